"""The ground before a railroad: the cities that it could be built to, and the hexes on the way."""

from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Final

from engine.answers import Bits
from engine.games.ride_the_rails import tracks
from engine.games.ride_the_rails.state import State

MOUNTAIN: Final = 1.7
"""What a mountain costs against a plain hex: it takes a locomotive off the turn's limit."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A city that a railroad does not reach yet."""

    railroad: int
    city: int
    cost: float
    """Locomotives, mountains dearer."""
    step: int
    """The first hex on the way, where the railroad may build now."""
    at: int
    """The hex of the railroad's track that the way leaves from; the first hex for a start."""


def goals(state: State, railroad: int, most: float) -> list[Goal]:
    """The nearest cities, by cost; no way leads through another city."""
    board, track = state.board, state.tracks[railroad]
    open_now = tracks.places(state, railroad)
    closed = track | tracks.full(state)
    if (track & board.east).bit_count() >= tracks.EAST_CITIES:
        closed |= board.east
    heap: list[tuple[float, int, int, int]] = []
    for hex in Bits(open_now):
        beside = board.around[hex] & track
        at = (beside & -beside).bit_length() - 1 if beside else hex
        heappush(heap, (_cost(board.mountains, hex), hex, hex, at))
    found, seen = [], 0
    while heap:
        cost, hex, step, at = heappop(heap)
        if seen >> hex & 1 or cost > most:
            continue
        seen |= 1 << hex
        if board.cities >> hex & 1:
            found.append(Goal(railroad, hex, cost, step, at))
            continue
        for other in Bits(board.around[hex] & ~closed & ~seen):
            heappush(heap, (cost + _cost(board.mountains, other), other, step, at))
    return found


def _cost(mountains: int, hex: int) -> float:
    return MOUNTAIN if mountains >> hex & 1 else 1.0
