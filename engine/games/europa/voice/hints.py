"""Which answers a planner that sees what its seat sees would think of first, and why."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from engine.answers import Answers, Bits
from engine.game import Seat
from engine.games.europa.ai.ground import ground_of
from engine.games.europa.state import State
from engine.parts.planner.advice import Help, colors_first, helpful, routes_first
from engine.parts.planner.ground import Ground
from engine.parts.planner.purse import route_payments
from engine.parts.route_board import LOCOMOTIVE
from engine.parts.ways import pieces

if TYPE_CHECKING:
    from engine.menu import Path


def hints(state: State, seat: Seat) -> Mapping[int, Help]:
    """The routes that are worth a star to this seat, with the tickets that they help."""
    return helpful(ground_of(state, seat), state.players[seat].tickets)


@dataclass(frozen=True, slots=True)
class Saving:
    """What a station in a city would save today."""

    ticket: int
    route: int
    """The rival's route that joins it."""


def savings(state: State, seat: Seat) -> Mapping[int, Saving]:
    """The free cities where one borrowed route would join a ticket, the dearest for each."""
    return _savings(ground_of(state, seat), state.players[seat].tickets)


@lru_cache(maxsize=64)
def _savings(ground: Ground, tickets: tuple[int, ...]) -> Mapping[int, Saving]:
    board = ground.board
    piece = pieces(board, ground.mine)
    found: dict[int, Saving] = {}
    for number in sorted(tickets, key=lambda ticket: board.tickets[ticket].points):
        ends = {piece[end] for end in board.tickets[number].ends}
        for route in Bits(ground.rivals) if len(ends) == 2 else ():
            if {piece[end] for end in board.routes[route].ends} == ends:
                for city in board.routes[route].ends:
                    if ground.free_cities >> city & 1:
                        found[city] = Saving(number, route)
    return found


def ranked(state: State, seat: Seat, path: "Path") -> list[Any]:
    """All answers to the question after `path`, the most useful first. Cards keep the order of the
    market, since the buttons stand under its picture."""
    player = state.players[seat]
    kind, *earlier = path
    ask = kind.asks[len(earlier)]
    answers: Answers[Any] = ask.answers(state, seat, *earlier)
    match kind.word, ask.field:
        case "claim", "route":
            return routes_first(ground_of(state, seat), player.tickets, list(answers))
        case "claim", "color":
            paid = route_payments(state, seat, earlier[0])
            ground = ground_of(state, seat)
            return colors_first(ground, player.tickets, player.hand, earlier[0], paid)
        case "station", "city":
            saved = savings(state, seat)
            tickets = state.board.tickets
            return sorted(
                answers,
                key=lambda city: -tickets[saved[city].ticket].points if city in saved else 0,
            )
        case _, "color":
            hand = player.hand
            return sorted(answers, key=lambda color: (color == LOCOMOTIVE, -hand[color]))
        case _:
            return list(answers)
