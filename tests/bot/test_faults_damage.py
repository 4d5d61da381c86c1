"""D10, BQ6: one cell of one match damaged, whichever; that match is left alone, the others play."""

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Column, Integer, Table, event, select, text, update
from sqlalchemy.types import BigInteger

from bot.host import audit, directory, erase, leave, manage
from bot.host.errors import HostError
from bot.host.holding import held
from bot.store import schema
from tests.bot.host_world import ANA, BRUNO, CHANNEL, GAMES, ZOE, World, caller, random_press, world
from tests.world import World as Chat
from tests.world import world as chat

NO_TEXT = text("CAST(X'7bff' AS TEXT)")
"""Bytes that are no UTF-8: a bit that a disk has turned."""
FEW = ("{", NO_TEXT)
TEXTS = ("", *FEW, "[7]", "null", '{"a": {}}', "\x00ñ")
NUMBERS = (-1, 10**12)
OWNED = sorted(
    table.name
    for table in schema.metadata.tables.values()
    if table.name == "match" or "match" in table.c
)


def cells(name: str, texts: Sequence[Any]) -> Iterator[tuple[Table, Column[Any], Any]]:
    """Every column that does not say which row it is, with what may come to stand there."""
    table = schema.metadata.tables[name]
    for column in table.c:
        if column.primary_key or column.foreign_keys:
            continue
        is_number = isinstance(column.type, BigInteger | Integer)
        for value in (*(NUMBERS if is_number else texts), *([None] if column.nullable else [])):
            yield table, column, value


@asynccontextmanager
async def damaged(
    here: World, match: int, table: Table, column: Column[Any], value: Any
) -> AsyncIterator[None]:
    """The newest row of a match with another value in one cell, for a while."""
    key = table.c.id if table is schema.match else table.c.match
    own = list(table.primary_key.columns)
    async with here.database.change() as connection:
        rows = await connection.execute(select(table).where(key == match).order_by(*own))
        row = rows.mappings().all()[-1:]
        where = [column == row[0][column.name] for column in own] if row else []
        if row:
            await connection.execute(update(table).where(*where).values({column.name: value}))
    yield
    if row:
        async with here.database.change() as connection:
            old = row[0][column.name]
            await connection.execute(update(table).where(*where).values({column.name: old}))


async def two_matches(here: World) -> tuple[int, int]:
    """Of the same people in the same channel."""
    here.channel.threads = None
    found = []
    for _ in range(2):
        await here.start("gardens", 2)
        found.append(here.match)
        await here.say(ANA, "plant plot1")
    return found[0], found[1]


async def plays_on(here: World, match: int) -> None:
    """A step and its taking back, posted or not: for as long as one likes."""
    here.match = match
    desk = await here.say(ANA, "plant plot2")
    assert desk.draft == ("plant plot1", "plant plot2")
    desk = await here.press(ANA, replace(desk.press, verb="pop"))
    assert desk.draft == ("plant plot1",)


@pytest.mark.parametrize("name", OWNED)
@pytest.mark.parametrize("texts", [FEW, pytest.param(TEXTS, marks=pytest.mark.soak)], ids=len)
async def test_d10_one_damaged_cell_stops_nobody_else(
    tmp_path: Path, name: str, texts: Sequence[Any]
) -> None:
    async with world(tmp_path) as here:
        broken, whole = await two_matches(here)
        for table, column, value in cells(name, texts):
            async with damaged(here, broken, table, column, value):
                await here.pass_time(61)
                await plays_on(here, whole)
                await is_listed(here, whole)
                faults = await audit.check_database(here.database, GAMES)
                assert all(fault.startswith(f"match {broken}:") for fault in faults), faults
                here.match = broken
                for user in (ANA, BRUNO):
                    with suppress(HostError):
                        await here.desk(user)
        assert await audit.check_database(here.database, GAMES) == []


async def is_listed(here: World, match: int) -> None:
    own = {info.id for info, _ in await directory.mine(here.host, ANA)}
    around = {info.id for info in await directory.here(here.host, caller(ANA), CHANNEL)}
    boss = replace(caller(ZOE), is_manager=True)
    watched = {one.info.id for one in await manage.watched(here.host, boss)}
    kept = {one["match"] for one in (await held(here.host, ANA))["matches"]}
    assert match in own & around & watched & kept


async def one_match(here: World) -> None:
    """Of Europa, some moves old, the last of which may be taken back."""
    await here.start("europa", 2)
    await here.choose_tickets()
    for _ in range(200):
        user = (ANA, BRUNO)[(await here.desk(ANA)).to_move[0]]
        await here.press(user, random_press(await here.desk(user), here.random))
        if (await here.table()).marks and await here.seq() > 8:
            return
    raise AssertionError("no move could ever be taken back")


PLANTED = {
    "many cards more": "UPDATE match SET state = replace(state, '\"hand\":[', '\"hand\":[9')",
    "nobody seated": "DELETE FROM seat",
    "what nobody sees": 'UPDATE match SET state = replace(state, \'"seed":"\', \'"seed":"0\')',
    "another start": "UPDATE match SET seed = 'ab'",
    "another promise": "UPDATE match SET seal = 'ab'",
    "an older number": "UPDATE match SET seq = seq - 1",
    "another undo": "UPDATE match SET window = replace(window, 'hand\\\":[', 'hand\\\":[9')",
    "undo of another move": "UPDATE match SET window = replace(window, '[[', '[[1')",
    "another mover": "UPDATE move SET seat = 1 - seat WHERE seq = 4",
    "other words": "UPDATE move SET words = 'draw deck' WHERE what = 'move' AND seq < 4",
    "a move less": "DELETE FROM move WHERE seq = 2",
    "an event less": "DELETE FROM event WHERE seq = 4",
    "another event": "UPDATE event SET body = (SELECT body FROM event WHERE seq = 1) WHERE seq = 4",
    "another table": "UPDATE outbox SET view = (SELECT view FROM outbox WHERE seq = 1)"
    " WHERE seq = (SELECT max(seq) FROM outbox)",
    "no table": "DELETE FROM outbox WHERE seq = (SELECT max(seq) FROM outbox)",
    "an end too many": "UPDATE match SET rules_version = 77",
}


@pytest.mark.parametrize("what", PLANTED)
async def test_d5_the_check_finds_what_was_planted(tmp_path: Path, what: str) -> None:
    async with world(tmp_path) as here:
        await one_match(here)
        assert await audit.check_database(here.database, GAMES) == []
        async with here.database.change() as connection:
            changed = await connection.exec_driver_sql(PLANTED[what])
            assert changed.rowcount
        faults = await audit.check_database(here.database, GAMES)
        assert faults
        assert all(fault.startswith("match 1: ") for fault in faults)


async def test_d5_nothing_but_the_end_of_its_time_takes_a_row_from_the_record(
    tmp_path: Path,
) -> None:
    """Moves and events are written once: no undo, leave or erasure changes or deletes one."""
    async with world(tmp_path) as here:
        said: list[str] = []

        @event.listens_for(here.database._writer.sync_engine, "before_cursor_execute")
        def _hear(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
            said.append(" ".join(statement.split()))

        await one_match(here)
        await here.verb((ANA, BRUNO)[(await here.table()).last_seat], "undo")
        await leave.abandon(here.host, here.match, caller(BRUNO))
        await erase.erase(here.host, ANA)
        await here.worker.idle()
        touched = [line for line in said if line.startswith(("UPDATE move", "DELETE FROM move",
                   "UPDATE event", "DELETE FROM event"))]  # fmt: skip
        assert any(line.startswith("INSERT INTO event") for line in said)
        assert touched == []


@pytest.mark.parametrize("column", ["game", "options", "state", "window", "language"])
async def test_bq6_in_the_chat_the_others_are_played_and_the_damaged_one_is_named(
    tmp_path: Path, column: str
) -> None:
    async with chat(tmp_path) as here:
        for number in (1, 2):
            here.match = number
            await here.start("gardens")
        async with here.database.change() as connection:
            await connection.exec_driver_sql(f"UPDATE match SET {column} = '{{' WHERE id = 1")
        await here.pass_time(61)
        person = here.called
        await person.table("play")
        assert "Jardines" in person.text or person.labels()
        codes = await codes_of(here)
        for command in ("partidas", "estado", "mapa", "historial", "ayuda", "datos exportar"):
            await here.ana.slash(command)
            assert "Algo ha fallado" not in here.ana.text, (command, here.ana.text)
        await here.ana.slash("jugar", partida=codes[1])
        assert "Algo ha fallado" not in here.ana.text
        await here.ana.slash("jugar", partida=codes[2])
        assert here.ana.labels()


async def codes_of(here: Chat) -> dict[int, str]:
    async with here.database.look() as connection:
        return {row.id: row.code for row in await connection.execute(select(schema.match))}
