"""Rows that name a person: found, and made to name nobody."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import match, press, seat

NOBODY = 0
"""The user of a person whose data was erased, in matches that are no longer played."""


async def matches_of(connection: AsyncConnection, user: int) -> list[int]:
    """Every room and match, of any age and server, that names a user in any way."""
    sits = select(seat.c.match).where(or_(seat.c.user == user, seat.c.former == user))
    found = await connection.execute(
        select(match.c.id)
        .where(or_(match.c.opener == user, match.c.id.in_(sits)))
        .order_by(match.c.id)
    )
    return [number for (number,) in found]


async def seats_of(connection: AsyncConnection, number: int, user: int) -> Sequence[Row[Any]]:
    """The seats of a match that are a user's, or were until a computer player took them over."""
    found = await connection.execute(
        select(seat)
        .where(seat.c.match == number, or_(seat.c.user == user, seat.c.former == user))
        .order_by(seat.c.seat)
    )
    return found.all()


async def presses_of(connection: AsyncConnection, number: int, place: int) -> list[int]:
    """Discord's ids of the presses that were made in a seat."""
    found = await connection.execute(
        select(press.c.interaction).filter_by(match=number, seat=place).order_by(press.c.counter)
    )
    return [interaction for (interaction,) in found]


async def forget(connection: AsyncConnection, number: int, user: int) -> None:
    """A match names this user no more: neither by id nor by name, nor by their presses.

    Seats that are still theirs become nobody's.
    """
    places = [row.seat for row in await seats_of(connection, number, user)]
    await connection.execute(delete(press).where(press.c.match == number, press.c.seat.in_(places)))
    of_match = seat.c.match == number
    await connection.execute(
        update(seat)
        .where(of_match, or_(seat.c.user == user, seat.c.former == user))
        .values(name="", former=None, until=None, draft="[]", plan="[]")
    )
    await connection.execute(update(seat).where(of_match, seat.c.user == user).values(user=NOBODY))
    await connection.execute(
        update(match).where(match.c.id == number, match.c.opener == user).values(opener=NOBODY)
    )
