"""What watches over the bot: health and figures on a local port; the daily chores."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp.test_utils import TestClient, TestServer, unused_port

from bot import app as application
from bot import watching
from bot.config import Config, read_config
from bot.host import audit
from bot.host.daily import DAY, DONE, Daily
from bot.host.health import SILENT, health
from bot.store.address import url_of
from bot.store.backup import backup, prune
from bot.store.database import Database
from bot.store.errors import StoreError
from tests.bot.host_world import ANA, BRUNO, GAMES, World, random_press, world


# Health
async def test_health_is_well_while_the_beat_goes_on(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        assert not (await health(here.host)).is_well  # it has not begun
        await here.pass_time(1)
        found = await health(here.host)
        assert found.is_well
        assert found.tick_age == 0
        here.clock.now += SILENT
        assert not (await health(here.host)).is_well


async def test_health_tells_a_late_table_and_a_database_that_does_not_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as here:
        await here.start("gardens", 2)
        await here.pass_time(1)
        assert (await health(here.host)).untold == 0
        async with here.database.change() as connection:
            sql = "UPDATE outbox SET status = 'waiting', due = ?"
            await connection.exec_driver_sql(sql, (here.clock.now - 5_000,))
        found = await health(here.host)
        assert (found.untold, found.untold_age) == (1, 5_000)

        def refuse() -> Any:
            raise StoreError("gone")

        monkeypatch.setattr(here.database, "look", refuse)
        found = await health(here.host)
        assert found.database_ms is None
        assert not found.is_well


async def test_healthz_and_metrics_answer_and_name_nobody(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("europa", 2, 1)
        await here.choose_tickets()
        await here.pass_time(1)
        connected = [True]
        pages = watching.pages(here.host, lambda: connected[0])
        async with TestClient(TestServer(pages)) as client:
            answer = await client.get("/healthz")
            body = await answer.json()
            assert (answer.status, body["well"], body["connected"]) == (200, True, True)
            connected[0] = False
            answer = await client.get("/healthz")
            assert (answer.status, (await answer.json())["well"]) == (503, False)
            text = await (await client.get("/metrics")).text()
        assert 'rieles_matches{status="running"} 1.0' in text
        assert "rieles_commit_seconds_count" in text
        assert "rieles_connected 0.0" in text
        for word in ("Ana", "Bruno", str(ANA) + "0", (await here.table()).info.code):
            assert word not in text


async def test_the_port_is_of_this_machine_and_only_where_it_is_asked_for(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        async with watching.watched(here.host, None, lambda: True):
            pass
        port = unused_port()
        async with (
            watching.watched(here.host, port, lambda: True),
            aiohttp.ClientSession() as web,
            web.get(f"http://127.0.0.1:{port}/metrics") as answer,
        ):
            assert answer.status == 200
        assert watching.HERE == "127.0.0.1"


def test_port_and_copies_come_from_the_environment() -> None:
    config = read_config({"RIELES_WATCH_PORT": "9100", "RIELES_BACKUPS": "0"})
    assert (config.watch_port, config.backups) == (9100, 0)
    assert (Config().watch_port, Config().backups) == (None, 7)


# Chores
async def test_each_chore_is_done_once_a_day_and_over_restarts(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        done: list[str] = []

        async def chore() -> None:
            done.append("x")

        for _ in range(3):
            await Daily(here.host, {"x": chore}).tick()
        assert done == ["x"]
        here.clock.now += DAY - 1
        await Daily(here.host, {"x": chore}).tick()
        assert done == ["x"]
        here.clock.now += 1
        await Daily(here.host, {"x": chore}).tick()
        assert done == ["x", "x"]


async def test_a_chore_that_fails_stops_no_other_and_is_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path) as here:
        done: list[str] = []

        async def fail() -> None:
            done.append("fail")
            raise LookupError

        async def chore() -> None:
            done.append("good")

        daily = Daily(here.host, {"bad": fail, "good": chore})
        await daily.tick()
        await daily.tick()
        assert done == ["fail", "good"]
        assert "daily failed chore=bad" in caplog.text
        here.clock.now += 3_000
        await daily.tick()
        assert done == ["fail", "good", "fail"]
        assert await here.host.settings.get(f"{DONE}bad") is None


async def test_the_bot_copies_its_database_by_itself_and_keeps_some(tmp_path: Path) -> None:
    config = Config(data=tmp_path, database_url=url_of(tmp_path / "rieles.db"), backups=2)
    folder = tmp_path / "backups"
    folder.mkdir()
    for day in (1, 2, 3):
        (folder / f"rieles-2025010{day}T000000.db").write_bytes(b"old")
    other = folder / "mine-20250101T000000.db"
    other.write_bytes(b"not ours")
    async with application.app(config) as here:
        await here.daily.tick()
        assert {path.name for path in folder.glob("rieles-*")} > {"rieles-20250103T000000.db"}
        assert len(list(folder.glob("rieles-*"))) == 2
        assert other.exists()
        assert set(await here.host.settings.starting(DONE)) == {"retention", "backup"}
    none = Config(data=tmp_path / "b", database_url=url_of(tmp_path / "b.db"), backups=0)
    async with application.app(none) as here:
        await here.daily.tick()
        assert set(await here.host.settings.starting(DONE)) == {"retention"}
    assert not (tmp_path / "b" / "backups").exists()


def test_old_copies_of_upgrades_go_and_young_ones_stay(tmp_path: Path) -> None:
    url = url_of(tmp_path / "rieles.db")
    old = tmp_path / "rieles.db.0001-20200101T000000.bak"
    young = tmp_path / "rieles.db.0001-29990101T000000.bak"
    for path in (old, young):
        path.write_bytes(b"x")
    assert prune(url, tmp_path / "backups", 7) == [old]
    assert not old.exists()
    assert young.exists()


async def test_d11_a_copy_put_back_as_the_documents_say_is_whole(tmp_path: Path) -> None:
    """docs/running.md: stop, put the copy in its place, remove -wal and -shm, start."""
    async with world(tmp_path) as here:
        await here.start("europa", 2, 1)
        await here.choose_tickets()
        copy = await asyncio.to_thread(backup, url_of(here.path), tmp_path / "backups")
        seq = await here.seq()
        for _ in range(3):
            called = await to_move(here)
            user = next((u for u in (ANA, BRUNO) if u - ANA in called), None)
            if user is None:
                await here.pass_time(20)
                continue
            await here.press(user, random_press(await here.desk(user), here.random))
        await here.close()
        for end in ("-wal", "-shm"):
            here.path.with_name(here.path.name + end).unlink(missing_ok=True)
        here.path.write_bytes(copy.read_bytes())
        await here.open()
        assert await here.seq() == seq
        assert await audit.check_database(here.database, GAMES) == []
        await here.worker.tick()
        await here.worker.idle()
        assert await here.play_out((ANA, BRUNO)) > 0


async def to_move(here: World) -> tuple[int, ...]:
    return tuple((await here.desk(ANA)).to_move)


async def test_bq3_a_copy_never_checkpoints_the_live_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two connections that checkpoint at once can lose pages in the SQLite of Debian 12."""
    said: list[str] = []
    made = sqlite3.connect

    class Watched(sqlite3.Connection):
        def execute(self, sql: str, *more: Any) -> Any:
            said.append(sql)
            return super().execute(sql, *more)

    def connect(name: Any, **options: Any) -> Any:
        return made(name, factory=Watched, **options)

    database = await Database(url_of(tmp_path / "rieles.db")).open()
    monkeypatch.setattr("bot.store.backup.sqlite3.connect", connect)
    backup(url_of(tmp_path / "rieles.db"), tmp_path / "copies")
    assert said[0] == "PRAGMA wal_autocheckpoint=0"
    monkeypatch.undo()
    await database.close()
    (copy,) = (tmp_path / "copies").iterdir()
    with closing(made(copy)) as file:
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
