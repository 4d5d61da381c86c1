"""What those who manage a server may do with its rooms and matches. Everything but a look is told
at the table too."""

import logging
from dataclasses import dataclass, replace

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host import directory, history
from bot.host.errors import NotManager, NotSeated, Quarantined, Repeated
from bot.host.info import CLOSED, OPEN, OVER, RUNNING, Caller, MatchInfo
from bot.host.leave import hand_over
from bot.host.notice import END, RELIEVE
from bot.host.play import Host
from bot.host.save import ENDED, Done, Moved, save_moves
from bot.host.table import Table, load, load_info, read_info
from bot.host.whole import whole
from bot.store import jobs, matches, outbox, presses, seats
from engine.game import Seat

DAY = 24 * 3_600_000
STILL = 7 * DAY
"""Milliseconds without a move after which a match counts as left alone."""
LATE = 10 * 60_000
"""And without a post that is due."""
UNREADABLE, PARKED, UNTOLD, ALONE = "unreadable", "parked", "untold", "alone"
"""What may be wrong with a match: its row cannot be read, nothing can be posted, a post is late,
nobody moves."""
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Watched:
    """A room or running match, and what is wrong with it; empty when nothing is."""

    info: MatchInfo
    trouble: str = ""


def allow(caller: Caller) -> None:
    """Raises `NotManager`."""
    if not caller.is_manager:
        raise NotManager


async def watched(host: Host, caller: Caller) -> list[Watched]:
    """Every room and running match of a server, those in trouble first."""
    allow(caller)
    async with host.database.look() as connection:
        rows = await matches.live_in(connection, caller.guild)
        people = await seats.read_all(connection, [row.id for row in rows])
        due = await outbox.oldest_due(connection)
        infos = [read_info(row, people.get(row.id, ())) for row in rows]
        found = [
            Watched(info, await _trouble(host, connection, info, due.get(info.id)))
            for info in infos
        ]
    return sorted(found, key=lambda one: not one.trouble)


async def _trouble(
    host: Host, connection: AsyncConnection, info: MatchInfo, due: int | None
) -> str:
    if info.status != RUNNING:
        return ""
    try:
        await load(connection, host.games, info.id)
    except Quarantined:
        return UNREADABLE
    now = host.clock()
    if info.parked:
        return PARKED
    if due is not None and due + LATE < now:
        return UNTOLD
    return ALONE if (info.moved_at or now) + STILL < now else ""


@whole
async def end(host: Host, match: int, caller: Caller) -> MatchInfo:
    """A running match is over without a count; a room is closed. One that cannot be read ends too:
    only its row says so then."""
    allow(caller)
    async with host.lock(match), host.database.change() as connection:
        info = await load_info(connection, match, caller.guild)
        if not await presses.take(connection, caller.interaction, match, END):
            raise Repeated
        now = host.clock()
        if info.status != OPEN:
            info.want_running()
        if info.status == OPEN:
            await matches.change(connection, match, status=CLOSED, ended_at=now)
        elif (table := await _readable(host, connection, match)) is None:
            await matches.change(connection, match, status=OVER, ending=ENDED, ended_at=now)
            await jobs.replace(connection, match, (), 0)
            await outbox.drop(connection, match)
        else:
            before = table.game.to_move(table.running.state)
            await save_moves(connection, table, Moved(-1, [Done(END)], before), host.times())
        info = await load_info(connection, match, caller.guild)
    log.info("managed match=%s seq=%s interaction=%s what=end", match, info.seq, caller.interaction)
    host.moved(match)
    return info


async def _readable(host: Host, connection: AsyncConnection, match: int) -> Table | None:
    try:
        return await load(connection, host.games, match)
    except Quarantined:
        return None


@whole
async def relieve(host: Host, match: int, seat: Seat, caller: Caller) -> MatchInfo:
    """The seats of whoever sits there go on as a computer player; they may come back."""
    allow(caller)
    async with host.lock(match), host.database.change() as connection:
        table = await load(connection, host.games, match, caller.guild)
        table.info.want_running()
        user = table.sitters[seat].user if seat < len(table.sitters) else None
        if user is None:
            raise NotSeated
        if not await presses.take(connection, caller.interaction, match, RELIEVE):
            raise Repeated
        await hand_over(host, connection, table, table.seats_of(user), RELIEVE)
        info = await load_info(connection, match, caller.guild)
    what = (match, info.seq, seat, caller.interaction)
    log.info("managed match=%s seq=%s seat=%s interaction=%s what=relieve", *what)
    host.moved(match)
    return info


async def bring(host: Host, match: int, place: int, caller: Caller) -> MatchInfo:
    """Go on in another channel: the table is posted there, and all that follows."""
    allow(caller)
    info = await directory.resume(host, match, replace(caller, is_moderator=True), place)
    what = (match, info.seq, caller.interaction)
    log.info("managed match=%s seq=%s interaction=%s what=move", *what)
    return info


async def export(host: Host, match: int, caller: Caller) -> str:
    """The record: public while the match runs, whole when it is over."""
    allow(caller)
    return await history.record(host, match, caller)
