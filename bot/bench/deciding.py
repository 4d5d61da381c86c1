"""Computer players: the time of one decision, by level."""

from collections.abc import Iterator
from typing import Final

from bot.bench.clock import spread_rows
from bot.bench.rows import Row
from bot.selfplay import AnyGame, plans, play_all

MATCHES: Final = 3
DECISION_MS: Final = 20.0


def bench(game: AnyGame) -> Iterator[Row]:
    """Decisions in whole matches of one level, with the fewest and the most seats."""
    for level in game.info.policies:
        for seats in (game.info.seats[0], game.info.seats[-1]):
            series = plans(game.info.id, seats, MATCHES, 0, (level,) * seats)
            played = list(play_all([game], series))
            times = sorted(time for one in played for time in one.decisions[level])
            yield from spread_rows(f"{game.info.id}, {level}, {seats} seats", times, DECISION_MS)
