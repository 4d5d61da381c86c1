"""`rieles selfplay`: matches by computer players alone."""

import json
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import click

from bot.commands.failures import CheckFailed
from bot.commands.parameters import check_seats, levels_of, the_game

if TYPE_CHECKING:
    from bot.selfplay import AnyGame, Played


@click.command()
@click.option("--game", callback=the_game, required=True, metavar="G", help="Which game.")
@click.option("--seats", type=int, required=True, metavar="N", help="How many seats.")
@click.option(
    "--matches",
    type=click.IntRange(1),
    default=10,
    show_default=True,
    metavar="K",
    help="How many matches.",
)
@click.option(
    "--seed",
    type=int,
    default=0,
    show_default=True,
    metavar="S",
    help="Match n (from 0) has the seed S + n; equal seeds give equal matches.",
)
@click.option(
    "--levels",
    metavar="a,b,…",
    help="One level for all seats, or one for each; `random` answers every question evenly."
    " By default the game's strongest.",
)
@click.option(
    "--record",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Write the record of each match there: GAME-SEATS-SEED-NUMBER.jsonl.",
)
@click.option("--json", "as_json", is_flag=True, help="Print every match and the summary as JSON.")
@click.option(
    "--jobs",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="Processes to play in.",
)
def selfplay(
    game: "AnyGame",
    seats: int,
    matches: int,
    seed: int,
    levels: str | None,
    folder: Path | None,
    as_json: bool,
    jobs: int,
) -> None:
    """Play whole matches by computer players and sum them up.

    Each player decides from its own seat's view, as at a table. `win_rate` counts a shared first
    place by its share; `decision_ms` is the time of one decision.
    """
    from bot import tally
    from bot.selfplay import Endless, plans, play_all
    from engine.games import GAMES

    check_seats(game, seats)
    by_seat = levels_of(game, seats, levels)
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    series = plans(game.info.id, seats, matches, seed, by_seat, folder is not None)
    start, played = perf_counter(), []
    try:
        for one in play_all(GAMES, series, jobs):
            if folder:
                _write(folder, seed, one)
            played.append(one)
    except Endless as error:
        raise CheckFailed(str(error)) from error
    summed = tally.plain(game.info.id, seats, played, perf_counter() - start)
    if as_json:
        click.echo(json.dumps(summed, ensure_ascii=False))
    else:
        _print(summed)


def _write(folder: Path, seed: int, one: "Played") -> None:
    plan = one.plan
    path = folder / f"{plan.game}-{plan.seats}-{seed}-{plan.number:04}.jsonl"
    path.write_text("".join(f"{line}\n" for line in one.lines), encoding="utf-8")


def _print(summed: dict[str, Any]) -> None:
    total = summed["summary"]
    click.echo(
        f"{summed['game']}, {summed['seats']} seats: {total['matches']} matches in"
        f" {total['seconds']:.1f} s ({total['matches_per_second']:.2f}/s),"
        f" {total['mean_moves']:.1f} moves a match"
    )
    for level, row in total["levels"].items():
        times = row["decision_ms"]
        click.echo(
            f"  {level:12} {row['mean_points']:7.1f} points   wins {row['win_rate']:6.1%}"
            f" ({row['wins']} alone, {row['shared_wins']} shared, of {row['seats']} seats)"
        )
        click.echo(f"    parts      {_pairs(row['mean_parts'])}")
        if row["mean_details"]:
            click.echo(f"    details    {_pairs(row['mean_details'])}")
        for name, rate in row["rates"].items():
            click.echo(f"    {name:10} {rate:.1%} done")
        click.echo(
            f"    decisions  {row['decisions']}: median {times['median']:.2f} ms,"
            f" p99 {times['p99']:.2f} ms, max {times['max']:.2f} ms"
        )


def _pairs(values: dict[str, float]) -> str:
    return "   ".join(f"{key} {value:.1f}" for key, value in values.items())
