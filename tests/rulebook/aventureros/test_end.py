"""Camino continuo más largo, final de la partida, recuento, desempates."""

from random import Random
from typing import Any

import pytest

from engine import menu
from engine.errors import MatchOver
from engine.games.aventureros.game import Aventureros
from engine.games.aventureros.state import Phase
from engine.match import Match
from engine.parts.events import LastRoundStarted, MatchEnded, TurnSkipped
from tests.rulebook.aventureros.test_tickets import number
from tests.rulebook.tables import RailTable, told

PATHS = {
    "a32": (
        "portland-salt_lake_city helena-salt_lake_city las_vegas-salt_lake_city"
        " las_vegas-los_angeles denver-salt_lake_city-a denver-kansas_city-a",
        13,
    ),
    "a33": (
        "calgary-seattle portland-seattle-a portland-san_francisco-a"
        " los_angeles-san_francisco-a el_paso-los_angeles el_paso-houston houston-new_orleans"
        " atlanta-new_orleans-a atlanta-charleston atlanta-nashville nashville-st_louis"
        " chicago-st_louis-a chicago-pittsburgh-a new_york-pittsburgh-a",
        41,
    ),
    "a34": ("denver-omaha kansas_city-omaha-a denver-kansas_city-a chicago-omaha", 13),
}


@pytest.mark.parametrize(("names", "length"), PATHS.values(), ids=PATHS)
def test_a32_a33_a34_longest_path(table: RailTable, names: str, length: int) -> None:
    """Puede pasar varias veces por una ciudad y hacer bucles, nunca dos por el mismo segmento
    (S27)."""
    table.own(0, names)
    standing = table.standing(0)
    assert standing.details["trail"]["length"] == length
    routes = standing.details["trail"]["routes"]
    assert sum(table.board.routes[route].length for route in routes) == length
    assert standing.parts["longest"] == 10


def test_a35_two_at_thirty(usa: Aventureros) -> None:
    """Vale 10 puntos para el jugador o jugadores empatados: two at 30, the third at 29."""
    table = RailTable(usa, 3)
    table.own(0, "calgary-winnipeg helena-winnipeg helena-seattle portland-seattle-a")
    table.own(0, "portland-salt_lake_city denver-salt_lake_city-a denver-omaha")
    table.own(1, "el_paso-los_angeles el_paso-houston houston-new_orleans miami-new_orleans")
    table.own(1, "charleston-miami charleston-raleigh nashville-raleigh kansas_city-omaha-a")
    table.own(1, "atlanta-nashville")
    table.own(2, "duluth-toronto pittsburgh-toronto pittsburgh-st_louis kansas_city-st_louis-a")
    table.own(2, "denver-kansas_city-a denver-phoenix el_paso-phoenix dallas-houston-a")
    table.own(2, "el_paso-santa_fe")
    lengths = [table.standing(seat).details["trail"]["length"] for seat in range(3)]
    assert lengths == [30, 30, 29]
    assert [table.standing(seat).parts["longest"] for seat in range(3)] == [10, 10, 0]


def test_r23_nobody_has_a_path_of_nothing(table: RailTable) -> None:
    assert [row.parts["longest"] for row in table.game.standings(table.state)] == [0, 0]


def draw_on(table: RailTable, events: list[Any]) -> list[int]:
    """Everybody draws from the deck to the end; the seats in order."""
    turns = []
    while seats := table.game.to_move(table.state):
        turns.append(seats[0])
        for _ in range(2):
            events += table.say(seats[0], "draw deck")
    return turns


def test_a36_everybody_has_one_more_turn(usa: Aventureros) -> None:
    """Con 0, 1 o 2 trenes al final de su turno, todos, incluido ese jugador, juegan una última
    ronda (S16)."""
    table = RailTable(usa, 3).deal("ravnb", "v" * 40, p0="r")
    table[0].wagons = 3
    events = table.claim(0, "dallas-houston-a", "r")
    assert told(events, LastRoundStarted) == [LastRoundStarted(0)]
    assert draw_on(table, events) == [1, 2, 0]
    assert told(events, MatchEnded)
    with pytest.raises(MatchOver):
        table.say(1, "draw deck")


def test_a36_three_trains_are_no_trigger(usa: Aventureros) -> None:
    table = RailTable(usa, 3).deal("ravnb", "v" * 40, p0="r")
    table[0].wagons = 4
    assert not told(table.claim(0, "dallas-houston-a", "r"), LastRoundStarted)
    assert table.state.turns_left == -1


def test_a37_a_second_trigger_changes_nothing(usa: Aventureros) -> None:
    table = RailTable(usa, 3).deal("ravnb", "v" * 40, p0="r", p1="a")
    table[0].wagons, table[1].wagons = 3, 2
    events = table.claim(0, "dallas-houston-a", "r")
    events += table.claim(1, "kansas_city-omaha-a", "a")
    assert draw_on(table, events) == [2, 0]
    assert len(told(events, LastRoundStarted)) == 1


def test_a38_with_no_trains_one_still_takes_tickets(usa: Aventureros) -> None:
    """In the last turn too, and they count."""
    table = RailTable(usa, 2).deal("ravnb", "v" * 40, p0="rr")
    table[0].wagons = 2
    table.claim(0, "dallas-little_rock", "rr")
    assert table[0].wagons == 0
    for _ in range(2):
        table.say(1, "draw deck")
    before = table.standing(0).parts["tickets"]
    table.say(0, "tickets")
    offered = table[0].offer[0]
    table.say(0, f"keep {table.game.vocabulary['tickets'][offered]}")
    assert table.state.phase is Phase.OVER
    lost = table.board.tickets[offered].points
    assert table.standing(0).parts["tickets"] == before - lost


def places(table: RailTable) -> list[int]:
    return [table.standing(seat).place for seat in range(len(table.state.players))]


def ties(usa: Aventureros) -> RailTable:
    """Two seats without tickets."""
    table = RailTable(usa)
    table.give_tickets(0).give_tickets(1)
    return table


def test_a39_more_completed_tickets_first(usa: Aventureros) -> None:
    """Si hay empate en puntos totales, quien completó más billetes (S28)."""
    table = ties(usa).own(0, "denver-santa_fe el_paso-santa_fe")
    table.own(1, "duluth-omaha-a chicago-omaha")
    table.give_tickets(0, number(table.board, "denver-el_paso"))
    table[0].points, table[1].points = 96, 90
    assert [table.standing(seat).total for seat in (0, 1)] == [100, 100]
    assert places(table) == [1, 2]


def test_a39_then_who_holds_the_award(usa: Aventureros) -> None:
    """Si sigue el empate, quien tenga el camino más largo."""
    table = ties(usa).own(0, "denver-santa_fe").own(1, "chicago-duluth")
    table[0].points, table[1].points = 100, 90
    assert [table.standing(seat).total for seat in (0, 1)] == [100, 100]
    assert places(table) == [2, 1]


def test_a39_then_the_victory_is_shared(usa: Aventureros) -> None:
    """Both hold it, for equal lengths (R25)."""
    table = ties(usa).own(0, "denver-helena").own(1, "chicago-omaha")
    table[0].points = table[1].points = 90
    assert [table.standing(seat).parts["longest"] for seat in (0, 1)] == [10, 10]
    assert places(table) == [1, 1]


def test_a40_a_total_may_be_negative(usa: Aventureros) -> None:
    table = ties(usa)
    board = table.board
    table.give_tickets(0, number(board, "los_angeles-new_york"), number(board, "new_york-seattle"))
    assert table.standing(0).total == -43


def stuck(table: RailTable) -> RailTable:
    """No deck, no discards, no tickets, nothing payable; five cards lie there all the same."""
    table.deal("ravnb", p0="r", p1="")
    table.state.tickets = []
    return table


def test_a41_when_nobody_can_move_the_match_is_counted(usa: Aventureros) -> None:
    """The only move left is the last one; then all are skipped (R20), for without a deck the
    market may not be touched (R7)."""
    table = stuck(RailTable(usa))
    table.state.open = 1 << table.number("route", "dallas-houston-a")
    table[0].hand[0] = 1
    table.state.market = [-1] * 5
    events = table.claim(0, "dallas-houston-a", "r")
    assert told(events, TurnSkipped) == [TurnSkipped(1), TurnSkipped(0)]
    assert told(events, MatchEnded)
    assert table.state.phase is Phase.OVER


def test_r21_tickets_must_be_taken_when_nothing_else_is_left(usa: Aventureros) -> None:
    table = stuck(RailTable(usa))
    table[0].hand[0] = 0
    table.state.tickets = [3]
    assert table.open_words(0) == ["tickets"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a42_nothing_is_lost_or_found(usa: Aventureros, seats: int) -> None:
    """110 cards, 30 tickets, 45 trains a seat after every move of random matches."""
    random = Random(seats)
    match = Match(usa, usa.setup(seats, {}, f"a42 {seats}"))
    lengths = [route.length for route in usa.board.routes]
    while to_move := usa.to_move(match.state):
        seat = random.choice(to_move)
        match.play(seat, menu.pick(usa, match.state, seat, random.random))
        state = match.state
        cards = state.deck + state.discard + [card for card in state.market if card >= 0]
        counts = [cards.count(card) for card in range(9)]
        tickets = list(state.tickets)
        for player in state.players:
            counts = [one + other for one, other in zip(counts, player.hand, strict=True)]
            tickets += [*player.tickets, *player.offer, *player.returned]
            laid = sum(n for number, n in enumerate(lengths) if player.routes >> number & 1)
            assert laid + player.wagons == 45
        assert counts == [12] * 8 + [14]
        assert sorted(tickets) == list(range(30))
