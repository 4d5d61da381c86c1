"""The file fails: full, read-only, locked, copied at work, upgraded half; nothing is half saved.

D4, D6 to D9, D11, D12. What was true before a fault is true after it, and when it goes the bot goes
on by itself.
"""

import asyncio
import os
import resource
import shutil
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from bot import app as application
from bot.config import Config
from bot.host import audit
from bot.store import database as databases
from bot.store import migrate
from bot.store.address import url_of
from bot.store.backup import HALF, backup, prune
from bot.store.database import Database, upgrade
from bot.store.errors import Busy, Damaged, Full, InUse, NotWritable, StoreError
from bot.store.settings import Settings
from tests.bot.host_world import ANA, BRUNO, GAMES, World, caller, press_words, random_press, world
from tests.world import world as chat

ROOT = Path(__file__).parents[2]
SAID = ("database or disk is full", "disk I/O error", "attempt to write a readonly database",
        "database is locked")  # fmt: skip


async def ready(here: World) -> int:
    """Europa after the first tickets; who is to move."""
    await here.start("europa", 2)
    for user in (ANA, BRUNO):
        await here.press(user, random_press(await here.desk(user), here.random))
    return await mover(here)


async def mover(here: World) -> int:
    return (ANA, BRUNO)[(await here.desk(ANA)).to_move[0]]


# Faults of the file
@contextmanager
def failing(database: Database, said: str) -> Iterator[None]:
    """Every statement that writes is refused as SQLite refuses it."""

    def refuse(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        if statement.split()[0] in ("INSERT", "UPDATE", "DELETE"):
            raise sqlite3.OperationalError(said)

    engine = database._writer.sync_engine
    event.listen(engine, "before_cursor_execute", refuse)
    yield
    event.remove(engine, "before_cursor_execute", refuse)


@contextmanager
def no_larger_files() -> Iterator[None]:
    """What the system says when no file may grow: an error of the device, not of the disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.parametrize("said", SAID)
async def test_d7_the_person_is_told_and_the_bot_goes_on_when_the_fault_goes(
    tmp_path: Path, said: str
) -> None:
    """In the chat: «no he podido guardarlo», nothing changed, reading works, the same button."""
    async with chat(tmp_path) as here:
        await here.start("gardens")
        await here.called.table("play")
        person = here.called
        seq, label = await here.seq(), person.labels()[0]
        with failing(here.database, said):
            await person.press(label)
            assert "No he podido guardarlo" in person.text
            assert person.has("Otra vez") or person.has("otra vez"), person.labels()
            again = person.panel
            await here.bruno.slash("estado")
            assert "No he podido" not in here.bruno.text
        assert await here.seq() == seq
        person.panel = again
        await person.press("tra vez")
        assert "No he podido" not in person.text
        await here.worker.tick()
        assert await audit_of(here) == []


async def audit_of(here: Any) -> list[str]:
    return await audit.check_database(here.database, here.host.games)


async def test_d7_no_file_may_grow(tmp_path: Path) -> None:
    """Real writes that fail in the middle, and the commit's among them."""
    async with world(tmp_path) as here:
        await ready(here)
        failed = 0
        for _ in range(4):
            user, seq = await mover(here), await here.seq()
            press = press_words(await here.desk(user), "draw deck")
            with no_larger_files():
                with pytest.raises(Full):
                    await here.host.press(press, caller(user))
                assert await here.seq() == seq
                failed += 1
            assert (await here.press(user, press)).note == ""
            assert await here.seq() > seq
        assert failed == 4
        assert await audit.check_database(here.database, GAMES) == []


async def test_d7_what_computer_players_owe_is_played_soon_after(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("europa", 1, 1)
        await here.press(ANA, random_press(await here.desk(ANA), here.random))
        while 0 not in (await here.desk(ANA)).to_move:
            await here.pass_time(1)
        press = press_words(await here.desk(ANA), "draw deck")
        await here.host.press(press, caller(ANA))
        await here.host.press(press_words(await here.desk(ANA), "draw deck"), caller(ANA))
        with failing(here.database, SAID[0]):
            for _ in range(120):  # so long that pauses would have grown to minutes
                with suppress(StoreError):  # the beat goes on, and is not well
                    await here.pass_time(10)
            assert (await here.desk(ANA)).to_move == (1,)
        await here.pass_time(10)
        assert (await here.desk(ANA)).to_move == (0,)


async def test_d7_a_form_that_cannot_be_opened_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with chat(tmp_path) as here:
        room = await here.open_room("gardens")

        def refuse() -> Any:
            raise Busy("held")

        with monkeypatch.context() as patched:
            patched.setattr(here.database, "look", refuse)
            await here.ana.table("options", room)
            assert "No he podido guardarlo" in here.ana.text
            assert await here.ana.suggestions("jugar", "jugada", "x") == []
        shown = await here.ana._use(room, control(room, "options"))
        assert shown.modal is not None


def control(message: Any, verb: str) -> Any:
    from tests.world import _opens, controls, raw

    return next(one for one in controls(raw(message)) if _opens(one) == verb)


async def test_d7_a_room_that_nobody_would_see_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bot.host.errors import PostFailed

    async with chat(tmp_path) as here:

        async def fail(*_: Any) -> int:
            raise PostFailed("50013")

        with monkeypatch.context() as patched:
            patched.setattr(type(here.env.bot.poster), "open", fail)
            await here.ana.slash("nueva", juego="gardens")
        assert "No he podido escribir en este canal" in here.ana.text
        async with here.database.look() as connection:
            rows = await connection.exec_driver_sql("SELECT status FROM match")
            assert rows.scalars().all() == ["closed"]


async def test_d7_the_sign_of_life_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A container that lost it for good would be restarted, or never be well again."""
    monkeypatch.setattr(application, "PULSE", 0.01)
    sign = tmp_path / "heartbeat"
    async with world(tmp_path) as here:
        get, is_broken = here.host.settings.get, [True]

        async def asked(key: str) -> Any:
            if is_broken[0]:
                raise Busy("held")
            return await get(key)

        monkeypatch.setattr(here.host.settings, "get", asked)
        async with application._pulse(here.host, sign):
            await asyncio.sleep(0.1)
            assert not sign.exists()
            is_broken[0] = False
            for _ in range(500):
                if sign.exists():
                    break
                await asyncio.sleep(0.01)
            assert sign.exists()


# Locked
@contextmanager
def held(path: Path) -> Iterator[None]:
    """Another process that writes and does not let go."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


async def test_d8_bq5_all_who_wait_for_a_locked_file_are_told_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The queue behind the first: nobody waits for the sum of all waits, nobody sees a fault."""
    monkeypatch.setattr(databases, "BUSY_MS", 300)
    monkeypatch.setattr(databases, "QUEUE_SECONDS", 0.6)
    async with world(tmp_path) as here:
        user = await ready(here)
        press = press_words(await here.desk(user), "draw deck")
        seq = await here.seq()
        with held(here.path):
            start = time.perf_counter()
            found = await asyncio.gather(
                *[here.host.settings.put(f"key{n}", "x") for n in range(12)],
                here.host.press(press, caller(user)),
                return_exceptions=True,
            )
            took = time.perf_counter() - start
            assert {type(one) for one in found} == {Busy}
            assert await here.seq() == seq
        assert took < 12 * 0.3
        assert (await here.press(user, press)).played


def test_d8_whoever_waits_is_told_while_they_still_look() -> None:
    """A statement gives up before those that queue behind it, and all of them in seconds."""
    assert databases.BUSY_MS / 1000 < databases.QUEUE_SECONDS <= 15


async def test_d8_reading_goes_on_while_another_writes(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await ready(here)
        with held(here.path):
            assert (await here.desk(user)).to_move
            assert await here.seq() > 0


async def test_d8_a_bot_that_starts_on_a_locked_file_says_so_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(databases, "BUSY_MS", 100)
    path = tmp_path / "rieles.db"
    await upgrade(url_of(path))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode=DELETE")
        other.execute("BEGIN EXCLUSIVE")
        monkeypatch.setattr(migrate, "BUSY_SECONDS", 0.1)
        with pytest.raises(StoreError) as refused:
            await upgrade(url_of(path))
        assert "\n" not in str(refused.value)
        other.execute("ROLLBACK")
    await upgrade(url_of(path))


# The process falls
NEAR = ["4", "committed"]


@pytest.mark.parametrize(
    "points",
    [NEAR, pytest.param([*map(str, range(1, 40)), "committed"], marks=pytest.mark.soak)],
    ids=len,
)
async def test_d2_d4_a_process_that_falls_at_a_statement_leaves_all_or_nothing(
    tmp_path: Path, points: list[str]
) -> None:
    """At each begin, statement and commit of its moves in turn; the next one goes on from there."""
    path = tmp_path / "rieles.db"
    for number, point in enumerate(points):
        command = [sys.executable, "-m", "tests.bot.host_victim", str(path), str(number), point]
        fallen = await asyncio.to_thread(
            subprocess.run, command, cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert fallen.returncode == 9, fallen.stderr
        assert await audit.check(url_of(path), GAMES) == []
        match, answered = map(int, fallen.stdout.split("\n")[-2].split())
        with closing(sqlite3.connect(path)) as file:
            query = "SELECT seq FROM match WHERE id = ?"
            (saved,) = file.execute(query, (match,)).fetchone()
        assert saved >= answered
        if point == "committed":
            assert saved > answered


async def test_d12_a_killed_bot_holds_its_file_no_longer(tmp_path: Path) -> None:
    """And while it lives, no second one acts, of whatever process."""
    path = tmp_path / "rieles.db"
    command = (sys.executable, "-m", "tests.bot.host_victim", str(path), "1")
    victim = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=subprocess.PIPE)
    assert victim.stdout is not None
    await victim.stdout.readline()
    with pytest.raises(InUse, match=f"process {victim.pid} on"):
        await Database(url_of(path)).open()
    victim.kill()
    await victim.communicate()
    async with world(tmp_path) as here:
        here.match = 1
        assert await here.seq() > 0


# Upgrades
NEXT = f"""
import os, pathlib
from alembic import op
import sqlalchemy as sa
revision = "9998"
down_revision = "{migrate.HEAD}"
def upgrade():
    op.create_table("more", sa.Column("id", sa.Integer, primary_key=True))
    for number in range(2000):
        op.execute("INSERT INTO setting VALUES ('k%05d', '%s')" % (number, "x" * 2000))
    if pathlib.Path(os.environ["RIELES_TEST_KILL"]).exists():
        os.kill(os.getpid(), 9)
    op.execute("UPDATE setting SET value = 'new' WHERE key = 'key'")
"""
UPGRADING = """
import asyncio, pathlib, sys
from bot.store import migrate
from bot.store.database import upgrade
migrate.FOLDER = pathlib.Path(sys.argv[1])
migrate.KNOWN, migrate.HEAD = (*migrate.KNOWN, "9998"), "9998"
asyncio.run(upgrade(sys.argv[2]))
"""


async def test_d9_a_migration_killed_in_its_middle_begins_again(tmp_path: Path) -> None:
    """More than the cache holds has been written when it is killed. Twice, then it is let."""
    path, folder, kill = tmp_path / "rieles.db", tmp_path / "migrations", tmp_path / "kill"
    database = await Database(url_of(path)).open()
    await Settings(database).put("key", "old")
    await database.close()
    shutil.copytree(migrate.FOLDER, folder)
    (folder / "versions" / "9998_more.py").write_text(NEXT, encoding="utf-8")
    command = [sys.executable, "-c", UPGRADING, str(folder), url_of(path)]
    environment = {**os.environ, "RIELES_TEST_KILL": str(kill), "PYTHONPATH": str(ROOT)}
    kill.touch()
    for _ in range(2):
        ended = await asyncio.to_thread(
            subprocess.run, command, env=environment, capture_output=True, check=False
        )
        assert ended.returncode == -9, ended.stderr
        assert value_in(path) == "old"
        await upgrade(url_of(path))  # the version before still opens it
    copies = files_in(tmp_path, "*.bak")
    assert len(copies) == 1  # a service that is restarted for ever fills no disk
    assert value_in(copies[0]) == "old"
    kill.unlink()
    ended = await asyncio.to_thread(
        subprocess.run, command, env=environment, capture_output=True, check=False
    )
    assert ended.returncode == 0, ended.stderr
    assert value_in(path) == "new"
    (copy,) = files_in(tmp_path, "*.bak")
    assert value_in(copy) == "old"


def files_in(folder: Path, names: str = "*") -> list[Path]:
    return sorted(folder.glob(names))


def value_in(path: Path) -> str:
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return str(file.execute("SELECT value FROM setting WHERE key = 'key'").fetchone()[0])


# Copies
async def test_d11_a_copy_ends_however_busy_the_bot_is(tmp_path: Path) -> None:
    """A copy in steps begins again at each move: on a large file it would never end."""
    path = tmp_path / "rieles.db"
    await upgrade(url_of(path))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("CREATE TABLE ballast (x)")
        other.execute("BEGIN")
        other.executemany("INSERT INTO ballast VALUES (randomblob(8000))", [()] * 3000)
        other.execute("COMMIT")
    stop, written = threading.Event(), [0]

    def write() -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            while not stop.wait(0.002):
                other.execute("INSERT INTO setting VALUES (?, '')", (f"k{written[0]}",))
                written[0] += 1

    thread = threading.Thread(target=write)
    thread.start()
    try:
        work = asyncio.to_thread(backup, url_of(path), tmp_path / "copies")
        copy = await asyncio.wait_for(work, 60)
    finally:
        stop.set()
        thread.join()
    assert written[0] > 0
    with closing(sqlite3.connect(copy)) as file:
        assert file.execute("SELECT count(*) FROM ballast").fetchone() == (3000,)
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)


async def test_d11_a_copy_under_its_name_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, folder = url_of(tmp_path / "rieles.db"), tmp_path / "copies"
    await upgrade(url)
    seen: list[list[str]] = []
    replace = os.replace

    def kill(*names: Any) -> None:
        seen.append([path.name for path in folder.iterdir()])
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(os, "replace", kill)
        with pytest.raises(KeyboardInterrupt):
            backup(url, folder)
    assert os.replace is replace
    assert [name.endswith(HALF) for name in seen[0]] == [True]
    assert not list(folder.glob("*.db"))
    assert prune(url, folder, 7)  # what a machine that stopped has left
    assert not list(folder.iterdir())


async def test_d11_a_copy_that_fails_leaves_nothing(tmp_path: Path) -> None:
    url = url_of(tmp_path / "rieles.db")
    await upgrade(url)
    with no_larger_files(), pytest.raises(NotWritable):
        backup(url, tmp_path / "copies")
    assert not list((tmp_path / "copies").iterdir())


async def test_d11_a_broken_file_is_not_copied_over_whole_ones(tmp_path: Path) -> None:
    """By itself it is copied each day, and the oldest copies go."""
    url, folder = url_of(tmp_path / "rieles.db"), tmp_path / "copies"
    await upgrade(url)
    whole = backup(url, folder)
    with (tmp_path / "rieles.db").open("r+b") as file:
        file.seek(3 * 4096)
        file.write(b"x" * 4096)
    with pytest.raises(Damaged, match="no backup was made"):
        backup(url, folder)
    assert list(folder.iterdir()) == [whole]


async def test_s1_the_file_and_its_copies_are_for_their_owner_alone(tmp_path: Path) -> None:
    """Hands, decks and ids of people are in them."""
    async with world(tmp_path) as here:
        await here.start("gardens", 2)
        copy = await asyncio.to_thread(backup, url_of(here.path), tmp_path / "copies")
        for file in (here.path, here.path.with_name("rieles.db-wal"), copy):
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file


@pytest.mark.parametrize("folder", ["a%41b", "c#d", "e[1]f", "g h'ñ", "i?j"])
async def test_a_folder_may_have_any_name(tmp_path: Path, folder: str) -> None:
    """To SQLite a name is a URI: signs in it must say themselves."""
    path = tmp_path / folder / "rieles.db"
    await upgrade(url_of(path))
    await upgrade(url_of(path))
    assert path.exists()
    copy = backup(url_of(path), path.parent / "backups")
    assert copy.exists()
    assert prune(url_of(path), path.parent / "backups", 0) == [copy]
    assert [one.name for one in files_in(tmp_path)] == [folder]


async def test_d9_a_start_and_its_check_leave_one_file_alone(tmp_path: Path) -> None:
    """`rieles db check` beside a running bot: it plays on meanwhile, and no fault is found."""
    config = Config(data=tmp_path, database_url=url_of(tmp_path / "rieles.db"))
    assert config.backups
    async with world(tmp_path) as here:
        await ready(here)
        is_done = asyncio.Event()

        async def play() -> None:
            while not is_done.is_set():
                user = await mover(here)
                await here.press(user, random_press(await here.desk(user), here.random))

        async def check() -> list[str]:
            found: list[str] = []
            for _ in range(15):
                found += await audit.check(url_of(here.path), GAMES)
            is_done.set()
            return found

        _, faults = await asyncio.gather(play(), check())
        assert faults == []
