"""The moves."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlaceHub:
    """Put the start marker on a crossing (S7)."""

    node: int


@dataclass(frozen=True, slots=True)
class LayTrack:
    """Put a track on a free line of the own network (S8, S9)."""

    edge: int


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Stop after one track (R11)."""


Move = PlaceHub | LayTrack | EndTurn
