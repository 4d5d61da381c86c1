"""The state of a match: money, shares, and one mask of hexes for the track of each railroad."""

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

from engine.games.ride_the_rails.board import RAILROADS, Board

POOL: Final = 27
"""Locomotives of each railroad: shares and track come from the same ones (R1)."""


class Phase(IntEnum):
    """What the match waits for."""

    SHARE = 0
    BUILD = 1
    RIDE = 2
    OVER = 3


def _none_yet() -> list[int]:
    return [0] * len(RAILROADS)


@dataclass(slots=True)
class Player:
    """What one seat has, and where its money came from."""

    shares: list[int] = field(default_factory=_none_yet)
    """[railroad]."""
    dividends: list[int] = field(default_factory=_none_yet)
    """[railroad]: what its shares were paid (S17)."""
    rode: int = 0
    """For the cities of its own journeys (S18)."""
    chicago: int = 0
    fives: int = 0
    crossing: int = 0

    @property
    def money(self) -> int:
        """Dollars."""
        return self.rode + self.chicago + self.fives + self.crossing + sum(self.dividends)

    def copy(self) -> "Player":
        """A player that shares nothing that changes with this one."""
        return Player(
            self.shares[:], self.dividends[:], self.rode, self.chicago, self.fives, self.crossing
        )


@dataclass(frozen=True, slots=True)
class Ride:
    """A journey on its way: the cities so far, and the railroad of each link between them."""

    cities: tuple[int, ...]
    railroads: tuple[int, ...] = ()


@dataclass(slots=True)
class State:
    """A whole match. Nothing in it is hidden."""

    board: Board
    players: list[Player]
    order: tuple[int, ...]
    """The turn order of this round."""
    passengers: int
    """The cities that still have theirs."""
    fives: int
    """The $5 cities that nobody has built in or started from."""
    tracks: list[int] = field(default_factory=_none_yet)
    """[railroad]: its hexes."""
    pool: list[int] = field(default_factory=lambda: [POOL] * len(RAILROADS))
    """[railroad]: locomotives that are neither share nor track."""
    round: int = 1
    phase: Phase = Phase.SHARE
    turns: int = 0
    """Turns taken in this phase."""
    built: tuple[tuple[int, int], ...] = ()
    """Railroad and hex of the locomotives placed in this turn."""
    climbed: bool = False
    """Whether one of them is on a mountain."""
    crossed: bool = False
    """Whether the transcontinental line has been paid."""
    ride: Ride | None = None

    def copy(self) -> "State":
        """A state that shares nothing that changes with this one."""
        return State(
            self.board,
            [player.copy() for player in self.players],
            self.order,
            self.passengers,
            self.fives,
            self.tracks[:],
            self.pool[:],
            self.round,
            self.phase,
            self.turns,
            self.built,
            self.climbed,
            self.crossed,
            self.ride,
        )
