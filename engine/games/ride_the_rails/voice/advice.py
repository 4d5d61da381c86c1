"""What a planner that sees only what everybody sees would think of: stars and notes."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from engine.game import Seat
from engine.games.ride_the_rails import rides
from engine.games.ride_the_rails.board import Board
from engine.games.ride_the_rails.ground import Goal, goals
from engine.games.ride_the_rails.planner import EXPANSIONS, Plan, best_ride
from engine.games.ride_the_rails.state import Ride, State

FAR: Final = 8.0
"""Locomotives that a city may cost to be worth a note."""
NEAR: Final = 3
"""Cities that get a star."""


def best(state: State, seat: Seat) -> Plan | None:
    """The journey that would pay a seat most, or the best way on with the one under way."""
    if state.ride is None and not rides.passengers(state, seat):
        return None
    worth = tuple(1 + shares for shares in state.players[seat].shares)
    return _best(state.board, tuple(state.tracks), state.passengers, state.ride, worth)


@lru_cache(maxsize=256)
def _best(
    board: Board,
    tracks: tuple[int, ...],
    passengers: int,
    ride: Ride | None,
    worth: tuple[int, ...],
) -> Plan | None:
    state = State(board, [], (), passengers, 0, list(tracks), ride=ride)
    return best_ride(state, worth, EXPANSIONS)


def steps(state: State, railroad: int) -> Mapping[int, Goal]:
    """Hex -> the nearest city that a locomotive there comes nearer to."""
    found: dict[int, Goal] = {}
    for goal in goals(state, railroad, FAR)[:NEAR]:
        found.setdefault(goal.step, goal)
    return found
