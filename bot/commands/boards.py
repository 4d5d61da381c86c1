"""`rieles board check`: the figures of a board, what must hold of it, and how it plays."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import click

from bot.commands.failures import CannotRun, CheckFailed
from bot.commands.parameters import check_level, strongest, the_game

if TYPE_CHECKING:
    from bot.selfplay import AnyGame
    from engine.survey import Ended, Finding

MARKS = {True: "ok  ", False: "FAIL", None: "    "}


@click.group("board")
def boards() -> None:
    """The boards."""


@boards.command()
@click.argument("game", metavar="[G]", callback=the_game, required=False)
@click.option(
    "--matches",
    type=click.IntRange(0),
    default=5,
    show_default=True,
    metavar="K",
    help="Matches of self-play for each number of seats; 0 leaves the balance out.",
)
@click.option("--seed", type=int, default=0, show_default=True, metavar="S", help="Of the first.")
@click.option("--level", metavar="L", help="Who plays; by default the game's strongest.")
def check(game: "AnyGame | None", matches: int, seed: int, level: str | None) -> None:
    """Print the figures of a game's board, or of every board.

    A line marked `ok` or `FAIL` must hold; the others are for the reader to judge.
    """
    from engine.games import GAMES
    from engine.survey import Surveyed

    broken = 0
    games = [game] if game else GAMES
    if level:
        for one in games:
            check_level(one, level, "--level")
    for one in games:
        if not isinstance(one, Surveyed):
            raise CannotRun(f"{one.info.id} has no figures of its board")
        click.echo(f"{one.info.id}: {', '.join(one.info.boards)}")
        broken += _show(one.survey())
        if matches:
            broken += _show(one.balance(_ended(one, matches, seed, level)))
    if broken:
        raise CheckFailed(f"{broken} of the board's rules {'is' if broken == 1 else 'are'} broken")


def _ended(game: "AnyGame", matches: int, seed: int, level: str | None) -> "list[Ended]":
    from bot.selfplay import plans, play_all
    from engine.survey import Ended

    word = level or strongest(game)
    return [
        Ended(one.standings, one.final, one.turns)
        for seats in game.info.seats
        for one in play_all([game], plans(game.info.id, seats, matches, seed, (word,) * seats))
    ]


def _show(findings: "Iterable[Finding]") -> int:
    """Print findings; how many do not hold."""
    broken = 0
    for finding in findings:
        click.echo(f"{MARKS[finding.holds]} {finding.name}: {finding.figure}")
        for line in aligned(finding.table):
            click.echo(f"         {line}")
        broken += finding.holds is False
    return broken


def aligned(table: Sequence[Sequence[str]]) -> list[str]:
    """Rows as text, each column as wide as its widest cell."""
    widths = (
        [max(len(row[column]) for row in table) for column in range(len(table[0]))] if table else []
    )
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in table
    ]
