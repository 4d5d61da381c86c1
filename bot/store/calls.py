"""Rows of people who must move in a match with a clock: since when, what is due, until when."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, and_, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import call, match, seat


async def read(connection: AsyncConnection, number: int) -> Sequence[Row[Any]]:
    """Who is called in a match, by seat."""
    found = await connection.execute(
        select(call).filter_by(match=number, ended=0).order_by(call.c.seat)
    )
    return found.all()


async def add(connection: AsyncConnection, rows: list[dict[str, Any]]) -> None:
    """People newly called. A reminder that an older call has left is still to go."""
    for row in rows:
        whose = {"match": row["match"], "seat": row["seat"]}
        left = (await connection.execute(select(call).filter_by(**whose))).one_or_none()
        message = {"place": left.place, "message": left.message} if left else {}
        await connection.execute(delete(call).filter_by(**whose))
        await connection.execute(insert(call).values(**row, **message))


async def ended(connection: AsyncConnection, number: int) -> Sequence[Row[Any]]:
    """Who was called there and has moved since: a call may be taken up again by an undo."""
    return (await connection.execute(select(call).filter_by(match=number, ended=1))).all()


async def change(connection: AsyncConnection, number: int, of_seat: int, **values: Any) -> None:
    """Set some columns of one call."""
    await connection.execute(update(call).filter_by(match=number, seat=of_seat).values(**values))


async def step(connection: AsyncConnection, row: Row[Any], **values: Any) -> bool:
    """Set some columns of a call as it was read. False where it has changed since: its person has
    moved, its clock was reckoned anew, or another process was here first."""
    as_read = {"match": row.match, "seat": row.seat, "ended": 0}
    as_read |= {"stage": row.stage, "next": row.next}
    done = await connection.execute(update(call).filter_by(**as_read).values(**values))
    return done.rowcount > 0


async def swap_message(
    connection: AsyncConnection, number: int, of_seat: int, place: int, message: int
) -> tuple[int, int] | None:
    """Keep where its reminder stands: one at a time. Place and number of the one that is to go."""
    whose = {"match": number, "seat": of_seat}
    row = (await connection.execute(select(call).filter_by(**whose))).one_or_none()
    if row is None:
        return place, message
    values = {"place": place, "message": message}
    await connection.execute(update(call).filter_by(**whose).values(**values))
    return (row.place, row.message) if row.message not in (None, message) else None


async def drop(connection: AsyncConnection, row: Row[Any]) -> None:
    """Its reminder is gone."""
    of_it = {"match": row.match, "seat": row.seat, "message": row.message}
    await connection.execute(update(call).filter_by(**of_it).values(message=None))


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


async def past(connection: AsyncConnection, called: int) -> Sequence[Row[Any]]:
    """Reminders of turns that are over: of who has moved, and of who has been called again since,
    whose new call is still at the stage `called`."""
    is_over = or_(call.c.ended == 1, call.c.stage == called)
    return (
        await connection.execute(select(call).where(call.c.message.is_not(None), is_over))
    ).all()


async def running(connection: AsyncConnection, number: int | None = None) -> Sequence[Row[Any]]:
    """All calls with who is called and the match's clock: of one match, or of all whose
    clocks run."""
    found = (
        select(call, seat.c.user, match.c.clock)
        .join(match, match.c.id == call.c.match)
        .join(seat, and_(seat.c.match == call.c.match, seat.c.seat == call.c.seat))
        .where(call.c.ended == 0, match.c.status == "running")
        .order_by(call.c.match, call.c.seat)
    )
    goes_on = and_(match.c.paused_at.is_(None), match.c.parked_at.is_(None))
    is_asked = goes_on if number is None else call.c.match == number
    return (await connection.execute(found.where(is_asked))).all()
