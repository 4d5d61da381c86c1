"""Leaving a match that is being played, and coming back; meanwhile a computer player plays."""

from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.errors import NotFormer, NotRunning, Repeated
from bot.host.info import RUNNING, Caller, MatchInfo
from bot.host.notice import LEAVE, RETURN
from bot.host.play import Host
from bot.host.save import Done, Moved, save_moves
from bot.host.table import Table, load, load_info
from bot.host.thinking import levels
from bot.host.whole import whole
from bot.store import presses, seats
from engine.game import Seat


@whole
async def abandon(host: Host, match: int, caller: Caller) -> MatchInfo:
    """All seats of a person go on as the strongest computer player; names stay.

    When no people are left the match is over. What that person might have taken back stays.
    """
    async with host.lock(match), host.database.change() as connection:
        table = await load(connection, host.games, match, caller.guild)
        if table.info.status != RUNNING:
            raise NotRunning
        table.seat_of(caller.user)
        if not await presses.take(connection, caller.interaction, match, LEAVE):
            raise Repeated
        await hand_over(host, connection, table, caller.user, LEAVE)
        info = await load_info(connection, match, caller.guild)
    host.moved(match)
    return info


async def hand_over(
    host: Host, connection: AsyncConnection, table: Table, user: int, what: str
) -> None:
    """All seats of a person go on by themselves; `what` the record and the table call it."""
    before = table.game.to_move(table.running.state)
    level = levels(table.game)[-1]
    places = table.seats_of(user)
    _close_window(table, places)
    await seats.hand_over(connection, table.id, user, level)
    for place in places:
        sitter = table.sitters[place]
        sitter.user, sitter.level, sitter.draft = None, level, []
    moved = Moved(places[0], [Done(what)], before, is_taken=True)
    await save_moves(connection, table, moved, host.times())


@whole
async def come_back(host: Host, match: int, caller: Caller) -> MatchInfo:
    """Whoever left their seats takes them back from the computer player; what it played stays.

    Raises `NotFormer` for who left none, `NotRunning`.
    """
    async with host.lock(match), host.database.change() as connection:
        table = await load(connection, host.games, match, caller.guild)
        if table.info.status != RUNNING:
            raise NotRunning
        if not await presses.take(connection, caller.interaction, match, RETURN):
            raise Repeated
        places = await seats.give_back(connection, match, caller.user)
        if not places:
            raise NotFormer
        before = table.game.to_move(table.running.state)
        for place in places:
            sitter = table.sitters[place]
            sitter.user, sitter.level, sitter.draft = caller.user, "", []
        _close_window(table, places)
        moved = Moved(places[0], [Done(RETURN)], before, is_taken=True)
        await save_moves(connection, table, moved, host.times())
        info = await load_info(connection, match, caller.guild)
    host.moved(match)
    return info


def _close_window(table: Table, places: Sequence[Seat]) -> None:
    """What was played in these seats by one is not taken back by the other."""
    if table.last_seat in places:
        table.running.before.clear()
        table.marks.clear()
