"""What a game can tell of its own board and speed: optional, for the command line and its makers.

The bot asks `isinstance(game, Surveyed)`, prints the findings and times the workloads; it knows
nothing of what they mean.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from engine.game import Standing

if TYPE_CHECKING:
    from random import Random


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at."""

    name: str
    """What it is, in a few words."""
    figure: str = ""
    """What was found, in numbers and words."""
    holds: bool | None = None
    """Whether what must hold does; None where nothing must, the reader judges."""
    table: Sequence[Sequence[str]] = ()
    """Rows to be printed under it, the first one their heads."""


@dataclass(frozen=True, slots=True)
class Ended:
    """A match that computer players brought to its end."""

    standings: Sequence[Standing]
    final: Any
    """The public view of the end."""
    turns: Sequence[int]
    """By seat, how many turns it had."""

    @property
    def seats(self) -> int:
        """How many played."""
        return len(self.standings)


@dataclass(frozen=True, slots=True)
class Workload:
    """Something worth timing that only the game knows how to call."""

    name: str
    calls: Callable[[], Iterator[Callable[[], object]]]
    """Makes the calls one by one, so that preparing one is not timed."""
    limit: float
    """Milliseconds that the slowest call may take."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast a game is asked to be, on one core."""

    matches: Mapping[int, float]
    """Seats -> random matches a second at the least, the final count included."""
    decision: float
    """Milliseconds that the slowest decision of a computer player may take."""


@runtime_checkable
class Paced(Protocol):
    """A game that says what is asked of it."""

    pace: Pace


@runtime_checkable
class Surveyed(Protocol):
    """A game that can be asked."""

    def survey(self) -> Iterable[Finding]:
        """What holds of the board itself."""
        ...

    def balance(self, ended: Sequence[Ended]) -> Iterable[Finding]:
        """What matches between computer players say of the board."""
        ...

    def workloads(self, random: "Random") -> Iterable[Workload]:
        """What the bench should time beside what it times in every game."""
        ...
