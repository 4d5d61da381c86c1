"""Track: where a locomotive may be placed, and what placing it pays (S5-S14)."""

from functools import lru_cache
from typing import Final

from engine.answers import Bits
from engine.game import Seat, Tell
from engine.games.ride_the_rails.board import YELLOW, Board
from engine.games.ride_the_rails.events import (
    ChicagoPaid,
    ContinentCrossed,
    FivePaid,
    LocomotivePlaced,
)
from engine.games.ride_the_rails.state import State

LIMITS: Final = {3: 8, 4: 5, 5: 4}
"""Locomotives a turn, by seats (S5)."""
EAST_CITIES: Final = 2
"""East Coast cities that one railroad may hold (S9)."""
WESTERNMOST: Final = 3
"""Occupied cities among which Yellow may start (S10)."""
CHICAGO_MONEY: Final = 2
FIVE_MONEY: Final = 5
CROSSING_MONEY: Final = 8
CROSSING_IN_CITIES_MONEY: Final = 12


# Construir vías de ferrocarril
def railroads(state: State, seat: Seat) -> list[int]:
    """Those with an own share, a locomotive left and a place for it (S5, R2)."""
    pool = state.pool
    return [
        railroad
        for railroad, shares in enumerate(state.players[seat].shares)
        if shares and pool[railroad] and places(state, railroad)
    ]


def hexes(state: State, seat: Seat, railroad: int) -> Bits:
    """Where a locomotive of a railroad may go now."""
    return Bits(places(state, railroad))


def left(state: State) -> int:
    """Locomotives that this turn still admits, none of them on a first mountain (S5, S6, R19)."""
    return LIMITS[len(state.players)] - len(state.built) - state.climbed


def places(state: State, railroad: int) -> int:
    """Beside its own track, or where it may start; within the limits of turn and hex (S6-S9)."""
    more, board = left(state), state.board
    if more <= 0:
        return 0
    track = state.tracks[railroad]
    found = border(board, track) if track else starts(state, railroad)
    once, twice = crowds(state)
    found &= ~(twice & ~board.chicago | once & board.east)
    if (track & board.east).bit_count() >= EAST_CITIES:
        found &= ~board.east
    if more == 1 and not state.climbed:
        found &= ~board.mountains
    return found


@lru_cache(maxsize=4096)
def border(board: Board, track: int) -> int:
    """The hexes beside a railroad's track (R9)."""
    found = 0
    for hex in Bits(track):
        found |= board.around[hex]
    return found & ~track


def full(state: State) -> int:
    """Two locomotives in a hex, one in an East Coast city, no limit in Chicago (S8, S9)."""
    once, twice = crowds(state)
    return twice & ~state.board.chicago | once & state.board.east


def crowds(state: State) -> tuple[int, int]:
    """The hexes with a locomotive, and those with two or more."""
    once = twice = 0
    for track in state.tracks:
        twice |= once & track
        once |= track
    return once, twice


def starts(state: State, railroad: int) -> int:
    """The cities that show its colour; Yellow also starts in the west (S10, S11, R22)."""
    found = state.board.starts[railroad]
    return found | western(state) if railroad == YELLOW else found


def western(state: State) -> int:
    """Of the three westernmost occupied cities, ties on the cut included, those with exactly one
    locomotive (R22)."""
    once, twice = crowds(state)
    hexes, occupied = state.board.hexes, Bits(once & state.board.cities)
    cut = sorted(hexes[city].column for city in occupied)[:WESTERNMOST]
    return sum(1 << city for city in occupied if hexes[city].column <= cut[-1]) & ~twice


def build(state: State, seat: Seat, railroad: int, hex: int, tell: Tell) -> None:
    """One locomotive, and at once what it pays (R33)."""
    is_start = not state.tracks[railroad]
    state.tracks[railroad] |= 1 << hex
    state.pool[railroad] -= 1
    state.built = (*state.built, (railroad, hex))
    state.climbed |= bool(state.board.mountains >> hex & 1)
    tell(LocomotivePlaced, seat, railroad, hex)
    if state.board.cities >> hex & 1:
        pay_city(state, seat, hex, is_start, tell)
    if not state.crossed and (money := crossing(state)):
        state.crossed = True
        state.players[seat].crossing += money
        tell(ContinentCrossed, seat, money)


# Chicago, ciudades de $5
def pay_city(state: State, seat: Seat, city: int, is_start: bool, tell: Tell) -> None:
    """Chicago pays each time; a $5 city once, and never after a start (S12, S13, R26)."""
    player = state.players[seat]
    if state.board.chicago >> city & 1:
        player.chicago += CHICAGO_MONEY
        tell(ChicagoPaid, seat, CHICAGO_MONEY)
    elif state.fives >> city & 1:
        state.fives &= ~(1 << city)
        if not is_start:
            player.fives += FIVE_MONEY
            tell(FivePaid, seat, city, FIVE_MONEY)


# Transcontinental
def crossing(state: State) -> int:
    """What the line is worth: more when railroads that meet in cities make it (S14, R28-R31)."""
    if crosses(state, state.board.cities):
        return CROSSING_IN_CITIES_MONEY
    return CROSSING_MONEY if crosses(state, -1) else 0


def crosses(state: State, junctions: int) -> bool:
    """Whether a railroad in the West and another in the East hang together over such hexes."""
    east, west = state.board.east, state.board.west
    for start, track in enumerate(state.tracks):
        if not track & west:
            continue
        met, joined = track, {start}
        for _ in state.tracks:
            for other, more in enumerate(state.tracks):
                if other not in joined and met & more & junctions:
                    joined.add(other)
                    met |= more
        if any(state.tracks[other] & east for other in joined if other != start):
            return True
    return False
