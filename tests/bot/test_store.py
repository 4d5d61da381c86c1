"""The file: made, brought up to date, refused, locked, full, copied; nothing half done, ever."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError

from bot.host import audit, directory
from bot.store import database as databases
from bot.store import migrate, schema
from bot.store.address import path_of, url_of
from bot.store.backup import backup
from bot.store.database import Database, upgrade
from bot.store.errors import (
    Busy,
    Damaged,
    Full,
    InUse,
    Newer,
    NotWritable,
    StoreError,
    store_error,
)
from bot.store.settings import Settings
from tests.bot.host_world import (
    ANA,
    BRUNO,
    GAMES,
    World,
    caller,
    press_words,
    random_press,
    world,
)

KEPT = Path(__file__).parent / "data"
ROOT = Path(__file__).parents[2]


def copies_in(folder: Path) -> list[Path]:
    return list(folder.glob("*.bak"))


# The tables
async def test_a_new_file_has_the_tables_of_the_code(tmp_path: Path) -> None:
    assert await upgrade(url_of(tmp_path / "new" / "rieles.db")) == migrate.HEAD
    database = await Database(url_of(tmp_path / "new" / "rieles.db")).open()
    async with database.look() as connection:
        differences = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), schema.metadata)
        )
        tables = await connection.exec_driver_sql("SELECT name, strict FROM pragma_table_list")
        strict = {row.name: row.strict for row in tables if row.name in schema.metadata.tables}
    await database.close()
    assert differences == []
    assert set(strict.values()) == {1}
    assert copies_in(tmp_path / "new") == []


def test_the_known_revisions_are_those_of_the_folder() -> None:
    scripts = ScriptDirectory.from_config(migrate.config())
    found = [script.revision for script in scripts.walk_revisions()]
    assert tuple(reversed(found)) == migrate.KNOWN
    assert scripts.get_current_head() == migrate.HEAD


@pytest.mark.parametrize("file", sorted(KEPT.glob("rieles_*.sql")), ids=lambda file: file.stem)
async def test_files_of_every_released_version_play_on(tmp_path: Path, file: Path) -> None:
    path = tmp_path / "rieles.db"
    make_from(path, file)
    assert await upgrade(url_of(path)) == migrate.HEAD
    assert await audit.check(url_of(path), GAMES) == []
    async with world(tmp_path) as here:
        own = await directory.mine(here.host, ANA)
        assert len(own) == 2
        for info, is_called in own:
            here.match = info.id
            if info.status == "running" and is_called:
                press = random_press(await here.desk(ANA), Random(1))
                desk = await here.press(ANA, press, 10**9 + info.id)
                assert desk.press.counter > press.counter
                assert desk.note == ""


def make_from(path: Path, kept: Path) -> None:
    with closing(sqlite3.connect(path)) as old:
        old.executescript(kept.read_text(encoding="utf-8"))


async def test_a_newer_file_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "rieles.db"
    await upgrade(url_of(path))
    with closing(sqlite3.connect(path)) as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
        file.commit()
    before = path.read_bytes()
    for deed in (upgrade(url_of(path)), audit.check(url_of(path), GAMES)):
        with pytest.raises(Newer, match="9999"):
            await deed
    assert path.read_bytes() == before


@pytest.fixture
def next_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A version of the bot with one migration more; its file."""
    folder = tmp_path / "migrations"
    shutil.copytree(migrate.FOLDER, folder)
    monkeypatch.setattr(migrate, "FOLDER", folder)
    monkeypatch.setattr(migrate, "KNOWN", (*migrate.KNOWN, "9998"))
    monkeypatch.setattr(migrate, "HEAD", "9998")
    return folder / "versions" / "9998_more.py"


MORE = f"""
from alembic import op
import sqlalchemy as sa
revision = "9998"
down_revision = "{migrate.HEAD}"
def upgrade():
    op.create_table("more", sa.Column("id", sa.Integer, primary_key=True))
    op.execute("UPDATE setting SET value = 'new'")
"""


async def old_file(path: Path) -> None:
    """As the version before would have left it."""
    database = await Database(url_of(path)).open()
    await Settings(database).put("key", "old")
    await database.close()


async def test_an_upgrade_copies_the_file_first(tmp_path: Path, request: Any) -> None:
    path = tmp_path / "rieles.db"
    await old_file(path)
    next_version = request.getfixturevalue("next_version")
    next_version.write_text(MORE, encoding="utf-8")
    assert await upgrade(url_of(path)) == "9998"
    (copy,) = copies_in(tmp_path)
    with closing(sqlite3.connect(copy)) as old, closing(sqlite3.connect(path)) as new:
        assert old.execute("SELECT value FROM setting").fetchall() == [("old",)]
        assert new.execute("SELECT value FROM setting").fetchall() == [("new",)]
    assert await upgrade(url_of(path)) == "9998"
    assert len(copies_in(tmp_path)) == 1


async def test_an_upgrade_that_fails_leaves_the_file(tmp_path: Path, request: Any) -> None:
    path = tmp_path / "rieles.db"
    await old_file(path)
    next_version = request.getfixturevalue("next_version")
    next_version.write_text(MORE + "    op.execute('nonsense')\n", encoding="utf-8")
    for _ in range(2):
        with pytest.raises(StoreError):
            await upgrade(url_of(path))
    with closing(sqlite3.connect(path)) as old:
        assert old.execute("SELECT value FROM setting").fetchall() == [("old",)]
        assert "more" not in {name for (name,) in old.execute("SELECT name FROM sqlite_master")}
    next_version.write_text(MORE, encoding="utf-8")
    assert await upgrade(url_of(path)) == "9998"


# Refusals in one line
def test_only_a_file_is_a_database() -> None:
    for url in ("", "nonsense", "postgresql://x/y", "sqlite+aiosqlite://", "sqlite:///x.db"):
        with pytest.raises(StoreError) as refused:
            path_of(url)
        assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("said", "kind"),
    [
        ("database is locked", Busy),
        ("database or disk is full", Full),
        ("disk I/O error", Full),
        ("attempt to write a readonly database", NotWritable),
        ("unable to open database file", NotWritable),
        ("file is not a database", Damaged),
        ("database disk image is malformed", Damaged),
        ("something else", StoreError),
    ],
)
def test_what_the_file_system_says_is_named(said: str, kind: type[StoreError]) -> None:
    cause = sqlite3.OperationalError(said)
    found = store_error(DBAPIError("INSERT secret", {"hand": "secret"}, cause))
    assert type(found) is kind
    assert "secret" not in str(found)
    assert "\n" not in str(found)


async def test_what_cannot_be_a_database_is_refused(tmp_path: Path) -> None:
    garbage = tmp_path / "garbage.db"
    garbage.write_bytes(b"no database at all" * 100)
    with pytest.raises(Damaged):
        await upgrade(url_of(garbage))
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as file:
        file.execute("CREATE TABLE mine (x)")
    with pytest.raises(Damaged):
        await upgrade(url_of(other))
    flipped = tmp_path / "flipped.db"
    await upgrade(url_of(flipped))
    flipped.write_bytes(flipped.read_bytes().replace(b"alembic_version", b"alembic\xffversion"))
    with pytest.raises(Damaged):
        await upgrade(url_of(flipped))
    with pytest.raises(StoreError):
        await upgrade(url_of(garbage / "below" / "a.db"))
    (tmp_path / "folder.db").mkdir()
    with pytest.raises(StoreError):
        await upgrade(url_of(tmp_path / "folder.db"))
    assert garbage.read_bytes() == b"no database at all" * 100


async def test_a_second_bot_does_not_act(tmp_path: Path) -> None:
    url = url_of(tmp_path / "rieles.db")
    first = await Database(url).open()
    with pytest.raises(InUse, match=r"process \d+ on"):
        await Database(url).open()
    await first.close()
    second = await Database(url).open()
    await second.close()


async def test_d6_the_writer_is_one_durable_and_the_readers_only_read(tmp_path: Path) -> None:
    database = await Database(url_of(tmp_path / "rieles.db")).open()
    async with database.change() as connection:
        pragmas = {}
        for name in ("synchronous", "journal_mode", "foreign_keys"):
            pragmas[name] = (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
    assert pragmas == {"synchronous": 2, "journal_mode": "wal", "foreign_keys": 1}
    assert database._writer.pool.size() == 1  # type: ignore[attr-defined]
    with pytest.raises(StoreError):
        async with database.look() as connection:
            await connection.exec_driver_sql("DELETE FROM setting")
    async with database.look() as connection:
        checkpoint = await connection.exec_driver_sql("PRAGMA wal_autocheckpoint")
        assert checkpoint.scalar() == 0
    await database.close()


async def test_a_change_holds_the_lock_from_its_beginning(tmp_path: Path) -> None:
    """A transaction that only then finds the file changed could not be waited for."""
    path = tmp_path / "rieles.db"
    database = await Database(url_of(path)).open()
    with closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as other:
        async with database.change():
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                other.execute("BEGIN IMMEDIATE")
        other.execute("BEGIN IMMEDIATE")
    await database.close()


async def ready(here: World) -> int:
    await here.start("europa", 2)
    for user in (ANA, BRUNO):
        await here.press(user, random_press(await here.desk(user), Random(1)))
    return (ANA, BRUNO)[(await here.desk(ANA)).to_move[0]]


def hold(path: Path, seconds: float) -> threading.Thread:
    """Another process's lock, as far as SQLite can tell."""
    held = threading.Event()

    def run() -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            held.set()
            time.sleep(seconds)
            other.execute("ROLLBACK")

    thread = threading.Thread(target=run)
    thread.start()
    held.wait()
    return thread


async def test_a_locked_file_is_waited_for_and_then_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(databases, "BUSY_MS", 500)
    async with world(tmp_path) as here:
        user = await ready(here)
        seq, press = await here.seq(), press_words(await here.desk(user), "draw deck")
        thread = hold(here.path, 1.5)
        with pytest.raises(Busy):
            await here.host.press(press, caller(user))
        assert await here.seq() == seq
        thread.join()
        thread = hold(here.path, 0.1)
        assert (await here.press(user, press)).played
        thread.join()
        assert await here.seq() == seq + 1


async def test_a_full_disk_changes_nothing_and_passes(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await ready(here)

        async def limit(pages: int) -> None:
            async with here.database.change() as connection:
                await connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

        await limit(1)
        for _ in range(100):
            seq = await here.seq()
            user = (ANA, BRUNO)[(await here.desk(ANA)).to_move[0]]
            press = press_words(await here.desk(user), "draw deck")
            try:
                await here.host.press(press, caller(user))
            except Full:
                break
        else:
            raise AssertionError("the disk was never full")
        assert await here.seq() == seq
        await limit(1_000_000)
        assert (await here.press(user, press)).played
        assert await audit.check_database(here.database, GAMES) == []


# All or nothing
async def dump(here: World) -> list[Any]:
    found = []
    async with here.database.look() as connection:
        for table in schema.metadata.sorted_tables:
            found.append((await connection.execute(table.select())).all())
    return found


@pytest.mark.parametrize("fault", ["raise", "cancel"])
async def test_a_fault_at_any_statement_leaves_all_or_nothing(tmp_path: Path, fault: str) -> None:
    async with world(tmp_path) as here:
        user = await ready(here)
        here.host.moved = lambda match: None
        count, stops = [0], [0]

        @event.listens_for(here.database._writer.sync_engine, "before_cursor_execute")
        def _count(*_: Any) -> None:
            count[0] += 1
            if count[0] == stops[0]:
                if fault == "raise":
                    raise sqlite3.OperationalError("disk I/O error")
                task.cancel()

        outcomes = []
        for number in range(1, 40):
            user = (ANA, BRUNO)[(await here.desk(ANA)).to_move[0]]
            press = press_words(await here.desk(user), "draw deck")
            before = await dump(here)
            count[0], stops[0] = 0, number
            task = asyncio.ensure_future(here.host.press(press, caller(user)))
            await asyncio.wait({task})
            stops[0] = 0
            after = await dump(here)
            is_done = not task.cancelled() and task.exception() is None
            assert (before != after) is (is_done or fault == "cancel")
            outcomes.append(is_done)
            assert await audit.check_database(here.database, GAMES) == []
            if count[0] < number:
                break
        assert outcomes[-1]
        assert len(outcomes) > 8


async def test_a_rollback_erases_nothing_of_another_match(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("gardens", 2)
        settings = Settings(here.database)

        async def fail() -> None:
            async with here.database.change() as connection:
                await connection.exec_driver_sql("INSERT INTO setting VALUES ('a', 'b')")
                await asyncio.sleep(0.01)
                raise LookupError

        results = await asyncio.gather(
            fail(),
            here.host.say(here.match, caller(ANA), "plant plot1"),
            fail(),
            settings.put("c", "d"),
            return_exceptions=True,
        )
        assert [type(result).__name__ for result in results] == [
            "LookupError",
            "Desk",
            "LookupError",
            "NoneType",
        ]
        assert (await here.desk(ANA)).draft == ("plant plot1",)
        assert (await settings.get("a"), await settings.get("c")) == (None, "d")
        await settings.put("c", "e")
        assert await settings.get("c") == "e"


# Copies and kills
async def test_a_backup_of_a_bot_at_work_is_sound(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await ready(here)
        for _ in range(3):
            user = (ANA, BRUNO)[(await here.desk(ANA)).to_move[0]]
            press = press_words(await here.desk(user), "draw deck")
            _, copy = await asyncio.gather(
                here.press(user, press),
                asyncio.to_thread(backup, url_of(here.path), tmp_path / "copies"),
            )
            assert await audit.check(url_of(copy), GAMES) == []
            copy.unlink()
        seq = await here.seq()
        copy = await asyncio.to_thread(backup, url_of(here.path), tmp_path / "copies")
    restored = World(copy, here.clock, here.channel, 0)
    await restored.open()
    restored.match = here.match
    assert await restored.seq() == seq
    await restored.close()
    with pytest.raises(StoreError):
        backup(url_of(tmp_path / "none.db"), tmp_path)


@pytest.mark.parametrize("rounds", [4, pytest.param(100, marks=pytest.mark.soak)])
async def test_killed_at_any_moment_no_answered_move_is_lost(tmp_path: Path, rounds: int) -> None:
    path, random = tmp_path / "rieles.db", Random(rounds)
    for number in range(rounds):
        answered = await asyncio.to_thread(kill_at_work, path, number, random)
        assert await audit.check(url_of(path), GAMES) == []
        with closing(sqlite3.connect(path)) as file:
            saved = dict(file.execute("SELECT id, seq FROM match"))
        assert answered
        for match, seq in answered:
            assert saved[match] >= seq


def kill_at_work(path: Path, number: int, random: Random) -> list[tuple[int, int]]:
    """Run a bot for a moment and kill it; what it had answered."""
    command = [sys.executable, "-m", "tests.bot.host_victim", str(path), str(number)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as victim:
        assert victim.stdout is not None
        lines = [victim.stdout.readline()]
        timer = threading.Timer(random.random() * 0.5, victim.kill)
        timer.start()
        lines += victim.stdout.readlines()
        timer.join()
    found = [line.split() for line in lines if line.endswith("\n")]
    return [(int(match), int(seq)) for match, seq in found]
