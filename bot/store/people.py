"""Rows of what people have told of their days and of how they want to be reached."""

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import Row, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import person


async def read(connection: AsyncConnection, users: Iterable[int]) -> Mapping[int, Row[Any]]:
    """Those of these users who have told anything, by user."""
    found = await connection.execute(select(person).where(person.c.user.in_(list(users))))
    return {row.user: row for row in found}


async def put(connection: AsyncConnection, user: int, values: Mapping[str, Any]) -> None:
    """All that is kept of a user's settings, anew."""
    await forget(connection, user)
    await connection.execute(insert(person).values(user=user, **values))


async def forget(connection: AsyncConnection, user: int) -> None:
    """Nothing is kept of them."""
    await connection.execute(delete(person).filter_by(user=user))
