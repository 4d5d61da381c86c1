"""When somebody's time is used up: what the others may do about it, one step after the other."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host import clock
from bot.host.errors import NotCalled, NotSeated, Paused, Repeated, StillTime, TooSoon
from bot.host.habits import awake_after
from bot.host.info import RUNNING, Caller, MatchInfo
from bot.host.leave import hand_over
from bot.host.notice import RELIEVE, STAND_IN
from bot.host.play import Host
from bot.host.table import THIS_TURN, Table, load, load_info
from bot.host.whole import whole
from bot.store import calls, presses
from engine.game import Seat

BETWEEN = 3_600_000
"""Milliseconds between two nudges."""
WAIT, NUDGE = "wait", "nudge"


@dataclass(slots=True)
class Late:
    """A seat whose time is used up, while something is done about it."""

    connection: AsyncConnection
    table: Table
    call: Row[Any]

    @property
    def user(self) -> int:
        return self.table.sitters[self.call.seat].user or 0


@whole
async def wait(host: Host, match: int, seat: Seat, caller: Caller) -> int:
    """One more turn's time; when that ends."""
    async with _late(host, match, seat, caller, WAIT) as late:
        habits = (await clock.habits_of(late.connection, [late.user]))[late.user]
        ends = awake_after(habits, host.clock(), late.table.info.clock)
        values = {"stage": clock.MOST_GONE, "next": ends, "ends": ends}
        await calls.change(late.connection, match, seat, **values)
    return ends


@whole
async def nudge(host: Host, match: int, seat: Seat, caller: Caller) -> int:
    """Remind them once more: now, or when they wake; when that is. Raises `TooSoon`."""
    async with _late(host, match, seat, caller, NUDGE) as late:
        now = host.clock()
        if late.call.nudged is not None and late.call.nudged + BETWEEN > now:
            raise TooSoon(when=late.call.nudged + BETWEEN)
        habits = (await clock.habits_of(late.connection, [late.user]))[late.user]
        when = awake_after(habits, now, 0)
        await calls.change(late.connection, match, seat, nudged=when, next=when)
    return when


@whole
async def stand_in(host: Host, match: int, seat: Seat, caller: Caller) -> MatchInfo:
    """A computer player plays this one turn."""
    async with _late(host, match, seat, caller, STAND_IN) as late:
        await hand_over(host, late.connection, late.table, [seat], STAND_IN, THIS_TURN)
        info = await load_info(late.connection, match, caller.guild)
    host.moved(match)
    return info


@whole
async def replace(host: Host, match: int, seat: Seat, caller: Caller) -> MatchInfo:
    """A computer player takes the seat, until its person comes back or somebody else sits down."""
    async with _late(host, match, seat, caller, RELIEVE) as late:
        await hand_over(host, late.connection, late.table, [seat], RELIEVE)
        info = await load_info(late.connection, match, caller.guild)
    host.moved(match)
    return info


@whole
async def play_on(host: Host, match: int, seat: Seat) -> bool:
    """Nobody did anything for long: a computer player plays this turn. False where it is late no
    more."""
    async with host.lock(match), host.database.change() as connection:
        table = await load(connection, host.games, match)
        row = _call_of(await calls.read(connection, match), seat)
        if table.info.status != RUNNING or table.info.still_since is not None:
            return False
        if row is None or not _is_due(row, host.clock()):
            return False
        await hand_over(host, connection, table, [seat], STAND_IN, THIS_TURN)
    host.moved(match)
    return True


def _is_due(row: Row[Any], now: int) -> bool:
    """Nobody has asked for a reminder, or for more time, since that was looked up."""
    return bool(row.stage >= clock.EXPIRED and row.next <= now and row.nudged != row.next)


@asynccontextmanager
async def _late(
    host: Host, match: int, seat: Seat, caller: Caller, what: str
) -> AsyncIterator[Late]:
    """One step of the ladder, in one transaction, once an interaction: only for who plays there,
    and moderators; only when the time is used up."""
    async with host.lock(match), host.database.change() as connection:
        table = await load(connection, host.games, match, caller.guild)
        table.info.want_running()
        if table.info.paused_at is not None:
            raise Paused
        if not caller.is_moderator and not table.seats_of(caller.user):
            raise NotSeated(table.info.names)
        row = _call_of(await calls.read(connection, match), seat)
        if row is None:
            raise NotCalled
        if row.stage < clock.EXPIRED:
            raise StillTime(when=row.ends)
        if not await presses.take(connection, caller.interaction, match, what):
            raise Repeated
        yield Late(connection, table, row)


def _call_of(rows: Any, seat: Seat) -> Row[Any] | None:
    return next((row for row in rows if row.seat == seat), None)
