"""A refusal of either game of cards, routes and tickets says what is so: each reason, and each
number in it, looked up on the table."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from engine import menu
from engine.errors import IllegalMove
from engine.games import GAMES
from engine.games.europa.moves import BuildStation, PayTunnel
from engine.parts.market import EMPTY
from engine.parts.moves import ClaimRoute, DrawCard, KeepTickets
from engine.parts.route_board import DECK, LOCOMOTIVE
from engine.text import Who, Word
from tests.contract.walks import Case, positions

BOTH = [game for game in GAMES if game.info.id in ("europa", "aventureros")]
Holds = Callable[[Any, int, Any, Any], bool]
"""Of the state, the seat, the move and the arguments of the sentence."""


def price(state: Any, seat: int, move: Any) -> int:
    """What the move costs, in cards."""
    match move:
        case ClaimRoute(route, _, _):
            return int(state.board.routes[route].length)
        case BuildStation():
            return 1 + int(state.players[seat].cities.bit_count())
    return int(state.tunnel.extra)


def color(state: Any, move: Any) -> int:
    return int(state.tunnel.color if isinstance(move, PayTunnel) else move.color)


def owns(state: Any, who: Who, route: int) -> bool:
    return bool(state.players[who.seat].routes >> route & 1)


def twin_is(state: Any, seat: int, move: Any, said: Any, *, own: bool) -> bool:
    twin = state.board.routes[move.route].twin
    owner = Who(seat) if own else said["owner"]
    is_closed = own or len(state.players) < 4
    return owns(state, owner, twin) and is_closed and said["route"] == Word("route", move.route)


def lacks(state: Any, seat: int, move: Any, said: Any) -> bool:
    hand = state.players[seat].hand
    cards = price(state, seat, move) - move.locomotives
    return bool(
        said["color"] == Word("color", color(state, move))
        and (said["cards"], said["locomotives"]) == (cards, move.locomotives)
        and (said["held"], said["held_locomotives"]) == (hand[color(state, move)], hand[LOCOMOTIVE])
        and (said["held"] < cards or said["held_locomotives"] < move.locomotives)
    )


def is_off_the_board(state: Any, move: Any) -> bool:
    board = state.board
    match move:
        case DrawCard(source):
            return not 0 <= source <= DECK
        case ClaimRoute(route, given, _):
            return not (0 <= route < len(board.routes) and 0 <= given <= LOCOMOTIVE)
        case BuildStation(city, given, _):
            return not (0 <= city < len(board.cities) and 0 <= given <= LOCOMOTIVE)
    return False


def least(state: Any) -> int:
    return 2 if state.phase.name == "FIRST_TICKETS" else 1


def offer(state: Any, seat: int) -> tuple[int, ...]:
    found: tuple[int, ...] = state.players[seat].offer
    return found


REASONS: dict[str, Holds] = {
    "NoCards": lambda s, seat, m, said: not s.deck and not s.discard,
    "EmptyDeck": lambda s, seat, m, said: m.source == DECK and not s.deck,
    "EmptySlot": lambda s, seat, m, said: (
        s.market[m.source] == EMPTY and said["slot"] == Word("source", m.source)
    ),
    "SecondLocomotive": lambda s, seat, m, said: (
        s.phase.name == "SECOND_CARD" and s.market[m.source] == LOCOMOTIVE
    ),
    "RouteTaken": lambda s, seat, m, said: (
        owns(s, said["owner"], m.route) and said["route"] == Word("route", m.route)
    ),
    "TwinOwned": lambda s, seat, m, said: twin_is(s, seat, m, said, own=True),
    "TwinClosed": lambda s, seat, m, said: twin_is(s, seat, m, said, own=False),
    "NotEnoughWagons": lambda s, seat, m, said: (
        (said["needed"], said["wagons"]) == (price(s, seat, m), s.players[seat].wagons)
        and said["needed"] > said["wagons"]
    ),
    "NotEnoughCards": lacks,
    "WrongColor": lambda s, seat, m, said: (
        [said["color"].value] == list(s.board.routes[m.route].colors)
        and said["given"] == Word("color", m.color)
        and m.color not in (said["color"].value, LOCOMOTIVE)
    ),
    "SymbolsUncovered": lambda s, seat, m, said: (
        said["given"] == m.locomotives < said["symbols"] == s.board.routes[m.route].symbols
    ),
    "OnlyLocomotives": lambda s, seat, m, said: (
        s.tunnel.color == LOCOMOTIVE and m.locomotives < said["extra"] == s.tunnel.extra
    ),
    "Overpaid": lambda s, seat, m, said: (
        said["price"] == price(s, seat, m) and not 0 <= m.locomotives <= said["price"]
    ),
    "WrongName": lambda s, seat, m, said: (
        (m.color == LOCOMOTIVE) != (m.locomotives == price(s, seat, m))
    ),
    "NoTickets": lambda s, seat, m, said: not s.tickets,
    "TooFewTickets": lambda s, seat, m, said: len(m.tickets) < said["least"] == least(s),
    "NotYourTicket": lambda s, seat, m, said: bool({*m.tickets} - {*offer(s, seat)}),
    "RepeatedTicket": lambda s, seat, m, said: (
        m.tickets != tuple(ticket for ticket in offer(s, seat) if ticket in m.tickets)
    ),
    "StationThere": lambda s, seat, m, said: bool(
        said["city"] == Word("city", m.city) and s.players[said["owner"].seat].cities >> m.city & 1
    ),
    "NoStations": lambda s, seat, m, said: s.players[seat].cities.bit_count() == 3,
    "NotOnTheBoard": lambda s, seat, m, said: is_off_the_board(s, m),
}
RARE = {"NoCards", "EmptyDeck", "EmptySlot", "NoTickets", "OnlyLocomotives"}
"""Reasons that ordinary matches may not come to."""
ONLY_EUROPA = {"SymbolsUncovered", "OnlyLocomotives", "StationThere", "NoStations"}


def tries(game: Any, state: Any, seat: int, random: Random) -> Iterator[Any]:
    """Moves of this moment at random, now and then beside what there is."""
    board = state.board
    for kind in game.kinds_now(state, seat):
        for _ in range(12):
            if kind.move is DrawCard:
                yield DrawCard(random.randint(-1, 6))
            elif kind.move is ClaimRoute:
                route = random.randint(-1, len(board.routes))
                yield ClaimRoute(route, random.randint(-1, 9), random.randint(-1, 9))
                route = random.randrange(len(board.routes))
                paid_in = random.choice((*board.routes[route].colors, LOCOMOTIVE))
                yield ClaimRoute(route, paid_in, random.randint(0, board.routes[route].length))
            elif kind.move is BuildStation:
                city = random.randint(-1, len(board.cities))
                yield BuildStation(city, random.randint(-1, 9), random.randint(-1, 4))
            elif kind.move is PayTunnel:
                yield PayTunnel(random.randint(-1, 4))
            elif kind.move is KeepTickets:
                pool = [*offer(state, seat), random.randrange(len(board.tickets))]
                yield KeepTickets(tuple(random.choices(pool, k=random.randint(0, 3))))
            else:
                yield kind.move()


@pytest.mark.parametrize("game", BOTH, ids=lambda game: game.info.id)
def test_a_refusal_says_what_is_so(game: Any) -> None:
    random, seen = Random(7), set()
    for seats in (2, 4):
        for state in positions(Case(game, seats), 3, matches=3, key="reasons"):
            for seat in game.to_move(state):
                for move in tries(game, state, seat, random):
                    if menu.is_offered(game, state, seat, move):
                        continue
                    with pytest.raises(IllegalMove) as caught:
                        menu.require(game, state, seat, move)
                    reason, said = type(caught.value).__name__, caught.value.said
                    args = said.args if said else {}
                    if reason != "WrongPhase":
                        assert REASONS[reason](state, seat, move, args), (reason, move, args)
                    seen.add(reason)
    unseen = set(REASONS) - seen - RARE
    assert unseen == (ONLY_EUROPA - RARE if game.info.id == "aventureros" else set())
