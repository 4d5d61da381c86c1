"""The strong level: it builds along the cheapest tree of its cities, what nobody else will build
for it first, and joins other networks late.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from engine.answers import Bits
from engine.game import Game, Seat
from engine.games.trans_europa import plan, tracks
from engine.games.trans_europa.board import Board
from engine.games.trans_europa.moves import EndTurn, LayTrack, Move, PlaceHub
from engine.games.trans_europa.rules import nodes
from engine.games.trans_europa.state import NOWHERE, Phase, State

if TYPE_CHECKING:
    from random import Random

NEAR: Final = 4
"""Steps from other markers at which a start has company."""


def maquinista(game: Game[State, Move, Any], view: Any, random: "Random", budget: int) -> Move:
    """A move for the seat of the view; it expands nothing."""
    state, seat = game.imagine(view, random), view.seat
    if state.phase is Phase.HUBS:
        return PlaceHub(start(state, seat))
    wanted = plan.lines(state.board, state.laid, (*Bits(state.hands[seat]), state.hubs[seat]))
    offered = tracks.edges(state, seat)
    best = preferred(state, seat, [edge for edge in wanted if edge in offered])
    if best is not None:
        return LayTrack(best)
    if tracks.can_stop(state, seat):
        return EndTurn()
    return LayTrack(offered[0])


def start(state: State, seat: Seat) -> int:
    """A free crossing of its own tree, remote from the middle of the board."""
    board = state.board
    edges = plan.lines(board, 0, tuple(Bits(state.hands[seat])))
    tree = sorted({node for edge in edges for node in board.edges[edge]})
    free = [node for node in tree if node in nodes(state, seat)]
    if not free:
        return nodes(state, seat)[0]
    return max(free, key=lambda node: (alone(state, node), -node))


def alone(state: State, node: int) -> float:
    """How far the nearest other marker is, and how far the middle of all cities."""
    hubs = [hub for hub in state.hubs if hub != NOWHERE]
    near = min((apart(state.board, node, hub) for hub in hubs), default=NEAR)
    return min(near, NEAR) + middle(state.board, node)


def middle(board: Board, node: int) -> float:
    """Steps to the middle of the board, as the crow flies."""
    places = [place.place for place in board.places]
    x = sum(place[0] for place in places) / len(places)
    y = sum(place[1] for place in places) / len(places)
    return distance(board.places[node].place, (x, y))


def apart(board: Board, one: int, other: int) -> float:
    """Steps between two crossings, as the crow flies."""
    return distance(board.places[one].place, board.places[other].place)


def distance(one: tuple[float, float], other: tuple[float, float]) -> float:
    """Between two points."""
    return float(((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5)


def preferred(state: State, seat: Seat, edges: Iterable[int]) -> int | None:
    """Which of its lines to lay now: none that joins another network while there are others; the
    remote ones before those in the middle, which others may lay."""
    board = state.board
    found = list(edges)
    if not found:
        return None

    def worth(edge: int) -> tuple[bool, float]:
        one, other = board.edges[edge]
        return not joins(state, seat, edge), middle(board, one) + middle(board, other)

    return max(found, key=worth)


def joins(state: State, seat: Seat, edge: int) -> bool:
    """Whether a track would join the seat's network to another one."""
    hub = state.hubs[seat]
    met = [
        net for net in state.nets if any(net.nodes >> node & 1 for node in state.board.edges[edge])
    ]
    return any(not net.nodes >> hub & 1 for net in met)
