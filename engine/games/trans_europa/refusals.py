"""Why a move is not offered. Asked only after the tree said no; it never decides."""

from typing import assert_never

from engine.errors import IllegalMove
from engine.game import Seat
from engine.games.trans_europa.moves import EndTurn, LayTrack, Move, PlaceHub
from engine.games.trans_europa.state import State
from engine.text import Word, text


class NodeTaken(IllegalMove):
    """Another marker stands there."""

    rule = "S7"
    topic = "marker"


class NoSuchNode(IllegalMove):
    """The board has no such crossing."""

    rule = "S7"
    topic = "marker"


class LineTaken(IllegalMove):
    """A track lies there already."""

    rule = "S8"
    topic = "tracks"


class NoSuchLine(IllegalMove):
    """The board has no such line."""

    rule = "S8"
    topic = "tracks"


class DoubleSecond(IllegalMove):
    """After a single track only a single line."""

    rule = "S8, R10"
    topic = "tracks"


class NotConnected(IllegalMove):
    """The line does not touch the own network."""

    rule = "S9"
    topic = "network"


class MustLay(IllegalMove):
    """At least one track a turn."""

    rule = "S8"
    topic = "tracks"


def refusal(state: State, seat: Seat, move: Move) -> IllegalMove:
    """The first rule that the move breaks, in the order of the rulebook."""
    match move:
        case PlaceHub(node):
            if node not in range(len(state.board.nodes)):
                return NoSuchNode(text("trans_europa-no-node"))
            return NodeTaken(text("trans_europa-no-node-taken", node=Word("node", node)))
        case LayTrack(edge):
            return _line(state, edge)
        case EndTurn():
            return MustLay(text("trans_europa-no-end"))
        case _:
            assert_never(move)


def _line(state: State, edge: int) -> IllegalMove:
    if edge not in range(len(state.board.edges)):
        return NoSuchLine(text("trans_europa-no-line"))
    name = Word("edge", edge)
    if state.laid >> edge & 1:
        return LineTaken(text("trans_europa-no-line-taken", edge=name))
    if state.laid_this_turn and state.board.doubles >> edge & 1:
        return DoubleSecond(text("trans_europa-no-double", edge=name))
    return NotConnected(text("trans_europa-no-connection", edge=name))
