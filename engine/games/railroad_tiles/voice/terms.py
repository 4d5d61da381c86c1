"""How cells, tiles and sides are called."""

from collections.abc import Sequence
from typing import Final

from engine.games.railroad_tiles.board import PAWNS, RAIL, ROAD, SIDE_WORDS, Board, place_of
from engine.text import Arg, Listed, Text, Word, text

PAWN_SIGNS: Final = ("🚂", "🚗", "🚶")
"""By type of pawn."""


def place(cell: int) -> Text:
    """As seen from the start tile: «N1 E2» is one up and two to the right."""
    right, down = place_of(cell)
    way = ("s" if down > 0 else "n" if down else "") + ("e" if right > 0 else "w" if right else "")
    args: dict[str, Arg] = {}
    if down:
        args["v"] = abs(down)
    if right:
        args["h"] = abs(right)
    return Text(f"railroad_tiles-place-{way or 'start'}", args)


def ways(board: Board, tile: int, facing: int) -> Listed:
    """Which sides of a tile show a road or rails, as it lies."""
    face, found = board.face(tile, facing), []
    for way, name in ((ROAD, "road"), (RAIL, "rail")):
        sides = [side for side in range(4) if face.side(side) == way]
        if sides:
            said = Listed(tuple([text(f"railroad_tiles-side-{SIDE_WORDS[s]}") for s in sides]))
            found.append(text(f"railroad_tiles-way-{name}", sides=said))
    return Listed(tuple(found))


def named(tiles: Sequence[int]) -> Listed:
    """Some tiles by name."""
    return Listed(tuple([Word("tile", tile) for tile in tiles]))


def pawns(types: Sequence[int]) -> Listed:
    """Some types of pawn by name."""
    return Listed(tuple([Word("pawn", pawn) for pawn in types]))


def sign(pawn: int) -> str:
    """The sign of a type of pawn."""
    return PAWN_SIGNS[pawn] if pawn in range(len(PAWNS)) else ""
