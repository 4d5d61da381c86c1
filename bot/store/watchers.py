"""Rows of who wants to be told how a match ended that they do not play."""

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import watcher


async def read(connection: AsyncConnection, number: int) -> list[int]:
    """The users who watch a match."""
    found = await connection.execute(
        select(watcher.c.user).filter_by(match=number).order_by(watcher.c.user)
    )
    return [user for (user,) in found]


async def watched(connection: AsyncConnection, user: int) -> list[int]:
    """The matches that a user watches."""
    found = await connection.execute(
        select(watcher.c.match).filter_by(user=user).order_by(watcher.c.match)
    )
    return [number for (number,) in found]


async def add(connection: AsyncConnection, number: int, user: int) -> None:
    """Twice is once."""
    await drop(connection, number, user)
    await connection.execute(insert(watcher).values(match=number, user=user))


async def drop(connection: AsyncConnection, number: int, user: int) -> None:
    """They want it no more."""
    await connection.execute(delete(watcher).filter_by(match=number, user=user))


async def forget(connection: AsyncConnection, user: int) -> None:
    """A person's, in all matches."""
    await connection.execute(delete(watcher).filter_by(user=user))
