"""Which stations would borrow some of the rivals' routes: those built, then new ones."""

from collections.abc import Sequence

from engine.answers import Bits
from engine.parts.planner.ground import Ground


def places(ground: Ground, loans: int) -> tuple[int, ...] | None:
    """The cities where new stations must stand so that each of the routes in the mask is borrowed
    by a station of its own; () when those built are enough, None when it cannot be."""
    found = assign(ground, list(Bits(loans)), ground.cities, 0)
    return tuple(Bits(found[1])) if found else None


def assign(ground: Ground, loans: Sequence[int], idle: int, new: int) -> tuple[int, int] | None:
    """(idle stations left, cities of new ones) once each loan has its station; new ones last."""
    if not loans:
        return idle, new
    best: tuple[int, int] | None = None
    for city in ground.board.routes[loans[0]].ends:
        bit = 1 << city
        if idle & bit:
            found = assign(ground, loans[1:], idle & ~bit, new)
        elif ground.free_cities & ~new & bit and new.bit_count() < ground.stations:
            found = assign(ground, loans[1:], idle, new | bit)
        else:
            continue
        if found and (best is None or found[1].bit_count() < best[1].bit_count()):
            best = found
    return best
