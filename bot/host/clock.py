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
from bot.host.info import MatchInfo
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


@dataclass(frozen=True, slots=True)
class Calling:
    """How a move calls people."""

    now: int
    again: frozenset[Seat] = frozenset()
    """Who moved and is called anew at once: another turn has begun for them."""
    is_undo: bool = False


def name_of(length: int) -> str:
    """The name that a room chose a clock by."""
    return next((name for name, known in CLOCKS.items() if known == length), NO_CLOCK)


def times(habits: Habits, since: int, clock: int, reserve: int, used: int = 0) -> Times:
    """For somebody whose time is reckoned since a moment, when so much of it was `used` already."""
    lengths = (int(clock * HALF), int(clock * MOST), clock + reserve)
    return Times(*[awake_after(habits, since, max(length - used, 0)) for length in lengths])


def used(habits: Habits, row: Row[Any], upto: int) -> int:
    """How long somebody called has been awake until a moment, in milliseconds."""
    return int(row.used) + awake_between(habits, row.since, upto)


def left(habits: Habits, row: Row[Any], upto: int) -> int:
    """How long they may still be awake before all their time is used up, as things stood at a
    moment: what the others have allowed them is in it."""
    return awake_between(habits, max(upto, row.since), row.ends)


def anew(
    row: Row[Any], clock: int, before: Habits, habits: Habits, upto: int, now: int
) -> dict[str, int]:
    """A call as it is reckoned from `now` on, where nothing is charged between `upto` and now: what
    was used stays used, what was slept stays slept, and whatever falls due does so in waking hours.

    `before` are the habits by which it was reckoned until then.
    """
    gone = used(before, row, upto)
    values = {"used": gone, "since": now}
    if row.stage >= EXPIRED:  # now it is the others' time that runs
        later = row.next + now - (max(upto, row.since) if upto < now else upto)
        nudged = {"nudged": later} if row.nudged == row.next else {}
        return values | {"next": later, "ends": row.ends} | nudged
    ends = awake_after(habits, now, left(before, row, upto))
    due = ends if row.stage == MOST_GONE else times(habits, now, clock, 0, gone).after(row.stage)
    return values | {"next": due, "ends": ends}


async def go_on(connection: AsyncConnection, info: MatchInfo, now: int) -> None:
    """Its clocks have stood still: that time is charged to nobody, and whoever was called meanwhile
    begins now."""
    upto = min(now, info.still_since or now)
    for row in await calls.running(connection, info.id):
        own = (await habits_of(connection, [row.user or 0]))[row.user or 0]
        values = anew(row, row.clock, own, own, upto, now)
        await calls.change(connection, info.id, row.seat, **values)


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
    connection: AsyncConnection, table: Table, now_to_move: Collection[Seat], calling: Calling
) -> None:
    """Whose time runs after a move: it begins for who is newly called, and ends for who is not."""
    if not table.info.clock:
        return
    called = {seat for seat in now_to_move if not table.sitters[seat].is_ai}
    rows = {row.seat: row for row in await calls.read(connection, table.id)}
    habits = await habits_of(connection, {_whose(table, seat) for seat in called | rows.keys()})
    stay = called - calling.again
    for row in [row for seat, row in rows.items() if seat not in stay]:
        await _end(connection, table, row, habits, calling.now)
    fresh = called - (rows.keys() & stay)
    if calling.is_undo:
        fresh -= await _take_up(connection, table, fresh, habits, calling.now)
    await calls.add(connection, [_call(table, seat, habits, calling.now) for seat in sorted(fresh)])


def _whose(table: Table, seat: Seat) -> int:
    """Also of a seat that its person has just left."""
    sitter = table.sitters[seat]
    return sitter.user or sitter.former or 0


def _call(table: Table, seat: Seat, habits: dict[int, Habits], now: int) -> dict[str, Any]:
    sitter = table.sitters[seat]
    found = times(habits[_whose(table, seat)], now, table.info.clock, sitter.reserve)
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


async def _end(
    connection: AsyncConnection, table: Table, row: Row[Any], habits: dict[int, Habits], now: int
) -> None:
    """What a turn took beyond its time is gone from the reserve; what passed while its
    clocks stood still is not."""
    sitter = table.sitters[row.seat]
    own = habits[_whose(table, row.seat)]
    upto = min(now, table.info.still_since or now)
    still = min(sitter.reserve, left(own, row, upto))
    if still < sitter.reserve:
        sitter.reserve = still
        await seats.keep_reserve(connection, table.id, row.seat, still)
    values = {"ended": 1, "used": used(own, row, upto), "since": max(upto, row.since)}
    await calls.change(connection, table.id, row.seat, **values)


async def _take_up(
    connection: AsyncConnection,
    table: Table,
    seats_called: Collection[Seat],
    habits: dict[int, Habits],
    now: int,
) -> set[Seat]:
    """Whoever takes a move back has as much time as they had before it, and no more."""
    found = set[Seat]()
    for row in await calls.ended(connection, table.id):
        if row.seat in seats_called:
            own = habits[_whose(table, row.seat)]
            values = anew(row, table.info.clock, own, own, row.since, now)
            await calls.change(connection, table.id, row.seat, **values, ended=0)
            found.add(row.seat)
    return found
