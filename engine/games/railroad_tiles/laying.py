"""Laying tiles: where and how a tile fits, refusing one, and what fits nowhere (S7-S10)."""

from functools import cache
from typing import Final

from engine.game import Seat, Tell
from engine.games.railroad_tiles.board import STEPS, Board
from engine.games.railroad_tiles.events import TileLaid, TileRefused, TilesDiscarded
from engine.games.railroad_tiles.state import Area, State

REFUSALS: Final = 2
"""In a whole match (S10)."""


# Colocar losetas
@cache
def fitting(sides: tuple[int, ...], asked: int) -> tuple[int, ...]:
    """The facings that agree with every side that is asked for; no more than there are sets of
    sides times what a cell may ask."""
    care = sum(3 << 2 * side for side in range(4) if asked >> 2 * side & 3)
    return tuple([facing for facing, face in enumerate(sides) if face and face & care == asked])


def fits(board: Board, area: Area, tile: int) -> bool:
    """Whether there is any place for a tile."""
    sides = board.sides[tile]
    return any(fitting(sides, asked) for asked in area.edge.values())


def tiles(state: State, seat: Seat) -> list[int]:
    """The tiles in hand that fit somewhere, in any order (R23)."""
    area = state.areas[seat]
    return [tile for tile in area.hand if fits(state.board, area, tile)]


def cells(state: State, seat: Seat, tile: int) -> list[int]:
    """Free cells beside the area where every touching side can agree, also blank to blank (R22)."""
    sides = state.board.sides[tile]
    edge = state.areas[seat].edge
    return sorted([cell for cell, asked in edge.items() if fitting(sides, asked)])


def facings(state: State, seat: Seat, tile: int, cell: int) -> tuple[int, ...]:
    """Turned and mirrored at will; what looks alike once (S8)."""
    return fitting(state.board.sides[tile], state.areas[seat].edge[cell])


def lay_tile(state: State, seat: Seat, tile: int, cell: int, facing: int, tell: Tell) -> None:
    """One tile of the hand."""
    area = state.areas[seat]
    put(state.board, area, tile, cell, facing)
    area.hand = without(area.hand, tile)
    tell(TileLaid, seat, tile, cell, facing)
    drop_hopeless(state, seat, tell)


def put(board: Board, area: Area, tile: int, cell: int, facing: int) -> None:
    """On the table; each free neighbour now asks for the side that it will touch."""
    sides = board.sides[tile][facing]
    area.laid[cell] = (tile, facing)
    area.edge.pop(cell, None)
    for side, step in enumerate(STEPS):
        other = cell + step
        if other not in area.laid:
            asked = (sides >> 2 * side & 3) << 2 * ((side + 2) % 4)
            area.edge[other] = area.edge.get(other, 0) | asked


# Rechazar una loseta
def refusable(state: State, seat: Seat) -> tuple[int, ...]:
    """Any tile in hand, twice in the match (S10, R24)."""
    area = state.areas[seat]
    return area.hand if len(area.refused) < REFUSALS else ()


def refuse_tile(state: State, seat: Seat, tile: int, tell: Tell) -> None:
    """A tile put aside, in sight."""
    area = state.areas[seat]
    area.hand = without(area.hand, tile)
    area.refused += (tile,)
    tell(TileRefused, seat, tile)
    drop_hopeless(state, seat, tell)


def drop_hopeless(state: State, seat: Seat, tell: Tell) -> None:
    """When no tile in hand fits anywhere, all of them leave the game at no cost (S9, R24)."""
    area = state.areas[seat]
    if not area.hand:
        return
    for tile in area.hand:
        if fits(state.board, area, tile):
            return
    tell(TilesDiscarded, seat, area.hand)
    area.lost += area.hand
    area.hand = ()


def without(hand: tuple[int, ...], tile: int) -> tuple[int, ...]:
    """The tiles left when one goes."""
    return tuple([other for other in hand if other != tile])
