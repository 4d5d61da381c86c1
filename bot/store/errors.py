"""What can go wrong with the file, each in one line that a person who runs the bot can act on.

StoreError
├── Busy          another process holds the file for longer than we wait
├── Full          the disk, or what we may use of it, is full
├── NotWritable   the file or its folder cannot be written
├── Newer         written by a newer version: left untouched
├── InUse         another bot runs on this file
└── Damaged       it is no database, or is broken
"""

from sqlalchemy.exc import DBAPIError


class StoreError(Exception):
    """Nothing was saved. The message is one line in English, for the log and the command line."""


class Busy(StoreError):
    """Another process holds the file for longer than we wait."""


class Full(StoreError):
    """The disk, or what we may use of it, is full."""


class NotWritable(StoreError):
    """The file or its folder cannot be written."""


class Newer(StoreError):
    """Written by a newer version; it is left untouched."""


class InUse(StoreError):
    """Another bot runs on this file."""


class Damaged(StoreError):
    """It is no database, or it is broken."""


SIGNS: tuple[tuple[str, type[StoreError], str], ...] = (
    ("locked", Busy, "another process is writing the database and does not let go"),
    ("full", Full, "the disk is full, or the database has reached its size limit"),
    ("disk i/o", Full, "the disk refuses to write the database (full, or over a limit?)"),
    ("readonly", NotWritable, "the database cannot be written: check its owner and permissions"),
    ("unable to open", NotWritable, "the database cannot be opened: check its folder"),
    ("not a database", Damaged, "the file is not a database of ours"),
    ("malformed", Damaged, "the database is damaged: restore a backup"),
)
"""What SQLite says, in lower case -> what it means here."""


def store_error(error: DBAPIError) -> StoreError:
    """The error of ours that SQLite's own stands for. Its statement and values are left out: they
    may hold secrets."""
    said = str(error.orig).lower()
    for sign, kind, line in SIGNS:
        if sign in said:
            return kind(line)
    return StoreError(f"the database refused: {type(error.orig).__name__}")
