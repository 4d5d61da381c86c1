"""A match that is over, from its first board to its last: what its film and chart are made from."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.host.errors import NotOver
from bot.host.history import read_lines, standing, whole_record
from bot.host.info import Caller, MatchInfo
from bot.host.notice import Line
from bot.host.play import Host
from bot.host.table import AnyGame
from bot.store import outbox, record
from engine import record as records
from engine.game import Seat

FRAMES = 60
"""Boards of a film, at most."""


@dataclass(frozen=True, slots=True)
class Shot:
    """A public position and what led to it since the shot before."""

    seq: int
    view: Any
    lines: tuple[Line, ...]


async def shots(
    host: Host, match: int, caller: Caller, most: int = FRAMES
) -> tuple[MatchInfo, AnyGame, list[Shot]]:
    """Boards evenly through a match that is over, the last one among them. Raises `NotOver`."""
    table = await host.table(match, caller.guild)
    if not table.is_over:
        raise NotOver
    saved = table.game.saved
    async with host.database.look() as connection:
        views = await outbox.views(connection, match)
        moves = standing(await record.moves(connection, match))
        lines = await read_lines(connection, table.game, match, moves)
    found, before = list[Shot](), 0
    for row in _spread(views, most):
        some = tuple([line for line in lines if before < line.seq <= row.seq])
        found.append(Shot(row.seq, saved.codec.load(row.view, saved.public), some))
        before = row.seq
    return table.info, table.game, found


def _spread(rows: Sequence[Any], most: int) -> list[Any]:
    if len(rows) <= most:
        return list(rows)
    return [rows[number * (len(rows) - 1) // (most - 1)] for number in range(most)]


@dataclass(frozen=True, slots=True)
class Played:
    """All that a match is played again from."""

    info: MatchInfo
    opening: records.Opening
    moves: tuple[tuple[Seat, str], ...]


async def played(host: Host, match: int, caller: Caller) -> Played:
    """Raises `NotOver`: before that nobody may see the seed."""
    table = await host.table(match, caller.guild)
    if not table.is_over:
        raise NotOver
    opening, steps = await whole_record(host, table)
    moves = [(step.seat, step.words) for step in records.standing_steps(steps)]
    return Played(table.info, opening, tuple(moves))
