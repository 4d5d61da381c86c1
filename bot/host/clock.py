"""The clock of a match: how long a turn may take, whose time runs, and what was used of it.

A turn has the clock's own time; what it needs beyond comes out of the seat's reserve, which is
never filled again. Both run only while the player is awake. All lengths are milliseconds.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.habits import (
    LONGEST_HOLIDAY,
    MINUTES,
    NOTHING,
    Habits,
    awake_after,
    awake_between,
    is_zone,
)
from bot.host.table import Table
from bot.store import calls, people, seats
from engine.game import Seat

MINUTE, HOUR = 60_000, 3_600_000
DAY = 24 * HOUR
NO_CLOCK = "none"
CLOCKS = {
    NO_CLOCK: 0,
    "10m": 10 * MINUTE,
    "1h": HOUR,
    "12h": 12 * HOUR,
    "1d": DAY,
    "3d": 3 * DAY,
    "7d": 7 * DAY,
}
"""What a room may choose -> the time of a turn."""
RESERVE = 2
"""Turns' worth of time that a seat may use up beyond its turns, in a whole match."""
HALF, MOST = 0.5, 0.8
"""Parts of a turn's time after which whoever is called is reminded."""
CALLED, HALF_GONE, MOST_GONE, EXPIRED, RELIEVED = range(5)
"""Stages of a call: the table called; two reminders; the time is used up and the others were told;
nobody did anything about it, so that a computer player moved."""


@dataclass(frozen=True, slots=True)
class Times:
    """What falls due in one call."""

    half: int
    most: int
    ends: int
    """Clock and reserve are used up."""

    def after(self, stage: int) -> int:
        """When the next stage comes."""
        return (self.half, self.most, self.ends)[stage]


def name_of(length: int) -> str:
    """The name that a room chose a clock by."""
    return next((name for name, known in CLOCKS.items() if known == length), NO_CLOCK)


def times(habits: Habits, since: int, clock: int, reserve: int, used: int = 0) -> Times:
    """For somebody whose time is reckoned since a moment, when so much of it was `used` already."""
    lengths = (int(clock * HALF), int(clock * MOST), clock + reserve)
    return Times(*[awake_after(habits, since, max(length - used, 0)) for length in lengths])


def used(habits: Habits, row: Row[Any], now: int) -> int:
    """How long somebody called has been awake since, in milliseconds."""
    return int(row.used) + awake_between(habits, row.since, now)


async def habits_of(connection: AsyncConnection, users: Collection[int]) -> dict[int, Habits]:
    """What these people have told of their days."""
    known = await people.read(connection, users)
    return {user: read_habits(known[user]) if user in known else NOTHING for user in users}


def read_habits(row: Row[Any]) -> Habits:
    """As it is stored. What cannot be, such as a zone that this machine does not know, counts as
    not told: others must be able to move."""
    night = (row.sleep_from, row.sleep_to)
    is_night = all(minute is not None and 0 <= minute < MINUTES for minute in night)
    away = (row.away_from or 0, row.away_until or 0)
    return Habits(
        row.zone if is_zone(row.zone) else NOTHING.zone,
        night if is_night else None,
        away if 0 <= away[0] < away[1] <= away[0] + LONGEST_HOLIDAY else None,
        row.reminders,
        row.reach,
    )


async def keep(
    connection: AsyncConnection, table: Table, now_to_move: Collection[Seat], now: int
) -> None:
    """Whose time runs after a move: it begins for who is newly called, and ends for who is not."""
    if not table.info.clock:
        return
    called = {seat for seat in now_to_move if not table.sitters[seat].is_ai}
    rows = {row.seat: row for row in await calls.read(connection, table.id)}
    users = {table.sitters[seat].user or 0 for seat in called | rows.keys()}
    habits = await habits_of(connection, users)
    gone = [row for seat, row in rows.items() if seat not in called]
    for row in gone:
        await _charge(connection, table, row, habits, now)
    await calls.end(connection, table.id, [row.seat for row in gone])
    fresh = sorted(called - rows.keys())
    await calls.add(connection, [_call(table, seat, habits, now) for seat in fresh])


def _call(table: Table, seat: Seat, habits: dict[int, Habits], now: int) -> dict[str, Any]:
    sitter = table.sitters[seat]
    found = times(habits[sitter.user or 0], now, table.info.clock, sitter.reserve)
    return {
        "match": table.id,
        "seat": seat,
        "since": now,
        "used": 0,
        "stage": CALLED,
        "next": found.half,
        "ends": found.ends,
        "ended": 0,
    }


async def _charge(
    connection: AsyncConnection, table: Table, row: Row[Any], habits: dict[int, Habits], now: int
) -> None:
    """What a turn took beyond its time is gone from the reserve."""
    sitter = table.sitters[row.seat]
    over = used(habits[sitter.user or 0], row, now) - table.info.clock
    if over > 0 and sitter.reserve:
        sitter.reserve = max(sitter.reserve - over, 0)
        await seats.keep_reserve(connection, table.id, row.seat, sitter.reserve)
