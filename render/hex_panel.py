"""The panels beside a hex map: seats with money and shares, round and last move, the key."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from engine.games.ride_the_rails.board import RAILROADS
from engine.games.ride_the_rails.rules import OPEN_AT_FIRST, ROUNDS
from render import art
from render.art import hexes
from render.canvas import Box, paste_centre
from render.fonts import ELLIPSIS, cut, readable, wrap
from render.hex_layout import KEY_BOX, ROUND_BOX, SEATS_BOX
from render.marks import caption, fitting, length, paste, plate, write
from render.palette import (
    BROWN,
    GOLD,
    GOLD_DARK,
    GREEN,
    INK,
    MAROON,
    PAPER_DARK,
    SUBTITLE,
    TITLE,
    Rgb,
)

GAME: Final = "ride_the_rails"
AI_MARK: Final = "🤖"
FAINT: Final = (190, 170, 136)
PHASES: Final = ("share", "build", "ride")
SIGNS: Final = (
    *("passenger", "starts", "mountain", "five"),
    *("chicago", "crossing", "capacity", "east"),
)
PANEL_WORDS: Final = (
    *[
        f"{GAME}-picture-{word}"
        for word in ("title", "subtitle", "round", "seat", "over", "left", "paid", *PHASES, *SIGNS)
    ],
    *[f"{GAME}-railroad-{railroad}" for railroad in RAILROADS],
)
HEAD: Final = 62
ROW: Final = 76
"""The height of a seat at the most."""
HEX_LIMIT, CITY_LIMIT = 2, 1
"""Locomotives in a hex, and in a city of the east coast (S8, S9)."""
COLUMN: Final = 42
"""Of the shares of one railroad."""
LEGEND: Final = 30


@dataclass(frozen=True, slots=True)
class Row:
    """A seat as the panel shows it."""

    seat: int
    name: str
    money: int
    shares: tuple[int, ...]
    is_to_move: bool


@dataclass(frozen=True, slots=True)
class Sheet:
    """All that the panels show."""

    rows: Sequence[Row]
    """In turn order."""
    pool: tuple[int, ...]
    round: int
    phase: str
    is_crossed: bool
    heading: str = ""


def draw_panels(image: Image.Image, sheet: Sheet, words: Mapping[str, str]) -> None:
    """Write them into the empty panels of a printed board."""
    _seats(image, sheet, words)
    _round(image, sheet, words)
    _key(image, sheet, words)


def say(words: Mapping[str, str], word: str) -> str:
    """What the pictures write, by the end of its key."""
    return words.get(f"{GAME}-picture-{word}", "")


def draw_box(image: Image.Image, box: Box, radius: int, fill: Rgb, edge: Rgb, line: int) -> None:
    """A rounded rectangle, kept: drawing one costs more than all track of a railroad."""
    x0, y0, x1, y1 = (round(v) for v in box)
    paste(image, plate(x1 - x0, y1 - y0, radius, fill, edge, line), x0, y0)


def _lit(image: Image.Image, box: Box, *, is_now: bool) -> None:
    """One of several boxes, the present one bright."""
    if is_now:
        draw_box(image, box, 5, (255, 238, 160), GOLD_DARK, 3)
    else:
        draw_box(image, box, 5, PAPER_DARK, FAINT, 1)


# Seats
def _seats(image: Image.Image, sheet: Sheet, words: Mapping[str, str]) -> None:
    x0, y0, x1, y1 = SEATS_BOX
    first = x1 - 8 - len(RAILROADS) * COLUMN
    caption(image, (x0 + 16, y0 + 45), say(words, "left"), "medium", 24, first - x0 - 30, BROWN)
    for railroad, name in enumerate(RAILROADS):
        middle = first + (railroad + 0.5) * COLUMN
        paste_centre(image, hexes.engine(name, 34, 30), middle, y0 + 20)
        left = sheet.pool[railroad]
        write(image, (middle, y0 + 47), str(left), "bold", 24, INK if left else MAROON, "mm")
    high = min(ROW, (y1 - 8 - y0 - HEAD) // max(1, len(sheet.rows)))
    for number, row in enumerate(sheet.rows):
        _row(image, row, words, (x0 + 6, y0 + HEAD + number * high, x1 - 6, first), high - 5)


def _row(
    image: Image.Image,
    row: Row,
    words: Mapping[str, str],
    at: tuple[int, int, int, int],
    high: int,
) -> None:
    """From left to right, at a top; the shares begin at the last number."""
    x0, top, x1, first = at
    draw = ImageDraw.Draw(image)
    box = (x0, top, x1, top + high)
    if row.is_to_move:
        draw_box(image, box, 6, (255, 247, 214), GOLD_DARK, 4)
    else:
        draw_box(image, box, 6, PAPER_DARK, FAINT, 1)
    y = top + high / 2
    art.paste_wagon(image, art.wagon(row.seat, 38, 18, 0), x0 + 30, round(y))
    money = f"{row.money}"
    right = first - 8
    write(image, (right, y), money, "title", 38, INK, "rm")
    left = right - length(money, "title", 38)
    write(image, (left - 3, y + 3), "$", "bold", 24, BROWN, "rm")
    draw_name(image, row.name, row.seat, words, (x0 + 58, y, left - 24))
    for railroad, count in enumerate(row.shares):
        middle = first + (railroad + 0.5) * COLUMN
        if count:
            paste_centre(image, hexes.locomotive(RAILROADS[railroad], 17), middle, y)
            _count(image, (middle, y), count, RAILROADS[railroad])
        else:
            draw.ellipse((middle - 3, y - 3, middle + 3, y + 3), fill=FAINT)


def _count(image: Image.Image, at: tuple[float, float], count: int, railroad: str) -> None:
    """The number of shares over the disc's symbol, on a plate of the disc's own ink."""
    plate = (at[0] + 3, at[1] + 1, at[0] + 21, at[1] + 23)
    draw_box(image, plate, 4, (255, 250, 232), INK, 1)
    write(image, (at[0] + 12, at[1] + 12), str(count), "bold", 23, INK, "mm")


def draw_name(
    image: Image.Image,
    whole: str,
    seat: int,
    words: Mapping[str, str],
    room: tuple[float, float, float],
    largest: int = 32,
) -> None:
    """A seat's name from `room[0]` to `room[2]`, its middle at `room[1]`; a robot's head where the
    computer plays."""
    left, y, right = room
    is_ai = whole.endswith(AI_MARK)
    plain = whole.removesuffix(AI_MARK).rstrip()
    name = readable("bold", plain, f"{say(words, 'seat')} {seat + 1}")
    space = right - left - (28 if is_ai else 0)
    size = fitting(name, "bold", largest, space, round(largest * 0.75))
    long = write(image, (left, y), cut("bold", name, size, space), "bold", size, INK)
    if is_ai:
        art.robot(ImageDraw.Draw(image), left + long + 16, y, 10, BROWN, PAPER_DARK)


# Round
def _round(image: Image.Image, sheet: Sheet, words: Mapping[str, str]) -> None:
    x0, y0, x1, y1 = ROUND_BOX
    draw_box(image, (x0 + 8, y0 + 8, x0 + 178, y1 - 8), 4, MAROON, MAROON, 1)
    draw_box(image, (x0 + 12, y0 + 12, x0 + 174, y1 - 12), 3, MAROON, GOLD, 1)
    middle = x0 + 93
    write(image, (middle, y0 + 62), say(words, "title"), "title", 31, TITLE, "mm")
    write(image, (middle, y0 + 108), say(words, "subtitle"), "title", 48, SUBTITLE, "mm")
    if not sheet.phase:
        write(image, (middle, y0 + 158), say(words, "over"), "title", 30, TITLE, "mm")
    left = x0 + 192
    write(image, (left, y0 + 31), say(words, "round"), "medium", 26, BROWN)
    _rounds(image, sheet, (left + length(say(words, "round"), "medium", 26) + 14, y0 + 8))
    _phases(image, sheet, words, (left, y0 + 62, x1 - 12))
    if sheet.heading:
        _heading(image, sheet.heading, (left, y0 + 101, x1 - 10, y1 - 9))


def _rounds(image: Image.Image, sheet: Sheet, at: tuple[float, float]) -> None:
    """A box a round with the railroads that open in it; the present one lit."""
    (x0, y0), x1 = at, ROUND_BOX[2] - 12
    wide = (x1 - x0) / ROUNDS
    for number in range(1, ROUNDS + 1):
        left = x0 + (number - 1) * wide
        is_now = number == sheet.round
        box = (left, y0, left + wide - 5, y0 + 46)
        _lit(image, box, is_now=is_now)
        ink = INK if number <= sheet.round else FAINT
        write(image, (left + 13, y0 + 23), str(number), "bold", 26, ink, "mm")
        opens = range(OPEN_AT_FIRST) if number == 1 else range(number, number + 1)
        for place, railroad in enumerate(r for r in opens if r < len(RAILROADS)):
            disc = hexes.locomotive(RAILROADS[railroad], 8.6 if number == 1 else 11)
            across = 27 + place * 15 if number == 1 else 36
            paste_centre(image, disc, left + across, y0 + 23)


def _phases(
    image: Image.Image, sheet: Sheet, words: Mapping[str, str], room: tuple[float, float, float]
) -> None:
    """The three phases, the present one lit."""
    left, top, right = room
    wide = (right - left) / len(PHASES)
    for number, phase in enumerate(PHASES):
        x, is_now = left + number * wide, phase == sheet.phase
        box = (x, top, x + wide - 6, top + 34)
        _lit(image, box, is_now=is_now)
        said = say(words, phase)
        size = fitting(said, "bold", 25, wide - 18)
        write(
            image, (x + wide / 2 - 3, top + 17), said, "bold", size, INK if is_now else BROWN, "mm"
        )


def _heading(image: Image.Image, text: str, box: tuple[float, float, float, float]) -> None:
    """What happened, in three lines, or in four smaller ones."""
    x0, y0, x1, y1 = box
    draw_box(image, box, 6, (255, 238, 160), GOLD_DARK, 2)
    said, room = readable("bold", text, ""), x1 - x0 - 20
    size, lines = 24, wrap("bold", said, 24, room, 3)
    if lines and lines[-1].endswith(ELLIPSIS):
        size, lines = 20, wrap("bold", said, 20, room, 4)
    step = 25 if size == 24 else 20
    top = (y0 + y1) / 2 - (len(lines) - 1) * step / 2
    for number, line in enumerate(lines):
        write(image, (x0 + 10, top + number * step), line, "bold", size, INK)


# Key
def _key(image: Image.Image, sheet: Sheet, words: Mapping[str, str]) -> None:
    x0, y0, x1, _ = KEY_BOX
    for railroad, name in enumerate(RAILROADS):
        x, y = x0 + 10 + railroad % 2 * 134, y0 + 26 + railroad // 2 * 37
        paste_centre(image, hexes.engine(name, 52, 31), x + 26, y)
        said = words.get(f"{GAME}-railroad-{name}", "")
        write(image, (x + 58, y), said, "bold", fitting(said, "bold", 26, 68), INK)
    top = y0 + 136
    for number, sign in enumerate(SIGNS):
        y = top + number * LEGEND + 12
        _sign(image, sign, (x0 + 28, y))
        said, color = say(words, sign), INK
        if sign == "crossing" and sheet.is_crossed:
            said, color = say(words, "paid"), GREEN
        caption(image, (x0 + 56, y), said, "medium", 24, x1 - x0 - 64, color)


def _sign(image: Image.Image, sign: str, at: tuple[float, float]) -> None:
    """The small picture before a line of the key."""
    x, y = at
    draw = ImageDraw.Draw(image)
    match sign:
        case "passenger":
            paste_centre(image, hexes.pawn(), x, y)
        case "starts":
            disc = hexes.city(("red", "blue", "orange", "black")).resize((30, 30))
            paste_centre(image, disc, x, y)
        case "mountain":
            hexes.mountain(draw, x, y, 1.0)
        case "five":
            paste_centre(image, hexes.tag("$5", (28, 104, 62)), x, y)
        case "chicago":
            paste_centre(image, hexes.tag("$2", (28, 104, 62)), x, y)
        case "crossing":
            write(image, (x, y), "12/8", "bold", 24, MAROON, "mm")
        case _:
            most = CITY_LIMIT if sign == "east" else HEX_LIMIT
            draw.line([*hexes.corners(x, y, 13), (x, y - 13)], fill=BROWN, width=2)
            write(image, (x, y), str(most), "bold", 20, INK, "mm")
