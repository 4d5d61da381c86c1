"""`rieles record check`: finished matches played again from what was written down."""

from pathlib import Path

import click

from bot.commands.failures import CannotRun, CheckFailed


@click.group("record")
def records() -> None:
    """Records of finished matches."""


@records.command()
@click.argument(
    "files",
    metavar="FILE…",
    nargs=-1,
    required=True,
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
)
def check(files: tuple[Path, ...]) -> None:
    """Play each record again: every move, every outcome of chance, the seal, the final count."""
    unreadable = wrong = 0
    for path in files:
        try:
            faults = _faults(path)
        except OSError as error:
            unreadable += 1
            click.echo(f"{path}: it cannot be read: {error.strerror}", err=True)
            continue
        wrong += bool(faults)
        for fault in faults:
            click.echo(f"{path}: {fault}", err=True)
        if not faults:
            click.echo(f"{path}: right")
    if unreadable:
        raise CannotRun(f"{unreadable} of {len(files)} files could not be read")
    if wrong:
        raise CheckFailed(f"{wrong} of {len(files)} records are wrong")


def _faults(path: Path) -> list[str]:
    from engine import record
    from engine.errors import RecordError
    from engine.games import GAMES

    try:
        return record.check(path.read_text(encoding="utf-8").splitlines(), GAMES)
    except UnicodeDecodeError:
        return ["it is no record: no UTF-8 text"]
    except RecordError as error:
        return [f"it is no record: {error}"]
