"""Which match a command means: the thread's; else the channel's only table where one sits; else
one's only match of this server; else it has to be asked."""

from collections.abc import Sequence

from bot.chat import ids
from bot.host import directory
from bot.host.errors import NoSuchMatch
from bot.host.info import OPEN, OVER, RUNNING, Caller, MatchInfo
from bot.host.play import Host

ROOMS = frozenset({"stand", "start", "close"})
"""Verbs that serve a room before its match."""
SEATED = frozenset({"play", "hand", "say", "undo", "leave", "bring", "plan"})
"""Verbs of who has a seat."""
PLAYED = SEATED | {"return", "relief", "vote"}
"""Verbs of a match that is being played."""


async def meant(
    host: Host, caller: Caller, place: int, verb: str, of: str
) -> int | list[MatchInfo]:
    """The number of one match, or those among which to choose. Raises `NoSuchMatch`, and what
    `directory.by_code` raises when `of` is a code."""
    if of:
        number = ids.number(of)
        if number is None:
            number = (await directory.by_code(host, caller, of)).id
        return (await directory.info(host, number, caller)).id
    status = (OPEN,) if verb in ROOMS else (RUNNING,) if verb in PLAYED else (RUNNING, OPEN, OVER)
    around = [info for info in await directory.here(host, caller, place) if info.status in status]
    for some in (
        [info for info in around if info.thread == place],
        [info for info in around if info.seats_of(caller.user)],
        [] if verb in SEATED else around,
    ):
        if some:
            return _only(some)
    own = [info for info, _ in await directory.mine(host, caller.user, caller.guild)]
    own = [info for info in own if info.status in status]
    if own:
        return _only(own)
    last = await directory.last_here(host, caller, place) if OVER in status else None
    if last is not None:
        return last.id
    if around:
        return around[0].id  # not seated: the host says so, with the names of who is
    raise NoSuchMatch


def _only(found: Sequence[MatchInfo]) -> int | list[MatchInfo]:
    """One, or all those of the first kind that there is: matches before rooms."""
    first = [info for info in found if info.status == found[0].status]
    return first[0].id if len(first) == 1 else first
