"""A database with many matches in mid-game: one is played by the host, its rows are copied."""

from itertools import count
from random import Random
from typing import Any, Final

from bot.host import lobby
from bot.host.info import Caller
from bot.host.play import Host
from bot.host.thinking import decide
from bot.selfplay import AnyGame
from bot.store.database import Database

TABLES: Final = ("seat", "move", "event", "outbox")
"""What belongs to a match and is copied with it."""
MOVES: Final = 80
"""Presses of the match that is copied: about the middle of a long one."""


async def fill(url: str, game: AnyGame, matches: int) -> int:
    """Make the file; how many moves each of its matches has. Raises `StoreError`."""
    database = await Database(url).open()
    try:
        host = Host(database, {game.info.id: game}, count(1_700_000_000_000).__next__)
        match, seq = await _played(host, game)
        await _copied(database, match, matches)
        return seq
    finally:
        await database.close()


async def _played(host: Host, game: AnyGame) -> tuple[int, int]:
    presses, seats = count(1), game.info.seats[-1]

    def caller(seat: int) -> Caller:
        return Caller(seat + 1, 1, next(presses), f"Player {seat + 1}")

    room = await lobby.open_room(host, caller(0), game.info.id, 1)
    for seat in range(1, seats):
        await lobby.sit(host, room.id, caller(seat))
    await lobby.start(host, room.id, caller(0))
    random, level = Random(0), next(iter(game.info.policies))
    for _ in range(MOVES):
        table = await host.table(room.id)
        if not (to_move := game.to_move(table.running.state)):
            break
        desk = await host.desk(room.id, caller(to_move[0]))
        words = decide(game, level, desk.view, str(random.random()))
        await host.say(room.id, caller(to_move[0]), words, is_sure=True)
    return room.id, (await host.table(room.id)).seq


async def _copied(database: Database, match: int, matches: int) -> None:
    """The copies wait for nothing: what was to be posted counts as posted."""
    async with database.change() as connection:
        await connection.exec_driver_sql("UPDATE outbox SET status = 'done'")
        for table, key, own in [("match", "id", ("code",)), *((t, "match", ()) for t in TABLES)]:
            columns: list[Any] = [
                row[1] for row in await connection.exec_driver_sql(f"PRAGMA table_info({table})")
            ]
            values = [
                "n.value + :match" if name == key else "code || n.value" if name in own else
                f'"{name}"' for name in columns
            ]  # fmt: skip
            names = ", ".join(f'"{name}"' for name in columns)
            numbers = f"WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < {matches - 1})"  # noqa: E501
            said = ", ".join(values).replace(":match", str(match))
            await connection.exec_driver_sql(
                f"INSERT INTO {table} ({names}) {numbers} SELECT {said} FROM {table}, n "
                f'WHERE "{key}" = {match}'
            )
