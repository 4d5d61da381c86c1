"""All that is held of one person, for them to read."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.errors import HostError
from bot.host.info import OVER
from bot.host.notice import AWAY, JOIN, RETURN
from bot.host.play import Host
from bot.host.table import Table, load, load_info
from bot.store import people, persons, record, votes, watchers

SHARED = "several people play at this account: shown when the match is over"
"""Nobody knows which of them reads the file."""


async def held(host: Host, user: int) -> dict[str, Any]:
    """Every row that names a user or was made by them, in all servers, ready for JSON.

    Of what others hold nothing: no names, no ids, no hidden thing of another seat.
    """
    async with host.database.look() as connection:
        numbers = await persons.matches_of(connection, user)
        found = [await _match(host, connection, number, user) for number in numbers]
        habits = (await people.read(connection, [user])).get(user)
        seen = await watchers.watched(connection, user)
        said = await votes.of_user(connection, user)
    told: dict[str, Any] = {} if habits is None else {"settings": dict(habits._mapping)}
    guesses = {number: seat for number, seat in seen.items() if seat is not None}
    told |= {"watching": list(seen)} if seen else {}
    told |= {"guesses": guesses} if guesses else {}
    told |= {"votes": said} if said else {}
    return {"user": str(user), "made_at": host.clock(), "matches": found} | told


async def _match(host: Host, connection: AsyncConnection, number: int, user: int) -> dict[str, Any]:
    info = await load_info(connection, number, None)
    try:
        table = await load(connection, host.games, number)
    except HostError:  # it cannot be read: what lies beside its state still can
        table = None
    rows = await persons.seats_of(connection, number, user)
    is_hidden = len(rows) > 1 and info.status != OVER
    made = [] if is_hidden else await _moves(connection, number, [row.seat for row in rows])
    return {
        "match": info.id,
        "code": info.code,
        "game": info.game,
        "status": info.status,
        "server": str(info.guild),
        "channel": str(info.channel),
        "thread": str(info.thread) if info.thread else None,
        "opened_by_you": info.opener == user,
        "opened_at": info.opened_at,
        "started_at": info.started_at,
        "ended_at": info.ended_at,
        "seats": [await _seat(connection, number, row) for row in rows],
        "moves": made,
        "views": [] if is_hidden or table is None else _views(table, user),
    } | ({"withheld": SHARED} if is_hidden else {})


async def _seat(connection: AsyncConnection, number: int, row: Row[Any]) -> dict[str, Any]:
    presses = await persons.presses_of(connection, number, row.seat)
    return {
        "seat": row.seat,
        "name": row.name,
        "left_to_computer": row.user is None,
        "presses": [str(one) for one in presses],
    }


async def _moves(
    connection: AsyncConnection, number: int, places: Sequence[int]
) -> list[dict[str, Any]]:
    """What the person played, without what a computer player did while they were away, and without
    what whoever sat there before them did."""
    found, is_there = list[dict[str, Any]](), True
    for one in await record.moves(connection, number):
        if one.seat not in places:
            continue
        if one.what == JOIN:  # until then the seat was another's
            found = [made for made in found if made["seat"] != one.seat]
        is_there = is_there or one.what in (RETURN, JOIN)
        if is_there:
            found.append(
                {"seq": one.seq, "at": one.at, "seat": one.seat, "what": one.what} | _words(one)
            )
        is_there = is_there and one.what not in AWAY
    return found


def _words(row: Row[Any]) -> dict[str, str]:
    return {"words": row.words} if row.words else {}


def _views(table: Table, user: int) -> list[dict[str, Any]]:
    """What the person sees of a match and the steps of theirs that wait."""
    if table.match is None:
        return []
    codec, state = table.game.saved.codec, table.match.state
    return [
        {
            "seat": sitter.seat,
            "draft": list(sitter.draft),
            "plan": list(sitter.plan),
            "view": codec.to_plain(table.game.view(state, sitter.seat)),
        }
        for sitter in table.sitters
        if sitter.user == user
    ]
