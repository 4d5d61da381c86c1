"""Films and charts are made in a process of their own: they take seconds, and delay no table.

The new process imports this module: nothing here may import the rest of the bot.
"""

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.host.drawing import prepare
from bot.host.process import Process, ProcessFailed, ProcessLost
from engine.course import course
from engine.game import Game, Options, Seat
from render import chart, film
from render.painter import Job, Picture

LIMIT = 40.0
"""Seconds for one step: the longest puts the film together."""
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Still:
    """One board to be drawn for a film."""

    job: Job


@dataclass(frozen=True, slots=True)
class Reel:
    """Boards to be put together."""

    stills: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """A match that is over, to be played again for its chart."""

    game: str
    seats: int
    options: Options
    seed: str
    record: Sequence[tuple[Seat, str]]
    names: tuple[str, ...]
    words: Mapping[str, str]


class Studio:
    """Makes films and charts, or says None."""

    def __init__(
        self, games: Callable[[], Mapping[str, Game[Any, Any, Any]]], cache: Path | None = None
    ) -> None:
        """`games` is found by its name in the new process, which starts when it is first wanted."""
        self.process = Process(prepare_studio, (games, cache), LIMIT)

    async def do(self, work: Still | Reel | Course) -> Any:
        """Bytes of a still, or a picture; None when it failed."""
        try:
            return await self.process.do(work)
        except (ProcessLost, ProcessFailed) as error:
            log.error("no film step=%s why=%s", type(work).__name__, error)
            return None

    async def close(self) -> None:
        """End the process."""
        await self.process.close()


def prepare_studio(
    games: Callable[[], Mapping[str, Game[Any, Any, Any]]], cache: Path | None
) -> Callable[[Still | Reel | Course], bytes | Picture]:
    """Runs in the process, once."""
    draw, known = prepare(cache), games()
    return lambda work: made(work, draw, known)


def made(
    work: Still | Reel | Course,
    draw: Callable[[Job], Picture],
    games: Mapping[str, Game[Any, Any, Any]],
) -> bytes | Picture:
    """One step of the work."""
    match work:
        case Still():
            return film.still(draw(work.job))
        case Reel():
            return film.film(work.stills)
        case Course():
            game = games[work.game]
            totals = course(game, work.seats, work.options, work.seed, work.record)
            return chart.draw(chart.Chart(totals, work.names, work.words))
