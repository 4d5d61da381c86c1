"""Configuration: the environment, read once. Every wrong value is named, with what it needs.

Secrets (the token, a database address that may hold a password) are in no repr and no message.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path
from typing import Final, TypeVar
from urllib.parse import quote, urlsplit

from bot.text import LANGUAGES

T = TypeVar("T")

LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")
DATA: Final = Path("var")
MOST_BACKUPS: Final = 1_000
MOST_PORT: Final = 65_535
DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
"""What may stand before `://`, and the driver that it means."""


class ConfigError(Exception):
    """Variables with wrong values: one line that names each, and what it needs."""

    def __init__(self, *faults: str) -> None:
        super().__init__(" · ".join(faults))
        self.faults = faults


@dataclass(frozen=True, slots=True)
class Config:
    """Everything that the environment decides."""

    token: str = field(default="", repr=False)
    """The bot's token; empty when none is set."""
    data: Path = DATA
    """The folder of the database, its backups and the cache of pictures."""
    database_url: str = field(default=f"sqlite+aiosqlite:///{DATA}/rieles.db", repr=False)
    language: str = LANGUAGES[0]
    """The public language where nobody's own decides."""
    log_level: str = "INFO"
    backups: int = 7
    """Daily copies that are kept; none are made where it is 0."""
    watch_port: int | None = None
    """Where health and figures are told to this machine; None: nowhere."""
    discord_api: str | None = None
    """Where Discord's HTTP interface answers; None is Discord's own. So the next two."""
    discord_gateway: str | None = None
    discord_cdn: str | None = None


def read_config(environment: Mapping[str, str]) -> Config:
    """The configuration that some variables give. Raises `ConfigError` naming every wrong one."""
    faults: list[str] = []

    def read(name: str, parse: Callable[[str], T], default: T) -> T:
        value = environment.get(name, "").strip()
        if not value:
            return default
        try:
            return parse(value)
        except ValueError as error:
            faults.append(f"{name}: {error}")
            return default

    data = read("RIELES_DATA", _folder, DATA)
    config = Config(
        token=read("DISCORD_TOKEN", _token, ""),
        data=data,
        database_url=read(
            "RIELES_DATABASE_URL",
            _database,
            f"sqlite+aiosqlite:///{quote(str(data / 'rieles.db'))}",
        ),
        language=read("RIELES_LANGUAGE", _language, LANGUAGES[0]),
        log_level=read("RIELES_LOG_LEVEL", _level, "INFO"),
        backups=read("RIELES_BACKUPS", _count, 7),
        watch_port=read("RIELES_WATCH_PORT", _port, None),
        discord_api=read("RIELES_DISCORD_API", _http, None),
        discord_gateway=read("RIELES_DISCORD_GATEWAY", _websocket, None),
        discord_cdn=read("RIELES_DISCORD_CDN", _http, None),
    )
    if faults:
        raise ConfigError(*faults)
    return config


def _token(value: str) -> str:
    """Never part of what is said of it."""
    if not value.isascii() or not value.isprintable() or set(value) & set(" \"'"):
        raise ValueError(
            "it holds spaces, quotes or other signs that no token has; copy it anew from the page "
            "Bot of the application, without quotes and without the word Bot"
        )
    return value


def _folder(value: str) -> Path:
    path = Path(value).expanduser()
    if path.exists() and not path.is_dir():
        raise ValueError(f"{value!r} is a file; it needs a folder, which need not exist yet")
    return path


def _database(value: str) -> str:
    scheme, colon, rest = value.partition("://")
    if not colon or scheme not in DRIVERS or not rest.strip("/"):
        raise ValueError(
            "it needs an address as sqlite+aiosqlite:///var/rieles.db "
            "or postgresql+asyncpg://user:password@host/name"
        )
    return f"{DRIVERS[scheme]}://{rest}"


def _language(value: str) -> str:
    if value.lower() not in LANGUAGES:
        raise ValueError(f"{value!r} is no language of ours; it needs {' or '.join(LANGUAGES)}")
    return value.lower()


def _level(value: str) -> str:
    if value.upper() not in LEVELS:
        raise ValueError(f"{value!r} is no level; it needs one of {', '.join(LEVELS)}")
    return value.upper()


def _count(value: str) -> int:
    if not value.isdecimal() or int(value) > MOST_BACKUPS:
        raise ValueError(f"{value!r} is no number from 0 to {MOST_BACKUPS}")
    return int(value)


def _port(value: str) -> int | None:
    if not value.isdecimal() or not 0 < int(value) <= MOST_PORT:
        raise ValueError(f"{value!r} is no port; it needs a number from 1 to {MOST_PORT}")
    return int(value)


def _http(value: str) -> str | None:
    return _loopback(value, ("http", "https"))


def _websocket(value: str) -> str | None:
    return _loopback(value, ("ws", "wss"))


def _loopback(value: str, schemes: tuple[str, ...]) -> str:
    """An address on this machine: the token is sent there, so it may go nowhere else."""
    example = f"it needs a loopback address as {schemes[0]}://127.0.0.1:8080"
    try:
        parts = urlsplit(value)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise ValueError(f"{value!r} is no address; {example}") from None
    if parts.scheme not in schemes or port == 0:
        raise ValueError(f"{value!r} is no address of {' or '.join(schemes)}; {example}")
    if "@" in value or "\\" in value or not _is_loopback(host):
        raise ValueError(f"it does not lead to this machine; {example}")
    return value.rstrip("/")


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
