"""Spectators: who does not play a match, and wants to hear how it ended."""

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.errors import AlreadySeated, NotSeated
from bot.host.info import Caller, MatchInfo
from bot.host.play import Host
from bot.host.table import load_info
from bot.host.whole import whole
from bot.store import watchers
from engine.game import Seat


@whole
async def watch(host: Host, match: int, caller: Caller) -> tuple[MatchInfo, bool]:
    """Be mentioned at the end; asked a second time, no more. Whether they are now.

    Raises `AlreadySeated` for who plays, and is told anyhow; `NotRunning`.
    """
    async with host.database.change() as connection:
        info = await _watched(connection, match, caller)
        is_on = caller.user not in await watchers.read(connection, match)
        await (watchers.add if is_on else watchers.drop)(connection, match, caller.user)
    return info, is_on


@whole
async def guess(host: Host, match: int, caller: Caller, seat: Seat) -> MatchInfo:
    """Say who will win, and be mentioned at the end; the last word counts, a wrong one costs
    nothing. Raises `NotSeated` where nobody sits, and what `watch` does."""
    async with host.database.change() as connection:
        info = await _watched(connection, match, caller)
        if seat >= len(info.seats):
            raise NotSeated(info.names)
        if caller.user not in await watchers.read(connection, match):
            await watchers.add(connection, match, caller.user)
        await watchers.guess(connection, match, caller.user, seat)
    return info


async def _watched(connection: AsyncConnection, match: int, caller: Caller) -> MatchInfo:
    info = await load_info(connection, match, caller.guild)
    info.want_running()
    if info.seats_of(caller.user):
        raise AlreadySeated
    return info
