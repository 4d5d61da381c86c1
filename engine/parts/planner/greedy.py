"""A player who thinks of one ticket and one route at a time."""

from collections.abc import Iterable, Sequence

from engine.answers import Bits, Several
from engine.game import Seat
from engine.parts.claims import Building
from engine.parts.moves import ClaimRoute
from engine.parts.planner.ground import Ground
from engine.parts.planner.needs import Need, nearest_first, needs
from engine.parts.planner.purse import route_payments
from engine.parts.route_board import DECK, Board


def fewest(ground: Ground, offered: Several) -> tuple[int, ...]:
    """As few of the tickets on offer as may be kept, those with the shortest ways."""
    nearest = nearest_first(needs(ground, offered.pool))
    return offered.ordered(tuple([need.ticket for need in nearest[: offered.least]]))


def next_ticket(ground: Ground, tickets: Iterable[int]) -> Need | None:
    """The nearest of some tickets that is not joined and that there are wagons for."""
    for need in nearest_first(needs(ground, tickets)):
        if need.missing and need.missing <= ground.wagons:
            return need
    return None


def longest(state: Building, seat: Seat, numbers: Iterable[int]) -> ClaimRoute:
    """The longest of some routes, with as few locomotives as it takes."""
    number = max(numbers, key=lambda number: (state.board.routes[number].length, -number))
    payment = min(route_payments(state, seat, number), key=lambda paid: (paid[1], paid[0]))
    return ClaimRoute(number, *payment)


def source(
    board: Board, hand: Sequence[int], market: Sequence[int], offered: Sequence[int], way: int
) -> int:
    """A visible card of a colour that a way (mask of routes) asks for, else the deck."""
    wanted = set()
    for number in Bits(way):
        route = board.routes[number]
        if len(route.colors) == 1 and hand[route.colors[0]] < route.length:
            wanted.add(route.colors[0])
    for place in offered:
        if place != DECK and market[place] in wanted:
            return place
    return offered[-1]
