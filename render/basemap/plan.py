"""A board as the layout sees it, and the numbers that the picture fixes."""

import math
from dataclasses import dataclass
from typing import Final

import numpy as np

from engine.parts.route_board import Board
from render.basemap.projection import Array

PANEL: Final = (16.0, 16.0, 272.0, 1034.0)
"""The score panel: water that no route uses."""
AREA: Final = (292.0, 24.0, 1626.0, 1026.0)
"""Where cities, slots and names may go."""
SLOT_HEIGHT: Final = 16.0
LANE: Final = 19.6
"""From the middle of one line of a double to the other."""
SLOT_MOST, SLOT_LEAST, SLOT_GAP = 49.0, 23.0, 2.6
CITY_RADIUS: Final = 10.0
ROOF: Final = 5.0
"""A wagon stands this much above its slot: names keep clear of that too."""
LABEL_SIZE: Final = 22


@dataclass(frozen=True)
class Band:
    """All lines between two cities: one route, or the two of a double."""

    routes: tuple[int, ...]
    ends: tuple[int, int]
    length: int
    via: tuple[tuple[float, float], ...]
    """Latitude and longitude."""

    @property
    def lanes(self) -> int:
        """1 or 2."""
        return len(self.routes)

    @property
    def half(self) -> float:
        """Half of its width."""
        return SLOT_HEIGHT / 2 + (LANE / 2 if self.lanes == 2 else 0)


def bands(board: Board) -> list[Band]:
    """In the order of the board; a double stands where its first line stands."""
    found = []
    for route in board.routes:
        if route.twin is not None and route.twin < route.id:
            continue
        routes = (route.id,) if route.twin is None else (route.id, route.twin)
        found.append(Band(routes, route.ends, route.length, route.via))
    return found


def arc_length(line: Array) -> float:
    """Along a line of points."""
    return float(np.hypot(*np.diff(line, axis=0).T).sum())


def resampled(line: Array, count: int) -> Array:
    """The same line by so many points at equal steps."""
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    steps = np.linspace(0, along[-1], count)
    found: Array = np.c_[np.interp(steps, along, line[:, 0]), np.interp(steps, along, line[:, 1])]
    return found


def rectangle(x: float, y: float, wide: float, high: float, degrees: float) -> Array:
    """The corners of a turned rectangle."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    corners = (
        (-wide / 2, -high / 2),
        (wide / 2, -high / 2),
        (wide / 2, high / 2),
        (-wide / 2, high / 2),
    )
    return np.array([(x + a * cos - b * sin, y + a * sin + b * cos) for a, b in corners])


def penetration(one: Array, other: Array) -> float:
    """The smallest overlap of two rectangles along the axes that may part them; 0 is apart."""
    least = math.inf
    for shape in (one, other):
        for side in (0, 1):
            edge = shape[side + 1] - shape[side]
            axis = np.array([-edge[1], edge[0]]) / math.hypot(*edge)
            a, b = one @ axis, other @ axis
            reach = float(min(a.max(), b.max()) - max(a.min(), b.min()))
            if reach <= 0:
                return 0.0
            least = min(least, reach)
    return least
