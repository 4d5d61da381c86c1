"""Computer players: the time of one decision, by level."""

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Final

from bot.bench.asking import positions
from bot.bench.clock import milliseconds, spread_rows
from bot.bench.rows import Row
from bot.selfplay import AnyGame, decide, plans, play_all
from engine.survey import Paced

MATCHES: Final = 3
TAKEN_OVER: Final = 2
"""Random matches, with every number of seats, in whose midst a level goes on."""
DECISION_MS: Final = 20.0
"""The slowest, of a game that does not say."""


def bench(game: AnyGame) -> Iterator[Row]:
    """Decisions in whole matches of one level, with the fewest and the most seats; then in the seat
    of somebody who left, however oddly that one had played."""
    most = game.pace.decision if isinstance(game, Paced) else DECISION_MS
    spots = positions(game, TAKEN_OVER) if game.info.policies else []
    for level in game.info.policies:
        for seats in (game.info.seats[0], game.info.seats[-1]):
            series = plans(game.info.id, seats, MATCHES, 0, (level,) * seats)
            played = list(play_all([game], series))
            times = sorted(time for one in played for time in one.decisions[level])
            yield from spread_rows(f"{game.info.id}, {level}, {seats} seats", times, most)
        calls = [partial(decide, game, *spot, level, Random(0)) for spot in spots]
        yield from spread_rows(
            f"{game.info.id}, {level}, a seat taken over", milliseconds(calls), most
        )
