"""The lattice as bits: a set of crossings is one number, and a step in a direction is one shift.

Laid tracks cost nothing: whoever reaches a network has reached all of it, so that only the sets of
joined crossings matter, never the single tracks.
"""

from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from typing import Final

from engine.games.trans_europa.board import Board

WIDTH: Final = 128
"""Places in a row of bits: more than any row of half steps, so that no shift wraps around."""
Lines = tuple[tuple[int, int], ...]
"""For each direction how far to shift, and the places that have a line that way."""
Nets = Sequence[int]
"""Crossings that tracks join, set by set; no two share one."""


class Ground:
    """A board's crossings and lines; a crossing is the one bit `spot[node]`."""

    def __init__(self, board: Board) -> None:
        self.spot = tuple(
            [1 << place.row * WIDTH + place.column for place in board.places]
            or [1 << node for node in range(len(board.nodes))]
        )
        self.line = {
            self.spot[one] | self.spot[other]: edge for edge, (one, other) in enumerate(board.edges)
        }
        """The ends of a line, as one set -> the line."""
        self.singles = self._lines(board, 1)
        self.doubles = self._lines(board, 2)

    def _lines(self, board: Board, cost: int) -> Lines:
        found: dict[int, int] = defaultdict(int)
        for (one, other), price in zip(board.edges, board.costs, strict=True):
            if price == cost:
                low, high = sorted((self.spot[one], self.spot[other]))
                found[high.bit_length() - low.bit_length()] |= low
        return tuple(found.items())

    def mask(self, nodes: Sequence[int]) -> int:
        """Some crossings as one set."""
        found = 0
        for node in nodes:
            found |= self.spot[node]
        return found

    def rings(self, start: int, nets: Nets, goal: int) -> list[int]:
        """[points]: the crossings that so many points reach from `start`, at the least; the last
        ring is the first that holds some of the goal, or is empty where none can be reached."""
        fresh, before, seen = start, 0, start
        found = [start]
        while not fresh & goal:
            fresh, before = self.next_ring(fresh, before, seen, nets), fresh
            if not fresh and not before:
                break
            seen |= fresh
            found.append(fresh)
        return found

    def next_ring(self, fresh: int, before: int, seen: int, nets: Nets) -> int:
        """What lies one point behind the last ring, two behind the one before it."""
        found = 0
        for shift, mask in self.singles:
            found |= (fresh & mask) << shift | fresh >> shift & mask
        if before:
            for shift, mask in self.doubles:
                found |= (before & mask) << shift | before >> shift & mask
        found &= ~seen
        for net in nets:
            if found & net:
                found |= net
        return found


@cache
def ground_of(board: Board) -> Ground:
    """The one of a board."""
    return Ground(board)


def beside(lines: Lines, places: int) -> int:
    """What lies one line away."""
    found = 0
    for shift, mask in lines:
        found |= (places & mask) << shift | places >> shift & mask
    return found


def lowest(places: int) -> int:
    """One of them, always the same."""
    return places & -places


def joined(nets: Nets, one: int, other: int) -> list[int]:
    """The networks after a track between two crossings."""
    net, apart = one | other, []
    for old in nets:
        if old & (one | other):
            net |= old
        else:
            apart.append(old)
    return [*apart, net]
