"""Copies of the file, taken while the bot runs."""

import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from glob import escape
from pathlib import Path

from bot.store.address import path_of, reading
from bot.store.errors import Damaged, NotWritable

HALF = ".part"
"""Ends the name of a copy that is being made."""
PRIVATE = 0o600
"""Hands, decks and ids are in it: for whoever runs the bot alone."""
COPY_DAYS = 30
"""How long the copy made before an upgrade is kept."""
MALFORMED = "its pages contradict each other"
STAMP = "[0-9]" * 8 + "T" + "[0-9]" * 6


def copy_file(source: Path, target: Path) -> None:
    """A consistent copy of a live file: copying the bytes alone would lose the newest moves.

    It is made in one step: between two, each move of the bot would make it begin again. Nobody
    waits for it. Under its name it is whole, whenever the machine stops. Raises `NotWritable`, and
    `Damaged`: a copy of a broken file must not take the place of one that is whole.
    """
    half = target.with_name(target.name + HALF)
    try:
        half.unlink(missing_ok=True)
        half.touch(PRIVATE)
        with closing(sqlite3.connect(reading(source), uri=True)) as live:
            live.execute("PRAGMA wal_autocheckpoint=0")
            with closing(sqlite3.connect(half)) as copy:
                live.backup(copy)
                faults = copy.execute("PRAGMA quick_check(1)").fetchall()
        if faults != [("ok",)]:
            raise sqlite3.DatabaseError(MALFORMED)
        os.replace(half, target)
    except (sqlite3.Error, OSError) as error:
        half.unlink(missing_ok=True)
        if type(error) is sqlite3.DatabaseError:  # what SQLite says of a broken file alone
            raise Damaged(f"no backup was made: {source} is damaged ({error})") from error
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
    """Delete all but the newest `keep` copies of a folder, what was left of copies half made, and
    copies of upgrades a month old.

    Only files with the names that we give; those deleted. Raises `StoreError`.
    """
    source = path_of(url)
    stem, end = escape(source.stem), escape(source.suffix or ".db")
    dated = sorted(folder.glob(f"{stem}-{STAMP}{end}"))
    oldest = datetime.now(UTC) - timedelta(days=COPY_DAYS)
    before = f"{oldest:%Y%m%dT%H%M%S}.bak"
    copies = source.parent.glob(f"{escape(source.name)}.*-{STAMP}.bak")
    old = [path for path in copies if path.name.rpartition("-")[2] < before]
    halves = [
        *folder.glob(f"{stem}-{STAMP}{end}{HALF}"),
        *source.parent.glob(f"{escape(source.name)}.*-{STAMP}.bak{HALF}"),
    ]
    found = [*dated[: max(len(dated) - keep, 0)], *old, *halves]
    try:
        for path in found:
            path.unlink(missing_ok=True)
    except OSError as error:
        raise NotWritable(f"{error.filename} cannot be deleted: {error.strerror}") from error
    return found
