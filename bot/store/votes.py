"""Rows of what a table decides together: one open question a match, a ballot a person."""

from typing import Any

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import ballot, vote


async def read(connection: AsyncConnection, number: int) -> Row[Any] | None:
    """The open question of a match."""
    return (await connection.execute(select(vote).filter_by(match=number))).one_or_none()


async def ballots(connection: AsyncConnection, number: int) -> dict[int, bool]:
    """User -> what they said."""
    found = await connection.execute(select(ballot).filter_by(match=number))
    return {row.user: bool(row.says) for row in found}


async def open_vote(
    connection: AsyncConnection, number: int, subject: str, seat: int | None, now: int
) -> None:
    """A new question; the one before is forgotten."""
    await close(connection, number)
    await connection.execute(
        insert(vote).values(match=number, subject=subject, seat=seat, opened_at=now)
    )


async def cast(connection: AsyncConnection, number: int, user: int, says: bool) -> None:
    """What somebody says; the last word counts."""
    await connection.execute(delete(ballot).filter_by(match=number, user=user))
    await connection.execute(insert(ballot).values(match=number, user=user, says=int(says)))


async def keep_message(connection: AsyncConnection, number: int, message: int) -> None:
    """Where the question stands."""
    await connection.execute(update(vote).filter_by(match=number).values(message=message))


async def close(connection: AsyncConnection, number: int) -> None:
    """Nothing is asked any more."""
    await connection.execute(delete(ballot).filter_by(match=number))
    await connection.execute(delete(vote).filter_by(match=number))


async def close_about(connection: AsyncConnection, number: int, place: int) -> None:
    """Somebody else sits there now: nobody has asked about them."""
    row = await read(connection, number)
    if row is not None and row.seat == place:
        await close(connection, number)


async def of_user(connection: AsyncConnection, user: int) -> dict[int, bool]:
    """What somebody says in questions that are open, by match."""
    found = await connection.execute(select(ballot).filter_by(user=user).order_by(ballot.c.match))
    return {row.match: bool(row.says) for row in found}


async def forget(connection: AsyncConnection, user: int) -> None:
    """A person's ballots."""
    await connection.execute(delete(ballot).filter_by(user=user))
