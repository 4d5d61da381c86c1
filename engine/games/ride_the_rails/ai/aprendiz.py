"""The easy level: what pays most at once.

It likes shares of long railroads, builds to the nearest city, and rides link by link over
whatever pays it most, without looking beyond.
"""

from typing import TYPE_CHECKING, Any, Final

from engine.game import Game, Seat
from engine.games.ride_the_rails import rides, rules, tracks
from engine.games.ride_the_rails.ground import goals
from engine.games.ride_the_rails.links import links
from engine.games.ride_the_rails.moves import (
    Arrive,
    Build,
    Move,
    PickUp,
    RideLink,
    StayHome,
    StopBuilding,
    TakeShare,
)
from engine.games.ride_the_rails.state import Phase, State

if TYPE_CHECKING:
    from random import Random

NEW: Final = 2
"""Cities that a railroad without track is as good as."""
FAR: Final = 12.0
"""Locomotives that it would spend on one city."""


def aprendiz(game: Game[State, Move, Any], view: Any, random: "Random", budget: int) -> Move:
    """A move for the seat of the view; it expands nothing."""
    state, seat = game.imagine(view, random), view.seat
    match state.phase:
        case Phase.SHARE:
            return TakeShare(_share(state, seat, random))
        case Phase.BUILD:
            return _build(state, seat, random)
        case _:
            return _ride(state, seat, random)


def _share(state: State, seat: Seat, random: "Random") -> int:
    """Of any railroad that it may have, rather of one with many cities."""
    found, cities = rules.shares(state, seat), state.board.cities
    weights = [NEW + (state.tracks[railroad] & cities).bit_count() for railroad in found]
    return random.choices(found, weights)[0]


def _build(state: State, seat: Seat, random: "Random") -> Move:
    """Towards the nearest city of any own railroad; each step is thought over anew."""
    found = [
        goal
        for railroad in tracks.railroads(state, seat)
        for goal in goals(state, railroad, FAR)[:1]
    ]
    if not found:
        return StopBuilding()
    goal = min(found, key=lambda goal: (goal.cost, random.random()))
    return Build(goal.railroad, goal.step)


def _ride(state: State, seat: Seat, random: "Random") -> Move:
    """The best first link, then the best next one, until there is none."""
    shares = state.players[seat].shares
    if state.ride is None:
        starts = list(rides.passengers(state, seat))
        if not starts:
            return StayHome()
        return PickUp(max(starts, key=lambda city: (_most(state, seat, city), random.random())))
    found = [
        (shares[railroad], random.random(), city, railroad)
        for city in rides.next_cities(state, seat)
        for railroad in rides.next_railroads(state, seat, city)
    ]
    if not found:
        return Arrive()
    _, _, city, railroad = max(found)
    return RideLink(city, railroad)


def _most(state: State, seat: Seat, city: int) -> int:
    """What the best first link from a city would pay its mover's shares."""
    shares = state.players[seat].shares
    return max(
        shares[railroad]
        for railroad, track in enumerate(state.tracks)
        if links(state.board, track).get(city)
    )
