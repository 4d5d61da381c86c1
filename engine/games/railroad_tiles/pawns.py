"""Pawns: the spots, what is connected, and the prestige of a placement (S11-S15)."""

from typing import Final

from engine.game import Seat, Tell
from engine.games.railroad_tiles.board import PAWNS, STEPS, TRAVELER, Board
from engine.games.railroad_tiles.events import PawnPlaced, StarSpent
from engine.games.railroad_tiles.state import Area, State

MOST_PRESTIGE: Final = 5
"""For one placement (S12, R11)."""
SEATS_WITH_SWAPS: Final = 2
"""Only two may use stars for another type (S15, R32)."""
Place = tuple[int, int]
"""A route of a tile on the table: its cell and its number on the tile."""


# Colocar peones
def spots(board: Board, area: Area, pawn: int) -> list[int]:
    """Empty matching spots anywhere in the area (R15)."""
    found = [cell for cell, (tile, _) in area.laid.items() if board.spots[tile] == pawn]
    return sorted([cell for cell in found if cell not in area.pawns])


def tokens(state: State, seat: Seat) -> list[int]:
    """Each open token whose type has an empty spot; two alike are one answer (S11, S14, R16)."""
    area = state.areas[seat]
    return [token for token in sorted(set(area.tokens)) if spots(state.board, area, token)]


def cells(state: State, seat: Seat, token: int) -> list[int]:
    """The empty spots of a token's type."""
    return spots(state.board, state.areas[seat], token)


def place_pawn(state: State, seat: Seat, token: int, pawn: int, cell: int, tell: Tell) -> None:
    """The prestige is won at once (S25)."""
    area = state.areas[seat]
    left = list(area.tokens)
    left.remove(token)
    area.tokens = tuple(left)
    prestige = worth(state.board, area, cell, pawn)
    area.pawns.append(cell)
    area.prestige += prestige
    tell(PawnPlaced, seat, pawn, cell, prestige)


def worth(board: Board, area: Area, cell: int, pawn: int) -> int:
    """One, and one more for each other pawn of its type that is connected; five at most (S12)."""
    return min(MOST_PRESTIGE, 1 + connected(board, area, cell, pawn))


def connected(board: Board, area: Area, cell: int, pawn: int) -> int:
    """Pawns of a type joined to this spot: by road or rail alone, for travelers over stations too
    (R13)."""
    others = [other for other in area.pawns if board.spots[area.laid[other][0]] == pawn]
    if not others:
        return 0
    reached = network(board, area, cell, pawn)
    return sum(
        other != cell and (other, board.tiles[area.laid[other][0]].spot_route) in reached
        for other in others
    )


def network(board: Board, area: Area, cell: int, pawn: int) -> set[Place]:
    """All routes joined to the one that a spot lies on, as a type of pawn goes."""
    start = (cell, board.tiles[area.laid[cell][0]].spot_route)
    seen, queue = {start}, [start]
    for here, route in queue:
        for place in joined(board, area, here, route, pawn == TRAVELER):
            if place not in seen:
                seen.add(place)
                queue.append(place)
    return seen


def joined(board: Board, area: Area, cell: int, route: int, by_stations: bool) -> list[Place]:
    """The routes that one route of a tile meets."""
    tile, facing = area.laid[cell]
    found = []
    for side in board.face(tile, facing).routes[route]:
        other = cell + STEPS[side]
        if other in area.laid:
            found.append((other, board.face(*area.laid[other]).route_at((side + 2) % 4)))
    if by_stations and board.shape(tile).has_station:
        found += [(cell, number) for number in range(len(board.face(tile, facing).routes))]
    return found


# Con 2 jugadores: una estrella por otro tipo de peón
def swappable(state: State, seat: Seat) -> list[int]:
    """The open tokens that a star can turn into another pawn with a spot (S15, R31, R32)."""
    area = state.areas[seat]
    if len(state.areas) != SEATS_WITH_SWAPS or not area.stars:
        return []
    return [token for token in sorted(set(area.tokens)) if other_pawns(state, seat, token)]


def other_pawns(state: State, seat: Seat, token: int) -> list[int]:
    """The types that a token does not show and that have a spot."""
    area = state.areas[seat]
    return [pawn for pawn in range(len(PAWNS)) if pawn != token and spots(state.board, area, pawn)]


def swap_cells(state: State, seat: Seat, token: int, pawn: int) -> list[int]:
    """The empty spots of the type chosen (R31)."""
    return spots(state.board, state.areas[seat], pawn)


def swap_pawn(state: State, seat: Seat, token: int, pawn: int, cell: int, tell: Tell) -> None:
    """A star pays for the change (S15)."""
    state.areas[seat].stars -= 1
    tell(StarSpent, seat, token)
    place_pawn(state, seat, token, pawn, cell, tell)
