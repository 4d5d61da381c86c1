"""A person's data taken out: every id and name; what they played goes on without them."""

import logging
from contextlib import AsyncExitStack

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.errors import Quarantined
from bot.host.info import CLOSED, OPEN, RUNNING, MatchInfo
from bot.host.leave import hand_over
from bot.host.notice import LEAVE
from bot.host.play import Host
from bot.host.table import load, load_info
from bot.host.whole import whole
from bot.store import jobs, matches, people, persons, seats, votes, watchers
from bot.store.errors import StoreError

log = logging.getLogger(__name__)


@whole
async def erase(host: Host, user: int) -> list[MatchInfo]:
    """Nothing names this user any more, in any server, or nothing has changed.

    In a match that is being played their seats go on as the strongest computer player, called by
    their number; when no people are left it is over. An open room closes when nobody is left in it.
    The rooms and running matches that changed, as they are then. Doing it twice changes nothing.
    """
    async with AsyncExitStack() as stack:
        async with host.database.look() as connection:
            numbers = await persons.matches_of(connection, user)
        for number in numbers:
            await stack.enter_async_context(host.lock(number))
        changed = []
        async with host.database.change() as connection:
            numbers = await persons.matches_of(connection, user)
            for number in numbers:
                info = await load_info(connection, number, None)
                if info.status in (OPEN, RUNNING):
                    changed.append(number)
                await _leave(host, connection, info, user)
                await persons.forget(connection, number, user)
            await people.forget(connection, user)
            await votes.forget(connection, user)
            await watchers.forget(connection, user)
            infos = [await load_info(connection, number, None) for number in changed]
    await _shred(host)
    log.info("erased matches=%s", len(numbers))
    for info in infos:
        host.moved(info.id)
    return infos


async def _leave(host: Host, connection: AsyncConnection, info: MatchInfo, user: int) -> None:
    """Get up, where somebody still waits for this person."""
    if not info.seats_of(user):
        return
    if info.status == OPEN:
        left = [(one.user, one.name, one.level) for one in info.seats if one.user != user]
        await seats.replace(connection, info.id, left)
        if all(person is None for person, _, _ in left):
            await matches.change(connection, info.id, status=CLOSED, ended_at=host.clock())
    elif info.status == RUNNING:
        try:
            table = await load(connection, host.games, info.id)
        except Quarantined:  # nobody can play it; it stays as it is, without its person
            await jobs.replace(connection, info.id, (), 0)
            return
        await hand_over(host, connection, table, table.seats_of(user), LEAVE)


async def _shred(host: Host) -> None:
    """It is gone from the tables; that the file's log still holds it a while is no failure."""
    try:
        await host.database.shred()
    except StoreError as error:
        log.warning("not shredded why=%s", type(error).__name__)
