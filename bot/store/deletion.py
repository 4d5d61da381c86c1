"""Whole matches taken out of the database, and which are due for it."""

from collections.abc import Sequence

from sqlalchemy import and_, delete, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import (
    ballot,
    call,
    event,
    job,
    match,
    move,
    outbox,
    press,
    seat,
    setting,
    vote,
    watcher,
)

LAST = "last-match"
"""Setting: the highest number that a deleted match had. Numbers are never given twice: buttons of a
deleted match still lie in channels."""


async def delete_matches(connection: AsyncConnection, numbers: Sequence[int]) -> None:
    """All that is held of some matches."""
    if not numbers:
        return
    last = max(int(await _last(connection)), *numbers)
    for table in (event, move, outbox, job, press, call, ballot, vote, watcher, seat):
        await connection.execute(delete(table).where(table.c.match.in_(numbers)))
    await connection.execute(delete(match).where(match.c.id.in_(numbers)))
    await connection.execute(delete(setting).filter_by(key=LAST))
    await connection.execute(insert(setting).values(key=LAST, value=str(last)))


async def next_number(connection: AsyncConnection) -> int:
    """For a new match: above all that there are and that there were."""
    highest = (await connection.execute(select(func.max(match.c.id)))).scalar()
    return max(int(highest or 0), await _last(connection)) + 1


async def _last(connection: AsyncConnection) -> int:
    found = await connection.execute(select(setting.c.value).filter_by(key=LAST))
    return int(found.scalar() or 0)


async def of_guild(connection: AsyncConnection, guild: int) -> list[int]:
    """Every match of a server."""
    found = await connection.execute(select(match.c.id).filter_by(guild=guild))
    return [number for (number,) in found]


async def guilds(connection: AsyncConnection) -> set[int]:
    """The servers of which anything is held."""
    found = await connection.execute(select(match.c.guild).distinct())
    return {guild for (guild,) in found}


async def outlived(connection: AsyncConnection, *, over: int, closed: int, still: int) -> list[int]:
    """Matches that ended before `over`, rooms closed before `closed`, and matches in which nobody
    has moved since `still`; all milliseconds since 1970."""
    found = await connection.execute(
        select(match.c.id)
        .where(
            or_(
                and_(match.c.status == "over", match.c.ended_at < over),
                and_(match.c.status == "closed", match.c.ended_at < closed),
                and_(match.c.status == "running", match.c.moved_at < still),
            )
        )
        .order_by(match.c.id)
    )
    return [number for (number,) in found]
