"""The moves. A build and a ride are played step by step; a city is known by its hex."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TakeShare:
    """Take a locomotive of a railroad as a share (S3)."""

    railroad: int


@dataclass(frozen=True, slots=True)
class Build:
    """Place a locomotive of a railroad as track (S5)."""

    railroad: int
    hex: int


@dataclass(frozen=True, slots=True)
class StopBuilding:
    """No more track in this turn (S5)."""


@dataclass(frozen=True, slots=True)
class PickUp:
    """Choose the passenger of a city (S15)."""

    hex: int


@dataclass(frozen=True, slots=True)
class RideLink:
    """Take the passenger on to another city over a link of one railroad (S15)."""

    hex: int
    railroad: int


@dataclass(frozen=True, slots=True)
class Arrive:
    """End the journey here (S15)."""


@dataclass(frozen=True, slots=True)
class StayHome:
    """No journey is possible (R6)."""


Move = TakeShare | Build | StopBuilding | PickUp | RideLink | Arrive | StayHome
