"""A whole bot on a virtual Discord, measured from within: `python -m bot.bench.hosted DATA N`.

Prints one line of JSON: seconds from the first import until it is ready and until it has drawn its
first picture, and mebibytes after it has read the first N matches.
"""

import time

START = time.perf_counter()

import asyncio  # noqa: E402  # the clock starts before everything else
import json  # noqa: E402
import sys  # noqa: E402
from dataclasses import replace  # noqa: E402
from pathlib import Path  # noqa: E402

from bot.app import App, app  # noqa: E402
from bot.config import Config  # noqa: E402
from bot.host.table import Table  # noqa: E402
from bot.local.world import world  # noqa: E402
from bot.still import Position, job  # noqa: E402
from render import PAINTERS  # noqa: E402
from render.painter import Job  # noqa: E402


def proportional(pid: int | str = "self") -> float:
    """MiB of a process, what it shares with others counted in part. Raises `OSError`."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


def children() -> list[int]:
    """The processes that any thread of this one has started. Raises `OSError`."""
    lists = [path.read_text() for path in Path("/proc/self/task").glob("*/children")]
    return [int(pid) for text in lists for pid in text.split()]


def _board(table: Table) -> Job | None:
    """Its picture as everybody sees it; None where nobody draws it."""
    painter = PAINTERS.get(table.game.info.id)
    if painter is None:
        return None
    stood = Position(table.running.state, (), False)
    return job(table.game, stood, None, tuple(painter.words), "es")


async def _draw(here: App, table: Table) -> None:
    """The board and every part of it, and a hand."""
    if (board := _board(table)) is not None:
        parts = [replace(board, region=part.id) for part in PAINTERS[board.game].regions]
        stood = Position(table.running.state, (), False)
        hand = job(table.game, stood, 0, tuple(PAINTERS[board.game].words), "es")
        for one in (board, *parts, hand):
            if await here.drawing.draw(one) is None:
                raise RuntimeError(f"no picture: {one.scene}")


async def measure(data: Path, looks: int) -> dict[str, float]:
    """Start, read matches, draw and think, then look at the processes."""
    url = f"sqlite+aiosqlite:///{data / 'rieles.db'}"
    async with app(Config(data=data, database_url=url)) as here, world(here.client, 2, "es-ES"):
        await here.start()
        found = {"ready": time.perf_counter() - START, "work": time.process_time()}
        table = await here.host.table(1)
        if (board := _board(table)) is not None and await here.drawing.draw(board) is not None:
            found["picture"] = time.perf_counter() - START
        await asyncio.gather(*here.warming)
        for match in range(2, looks + 1):
            table = await here.host.table(match)
        view = table.game.view(table.running.state, table.game.to_move(table.running.state)[0])
        await here.thinking.choose(table.game, [*table.game.info.policies][-1], view, "memory")
        await _draw(here, table)
        try:
            found["bot"] = proportional()
            found["all"] = found["bot"] + sum(map(proportional, children()))
        except OSError:
            print("not measured: no /proc", file=sys.stderr)  # noqa: T201  # told to who asked
        return found


if __name__ == "__main__":
    print(json.dumps(asyncio.run(measure(Path(sys.argv[1]), int(sys.argv[2])))))  # noqa: T201  # the parent reads it
