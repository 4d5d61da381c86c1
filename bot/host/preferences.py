"""What a person tells of their days and of how they want to be reached, and what follows for the
clocks that run for them."""

from dataclasses import replace
from typing import Any

from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host import clock
from bot.host.errors import BadTime, BadZone, LongSleep
from bot.host.habits import (
    ALL,
    CHANNEL,
    LONGEST_HOLIDAY,
    LONGEST_SLEEP,
    MINUTES,
    NONE,
    PRIVATE,
    TURN,
    Habits,
    is_zone,
)
from bot.host.play import Host
from bot.host.table import load_info
from bot.host.whole import whole
from bot.store import calls, people

HOUR = 60
USUAL_NIGHT = (23 * HOUR, 8 * HOUR)
"""What somebody means who gives only one end of their night."""
REMINDERS, REACHES = (ALL, TURN, NONE), (CHANNEL, PRIVATE)


async def of(host: Host, user: int) -> Habits:
    """As they are; whoever has told nothing is always awake."""
    async with host.database.look() as connection:
        return (await clock.habits_of(connection, [user]))[user]


async def set_zone(host: Host, user: int, zone: str) -> Habits:
    """Raises `BadZone`."""
    if not is_zone(zone):
        raise BadZone
    return await _put(host, user, zone=zone)


async def set_sleep(
    host: Host, user: int, begins: int | None = None, ends: int | None = None
) -> Habits:
    """One end of the night, or both, in minutes after midnight; none at all: always awake.

    Raises `LongSleep`.
    """
    if begins is None and ends is None:
        return await _put(host, user, sleep=None)
    now = (await of(host, user)).sleep or USUAL_NIGHT
    night = (now[0] if begins is None else begins, now[1] if ends is None else ends)
    if any(not 0 <= end < MINUTES for end in night):
        raise BadTime
    if (night[1] - night[0]) % MINUTES > LONGEST_SLEEP:
        raise LongSleep(n=LONGEST_SLEEP // HOUR)
    return await _put(host, user, sleep=night)


async def set_reminders(host: Host, user: int, reminders: str, reach: str) -> Habits:
    """Raises `BadTime` for what no menu offers."""
    if reminders not in REMINDERS or reach not in REACHES:
        raise BadTime
    return await _put(host, user, reminders=reminders, reach=reach)


async def set_away(host: Host, user: int, begins: int, ends: int) -> Habits:
    """A holiday, in milliseconds since 1970. Raises `BadTime`."""
    now = host.clock()
    begins = max(begins, now)
    if not begins < ends <= begins + LONGEST_HOLIDAY:
        raise BadTime
    return await _put(host, user, away=(begins, ends))


async def end_away(host: Host, user: int) -> Habits:
    """Back again; the days that are gone were free all the same."""
    return await _put(host, user, away=None)


@whole
async def _put(host: Host, user: int, **changed: Any) -> Habits:
    async with host.database.change() as connection:
        before = (await clock.habits_of(connection, [user]))[user]
        habits = replace(before, **changed)
        night, away = habits.sleep or (None, None), habits.away or (None, None)
        values = {
            "zone": habits.zone,
            "sleep_from": night[0],
            "sleep_to": night[1],
            "away_from": away[0],
            "away_until": away[1],
            "reminders": habits.reminders,
            "reach": habits.reach,
        }
        await people.put(connection, user, values)
        for row in await calls.of_user(connection, user):
            await _again(connection, row, before, habits, host.clock())
    return habits


async def _again(
    connection: AsyncConnection, row: Row[Any], before: Habits, habits: Habits, now: int
) -> None:
    """A clock that runs is reckoned anew from now on: what was used stays used, what was slept
    stays slept, and what the others have allowed beyond it is not taken back."""
    if row.stage >= clock.EXPIRED:
        return
    info = await load_info(connection, row.match, None)
    upto = min(now, info.still_since or now)
    values = clock.anew(row, info.clock, before, habits, upto, now)
    await calls.change(connection, row.match, row.seat, **values)
