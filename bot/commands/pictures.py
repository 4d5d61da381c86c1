"""`rieles render`: a picture out of a match's record."""

import os
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from bot.selfplay import AnyGame
    from engine.record import Record
    from render.painter import Picture

FORMATS = {".jpg": "jpg", ".jpeg": "jpg", ".png": "png", ".webp": "webp"}


@click.command()
@click.option(
    "--record",
    "source",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    required=True,
    metavar="FILE",
    help="The record of a finished match.",
)
@click.option(
    "--at",
    type=click.IntRange(0),
    metavar="SEQ",
    help="After the move of this number, 0 before the first; by default the end.",
)
@click.option(
    "--seat",
    type=click.IntRange(0),
    metavar="N",
    help="The hand of this seat, from 0, instead of the board.",
)
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    required=True,
    metavar="FILE",
    help="Where to write it: .jpg, .png or .webp.",
)
def render(source: Path, at: int | None, seat: int | None, out: Path) -> None:
    """Draw the board as everybody saw it after a move, or what one seat held then.

    Texts are in the language of RIELES_LANGUAGE.
    """
    from bot import still
    from bot.config import read_config
    from render import PAINTERS, draw

    if out.suffix.lower() not in FORMATS:
        raise click.BadParameter(f"{out.name!r} is no .jpg, .png or .webp", param_hint="--out")
    game, record = _read(source)
    try:
        stood = still.position(game, record, at)
    except still.NoSuchMove as error:
        raise click.BadParameter(str(error), param_hint="--at") from error
    if seat is not None and seat >= record.header["seats"]:
        last = record.header["seats"] - 1
        raise click.BadParameter(f"the seats are 0 to {last}, not {seat}", param_hint="--seat")
    language = read_config(os.environ).language
    job = still.job(game, stood, seat, PAINTERS[game.info.id].words, language)
    out.write_bytes(_encoded(draw(job), FORMATS[out.suffix.lower()]))
    click.echo(out)


def _read(source: Path) -> "tuple[AnyGame, Record]":
    from engine import record
    from engine.errors import RecordError
    from engine.games import GAMES

    try:
        found = record.read(source.read_text(encoding="utf-8").splitlines())
    except (RecordError, UnicodeDecodeError) as error:
        raise RecordError(f"{source}: it is no record: {error}") from error
    name = found.header.get("game")
    game = next((game for game in GAMES if game.info.id == name), None)
    if game is None:
        raise RecordError(f"{source}: it is of a game that is not here: {name}")
    return game, found


def _encoded(picture: "Picture", wanted: str) -> bytes:
    """The picture as it is, or in the other format that was asked for."""
    if picture.format == wanted:
        return picture.data
    from PIL import Image

    out = BytesIO()
    name = "jpeg" if wanted == "jpg" else wanted
    Image.open(BytesIO(picture.data)).convert("RGB").save(out, name)
    return out.getvalue()
