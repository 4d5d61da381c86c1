"""Before the first move: open a room, take seats, start."""

import secrets

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.errors import AlreadySeated, NoSuchMatch, NotSeated, RoomEmpty, RoomFull
from bot.host.play import Host
from bot.host.save import Moved, Times, save_moves
from bot.host.table import Table, load
from bot.store import schema
from engine.game import Log
from engine.match import Match

SCHEMA = 1


async def open_room(host: Host, game: str, channel: int) -> int:
    async with host.database.change() as connection:
        last = (await connection.execute(select(func.max(schema.match.c.id)))).scalar()
        number = int(last or 0) + 1
        await connection.execute(
            insert(schema.match).values(
                id=number,
                game=game,
                channel=channel,
                status="open",
                salt=secrets.token_hex(16),
                schema=SCHEMA,
                seq=0,
                window="[]",
                posted_seq=0,
            )
        )
    return number


async def sit(host: Host, match: int, user: int | None, name: str) -> list[str]:
    """Take the next free seat; no user is a computer player. The names seated."""
    async with host.lock(match), host.database.change() as connection:
        table = await _open_table(host, connection, match)
        if user is not None and any(sitter.user == user for sitter in table.sitters):
            raise AlreadySeated
        number = len(table.sitters)
        if number >= max(table.game.info.seats):
            raise RoomFull
        await connection.execute(
            insert(schema.seat).values(
                match=match, seat=number, user=user, name=name, counter=0, draft="[]"
            )
        )
    return [*[sitter.name for sitter in table.sitters], name]


async def start(host: Host, match: int, user: int, seed: str | None = None) -> None:
    """Deal: the set-up is number 1 of the record, told and saved like a move."""
    async with host.lock(match):
        async with host.database.change() as connection:
            table = await _open_table(host, connection, match)
            if all(sitter.user != user for sitter in table.sitters):
                raise NotSeated
            if len(table.sitters) not in table.game.info.seats:
                raise RoomEmpty
            log = Log()
            seed = seed or secrets.token_hex(16)
            state = table.game.setup(len(table.sitters), {}, seed, log)
            table.match = Match(table.game, state)
            moved = Moved(-1, [("setup", log.events, None)])
            await save_moves(connection, table, moved, Times(host.clock()))
        host.moved(match)


async def _open_table(host: Host, connection: AsyncConnection, match: int) -> Table:
    table = await load(connection, host.games, match)
    if table.status != "open":
        raise NoSuchMatch
    return table


async def match_in(host: Host, channel: int) -> int:
    """The newest match of a channel."""
    async with host.database.look() as connection:
        found = await connection.execute(
            select(func.max(schema.match.c.id)).filter_by(channel=channel)
        )
        number = found.scalar()
    if number is None:
        raise NoSuchMatch
    return int(number)
