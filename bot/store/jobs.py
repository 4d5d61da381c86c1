"""Rows of what computer players owe: leased, due at a time."""

from collections.abc import Iterable

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import job


async def replace(connection: AsyncConnection, match: int, seats: Iterable[int], due: int) -> None:
    """The seats that must move by themselves now; whatever was owed before is void."""
    await connection.execute(delete(job).filter_by(match=match))
    rows = [{"match": match, "seat": seat, "due": due, "leased_until": 0} for seat in seats]
    if rows:
        await connection.execute(insert(job), rows)


async def hurry(connection: AsyncConnection, match: int, now: int) -> None:
    """Nobody need wait any longer."""
    await connection.execute(update(job).filter_by(match=match).values(due=now))


async def claim(connection: AsyncConnection, match: int, now: int, until: int) -> int | None:
    """Lease a due job that nobody holds; its seat."""
    is_free = (job.c.match == match, job.c.due <= now, job.c.leased_until <= now)
    found = await connection.execute(select(job.c.seat).where(*is_free).order_by(job.c.seat))
    seat = found.scalars().first()
    if seat is not None:
        await connection.execute(
            update(job).filter_by(match=match, seat=seat).values(leased_until=until)
        )
    return seat


async def is_due(connection: AsyncConnection, match: int, now: int) -> bool:
    """Whether there is a job to claim."""
    found = await connection.execute(
        select(job.c.seat).where(job.c.match == match, job.c.due <= now, job.c.leased_until <= now)
    )
    return found.first() is not None


async def let_go(connection: AsyncConnection) -> None:
    """At the start nobody thinks: leases left by a process that is no more are void."""
    await connection.execute(update(job).where(job.c.leased_until > 0).values(leased_until=0))


async def due(connection: AsyncConnection, now: int) -> set[int]:
    """Matches where a computer player should move now."""
    found = await connection.execute(
        select(job.c.match).where(job.c.due <= now, job.c.leased_until <= now).distinct()
    )
    return {match for (match,) in found}
