"""What a game wants said, in no language yet: a catalogue key and its arguments.

The chat says it in the reader's language. A game never holds a sentence, only keys.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Who:
    """The name of whoever sits in a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Word:
    """One of the game's own words (a city, a route, a card): key `<game>-<field>-<word>`."""

    field: str
    value: int


@dataclass(frozen=True, slots=True)
class Icon:
    """A small picture of the game by its name; where pictures fail its word stands for it."""

    name: str


@dataclass(frozen=True, slots=True)
class Listed:
    """Several arguments, joined in the language's own way («a, b y c»)."""

    items: tuple["Arg", ...]


@dataclass(frozen=True, slots=True)
class Text:
    """A sentence or a label to be said: its key in the catalogues and the arguments by name."""

    key: str
    args: Mapping[str, "Arg"] = field(default_factory=dict)


Arg: TypeAlias = int | str | Who | Word | Icon | Listed | Text


def text(key: str, **args: Arg) -> Text:
    """A `Text` written like a call: `text("europa-event-draw", who=Who(0), count=2)`."""
    return Text(key, args)


@dataclass(frozen=True, slots=True)
class Label:
    """What stands on a button or an option: few words, an icon, perhaps a second line."""

    text: Text
    icon: str = ""
    note: Text | None = None
    is_advised: bool = False
    """Worth a star: a planner that sees only this seat's view would think of it first."""
    is_icon_enough: bool = False
    """The icon alone says it, where icons can be shown: a card of the market."""
