"""What happened: two events of this game's own tickets, and those of any game of cards, routes and
tickets."""

from dataclasses import dataclass

from engine.event import Sealed
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


@dataclass(frozen=True, slots=True)
class TicketsLaid(Sealed):
    """The deck of tickets, the top one last: in the board's order, shuffled as «tickets»."""

    tickets: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FirstTicketsReturned(Sealed):
    """All have chosen: what they did not keep goes under the deck, the lowest first. By seat, as
    they were offered, shuffled as `stream` (R17); a single one is not shuffled, and has none."""

    tickets: tuple[int, ...]
    stream: str


Event = (
    MatchStarted
    | DeckLaid
    | TicketsLaid
    | HandDealt
    | TicketsOffered
    | TicketsKept
    | TicketsChosen
    | FirstTicketsReturned
    | TurnsBegan
    | CardDrawn
    | CardSeen
    | SlotFilled
    | MarketDiscarded
    | MarketStays
    | DeckShuffled
    | RouteClaimed
    | TicketsTaken
    | TicketsReturned
    | TurnSkipped
    | LastRoundStarted
    | MatchEnded
)
