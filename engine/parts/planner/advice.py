"""What a person is advised: which routes help their tickets, which answers to think of first.

A function of what the seat sees alone, so it may be asked on a state imagined from a view.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from engine.ai.budget import Budget
from engine.answers import Bits
from engine.parts.planner.ground import Ground
from engine.parts.planner.network import Surface, Weights
from engine.parts.planner.paths import wagon_weights
from engine.parts.planner.purse import Payment, thriftiest
from engine.parts.ways import pieces

TRIES: Final = 4
"""Networks that are laid for one advice."""


@dataclass(frozen=True, slots=True)
class Help:
    """What a route does for the tickets of its builder."""

    completes: tuple[int, ...]
    """Tickets that it joins at once, dearest first."""
    serves: tuple[int, ...]
    """Tickets whose way over a cheapest network needs it, dearest first."""

    @property
    def ticket(self) -> int:
        """The one that it helps most."""
        return (self.completes or self.serves)[0]


def helpful(ground: Ground, tickets: Sequence[int]) -> Mapping[int, Help]:
    """The open routes that complete a ticket, or lie on a network with the fewest wagons that
    joins all that can still be joined."""
    return _helpful(ground, tuple(tickets))


@lru_cache(maxsize=64)
def _helpful(ground: Ground, tickets: tuple[int, ...]) -> Mapping[int, Help]:
    """The same ground is asked about once for each route on a panel."""
    board = ground.board
    weights = tuple(wagon_weights(board, ground.mine, ground.open))
    alone = replace(ground, stations=0, cities=0)
    network = Surface(alone, Weights(weights, loan=0, idle_loan=0)).lay(
        tickets, Budget(TRIES), TRIES
    )
    piece = pieces(board, ground.mine)
    dearest = sorted(tickets, key=lambda ticket: -board.tickets[ticket].points)
    found: dict[int, Help] = {}
    for number in Bits(ground.open):
        joined = {piece[end] for end in board.routes[number].ends}
        completes = [
            ticket
            for ticket in dearest
            if len(joined) == 2 and {piece[end] for end in board.tickets[ticket].ends} == joined
        ]
        serves = [ticket for ticket in dearest if network.paths.get(ticket, 0) >> number & 1]
        if completes or serves:
            found[number] = Help(tuple(completes), tuple(serves))
    return found


def routes_first(ground: Ground, tickets: Sequence[int], offered: Sequence[int]) -> list[int]:
    """Some routes, those first that complete tickets (dearest first), then those that serve them
    (most wagons of the network first), then the others by their points."""
    board, known = ground.board, helpful(ground, tickets)

    def order(number: int) -> tuple[int, int, int, int]:
        route, help_ = board.routes[number], known.get(number)
        if help_ is None:
            return (2, 0, -route.points, number)
        if help_.completes:
            gain = sum([board.tickets[ticket].points for ticket in help_.completes])
            return (0, -gain, -route.points, number)
        return (1, -len(help_.serves) * route.length, -route.points, number)

    return sorted(offered, key=order)


def colors_first(
    ground: Ground,
    tickets: Sequence[int],
    hand: Sequence[int],
    number: int,
    payments: Sequence[Payment],
) -> list[int]:
    """The colours of the payments of a route: fewest locomotives first, then the one that is missed
    least, given the other routes that help the tickets."""
    board = ground.board
    rest = 0
    for other in helpful(ground, tickets):
        rest |= 1 << other
    length = board.routes[number].length
    best = thriftiest(board, hand, length, payments, rest & ~(1 << number))
    best.sort(key=lambda payment: payment[1])
    return list(dict.fromkeys([color for color, _ in best]))
