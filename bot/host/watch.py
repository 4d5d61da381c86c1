"""Spectators: who does not play a match, and wants to hear how it ended."""

from bot.host.errors import AlreadySeated
from bot.host.info import Caller, MatchInfo
from bot.host.play import Host
from bot.host.table import load_info
from bot.host.whole import whole
from bot.store import watchers


@whole
async def watch(host: Host, match: int, caller: Caller) -> tuple[MatchInfo, bool]:
    """Be mentioned at the end; asked a second time, no more. Whether they are now.

    Raises `AlreadySeated` for who plays, and is told anyhow; `NotRunning`.
    """
    async with host.database.change() as connection:
        info = await load_info(connection, match, caller.guild)
        info.want_running()
        if info.seats_of(caller.user):
            raise AlreadySeated
        is_on = caller.user not in await watchers.read(connection, match)
        await (watchers.add if is_on else watchers.drop)(connection, match, caller.user)
    return info, is_on
