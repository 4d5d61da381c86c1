"""Línea más larga, final de la partida, recuento, desempates."""

from random import Random

import pytest

from engine.errors import MatchOver
from engine.game import Event
from engine.games.europa.game import Europa
from engine.games.europa.state import Phase
from engine.parts.events import LastRoundStarted, MatchEnded, TurnSkipped
from engine.parts.route_board import Board
from engine.parts.trail import longest_trail, trail_walk
from tests.rulebook.europa.table import Table, told

MARKET = "ravnb"

TRAILS = {
    "t68": ("t01 t02 t03", 8),
    "t69": ("t01 t11 t07a t04", 8),
    "t70": ("t07a t11 t03 t04 t12", 7),
    "t71": ("t01 t11 t07a t04 t12 t08a", 15),
    "t72": ("t01 t02 t03 t07a t11", 11),
    "t73": ("t01 t05 t06", 5),
    "t74": ("t01 t02 t11", 6),
    "empty": ("", 0),
}


@pytest.mark.parametrize(("names", "length"), TRAILS.values(), ids=TRAILS)
def test_t68_t69_t70_t71_t72_t73_t74_longest_line(table: Table, names: str, length: int) -> None:
    """Puede pasar varias veces por la misma ciudad, pero no repetir una ruta."""
    table.own(0, names)
    assert longest_trail(table.state.board, table[0].routes) == length
    check_walk(table.state.board, table[0].routes, length)


def check_walk(board: Board, routes: int, length: int) -> None:
    """The routes that are told do make a trail of that length."""
    walk = trail_walk(board, routes)
    assert len(set(walk)) == len(walk)
    assert all(routes >> route & 1 for route in walk)
    assert sum(board.routes[route].length for route in walk) == length
    assert not walk or any(goes_through(board, walk, end) for end in board.routes[walk[0]].ends)


def goes_through(board: Board, walk: tuple[int, ...], city: int) -> bool:
    """Whether one can walk it from that city."""
    for route in walk:
        one, other = board.routes[route].ends
        if city not in (one, other):
            return False
        city = other if city == one else one
    return True


def brute_trail(board: Board, routes: list[int]) -> int:
    """Every walk from every city."""
    ways: dict[int, list[tuple[int, int, int]]] = {}
    for number, route in enumerate(routes):
        one, other = board.routes[route].ends
        length = board.routes[route].length
        ways.setdefault(one, []).append((1 << number, other, length))
        ways.setdefault(other, []).append((1 << number, one, length))

    def go(city: int, used: int) -> int:
        best = 0
        for bit, beyond, length in ways[city]:
            if not used & bit:
                best = max(best, length + go(beyond, used | bit))
        return best

    return max([go(city, 0) for city in ways], default=0)


def grown(board: Board, random: Random, count: int) -> list[int]:
    """A random network of so many routes, mostly in one or two pieces, doubles and loops in it."""
    routes = [random.choice(board.routes).id]
    while len(routes) < count:
        at = {end for route in routes for end in board.routes[route].ends}
        near = [
            route.id
            for route in board.routes
            if route.id not in routes and (set(route.ends) & at or random.random() < 0.02)
        ]
        routes.append(random.choice(near))
    return routes


def test_br12_longest_line_against_every_walk(europa: Europa) -> None:
    """2,000 random networks of the real board, up to 14 routes, loops and doubles among them."""
    random, board = Random(12), europa.board
    for _ in range(2000):
        routes = grown(board, random, random.choice([1, 2, 3, 5, 8, 11, 13, 14]))
        mask = sum(1 << route for route in routes)
        length = brute_trail(board, routes)
        assert longest_trail(board, mask) == length
        check_walk(board, mask, length)


def test_t75_ties_share_the_award(toy: Europa) -> None:
    """Si hay empate, 10 puntos para cada uno."""
    table = Table(toy, 4).own(0, "t10 t02").own(1, "t09 t13b t03").own(2, "t12 t08a t05")
    lengths = [table.standing(seat).details["trail"]["length"] for seat in range(4)]
    assert lengths == [11, 11, 10, 0]
    assert [table.standing(seat).parts["longest"] for seat in range(4)] == [10, 10, 0, 0]


def test_r64_nobody_has_a_line_of_nothing(table: Table) -> None:
    assert [row.parts["longest"] for row in table.game.standings(table.state)] == [0, 0]


def draw_on(table: Table, events: list[Event]) -> list[int]:
    """Everybody draws from the deck to the end; the seats in order."""
    turns = []
    while seats := table.game.to_move(table.state):
        turns.append(seats[0])
        events += table.say(seats[0], "draw deck")
        events += table.say(seats[0], "draw deck")
    return turns


def test_t76_everybody_has_one_more_turn(toy: Europa) -> None:
    """Cuando un jugador termina su turno con 2 vagones o menos, empieza la última ronda: todos,
    incluido ese jugador, juegan un turno más."""
    table = Table(toy, 3).deal(MARKET, "r" * 30)
    table.state.turn = 2
    table[2].wagons = 2
    events: list[Event] = []
    assert draw_on(table, events) == [2, 0, 1, 2]
    assert told(events, LastRoundStarted) == [LastRoundStarted(2)]
    assert isinstance(events[-1], MatchEnded)
    with pytest.raises(MatchOver):
        table.say(0, "draw deck")


def test_t76_a_second_one_changes_nothing(toy: Europa) -> None:
    """A second player reaching <= 2 during the last round changes nothing (R70)."""
    table = Table(toy, 3).deal(MARKET, "r" * 30)
    table.state.turn = 2
    table[2].wagons, table[0].wagons = 2, 0
    events: list[Event] = []
    assert draw_on(table, events) == [2, 0, 1, 2]
    assert told(events, LastRoundStarted) == [LastRoundStarted(2)]


def test_t76_three_wagons_are_no_trigger(toy: Europa) -> None:
    table = Table(toy, 3).deal(MARKET, "r" * 30)
    table[0].wagons = 3
    table.say(0, "draw deck")
    events = table.say(0, "draw deck")
    assert not told(events, LastRoundStarted)
    assert table.state.turns_left == -1


def test_r69_the_trigger_is_at_the_end_of_the_turn(toy: Europa) -> None:
    """And after pending choices: a tunnel that waits has not ended the turn."""
    table = Table(toy).deal(MARKET, "rbbbbb", p0="rrr")
    table[0].wagons = 4
    table.claim(0, "t03", "rr")
    assert table.state.turns_left == -1
    assert told(table.say(0, "pay 0"), LastRoundStarted)
    assert toy.view(table.state, None).last_round == 0  # type: ignore[union-attr]


def test_r71_with_no_wagons_one_still_plays(toy: Europa) -> None:
    """A player with 0 wagons still has a last turn: cards, tickets, station."""
    table = Table(toy).deal(MARKET, "r" * 9, p0="rr")
    table[0].wagons, table.state.turns_left = 0, 1
    table.station(0, "A", "r")
    assert table.state.phase is Phase.OVER


def counted(table: Table, seat: int) -> tuple[int, int]:
    row = table.standing(seat)
    return row.place, row.total


def even(toy: Europa) -> Table:
    """Two seats with the same points by other ways: 5 for a ticket, 5 for routes."""
    table = Table(toy)
    table.give_tickets(0).give_tickets(1)
    return table


def test_t77_more_completed_tickets_first(toy: Europa) -> None:
    """Desempates: más billetes completados."""
    table = even(toy).own(0, "t01 t02").own(1, "t13a t04").give_tickets(0, 5)
    table[0].points, table[1].points = 0, 5
    assert [
        table.standing(seat).total - table.standing(seat).parts["longest"] for seat in (0, 1)
    ] == [
        17,
        17,
    ]
    table[1].points += table.standing(0).parts["longest"] - table.standing(1).parts["longest"]
    assert counted(table, 0)[1] == counted(table, 1)[1]
    assert counted(table, 0)[0] == 1
    assert counted(table, 1)[0] == 2


def test_t77_then_fewer_stations(toy: Europa) -> None:
    """Menos estaciones usadas."""
    table = even(toy).put_stations(0, "A").put_stations(1, "B C")
    table[0].points, table[1].points = 0, 4
    assert counted(table, 0) == (1, 8)
    assert counted(table, 1) == (2, 8)


def test_t77_then_the_longest_line(toy: Europa) -> None:
    """Tener el premio de la línea más larga."""
    table = even(toy).own(0, "t01")
    table[0].points, table[1].points = 0, 10
    assert counted(table, 0) == (1, 22)
    assert counted(table, 1) == (2, 22)


@pytest.mark.parametrize("own", ["", "t01"])
def test_t77_then_the_victory_is_shared(toy: Europa, own: str) -> None:
    """Both hold the award, or neither."""
    table = even(toy).own(0, own).own(1, "t02" if own else "")
    assert [counted(table, seat)[0] for seat in (0, 1)] == [1, 1]


def stuck(table: Table, *seats: int) -> Table:
    """Neither cards, tickets nor anything payable."""
    table.state.tickets, table.state.open = [], 0
    for seat in seats:
        table[seat].stations = 0
    return table


def test_t78_who_can_do_nothing_is_skipped(toy: Europa) -> None:
    """sin jugada posible: a turn is skipped only if none of the four actions is legal (R66)."""
    table = stuck(Table(toy, 3).deal("ra___", p0="", p1="", p2="v"), 0, 1)
    table.say(0, "draw slot1")
    events = table.say(0, "draw slot2")
    assert told(events, TurnSkipped) == [TurnSkipped(1)]
    assert table.state.turn == 2
    table.station(2, "A", "v")
    assert table.state.turn == 0


def test_t78_when_nobody_can_the_match_is_counted(toy: Europa) -> None:
    """If ALL players are skipped in succession the game ends at once and is scored (R67)."""
    table = stuck(Table(toy).deal("r____", p0="", p1=""), 0, 1)
    events = table.say(0, "draw slot1")
    assert told(events, TurnSkipped) == [TurnSkipped(1), TurnSkipped(0)]
    assert told(events, MatchEnded)
    assert not toy.to_move(table.state)
    assert len(toy.standings(table.state)) == 2


def test_r66_tickets_must_be_taken_when_nothing_else_is_left(toy: Europa) -> None:
    """There is no voluntary pass."""
    table = stuck(Table(toy).deal("r____", p0="", p1=""), 0, 1)
    table.state.tickets = [30]
    table.say(0, "draw slot1")
    assert [kind.word for kind in toy.kinds_now(table.state, 1) if kind.can(table.state, 1)] == [
        "tickets"
    ]


def test_r69_a_skipped_turn_uses_up_one_of_the_last_round(toy: Europa) -> None:
    table = stuck(Table(toy, 3).deal("ra___", p0="", p1="", p2="v"), 0, 1)
    table[0].wagons = 2
    table.say(0, "draw slot1")
    table.say(0, "draw slot2")
    assert table.state.turn == 2
    assert table.state.turns_left == 2


def test_r72_the_parts_add_up(toy: Europa) -> None:
    table = Table(toy).own(0, "t01 t02").give_tickets(0, 0, 1).put_stations(0, "A")
    table[0].points = 8
    row = table.standing(0)
    assert row.parts == {"routes": 8, "tickets": 8 - 10, "stations": 8, "longest": 10}
    assert row.total == 24
    assert row.details["completed"] == 1
    assert (row.details["stations"], row.details["wagons"]) == (2, 45)
    assert counted(Table(toy).give_tickets(1, 1, 2, 4), 1)[1] == 12 - 30
