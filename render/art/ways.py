"""Roads and rails over a square tile: where they run, and how they are drawn.

A tile is a unit square, y to the south; sides are numbered from north clockwise.
"""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PIL import ImageDraw

from render.canvas import Point, dashes
from render.palette import Rgb

MIDDLES: Final[tuple[Point, ...]] = ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5))
"""Of the sides."""
CENTRE: Final[Point] = (0.5, 0.5)
ASPHALT: Final[Rgb] = (84, 82, 84)
KERB: Final[Rgb] = (236, 230, 214)
LINE: Final[Rgb] = (255, 236, 160)
BALLAST: Final[Rgb] = (214, 196, 164)
BALLAST_EDGE: Final[Rgb] = (150, 126, 96)
SLEEPER: Final[Rgb] = (104, 66, 40)
STEEL: Final[Rgb] = (36, 34, 42)
PARAPET: Final[Rgb] = (178, 92, 60)
ROAD_WIDTH, RAIL_WIDTH = 0.21, 0.23
GAUGE: Final = 0.056
"""From the middle of a railway to each rail."""
Path = list[Point]


def legs(sides: Sequence[int], is_split: bool = False) -> list[Path]:
    """The lines that a route runs along: to an end in the middle, straight, round a bend; where
    three or four sides meet, a branch leaves a straight. `is_split`: rails branch by curves."""
    if len(sides) == 1:
        return [[MIDDLES[sides[0]], CENTRE]]
    if len(sides) == 2:
        return [_piece(sides[0], sides[1])]
    straights = [(a, b) for a, b in ((0, 2), (1, 3)) if a in sides and b in sides]
    found = [_piece(a, b) for a, b in straights]
    if len(sides) == 3:
        branch = next(side for side in sides if (side + 2) % 4 not in sides)
        if is_split:
            return [*found, *[_piece(branch, side) for side in straights[0]]]
        found.append([MIDDLES[branch], CENTRE])
    return found


def _piece(one: int, other: int) -> Path:
    """From the middle of a side to that of another."""
    (x0, y0), (x1, y1) = MIDDLES[one], MIDDLES[other]
    if (one + 2) % 4 == other:
        return [(x0, y0), (x1, y1)]
    corner = (x0 + x1 - 0.5, y0 + y1 - 0.5)
    start = math.atan2(y0 - corner[1], x0 - corner[0])
    turn = math.atan2(y1 - corner[1], x1 - corner[0]) - start
    turn = (turn + math.pi) % (2 * math.pi) - math.pi
    return [
        (
            corner[0] + 0.5 * math.cos(start + turn * step / 14),
            corner[1] + 0.5 * math.sin(start + turn * step / 14),
        )
        for step in range(15)
    ]


def spot_place(sides: Sequence[int], is_shared: bool) -> Point:
    """Where a spot lies on a route: in its middle; on a tile that routes share, near its side."""
    if len(sides) == 2 and (sides[0] + 2) % 4 != sides[1]:
        return _piece(sides[0], sides[1])[7]
    if not is_shared:
        return CENTRE
    x, y = MIDDLES[sides[0]]
    return 0.5 + (x - 0.5) * 0.62, 0.5 + (y - 0.5) * 0.62


class Pen:
    """Draws on a tile of so many pixels."""

    def __init__(self, draw: ImageDraw.ImageDraw, side: float) -> None:
        self.draw, self.side = draw, side

    def at(self, path: Sequence[Point]) -> Path:
        """In pixels."""
        return [(x * self.side, y * self.side) for x, y in path]

    def stroke(self, path: Sequence[Point], width: float, fill: Rgb) -> None:
        """A line along a path, a little over the ends at the tile's border."""
        points = self.at(_longer(path))
        self.draw.line(points, fill=fill, width=max(1, round(width * self.side)), joint="curve")

    def disc(self, at: Point, radius: float, fill: tuple[int, ...]) -> None:
        """A filled circle."""
        x, y, r = at[0] * self.side, at[1] * self.side, radius * self.side
        self.draw.ellipse((x - r, y - r, x + r, y + r), fill=fill)

    # A route
    def road(self, sides: Sequence[int]) -> None:
        """Asphalt between kerbs, a dashed line; an end is a turning place."""
        paths = legs(sides)
        for extra, fill in ((0.055, KERB), (0.0, ASPHALT)):
            for path in paths:
                self.stroke(path, ROAD_WIDTH + extra, fill)
                self._joint(path, (ROAD_WIDTH + extra) / 2, fill)
            if len(sides) == 1:
                self.disc(CENTRE, 0.17 + extra / 2, fill)
        for path in paths:
            for one, other in dashes(self.at(path), 0.09 * self.side, 0.075 * self.side):
                self.draw.line((one, other), fill=LINE, width=max(1, round(0.026 * self.side)))

    def rail(self, sides: Sequence[int]) -> None:
        """Ballast, sleepers and two rails; an end is a buffer stop."""
        paths = legs(sides, is_split=True)
        for extra, fill in ((0.03, BALLAST_EDGE), (0.0, BALLAST)):
            for path in paths:
                self.stroke(path, RAIL_WIDTH + extra, fill)
        for path in paths:
            self._sleepers(path)
        for path in paths:
            for off in (-GAUGE, GAUGE):
                self.stroke(_beside(path, off), 0.031, STEEL)
        if len(sides) == 1:
            x, y = MIDDLES[sides[0]]
            dx, dy = (y - 0.5) * 0.3, (x - 0.5) * 0.3
            self.stroke([(0.5 - dx, 0.5 - dy), (0.5 + dx, 0.5 + dy)], 0.075, PARAPET)

    def bridge(self, sides: Sequence[int]) -> None:
        """What carries a road over the rails."""
        (x0, y0), (x1, y1) = ((0.5 + (x - 0.5) * 0.52, 0.5 + (y - 0.5) * 0.52)
                              for x, y in (MIDDLES[side] for side in sides))  # fmt: skip
        points = self.at([(x0, y0), (x1, y1)])
        for width, fill in ((0.36, (70, 46, 36)), (0.32, PARAPET)):
            self.draw.line(points, fill=fill, width=round(width * self.side))

    def _joint(self, path: Path, radius: float, fill: Rgb) -> None:
        """Round where a branch ends in the middle."""
        if path[-1] == CENTRE:
            self.disc(CENTRE, radius, fill)

    def _sleepers(self, path: Path) -> None:
        length = sum(math.dist(a, b) for a, b in pairwise(path))
        count = max(2, round(length / 0.115))
        for number in range(count):
            (x, y), (dx, dy) = _along(path, length * (number + 0.5) / count)
            half = 0.095
            ends = [(x - dy * half, y + dx * half), (x + dy * half, y - dx * half)]
            self.draw.line(self.at(ends), fill=SLEEPER, width=max(1, round(0.045 * self.side)))


def _longer(path: Sequence[Point]) -> Path:
    """The same path a little over the border of the tile, so that neighbours meet."""
    found = list(path)
    for end, before in ((0, 1), (-1, -2)):
        (x, y), (px, py) = found[end], found[before]
        if min(x, y) <= 0 or max(x, y) >= 1:
            size = math.dist((x, y), (px, py)) or 1.0
            found[end] = (x + (x - px) / size * 0.03, y + (y - py) / size * 0.03)
    return found


def _beside(path: Path, off: float) -> Path:
    """A path moved to its left or right."""
    found = []
    for number, (x, y) in enumerate(path):
        ax, ay = path[max(0, number - 1)]
        bx, by = path[min(len(path) - 1, number + 1)]
        size = math.dist((ax, ay), (bx, by)) or 1.0
        found.append((x - (by - ay) / size * off, y + (bx - ax) / size * off))
    return found


def _along(path: Path, way: float) -> tuple[Point, Point]:
    """The point so far along a path, and its direction."""
    for (ax, ay), (bx, by) in pairwise(path):
        size = math.dist((ax, ay), (bx, by))
        if way <= size:
            share = way / size
            direction = ((bx - ax) / size, (by - ay) / size)
            return (ax + (bx - ax) * share, ay + (by - ay) * share), direction
        way -= size
    (ax, ay), (bx, by) = path[-2], path[-1]
    size = math.dist((ax, ay), (bx, by))
    return (bx, by), ((bx - ax) / size, (by - ay) / size)
