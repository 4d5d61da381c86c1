"""From the tables of any released version to those of this one, or not at all."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from glob import escape
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.address import reading
from bot.store.backup import copy_file
from bot.store.errors import Damaged, Newer, NotWritable
from bot.store.legible import legible

if TYPE_CHECKING:
    from alembic.config import Config

HEAD = "0009"
"""The newest file of migrations/versions; a test keeps the two together."""
KNOWN = ("0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008", "0009")
"""All of them, oldest first."""
FOLDER = Path(__file__).parent / "migrations"
BUSY_SECONDS = 5.0


def revision_of(path: Path) -> str | None:
    """What the file is at, read without touching it; None when it is new or empty.

    Raises `Newer`, `NotWritable`, `Damaged`.
    """
    if not path.exists() or path.stat().st_size == 0:
        return None
    try:
        with closing(sqlite3.connect(reading(path), uri=True, timeout=BUSY_SECONDS)) as connection:
            connection.text_factory = legible
            revision = _read(connection)
    except sqlite3.OperationalError as error:
        raise NotWritable(f"{path} cannot be opened: {error}") from error
    except sqlite3.DatabaseError as error:
        raise Damaged(f"{path} is not a database of ours") from error
    if revision is not None and revision not in KNOWN:
        raise Newer(f"{path} was written by a newer version (tables {revision}, here {HEAD})")
    return revision


def _read(connection: sqlite3.Connection) -> str | None:
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if not tables:
        return None
    if "alembic_version" not in tables:
        raise sqlite3.DatabaseError("no version")
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(row[0]) if row else None


async def run(connection: AsyncConnection, path: Path, revision: str | None) -> None:
    """Upgrade inside the caller's transaction: a failure leaves the file as it was.

    What holds data is copied beside itself first.
    """
    if revision is not None:
        _copy(path, revision)
    await connection.run_sync(_upgrade)


def _copy(path: Path, revision: str) -> None:
    """One copy of a revision is kept, the newest: an upgrade that fails at every start of a service
    would fill the disk with them."""
    older = list(path.parent.glob(f"{escape(path.name)}.{revision}-*.bak"))
    stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%S")
    target = path.with_name(f"{path.name}.{revision}-{stamp}.bak")
    copy_file(path, target)
    for copy in older:
        if copy != target:
            copy.unlink(missing_ok=True)


def config() -> "Config":
    """Alembic's own settings; imported late, since a start without an upgrade needs none."""
    from alembic.config import Config

    found = Config()
    found.set_main_option("script_location", str(FOLDER))
    return found


def _upgrade(connection: Connection) -> None:
    from alembic import command

    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")
