"""How a command ends when it does not end well: one line, and a code that scripts can tell apart.

0 done · 1 a check failed · 2 bad usage (click's own) · 3 it cannot run.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar

import click


class CheckFailed(click.ClickException):
    """What was checked is not right."""

    exit_code: ClassVar[int] = 1


class CannotRun(click.ClickException):
    """Something that it needs is missing, wrong or not allowed."""

    exit_code: ClassVar[int] = 3

    def __init__(self, message: str) -> None:
        super().__init__(" ".join(message.split()))


@contextmanager
def one_line_for_the_store() -> Iterator[None]:
    """What the database refuses ends in one line. Imported here: most commands need no database."""
    from bot.store.errors import StoreError

    try:
        yield
    except StoreError as error:
        raise CannotRun(str(error)) from error


@contextmanager
def one_line_for_discord() -> Iterator[None]:
    """Where Discord cannot be reached, or does not let the bot in, one line says what to do."""
    import aiohttp
    import discord

    try:
        yield
    except discord.LoginFailure as error:
        raise CannotRun(
            "DISCORD_TOKEN: Discord refuses it; copy it anew from the page Bot of the "
            "application in the developer portal"
        ) from error
    except (aiohttp.ClientError, discord.GatewayNotFound) as error:
        raise CannotRun(
            f"Discord cannot be reached ({str(error) or type(error).__name__}): look whether this "
            "machine is connected to the Internet and may open connections to discord.com, then "
            "start again; to play without Discord, `rieles local`"
        ) from error
    except discord.HTTPException as error:
        raise CannotRun(
            f"Discord answers {error.status} and lets nobody in: see https://discordstatus.com, "
            "and start again later"
        ) from error
