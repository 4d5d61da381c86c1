"""What stations borrow in the end: one route of a rival each, all chosen together (R55-R61)."""

from dataclasses import dataclass
from itertools import product

from engine.answers import Bits
from engine.game import Seat
from engine.games.europa.state import State

Pair = tuple[int, int]
Missing = tuple[int, int, int]
"""A ticket not joined: the pieces of its two cities, its points."""


@dataclass(frozen=True, slots=True)
class Loan:
    """A route borrowed by the station in a city."""

    city: int
    route: int


@dataclass(frozen=True, slots=True)
class Lender:
    """A station that can borrow something: the pairs of pieces that a rival's route there would
    join, and the first route that does."""

    city: int
    joins: dict[Pair, int]


@dataclass(frozen=True, slots=True)
class Best:
    """What the best choice gains."""

    gain: int = 0
    """In points: a ticket completed counts instead of being subtracted."""
    completed: int = 0
    loans: tuple[Loan, ...] = ()

    @property
    def rank(self) -> tuple[int, int, int]:
        """More points, then more completed tickets, then fewer borrowed routes (R57)."""
        return self.gain, self.completed, -len(self.loans)

    @property
    def order(self) -> tuple[list[int], list[tuple[int, int]]]:
        """Among equal ranks: the smallest routes; then the city that comes first borrows first."""
        named = [(loan.city, loan.route) for loan in self.loans]
        return sorted([route for _, route in named]), named


def lenders(state: State, seat: Seat, piece: list[int]) -> list[Lender]:
    """The stations of a seat that have something to borrow; both lines of a double count (R55)."""
    rivals = 0
    for other, player in enumerate(state.players):
        if other != seat:
            rivals |= player.routes
    found = []
    for city in Bits(state.players[seat].cities):
        joins: dict[Pair, int] = {}
        for route in Bits(rivals & state.board.at[city]):
            start, end = state.board.routes[route].ends
            one, other = piece[start], piece[end]
            if one != other:
                joins.setdefault((min(one, other), max(one, other)), route)
        if joins:
            found.append(Lender(city, joins))
    return found


def best_loans(missing: list[Missing], stations: list[Lender]) -> Best:
    """Every choice of one route or none for each station, all stations together (R56)."""
    within_reach = {end for lender in stations for pair in lender.joins for end in pair}
    missing = [row for row in missing if row[0] in within_reach and row[1] in within_reach]
    best, most = Best(), Best().rank
    if not missing:
        return best
    for choice in product(*[[None, *lender.joins] for lender in stations]):
        pairs = [pair for pair in choice if pair]
        gain = completed = 0
        for one, other, points in missing:
            if are_joined(one, other, pairs):
                gain += 2 * points
                completed += 1
        rank = (gain, completed, -len(pairs))
        if rank < most:
            continue
        loans = [
            Loan(lender.city, lender.joins[pair])
            for lender, pair in zip(stations, choice, strict=True)
            if pair
        ]
        found = Best(gain, completed, tuple(loans))
        if rank > most or found.order < best.order:
            best, most = found, rank
    return best


def are_joined(start: int, goal: int, pairs: list[Pair]) -> bool:
    """Whether at most three links lead from one piece to another."""
    reached = {start}
    for _ in pairs:
        for one, other in pairs:
            if one in reached or other in reached:
                reached |= {one, other}
    return goal in reached
