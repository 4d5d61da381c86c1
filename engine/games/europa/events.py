"""What happened, with its chance outcomes. Cards are colours 0-8; a seat's secrets go in events
for it only.

`reveals` marks what was hidden before: a move that told such an event cannot be taken back.
"""

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Public:
    """For everybody."""

    only_for: ClassVar[None] = None
    reveals: ClassVar[bool] = False
    is_sealed: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Private:
    """For one seat."""

    seat: int
    reveals: ClassVar[bool] = False
    is_sealed: ClassVar[bool] = False

    @property
    def only_for(self) -> int:
        return self.seat


@dataclass(frozen=True, slots=True)
class MatchStarted(Public):
    seats: int
    first: int


@dataclass(frozen=True, slots=True)
class HandDealt(Private):
    cards: tuple[int, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TicketsOffered(Private):
    tickets: tuple[int, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TicketsChosen(Private):
    kept: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardSeen(Private):
    card: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TicketsKept(Public):
    seat: int
    kept: int
    returned: int


@dataclass(frozen=True, slots=True)
class TicketsTaken(Public):
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Public):
    seat: int
    source: int
    card: int | None
    """None when it came from the deck."""


@dataclass(frozen=True, slots=True)
class SlotFilled(Public):
    slot: int
    card: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class MarketDiscarded(Public):
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DeckShuffled(Public):
    cards: int


@dataclass(frozen=True, slots=True)
class TunnelRevealed(Public):
    seat: int
    route: int
    color: int
    locomotives: int
    revealed: tuple[int, ...]
    extra: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TunnelLeft(Public):
    seat: int
    route: int


@dataclass(frozen=True, slots=True)
class RouteClaimed(Public):
    seat: int
    route: int
    color: int
    cards: int
    locomotives: int


@dataclass(frozen=True, slots=True)
class StationBuilt(Public):
    seat: int
    city: int
    color: int
    cards: int
    locomotives: int


@dataclass(frozen=True, slots=True)
class TurnSkipped(Public):
    seat: int


@dataclass(frozen=True, slots=True)
class LastRoundStarted(Public):
    seat: int


@dataclass(frozen=True, slots=True)
class MatchEnded(Public):
    pass


Event = (
    MatchStarted
    | HandDealt
    | TicketsOffered
    | TicketsChosen
    | CardSeen
    | TicketsKept
    | TicketsTaken
    | CardDrawn
    | SlotFilled
    | MarketDiscarded
    | DeckShuffled
    | TunnelRevealed
    | TunnelLeft
    | RouteClaimed
    | StationBuilt
    | TurnSkipped
    | LastRoundStarted
    | MatchEnded
)
