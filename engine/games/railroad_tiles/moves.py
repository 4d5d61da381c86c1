"""The moves. A hand of tiles is laid one by one."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ChooseStart:
    """Take a start tile and lay it (S6)."""

    tile: int
    facing: int


@dataclass(frozen=True, slots=True)
class ChooseColumn:
    """Take all the tiles and stars of a column (S7)."""

    column: int


@dataclass(frozen=True, slots=True)
class LayTile:
    """Put a tile of the hand beside the own area (S7, S8)."""

    tile: int
    cell: int
    facing: int


@dataclass(frozen=True, slots=True)
class RefuseTile:
    """Put a tile aside, twice in a match at most (S10)."""

    tile: int


@dataclass(frozen=True, slots=True)
class PlacePawn:
    """Use a token: a pawn of its type on an empty spot (S11)."""

    token: int
    cell: int


@dataclass(frozen=True, slots=True)
class SwapPawn:
    """Use a token and a star: a pawn of another type (S15)."""

    token: int
    pawn: int
    cell: int


@dataclass(frozen=True, slots=True)
class Finish:
    """Nothing more in this round."""


Move = ChooseStart | ChooseColumn | LayTile | RefuseTile | PlacePawn | SwapPawn | Finish
