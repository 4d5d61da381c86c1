"""The part of a board that a picture shows, and how many pixels a unit takes in it."""

from dataclasses import dataclass
from itertools import pairwise

from render.canvas import Box, Point


@dataclass(frozen=True, slots=True)
class Window:
    """A box in units of the board, drawn at a whole scale."""

    box: Box
    scale: int = 1

    @property
    def size(self) -> tuple[int, int]:
        """In pixels."""
        x0, y0, x1, y1 = self.box
        return round((x1 - x0) * self.scale), round((y1 - y0) * self.scale)

    def at(self, x: float, y: float) -> Point:
        """The pixel of a place on the board."""
        return (x - self.box[0]) * self.scale, (y - self.box[1]) * self.scale

    def holds(self, x: float, y: float, margin: float = 0.0) -> bool:
        """Whether a place lies inside, so many units from the border."""
        x0, y0, x1, y1 = self.box
        return x0 + margin <= x <= x1 - margin and y0 + margin <= y <= y1 - margin

    def border(self, path: tuple[Point, ...]) -> Point | None:
        """Where a way that starts inside leaves; None when it never does."""
        for (ax, ay), (bx, by) in pairwise(path):
            if self.holds(ax, ay) and not self.holds(bx, by):
                for step in range(1, 33):
                    x, y = ax + (bx - ax) * step / 32, ay + (by - ay) * step / 32
                    if not self.holds(x, y):
                        return x, y
        return None


def window_around(
    points: list[Point], size: tuple[float, float], limits: Box, margin: float = 60.0
) -> Box:
    """A box of the shape of `size` around some points: at least that large, grown in steps of its
    own shape until it holds them with a margin, moved inside the limits."""
    left, right = min(p[0] for p in points), max(p[0] for p in points)
    top, bottom = min(p[1] for p in points), max(p[1] for p in points)
    grown = max(
        1.0,
        (right - left + 2 * margin) / size[0],
        (bottom - top + 2 * margin) / size[1],
    )
    most = min((limits[2] - limits[0]) / size[0], (limits[3] - limits[1]) / size[1])
    wide, high = (round(side * min(grown, most)) for side in size)
    x = min(max((left + right - wide) / 2, limits[0]), limits[2] - wide)
    y = min(max((top + bottom - high) / 2, limits[1]), limits[3] - high)
    return float(round(x)), float(round(y)), float(round(x) + wide), float(round(y) + high)
