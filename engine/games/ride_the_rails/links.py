"""Links: the ways between two cities on one railroad, and ways for a whole journey.

A player names cities and railroads; any hexes will do that let the whole journey visit none twice
(R11). Two things find them: `links`, every minimal set of hexes between two cities, and `routed`,
a set for each link of a journey, without a hex in two of them.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from engine.answers import Bits
from engine.games.ride_the_rails.board import Board

Ways = Sequence[int]
"""The sets of hexes, as masks, that a link may run through, the shortest first."""


@lru_cache(maxsize=1024)
def links(board: Board, track: int) -> Mapping[int, Mapping[int, Ways]]:
    """[city][next city]: the minimal sets of hexes between them on one railroad (R8, R9)."""
    return {city: links_from(board, track, city) for city in Bits(track & board.cities)}


def links_from(board: Board, track: int, start: int) -> Mapping[int, Ways]:
    """Walk on from hex to hex, never beside an earlier one, until a city ends the link."""
    found: dict[int, list[int]] = {}
    stack = [(start, 0, 1 << start)]
    while stack:
        hex, inner, barred = stack.pop()
        near = board.around[hex] & track & ~barred
        for city in Bits(near & board.cities):
            found.setdefault(city, []).append(inner)
        barred |= board.around[hex]
        for step in Bits(near & ~board.cities):
            stack.append((step, inner | 1 << step, barred))
    return {city: tuple(sorted(ways, key=int.bit_count)) for city, ways in sorted(found.items())}


def routed(legs: Sequence[Ways]) -> list[int] | None:
    """A way for each leg, no hex in two of them; None when there is none. Exact.

    A leg with a way that no other leg could want is settled; most journeys end there.
    """
    once = twice = 0
    for ways in legs:
        reach = 0
        for way in ways:
            reach |= way
        twice |= once & reach
        once |= reach
    chosen = [next((way for way in ways if not way & twice), -1) for ways in legs]
    hard = [number for number, way in enumerate(chosen) if way == -1]
    if not hard:
        return chosen
    found = routed([legs[n] for n in hard]) if len(hard) < len(legs) else _branched(legs)
    if found is None:
        return None
    for number, way in zip(hard, found, strict=True):
        chosen[number] = way
    return chosen


def _branched(legs: Sequence[Ways]) -> list[int] | None:
    """Try each way of the leg that has fewest."""
    tightest = min(range(len(legs)), key=lambda number: len(legs[number]))
    for way in legs[tightest]:
        others = [ways for number, ways in enumerate(legs) if number != tightest]
        found = routed([[w for w in ways if not w & way] for ways in others])
        if found is not None:
            return [*found[:tightest], way, *found[tightest:]]
    return None


def fits(legs: Sequence[Ways]) -> bool:
    """Whether a journey of such legs visits each hex once (S16)."""
    return routed(legs) is not None


def mask(hexes: Sequence[int]) -> int:
    """Some hexes as one number."""
    return sum(1 << hex for hex in hexes)
