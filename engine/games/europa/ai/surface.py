"""What building and borrowing cost a seat."""

from collections.abc import Sequence

from engine.games.europa.scoring import STATION_POINTS
from engine.parts.planner.ground import Ground
from engine.parts.planner.network import Surface, Weights
from engine.parts.planner.prospect import LEAST, POINT, TURN, prices


def surface_of(ground: Ground, hand: Sequence[int]) -> Surface:
    """The ground with what everything costs this seat now."""
    cards = 4 - ground.stations
    loan = TURN + TURN * cards // 2 + POINT * STATION_POINTS
    return Surface(ground, Weights(prices(ground, hand), loan, LEAST))
