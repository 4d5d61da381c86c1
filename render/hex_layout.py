"""Where the hexes of Ride the Rails lie on their picture, in pixels of the whole (1650 by 1050)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from engine.games.ride_the_rails.board import Board
from render.art.hexes import WIDTH
from render.canvas import Box, Point
from render.fonts import width

SIZE: Final = (1650, 1050)
ORIGIN: Final = (50, 62)
"""The middle of the first half column of the first row; the base map is drawn to it."""
SEATS_BOX: Final = (16, 700, 588, 1034)
"""On the Pacific and Mexico: seats, money, shares."""
ROUND_BOX: Final = (600, 838, 1196, 1034)
"""On the Gulf: round, phase, the last move."""
KEY_BOX: Final = (1352, 656, 1634, 1034)
"""On the Atlantic: what the signs mean."""
PANELS: Final = (SEATS_BOX, ROUND_BOX, KEY_BOX)
LABEL: Final = 23
"""The letters of a city's name."""
CITY: Final = 13
"""Half of the square that a city's locomotives take."""
BELOW: Final = 25
"""From the middle of a city to the middle of its name: above the locomotives of the next row."""
SIGN: Final = 11
"""The radius of a letter or a number of the margin."""
MARGIN: Final = 23
"""From the edge of the picture to their middle."""
REGIONS: Final = {
    "northwest": (14, 14, 640, 480),
    "north": (480, 14, 1110, 480),
    "northeast": (1010, 130, 1638, 590),
    "southwest": (60, 300, 690, 720),
    "south": (560, 400, 1190, 830),
    "southeast": (940, 430, 1460, 950),
}
"""Boxes that together show every hex, each with its neighbours."""


@dataclass(frozen=True, slots=True)
class Town:
    """A city's name on the picture."""

    city: int
    at: Point
    """The middle of its letters."""


class HexLayout:
    """The places of one board."""

    def __init__(self, board: Board) -> None:
        self.board = board

    @cached_property
    def middles(self) -> tuple[Point, ...]:
        """By hex."""
        return tuple(
            (ORIGIN[0] + x * WIDTH, ORIGIN[1] + y * WIDTH)
            for x, y in (hex.place for hex in self.board.hexes)
        )

    @cached_property
    def signs(self) -> tuple[tuple[Point, str], ...]:
        """The letters of the rows at both edges, beside the row where a panel lies; the numbers of
        the columns at the upper edge."""
        found = []
        for row in range(self.board.rows):
            inside = [n for n, hex in enumerate(self.board.hexes) if hex.row == row]
            letter = self.board.vocabulary["row"][row].upper()
            west, east = min(inside, key=self._column), max(inside, key=self._column)
            for hex, side, edge in ((west, -1, MARGIN), (east, 1, SIZE[0] - MARGIN)):
                x, y = self.middles[hex]
                tries = (float(edge), x + side * (WIDTH / 2 + SIGN + 2))
                found += [((at, y), letter) for at in tries if not _is_covered((at, y))][:1]
        columns = max(hex.column for hex in self.board.hexes) // 2 + 1
        for number in range(columns):
            found.append(((ORIGIN[0] + (number + 0.25) * WIDTH, float(MARGIN)), str(number + 1)))
        return tuple(found)

    def _column(self, hex: int) -> int:
        return self.board.hexes[hex].column

    def towns(self, names: Sequence[str]) -> list[Town]:
        """Each name beside its city, where it covers the fewest cities, names and letters."""
        taken = [_around(self.middles[city.hex], CITY, CITY) for city in self.board.places]
        taken += [_around(at, SIGN, SIGN) for at, _ in self.signs]
        towns = []
        for number, city in enumerate(self.board.places):
            x, y = self.middles[city.hex]
            half = width("label", names[number], LABEL) / 2
            side = half + CITY + 6
            tries = [
                (x, y + BELOW),
                (x + half * 0.4, y + BELOW),
                (x - half * 0.4, y + BELOW),
                (x + half * 0.8, y + BELOW),
                (x - half * 0.8, y + BELOW),
                (x + side, y + 8),
                (x - side, y + 8),
                (x, y - BELOW - 8),
            ]
            boxes = [_around(at, half + 3, LABEL / 2 - 2) for at in tries]
            costs = [
                sum(_overlap(box, other) for other in taken) + _outside(box) + 9 * place
                for place, box in enumerate(boxes)
            ]
            best = costs.index(min(costs))
            taken.append(boxes[best])
            towns.append(Town(number, tries[best]))
        return towns


def _around(at: Point, wide: float, high: float) -> Box:
    return at[0] - wide, at[1] - high, at[0] + wide, at[1] + high


def _is_covered(at: Point) -> bool:
    """Whether a panel lies over a sign of the margin."""
    return any(_overlap(_around(at, SIGN + 2, SIGN + 2), panel) for panel in PANELS)


def _overlap(a: Box, b: Box) -> float:
    wide = min(a[2], b[2]) - max(a[0], b[0])
    high = min(a[3], b[3]) - max(a[1], b[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def _outside(box: Box) -> float:
    """What the frame and the panels would cut."""
    over = max(0.0, 14 - box[0]) + max(0.0, box[2] - SIZE[0] + 14)
    return 50 * over + sum(_overlap(box, panel) for panel in PANELS)
