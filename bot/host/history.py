"""What was played, for a reader: public things and their own; everything once it is over."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.errors import NoSuchMatch
from bot.host.info import Caller, MatchInfo
from bot.host.notice import MOVE, SETUP, UNDO, Line
from bot.host.play import Host
from bot.host.table import AnyGame, Table, load_info
from bot.store import matches, outbox
from bot.store import record as rows
from engine import record as records
from engine.game import Event, Seat, Standing


@dataclass(frozen=True, slots=True)
class Sight:
    """What anybody of the server may look at."""

    info: MatchInfo
    game: AnyGame
    view: Any
    """Public."""
    to_move: tuple[Seat, ...]
    standings: tuple[Standing, ...] = ()
    """Once it is over, best first."""
    seed: str = ""
    """Once it is over: opens the seal."""


@dataclass(frozen=True, slots=True)
class Page:
    """Some rows of the record; those taken back are not counted."""

    lines: tuple[Line, ...]
    first: int
    """Place of the first line shown, from 1; 0 when there is none."""
    total: int


async def look(host: Host, match: int, caller: Caller) -> Sight:
    """The present position as everybody sees it. Raises `NotRunning` before the start."""
    table = await host.table(match, caller.guild)
    game, state = table.game, table.running.state
    sealed = (tuple(game.standings(state)), table.seed) if table.is_over else ((), "")
    to_move = () if table.is_over else tuple(game.to_move(state))
    return Sight(table.info, game, game.view(state, None), to_move, *sealed)


async def view_at(host: Host, match: int, caller: Caller, seq: int) -> Any:
    """The public position after a move, as it was shown then. Raises `NoSuchMatch`."""
    async with host.database.look() as connection:
        info = await load_info(connection, match, caller.guild)
        row = await outbox.view_at(connection, match, seq)
    if row is None:
        raise NoSuchMatch
    saved = host.games[info.game].saved
    return saved.codec.load(row.view, saved.public)


async def line_at(host: Host, match: int, caller: Caller, seq: int) -> Line | None:
    """One row of the record as everybody may know it; None when there is no such row."""
    async with host.database.look() as connection:
        info = await load_info(connection, match, caller.guild)
        rows_there = await rows.moves(connection, match, seq - 1, seq)
        found = await read_lines(connection, host.games[info.game], match, rows_there)
    return found[0] if found else None


async def lines(host: Host, match: int, caller: Caller, first: int = 1, count: int = 10) -> Page:
    """A page of the record from its `first` line on, with what the caller may know."""
    async with host.database.look() as connection:
        info = await load_info(connection, match, caller.guild)
        kept = standing(await rows.moves(connection, match))
        start = min(max(first, 1), max(len(kept), 1))
        shown = kept[start - 1 : start - 1 + count]
        seats_here = _reading(info, caller)
        found = await read_lines(connection, host.games[info.game], match, shown, seats_here)
    return Page(tuple(found), start if found else 0, len(kept))


async def news(host: Host, match: int, caller: Caller) -> tuple[Line, ...]:
    """What happened since one's own last move; to who does not sit there, since the set-up."""
    async with host.database.look() as connection:
        info = await load_info(connection, match, caller.guild)
        seated = info.seats_of(caller.user)
        last = await rows.last_of(connection, match, seated) if seated else 0
        own = _reading(info, caller)
        kept = [row for row in standing(await rows.moves(connection, match)) if row.seq > last]
        return tuple(await read_lines(connection, host.games[info.game], match, kept, own))


def _reading(info: MatchInfo, caller: Caller) -> tuple[Seat, ...]:
    """Whose secrets somebody may read: none where people pass the device, as nobody knows which of
    them is looking."""
    return () if info.is_shared(caller.user) else info.seats_of(caller.user)


async def record(host: Host, match: int, caller: Caller) -> str:
    """The record as JSON lines: public while the match runs, whole once it is over."""
    table = await host.table(match, caller.guild)
    opening, steps = await whole_record(host, table)
    game, state = table.game, table.running.state
    if not table.is_over:
        return "\n".join(records.write_public(game, opening, steps))
    is_counted = not game.to_move(state)
    written = records.write(game, opening, steps, game.standings(state), is_over=is_counted)
    return "\n".join(written)


async def whole_record(host: Host, table: Table) -> tuple[records.Opening, list[records.Step]]:
    """Everything that was played and told up to the position of `table`, secrets and all: for the
    record and its check."""
    async with host.database.look() as connection:
        row = await matches.read_outside(connection, table.id)
        moves = await rows.moves(connection, table.id, upto=table.seq)
        seqs = [move.seq for move in moves]
        bodies = await rows.events(connection, table.id, seqs, is_all=True)
    if row is None:
        raise NoSuchMatch
    saved, told = table.game.saved, dict[int, tuple[Event, ...]]()
    for seq in seqs:
        events = [saved.codec.load(body, saved.events) for body in bodies.get(seq, ())]
        told[seq] = tuple(events)
    opening = records.Opening(
        len(table.sitters),
        table.info.options,
        table.seed,
        [event for move in moves if move.what == SETUP for event in told[move.seq]],
        row.rules_version,
    )
    steps = [
        records.Step(move.seq, move.seat, move.words, told[move.seq], move.undoes)
        for move in moves
        if move.what in (MOVE, UNDO)
    ]
    return opening, steps


def standing(moves: Iterable[Row[Any]], posted: int = 0) -> list[Row[Any]]:
    """The rows that stand. An undo stays only when what it took back had been told: by `posted`."""
    kept: list[Row[Any]] = []
    for row in moves:
        if row.what != UNDO:
            kept.append(row)
            continue
        kept = [one for one in kept if one.what != MOVE or one.seq < row.undoes]
        if row.undoes <= posted:
            kept.append(row)
    return kept


async def read_lines(
    connection: AsyncConnection,
    game: AnyGame,
    match: int,
    moves: Sequence[Row[Any]],
    readers: Sequence[Seat] = (),
) -> list[Line]:
    """Rows with the events that everybody, or these seats, may know."""
    saved = game.saved
    bodies = await rows.events(connection, match, [row.seq for row in moves], readers)
    return [
        Line(
            row.seq,
            row.seat,
            row.what,
            tuple([saved.codec.load(body, saved.events) for body in bodies.get(row.seq, ())]),
            row.at,
        )
        for row in moves
    ]
