"""The board as it lies for one seat: what is built, what is still open, what may be borrowed."""

from dataclasses import dataclass

from engine.answers import Bits
from engine.game import Seat
from engine.games.europa.board import Board
from engine.games.europa.routes import SEATS_WITH_OPEN_TWINS
from engine.games.europa.state import State
from engine.games.europa.view import PublicView


@dataclass(frozen=True, slots=True)
class Ground:
    """Everything here is public; routes and cities are masks."""

    board: Board
    mine: int
    open: int
    """What the seat may still build: free, not closed, no own twin, within its wagons."""
    rivals: int
    """What the others have built: a station may borrow it."""
    wagons: int
    stations: int
    """Stations not yet built."""
    cities: int
    """Cities with a station of this seat."""
    free_cities: int
    """Cities without any station."""

    @property
    def lendable(self) -> int:
        """Rivals' routes with an end where this seat has a station or could build one."""
        ends = self.cities | self.free_cities if self.stations else self.cities
        routes = 0
        for city in Bits(ends):
            routes |= self.board.at[city]
        return routes & self.rivals


def ground_of(state: State, seat: Seat) -> Ground:
    """Of a seat in a state, which may be an imagined one."""
    player, board = state.players[seat], state.board
    rivals = 0
    for other in state.players:
        rivals |= other.routes
    return Ground(
        board=board,
        mine=player.routes,
        open=state.open & ~player.barred & board.within[player.wagons],
        rivals=rivals & ~player.routes,
        wagons=player.wagons,
        stations=player.stations,
        cities=player.cities,
        free_cities=state.free_cities,
    )


def ground_seen(board: Board, view: PublicView, seat: Seat) -> Ground:
    """Of a seat in a view, anybody's."""
    me = view.players[seat]
    built = [sum(1 << route for route in player.routes) for player in view.players]
    closed = taken = 0
    for number, routes in enumerate(built):
        taken |= routes
        if number == seat or len(built) < SEATS_WITH_OPEN_TWINS:
            closed |= _twins(board, view.players[number].routes)
    stations = sum(1 << city for player in view.players for city in player.cities)
    return Ground(
        board=board,
        mine=built[seat],
        open=board.all_routes & ~taken & ~closed & board.within[me.wagons],
        rivals=taken & ~built[seat],
        wagons=me.wagons,
        stations=me.stations,
        cities=sum(1 << city for city in me.cities),
        free_cities=(1 << len(board.cities)) - 1 & ~stations,
    )


def _twins(board: Board, routes: tuple[int, ...]) -> int:
    twins = [board.routes[route].twin for route in routes]
    return sum(1 << twin for twin in twins if twin is not None)
