"""What only a game itself knows how to time."""

from collections.abc import Iterator
from random import Random

from bot.bench.clock import milliseconds, spread_rows
from bot.bench.rows import Row
from bot.selfplay import AnyGame
from engine.survey import Surveyed


def bench(game: AnyGame) -> Iterator[Row]:
    """The game's own workloads; none where it has none."""
    if isinstance(game, Surveyed):
        for work in game.workloads(Random(0)):
            times = milliseconds(work.calls())
            yield from spread_rows(f"{game.info.id}, {work.name}", times, work.limit)
