"""The strong level: it takes the shares that will be paid most, builds links for the railroads of
which it owns more than others, and rides the journey that gains it most over them.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from engine.game import Game, Seat, silent
from engine.games.ride_the_rails import rides, rules, tracks
from engine.games.ride_the_rails.board import RAILROADS, Board
from engine.games.ride_the_rails.ground import Goal, goals
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
from engine.games.ride_the_rails.planner import Plan, best_ride
from engine.games.ride_the_rails.rules import ROUNDS
from engine.games.ride_the_rails.state import Phase, State

if TYPE_CHECKING:
    from random import Random

FAR: Final = 9.0
"""Locomotives that it would spend on one city."""
UNITS: Final = 12
"""Parts of a dollar in which links are weighed, so that a share of the rivals' is a whole."""
TASTE: Final = 2.0
"""Links that a share may be worth more or less to it, so that no two matches are alike."""
WHIM: Final = 0.12
"""The same of a city to build to, as a share of its worth."""
USED_IF_NEW: Final = 0.7
USED: Final = 0.2
"""The share of later journeys that will use a new link."""
FOR_ITSELF: Final = 0.15
"""What a link is worth to its builder beyond the dividends, in dollars a journey."""
A_UNIT: Final = 10
"""Expansions of the search for one of the budget: each is small."""


def maquinista(game: Game[State, Move, Any], view: Any, random: "Random", budget: int) -> Move:
    """A move for the seat of the view."""
    state, seat = game.imagine(view, random), view.seat
    match state.phase:
        case Phase.SHARE:
            return TakeShare(best_share(state, seat, random))
        case Phase.BUILD:
            return build(state, seat, random)
        case _:
            return ride(state, seat, budget)


def edge(state: State, seat: Seat) -> list[int]:
    """[railroad]: what a dollar on each share gains the seat over the mean of its rivals, in
    units."""
    others = len(state.players) - 1
    own = state.players[seat].shares
    total = [sum(player.shares[r] for player in state.players) for r in range(len(RAILROADS))]
    return [
        UNITS * mine - UNITS * (all_ - mine) // others
        for mine, all_ in zip(own, total, strict=True)
    ]


# Fase 1
def best_share(state: State, seat: Seat, random: "Random") -> int:
    """The share of which most dividends are to be expected until the end; nearly as good is as
    good."""
    return max(
        rules.shares(state, seat),
        key=lambda railroad: expected(state, seat, railroad) + TASTE * random.random(),
    )


def expected(state: State, seat: Seat, railroad: int) -> float:
    """Links that a journey is likely to use, more where the seat will build them itself."""
    cities = (state.tracks[railroad] & state.board.cities).bit_count()
    turns = ROUNDS - state.round + 1
    own = state.players[seat].shares[railroad]
    builders = sum(player.shares[railroad] > 0 for player in state.players)
    return max(0, cities - 1) + turns * (0.6 * builders + 0.5 * (own > 0))


# Fase 2
def build(state: State, seat: Seat, random: "Random") -> Move:
    """The next locomotive towards the city that gains most for what it costs, or nearly so."""
    if (crossing := crosses(state, seat)) is not None:
        return crossing
    gains, best, most = edge(state, seat), None, 0.0
    for railroad in tracks.railroads(state, seat):
        for goal in goals(state, railroad, FAR):
            worth = value(state, goal, gains[railroad]) / goal.cost
            worth *= 1 + WHIM * random.random()
            if worth > most:
                best, most = goal, worth
    return Build(best.railroad, best.step) if best else StopBuilding()


def crosses(state: State, seat: Seat) -> Build | None:
    """The locomotive that completes the transcontinental line, where one does (S14)."""
    if state.crossed:
        return None
    for railroad in tracks.railroads(state, seat):
        others = 0
        for other, track in enumerate(state.tracks):
            others |= track if other != railroad else 0
        for hex in tracks.hexes(state, seat, railroad):
            if (others | state.board.east | state.board.west) >> hex & 1:
                trial = state.copy()
                tracks.build(trial, seat, railroad, hex, silent)
                if trial.crossed:
                    return Build(railroad, hex)
    return None


def value(state: State, goal: Goal, gain: int) -> float:
    """Dollars that a new link should bring the seat over its rivals: a city that no railroad
    reaches makes journeys longer, any other only gives them another way."""
    board, bit = state.board, 1 << goal.city
    journeys = (ROUNDS - state.round + 1) * len(state.players)
    is_new = not any(track & bit for track in state.tracks)
    found = journeys * (gain / UNITS + FOR_ITSELF) * (USED_IF_NEW if is_new else USED)
    if board.chicago & bit:
        found += tracks.CHICAGO_MONEY
    elif state.fives & bit and state.tracks[goal.railroad]:
        found += tracks.FIVE_MONEY
    return found


# Fase 3
def ride(state: State, seat: Seat, budget: int) -> Move:
    """Along the journey that it would have planned at first, or the best way on."""
    if state.ride is None and not rides.passengers(state, seat):
        return StayHome()
    worth = tuple(UNITS + gain for gain in edge(state, seat))
    plan = _planned(state, worth, budget * A_UNIT)
    if state.ride is None:
        return PickUp(plan.ride.cities[0])
    done = len(state.ride.railroads)
    if done == len(plan.ride.railroads):
        return Arrive()
    return RideLink(plan.ride.cities[done + 1], plan.ride.railroads[done])


def _planned(state: State, worth: tuple[int, ...], expansions: int) -> Plan:
    """The whole journey; one that somebody else began is gone on with."""
    under_way = state.ride
    plan = _whole(state.board, tuple(state.tracks), state.passengers, worth, expansions)
    if under_way is None or _begins(plan, under_way.cities, under_way.railroads):
        return plan
    onward = best_ride(state, worth, expansions)
    return onward or plan


def _begins(plan: Plan, cities: Sequence[int], railroads: Sequence[int]) -> bool:
    return (
        plan.ride.cities[: len(cities)] == cities
        and plan.ride.railroads[: len(railroads)] == railroads
    )


@lru_cache(maxsize=64)
def _whole(
    board: Board, tracks: tuple[int, ...], passengers: int, worth: tuple[int, ...], expansions: int
) -> Plan:
    """The best journey of a position; asked again for each of its links."""
    state = State(board, [], (), passengers, 0, list(tracks))
    plan = best_ride(state, worth, expansions)
    assert plan is not None, "asked only where somebody can ride"
    return plan
