"""The board as it lies for one seat: what is built, what is still open, what may be borrowed."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.answers import Bits
from engine.game import Seat
from engine.parts.claims import SEATS_WITH_OPEN_TWINS, Building
from engine.parts.route_board import Board


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
    stations: int = 0
    """Stations not yet built; 0 on boards that have none."""
    cities: int = 0
    """Cities with a station of this seat."""
    free_cities: int = 0
    """Cities without any station."""

    @property
    def lendable(self) -> int:
        """Rivals' routes with an end where this seat has a station or could build one."""
        ends = self.cities | self.free_cities if self.stations else self.cities
        routes = 0
        for city in Bits(ends):
            routes |= self.board.at[city]
        return routes & self.rivals


def ground_of(state: Building, seat: Seat) -> Ground:
    """Of a seat in a state, which may be an imagined one; without stations."""
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
    )


def ground_seen(board: Board, built: Sequence[Iterable[int]], seat: Seat, wagons: int) -> Ground:
    """Of a seat, from the routes that each seat is seen to have built; without stations."""
    owned = [sum(1 << route for route in routes) for routes in built]
    closed = taken = 0
    for number, routes in enumerate(owned):
        taken |= routes
        if number == seat or len(owned) < SEATS_WITH_OPEN_TWINS:
            closed |= _twins(board, built[number])
    return Ground(
        board=board,
        mine=owned[seat],
        open=board.all_routes & ~taken & ~closed & board.within[wagons],
        rivals=taken & ~owned[seat],
        wagons=wagons,
    )


def _twins(board: Board, routes: Iterable[int]) -> int:
    twins = [board.routes[route].twin for route in routes]
    return sum(1 << twin for twin in twins if twin is not None)
