"""A computer player's turn: it thinks outside the lock, and its move is checked again inside."""

import logging
from time import perf_counter

from bot import metrics
from bot.host import plans
from bot.host.errors import Conflict
from bot.host.play import Host, one_step_back, play_path
from bot.host.save import Moved, save_moves
from bot.host.table import Table
from bot.host.thinking import NoIdea, Thinker, guess
from bot.store import jobs
from engine import menu
from engine.errors import EngineError
from engine.game import Seat
from engine.menu import Path

LEASE = 30_000
"""Milliseconds after which a decision that never came may be taken by another."""
log = logging.getLogger(__name__)


async def claim(host: Host, match: int) -> Seat | None:
    """Lease a due job; the move that it plays deletes it, in the same transaction."""
    now = host.clock()
    async with host.database.look() as connection:
        if not await jobs.is_due(connection, match, now):
            return None
    async with host.database.change() as connection:
        return await jobs.claim(connection, match, now, now + LEASE)


async def play_turn(host: Host, thinker: Thinker, match: int, seat: Seat) -> None:
    """One move of a seat that nobody sits in, from its own view alone."""
    table = await host.table(match)
    if table.sitters[seat].plan and not table.sitters[seat].is_ai:
        return await plans.play(host, match, seat)
    if not _is_owed(table, seat):
        return None
    start = perf_counter()
    words = await _decide(thinker, table, seat)
    thought = perf_counter() - start
    async with host.lock(match):
        table = await host.table(match)
        if not _is_owed(table, seat):
            return None
        moved = Moved(seat, before=table.game.to_move(table.running.state))
        play_path(table, moved, _checked(table, seat, words))
        one_step_back(table, moved)
        try:
            async with host.database.change() as connection:
                await save_moves(connection, table, moved, host.times())
        except Conflict:
            return None
    metrics.THOUGHT.observe(thought)
    log.info("ai match=%s seq=%s seat=%s ms=%.1f", match, table.seq, seat, thought * 1000)
    host.moved(match)
    return None


def _is_owed(table: Table, seat: Seat) -> bool:
    """People may have undone what called it, or the match may be over."""
    is_live = table.match is not None and not table.is_over
    return is_live and table.sitters[seat].is_ai and seat in _to_move(table)


def _to_move(table: Table) -> tuple[Seat, ...]:
    return tuple(table.game.to_move(table.running.state))


async def _decide(thinker: Thinker, table: Table, seat: Seat) -> str | None:
    game, level = table.game, table.sitters[seat].level
    view, seed = game.view(table.running.state, seat), f"{table.salt}/{table.seq}"
    if level not in game.info.policies:
        return None
    try:
        return await thinker.choose(game, level, view, seed)
    except NoIdea as error:
        metrics.FALLBACKS.labels("no idea").inc()
        log.error("no idea match=%s seq=%s seat=%s why=%s", table.id, table.seq, seat, error)
        return None


def _checked(table: Table, seat: Seat, words: str | None) -> Path:
    """What it decided, if the rules offer it; else any legal move."""
    game, state = table.game, table.running.state
    if words is not None:
        try:
            return menu.path_of(game, menu.move(game, state, seat, words))
        except EngineError as error:
            why = type(error).__name__
            metrics.FALLBACKS.labels("illegal").inc()
            log.error("illegal match=%s seq=%s seat=%s why=%s", table.id, table.seq, seat, why)
    guessed = guess(game, game.view(state, seat), seat, f"{table.salt}/{table.seq}")
    return menu.path_of(game, menu.move(game, state, seat, guessed))
