"""The best journey: anytime, and exact when the budget lasts.

A longest path that visits no hex twice is hard in general, but real networks are small: a beam
finds a good journey in a few hundred expansions, then branch and bound improves it or proves it.
The budget counts expansions, so that the same position gives the same answer everywhere.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engine.ai.budget import Budget
from engine.answers import Bits
from engine.games.ride_the_rails.links import Ways, links, mask, routed
from engine.games.ride_the_rails.rides import passengers, ways_so_far
from engine.games.ride_the_rails.state import Ride, State

BEAM: Final = 64
"""Journeys of one length that go on."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A journey, the sum of the worth of its links, and whether none is better."""

    ride: Ride
    worth: int
    is_proven: bool


@dataclass(frozen=True, slots=True)
class Trip:
    """A journey under way, with the hexes between its cities as chosen so far."""

    worth: int
    seen: int
    """The cities."""
    hexes: int
    legs: tuple[Ways, ...]
    ride: Ride

    @property
    def end(self) -> int:
        """The city that it has come to."""
        return self.ride.cities[-1]


class Network:
    """The links of a position, and what each is worth to somebody: any whole number."""

    def __init__(self, state: State, worth: Sequence[int]) -> None:
        self.worth = worth
        self.links: dict[int, list[tuple[int, int, Ways]]] = {}
        for railroad, track in enumerate(state.tracks):
            for city, others in links(state.board, track).items():
                found = self.links.setdefault(city, [])
                found += [(railroad, other, ways) for other, ways in others.items()]
        self.near: dict[int, int] = {}
        self.best: dict[int, int] = {}
        """City -> the most that coming to it may add."""
        for city, found in self.links.items():
            found.sort(key=lambda link: -worth[link[0]])
            self.near[city] = sum(
                [1 << other for other in dict.fromkeys([link[1] for link in found])]
            )
            self.best[city] = max([0, *[worth[railroad] for railroad, _, _ in found]])

    def onward(self, trip: Trip) -> Iterator[Trip]:
        """One more link; earlier links give way to it where they can."""
        for railroad, city, ways in self.links[trip.end]:
            if trip.seen >> city & 1:
                continue
            legs = (*trip.legs, ways)
            hexes = next((trip.hexes | way for way in ways if not way & trip.hexes), None)
            if hexes is None:
                chosen = routed(legs)
                if chosen is None:
                    continue
                hexes = sum(chosen)
            ride = Ride((*trip.ride.cities, city), (*trip.ride.railroads, railroad))
            yield Trip(trip.worth + self.worth[railroad], trip.seen | 1 << city, hexes, legs, ride)

    def bound(self, trip: Trip) -> int:
        """No journey that begins so is worth more: each city within reach by its best link."""
        reach = fresh = 1 << trip.end
        total = trip.worth - self.best[trip.end]
        while fresh:
            found = 0
            for city in Bits(fresh):
                total += self.best[city]
                found |= self.near[city]
            fresh = found & ~trip.seen & ~reach
            reach |= fresh
        return total

    def promise(self, trip: Trip) -> int:
        """What it may still become, and what it is: by this the beam chooses."""
        return self.bound(trip) + trip.worth


def best_ride(state: State, worth: Sequence[int], expansions: int) -> Plan | None:
    """The best journey, or how best to go on with the one under way, by the worth of a link of each
    railroad; None when nobody can leave."""
    network, budget = Network(state, worth), Budget(expansions)
    trips = [_begun(state, state.ride)] if state.ride else _departures(state)
    best = _first(network, trips)
    if best is None:
        return None
    best = _beam(network, trips, best, budget)
    stack = trips[::-1]
    while stack:
        trip = stack.pop()
        if network.bound(trip) > best.worth:
            if not budget.spend():
                return Plan(best.ride, best.worth, False)
            if trip.worth > best.worth and trip.ride.railroads:
                best = trip
            stack += [*network.onward(trip)][::-1]
    return Plan(best.ride, best.worth, True)


def _departures(state: State) -> list[Trip]:
    return [Trip(0, 1 << city, 0, (), Ride((city,))) for city in passengers(state, 0)]


def _begun(state: State, ride: Ride) -> Trip:
    """What is behind counts for nothing, but its hexes are taken."""
    legs = tuple(ways_so_far(state, ride))
    return Trip(0, mask(ride.cities), sum(routed(legs) or ()), legs, ride)


def _first(network: Network, trips: Sequence[Trip]) -> Trip | None:
    """Any journey of at least one link, a good one if there are several."""
    done = [trip for trip in trips if trip.ride.railroads]
    found = done or [longer for trip in trips for longer in network.onward(trip)]
    return max(found, key=lambda trip: trip.worth, default=None)


def _beam(network: Network, trips: Sequence[Trip], best: Trip, budget: Budget) -> Trip:
    """Link by link, the most promising few go on; one for each end and set of cities."""
    layer = list(trips)
    while layer:
        found: dict[tuple[int, int], Trip] = {}
        for trip in layer:
            if not budget.spend():
                break
            for longer in network.onward(trip):
                key = longer.end, longer.seen
                if key not in found or found[key].worth < longer.worth:
                    found[key] = longer
        layer = sorted(found.values(), key=network.promise, reverse=True)[:BEAM]
        best = max([best, *layer], key=lambda trip: trip.worth)
    return best
