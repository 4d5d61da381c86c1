"""`rieles bench`: speed and size, measured."""

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from bot.commands.failures import CheckFailed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.bench.rows import Row


@click.command()
@click.argument("name", metavar="[NAME]", required=False)
@click.option("--json", "as_json", is_flag=True, help="Print the rows as JSON.")
def bench(name: str | None, as_json: bool) -> None:
    """Measure speed and size: one bench, or all of them.

    Times on a shared machine are noisy: a row that compares with another of the same run says more
    than one in milliseconds. Exit code 1 when a row is beyond its limit.
    """
    from bot.bench import BENCHES
    from engine.games import GAMES

    if name and name not in BENCHES:
        raise click.BadParameter(
            f"there is no bench {name!r}; the benches are: {', '.join(BENCHES)}", param_hint="NAME"
        )
    rows: list[tuple[str, Row]] = []
    for asked in [name] if name else BENCHES:
        found = [(asked, row) for game in GAMES for row in BENCHES[asked](game)]
        rows += found
        if not as_json:
            _print(asked, [row for _, row in found])
    if as_json:
        plain = [{"bench": asked} | asdict(row) | {"holds": row.holds} for asked, row in rows]
        click.echo(json.dumps({"rows": plain}, ensure_ascii=False))
    beyond = [row.name for _, row in rows if row.holds is False]
    if beyond:
        raise CheckFailed(f"beyond their limits: {'; '.join(beyond)}")


def _print(name: str, rows: "Iterable[Row]") -> None:
    click.echo(name)
    for row in rows:
        mark = {True: "ok", False: "FAIL", None: ""}[row.holds]
        limit = ""
        if row.limit is not None:
            sign = "≥" if row.is_floor else "≤"
            limit = f"{sign} {row.limit:g} {row.unit}"
        click.echo(f"  {row.name:52} {row.value:>12,.4g} {row.unit:14} {limit:18} {mark}".rstrip())
