"""Which post comes next, and how: a new one, an edit of a young one, or none."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host import clock
from bot.host.habits import NONE
from bot.host.history import read_lines, standing
from bot.host.info import OVER
from bot.host.notice import UNDO, Line, Notice
from bot.host.save import COUNTED
from bot.host.table import AnyGame, load, read_info
from bot.store import calls, matches, outbox, seats, watchers
from bot.store import record as rows

ANEW, EDIT, NOTHING = "anew", "edit", "nothing"
LOOKED_AT = 80
"""Rows of the record among which somebody's last turn is looked for."""
YOUNG = 55 * 60_000
"""Milliseconds for which a message may be edited: Discord limits edits of those over an hour."""
SENDING = "sending"


@dataclass(frozen=True, slots=True)
class Post:
    """One post to be made."""

    notice: Notice
    how: str
    is_sending: bool
    """A crash may have left it half made: look for it first."""
    is_wrong: bool
    """The message that stands calls somebody whom an undo has sent home again: it is deleted."""
    message: int | None
    """What stands now."""


async def next_post(
    connection: AsyncConnection, games: Mapping[str, AnyGame], match: int, now: int
) -> Post | None:
    """What is due, merged: the newest row, but not over a moment. None when nothing is due."""
    waiting = await outbox.waiting(connection, match)
    is_due = any(row.status == SENDING or row.due <= now for row in waiting)
    found = await matches.read_outside(connection, match) if is_due else None
    if found is None or found.parked:
        return None
    row = _pick(waiting)
    merged = _standing([one for one in waiting if one.seq <= row.seq])
    told = await rows.moves(connection, match, found.posted_seq, row.seq)
    game = games[found.game]
    shown = await read_lines(connection, game, match, standing(told, found.posted_seq))
    is_wrong = any(one.undoes is not None and one.undoes <= found.posted_seq for one in merged)
    calls = any(one.calls or one.moment for one in merged)
    is_again = row.seq <= found.posted_seq
    if calls or is_again:
        shown = await _since_own_turn(connection, game, found, row) or shown
    notice = await _notice(connection, games, found, row, shown, not calls)
    is_new = notice.is_first or calls or is_wrong
    is_young = found.posted_at is not None and found.posted_at + YOUNG > now
    how = ANEW if is_new else NOTHING if not shown and not is_again else EDIT if is_young else ANEW
    return Post(notice, how, row.status == SENDING, is_wrong, found.posted_message)


async def _since_own_turn(
    connection: AsyncConnection, game: AnyGame, found: Row[Any], row: Row[Any]
) -> list[Line]:
    """What whoever is called has not seen happen: everything since their own last turn, though
    others were told it before. Empty when not one person alone is called."""
    to_move = game.saved.codec.load(row.view, game.saved.public).to_move
    people = [one.seat for one in await seats.read(connection, found.id) if one.user is not None]
    if len(to_move) != 1 or to_move[0] not in people or not found.posted_seq:
        return []
    told = await rows.moves(connection, found.id, max(row.seq - LOOKED_AT, 0), row.seq)
    own = [one.seq for one in told if one.seat == to_move[0] and one.seq <= found.posted_seq]
    after = min(own[-1] if own else 0, found.posted_seq)
    since = standing([one for one in told if one.seq > after], found.posted_seq)
    kept = [one for one in since if one.what != UNDO or one.seq > found.posted_seq]
    return await read_lines(connection, game, found.id, kept)


def _pick(waiting: Sequence[Row[Any]]) -> Row[Any]:
    """A row half sent, else the first moment, else the newest."""
    first = next((row for row in waiting if row.status == SENDING), None)
    return first or next((row for row in waiting if row.moment), waiting[-1])


def _standing(waiting: Sequence[Row[Any]]) -> list[Row[Any]]:
    """Without rows whose moves a later one took back: whom they called is called no longer."""
    kept: list[Row[Any]] = []
    for row in waiting:
        if row.undoes is not None:
            kept = [one for one in kept if one.seq < row.undoes]
        kept.append(row)
    return kept


async def _notice(
    connection: AsyncConnection,
    games: Mapping[str, AnyGame],
    found: Row[Any],
    row: Row[Any],
    shown: list[Line],
    is_silent: bool,
) -> Notice:
    info = read_info(found, await seats.read(connection, found.id))
    game = games[info.game]
    view = game.saved.codec.load(row.view, game.saved.public)
    is_over = info.status == OVER and row.seq == info.seq
    callees = () if is_over else [seat for seat in info.people if seat.seat in view.to_move]
    end = await _end(connection, games, found) if is_over else {}
    called = await calls.read(connection, found.id) if info.clock else ()
    told = info.people if is_over else callees
    habits = await clock.habits_of(connection, {seat.user or 0 for seat in told})
    return Notice(
        info,
        row.seq,
        game,
        view,
        tuple(shown),
        tuple([(seat.user or 0, seat.name) for seat in callees]),
        is_silent and not is_over,
        found.posted_seq == 0,
        is_over,
        deadlines={one.seat: one.ends for one in called},
        unmentioned=frozenset(
            [
                user
                for user, one in habits.items()
                if (one.reminders == NONE if is_over else not one.is_mentioned)
            ]
        ),
        written=frozenset([user for user, one in habits.items() if one.is_written]),
        due=row.due,
        **end,
    )


async def _end(
    connection: AsyncConnection, games: Mapping[str, AnyGame], found: Row[Any]
) -> dict[str, Any]:
    """What is sealed until now."""
    table = await load(connection, games, found.id)
    saved = table.game.saved
    moves = standing(await rows.moves(connection, found.id))
    bodies = await rows.events(connection, found.id, [one.seq for one in moves], is_all=True)
    events = [
        saved.codec.load(body, saved.events) for one in moves for body in bodies.get(one.seq, ())
    ]
    is_counted = table.ending in COUNTED
    seen = await watchers.read(connection, found.id)
    return {
        "ending": table.ending,
        "standings": tuple(table.game.standings(table.running.state)) if is_counted else (),
        "events": tuple(events),
        "seed": table.seed,
        "watchers": tuple(seen),
        "guesses": {user: seat for user, seat in seen.items() if seat is not None},
    }
