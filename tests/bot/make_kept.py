"""Keeps a file of the present version for the tests of later ones: `python -m tests.bot.make_kept`.

To be run once a release; what it writes never changes afterwards.
"""

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from bot.host.play import Chance
from bot.store import migrate
from tests.bot.host_world import ANA, BRUNO, Channel, Clock, World, random_press

MOVES = 6


async def make(path: Path) -> None:
    """A match of Europa some moves old, and one of the toy game with a draft."""
    here = World(path, Clock(), Channel(), 0)
    await here.open()
    here.host.chance = Chance(token=lambda size: "0f" * size, below=lambda number: number // 2)
    await here.start("europa", 2, 1)
    for user in (ANA, BRUNO):
        await here.press(user, random_press(await here.desk(user), here.random))
    for _ in range(MOVES):
        user = (ANA, BRUNO)[(await here.desk(ANA)).to_move[0]]
        await here.press(user, random_press(await here.desk(user), here.random))
    here.host.chance = Chance(token=lambda size: "1f" * size, below=lambda number: number // 3)
    await here.start("gardens", 2)
    await here.say(ANA, "plant plot1")
    await here.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "rieles.db"
        asyncio.run(make(path))
        with closing(sqlite3.connect(path)) as file:
            lines = "\n".join(file.iterdump())
    kept = Path(__file__).parent / "data" / f"rieles_{migrate.HEAD}.sql"
    kept.write_text(lines + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
