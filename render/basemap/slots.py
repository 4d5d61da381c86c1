"""Slots along the curves: contiguous, centred, their distance from a city as dense as it is."""

import math
from collections.abc import Iterator

import numpy as np

from render.basemap.curves import Curve
from render.basemap.plan import (
    LANE,
    SLOT_GAP,
    SLOT_HEIGHT,
    SLOT_LEAST,
    SLOT_MOST,
    arc_length,
    penetration,
    rectangle,
    resampled,
)
from render.basemap.projection import Array

Key = tuple[int, int, int]
"""Curve, lane, slot."""
Hit = tuple[Key, Key, float]
AIR = 3.0
"""Units between slots of neighbours, where it fits."""


def place_slots(curves: list[Curve], rounds: int = 90) -> list[Hit]:
    """Lay all slots; gaps at the cities grow until no two slots touch. Returns what still does."""
    for curve in curves:
        curve.gap = [13.5, 13.5]
    for _ in range(rounds):
        for curve in curves:
            lay(curve)
        hits = overlaps(curves, 0.3, AIR)
        if not sum(_give(curves, hit) for hit in hits):
            break
    return overlaps(curves, 0.3)


def _give(curves: list[Curve], hit: Hit) -> bool:
    """Widen the gap at a shared city of the end slots that touch."""
    moved = False
    for (mine, _, slot), (other, _, _) in (hit[:2], hit[1::-1]):
        curve, rival = curves[mine], curves[other]
        for end, first in ((0, 0), (1, curve.band.length - 1)):
            at_city = slot == first and curve.band.ends[end] in rival.band.ends
            if at_city and curve.length > SLOT_LEAST:
                curve.gap[end] += min(1.2, 0.4 + hit[2] * 0.3)
                moved = True
    return moved


def lay(curve: Curve) -> None:
    """The slots of one band by arc length."""
    fine = resampled(curve.line, 400)
    tangent = np.gradient(fine, axis=0)
    tangent /= np.hypot(tangent[:, 0], tangent[:, 1])[:, None]
    normal = np.c_[-tangent[:, 1], tangent[:, 0]]
    along = np.linspace(0, arc_length(fine), 400)
    count = curve.band.length
    free = along[-1] - sum(curve.gap)
    pitch = min(free / count, SLOT_MOST + SLOT_GAP)
    first = curve.gap[0] + (free - pitch * count) / 2
    curve.slots, curve.length = [], math.inf
    for lane in range(curve.band.lanes):
        line = fine + normal * (lane - (curve.band.lanes - 1) / 2) * LANE
        row = []
        for slot in range(count):
            middle = first + pitch * (slot + 0.5)
            start, stop = (_at(line, along, middle + half) for half in (-pitch / 2, pitch / 2))
            x, y = _at(line, along, middle)
            row.append((float(x), float(y), math.degrees(math.atan2(*(stop - start)[::-1]))))
            curve.length = min(curve.length, math.hypot(*(stop - start)) - SLOT_GAP)
        curve.slots.append(row)


def _at(line: Array, along: Array, place: float) -> Array:
    return np.array([np.interp(place, along, line[:, axis]) for axis in (0, 1)])


def rectangles(curves: list[Curve], grow: float = 0.0) -> Iterator[tuple[Key, Array]]:
    """Every slot as corners."""
    for number, curve in enumerate(curves):
        for lane, row in enumerate(curve.slots):
            for slot, (x, y, angle) in enumerate(row):
                shape = rectangle(x, y, curve.length + grow, SLOT_HEIGHT + grow, angle)
                yield (number, lane, slot), shape


def overlaps(curves: list[Curve], most: float, grow: float = 0.0) -> list[Hit]:
    """Pairs of slots of different routes that reach into each other by more."""
    from scipy.spatial import cKDTree

    shapes = list(rectangles(curves, grow))
    middles = np.array([shape.mean(0) for _, shape in shapes])
    found = []
    for i, j in sorted(cKDTree(middles).query_pairs(60)):
        (one, a), (other, b) = shapes[i], shapes[j]
        if one[:2] != other[:2]:
            reach = penetration(a, b)
            if reach > most:
                found.append((one, other, reach))
    return found
