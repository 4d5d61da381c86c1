"""Rows of who wants to be told how a match ended that they do not play."""

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import watcher


async def read(connection: AsyncConnection, number: int) -> dict[int, int | None]:
    """The users who watch a match, and the seat that each thinks will win."""
    found = await connection.execute(
        select(watcher).filter_by(match=number).order_by(watcher.c.user)
    )
    return {row.user: row.guess for row in found}


async def guess(connection: AsyncConnection, number: int, user: int, seat: int) -> None:
    """Who of them wins, as somebody thinks who watches; the last word counts."""
    await connection.execute(update(watcher).filter_by(match=number, user=user).values(guess=seat))


async def watched(connection: AsyncConnection, user: int) -> dict[int, int | None]:
    """The matches that a user watches, and the seat that they think will win in each."""
    found = await connection.execute(select(watcher).filter_by(user=user).order_by(watcher.c.match))
    return {row.match: row.guess for row in found}


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
