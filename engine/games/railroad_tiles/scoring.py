"""The final count: prestige, rectangle, cities, stars, openings (S19-S24)."""

from collections.abc import Collection
from typing import Any, Final

from engine.game import Standing
from engine.games.railroad_tiles.board import FACINGS, ROAD, STEPS, Board
from engine.games.railroad_tiles.state import Area, State

CITY_TILES: Final = 3
CITY_POINTS: Final = 5
"""For a group of three or more; nothing more for a larger one (S20, R34)."""
FREE_OPENINGS: Final = 5
"""Each one more costs a point (S22)."""


def standings(state: State) -> list[Standing]:
    """Most points first; the turn order breaks ties (S24)."""
    rows = []
    for rank, seat in enumerate(state.order):
        parts = count(state.board, state.areas[seat])
        rows.append((-sum(parts.values()), rank, seat, parts))
    rows.sort(key=lambda row: row[:2])
    return [
        Standing(seat, place, -total, parts, details(state.board, state.areas[seat]))
        for place, (total, _, seat, parts) in enumerate(rows, start=1)
    ]


def count(board: Board, area: Area) -> dict[str, int]:
    """What an area is worth, part by part, if the match ended now."""
    return {
        "prestige": area.prestige,
        "rectangle": len(largest_rectangle(area.laid)),
        "cities": CITY_POINTS * len(cities(board, area)),
        "stars": area.stars,
        "openings": -max(0, openings(area) - FREE_OPENINGS),
    }


def total(board: Board, area: Area) -> int:
    """What an area is worth if the match ended now."""
    return sum(count(board, area).values())


def details(board: Board, area: Area) -> dict[str, Any]:
    """What the parts rest on, in words of the notation."""
    return {
        "tiles": [
            [cell, board.tiles[tile].name, FACINGS[facing]]
            for cell, (tile, facing) in area.laid.items()
        ],
        "pawns": list(area.pawns),
        "rectangle": list(largest_rectangle(area.laid)),
        "cities": cities(board, area),
        "openings": openings(area),
        "refused": [board.tiles[tile].name for tile in area.refused],
    }


def largest_rectangle(laid: Collection[int]) -> tuple[int, ...]:
    """The cells of the largest one without holes, row by row; a point a tile (S21, R33)."""
    most, found = 0, (0, 0, 0)
    _, right, down, _ = STEPS
    for corner in laid:
        row, height, least = corner, 0, len(laid)
        while row in laid:
            width = 0
            while width < least and row + width * right in laid:
                width += 1
            least, height, row = width, height + 1, row + down
            if height * least > most:
                most, found = height * least, (corner, least, height)
    corner, width, height = found
    return tuple([corner + x * right + y * down for y in range(height) for x in range(width)])


def cities(board: Board, area: Area) -> list[list[int]]:
    """The groups of three or more adjacent towns, each by its cells (S20, R34, R35)."""
    left = [cell for cell, (tile, _) in area.laid.items() if board.tiles[tile].is_town]
    found = []
    while left:
        group = [left.pop()]
        for cell in group:
            near = [cell + step for step in STEPS if cell + step in left]
            left = [other for other in left if other not in near]
            group += near
        if len(group) >= CITY_TILES:
            found.append(sorted(group))
    return sorted(found)


def openings(area: Area) -> int:
    """Ends of road or rail beside an empty cell (S22, R36)."""
    return sum([ends(asked) for asked in area.edge.values()])


def ends(asked: int) -> int:
    """How many roads and rails lead into a cell, by what it asks of a tile."""
    return sum([asked >> shift & 3 >= ROAD for shift in (0, 2, 4, 6)])
