"""The count of missing tracks agrees with a second method, which knows nothing of the first.

A cheapest tree over five cities branches at three places at most: two cities meet at one, two more
at another, and both branches meet with the fifth city at the third. All distances are known (Floyd
and Warshall), so the cheapest of the fifteen shapes is the answer.
"""

from itertools import combinations
from random import Random
from typing import Any

import numpy as np
import pytest

from engine.games import GAMES
from engine.games.trans_europa.board import COLORS
from engine.games.trans_europa.missing import missing

GAME: Any = next(game for game in GAMES if game.info.id == "trans_europa")
BOARD = GAME.board
HANDS = 25
"""Positions a board."""
Distances = np.ndarray[Any, np.dtype[np.int64]]


def distances(laid: int) -> Distances:
    """What each crossing costs from each other one, tracks at no cost."""
    found = np.full((len(BOARD.nodes),) * 2, 999)
    np.fill_diagonal(found, 0)
    for edge, (one, other) in enumerate(BOARD.edges):
        price = 0 if laid >> edge & 1 else 1 if BOARD.kinds[edge] == "plain" else 2
        found[one, other] = found[other, one] = price
    for middle in range(len(found)):
        np.minimum(found, found[:, middle, None] + found[None, middle, :], out=found)
    return found


def cheapest(far: Distances, cities: list[int]) -> int:
    """The cheapest of all fifteen shapes."""
    meet = {
        pair: (far[pair[0]] + far[pair[1]] + far).min(axis=1) for pair in combinations(cities, 2)
    }
    best = 999
    for fifth in cities:
        rest = [city for city in cities if city != fifth]
        for partner in rest[1:]:
            others = tuple(city for city in rest[1:] if city != partner)
            shape = meet[rest[0], partner] + meet[others[0], others[1]] + far[fifth]
            best = min(best, int(shape.min()))
    return best


@pytest.mark.parametrize(
    "boards", [pytest.param(8, id="200"), pytest.param(40, marks=pytest.mark.soak, id="1,000")]
)
def test_a_second_method_finds_the_same(boards: int) -> None:
    random = Random(f"second {boards}")
    for _ in range(boards):
        tracks = random.sample(range(len(BOARD.edges)), random.choice((0, 10, 30, 50, 83)))
        laid = sum(1 << edge for edge in tracks)
        far = distances(laid)
        for _ in range(HANDS):
            cities = [
                random.choice([city.node for city in BOARD.cities if city.color == color])
                for color in range(len(COLORS))
            ]
            assert missing(BOARD, laid, cities) == cheapest(far, cities)
