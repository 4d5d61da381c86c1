"""Plays a match on a file until it is killed: `python -m tests.bot.host_victim FILE SEED [POINT]`.

After each press that was answered it prints the match's number of moves.

With a point it kills itself there: a number is that of a statement or commit that it begins,
`committed` is between a commit and everything that follows from it.
"""

import asyncio
import os
import sys
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import event

from tests.bot.host_world import ANA, Channel, Clock, World, random_press


def fall_at(here: World, point: str) -> None:
    """No time for anything, as when the machine stops."""
    begun = count(1)

    def begin(*_: Any) -> None:
        if next(begun) == int(point):
            os._exit(9)

    if point == "committed":
        here.host.moved = lambda match: os._exit(9)
        return
    engine = here.database._writer.sync_engine
    event.listen(engine, "before_cursor_execute", begin)
    event.listen(engine, "commit", begin)


async def play(path: Path, seed: str, point: str = "") -> None:
    here = World(path, Clock(), Channel(), 0)
    here.random = Random(seed)
    await here.open()
    await here.worker.tick()
    async with here.database.look() as connection:
        rows = await connection.exec_driver_sql("SELECT max(id) FROM match WHERE status='running'")
        here.match = rows.scalar() or 0
    if not here.match:
        await here.start("europa", 1, 1)
        await here.press(ANA, random_press(await here.desk(ANA), here.random))
    print(here.match, await here.seq(), flush=True)  # noqa: T201  # the parent reads it
    if point:
        fall_at(here, point)
    while True:
        if not here.match or not (await here.desk(ANA)).to_move:
            await here.start("europa", 1, 1)
        while 0 in (desk := await here.desk(ANA)).to_move:
            await here.press(ANA, random_press(desk, here.random))
            print(here.match, await here.seq(), flush=True)  # noqa: T201  # the parent reads it
        await here.pass_time(1)


if __name__ == "__main__":
    asyncio.run(play(Path(sys.argv[1]), *sys.argv[2:]))
