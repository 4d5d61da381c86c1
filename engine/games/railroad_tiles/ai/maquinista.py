"""The strong level: it weighs fit, openings, networks with spots, towns and the rectangle; lays its
hand by a narrow search, and takes the column that it can lay best."""

from typing import TYPE_CHECKING, Any, Final

from engine.ai.budget import Budget
from engine.game import Game
from engine.games.railroad_tiles import laying, pawns
from engine.games.railroad_tiles.board import Board
from engine.games.railroad_tiles.moves import (
    ChooseColumn,
    ChooseStart,
    Finish,
    LayTile,
    Move,
    PlacePawn,
    RefuseTile,
    SwapPawn,
)
from engine.games.railroad_tiles.outlook import Lay, Outlook, outlook
from engine.games.railroad_tiles.rules import columns, start_facings
from engine.games.railroad_tiles.state import NONE, Area, Phase, State

if TYPE_CHECKING:
    from random import Random

WIDTH: Final = 3
"""Areas that the search keeps after each tile."""
REFUSED: Final = -1.2
"""Below this a tile is better put aside."""
STAR: Final = 1.0
"""A star is a point at the end, or another pawn with two seats."""
LAST: Final = 0.12
"""What each place further right in the next order costs."""


def maquinista(game: Game[State, Move, Any], view: Any, random: "Random", budget: int) -> Move:
    """A move for the seat of the view. An expansion is an area whose hand is
    tried in every place."""
    state, seat = game.imagine(view, random), view.seat
    area = state.areas[seat]
    if state.phase is Phase.START_TILES:
        tile = max(state.offer, key=lambda offered: (_start(state.board, offered), -offered))
        return ChooseStart(tile, start_facings(state, seat, tile)[0])
    if area.column == NONE:
        return ChooseColumn(_column(state, seat, Budget(budget)))
    if area.hand:
        return _lay(state, seat, Budget(budget))
    return _place(state, seat)


def _start(board: Board, tile: int) -> float:
    """A spot and a town are worth having; three ends are enough to begin with."""
    own = board.tiles[tile]
    count = sum(len(route) for route in board.face(tile, 0).routes)
    return (own.spot is not None) + 0.8 * own.is_town - 0.3 * abs(count - 3)


def _column(state: State, seat: int, budget: Budget) -> int:
    """The column whose tiles can be laid best, with its stars."""

    def worth(column: int) -> float:
        hand = state.columns[column]
        value, _ = search(outlook(state, seat), hand, 1, budget)
        return value + STAR * state.stars[column] - LAST * column

    return max(columns(state, seat), key=worth)


def _lay(state: State, seat: int, budget: Budget) -> Move:
    """The first tile of the best way found to lay the hand."""
    look, area = outlook(state, seat), state.areas[seat]
    _, first = search(look, area.hand, WIDTH, budget)
    if first is None:
        tile = laying.tiles(state, seat)[0]
        _, first = max(look.lays(tile))
    if laying.refusable(state, seat) and look.gain(*first) < REFUSED:
        return RefuseTile(first[0])
    return LayTile(*first)


def search(
    look: Outlook, hand: tuple[int, ...], width: int, budget: Budget
) -> tuple[float, Lay | None]:
    """The best way found to lay a hand in any order: its worth and its first tile."""
    beam: list[tuple[float, Lay | None, Outlook, tuple[int, ...]]] = [(0.0, None, look, hand)]
    best: tuple[float, Lay | None] = (0.0, None)
    for depth in range(len(hand)):
        found: dict[tuple[tuple[int, int], ...], tuple[float, Lay, Outlook, Lay, Any]] = {}
        for value, first, here, left in beam:
            if not budget.spend():
                break
            offered = sorted([lay for tile in left for lay in here.lays(tile)], reverse=True)
            for gain, lay in offered[:width]:
                key = tuple(sorted(((lay[1], lay[0]), *_new(look, here))))
                rest = laying.without(left, lay[0])
                found.setdefault(key, (value + gain, first or lay, here, lay, rest))
        if not found:
            break
        kept = sorted(found.values(), key=lambda one: -one[0])[:width]
        best = kept[0][:2]
        is_last = depth == len(hand) - 1
        beam = (
            []
            if is_last
            else [(value, first, _after(here, lay), rest) for value, first, here, lay, rest in kept]
        )
    return best


def _new(look: Outlook, here: Outlook) -> list[tuple[int, int]]:
    """The tiles laid since the search began."""
    before = look.area.laid
    return [(cell, tile) for cell, (tile, _) in here.area.laid.items() if cell not in before]


def _after(here: Outlook, lay: Lay) -> Outlook:
    """The area with one tile more."""
    tile, cell, facing = lay
    area = Area(dict(here.area.laid), dict(here.area.edge), here.area.pawns)
    laying.put(here.board, area, tile, cell, facing)
    return Outlook(here.board, area, here.left, here.rounds)


def _place(state: State, seat: int) -> Move:
    """The pawn that adds most, with a star where that is worth one; then the end of the round."""
    board, area, look = state.board, state.areas[seat], outlook(state, seat)

    def gain(pawn: int, cell: int) -> float:
        return look.pawn_gain(cell, pawns.worth(board, area, cell, pawn))

    found: list[tuple[float, Move]] = [
        (gain(token, cell), PlacePawn(token, cell))
        for token in pawns.tokens(state, seat)
        for cell in pawns.cells(state, seat, token)
    ]
    plain = {move.token: worth for worth, move in sorted(found, key=_first)
             if isinstance(move, PlacePawn)}  # fmt: skip
    for token in pawns.swappable(state, seat):
        for pawn in pawns.other_pawns(state, seat, token):
            for cell in pawns.swap_cells(state, seat, token, pawn):
                worth = gain(pawn, cell) - STAR
                if worth > plain.get(token, 0.0):
                    found.append((worth, SwapPawn(token, pawn, cell)))
    return max(found, key=_first)[1] if found else Finish()


def _first(one: tuple[float, Move]) -> float:
    return one[0]
