"""Random play: whole matches through the tree of choices, one core."""

from collections.abc import Iterator
from random import Random
from typing import Final

from bot.bench.clock import best_seconds, calibration
from bot.bench.rows import Row
from bot.selfplay import AnyGame
from engine import menu
from engine.survey import Paced

MATCHES: Final = 60
LEAST: Final = {2: 500.0, 4: 250.0}
"""Matches a second that are asked for, by number of seats, of a game that does not say."""


def bench(game: AnyGame) -> Iterator[Row]:
    """Matches and moves a second, the final count included, also in calibration loops."""
    loop = calibration()
    least = game.pace.matches if isinstance(game, Paced) else LEAST
    yield Row("calibration loop", loop * 1e3, "ms")
    for seats in game.info.seats:
        moves = 0

        def series() -> None:
            nonlocal moves
            moves = sum(play(game, seats, f"{seats} {number}") for number in range(MATCHES))  # noqa: B023  # called here only

        seconds = best_seconds(series)
        rate = MATCHES / seconds
        name = f"{game.info.id}, random play, {seats} seats"
        yield Row(name, rate, "matches/s", least.get(seats), is_floor=True)
        yield Row(f"{name}, moves", moves / seconds, "moves/s")
        yield Row(f"{name}, per calibration loop", rate * loop, "matches/loop")


def play(game: AnyGame, seats: int, seed: str) -> int:
    """One match, every question answered evenly; how many moves it took."""
    random = Random(seed).random
    state, count = game.setup(seats, {}, seed), 0
    while to_move := game.to_move(state):
        seat = to_move[0]
        game.play(state, seat, menu.pick(game, state, seat, random))
        count += 1
    game.standings(state)
    return count
