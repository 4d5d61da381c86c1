"""L13, S8: the log rebuilds any complaint and names nobody."""

import io
import logging
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.journal import Lines
from tests.world import world

AT = re.compile(r"at=\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z level=[A-Z]+ from=\S+ event=\"")


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """Everything that the program and its libraries write, at the most talkative level."""
    out, root = io.StringIO(), logging.getLogger()
    handler = logging.StreamHandler(out)
    handler.setFormatter(Lines())
    levels = {name: logging.getLogger(name).level for name in ("", "bot", "discord")}
    root.addHandler(handler)
    for name in levels:
        logging.getLogger(name).setLevel("DEBUG")
    logging.getLogger("aiosqlite").setLevel("WARNING")
    yield out
    root.removeHandler(handler)
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


def said(out: io.StringIO, *signs: str) -> list[str]:
    return [line for line in out.getvalue().splitlines() if all(sign in line for sign in signs)]


def value(line: str, key: str) -> str:
    found = re.search(rf"(?:^| ){key}=(\S+)", line)
    assert found, (key, line)
    return found[1]


async def test_l13_a_complaint_is_rebuilt_from_the_log(
    tmp_path: Path, written: io.StringIO
) -> None:
    """«I pressed and it did not count»: the press, what it did, when the table said so."""
    async with world(tmp_path) as here:
        await here.start("gardens", ai=1)
        await here.called.table("play")
        await here.called.press(here.called.labels()[0])
        await here.ana.slash("jugar")
        await here.zoe.table("play")
        for line in written.getvalue().splitlines():
            assert AT.match(line), line
        (heard,) = said(written, 'event="heard"', "what=answer")
        assert (value(heard, "match"), value(heard, "outcome")) == ("1", "answered")
        assert float(value(heard, "ack_ms")) > 0
        assert float(value(heard, "ms")) >= float(value(heard, "ack_ms"))
        assert value(heard, "seat").isdecimal()
        assert value(heard, "counter").isdecimal()
        assert said(written, 'event="heard"', "what=/rieles/jugar")
        (refused,) = said(written, 'event="heard"', "why=NotSeated")
        assert value(refused, "outcome") == "refused"
        posted = said(written, 'event="posted"', "match=1")
        assert all(value(line, "message").isdecimal() for line in posted)
        assert said(written, 'event="ai"', "match=1")


async def test_l13_a_move_carries_the_number_of_its_press(
    tmp_path: Path, written: io.StringIO
) -> None:
    async with world(tmp_path) as here:
        await here.start("europa")
        for person in (here.ana, here.bruno):
            await person.slash("jugar")
            toggles = person.labels()[:2]
            for label in toggles:
                await person.press(label)
            await person.press("Quedarme")
        played = said(written, 'event="played"')
        heard = {value(line, "interaction") for line in said(written, 'event="heard"')}
        assert len(played) == 2
        assert all(value(line, "interaction") in heard for line in played)
        assert [value(line, "seq") for line in played] == ["2", "3"]


async def test_s1_s8_s10_the_log_names_nobody_and_holds_no_secret(
    tmp_path: Path, written: io.StringIO
) -> None:
    async with world(tmp_path) as here:
        await here.start("europa", ai=1)
        for person in (here.ana, here.bruno):
            await person.slash("jugar")
            for label in person.labels()[:2]:
                await person.press(label)
            await person.press("Quedarme")
        await here.ana.slash("jugar", jugada="construir parís zurich 3 moradas")
        await here.ana.slash("datos exportar")
        here.painters["europa"].draw = None
        await here.ana.slash("abandonar")
        await here.ana.press("Dejar")
        text = written.getvalue()
        table = await here.host.table(1)
        people = {str(person.id) for person in here.people}
        for what in (*people, table.seed, table.salt, "moradas", "zurich"):
            assert what not in text, what
        own = "\n".join(line for line in text.splitlines() if "from=bot" in line)
        for name in ("ana", "bruno", "zoe", *table.info.names):
            assert not re.search(rf"(?<![a-z]){name}(?![a-z])", own), name


def test_an_error_is_told_by_its_class_and_place() -> None:
    try:
        try:
            raise KeyError("Ana 123456789012345678 secret")
        except KeyError as cause:
            raise sqlite3.OperationalError("INSERT secret") from cause
    except sqlite3.OperationalError as error:
        record = logging.LogRecord(
            "bot.x", 40, "f", 1, "failed code=%s", ("ab12",), (type(error), error, None)
        )
        line = Lines().format(record)
    assert 'event="failed" code=ab12 error=OperationalError' in line
    assert "caused_by=KeyError" in line
    assert "test_journal.py" in line
    assert "secret" not in line
    assert "\n" not in line


def test_values_of_several_words_are_quoted() -> None:
    why = 'the disk is full: "x" = y\nz'
    record = logging.LogRecord("bot", 30, "f", 1, "not saved code=%s why=%s", ("a", why), None)
    assert (
        Lines()
        .format(record)
        .endswith(r'event="not saved" code=a why="the disk is full: \"x\" = y\nz"')
    )


def test_of_libraries_only_the_template_is_written() -> None:
    record = logging.LogRecord(
        "discord.http", 30, "f", 1, "limited. %s %s for 123456789012345678\nmore", ("a", "b"), None
    )
    assert Lines().format(record).endswith('event="limited. %s %s for #"')
