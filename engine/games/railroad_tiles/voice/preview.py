"""What a move would do."""

from typing import TYPE_CHECKING

from engine.game import Seat
from engine.games.railroad_tiles import pawns
from engine.games.railroad_tiles.scoring import FREE_OPENINGS, cities, ends, openings
from engine.games.railroad_tiles.state import State
from engine.games.railroad_tiles.voice.terms import place
from engine.text import Text, Word, text

if TYPE_CHECKING:
    from engine.menu import Path


def preview(state: State, seat: Seat, path: "Path") -> list[Text]:
    """Lines about a move, as far as it has been chosen."""
    if not path:
        return []
    kind, *answers = path
    match kind.word, answers:
        case (("start" | "lay"), [tile]):
            return [text("railroad_tiles-preview-tile", tile=Word("tile", tile))]
        case "start", [tile, _]:
            return [text("railroad_tiles-preview-tile", tile=Word("tile", tile))]
        case "lay", [tile, cell, *_]:
            return _lay(state, seat, tile, cell)
        case "refuse", [tile]:
            return [text("railroad_tiles-preview-refuse", tile=Word("tile", tile))]
        case "column", [column]:
            return [text("railroad_tiles-preview-column", column=Word("column", column))]
        case "pawn", [token, cell]:
            return [_pawn(state, seat, token, cell)]
        case "swap", [_, pawn, cell]:
            return [_pawn(state, seat, pawn, cell), text("railroad_tiles-preview-star")]
        case "finish", _:
            return _finish(state, seat)
        case _:
            return []


def _lay(state: State, seat: Seat, tile: int, cell: int) -> list[Text]:
    """What the place opens and closes, and the towns around it."""
    board, area = state.board, state.areas[seat]
    closed = ends(area.edge[cell])
    opened = ends(board.sides[tile][0]) - closed
    after = openings(area) + opened - closed
    lines = [
        text("railroad_tiles-preview-lay", tile=Word("tile", tile), place=place(cell)),
        text("railroad_tiles-preview-openings", closed=closed, opened=opened, after=after),
    ]
    if after > FREE_OPENINGS:
        lines.append(text("railroad_tiles-preview-too-many", n=after - FREE_OPENINGS))
    if board.tiles[tile].is_town:
        before, trial = len(cities(board, area)), area.copy()
        trial.laid[cell] = (tile, 0)
        if len(cities(board, trial)) > before:
            lines.append(text("railroad_tiles-preview-city"))
    return lines


def _pawn(state: State, seat: Seat, pawn: int, cell: int) -> Text:
    points = pawns.worth(state.board, state.areas[seat], cell, pawn)
    return text("railroad_tiles-preview-pawn", pawn=Word("pawn", pawn), place=place(cell), n=points)


def _finish(state: State, seat: Seat) -> list[Text]:
    left = pawns.tokens(state, seat)
    if left:
        return [text("railroad_tiles-preview-unused", n=len(left))]
    return [text("railroad_tiles-preview-finish")]
