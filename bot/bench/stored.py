"""A database with many matches in mid-game: one is played by the host, its rows are copied."""

from itertools import count
from random import Random
from time import time_ns
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

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
        now = count(time_ns() // 1_000_000)  # old ones would be cleared away by the bot
        host = Host(database, {game.info.id: game}, now.__next__)
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
        await _copy(connection, "match", match, matches)
        for table in TABLES:
            await _copy(connection, table, match, matches)


async def _copy(connection: AsyncConnection, table: str, match: int, matches: int) -> None:
    """Rows of one match for each of the others, under their numbers and with codes of their own."""
    key = "id" if table == "match" else "match"
    own = {key: f"n.value + {match}", "code": "code || n.value"}
    told = await connection.exec_driver_sql(f"PRAGMA table_info({table})")
    names = [f'"{name}"' for name in told.scalars("name")]
    values = [own.get(name.strip('"'), name) for name in names]
    await connection.exec_driver_sql(
        f"INSERT INTO {table} ({', '.join(names)}) WITH RECURSIVE n(value) AS"
        f" (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < {matches - 1})"
        f' SELECT {", ".join(values)} FROM {table}, n WHERE "{key}" = {match}'
    )
