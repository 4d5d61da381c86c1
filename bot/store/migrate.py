"""From the tables of any released version to those of this one, or not at all."""

import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.backup import copy_file
from bot.store.errors import Damaged, Newer, NotWritable

if TYPE_CHECKING:
    from alembic.config import Config

HEAD = "0002"
"""The newest file of migrations/versions; a test keeps the two together."""
KNOWN = ("0001", "0002")
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
        with sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=BUSY_SECONDS) as connection:
            revision = _read(connection)
        connection.close()
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
        stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%S")
        copy_file(path, path.with_name(f"{path.name}.{revision}-{stamp}.bak"))
    await connection.run_sync(_upgrade)


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
