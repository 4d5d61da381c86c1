"""What `rieles run` says when it cannot start: one line, and exit code 3."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

from bot.store.address import url_of
from bot.store.database import Database

TOKEN = "MTIzNDU2.abcdef.ghijklmnop"


class Refuses(BaseHTTPRequestHandler):
    """Discord, to whom the token is nobody's."""

    def do_GET(self) -> None:
        body = b'{"message": "401: Unauthorized", "code": 0}'
        self.send_response(401)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


@contextmanager
def refusing() -> Iterator[str]:
    with HTTPServer(("127.0.0.1", 0), Refuses) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/api/v10"
        finally:
            server.shutdown()
            thread.join()


def run(data: Path, api: str = "http://127.0.0.1:9/api/v10") -> "subprocess.CompletedProcess[str]":
    names = {
        **os.environ,
        "DISCORD_TOKEN": TOKEN,
        "RIELES_DATA": str(data),
        "RIELES_DISCORD_API": api,
        "RIELES_LOG_LEVEL": "ERROR",
    }
    names.pop("RIELES_DATABASE_URL", None)
    return subprocess.run(
        [sys.executable, "-m", "bot", "run"],
        env=names, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip


def told(done: "subprocess.CompletedProcess[str]") -> str:
    """The one line."""
    assert done.returncode == 3, done.stderr
    lines = [line for line in done.stderr.splitlines() if "level=WARNING" not in line]
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("Error: ")
    assert "Traceback" not in done.stderr
    assert TOKEN not in done.stdout + done.stderr
    return lines[0]


def made(data: Path) -> Path:
    """A database as the bot makes it."""
    names = {**os.environ, "RIELES_DATA": str(data)}
    names.pop("RIELES_DATABASE_URL", None)
    subprocess.run(
        [sys.executable, "-m", "bot", "db", "upgrade"],
        env=names, capture_output=True, timeout=60, check=True,
    )  # fmt: skip
    return data / "rieles.db"


def test_a_token_that_discord_refuses(tmp_path: Path) -> None:
    with refusing() as api:
        assert "DISCORD_TOKEN: Discord refuses it" in told(run(tmp_path, api))


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    path = made(tmp_path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = path.read_bytes()
    assert "newer" in told(run(tmp_path))
    assert path.read_bytes() == before


def test_a_database_that_another_program_holds(tmp_path: Path) -> None:
    path = made(tmp_path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")  # with WAL a reader would not wait
        connection.execute("BEGIN EXCLUSIVE")
        assert "database" in told(run(tmp_path))


async def test_a_database_on_which_another_bot_plays(tmp_path: Path) -> None:
    database = await Database(url_of(await asyncio.to_thread(made, tmp_path))).open()
    try:
        done = await asyncio.to_thread(run, tmp_path)
        assert "the database is in use by process" in told(done)
    finally:
        await database.close()


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is closed to root")
def test_a_database_that_cannot_be_written(tmp_path: Path) -> None:
    path = made(tmp_path)
    path.chmod(stat.S_IRUSR)
    tmp_path.chmod(stat.S_IRUSR | stat.S_IXUSR)
    try:
        assert str(path) in told(run(tmp_path))
    finally:
        tmp_path.chmod(stat.S_IRWXU)


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    assert str(blocked) in told(run(blocked))
