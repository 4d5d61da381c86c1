"""Finding rooms and matches: by number, by code, by channel, by person."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host import clock
from bot.host.codes import near_codes, read_code
from bot.host.errors import NoSuchCode, OtherServer, PlaceLost
from bot.host.info import RUNNING, Caller, MatchInfo
from bot.host.play import Host
from bot.host.table import load_info, read_info
from bot.host.whole import whole
from bot.store import calls, matches, outbox, seats
from engine.errors import SnapshotError

SHOWN_AGAIN = 6
"""Rows of the record that a table posted again lists once more."""


async def info(host: Host, match: int, caller: Caller) -> MatchInfo:
    """A room or match of this server. Raises `NoSuchMatch`, `OtherServer`."""
    async with host.database.look() as connection:
        return await load_info(connection, match, caller.guild)


async def by_code(host: Host, caller: Caller, typed: str) -> MatchInfo:
    """The open room or running match of a code, however it was typed.

    Raises `NoSuchCode` with the codes of this server that come near, `OtherServer` for a code that
    is good somewhere else.
    """
    code = read_code(typed)
    async with host.database.look() as connection:
        row = await matches.with_code(connection, code)
        if row is None:
            near = near_codes(code, await matches.open_codes(connection, caller.guild))
            raise NoSuchCode(code, near)
        if row.guild != caller.guild:
            raise OtherServer
        return read_info(row, await seats.read(connection, row.id))


async def here(host: Host, caller: Caller, place: int) -> list[MatchInfo]:
    """Rooms and running matches of a channel or thread: running first, then the newest."""
    async with host.database.look() as connection:
        rows = await matches.in_place(connection, caller.guild, place)
        return await _infos(connection, rows)


async def last_here(host: Host, caller: Caller, place: int) -> MatchInfo | None:
    """The match that ended last in a channel or thread."""
    async with host.database.look() as connection:
        row = await matches.last_over(connection, caller.guild, place)
        return (await _infos(connection, [row]))[0] if row else None


async def mine(host: Host, user: int, guild: int | None = None) -> list[tuple[MatchInfo, bool]]:
    """A person's rooms and running matches, the newest move first, and whether they must move.

    Those of all servers unless one is given.
    """
    async with host.database.look() as connection:
        rows = await matches.of_user(connection, user)
        found = await _infos(connection, [row for row in rows if guild in (None, row.guild)])
        called = []
        for one in found:
            view = await outbox.view_at(connection, one.id, one.seq)
            is_live = one.status == RUNNING and view is not None
            to_move = _to_move(host, one, view.view) if is_live and view else ()
            called.append((one, any(seat in to_move for seat in one.seats_of(user))))
    return called


@dataclass(frozen=True, slots=True)
class Own:
    """One of a person's rooms and matches."""

    info: MatchInfo
    is_called: bool
    """It waits for them."""
    ends: int = 0
    """When their time there is used up; 0: no clock runs for them."""


async def own(host: Host, user: int) -> list[Own]:
    """A person's rooms and running matches in all servers."""
    found = await mine(host, user)
    async with host.database.look() as connection:
        rows = await calls.of_user(connection, user)
    ends = dict[int, int]()
    for row in rows:  # of several seats at one account, the one whose time ends first
        ends[row.match] = min(row.ends, ends.get(row.match, row.ends))
    return [
        Own(info, is_called, 0 if info.still_since else ends.get(info.id, 0))
        for info, is_called in found
    ]


def _to_move(host: Host, match: MatchInfo, view: str) -> Sequence[int]:
    """Nobody, where it cannot be read: the other matches are listed all the same."""
    game = host.games.get(match.game)
    if game is None:
        return ()
    try:
        found: Sequence[int] = game.saved.codec.load(view, game.saved.public).to_move
    except SnapshotError:
        return ()
    return found


async def _infos(connection: AsyncConnection, rows: Sequence[Row[Any]]) -> list[MatchInfo]:
    people = await seats.read_all(connection, [row.id for row in rows])
    return [read_info(row, people.get(row.id, ())) for row in rows]


@whole
async def resume(host: Host, match: int, caller: Caller, place: int | None = None) -> MatchInfo:
    """Post the table again: where it was, once that is mended, or in another place.

    Only for whoever sits there, and moderators.
    """
    async with host.lock(match):
        table = await host.table(match, caller.guild)
        if not caller.is_moderator:
            table.seat_of(caller.user)
        async with host.database.change() as connection:
            await _stand_no_more(connection, table.info, host.clock())
            told = min(table.posted_seq, max(table.posted_seq - SHOWN_AGAIN, 1))
            values: dict[str, int | None] = {"posted_seq": told}
            if place is not None and place != table.info.place:
                values |= {"thread": place, "posted_message": None}
            await matches.change(connection, match, **values)
            await outbox.tell_again(connection, match, host.clock())
            found = await load_info(connection, match, caller.guild)
    host.moved(match)
    return found


async def _stand_no_more(connection: AsyncConnection, info: MatchInfo, now: int) -> None:
    """It can be posted again. Where the table has stopped its clocks they stand on, and so long as
    they have stood already is charged to nobody either way."""
    if info.paused_at is None:
        await clock.go_on(connection, info, now)
    else:
        await matches.change(connection, info.id, paused_at=info.still_since)
    await matches.change(connection, info.id, parked="", parked_at=None)


@whole
async def park(host: Host, match: int, lost: PlaceLost) -> None:
    """Nothing can be posted there until somebody mends it: till then its clocks stand still."""
    async with host.database.change() as connection:
        await matches.park(connection, match, lost.reason, host.clock())
