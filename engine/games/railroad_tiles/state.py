"""The state of a match: an area for each seat, and the columns between them."""

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

from engine.games.railroad_tiles.board import COLUMNS, Board

FIRST_STARS: Final = 1
"""In each seat's supply at the start (S4)."""
NONE: Final = -1
"""The column of a seat that has not chosen."""


class Phase(IntEnum):
    """What the match waits for; within a round each seat has got as far as it has."""

    START_TILES = 0
    ROUND = 1
    OVER = 2


@dataclass(slots=True)
class Area:
    """What one seat has: its tiles and pawns by cell, and what it holds."""

    laid: dict[int, tuple[int, int]] = field(default_factory=dict)
    """[cell]: tile and facing."""
    edge: dict[int, int] = field(default_factory=dict)
    """[free cell beside them]: what each of its sides asks of a tile; 0 nothing."""
    pawns: list[int] = field(default_factory=list)
    """The cells whose spot is taken."""
    hand: tuple[int, ...] = ()
    tokens: tuple[int, ...] = ()
    """Placements of this round still open."""
    column: int = NONE
    """The one chosen in this round."""
    is_done: bool = False
    refused: tuple[int, ...] = ()
    lost: tuple[int, ...] = ()
    """Tiles taken that fitted nowhere."""
    stars: int = FIRST_STARS
    prestige: int = 0

    def copy(self) -> "Area":
        """An area that shares nothing that changes with this one."""
        return Area(
            dict(self.laid),
            dict(self.edge),
            self.pawns[:],
            self.hand,
            self.tokens,
            self.column,
            self.is_done,
            self.refused,
            self.lost,
            self.stars,
            self.prestige,
        )


@dataclass(slots=True)
class State:
    """A whole match. Hidden are the order of the bag, the tokens to come and the coins to come."""

    board: Board
    areas: list[Area]
    order: tuple[int, ...]
    bag: list[int]
    tokens: tuple[int, ...]
    """All seven, in the order of their rounds."""
    coins: tuple[int, ...]
    """For two seats: which leftover column goes at the end of each round."""
    offer: tuple[int, ...] = ()
    """Start tiles still to be chosen."""
    columns: list[tuple[int, ...]] = field(default_factory=lambda: [()] * len(COLUMNS))
    stars: list[int] = field(default_factory=lambda: [0] * len(COLUMNS))
    """On each column."""
    gone: tuple[int, ...] = ()
    """Tiles that the coin took out of the game."""
    round: int = 0
    phase: Phase = Phase.START_TILES

    def copy(self) -> "State":
        """A state that shares nothing that changes with this one."""
        return State(
            self.board,
            [area.copy() for area in self.areas],
            self.order,
            self.bag[:],
            self.tokens,
            self.coins,
            self.offer,
            self.columns[:],
            self.stars[:],
            self.gone,
            self.round,
            self.phase,
        )
