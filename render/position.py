"""A position on a board of routes as it is drawn: no game, no view, only what stands where."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

AI_MARK: Final = "🤖"
"""The end of the name of a seat that the computer plays."""


@dataclass(frozen=True, slots=True)
class Player:
    """A row of the score panel."""

    seat: int
    name: str
    """Anything; the panel writes what its fonts can."""
    is_ai: bool
    points: int
    wagons: int
    cards: int
    tickets: int
    stations: int
    """Left to build; drawn out of `Position.most_stations`."""
    is_to_move: bool


@dataclass(frozen=True, slots=True)
class Position:
    """Everything that a picture of the board shows."""

    claimed: Mapping[int, int] = field(default_factory=dict)
    """Route -> seat."""
    closed: frozenset[int] = frozenset()
    """Twins that nobody may build any more."""
    stations: Mapping[int, int] = field(default_factory=dict)
    """City -> seat."""
    players: tuple[Player, ...] = ()
    market: tuple[str | None, ...] = ()
    """Words of colours; None is an empty place."""
    deck: int = 0
    discard: int = 0
    tickets: int = 0
    pending: tuple[int, int] | None = None
    """A route laid and not yet paid, and its seat."""
    new_routes: tuple[int, ...] = ()
    """What was built since the last picture: it glows."""
    new_stations: tuple[int, ...] = ()
    wanted: tuple[int, ...] = ()
    """Cities that the reader's own tickets name, ringed; empty in a public picture."""
    is_last_round: bool = False
    is_over: bool = False
    heading: str = ""
    """What happened, in a line or two."""
    most_stations: int = 3


def named(names: Sequence[str], seat: int) -> tuple[str, bool]:
    """The name of a seat, and whether the computer plays it."""
    name = names[seat] if seat < len(names) else ""
    return name.removesuffix(AI_MARK).rstrip(), name.endswith(AI_MARK)
