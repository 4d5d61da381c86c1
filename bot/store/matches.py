"""Rows of matches and of the rooms that they begin as."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.deletion import next_number
from bot.store.schema import match, seat

LIVE = ("open", "running")
OUTSIDE = [column for column in match.c if column.name not in ("state", "window", "seed", "salt")]
"""What is read to show a match from outside: nothing large, nothing secret."""


async def read(connection: AsyncConnection, number: int) -> Row[Any] | None:
    """The whole row."""
    return (await connection.execute(select(match).filter_by(id=number))).one_or_none()


async def read_outside(connection: AsyncConnection, number: int) -> Row[Any] | None:
    """The row without its state."""
    return (await connection.execute(select(*OUTSIDE).filter_by(id=number))).one_or_none()


async def add(connection: AsyncConnection, values: dict[str, Any]) -> int | None:
    """A new row; its number. None when its code is in use."""
    number = await next_number(connection)
    try:
        await connection.execute(insert(match).values(id=number, **values))
    except IntegrityError:
        return None
    return number


async def change(connection: AsyncConnection, number: int, **values: Any) -> None:
    """Set some columns, whatever the row is at."""
    await connection.execute(update(match).filter_by(id=number).values(**values))


async def park(connection: AsyncConnection, number: int, why: str, now: int) -> None:
    """Nothing can be posted there, since now where it could until now."""
    since = func.coalesce(match.c.parked_at, now)
    await change(connection, number, parked=why, parked_at=since)


async def advance(
    connection: AsyncConnection, number: int, seq: int, values: dict[str, Any]
) -> bool:
    """Set columns where the row is still at `seq`; False when another process was quicker."""
    result = await connection.execute(update(match).filter_by(id=number, seq=seq).values(**values))
    return bool(result.rowcount == 1)


async def with_code(connection: AsyncConnection, code: str) -> Row[Any] | None:
    """The open room or running match of a code; of any server."""
    found = await connection.execute(
        select(*OUTSIDE).where(match.c.code == code, match.c.status.in_(LIVE))
    )
    return found.one_or_none()


async def open_codes(connection: AsyncConnection, guild: int) -> list[str]:
    """Codes of the rooms of a server where anybody may sit."""
    found = await connection.execute(
        select(match.c.code).filter_by(guild=guild, status="open", access="open")
    )
    return [code for (code,) in found]


async def in_place(connection: AsyncConnection, guild: int, place: int) -> Sequence[Row[Any]]:
    """Rooms and running matches of a channel or thread, running first, then the newest."""
    found = await connection.execute(
        select(*OUTSIDE)
        .where(
            match.c.guild == guild,
            func.coalesce(match.c.thread, match.c.channel) == place,
            match.c.status.in_(LIVE),
        )
        .order_by(match.c.status.desc(), match.c.id.desc())
    )
    return found.all()


async def last_over(connection: AsyncConnection, guild: int, place: int) -> Row[Any] | None:
    """The match that ended last in a channel or thread."""
    found = await connection.execute(
        select(*OUTSIDE)
        .where(
            match.c.guild == guild,
            func.coalesce(match.c.thread, match.c.channel) == place,
            match.c.status == "over",
        )
        .order_by(match.c.ended_at.desc(), match.c.id.desc())
        .limit(1)
    )
    return found.one_or_none()


async def of_user(connection: AsyncConnection, user: int) -> Sequence[Row[Any]]:
    """Rooms and running matches where a user sits, in all servers, the newest move first."""
    sits = select(seat.c.match).where(seat.c.user == user)
    found = await connection.execute(
        select(*OUTSIDE)
        .where(match.c.id.in_(sits), match.c.status.in_(LIVE))
        .order_by(func.coalesce(match.c.moved_at, match.c.opened_at).desc())
    )
    return found.all()


async def expiring(connection: AsyncConnection, before: int) -> Sequence[Row[Any]]:
    """Open rooms that expire before a moment."""
    found = await connection.execute(
        select(*OUTSIDE).where(match.c.status == "open", match.c.expires_at <= before)
    )
    return found.all()


async def numbers(connection: AsyncConnection) -> list[int]:
    """All matches that have started."""
    found = await connection.execute(
        select(match.c.id).where(match.c.state.is_not(None)).order_by(match.c.id)
    )
    return [number for (number,) in found]


async def counts(connection: AsyncConnection) -> dict[str, int]:
    """How many rooms and matches there are, by status."""
    found = await connection.execute(select(match.c.status, func.count()).group_by(match.c.status))
    return {row[0]: row[1] for row in found}


async def live_in(connection: AsyncConnection, guild: int) -> Sequence[Row[Any]]:
    """Rooms and running matches of a server, running first, then what was longest left alone."""
    last = func.coalesce(match.c.moved_at, match.c.opened_at)
    found = await connection.execute(
        select(*OUTSIDE)
        .where(match.c.guild == guild, match.c.status.in_(LIVE))
        .order_by(match.c.status.desc(), last, match.c.id)
    )
    return found.all()
