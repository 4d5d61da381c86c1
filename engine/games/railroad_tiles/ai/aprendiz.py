"""The easy level: the largest column, each tile in the first place where it meets most roads and
rails, each pawn on the first spot."""

from typing import TYPE_CHECKING, Any

from engine import menu
from engine.game import Game
from engine.games.railroad_tiles import laying, pawns
from engine.games.railroad_tiles.moves import ChooseColumn, Finish, LayTile, Move, PlacePawn
from engine.games.railroad_tiles.rules import columns
from engine.games.railroad_tiles.scoring import ends
from engine.games.railroad_tiles.state import NONE, Phase, State

if TYPE_CHECKING:
    from random import Random


def aprendiz(game: Game[State, Move, Any], view: Any, random: "Random", budget: int) -> Move:
    """A move for the seat of the view; it expands nothing."""
    state, seat = game.imagine(view, random), view.seat
    area = state.areas[seat]
    if state.phase is Phase.START_TILES:
        return menu.pick(game, state, seat, random.random)
    if area.column == NONE:
        worth = {c: len(state.columns[c]) + state.stars[c] for c in columns(state, seat)}
        return ChooseColumn(max(worth, key=lambda column: worth[column]))
    if area.hand:
        tile = laying.tiles(state, seat)[0]
        cells = laying.cells(state, seat, tile)
        cell = max(cells, key=lambda place: ends(area.edge[place]))
        return LayTile(tile, cell, laying.facings(state, seat, tile, cell)[0])
    for token in pawns.tokens(state, seat):
        return PlacePawn(token, pawns.cells(state, seat, token)[0])
    return Finish()
