"""Why a move is not offered. Asked only after the tree said no; it never decides."""

from typing import ClassVar, assert_never

from engine.errors import IllegalMove, WrongPhase
from engine.game import Seat
from engine.games.railroad_tiles import pawns, rules
from engine.games.railroad_tiles.board import COLUMNS, FACINGS, PAWNS
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
from engine.games.railroad_tiles.state import State
from engine.text import Arg, Text, Word


class Refused(IllegalMove):
    """A reason of this game, with what it speaks of."""

    key: ClassVar[str] = ""

    def __init__(self, **args: Arg) -> None:
        super().__init__(Text(self.key, args))


class NotOffered(Refused):
    """It is none of the start tiles that are left."""

    rule, topic, key = "S6", "start-tile", "railroad_tiles-refusal-not-offered"


class SameFacing(Refused):
    """Another facing looks just like it and stands for both."""

    rule, topic, key = "S8", "laying", "railroad_tiles-refusal-same-facing"


class ColumnTaken(Refused):
    """Another pawn stands at its head."""

    rule, topic, key = "S7, R20", "columns", "railroad_tiles-refusal-column-taken"


class ColumnNotUsed(Refused):
    """So many seats do not use it."""

    rule, topic, key = "S5", "columns", "railroad_tiles-refusal-column-not-used"


class NotInHand(Refused):
    """The tile is not one of those taken."""

    rule, topic, key = "S7", "laying", "railroad_tiles-refusal-not-in-hand"


class CellTaken(Refused):
    """A tile lies there."""

    rule, topic, key = "S7", "laying", "railroad_tiles-refusal-cell-taken"


class NotAdjacent(Refused):
    """It would touch no tile of the area by a side."""

    rule, topic, key = "R22", "laying", "railroad_tiles-refusal-not-adjacent"


class SidesDisagree(Refused):
    """A side would meet another kind of side."""

    rule, topic, key = "S7", "laying", "railroad_tiles-refusal-sides-disagree"


class NoRefusalsLeft(Refused):
    """Both have been used."""

    rule, topic, key = "S10", "refusing", "railroad_tiles-refusal-no-refusals-left"


class NoSuchToken(Refused):
    """No open token shows that type."""

    rule, topic, key = "S11", "pawns", "railroad_tiles-refusal-no-such-token"


class SpotTaken(Refused):
    """A pawn stands there."""

    rule, topic, key = "S11", "pawns", "railroad_tiles-refusal-spot-taken"


class NoSuchSpot(Refused):
    """There is no empty spot of that type there."""

    rule, topic, key = "S11, S14", "pawns", "railroad_tiles-refusal-no-such-spot"


class SamePawn(Refused):
    """A star is for another type than the token shows."""

    rule, topic, key = "S15", "two-players", "railroad_tiles-refusal-same-pawn"


class OnlyForTwo(Refused):
    """Only two players may change a token."""

    rule, topic, key = "S15, R32", "two-players", "railroad_tiles-refusal-only-for-two"


class NoStars(Refused):
    """A change costs a star."""

    rule, topic, key = "S15", "two-players", "railroad_tiles-refusal-no-stars"


def refusal(state: State, seat: Seat, move: Move) -> IllegalMove:
    """The first rule that the move breaks, in the order of the rulebook."""
    match move:
        case ChooseStart(tile):
            return SameFacing() if tile in state.offer else NotOffered()
        case ChooseColumn(column):
            if column in rules.columns_used(state):
                return ColumnTaken(column=Word("column", column))
            return ColumnNotUsed(n=len(COLUMNS))
        case LayTile(tile, cell, facing):
            return _laying(state, seat, tile, cell, facing)
        case RefuseTile(tile):
            return NoRefusalsLeft() if tile in state.areas[seat].hand else NotInHand()
        case PlacePawn(token, cell):
            return _placing(state, seat, token, cell)
        case SwapPawn(token, pawn, cell):
            return _swapping(state, seat, token, pawn, cell)
        case Finish():
            return WrongPhase()
        case _:
            assert_never(move)


def _laying(state: State, seat: Seat, tile: int, cell: int, facing: int) -> IllegalMove:
    area = state.areas[seat]
    if tile not in area.hand:
        return NotInHand()
    if cell in area.laid:
        return CellTaken()
    if cell not in area.edge:
        return NotAdjacent()
    if facing in range(len(FACINGS)) and not state.board.sides[tile][facing]:
        return SameFacing()
    return SidesDisagree()


def _placing(state: State, seat: Seat, token: int, cell: int) -> IllegalMove:
    area = state.areas[seat]
    if token not in area.tokens:
        return NoSuchToken()
    if cell in area.pawns:
        return SpotTaken()
    return NoSuchSpot(pawn=Word("pawn", token))


def _swapping(state: State, seat: Seat, token: int, pawn: int, cell: int) -> IllegalMove:
    area = state.areas[seat]
    if len(state.areas) != pawns.SEATS_WITH_SWAPS:
        return OnlyForTwo()
    if not area.stars:
        return NoStars()
    if token not in area.tokens:
        return NoSuchToken()
    if pawn == token or pawn not in range(len(PAWNS)):
        return SamePawn()
    if cell in area.pawns:
        return SpotTaken()
    return NoSuchSpot(pawn=Word("pawn", pawn))
