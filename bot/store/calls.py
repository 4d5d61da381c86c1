"""Rows of people who must move in a match with a clock: since when, what is due, until when."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Row, and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import call, match, seat


async def read(connection: AsyncConnection, number: int) -> Sequence[Row[Any]]:
    """Who is called in a match, by seat."""
    found = await connection.execute(
        select(call).filter_by(match=number, ended=0).order_by(call.c.seat)
    )
    return found.all()


async def add(connection: AsyncConnection, rows: list[dict[str, Any]]) -> None:
    """People newly called; a reminder that an older call has left is forgotten."""
    for row in rows:
        await connection.execute(delete(call).filter_by(match=row["match"], seat=row["seat"]))
    if rows:
        await connection.execute(insert(call), rows)


async def end(connection: AsyncConnection, number: int, places: Iterable[int]) -> None:
    """These are called no longer. Where a reminder stands the row stays until it is gone."""
    of_them = and_(call.c.match == number, call.c.seat.in_(list(places)))
    await connection.execute(delete(call).where(of_them, call.c.message.is_(None)))
    await connection.execute(update(call).where(of_them).values(ended=1))


async def change(connection: AsyncConnection, number: int, of_seat: int, **values: Any) -> None:
    """Set some columns of one call."""
    await connection.execute(update(call).filter_by(match=number, seat=of_seat).values(**values))


async def drop(connection: AsyncConnection, number: int, place: int) -> None:
    """Its reminder is gone."""
    await connection.execute(delete(call).filter_by(match=number, seat=place, ended=1))


async def due(connection: AsyncConnection, now: int) -> Sequence[Row[Any]]:
    """Calls of running matches with something due, and the users called."""
    found = await connection.execute(
        select(call, seat.c.user)
        .join(match, match.c.id == call.c.match)
        .join(seat, and_(seat.c.match == call.c.match, seat.c.seat == call.c.seat))
        .where(
            call.c.next <= now,
            call.c.ended == 0,
            match.c.status == "running",
            match.c.paused_at.is_(None),
            match.c.parked == "",
        )
        .order_by(call.c.next, call.c.match, call.c.seat)
    )
    return found.all()


async def of_user(connection: AsyncConnection, user: int) -> Sequence[Row[Any]]:
    """All calls of a user, in every server, the oldest first."""
    found = await connection.execute(
        select(call)
        .join(seat, and_(seat.c.match == call.c.match, seat.c.seat == call.c.seat))
        .where(seat.c.user == user, call.c.ended == 0)
        .order_by(call.c.since)
    )
    return found.all()


async def past(connection: AsyncConnection) -> Sequence[Row[Any]]:
    """Reminders of people who have moved since."""
    return (await connection.execute(select(call).filter_by(ended=1))).all()


async def shift(connection: AsyncConnection, by: int, number: int | None = None) -> None:
    """So many milliseconds are charged to nobody: in one match, or in all that are not paused."""
    later: Mapping[str, Any] = {
        "since": call.c.since + by,
        "next": call.c.next + by,
        "ends": call.c.ends + by,
    }
    changed = update(call).where(call.c.ended == 0).values(**later)
    if number is not None:
        changed = changed.where(call.c.match == number)
    else:
        still = select(match.c.id).where(match.c.paused_at.is_not(None))
        changed = changed.where(call.c.match.not_in(still))
    await connection.execute(changed)
