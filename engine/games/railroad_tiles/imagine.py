"""A whole match that agrees with what is seen: the bag, the tokens and the coins to come are
guesses."""

from typing import TYPE_CHECKING

from engine.games.railroad_tiles.board import TOKENS, Board
from engine.games.railroad_tiles.laying import put
from engine.games.railroad_tiles.state import Area, Phase, State
from engine.games.railroad_tiles.view import AreaView, PrivateView

if TYPE_CHECKING:
    from random import Random


def imagine(board: Board, view: PrivateView, random: "Random") -> State:
    """Everything public as it is; what is still to come in an order by chance."""
    seen = view.public
    areas = [built(board, area) for area in seen.areas]
    known = [*seen.offer, *seen.gone]
    for column in seen.columns:
        known += column
    for area in areas:
        known += [*area.hand, *area.refused, *area.lost, *[tile for tile, _ in area.laid.values()]]
    out = frozenset(known)
    bag = [tile for tile in range(len(board.tiles)) if tile not in out]
    random.shuffle(bag)
    tokens = list(TOKENS)
    for token in seen.shown:
        tokens.remove(token)
    random.shuffle(tokens)
    coins = [random.randrange(2) for _ in range(len(TOKENS) - len(seen.coins))]
    return State(
        board=board,
        areas=areas,
        order=seen.order,
        bag=bag,
        tokens=(*seen.shown, *tokens),
        coins=(*seen.coins, *coins),
        offer=seen.offer,
        columns=list(seen.columns),
        stars=list(seen.stars),
        gone=seen.gone,
        round=seen.round,
        phase=Phase[seen.phase.upper()],
    )


def built(board: Board, seen: AreaView) -> Area:
    """An area as it lies on the table."""
    area = Area()
    for cell, tile, facing in seen.laid:
        put(board, area, tile, cell, facing)
    area.pawns, area.hand, area.tokens = list(seen.pawns), seen.hand, seen.tokens
    area.column, area.is_done, area.refused = seen.column, seen.is_done, seen.refused
    area.lost, area.stars, area.prestige = seen.lost, seen.stars, seen.prestige
    return area
