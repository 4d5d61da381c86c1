"""The cheapest network for a set of tickets: a Steiner forest, by shortest paths in a good order.

Tickets are laid one after the other, each over what is already there; then each path is taken up
and laid again while that makes the whole cheaper. Not always the cheapest there is, but near it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.ai.budget import Budget
from engine.answers import Bits
from engine.parts.planner.ground import Ground
from engine.parts.planner.loans import assign, places
from engine.parts.planner.paths import CLOSED, FAR, cheapest

Paths = dict[int, int]
"""Ticket -> mask of the routes of its path that are not yet one's own."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What building and borrowing cost, in whole numbers; own routes are free."""

    routes: tuple[int, ...]
    """By route: 0 for own ones, `CLOSED` for those that may not be built."""
    loan: int
    """Borrowing a rival's route with a station yet to be built."""
    idle_loan: int
    """Borrowing with a station that stands and has nothing else to do."""


@dataclass(frozen=True, slots=True)
class Network:
    """What to build and what to borrow so that some tickets are joined."""

    routes: int
    """Mask of the open routes to build."""
    loans: int
    """Mask of the rivals' routes to borrow."""
    cost: int
    """Sum of the weights."""
    paths: Paths
    """The tickets that it joins, each with its part of the routes and loans."""
    stations: tuple[int, ...]
    """Cities where new stations must stand for it."""
    wagons: int
    """What it takes of them."""


def _orders(ground: Ground, tickets: Sequence[int]) -> list[tuple[int, ...]]:
    """Most points first, fewest first, or second first: a path that is laid early is shared."""
    by_points = tuple(
        sorted(tickets, key=lambda number: (-ground.board.tickets[number].points, number))
    )
    rest = (by_points[::-1], by_points[1:] + by_points[:1])
    return [by_points, *rest[: max(0, len(tickets) - 1)]]


class Surface:
    """A ground with its weights, where networks are laid."""

    def __init__(self, ground: Ground, weights: Weights) -> None:
        self.ground, self.weights = ground, weights
        self.lendable = ground.lendable
        self.bare = self._with_loans(0)
        self._alone: dict[int, int | None] = {}

    def lay(self, tickets: Sequence[int], budget: Budget, tries: int) -> Network:
        """A cheapest network for those of the tickets that can be joined. It is laid in several
        orders and laid again, at the budget's cost; once at least, and more with more `tries`."""
        first, *others = _orders(self.ground, tickets)
        budget.spend()
        best = self._lay_well(first, budget, tries)
        for order in others[: max(0, tries - 1)]:
            if not budget.spend():
                break
            found = self._lay_well(order, budget, 1)
            best = min(best, found, key=lambda one: (-len(one.paths), one.cost))
        return best

    def _lay_well(self, order: Sequence[int], budget: Budget, tries: int) -> Network:
        """In that order, then again while it becomes cheaper."""
        paths = self._lay_in_order(order)
        for _ in range(tries - 1):
            if not budget.spend() or not self._lay_again(paths):
                break
        return self.network(paths)

    def alone(self, ticket: int) -> int | None:
        """What a ticket costs if nothing else is built; None where it has no way."""
        if ticket not in self._alone:
            path = self._path(ticket, 0)
            self._alone[ticket] = None if path is None else self._cost(path)
        return self._alone[ticket]

    def without(self, network: Network, ticket: int) -> Network:
        """What is left when a ticket is given up: nothing is laid anew."""
        return self.network(
            {other: path for other, path in network.paths.items() if other != ticket}
        )

    def _lay_in_order(self, order: Sequence[int]) -> Paths:
        """Each ticket over what the ones before it laid; those without a way are left out."""
        paths: Paths = {}
        laid = 0
        for ticket in order:
            path = self._path(ticket, laid)
            if path is not None:
                paths[ticket] = path
                laid |= path
        return paths

    def _lay_again(self, paths: Paths) -> bool:
        """Take up each path and lay it over the others; whether the whole became cheaper."""
        is_cheaper = False
        for ticket, path in list(paths.items()):
            rest = union([other for number, other in paths.items() if number != ticket])
            new = self._path(ticket, rest, self._cost(path & ~rest))
            if new is not None:
                paths[ticket] = new
                is_cheaper = True
        return is_cheaper

    def network(self, paths: Paths) -> Network:
        """What the paths make together."""
        board, laid = self.ground.board, union(paths.values())
        loans = laid & self.ground.rivals
        return Network(
            laid & self.ground.open,
            loans,
            self._cost(laid),
            paths,
            places(self.ground, loans) or (),
            sum([board.routes[route].length for route in Bits(laid & self.ground.open)]),
        )

    def _path(self, ticket: int, laid: int, limit: int = FAR) -> int | None:
        """The cheapest path over what is laid, if it costs less than the limit."""
        ground = self.ground
        loans = laid & ground.rivals
        weights = self._with_loans(loans) if loans else self.bare[:]
        for route in Bits(laid):
            weights[route] = 0
        ends = ground.board.tickets[ticket].ends
        found = cheapest(ground.board, weights, *ends, limit)
        if found and places(ground, (found[1] | laid) & ground.rivals) is None:
            for route in Bits(self.lendable & ~laid):
                weights[route] = CLOSED
            found = cheapest(ground.board, weights, *ends, limit)
        return found[1] & ~ground.mine if found else None

    def _with_loans(self, loans: int) -> list[int]:
        """The weights once some routes are borrowed: what the next loan costs."""
        ground, weights = self.ground, list(self.weights.routes)
        idle, new = assign(ground, list(Bits(loans)), ground.cities, 0) or (0, 0)
        free = ground.free_cities & ~new if ground.stations > new.bit_count() else 0
        for route in Bits(self.lendable):
            one, other = ground.board.routes[route].ends
            ends = 1 << one | 1 << other
            if ends & idle:
                weights[route] = self.weights.idle_loan
            elif ends & free:
                weights[route] = self.weights.loan
        return weights

    def _cost(self, laid: int) -> int:
        return sum([self.bare[route] for route in Bits(laid)])


def union(masks: Iterable[int]) -> int:
    """All the bits of some masks."""
    found = 0
    for mask in masks:
        found |= mask
    return found
