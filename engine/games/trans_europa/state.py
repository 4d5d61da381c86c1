"""The state of a match: scores, and the round being played on the lattice."""

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

from engine.games.trans_europa.board import TRACKS, Board

FIRST_SCORE: Final = 13
"""Steps from the engine shed to the red space (R2)."""
NOWHERE: Final = -1
"""The crossing of a start marker that is not on the board yet."""


class Phase(IntEnum):
    """What the match waits for."""

    HUBS = 0
    TRACKS = 1
    ENDING = 2
    """An opponent is connected; the builder may lay one more single track (S13)."""
    OVER = 3


@dataclass(frozen=True, slots=True)
class Net:
    """A connected part of the board: masks of its crossings and of all lines that touch it."""

    nodes: int
    edges: int


@dataclass(frozen=True, slots=True)
class Scored:
    """A round as it ended, for everybody to see: the board itself is cleared at once."""

    hubs: tuple[int, ...]
    """For each seat, the crossing of its marker."""
    history: tuple[tuple[int, int], ...]
    """Seat and line of each track, in the order in which they were laid."""
    hands: tuple[tuple[int, ...], ...]
    missing: tuple[tuple[int, ...], ...]
    """For each seat, the lines that would connect its cities at the least cost."""
    lost: tuple[int, ...]
    """For each seat, points."""

    @property
    def tracks(self) -> tuple[int, ...]:
        """The lines with a track, in the order in which they were laid."""
        return tuple([edge for _, edge in self.history])


@dataclass(slots=True)
class State:
    """A whole match. Hidden are the hands and the seed of the deals to come."""

    board: Board
    seed: str
    scores: list[int]
    hubs: list[int]
    """For each seat, the crossing of its start marker."""
    first: int
    """The start player of this round."""
    turn: int
    hands: tuple[int, ...] = ()
    """For each seat, the mask of its five cities."""
    nets: list[Net] = field(default_factory=list)
    laid: int = 0
    history: list[tuple[int, int]] = field(default_factory=list)
    """Seat and line of each track of the round, in the order in which they were laid."""
    supply: int = TRACKS
    laid_this_turn: int = 0
    connected: tuple[int, ...] = ()
    """The seats announced as connected, in a round that ends."""
    round: int = 1
    phase: Phase = Phase.HUBS
    rounds: list[Scored] = field(default_factory=list)
    """Those that have been scored."""

    def copy(self) -> "State":
        """A state that shares nothing that changes with this one."""
        return State(
            self.board,
            self.seed,
            self.scores[:],
            self.hubs[:],
            self.first,
            self.turn,
            self.hands,
            self.nets[:],
            self.laid,
            self.history[:],
            self.supply,
            self.laid_this_turn,
            self.connected,
            self.round,
            self.phase,
            self.rounds[:],
        )
