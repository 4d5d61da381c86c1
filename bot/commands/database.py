"""`rieles db`: the database brought up to date, copied, looked over."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from typing import TypeVar

import click

from bot.commands.failures import CheckFailed, one_line_for_the_store
from bot.config import Config, read_config

T = TypeVar("T")


@click.group("db")
def database() -> None:
    """The database of RIELES_DATABASE_URL."""


@database.command()
def upgrade() -> None:
    """Bring the tables to this version, after a copy."""
    from bot.store.migrate import upgrade as work

    click.echo(f"at revision {_run(lambda config: work(config.database_url))}")


@database.command()
def backup() -> None:
    """Copy the database into `backups` of the data folder, also while the bot runs."""
    from bot.store.backup import backup as work

    click.echo(_run(lambda config: work(config.database_url, config.data / "backups")))


@database.command()
def check() -> None:
    """Look the file over and play every match again from its record."""
    from bot.host.audit import check as work
    from engine.games import GAMES

    games = {game.info.id: game for game in GAMES}
    faults = _run(lambda config: work(config.database_url, games))
    for fault in faults:
        click.echo(fault, err=True)
    if faults:
        raise CheckFailed(f"{len(faults)} faults")
    click.echo("sound")


def _run(work: Callable[[Config], Awaitable[T]]) -> T:
    async def whole() -> T:
        return await work(read_config(os.environ))

    with one_line_for_the_store():
        return asyncio.run(whole())
