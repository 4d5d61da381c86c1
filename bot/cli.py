"""The command line: its root, and how what goes wrong is told.

A command raises what it meets; here every error that a person can cause becomes one line and an
exit code. Only a fault of the program itself shows a traceback.
"""

import errno
from typing import Any

import click

from bot.commands.benching import bench
from bot.commands.boards import boards
from bot.commands.database import database
from bot.commands.failures import CannotRun
from bot.commands.pictures import render
from bot.commands.records import records
from bot.commands.selfplay import selfplay
from bot.commands.serving import local, run
from bot.commands.slash import slash
from bot.config import ConfigError
from engine.errors import EngineError
from render.painter import RenderError


class Root(click.Group):
    """The group of all commands."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; what a person can cause ends in one line."""
        try:
            return super().invoke(ctx)
        except (EngineError, RenderError, ConfigError) as error:
            raise CannotRun(str(error) or type(error).__name__) from error
        except OSError as error:
            if error.errno == errno.EPIPE:
                raise
            raise CannotRun(_told(error)) from error


def _told(error: OSError) -> str:
    reason = error.strerror or str(error)
    return f"{error.filename}: {reason}" if error.filename else reason


@click.group(cls=Root, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="rieles", prog_name="rieles")
def rieles() -> None:
    """Rieles: train board games with friends, in a Discord channel.

    Exit codes: 0 done, 1 a check failed, 2 bad usage, 3 it cannot run.
    """


for command in (run, local, selfplay, records, render, boards, slash, bench, database):
    rieles.add_command(command)


def main() -> None:
    """Entry point of `rieles`."""
    rieles(prog_name="rieles")
