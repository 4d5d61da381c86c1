"""What a tile, a place, a spot and a facing are called while somebody chooses: the same letters and
numbers on buttons, in words and on pictures."""

from collections.abc import Sequence
from typing import Final

from engine.games.railroad_tiles.board import Board
from engine.games.railroad_tiles.state import Area

LETTERS: Final = "ABCDEFGH"


def letter(tiles: Sequence[int], tile: int) -> str:
    """Of a tile among those in hand or on offer, in their order."""
    return LETTERS[tiles.index(tile)] if tile in tiles else "?"


def number(answers: Sequence[int], answer: int) -> int:
    """Of a place or a facing among those offered, from 1: places row by row."""
    return list(answers).index(answer) + 1 if answer in answers else 0


def spots(board: Board, area: Area) -> list[int]:
    """All empty spots of any type, row by row: they are numbered together."""
    return sorted(
        [
            cell
            for cell, (tile, _) in area.laid.items()
            if board.spots[tile] >= 0 and cell not in area.pawns
        ]
    )
