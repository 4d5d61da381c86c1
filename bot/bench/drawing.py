"""Pictures: a warm board against the floor, hands, scores, and the first picture after a start."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bot.bench.clock import milliseconds
from bot.bench.rows import Row
from bot.selfplay import AnyGame, plans, play_all
from bot.still import Position, job, position
from engine import record
from render import PAINTERS, draw, floor
from render.painter import Job

BOARD_MS: Final = 25.0
BOARD_KIB: Final = 900.0
FIRST_WARM_S: Final = 1.5
FIRST_COLD_S: Final = 4.0
FRAMES: Final = 12
SEATS: Final = 5
"""The fullest board; a game for fewer takes what it can."""
LANGUAGE: Final = "es"

FIRST: Final = """
import sys, time
start = time.perf_counter()
import pickle, pathlib, render
render.use_cache(pathlib.Path(sys.argv[1]))
render.draw(pickle.loads(sys.stdin.buffer.read()))
print(time.perf_counter() - start)
"""


def bench(game: AnyGame) -> Iterator[Row]:
    """Every figure of a game's pictures; none where nobody paints it."""
    if game.info.id not in PAINTERS:
        return
    stands = _stands(game)
    yield from _boards(game, stands)
    yield from _scenes(game, stands)
    yield from _first(game, stands[len(stands) // 2])


def _stands(game: AnyGame) -> list[Position]:
    """Positions spread over a match of the weakest computer players, the last one its end."""
    seats = min(SEATS, game.info.seats[-1])
    level = next(iter(game.info.policies), "random")
    asked = plans(game.info.id, seats, 1, 0, (level,) * seats, is_recorded=True)
    match = record.read(next(play_all([game], asked)).lines)
    last = len(match.moves)
    return [position(game, match, last * part // FRAMES) for part in range(1, FRAMES + 1)]


def _job(game: AnyGame, stood: Position, seat: int | None) -> Job:
    return job(game, stood, seat, tuple(PAINTERS[game.info.id].words), LANGUAGE)


def _boards(game: AnyGame, stands: list[Position]) -> Iterator[Row]:
    name = game.info.id
    jobs = [_job(game, stood, None) for stood in stands]
    sizes = [len(draw(one).data) / 1024 for one in jobs]
    least = milliseconds(partial(floor, name) for _ in range(FRAMES))
    times = milliseconds(partial(draw, one) for one in jobs)
    middle = times[len(times) // 2]
    yield Row(f"{name}, board copied and encoded (floor)", least[len(least) // 2], "ms")
    yield Row(f"{name}, board, warm, median", middle, "ms", BOARD_MS)
    yield Row(f"{name}, board, warm, greatest", times[-1], "ms")
    yield Row(f"{name}, board against the floor", middle / least[len(least) // 2], "times")
    yield Row(f"{name}, board, largest", max(sizes), "KiB", BOARD_KIB)


def _scenes(game: AnyGame, stands: list[Position]) -> Iterator[Row]:
    painter = PAINTERS[game.info.id]
    scenes: dict[str, list[Job]] = {"hand": [_job(game, stood, 0) for stood in stands[:-1]]}
    scenes["question"] = [
        replace(_job(game, stood, game.to_move(stood.state)[0]), scene="question")
        for stood in stands[:-1]
    ]
    scenes["score"] = [_score(game, stands[-1])]
    scenes["region"] = [
        replace(_job(game, stands[-1], None), region=region.id) for region in painter.regions
    ]
    for scene, jobs in scenes.items():
        if jobs and jobs[0].scene in painter.scenes:
            sizes = [len(draw(one).data) / 1024 for one in jobs]
            times = milliseconds(partial(draw, one) for one in jobs)
            yield Row(f"{game.info.id}, {scene}, warm, median", times[len(times) // 2], "ms")
            yield Row(f"{game.info.id}, {scene}, largest", max(sizes), "KiB")


def _score(game: AnyGame, end: Position) -> Job:
    standings = tuple(game.standings(end.state))
    return replace(_job(game, end, None), scene="score", standings=standings)


def _first(game: AnyGame, stood: Position) -> Iterator[Row]:
    """A fresh process each, as a drawing process starts: without its cache, then with it."""
    import pickle

    asked = pickle.dumps(_job(game, stood, None))
    with TemporaryDirectory() as folder:
        for name, limit in (("without cache", FIRST_COLD_S), ("with cache", FIRST_WARM_S)):
            seconds = _started(asked, Path(folder))
            yield Row(f"{game.info.id}, first picture, {name}", seconds, "s", limit)


def _started(asked: bytes, folder: Path) -> float:
    done = subprocess.run(
        [sys.executable, "-c", FIRST, str(folder)], input=asked, stdout=subprocess.PIPE, check=True
    )
    return float(done.stdout)
