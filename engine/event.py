"""The three sorts of event that a game tells: for everybody, for one seat, sealed to the end."""

from dataclasses import dataclass
from typing import ClassVar, Final

from engine.game import Event, Seat

NOBODY: Final = -1
"""The seat of nobody: whoever asks only «is it for me or for all?» is answered no."""


@dataclass(frozen=True, slots=True)
class Public:
    """For everybody."""

    only_for: ClassVar[None] = None
    reveals: ClassVar[bool] = False
    is_sealed: ClassVar[bool] = False
    is_moment: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Private:
    """For one seat."""

    seat: Seat
    reveals: ClassVar[bool] = False
    is_sealed: ClassVar[bool] = False
    is_moment: ClassVar[bool] = False

    @property
    def only_for(self) -> Seat:
        """Its own seat."""
        return self.seat


@dataclass(frozen=True, slots=True)
class Sealed:
    """For nobody until the match is over: how the cards lie, what was put away unseen."""

    only_for: ClassVar[int] = NOBODY
    reveals: ClassVar[bool] = False
    is_sealed: ClassVar[bool] = True
    is_moment: ClassVar[bool] = False


def is_for(event: Event, reader: Seat | None) -> bool:
    """Whether a seat (None: everybody) may know of an event while the match goes on."""
    return not event.is_sealed and event.only_for in (None, reader)
