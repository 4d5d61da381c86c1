"""Why a move is not offered. Asked only after the tree said no; it never decides."""

from typing import ClassVar, assert_never

from engine.errors import IllegalMove
from engine.game import Seat
from engine.games.trans_europa.moves import EndTurn, LayTrack, Move, PlaceHub
from engine.games.trans_europa.state import State
from engine.text import Arg, Text, Word


class Refused(IllegalMove):
    """A reason of this game, with what it speaks of."""

    key: ClassVar[str] = ""

    def __init__(self, **args: Arg) -> None:
        super().__init__(Text(self.key, args))


class NodeTaken(Refused):
    """Another marker stands there."""

    rule, topic, key = "S7", "marker", "trans_europa-refusal-node-taken"


class NoSuchNode(Refused):
    """The board has no such crossing."""

    rule, topic, key = "S7", "marker", "trans_europa-refusal-no-node"


class LineTaken(Refused):
    """A track lies there already."""

    rule, topic, key = "S8", "tracks", "trans_europa-refusal-line-taken"


class NoSuchLine(Refused):
    """The board has no such line."""

    rule, topic, key = "S8", "tracks", "trans_europa-refusal-no-line"


class DoubleSecond(Refused):
    """After a single track only a single line."""

    rule, topic, key = "S8, R10", "tracks", "trans_europa-refusal-double-second"


class NotConnected(Refused):
    """The line does not touch the own network."""

    rule, topic, key = "S9", "network", "trans_europa-refusal-not-connected"


class MustLay(Refused):
    """At least one track a turn."""

    rule, topic, key = "S8", "tracks", "trans_europa-refusal-must-lay"


def refusal(state: State, seat: Seat, move: Move) -> IllegalMove:
    """The first rule that the move breaks, in the order of the rulebook."""
    match move:
        case PlaceHub(node):
            if node not in range(len(state.board.nodes)):
                return NoSuchNode()
            return NodeTaken(node=Word("node", node))
        case LayTrack(edge):
            return _line(state, edge)
        case EndTurn():
            return MustLay()
        case _:
            assert_never(move)


def _line(state: State, edge: int) -> IllegalMove:
    if edge not in range(len(state.board.edges)):
        return NoSuchLine()
    name = Word("edge", edge)
    if state.laid >> edge & 1:
        return LineTaken(edge=name)
    if state.laid_this_turn and state.board.doubles >> edge & 1:
        return DoubleSecond(edge=name)
    return NotConnected(edge=name)
