"""The board as it lies for one seat, with the stations of everybody."""

from dataclasses import replace

from engine.game import Seat
from engine.games.europa.state import State
from engine.games.europa.view import PublicView
from engine.parts.planner import ground
from engine.parts.planner.ground import Ground
from engine.parts.route_board import Board


def ground_of(state: State, seat: Seat) -> Ground:
    """Of a seat in a state, which may be an imagined one."""
    player = state.players[seat]
    return replace(
        ground.ground_of(state, seat),
        stations=player.stations,
        cities=player.cities,
        free_cities=state.free_cities,
    )


def ground_seen(board: Board, view: PublicView, seat: Seat) -> Ground:
    """Of a seat in a view, anybody's."""
    me = view.players[seat]
    built = [player.routes for player in view.players]
    stations = sum(1 << city for player in view.players for city in player.cities)
    return replace(
        ground.ground_seen(board, built, seat, me.wagons),
        stations=me.stations,
        cities=sum(1 << city for city in me.cities),
        free_cities=(1 << len(board.cities)) - 1 & ~stations,
    )
