"""The whole bot: how soon it is ready and what it weighs, with many matches in its database."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bot.bench.rows import Row
from bot.bench.stored import fill
from bot.selfplay import AnyGame

STORED: Final = 1_000
READY_S: Final = 2.0
FIRST_S: Final = 4.0
"""The first picture of all."""
CACHED_S: Final = 1.5
"""The first one of a start, with what earlier starts have kept."""
BOT_MIB: Final = 200.0
ALL_MIB: Final = 450.0


def bench(game: AnyGame) -> Iterator[Row]:
    """A fresh process on a virtual Discord, with the game's matches in mid-game stored.

    The second of two starts counts: the first one makes the cache of pictures. Memory is
    proportional (what processes share counts once); no rows of it where the system does not tell.
    """
    name = f"{game.info.id}, {STORED:,} stored"
    with TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{folder}/rieles.db"
        yield Row(f"{name}, moves of each", asyncio.run(fill(url, game, STORED)), "moves")
        first = _started(Path(folder))
        found = _started(Path(folder))
    yield Row(f"{name}, start to ready", found["ready"], "s", READY_S)
    yield Row(f"{name}, start to ready, without waiting", found["work"], "s of work")
    for which, started, most in (("first", first, FIRST_S), ("cached", found, CACHED_S)):
        if "picture" in started:
            took = started["picture"] - started["ready"]
            yield Row(f"{name}, ready to a picture, {which}", took, "s", most)
    if "bot" in found:
        yield Row(f"{name}, the bot's process", found["bot"], "MiB", BOT_MIB)
        yield Row(f"{name}, with drawing and thinking", found["all"], "MiB", ALL_MIB)


def _started(folder: Path) -> dict[str, float]:
    done = subprocess.run(
        [sys.executable, "-m", "bot.bench.hosted", str(folder), str(STORED)],
        stdout=subprocess.PIPE,
        check=True,
    )
    return dict(json.loads(done.stdout))
