"""Rooms that nobody starts: told a day before, then closed."""

import logging
from functools import partial

from bot.host.errors import PostFailed
from bot.host.info import CLOSED, MatchInfo
from bot.host.lobby import WARNS
from bot.host.notice import Poster
from bot.host.pauses import Pauses
from bot.host.play import Host
from bot.host.table import read_info
from bot.store import matches, seats

EXPIRING, EXPIRED = "expiring", "expired"
log = logging.getLogger(__name__)


async def expire_rooms(host: Host, poster: Poster, pauses: Pauses) -> None:
    """Close what has run out and warn of what will; each is told once, and each for itself."""
    now = host.clock()
    async with host.database.look() as connection:
        rows = await matches.expiring(connection, now + WARNS)
    for number in [row.id for row in rows if row.expires_at <= now or not row.warned]:
        await pauses.guard(number, partial(_expire, host, poster, number, now))


async def _expire(host: Host, poster: Poster, number: int, now: int) -> None:
    async with host.lock(number):
        told = await _change(host, number, now)
    if told is not None:
        await _tell(poster, *told)


async def _change(host: Host, number: int, now: int) -> tuple[MatchInfo, str] | None:
    """One room; None when somebody was quicker."""
    async with host.database.change() as connection:
        found = {row.id: row for row in await matches.expiring(connection, now + WARNS)}
        row = found.get(number)
        if row is None:
            return None
        why = EXPIRED if row.expires_at <= now else EXPIRING
        if why == EXPIRING and row.warned:
            return None
        if why == EXPIRED:
            await matches.change(connection, number, status=CLOSED, ended_at=now)
        else:
            await matches.change(connection, number, warned=1)
        again = await matches.read_outside(connection, number)
        return (read_info(again or row, await seats.read(connection, number)), why)


async def _tell(poster: Poster, info: MatchInfo, why: str) -> None:
    try:
        await poster.room(info, why)
    except PostFailed as error:
        log.warning("room match=%s why=%s", info.id, error)
