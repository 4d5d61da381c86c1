"""Journeys: which link may come next, and what a journey pays (S15-S18)."""

from engine.answers import Bits
from engine.game import Seat, Tell
from engine.games.ride_the_rails.board import RAILROADS
from engine.games.ride_the_rails.events import DividendPaid, PassengerRode
from engine.games.ride_the_rails.links import Ways, fits, links, mask, routed
from engine.games.ride_the_rails.state import Ride, State


# Montar sobre rieles
def passengers(state: State, seat: Seat) -> Bits:
    """Those who have a link to leave by: a railroad that also has another city (S15, R7)."""
    cities, found = state.board.cities, 0
    for track in state.tracks:
        stops = track & cities
        if stops & (stops - 1):
            found |= stops
    return Bits(found & state.passengers)


def next_cities(state: State, seat: Seat) -> Bits:
    """The cities that one more link can reach."""
    ride, found = state.ride, 0
    if ride is None:
        return Bits(0)
    before, seen = ways_so_far(state, ride), mask(ride.cities)
    for track in state.tracks:
        for city, ways in links(state.board, track).get(ride.cities[-1], {}).items():
            if not (seen | found) >> city & 1 and fits([*before, ways]):
                found |= 1 << city
    return Bits(found)


def next_railroads(state: State, seat: Seat, city: int) -> list[int]:
    """The railroads whose link to that city still leaves each hex visited once (S16, R11)."""
    ride = state.ride
    if ride is None:
        return []
    before = ways_so_far(state, ride)
    return [
        railroad
        for railroad in range(len(RAILROADS))
        if (ways := ways_of(state, railroad, ride.cities[-1], city)) and fits([*before, ways])
    ]


def ways_so_far(state: State, ride: Ride) -> list[Ways]:
    """The ways of each link ridden."""
    return [
        ways_of(state, railroad, one, other)
        for railroad, one, other in zip(ride.railroads, ride.cities, ride.cities[1:], strict=False)
    ]


def ways_of(state: State, railroad: int, one: int, other: int) -> Ways:
    """The ways of one link; none where there is no such link."""
    return links(state.board, state.tracks[railroad]).get(one, {}).get(other, ())


def ride_link(state: State, city: int, railroad: int) -> None:
    """One link more of the journey on its way."""
    if ride := state.ride:
        state.ride = Ride((*ride.cities, city), (*ride.railroads, railroad))


def can_arrive(state: State, seat: Seat) -> bool:
    """At least one link (S15)."""
    return state.ride is not None and bool(state.ride.railroads)


def can_stay_home(state: State, seat: Seat) -> bool:
    """Only who can move no passenger at all (R6)."""
    return not passengers(state, seat)


def hexes(state: State, ride: Ride | None) -> tuple[int, ...]:
    """All that a journey visits."""
    if ride is None:
        return ()
    found = mask(ride.cities)
    for way in routed(ways_so_far(state, ride)) or ():
        found |= way
    return tuple(Bits(found))


def payout(state: State, seat: Seat, ride: Ride) -> list[int]:
    """[seat]: what a journey would pay if it ended here, dividends included (S17, S18)."""
    money = [
        sum(player.shares[railroad] for railroad in ride.railroads) for player in state.players
    ]
    money[seat] += len(ride.cities) if ride.railroads else 0
    return money


def arrive(state: State, seat: Seat, ride: Ride, tell: Tell) -> None:
    """The passenger leaves the board; the mover and the owners are paid (S17, S18, R4, R13)."""
    money = len(ride.cities)
    state.passengers &= ~(1 << ride.cities[0])
    state.players[seat].rode += money
    tell(PassengerRode, seat, ride.cities, ride.railroads, hexes(state, ride), money)
    for railroad in range(len(RAILROADS)):
        if used := ride.railroads.count(railroad):
            for owner, player in enumerate(state.players):
                if shares := player.shares[railroad]:
                    player.dividends[railroad] += used * shares
                    tell(DividendPaid, owner, railroad, used * shares)
    state.ride = None
