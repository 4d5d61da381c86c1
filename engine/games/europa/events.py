"""What happened, with its chance outcomes. Cards are colours 0-8; a seat's secrets go in events
for it only, and what nobody may know before the end in sealed ones.

`reveals` marks what was hidden before: a move that told such an event cannot be taken back.
"""

from dataclasses import dataclass
from typing import ClassVar

from engine.event import Public, Sealed
from engine.parts.events import (
    CardDrawn,
    CardSeen,
    DeckLaid,
    DeckShuffled,
    HandDealt,
    LastRoundStarted,
    MarketDiscarded,
    MarketStays,
    MatchEnded,
    MatchStarted,
    RouteClaimed,
    SlotFilled,
    TicketsChosen,
    TicketsKept,
    TicketsOffered,
    TicketsReturned,
    TicketsTaken,
    TurnsBegan,
    TurnSkipped,
)


# Preparación
@dataclass(frozen=True, slots=True)
class TicketsLaid(Sealed):
    """Both decks of tickets, the top one last: in the board's order, shuffled as «long tickets»
    and «tickets»."""

    long: tuple[int, ...]
    normal: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TicketsLeftOut(Sealed):
    """The first tickets that a seat did not keep: they leave the match (R3)."""

    seat: int
    tickets: tuple[int, ...]


# Robar cartas
# Construir rutas
@dataclass(frozen=True, slots=True)
class TunnelRevealed(Public):
    """A tunnel was laid in a colour with so many locomotives among the cards; what the deck showed,
    and how many extra cards that asks."""

    seat: int
    route: int
    color: int
    locomotives: int
    revealed: tuple[int, ...]
    extra: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TunnelLeft(Public):
    """The seat took its cards back."""

    seat: int
    route: int


# Coger billetes
# Estaciones
@dataclass(frozen=True, slots=True)
class StationBuilt(Public):
    """A station and its price: `cards` of the colour and so many locomotives."""

    seat: int
    city: int
    color: int
    cards: int
    locomotives: int


# Final de la partida
Event = (
    MatchStarted
    | DeckLaid
    | TicketsLaid
    | HandDealt
    | TicketsOffered
    | TicketsKept
    | TicketsChosen
    | TicketsLeftOut
    | TurnsBegan
    | CardDrawn
    | CardSeen
    | SlotFilled
    | MarketDiscarded
    | MarketStays
    | DeckShuffled
    | RouteClaimed
    | TunnelRevealed
    | TunnelLeft
    | TicketsTaken
    | TicketsReturned
    | StationBuilt
    | TurnSkipped
    | LastRoundStarted
    | MatchEnded
)
