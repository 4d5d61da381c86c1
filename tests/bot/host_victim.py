"""Plays a match on a file until it is killed: `python -m tests.bot.host_victim FILE SEED`.

After each press that was answered it prints the match's number of moves.
"""

import asyncio
import sys
from pathlib import Path
from random import Random

from tests.bot.host_world import ANA, Channel, Clock, World, random_press


async def play(path: Path, seed: str) -> None:
    here = World(path, Clock(), Channel(), 0)
    here.random = Random(seed)
    await here.open()
    await here.worker.tick()
    async with here.database.look() as connection:
        rows = await connection.exec_driver_sql("SELECT max(id) FROM match WHERE status='running'")
        here.match = rows.scalar() or 0
    while True:
        if not here.match or not (await here.desk(ANA)).to_move:
            await here.start("europa", 1, 1)
        while 0 in (desk := await here.desk(ANA)).to_move:
            await here.press(ANA, random_press(desk, here.random))
            print(here.match, await here.seq(), flush=True)  # noqa: T201  # the parent reads it
        await here.pass_time(1)


if __name__ == "__main__":
    asyncio.run(play(Path(sys.argv[1]), sys.argv[2]))
