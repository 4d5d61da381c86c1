"""Rows of moves and of what they made happen."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Row, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import event, move


async def add(
    connection: AsyncConnection, moves: list[dict[str, Any]], events: list[dict[str, Any]]
) -> None:
    """New rows; old ones never change."""
    await connection.execute(insert(move), moves)
    if events:
        await connection.execute(insert(event), events)


async def moves(
    connection: AsyncConnection, match: int, after: int = 0, upto: int | None = None
) -> Sequence[Row[Any]]:
    """Moves with numbers above `after`, up to and with `upto`."""
    wanted = select(move).where(move.c.match == match, move.c.seq > after)
    if upto is not None:
        wanted = wanted.where(move.c.seq <= upto)
    return (await connection.execute(wanted.order_by(move.c.seq))).all()


async def last_of(connection: AsyncConnection, match: int, seats: Sequence[int]) -> int:
    """The number of the last row that one of these seats wrote; 0 is none."""
    found = await connection.execute(
        select(move.c.seq)
        .where(move.c.match == match, move.c.seat.in_(seats))
        .order_by(move.c.seq.desc())
        .limit(1)
    )
    return int(found.scalar() or 0)


async def events(
    connection: AsyncConnection,
    match: int,
    seqs: Sequence[int],
    readers: Sequence[int] = (),
    *,
    is_all: bool = False,
) -> Mapping[int, list[str]]:
    """By number of move, the events that everybody or these seats may know; or all of them."""
    if not seqs:
        return {}
    wanted = select(event.c.seq, event.c.body).where(
        event.c.match == match, event.c.seq >= min(seqs), event.c.seq <= max(seqs)
    )
    if not is_all:
        is_told = or_(event.c.only_for.is_(None), event.c.only_for.in_(readers))
        wanted = wanted.where(event.c.sealed == 0, is_told)
    found = defaultdict[int, list[str]](list)
    for seq, body in await connection.execute(wanted.order_by(event.c.seq, event.c.place)):
        found[seq].append(body)
    return found
