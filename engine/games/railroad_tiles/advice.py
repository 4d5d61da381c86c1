"""The outlook asked for one thing at a time, as panels do: what is best among some answers.

Kept by what the area looks like, since a panel asks once for each of its labels.
"""

from functools import lru_cache

from engine.games.railroad_tiles import pawns
from engine.games.railroad_tiles.board import Board
from engine.games.railroad_tiles.laying import put
from engine.games.railroad_tiles.outlook import Outlook, placements_left
from engine.games.railroad_tiles.rules import ROUNDS
from engine.games.railroad_tiles.state import Area, State

Seen = tuple[tuple[tuple[int, int, int], ...], tuple[int, ...], tuple[float, ...], int]
"""Cells with tile and facing, pawns, placements to come, rounds to come."""


def _seen(state: State, seat: int) -> Seen:
    area = state.areas[seat]
    laid = tuple([(cell, tile, facing) for cell, (tile, facing) in area.laid.items()])
    return laid, tuple(area.pawns), placements_left(state, seat), ROUNDS - state.round


@lru_cache(32)
def _outlook(board: Board, seen: Seen) -> Outlook:
    laid, taken, left, rounds = seen
    area = Area(pawns=list(taken))
    for cell, tile, facing in laid:
        put(board, area, tile, cell, facing)
    return Outlook(board, area, left, rounds)


@lru_cache(128)
def _gains(board: Board, seen: Seen, tile: int) -> dict[tuple[int, int], float]:
    """(cell, facing) -> what the tile is worth there."""
    return {(cell, facing): gain for gain, (_, cell, facing) in _outlook(board, seen).lays(tile)}


def tile_gain(state: State, seat: int, tile: int) -> float:
    """Of a tile in its best place."""
    return max(_gains(state.board, _seen(state, seat), tile).values(), default=-100.0)


def cell_gain(state: State, seat: int, tile: int, cell: int) -> float:
    """Of a tile in a place, in its best facing."""
    gains = _gains(state.board, _seen(state, seat), tile)
    return max([gain for (place, _), gain in gains.items() if place == cell], default=-100.0)


def facing_gain(state: State, seat: int, tile: int, cell: int, facing: int) -> float:
    """Of a tile as it would lie."""
    return _gains(state.board, _seen(state, seat), tile).get((cell, facing), -100.0)


def pawn_gain(state: State, seat: int, cell: int) -> float:
    """Of a pawn on an empty spot, now and for those to come."""
    board, area = state.board, state.areas[seat]
    pawn = board.spots[area.laid[cell][0]]
    points = pawns.worth(board, area, cell, pawn)
    return _outlook(board, _seen(state, seat)).pawn_gain(cell, points)
