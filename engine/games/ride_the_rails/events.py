"""What happened. Everything is public and nothing was hidden, so nothing reveals."""

from dataclasses import dataclass
from typing import ClassVar

from engine.event import Public


# Preparación
@dataclass(frozen=True, slots=True)
class MatchStarted(Public):
    """The turn order drawn by lot: the seats shuffled as «order»."""

    order: tuple[int, ...]


# Fase 1: tomar una acción
@dataclass(frozen=True, slots=True)
class ShareTaken(Public):
    """A locomotive as a share."""

    seat: int
    railroad: int


# Fase 2: construir vías de ferrocarril
@dataclass(frozen=True, slots=True)
class LocomotivePlaced(Public):
    """A locomotive as track."""

    seat: int
    railroad: int
    hex: int


@dataclass(frozen=True, slots=True)
class ChicagoPaid(Public):
    """Each time that somebody builds in Chicago (S12)."""

    seat: int
    money: int


@dataclass(frozen=True, slots=True)
class FivePaid(Public):
    """The first to build into a $5 city (S13)."""

    seat: int
    hex: int
    money: int


@dataclass(frozen=True, slots=True)
class ContinentCrossed(Public):
    """The transcontinental line, once a match (S14)."""

    seat: int
    money: int
    is_moment: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class BuildingEnded(Public):
    """A seat has built enough: so many locomotives this turn."""

    seat: int
    built: int


# Fase 3: montar sobre rieles
@dataclass(frozen=True, slots=True)
class PassengerRode(Public):
    """A journey: its cities, the railroad of each link, all hexes that it visited, and what its
    mover was paid for it, dividends apart."""

    seat: int
    cities: tuple[int, ...]
    railroads: tuple[int, ...]
    hexes: tuple[int, ...]
    money: int


@dataclass(frozen=True, slots=True)
class DividendPaid(Public):
    """A railroad pays the shares of one seat."""

    seat: int
    railroad: int
    money: int


@dataclass(frozen=True, slots=True)
class NobodyRode(Public):
    """A seat could move no passenger (R6)."""

    seat: int


# Fin de la ronda
@dataclass(frozen=True, slots=True)
class RoundEnded(Public):
    """The money of each seat after a round (S20)."""

    round: int
    money: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OrderChanged(Public):
    """The new turn order, least money first."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RailroadOpened(Public):
    """Shares of it may be taken from now on."""

    railroad: int


@dataclass(frozen=True, slots=True)
class MatchEnded(Public):
    """Nobody moves any more."""


Event = (
    MatchStarted
    | ShareTaken
    | LocomotivePlaced
    | ChicagoPaid
    | FivePaid
    | ContinentCrossed
    | BuildingEnded
    | PassengerRode
    | DividendPaid
    | NobodyRode
    | RoundEnded
    | OrderChanged
    | RailroadOpened
    | MatchEnded
)
