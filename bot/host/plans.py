"""Planned turns: what somebody has left to be played when they are called, if it is legal then.

A plan is a list of ways, tried in order; a way is one move or the same one twice. It is its seat's
secret, and is played like a move of a computer player: from the queue, inside one transaction.
"""

import json
import logging
from dataclasses import replace
from random import Random
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host import press as presses
from bot.host.desk import Desk, draw_desk
from bot.host.errors import CannotPlan, Conflict, NotRunning, PlanFull, Repeated
from bot.host.info import Caller
from bot.host.play import Host, one_step_back, play_path
from bot.host.save import Moved, save_moves
from bot.host.table import Sitter, Table
from bot.host.whole import whole
from bot.store import jobs, outbox, seats
from bot.store import presses as rows
from engine import menu
from engine.errors import EngineError
from engine.game import Seat
from engine.menu import Path

WAYS = 5
"""Ways that one plan may have."""
log = logging.getLogger(__name__)


async def ahead(host: Host, match: int, caller: Caller, seat: Seat | None = None) -> Desk:
    """One's desk as if it were one's turn: what can be planned is asked of it. Of several seats at
    one account, that of `seat`.

    Raises `CannotPlan` where the game or the moment admits none.
    """
    table = await host.table(match, caller.guild)
    return _ahead(host, table, table.seat_of(caller.user, seat))


def _ahead(host: Host, table: Table, sitter: Sitter) -> Desk:
    game = table.game
    state = game.imagine(game.view(table.running.state, sitter.seat), Random(0))
    foresee = game.info.foresee
    if table.is_over or foresee is None or not foresee(state, sitter.seat):
        raise CannotPlan
    desk = draw_desk(table, sitter, host.grace)
    asked = presses.read(game, state, sitter.seat, ())
    return replace(desk, state=state, asked=asked, to_move=(sitter.seat,), seen=desk.view)


@whole
async def add(host: Host, match: int, caller: Caller, words: str, seat: Seat | None = None) -> Desk:
    """One more way, as words of a whole move. Raises `CannotPlan`, `PlanFull`, `NotRunning`, and
    what the engine says of words that are none."""
    async with host.lock(match):
        table = await host.table(match, caller.guild)
        sitter = table.seat_of(caller.user, seat)
        desk = _ahead(host, table, sitter)
        path = menu.path_of(desk.game, menu.move(desk.game, desk.state, sitter.seat, words))
        way = [menu.spell(desk.game, path)] * (2 if _is_twice(desk.state, sitter.seat, path) else 1)
        if way in sitter.plan:
            return desk
        if len(sitter.plan) >= WAYS:
            raise PlanFull(n=WAYS)
        await _keep(host, table, sitter, caller, [*sitter.plan, way])
    host.moved(match)
    return await ahead(host, match, caller, seat)


@whole
async def cancel(host: Host, match: int, caller: Caller, seat: Seat | None = None) -> Desk:
    """Nothing is planned any more."""
    async with host.lock(match):
        table = await host.table(match, caller.guild)
        sitter = table.seat_of(caller.user, seat)
        await _keep(host, table, sitter, caller, [])
    return await host.desk(match, caller, seat)


def _is_twice(state: Any, seat: Seat, path: Path) -> bool:
    kind, *values = path
    return bool(kind.twice(state, seat, *values))


async def _keep(
    host: Host, table: Table, sitter: Sitter, caller: Caller, plan: list[list[str]]
) -> None:
    if table.match is None or table.is_over:
        raise NotRunning
    async with host.database.change() as connection:
        if not await rows.take(connection, caller.interaction, table.id, "plan"):
            raise Repeated
        sitter.plan = plan
        await seats.keep_plan(connection, table.id, sitter.seat, json.dumps(plan))
        await _owe(connection, table, sitter, host.clock())


async def _owe(connection: AsyncConnection, table: Table, sitter: Sitter, now: int) -> None:
    """Who is called already is played for at once; who cancels then, no more."""
    to_move = table.game.to_move(table.running.state)
    if sitter.seat not in to_move:
        return
    owed = [seat for seat in to_move if table.sitters[seat].is_owed]
    await jobs.replace(connection, table.id, owed, now)


@whole
async def play(host: Host, match: int, seat: Seat) -> None:
    """The first way that is legal now; where none is, its person is called after all."""
    async with host.lock(match):
        table = await host.table(match)
        sitter = table.sitters[seat]
        if table.is_over or not sitter.plan or sitter.is_ai:
            return
        if seat not in table.game.to_move(table.running.state):
            return
        found = _legal(table, sitter)
        try:
            async with host.database.change() as connection:
                await _play(host, connection, table, sitter, found)
        except Conflict:
            return
    log.info("planned match=%s seq=%s seat=%s played=%s", match, table.seq, seat, found is not None)
    host.moved(match)


async def _play(
    host: Host,
    connection: AsyncConnection,
    table: Table,
    sitter: Sitter,
    found: tuple[Path, list[str]] | None,
) -> None:
    sitter.plan = [found[1]] if found and found[1] else []
    await seats.keep_plan(connection, table.id, sitter.seat, json.dumps(sitter.plan))
    if found is None:
        await jobs.replace(connection, table.id, (), 0)
        return await outbox.tell_again(connection, table.id, host.clock())
    before = table.game.to_move(table.running.state)
    moved = Moved(sitter.seat, before=before, is_taken=True, is_planned=True)
    play_path(table, moved, found[0])
    one_step_back(table, moved)
    return await save_moves(connection, table, moved, host.times())


def _legal(table: Table, sitter: Sitter) -> tuple[Path, list[str]] | None:
    """The first move of the first way that the rules offer, and what is left of that way."""
    game, state = table.game, table.running.state
    for words, *rest in sitter.plan:
        try:
            return menu.path_of(game, menu.move(game, state, sitter.seat, words)), rest
        except EngineError:
            continue
    return None
