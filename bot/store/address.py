"""The address of the database, as the configuration gives it."""

from pathlib import Path
from urllib.parse import quote

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from bot.store.errors import StoreError


def path_of(url: str) -> Path:
    """The file of an address `sqlite+aiosqlite:///path`. Raises `StoreError` for anything else."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise StoreError("the database address is no URL") from None
    if parsed.drivername != "sqlite+aiosqlite":
        raise StoreError(f"the database must be sqlite+aiosqlite:///path, not {parsed.drivername}")
    if not parsed.database or parsed.database == ":memory:":
        raise StoreError("the database must be a file: matches last for weeks")
    return Path(parsed.database)


def reading(path: Path) -> str:
    """For SQLite itself: the file, to be read alone, whatever signs its name has."""
    return f"file:{quote(str(path))}?mode=ro"


def url_of(path: Path) -> str:
    """The address of a file."""
    return f"sqlite+aiosqlite:///{quote(str(path))}"
