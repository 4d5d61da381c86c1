"""Copies of the file, taken while the bot runs."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.store.address import path_of
from bot.store.errors import NotWritable

PAGES = 256
"""Copied at a time; between two steps the bot may write."""
COPY_DAYS = 30
"""How long the copy made before an upgrade is kept."""
STAMP = "[0-9]" * 8 + "T" + "[0-9]" * 6


def copy_file(source: Path, target: Path) -> None:
    """A consistent copy of a live file: copying the bytes alone would lose the newest moves.

    Raises `NotWritable`; a copy half made is removed.
    """
    try:
        with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as live:
            live.execute("PRAGMA wal_autocheckpoint=0")
            with closing(sqlite3.connect(target)) as copy:
                live.backup(copy, pages=PAGES)
    except (sqlite3.Error, OSError) as error:
        target.unlink(missing_ok=True)
        raise NotWritable(f"no backup could be made at {target}: {error}") from error


def backup(url: str, folder: Path) -> Path:
    """Copy the database into a dated file of a folder, `rieles-20260131T235959.db`; its path.

    It may take seconds: away from the event loop, please. Raises `StoreError`.
    """
    source = path_of(url)
    if not source.exists():
        raise NotWritable(f"there is no database at {source}")
    stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%S")
    target = folder / f"{source.stem}-{stamp}{source.suffix or '.db'}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NotWritable(f"{folder} cannot be made: {error.strerror}") from error
    copy_file(source, target)
    return target


def prune(url: str, folder: Path, keep: int) -> list[Path]:
    """Delete all but the newest `keep` copies of a folder, and copies of upgrades a month old.

    Only files with the names that we give; those deleted. Raises `StoreError`.
    """
    source = path_of(url)
    dated = sorted(folder.glob(f"{source.stem}-{STAMP}{source.suffix or '.db'}"))
    oldest = datetime.now(UTC) - timedelta(days=COPY_DAYS)
    before = f"{oldest:%Y%m%dT%H%M%S}.bak"
    copies = source.parent.glob(f"{source.name}.*-{STAMP}.bak")
    old = [path for path in copies if path.name.rpartition("-")[2] < before]
    found = dated[: max(len(dated) - keep, 0)] + old
    try:
        for path in found:
            path.unlink(missing_ok=True)
    except OSError as error:
        raise NotWritable(f"{error.filename} cannot be deleted: {error.strerror}") from error
    return found
