"""Rows of what the table is to be told, and of every public position that there was."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import match, outbox


async def add(connection: AsyncConnection, values: dict[str, Any]) -> None:
    """A new row, waiting."""
    await connection.execute(insert(outbox).values(status="waiting", **values))


async def waiting(connection: AsyncConnection, number: int) -> Sequence[Row[Any]]:
    """What has not been told yet, in order."""
    found = await connection.execute(
        select(outbox)
        .where(outbox.c.match == number, outbox.c.status != "done")
        .order_by(outbox.c.seq)
    )
    return found.all()


async def mark_sending(connection: AsyncConnection, number: int, seq: int) -> None:
    """It is about to be posted: a crash from here on leaves it to be looked for."""
    await connection.execute(
        update(outbox).filter_by(match=number, seq=seq).values(status="sending")
    )


async def mark_done(connection: AsyncConnection, number: int, seq: int) -> None:
    """It and all before it have been told."""
    await connection.execute(
        update(outbox)
        .where(outbox.c.match == number, outbox.c.seq <= seq, outbox.c.status != "done")
        .values(status="done")
    )


async def tell_again(
    connection: AsyncConnection, number: int, now: int, *, calls: bool = True
) -> None:
    """The newest row waits again, due now: the table is to be posted anew, and calls; or, where
    nobody is to be called, to be drawn anew in silence."""
    newest = (
        select(outbox.c.seq)
        .filter_by(match=number)
        .order_by(outbox.c.seq.desc())
        .limit(1)
        .scalar_subquery()
    )
    again = update(outbox).where(outbox.c.match == number, outbox.c.seq == newest)
    if calls:
        await connection.execute(again.values(status="waiting", due=now, calls=1))
        return
    told = again.where(outbox.c.status == "done")  # one that still waits will call by itself
    await connection.execute(told.values(status="waiting", due=now, calls=0, moment=0))


async def view_at(connection: AsyncConnection, number: int, seq: int) -> Row[Any] | None:
    """The public position after a move: the last one kept up to its number."""
    found = await connection.execute(
        select(outbox)
        .where(outbox.c.match == number, outbox.c.seq <= seq)
        .order_by(outbox.c.seq.desc())
        .limit(1)
    )
    return found.first()


async def views(connection: AsyncConnection, number: int) -> Sequence[Any]:
    """Every public position that a match had, in order."""
    found = await connection.execute(
        select(outbox.c.seq, outbox.c.view).where(outbox.c.match == number).order_by(outbox.c.seq)
    )
    return found.all()


async def due(connection: AsyncConnection, now: int) -> set[int]:
    """Matches with something to be told now, where it can be told."""
    found = await connection.execute(
        select(outbox.c.match)
        .join(match, match.c.id == outbox.c.match)
        .where(
            outbox.c.status.in_(("sending", "waiting")),
            or_(outbox.c.status == "sending", outbox.c.due <= now),
            match.c.parked == "",
        )
        .distinct()
    )
    return {number for (number,) in found}


async def oldest_due(connection: AsyncConnection) -> dict[int, int]:
    """Of each match with something untold, when the first of it fell due."""
    found = await connection.execute(
        select(outbox.c.match, func.min(outbox.c.due))
        .where(outbox.c.status != "done")
        .group_by(outbox.c.match)
    )
    return {row[0]: row[1] for row in found}


async def drop(connection: AsyncConnection, number: int) -> None:
    """Nothing of a match is told any more."""
    await connection.execute(update(outbox).filter_by(match=number).values(status="done"))
