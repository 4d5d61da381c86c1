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
from engine.games.ride_the_rails.links import Ways, links, routed
from engine.games.ride_the_rails.rides import passengers, ways_so_far
from engine.games.ride_the_rails.state import Ride, State

BEAM: Final = 64
"""Journeys of one length that go on."""
EXPANSIONS: Final = 3000
"""Of a search for whoever waits: a few milliseconds, and the best journey nearly always."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A journey, the sum of the worth of its links, and whether none is better."""

    ride: Ride
    worth: int
    is_proven: bool


@dataclass(slots=True, eq=False)
class Trip:
    """A journey under way: its last link, and the journey before it."""

    worth: int
    end: int
    """The city that it has come to; cities are numbered by `Network`."""
    seen: int
    """The cities."""
    hexes: int
    """Those between the cities, as chosen so far."""
    fixed: int
    """Those of them that no other choice would spare."""
    ways: Ways = ()
    """Of the last link."""
    railroad: int = -1
    """Of the last link; -1 where it began."""
    back: "Trip | None" = None

    @property
    def legs(self) -> list[Ways]:
        """The ways of every link, the last one first."""
        found, trip = [], self
        while trip.back:
            found.append(trip.ways)
            trip = trip.back
        return found


class Network:
    """The links of a position, and what each is worth to somebody: any whole number."""

    def __init__(self, state: State, worth: Sequence[int]) -> None:
        self.worth = worth
        joined = [links(state.board, track) for track in state.tracks]
        self.cities = tuple(Bits(sum({city: 1 << city for one in joined for city in one}.values())))
        """[number]: the city's hex."""
        self.number = {city: number for number, city in enumerate(self.cities)}
        self.links: list[list[tuple[int, int, int, Ways]]] = [[] for _ in self.cities]
        """[city]: what a link is worth, its railroad, its city, its ways; the best first."""
        self.near = [0] * len(self.cities)
        """[city]: the cities that one link reaches."""
        self.best = [0] * len(self.cities)
        """[city]: the most that coming to it may add."""
        for railroad, found in enumerate(joined):
            for city, others in found.items():
                at = self.number[city]
                for other, ways in others.items():
                    to = self.number[other]
                    self.links[at].append((worth[railroad], railroad, to, ways))
                    self.near[at] |= 1 << to
                    self.best[to] = max(self.best[to], worth[railroad])
        for listed in self.links:
            listed.sort(key=lambda link: -link[0])
        self._beyond: dict[tuple[int, int], int] = {}

    def onward(self, trip: Trip) -> Iterator[Trip]:
        """One more link; earlier links give way to it where they can."""
        seen, hexes, fixed = trip.seen, trip.hexes, trip.fixed
        for worth, railroad, city, ways in self.links[trip.end]:
            if seen >> city & 1:
                continue
            for way in ways:
                if not way & hexes:
                    taken = hexes | way
                    break
            else:
                open_ways = [way for way in ways if not way & fixed]
                chosen = routed([open_ways, *trip.legs]) if open_ways else None
                if chosen is None:
                    continue
                taken = sum(chosen)
            held = fixed | ways[0] if len(ways) == 1 else fixed
            now = seen | 1 << city
            yield Trip(trip.worth + worth, city, now, taken, held, ways, railroad, trip)

    def bound(self, trip: Trip) -> int:
        """No journey that begins so is worth more: each city within reach by its best link."""
        key = trip.end, trip.seen
        beyond = self._beyond.get(key)
        if beyond is None:
            beyond = self._beyond[key] = self._reach(*key)
        return trip.worth + beyond

    def _reach(self, end: int, seen: int) -> int:
        near, best, total = self.near, self.best, 0
        reach = seen | 1 << end
        fresh = near[end] & ~reach
        while fresh:
            reach |= fresh
            found = 0
            while fresh:
                low = fresh & -fresh
                city = low.bit_length() - 1
                total += best[city]
                found |= near[city]
                fresh ^= low
            fresh = found & ~reach
        return total

    def promise(self, trip: Trip) -> int:
        """What it may still become, and what it is: by this the beam chooses."""
        return self.bound(trip) + trip.worth

    def departures(self, state: State) -> list[Trip]:
        """A journey of no link from each city that has a passenger."""
        numbers = [self.number[city] for city in passengers(state, 0)]
        return [Trip(0, number, 1 << number, 0, 0) for number in numbers]

    def begun(self, state: State, ride: Ride) -> Trip:
        """What is behind counts for nothing, but its hexes are taken."""
        ways = ways_so_far(state, ride)
        first, *others = [self.number[city] for city in ride.cities]
        trip = Trip(0, first, 1 << first, 0, 0)
        for city, railroad, leg in zip(others, ride.railroads, ways, strict=True):
            fixed = trip.fixed | leg[0] if len(leg) == 1 else trip.fixed
            trip = Trip(0, city, trip.seen | 1 << city, 0, fixed, leg, railroad, trip)
        trip.hexes = sum(routed(ways) or ())
        return trip

    def ride(self, trip: Trip) -> Ride:
        """A journey by its cities and railroads."""
        cities, railroads = [self.cities[trip.end]], list[int]()
        while trip.back:
            railroads.append(trip.railroad)
            trip = trip.back
            cities.append(self.cities[trip.end])
        return Ride(tuple(cities[::-1]), tuple(railroads[::-1]))


def best_ride(state: State, worth: Sequence[int], expansions: int) -> Plan | None:
    """The best journey, or how best to go on with the one under way, by the worth of a link of each
    railroad; None when nobody can leave."""
    network, budget = Network(state, worth), Budget(expansions)
    trips = [network.begun(state, state.ride)] if state.ride else network.departures(state)
    best = _first(network, trips)
    if best is None:
        return None
    best = _beam(network, trips, best, budget)
    stack = trips[::-1]
    while stack:
        trip = stack.pop()
        if network.bound(trip) > best.worth:
            if not budget.spend():
                return Plan(network.ride(best), best.worth, False)
            if trip.worth > best.worth and trip.back:
                best = trip
            stack += [*network.onward(trip)][::-1]
    return Plan(network.ride(best), best.worth, True)


def _first(network: Network, trips: Sequence[Trip]) -> Trip | None:
    """Any journey of at least one link, a good one if there are several."""
    done = [trip for trip in trips if trip.back]
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
