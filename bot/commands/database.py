"""`rieles db`: the database brought up to date, copied, looked over."""

import asyncio
import os

import click

from bot.commands.failures import CheckFailed, one_line_for_the_store
from bot.config import Config, read_config


@click.group("db")
def database() -> None:
    """The database of RIELES_DATABASE_URL."""


@database.command()
def upgrade() -> None:
    """Bring the tables to this version, after a copy."""
    from bot.store.database import upgrade as work

    with one_line_for_the_store():
        click.echo(f"at revision {asyncio.run(work(_config().database_url))}")


@database.command()
def backup() -> None:
    """Copy the database into `backups` of the data folder, also while the bot runs."""
    from bot.store.backup import backup as work

    config = _config()
    with one_line_for_the_store():
        click.echo(work(config.database_url, config.data / "backups"))


@database.command()
def check() -> None:
    """Look the file over and play every match again from its record."""
    from bot.host.audit import check as work
    from engine.games import GAMES

    games = {game.info.id: game for game in GAMES}
    with one_line_for_the_store():
        faults = asyncio.run(work(_config().database_url, games))
    for fault in faults:
        click.echo(fault, err=True)
    if faults:
        raise CheckFailed(f"{len(faults)} faults")
    click.echo("sound")


def _config() -> Config:
    return read_config(os.environ)
