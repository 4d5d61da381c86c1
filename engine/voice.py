"""How a game speaks of itself: pure functions from what a seat may see to texts without language.

Nothing here decides anything: legality is the tree's, order and notes are advice. Every function
takes a view, or a state imagined from one, so that nothing hidden can be said.
"""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from engine.game import Event, Seat, Standing
from engine.menu import Path
from engine.text import Label, Text, Word

S_contra = TypeVar("S_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class Voice(Protocol[S_contra, V_contra]):
    """The words of one game."""

    def story(self, events: Sequence[Event], reader: Seat | None) -> list[Text]:
        """What happened, in a few lines: public events, and those only for `reader` told to them
        as «you». Cards drawn one after the other become one line."""
        ...

    def caption(self, view: V_contra) -> list[Text]:
        """The position for the alt text of a picture: short lines, most important first."""
        ...

    def position(self, view: V_contra) -> list[Text]:
        """The whole position in words, a line each: enough to play without any picture."""
        ...

    def desk(self, view: V_contra) -> list[Text]:
        """What a seat wants to know before it moves («3 wagons missing for Bilbao–Zúrich»)."""
        ...

    def prompt(self, state: S_contra, seat: Seat, path: Path) -> Text | None:
        """What is being asked after these answers, in one sentence; None says nothing special."""
        ...

    def label(self, state: S_contra, seat: Seat, path: Path, known: int) -> Label:
        """The answers of `path` from position `known` on, as one label. Position 0 is the kind of
        move; several answers at once are a merged choice, as a whole payment."""
        ...

    def keys(self, field: str, answer: Any) -> Sequence[Word]:
        """The words under which somebody looks for an answer: the two cities of a route."""
        ...

    def ranked(self, view: V_contra, state: S_contra, path: Path) -> list[Any]:
        """All answers to the question after `path`, the most useful first."""
        ...

    def preview(self, state: S_contra, seat: Seat, path: Path) -> list[Text]:
        """What a whole move would do, as far as its seat can know."""
        ...

    def nearly(self, state: S_contra, seat: Seat, path: Path, under: Word | None) -> list[Text]:
        """What is not among the answers after `path` but almost is, and what it lacks; `under` one
        word of `keys`, or under all. It is told, never offered."""
        ...

    def since(self, before: V_contra, view: V_contra) -> list[Text]:
        """What others have changed for the seat that sees `view` since the public position
        `before`, the one after its own last move: what it wanted has become dearer, somebody comes
        near the end."""
        ...

    def absent(self, state: S_contra, seat: Seat) -> list[Text]:
        """Why the kinds of move that are not open now are not."""
        ...

    def score(self, standing: Standing) -> list[Text]:
        """A seat's final count, part by part, with what made it."""
        ...

    def moments(self, standings: Sequence[Standing], events: Sequence[Event]) -> list[Text]:
        """At most three things that decided a finished match."""
        ...

    topics: tuple[str, ...]
    """The headings of the rules page: keys `<game>-rules-<topic>` and `.title`."""
