"""Where the lattice of Trans Europa lies on its picture, in pixels of the whole (1650 by 1050)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from engine.games.trans_europa.board import Board
from render.canvas import Box, Point
from render.fonts import width

SIZE: Final = (1650, 1050)
STEP: Final = 74
"""Between two crossings; the base map is drawn to it."""
ORIGIN: Final = (367, 46)
"""Of the first row and the first half column."""
PANEL: Final = (16, 16, 318, 1034)
LABEL: Final = 26
"""The letters of a city's name."""
CITY: Final = 20
"""The radius of a city's disc."""
REGIONS: Final = {
    "north": (640, 12, 1638, 560),
    "west": (318, 120, 1000, 760),
    "center": (700, 300, 1400, 850),
    "east": (980, 130, 1638, 760),
    "south": (330, 560, 1638, 1038),
}
"""Boxes that together show every crossing, each with its neighbours."""


@dataclass(frozen=True, slots=True)
class Town:
    """A city's name on the picture."""

    city: int
    at: Point
    """The middle of its letters."""


class LatticeLayout:
    """The places of one board."""

    def __init__(self, board: Board) -> None:
        self.board = board

    @cached_property
    def nodes(self) -> tuple[Point, ...]:
        """By crossing."""
        return tuple(
            (ORIGIN[0] + place.place[0] * STEP, ORIGIN[1] + place.place[1] * STEP)
            for place in self.board.places
        )

    def ends(self, edge: int) -> tuple[Point, Point]:
        """Of a line, the western end first."""
        one, other = sorted(self.nodes[node] for node in self.board.edges[edge])
        return one, other

    def towns(self, names: Sequence[str]) -> list[Town]:
        """Each name beside its city, where it covers the fewest cities and names."""
        discs = [_around(self.nodes[city.node], CITY + 2, CITY + 2) for city in self.board.cities]
        taken, towns = list(discs), []
        for number, city in enumerate(self.board.cities):
            x, y = self.nodes[city.node]
            half = width("label", names[number], LABEL) / 2
            side, rise = half + CITY + 6, CITY + 15
            tries = [(x, y + rise), (x + side, y), (x - side, y)]
            boxes = [_around(at, half + 3, LABEL / 2) for at in tries]
            costs = [
                sum(_overlap(box, other) for other in taken) + _outside(box) + place
                for place, box in enumerate(boxes)
            ]
            best = costs.index(min(costs))
            taken.append(boxes[best])
            towns.append(Town(number, tries[best]))
        return towns


def _around(at: Point, wide: float, high: float) -> Box:
    return at[0] - wide, at[1] - high, at[0] + wide, at[1] + high


def _overlap(a: Box, b: Box) -> float:
    wide = min(a[2], b[2]) - max(a[0], b[0])
    high = min(a[3], b[3]) - max(a[1], b[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def _outside(box: Box) -> float:
    """What the frame and the panel would cut."""
    inside = PANEL[2] + 6, 14, SIZE[0] - 14, SIZE[1] - 14
    return 50 * sum(
        max(0.0, over)
        for over in (
            inside[0] - box[0],
            inside[1] - box[1],
            box[2] - inside[2],
            box[3] - inside[3],
        )
    )
