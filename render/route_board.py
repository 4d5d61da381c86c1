"""What a picture must know of a board of routes: the whole description of a game to its painter.

The painter of route boards names no game: Rieles de Europa is one description, another board is
another.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from render.layout import Layout


@dataclass(frozen=True, slots=True)
class Track:
    """A route as it is printed."""

    ends: tuple[int, int]
    """Cities by index."""
    length: int
    color: str
    """The word of a colour, or `gray`."""
    kind: str
    """`plain`, `tunnel` or `ferry`."""
    points: int


@dataclass(frozen=True, slots=True)
class RouteBoard:
    """A board, its layout and its files."""

    game: str
    """Words of the pictures are the catalogue keys `<game>-…`."""
    cities: Sequence[str]
    tracks: Sequence[Track]
    layout: Layout
    bases: Mapping[int, str]
    """Scale -> the file in `data/maps` that holds the bare map at that size."""
    points: Mapping[int, int]
    """Length -> points, as the panel's table shows them."""
    legend: Sequence[str]
    """What the key explains, a sentence each."""
    short: Sequence[str]
    """What it explains in single words where there is little room, above the first sentence."""

    @property
    def words(self) -> tuple[str, ...]:
        """The catalogue keys of all that the board's own picture writes."""
        fixed = [
            *("title", "subtitle", "market", "discard", "tickets", "last-round", "over"),
            *("points", "seat"),
            *(f"short-{item}" for item in self.short),
            *(f"legend-{item}" for item in self.legend),
        ]
        return (
            *(f"{self.game}-picture-{word}" for word in fixed),
            *(f"{self.game}-city-{city}" for city in self.cities),
            *(f"{self.game}-sea-{sea.id}" for sea in self.layout.seas),
            *(f"{self.game}-region-{region.id}" for region in self.layout.regions),
        )
