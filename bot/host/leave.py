"""Leaving a match that is being played, and coming back; meanwhile a computer player plays."""

from collections.abc import Sequence
from functools import partial

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.errors import AlreadySeated, BadTime, NotFormer, NotFree, Repeated
from bot.host.info import Caller, MatchInfo
from bot.host.notice import JOIN, LEAVE, RELIEF, RETURN
from bot.host.pauses import Pauses
from bot.host.play import Host
from bot.host.save import Done, Moved, save_moves
from bot.host.table import Table, load, load_info
from bot.host.thinking import levels
from bot.host.whole import whole
from bot.names import clean
from bot.store import presses, seats, votes
from engine.game import Seat

LONGEST_RELIEF = 60 * 24 * 3_600_000
"""Milliseconds that a computer player may stand in for somebody who comes back."""


@whole
async def abandon(host: Host, match: int, caller: Caller) -> MatchInfo:
    """All seats of a person go on as the strongest computer player; names stay.

    When no people are left the match is over. What that person might have taken back stays.
    """
    return await _leave(host, match, caller, LEAVE, None)


@whole
async def relieve_me(host: Host, match: int, caller: Caller, until: int) -> MatchInfo:
    """A computer player plays one's seats until a moment (milliseconds since 1970), or until one
    comes back. Raises `BadTime`."""
    now = host.clock()
    if not now < until <= now + LONGEST_RELIEF:
        raise BadTime
    return await _leave(host, match, caller, RELIEF, until)


async def _leave(host: Host, match: int, caller: Caller, what: str, until: int | None) -> MatchInfo:
    async with host.lock(match), host.database.change() as connection:
        table = await load(connection, host.games, match, caller.guild)
        table.info.want_running()
        table.seat_of(caller.user)
        if not await presses.take(connection, caller.interaction, match, what):
            raise Repeated
        await hand_over(host, connection, table, table.seats_of(caller.user), what, until)
        info = await load_info(connection, match, caller.guild)
    host.moved(match)
    return info


async def hand_over(
    host: Host,
    connection: AsyncConnection,
    table: Table,
    places: Sequence[Seat],
    what: str,
    until: int | None = None,
) -> None:
    """Seats go on by themselves; `what` the record and the table call it."""
    before = table.game.to_move(table.running.state)
    level = levels(table.game)[-1]
    _close_window(table, places)
    await seats.hand_over(connection, table.id, places, level, until)
    for place in places:
        sitter = table.sitters[place]
        sitter.former, sitter.user, sitter.until = sitter.user, None, until
        sitter.level, sitter.draft = level, []
    moved = Moved(places[0], [Done(what)], before, is_taken=True)
    await save_moves(connection, table, moved, host.times())


@whole
async def come_back(host: Host, match: int, caller: Caller) -> MatchInfo:
    """Whoever left their seats takes them back from the computer player; what it played stays.

    Raises `NotFormer` for who left none, `NotRunning`.
    """
    async with host.lock(match), host.database.change() as connection:
        table = await load(connection, host.games, match, caller.guild)
        if not await presses.take(connection, caller.interaction, match, RETURN):
            raise Repeated
        await _give_back(host, connection, table, caller.user)
        info = await load_info(connection, match, caller.guild)
    host.moved(match)
    return info


async def bring_back(host: Host, pauses: Pauses) -> None:
    """The seats whose person said when they would be back, and it is then; each for itself."""
    async with host.database.look() as connection:
        found = await seats.coming_back(connection, host.clock())
    for match, user in found:
        await pauses.guard(match, partial(_bring_back, host, match, user))


@whole
async def _bring_back(host: Host, match: int, user: int) -> None:
    async with host.lock(match), host.database.change() as connection:
        if (match, user) not in await seats.coming_back(connection, host.clock()):
            return
        await _give_back(host, connection, await load(connection, host.games, match), user)
    host.moved(match)


async def _give_back(host: Host, connection: AsyncConnection, table: Table, user: int) -> None:
    table.info.want_running()
    places = await seats.left_by(connection, table.id, user)
    if not places:
        raise NotFormer
    await seats.give_back(connection, table.id, places)
    _sit(table, places, user)
    before = table.game.to_move(table.running.state)
    moved = Moved(places[0], [Done(RETURN)], before, is_taken=True)
    await save_moves(connection, table, moved, host.times())


@whole
async def take_over(host: Host, match: int, seat: Seat, caller: Caller) -> MatchInfo:
    """Somebody new sits down where a computer player stands in for who is gone.

    Raises `AlreadySeated`, `NotFree` for a seat that nobody has left for good.
    """
    async with host.lock(match), host.database.change() as connection:
        table = await load(connection, host.games, match, caller.guild)
        table.info.want_running()
        if table.seats_of(caller.user):
            raise AlreadySeated
        sitter = table.sitters[seat] if seat < len(table.sitters) else None
        if sitter is None or not sitter.is_left or sitter.former is None:
            raise NotFree
        if not await presses.take(connection, caller.interaction, match, JOIN):
            raise Repeated
        name = clean(caller.name) or sitter.name
        await votes.close_about(connection, match, seat)
        await seats.give_to(connection, match, seat, caller.user, name)
        _sit(table, [seat], caller.user)
        sitter.name = name
        before = table.game.to_move(table.running.state)
        moved = Moved(seat, [Done(JOIN)], before, is_taken=True)
        await save_moves(connection, table, moved, host.times())
        info = await load_info(connection, match, caller.guild)
    host.moved(match)
    return info


def _sit(table: Table, places: Sequence[Seat], user: int) -> None:
    for place in places:
        sitter = table.sitters[place]
        sitter.user, sitter.former, sitter.until = user, None, None
        sitter.level, sitter.draft = "", []
    _close_window(table, places)


def _close_window(table: Table, places: Sequence[Seat]) -> None:
    """What was played in these seats by one is not taken back by the other."""
    if table.last_seat in places:
        table.running.before.clear()
        table.marks.clear()
