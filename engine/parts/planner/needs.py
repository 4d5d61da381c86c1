"""What a ticket still needs: the fewest wagons missing, or whether it is lost."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.answers import Bits
from engine.parts.planner.ground import Ground
from engine.parts.planner.loans import places
from engine.parts.planner.paths import cheapest, wagon_weights
from engine.parts.route_board import Board, Ticket

LOAN = 1 << 12
"""The weight of a borrowed route: more than any number of wagons."""


@dataclass(frozen=True, slots=True)
class Need:
    """How far a ticket is."""

    ticket: int
    missing: int | None
    """The fewest wagons still to lay over routes open to the seat; None when no way is left."""
    routes: int
    """Mask of the open routes of one such completion."""
    by_station: bool
    """No way is left over own and open routes, but stations could borrow what lacks."""

    @property
    def is_joined(self) -> bool:
        """Own routes join its cities already."""
        return self.missing == 0

    @property
    def is_impossible(self) -> bool:
        """Neither open routes nor stations can join its cities, as the board lies now."""
        return self.missing is None and not self.by_station


def missing(board: Board, mine: int, free: int, ends: tuple[int, int]) -> int | None:
    """The fewest wagons that join two cities over own and free routes (masks); None: no way."""
    found = cheapest(board, wagon_weights(board, mine, free), *ends)
    return found[0] if found else None


def need(ground: Ground, ticket: Ticket) -> Need:
    """Of one ticket."""
    return _need(ground, wagon_weights(ground.board, ground.mine, ground.open), ticket)


def needs(ground: Ground, tickets: Iterable[int]) -> list[Need]:
    """Of several tickets, in the order given."""
    weights = wagon_weights(ground.board, ground.mine, ground.open)
    return [_need(ground, weights, ground.board.tickets[ticket]) for ticket in tickets]


def nearest_first(found: Iterable[Need]) -> list[Need]:
    """Fewest wagons missing first; then those that need a station, the joined, the impossible."""
    return sorted(found, key=_distance)


def _distance(found: Need) -> tuple[int, int]:
    if found.missing is None:
        return (3, 0) if found.is_impossible else (1, 0)
    return (2, 0) if found.is_joined else (0, found.missing)


def _need(ground: Ground, weights: list[int], ticket: Ticket) -> Need:
    found = cheapest(ground.board, weights, *ticket.ends)
    if found:
        return Need(ticket.id, found[0], found[1] & ground.open, by_station=False)
    return Need(ticket.id, None, 0, _can_borrow(ground, weights, ticket))


def _can_borrow(ground: Ground, weights: list[int], ticket: Ticket) -> bool:
    """Whether as many loans as there are stations, built or in hand, leave a way."""
    most = ground.stations + ground.cities.bit_count()
    if not most:
        return False
    with_loans = list(weights)
    for route in Bits(ground.lendable):
        with_loans[route] = LOAN
    found = cheapest(ground.board, with_loans, *ticket.ends, limit=(most + 1) * LOAN)
    return found is not None and places(ground, found[1] & ground.rivals) is not None
