"""The sentences that the rulebooks of both games of cards, routes and tickets share: one test each,
on the board of either."""

from collections.abc import Sequence
from typing import Any

import pytest

from engine.games import GAMES
from engine.parts.events import DeckShuffled, LastRoundStarted, MarketDiscarded
from engine.parts.route_board import LOCOMOTIVE, Route
from engine.parts.ways import cheapest
from tests.rulebook.tables import LETTERS, RailTable, cards, hand, told

BOTH = [game for game in GAMES if game.info.id in ("europa", "aventureros")]


@pytest.fixture(params=BOTH, ids=lambda game: game.info.id)
def game(request: Any) -> Any:
    return request.param


@pytest.fixture
def table(game: Any) -> RailTable:
    return RailTable(game)


def letter(route: Route) -> str:
    """Of the first colour that pays it."""
    return list(LETTERS)[route.colors[0]] if len(route.colors) == 1 else "r"


def plain(table: RailTable, length: int, *, gray: bool = False) -> Route:
    """A route of that length that is neither a tunnel, a ferry nor a double."""
    return next(
        route
        for route in table.board.routes
        if route.length == length and route.kind == "plain" and route.twin is None
        if (len(route.colors) > 1) == gray
    )


def twins(table: RailTable) -> tuple[Route, Route]:
    """Both lines of a plain double in two colours."""
    routes: Sequence[Route] = table.board.routes
    one = next(r for r in routes if r.twin is not None and len(r.colors) == 1 and r.kind == "plain")
    return one, routes[one.twin or 0]


def test_45_wagons_and_110_cards(game: Any) -> None:
    """45 vagones por jugador; 12 cartas de cada uno de 8 colores y 14 locomotoras."""
    table = RailTable(game, 5)
    assert [player.wagons for player in table.state.players] == [45] * 5
    counts = [table.everything().count(card) for card in range(9)]
    assert counts == [12] * 8 + [14]


def test_four_cards_and_five_open(game: Any) -> None:
    """Cuatro cartas a cada jugador, cinco boca arriba."""
    table = RailTable(game, 3)
    assert [sum(player.hand) for player in table.state.players] == [4] * 3
    assert len(table.state.market) == 5


def test_a_visible_locomotive_is_the_only_card(table: RailTable) -> None:
    table.deal("Lravn", "rrr", p0="")
    table.say(0, "draw slot1")
    assert (table.state.turn, table[0].hand) == (1, hand("L"))


def test_a_locomotive_from_the_deck_counts_as_any_card(table: RailTable) -> None:
    table.deal("ravnb", "Lv", p0="")
    table.say(0, "draw deck")
    assert table.state.turn == 0
    table.say(0, "draw deck")
    assert (table.state.turn, table[0].hand) == (1, hand("Lv"))


def test_no_visible_locomotive_as_second_card(table: RailTable) -> None:
    table.deal("rLavn", "vvv", p0="")
    table.say(0, "draw slot1")
    assert "slot2" not in table.sources(0)


def test_three_visible_locomotives_are_replaced(table: RailTable) -> None:
    """Si llega a haber tres, se descartan las cinco y se ponen cinco nuevas."""
    table.deal("LLrav", "Lnnnnnb", p0="")
    assert told(table.say(0, "draw slot3"), MarketDiscarded)
    assert table.state.market.count(LOCOMOTIVE) == 0


def test_the_discards_become_the_deck(table: RailTable) -> None:
    table.deal("ravnb", "r", "a" * 12, p0="")
    assert told(table.say(0, "draw deck"), DeckShuffled) == [DeckShuffled(12)]


@pytest.mark.parametrize("wild", [0, 1, 4])
def test_a_route_is_paid_in_its_colour_and_locomotives(table: RailTable, wild: int) -> None:
    """Tantas cartas como casillas, del color de la ruta; las locomotoras son comodines."""
    route = plain(table, 4)
    payment = letter(route) * (4 - wild) + "L" * wild
    table.deal("ravnb", "vvvv", p0=payment)
    table.claim(0, route.name, payment)
    assert table[0].hand == hand("")
    assert (table[0].points, table[0].wagons) == (7, 41)
    assert sorted(table.state.discard) == sorted(cards(payment))


def test_a_gray_route_takes_any_one_colour(table: RailTable) -> None:
    route = plain(table, 2, gray=True)
    table.deal("ravnb", "vvvv", p0="aa")
    table.claim(0, route.name, "aa")
    assert table[0].points == 2


@pytest.mark.parametrize(("length", "points"), [(1, 1), (2, 2), (3, 4), (4, 7), (5, 10), (6, 15)])
def test_points_by_length(game: Any, length: int, points: int) -> None:
    """1:1, 2:2, 3:4, 4:7, 5:10, 6:15."""
    assert {route.points for route in game.board.routes if route.length == length} == {points}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_other_line_of_a_double(game: Any, seats: int) -> None:
    """Nadie puede tener las dos; con 2 o 3 jugadores se cierra para todos, con 4 o 5 la puede
    construir otro."""
    table = RailTable(game, seats)
    one, other = twins(table)
    payment = letter(one) * one.length
    table.deal("ravnb", "v" * 20, p0=payment, p1=letter(other) * other.length)
    table.claim(0, one.name, payment)
    offered = next(kind for kind in game.kinds.values() if kind.word == "claim").asks[0].answers
    assert (other.id in offered(table.state, 1)) == (seats >= 4)
    table[0].hand = hand(letter(other) * other.length)
    assert other.id not in offered(table.state, 0)


def test_routes_need_not_touch(table: RailTable) -> None:
    first, then = plain(table, 4), plain(table, 3)
    table.own(0, first.name)
    table.deal("ravnb", "vvvv", p0=letter(then) * 3)
    table.claim(0, then.name, letter(then) * 3)
    assert table[0].points == 4


def test_new_tickets_one_at_least_and_the_others_under_the_deck(table: RailTable) -> None:
    """Robas 3 billetes; te quedas al menos 1; los demás vuelven al fondo."""
    deck = list(table.state.tickets)
    table.say(0, "tickets")
    offer = table[0].offer
    assert offer == tuple(deck[-1:-4:-1])
    held = table[0].tickets
    table.say(0, f"keep {table.game.vocabulary['tickets'][offer[1]]}")
    assert table[0].tickets == (*held, offer[1])
    assert set(table.state.tickets[:2]) == {offer[0], offer[2]}


def test_two_wagons_or_fewer_start_the_last_round(game: Any) -> None:
    """Cada jugador, también ese, tiene un turno más."""
    table = RailTable(game, 3)
    route = plain(table, 3)
    payment = letter(route) * 3
    table.deal("ravnb", "v" * 40, p0=payment)
    table[0].wagons = 5
    assert told(table.claim(0, route.name, payment), LastRoundStarted) == [LastRoundStarted(0)]
    turns = []
    while seats := game.to_move(table.state):
        turns.append(seats[0])
        for _ in range(2):
            table.say(seats[0], "draw deck")
    assert turns == [1, 2, 0]


def test_a_ticket_adds_or_takes_away(table: RailTable) -> None:
    ticket = table.board.tickets[0]
    table.give_tickets(0, 0)
    assert table.standing(0).parts["tickets"] == -ticket.points
    board, lengths = table.board, [route.length for route in table.board.routes]
    way = cheapest(board, board.all_routes, lengths, ticket.ends) or ()
    table.own(0, " ".join(board.routes[number].name for number in way))
    assert table.standing(0).parts["tickets"] == ticket.points


def test_all_who_tie_have_ten_for_the_longest(table: RailTable) -> None:
    """Diez puntos para el recorrido continuo más largo; si empatan, para cada uno."""
    table.own(0, plain(table, 4).name)
    assert [table.standing(seat).parts["longest"] for seat in (0, 1)] == [10, 0]
    other = next(
        route
        for route in table.board.routes
        if route.length == 4 and table.state.open >> route.id & 1
    )
    table.own(1, other.name)
    assert [table.standing(seat).parts["longest"] for seat in (0, 1)] == [10, 10]
