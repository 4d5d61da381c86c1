"""Rows of seats."""

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import match as match_table
from bot.store.schema import seat


async def read(connection: AsyncConnection, match: int) -> Sequence[Row[Any]]:
    """The seats of a match, in order."""
    found = await connection.execute(select(seat).filter_by(match=match).order_by(seat.c.seat))
    return found.all()


async def read_all(
    connection: AsyncConnection, matches: Iterable[int]
) -> Mapping[int, list[Row[Any]]]:
    """The seats of several matches."""
    found = await connection.execute(
        select(seat).where(seat.c.match.in_(list(matches))).order_by(seat.c.match, seat.c.seat)
    )
    by_match = defaultdict[int, list[Row[Any]]](list)
    for row in found:
        by_match[row.match].append(row)
    return by_match


async def replace(
    connection: AsyncConnection, match: int, people: Sequence[tuple[int | None, str, str]]
) -> None:
    """Who sits in a room, seat by seat: user, name, level."""
    await connection.execute(delete(seat).filter_by(match=match))
    rows = [
        {
            "match": match,
            "seat": place,
            "user": user,
            "name": name,
            "level": level,
            "counter": 0,
            "draft": "[]",
        }
        for place, (user, name, level) in enumerate(people)
    ]
    if rows:
        await connection.execute(insert(seat), rows)


async def grow(connection: AsyncConnection, match: int, places: Iterable[int]) -> None:
    """Their questions changed: each counter grows by one."""
    await connection.execute(
        update(seat)
        .where(seat.c.match == match, seat.c.seat.in_(list(places)))
        .values(counter=seat.c.counter + 1)
    )


async def keep_draft(
    connection: AsyncConnection, match: int, place: int, draft: Sequence[str]
) -> None:
    """The steps that wait."""
    await connection.execute(
        update(seat).filter_by(match=match, seat=place).values(draft=json.dumps(list(draft)))
    )


async def keep_plan(connection: AsyncConnection, match: int, place: int, plan: str) -> None:
    """What is to be played when this seat is called, as JSON."""
    await connection.execute(update(seat).filter_by(match=match, seat=place).values(plan=plan))


async def keep_reserve(connection: AsyncConnection, match: int, place: int, left: int) -> None:
    """The time beyond the clock that a seat has left, in milliseconds."""
    await connection.execute(update(seat).filter_by(match=match, seat=place).values(reserve=left))


async def fill_reserves(connection: AsyncConnection, match: int, length: int) -> None:
    """What every seat begins with."""
    await connection.execute(update(seat).filter_by(match=match).values(reserve=length))


async def hand_over(
    connection: AsyncConnection,
    match: int,
    places: Sequence[int],
    level: str,
    until: int | None = None,
) -> None:
    """People's seats go on as computer players, and remember whose they were."""
    await connection.execute(
        update(seat)
        .where(seat.c.match == match, seat.c.seat.in_(places), seat.c.user.is_not(None))
        .values(user=None, former=seat.c.user, level=level, draft="[]", plan="[]", until=until)
    )


async def left_by(connection: AsyncConnection, match: int, user: int) -> list[int]:
    """The seats that a person left to computer players."""
    was = (seat.c.match == match, seat.c.former == user, seat.c.user.is_(None))
    found = await connection.execute(select(seat.c.seat).where(*was).order_by(seat.c.seat))
    return [place for (place,) in found]


async def give_back(connection: AsyncConnection, match: int, places: Sequence[int]) -> None:
    """These are again of whoever left them."""
    await connection.execute(
        update(seat)
        .where(seat.c.match == match, seat.c.seat.in_(places))
        .values(user=seat.c.former, former=None, level="", draft="[]", plan="[]", until=None)
    )


async def give_to(
    connection: AsyncConnection, match: int, place: int, user: int, name: str
) -> None:
    """Somebody else takes a seat over, for good."""
    values: dict[str, Any] = {
        "level": "",
        "draft": "[]",
        "plan": "[]",
        "former": None,
        "until": None,
    }
    await connection.execute(
        update(seat).filter_by(match=match, seat=place).values(user=user, name=name, **values)
    )


async def coming_back(connection: AsyncConnection, now: int) -> list[tuple[int, int]]:
    """Match and former user of every seat that goes back now by itself."""
    is_due = (seat.c.until > 0, seat.c.until <= now, seat.c.former.is_not(None))
    found = await connection.execute(
        select(seat.c.match, seat.c.former)
        .join(match_table, match_table.c.id == seat.c.match)
        .where(match_table.c.status == "running", *is_due)
        .distinct()
    )
    return [(row[0], row[1]) for row in found]
