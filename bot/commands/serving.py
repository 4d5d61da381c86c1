"""`rieles run` and `rieles local`: the bot, on Discord or in a browser."""

import os
import socket
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import click

from bot.commands.failures import CannotRun, one_line_for_discord, one_line_for_the_store


@click.command()
def run() -> None:
    """Start the bot on Discord. DISCORD_TOKEN must be set."""
    from bot.app import run as start
    from bot.config import read_config

    config = read_config(os.environ)
    if not config.token:
        raise CannotRun(
            "DISCORD_TOKEN is not set: it needs the bot's token; without one, try `rieles local`"
        )
    with one_line_for_the_store(), one_line_for_discord():
        start(config)


@click.command()
@click.option(
    "--port",
    type=click.IntRange(1, 65_535),
    metavar="P",
    help="The page's port; by default a free one.",
)
@click.option(
    "--people",
    type=click.IntRange(1, 5),
    default=2,
    show_default=True,
    metavar="N",
    help="How many people to play as.",
)
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Where matches are kept; by default RIELES_DATA, else `var`.",
)
def local(port: int | None, people: int, data: Path | None) -> None:
    """Start the same bot in a browser, on a Discord that lives on this machine alone."""
    if find_spec("simcord") is None:
        raise CannotRun("local mode needs more than the bot: pip install 'rieles[local]'")
    from bot.app import run_local
    from bot.config import read_config

    environment = {"RIELES_LOG_LEVEL": "WARNING", **os.environ}  # the address is not to scroll away
    if data:
        environment["RIELES_DATA"] = str(data)
        environment.pop("RIELES_DATABASE_URL", None)
    config = replace(read_config(environment), token="")
    if port:
        _look_at(port)
    with one_line_for_the_store():
        run_local(config, port, people)


def _look_at(port: int) -> None:
    """Whether the page can have it, before anything is started or made."""
    try:
        socket.create_server(("127.0.0.1", port)).close()
    except OSError as error:
        raise CannotRun(
            f"port {port} cannot be had ({os.strerror(error.errno or 0)}): start again with "
            "another --port, or with none to have a free one"
        ) from error
