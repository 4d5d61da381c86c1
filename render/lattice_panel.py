"""The panel beside a lattice: round, seats with their scores, the score track, the key."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from engine.games.trans_europa.state import FIRST_SCORE
from render import art
from render.art import lattice
from render.fonts import cut, readable, wrap
from render.lattice_layout import PANEL
from render.marks import fitting, length, write
from render.palette import (
    BARS,
    BLACK,
    BROWN,
    GOLD,
    GOLD_DARK,
    INK,
    MAROON,
    PAPER_DARK,
    SEATS,
    SUBTITLE,
    TITLE,
    mix,
)

GAME: Final = "trans_europa"
ROW: Final = 70
FAINT: Final = (190, 170, 136)
AI_MARK: Final = "🤖"
KEY: Final = ("single", "river", "mountain", "sea")
PANEL_WORDS: Final = tuple(
    f"{GAME}-picture-{word}"
    for word in ("title", "subtitle", "round", "tracks", "seat", "over", "dashed", *KEY)
)


@dataclass(frozen=True, slots=True)
class Row:
    """A seat as the panel shows it."""

    seat: int
    name: str
    score: int
    is_to_move: bool
    is_connected: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """All that the panel shows."""

    rows: Sequence[Row]
    round: int
    supply: int
    is_over: bool
    heading: str = ""


def draw_panel(image: Image.Image, sheet: Sheet, words: Mapping[str, str]) -> None:
    """Write it into the empty panel of a printed board."""
    x0, y0, x1, y1 = PANEL
    _title(image, sheet, words)
    top = y0 + 124
    counts = ((_say(words, "round"), sheet.round), (_say(words, "tracks"), sheet.supply))
    for place, (label, count) in enumerate(counts):
        x = x0 + 14 + place * 152
        long = write(image, (x, top), label, "medium", 24, BROWN)
        write(image, (x + long + 7, top), str(count), "bold", 28, INK)
    top += 22
    for row in sheet.rows:
        _row(image, row, words, top)
        top += ROW + 6
    top = _track(image, sheet, top + 8)
    foot = _key(image, words, y1 - 12)
    if sheet.heading and foot - top > 50:
        _heading(image, sheet.heading, (x0 + 10, max(top + 6, foot - 132), x1 - 10, foot - 6))


def _say(words: Mapping[str, str], word: str) -> str:
    return words.get(f"{GAME}-picture-{word}", "")


def _title(image: Image.Image, sheet: Sheet, words: Mapping[str, str]) -> None:
    x0, y0, x1, _ = PANEL
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((x0 + 8, y0 + 8, x1 - 8, y0 + 104), 4, fill=MAROON)
    draw.rounded_rectangle((x0 + 12, y0 + 12, x1 - 12, y0 + 100), 3, outline=GOLD)
    middle = (x0 + x1) / 2
    write(image, (middle, y0 + 40), _say(words, "title"), "title", 46, TITLE, "mm")
    below = _say(words, "over" if sheet.is_over else "subtitle")
    write(image, (middle, y0 + 78), below, "title", 30, SUBTITLE, "mm")


def _row(image: Image.Image, row: Row, words: Mapping[str, str], top: int) -> None:
    x0, _, x1, _ = PANEL
    draw = ImageDraw.Draw(image)
    box = (x0 + 8, top, x1 - 8, top + ROW)
    draw.rounded_rectangle(
        box,
        7,
        fill=(255, 247, 214) if row.is_to_move else PAPER_DARK,
        outline=GOLD_DARK if row.is_to_move else FAINT,
        width=4 if row.is_to_move else 1,
    )
    pin = lattice.marker(row.seat)
    image.paste(pin, (x0 + 16, top + (ROW - pin.height) // 2 + 3), pin)
    score = str(row.score)
    right = x1 - 18
    color = mix(SEATS[row.seat], BLACK, 0.3)
    write(image, (right, top + ROW / 2), score, "title", 44, color, "rm")
    is_ai = row.name.endswith(AI_MARK)
    room = right - length(score, "title", 44) - 12 - (x0 + 62) - (26 if is_ai else 0)
    plain = row.name.removesuffix(AI_MARK).rstrip()
    name = readable("bold", plain, f"{_say(words, 'seat')} {row.seat + 1}")
    size = fitting(name, "bold", 32, room, 24)
    written = cut("bold", name, size, room)
    long = write(image, (x0 + 62, top + ROW / 2), written, "bold", size, INK)
    if is_ai:
        art.robot(draw, x0 + 62 + long + 16, top + ROW / 2, 10, BROWN, PAPER_DARK)
    if row.is_connected:
        art.tick(draw, x0 + 50, top + 14, (36, 112, 52), 0.9)


def _track(image: Image.Image, sheet: Sheet, top: int) -> int:
    """The score track from the shed to the red space, two rows, engines on it."""
    x0, _, x1, _ = PANEL
    draw = ImageDraw.Draw(image)
    wide = (x1 - x0 - 20) / 7
    for place in range(FIRST_SCORE + 1):
        score = FIRST_SCORE - place
        left, line = x0 + 10 + place % 7 * wide, top + place // 7 * 62
        box = (left + 1, line, left + wide - 2, line + 56)
        draw.rounded_rectangle(
            box, 4, fill=(178, 36, 38) if not score else (250, 243, 224), outline=FAINT
        )
        ink = TITLE if not score else FAINT
        write(image, (left + wide / 2, line + 12), str(score), "bold", 18, ink, "mm")
        here = [row.seat for row in sheet.rows if max(0, row.score) == score]
        for number, seat in enumerate(here):
            x = left + 4 + number % 3 * (wide - 8) / 3
            y = line + 22 + number // 3 * 16
            chip = (x, y, x + (wide - 8) / 3 - 1, y + 14)
            draw.rounded_rectangle(chip, 3, fill=SEATS[seat], outline=INK)
            middle = (x + chip[2]) / 2, y + 7.5
            write(image, middle, str(seat + 1), "bold", 13, BARS[seat], "mm")
    return top + 2 * 62


def _key(image: Image.Image, words: Mapping[str, str], bottom: int) -> int:
    """What each kind of line is, and the dashed cities; returns its top."""
    x0, _, x1, _ = PANEL
    draw = ImageDraw.Draw(image)
    top = bottom - 5 * 30
    for number, kind in enumerate(("plain", "river", "mountain", "sea")):
        y = top + 15 + number * 30
        ink, wide = lattice.LINES[kind]
        for off in (0.0,) if kind == "plain" else (-4, 4):
            draw.line((x0 + 16, y + off, x0 + 56, y + off), fill=ink, width=round(wide + 1))
        said = _say(words, KEY[number])
        write(image, (x0 + 68, y), said, "medium", fitting(said, "medium", 24, 225), INK)
    disc = lattice.city("green", True)
    y = top + 15 + 4 * 30
    small = disc.resize((30, 30))
    image.paste(small, (x0 + 21, y - 15), small)
    said = _say(words, "dashed")
    write(image, (x0 + 68, y), said, "medium", fitting(said, "medium", 24, x1 - x0 - 80), INK)
    return top


def _heading(image: Image.Image, text: str, box: tuple[int, int, int, int]) -> None:
    """What happened, in up to four lines."""
    x0, y0, x1, y1 = box
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle(box, 6, fill=(255, 238, 160), outline=GOLD_DARK, width=2)
    most = min(4, (y1 - y0 - 10) // 28)
    lines = wrap("bold", readable("bold", text, ""), 24, x1 - x0 - 20, most)
    top = (y0 + y1) / 2 - (len(lines) - 1) * 14
    for number, line in enumerate(lines):
        write(image, (x0 + 10, top + number * 28), line, "bold", 24, INK)
