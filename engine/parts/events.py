"""What happens in any game of cards, routes and tickets, with its chance outcomes. Cards are
colours 0-8; a seat's secrets go in events for it only, and what nobody may know before the end in
sealed ones.

`reveals` marks what was hidden before: a move that told such an event cannot be taken back.
"""

from dataclasses import dataclass
from typing import ClassVar

from engine.event import Private, Public, Sealed


# Preparación
@dataclass(frozen=True, slots=True)
class MatchStarted(Public):
    """So many seats; `first` was drawn by lot: the first of the seats shuffled as «first»."""

    seats: int
    first: int


@dataclass(frozen=True, slots=True)
class DeckLaid(Sealed):
    """The deck as it lies, the top card last: what was there, sorted, shuffled as `stream`."""

    cards: tuple[int, ...]
    stream: str


@dataclass(frozen=True, slots=True)
class HandDealt(Private):
    """The first four cards."""

    cards: tuple[int, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TicketsOffered(Private):
    """Tickets to choose from, the long one first at the start."""

    tickets: tuple[int, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TicketsKept(Public):
    """How many of its tickets a seat kept. A choice of tickets is final, so it counts as
    shown."""

    seat: int
    kept: int
    returned: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TicketsChosen(Private):
    """Which tickets its seat kept."""

    kept: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnsBegan(Public):
    """Everybody has chosen; this seat has the first turn."""

    seat: int
    is_moment: ClassVar[bool] = True


# Robar cartas
@dataclass(frozen=True, slots=True)
class CardDrawn(Public):
    """A card from a market slot, or one from the deck that only its seat sees."""

    seat: int
    source: int
    card: int | None
    """None when it came from the deck."""


@dataclass(frozen=True, slots=True)
class CardSeen(Private):
    """What came from the deck."""

    card: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class SlotFilled(Public):
    """A card from the deck, laid in the market."""

    slot: int
    card: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class MarketDiscarded(Public):
    """Three locomotives or more: all slots were emptied; -1 stands for one that had no card."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MarketStays(Public):
    """Three locomotives or more stay: after three new markets in a row until one of its cards
    changes, else until cards come back to the discards. Both are told, since there might have
    been a new market."""

    until_changed: bool
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class DeckShuffled(Public):
    """The discards have become the deck: so many cards."""

    cards: int


# Construir rutas
@dataclass(frozen=True, slots=True)
class RouteClaimed(Public):
    """Built and paid: `cards` of the colour and so many locomotives, with the extra of a tunnel."""

    seat: int
    route: int
    color: int
    cards: int
    locomotives: int


# Coger billetes
@dataclass(frozen=True, slots=True)
class TicketsTaken(Public):
    """A seat drew so many tickets and has yet to choose."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class TicketsReturned(Sealed):
    """Under the deck of tickets, the lowest first: as they were offered, shuffled as
    `stream`. A single one is not shuffled, and has no stream."""

    seat: int
    tickets: tuple[int, ...]
    stream: str


# Estaciones
# Final de la partida
@dataclass(frozen=True, slots=True)
class TurnSkipped(Public):
    """A seat that can do nothing at all."""

    seat: int


@dataclass(frozen=True, slots=True)
class LastRoundStarted(Public):
    """This seat ended a turn with two wagons or fewer; it will have the last turn."""

    seat: int
    is_moment: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class MatchEnded(Public):
    """Nobody moves any more."""
