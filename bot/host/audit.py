"""The check of a whole database: every match played again from its record."""

from collections.abc import Mapping

from sqlalchemy import text

from bot.host.errors import Quarantined
from bot.host.history import whole_record
from bot.host.info import OVER
from bot.host.play import Host
from bot.host.table import AnyGame, Table
from bot.store import matches, outbox, record
from bot.store.database import Database
from engine import record as records
from engine import snapshot
from engine.chance import seal
from engine.errors import EngineError
from engine.match import Match


async def check(url: str, games: Mapping[str, AnyGame]) -> list[str]:
    """Faults, each in one line; none means that all is sound. Changes nothing.

    Raises `StoreError` when the file cannot be read at all.
    """
    database = Database(url)
    await database.open_to_read()
    try:
        return await check_database(database, games)
    finally:
        await database.close()


async def check_database(database: Database, games: Mapping[str, AnyGame]) -> list[str]:
    """The same for a database that is open."""
    async with database.look() as connection:
        said = [str(row[0]) for row in await connection.execute(text("PRAGMA integrity_check"))]
        numbers = await matches.numbers(connection)
    faults = [] if said == ["ok"] else [f"file: {line}" for line in said]
    host = Host(database, games, lambda: 0)
    for number in numbers:
        faults += [f"match {number}: {fault}" for fault in await _check_match(host, number)]
    return faults


async def _check_match(host: Host, number: int) -> list[str]:
    try:
        table = await host.table(number)
        opening, steps = await whole_record(host, table)
        faults = await _beside(host, table)
    except (Quarantined, EngineError) as error:
        return [f"cannot be read ({error.__cause__ or error!r})"]
    if seal(table.seed) != table.info.seal:
        faults.append("the seal is not that of the seed")
    if opening.rules_version != table.game.info.rules_version:
        return [*faults, f"played by rules {opening.rules_version}: not played again"]
    return faults + _replayed(table, opening, steps)


async def _beside(host: Host, table: Table) -> list[str]:
    """What lies beside the position: every row of the record, and what the table was shown last."""
    game, faults = table.game, list[str]()
    async with host.database.look() as connection:
        rows = await record.moves(connection, table.id, upto=table.seq)
        shown = await outbox.view_at(connection, table.id, table.seq)
    if len(rows) != table.seq or any(row.seq != seq for seq, row in enumerate(rows, 1)):
        faults.append("rows of the record are missing")
    if shown is None or shown.seq != table.seq:
        return [*faults, "the public position is missing"]
    view = game.saved.codec.load(shown.view, game.saved.public)
    if view != game.view(table.running.state, None):
        faults.append("the public position is another than the one saved")
    return faults


def _replayed(table: Table, opening: records.Opening, steps: list[records.Step]) -> list[str]:
    game = table.game
    try:
        match = Match(game, game.setup(opening.seats, opening.options, opening.seed))
    except EngineError as error:
        return [f"it cannot be begun ({error})"]
    before = dict(zip(table.marks, table.running.before, strict=True))
    for step in records.standing_steps(steps):
        kept = before.pop(step.seq, match.state)
        if snapshot.dump(game, match.state) != snapshot.dump(game, kept):
            return [f"undo of move {step.seq} leads to another position"]
        try:
            told = match.say(step.seat, step.words)
        except EngineError as error:
            return [f"move {step.seq} is refused ({type(error).__name__})"]
        if tuple(told) != tuple(step.events):
            return [f"move {step.seq} told otherwise"]
    if snapshot.dump(game, match.state) != snapshot.dump(game, table.running.state):
        return ["the record leads to another position than the one saved"]
    if before:
        return ["an undo leads to no move of the record"]
    is_over = not game.to_move(match.state)
    if is_over and table.info.status != OVER:
        return ["it is over, but still runs"]
    return []
