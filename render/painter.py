"""What the bot asks of a painter: one per game, a pure function of what may be seen to a picture.

A painter gets views, never states, so it cannot show what its reader may not know. Jobs and
pictures are plain data: they cross to the drawing process and back.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class Job:
    """One picture to be drawn."""

    game: str
    scene: str
    """`board` (public or private view) · `hand` (private view) · `preview` (private view, `move`) ·
    `question` (private view: whatever its seat is being asked now, as a pending tunnel or
    tickets) · `score` (public view, `standings`)."""
    view: Any
    names: tuple[str, ...]
    """By seat, as they are to be written; escaped nothing, cut by the painter to what fits."""
    words: Mapping[str, str] = field(default_factory=dict)
    """Catalogue key -> what the picture writes, in the reader's language: `Painter.words`."""
    region: str = ""
    """A region of the board at double size; empty is the whole board."""
    move: Any = None
    """What a preview shows as a ghost."""
    events: tuple[Any, ...] = ()
    """Public events that glow: what happened since the last picture."""
    standings: tuple[Any, ...] = ()
    """For `score`, best first."""
    heading: str = ""
    """One line of the panel: the last move in words."""
    chosen: tuple[Any, ...] = ()
    """For `question` and `preview`: the word of the kind of move being chosen, and the values
    answered so far."""


@dataclass(frozen=True, slots=True)
class Picture:
    """An encoded image."""

    data: bytes
    format: str
    """`jpg`, `png` or `webp`: also the end of its file name."""
    size: tuple[int, int]
    """Pixels, width first."""


@dataclass(frozen=True, slots=True)
class Region:
    """A part of a board that can be drawn at double size."""

    id: str
    """Its name is the catalogue key `<game>-region-<id>`."""


class Painter(Protocol):
    """Draws one game."""

    @property
    def words(self) -> tuple[str, ...]:
        """The catalogue keys of everything that its pictures write."""
        ...

    @property
    def regions(self) -> Sequence[Region]:
        """The parts of its board that can be drawn at double size."""
        ...

    @property
    def scenes(self) -> tuple[str, ...]:
        """What a job may ask for."""
        ...

    def draw(self, job: Job) -> Picture:
        """Raises `RenderError` when a font, a base map or a place is missing."""
        ...

    def floor(self) -> Picture:
        """The printed board copied and encoded: the least that a picture of it costs."""
        ...

    def icons(self) -> Mapping[str, bytes]:
        """The small pictures of buttons and text by name: PNG, 128 pixels square, under 256 KiB."""
        ...


class RenderError(Exception):
    """A picture cannot be drawn; the message says what is missing."""
