"""The easy level: from where its network is, the nearest of its cities first.

It starts on one of its cities, sees no shared ways, and joins other networks when they lie nearer.
"""

from typing import TYPE_CHECKING, Any

from engine.answers import Bits
from engine.game import Game, Seat
from engine.games.trans_europa import plan, tracks
from engine.games.trans_europa.moves import EndTurn, LayTrack, Move, PlaceHub
from engine.games.trans_europa.rules import nodes
from engine.games.trans_europa.state import Phase, State

if TYPE_CHECKING:
    from random import Random


def aprendiz(game: Game[State, Move, Any], view: Any, random: "Random", budget: int) -> Move:
    """A move for the seat of the view; it expands nothing."""
    state, seat = game.imagine(view, random), view.seat
    cities = list(Bits(state.hands[seat]))
    if state.phase is Phase.HUBS:
        free = [city for city in cities if city in nodes(state, seat)]
        return PlaceHub(random.choice(free) if free else nodes(state, seat)[0])
    offered = tracks.edges(state, seat)
    for edge in nearest_way(state, seat, cities):
        if edge in offered:
            return LayTrack(edge)
    if tracks.can_stop(state, seat):
        return EndTurn()
    return LayTrack(random.choice(list(offered)))


def nearest_way(state: State, seat: Seat, cities: list[int]) -> tuple[int, ...]:
    """The free lines to the nearest city that the network does not reach."""
    board, hub = state.board, state.hubs[seat]
    ways = [plan.lines(board, state.laid, (city, hub)) for city in cities]
    open_ways = [way for way in ways if way]
    return min(open_ways, key=lambda way: plan.cost(board, way), default=())
