"""What happened; a hand goes to its owner alone until the round is scored."""

from dataclasses import dataclass
from typing import ClassVar

from engine.event import Private, Public, Sealed
from engine.games.trans_europa.state import Scored


# Preparación
@dataclass(frozen=True, slots=True)
class MatchStarted(Public):
    """So many seats; `first` was drawn by lot: the first of the seats shuffled as «first»."""

    seats: int
    first: int


@dataclass(frozen=True, slots=True)
class RoundStarted(Public):
    """A new round on an empty board; this seat begins."""

    round: int
    first: int


@dataclass(frozen=True, slots=True)
class CitiesLaid(Sealed):
    """The cards in play by colour, the first for seat 0: in the board's order, shuffled as
    «round N colour»."""

    round: int
    piles: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class HandDealt(Private):
    """One city of each colour, as crossings."""

    cities: tuple[int, ...]
    reveals: ClassVar[bool] = True


# Marcador de inicio
@dataclass(frozen=True, slots=True)
class HubPlaced(Public):
    """A start marker on a crossing."""

    seat: int
    node: int


# Construir vías
@dataclass(frozen=True, slots=True)
class TrackLaid(Public):
    """A track on a line."""

    seat: int
    edge: int


@dataclass(frozen=True, slots=True)
class CitiesConnected(Public):
    """All seats whose five cities are joined now (S12, R15)."""

    seats: tuple[int, ...]
    reveals: ClassVar[bool] = True
    is_moment: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class NobodyConnected(Public):
    """A track that might have connected a hand did not: that tells something too (R20)."""

    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TurnEnded(Public):
    """A seat stopped after one track."""

    seat: int


# Final de la ronda
@dataclass(frozen=True, slots=True)
class RoundScored(Public):
    """The round as it ended with all hands shown (R22), and the scores after it."""

    round: int
    scored: Scored
    scores: tuple[int, ...]
    reveals: ClassVar[bool] = True
    is_moment: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class MatchEnded(Public):
    """Nobody moves any more."""


Event = (
    MatchStarted
    | RoundStarted
    | CitiesLaid
    | HandDealt
    | HubPlaced
    | TrackLaid
    | CitiesConnected
    | NobodyConnected
    | TurnEnded
    | RoundScored
    | MatchEnded
)
