"""The final count of Ride the Rails as a sheet: a row a seat, where its money came from."""

from typing import Final

from PIL import Image

from engine.games.ride_the_rails.board import RAILROADS
from render import art
from render.art import hexes
from render.canvas import paste_centre
from render.hex_panel import GAME, draw_box, draw_name, say
from render.layers import frame
from render.marks import fitting, write
from render.painter import Job
from render.palette import BROWN, GOLD, INK, MAROON, PAPER, PAPER_DARK

PARTS: Final = ("rides", "bonuses", "total")
SCORE_WORDS: Final = tuple(
    f"{GAME}-picture-{word}" for word in ("score", "dividends", "seat", *PARTS)
)
WIDTH: Final = 1100
ROW: Final = 84
HEAD: Final = 146
NAME: Final = 380
"""Where the figures begin."""
STEP: Final = 72
BONUSES: Final = ("chicago", "fives", "crossing")


def draw_score(job: Job) -> Image.Image:
    """The most money first: rides, dividends by railroad, bonuses, total."""
    rows = job.standings
    image = Image.new("RGB", (WIDTH, HEAD + len(rows) * ROW + 30), PAPER)
    write(image, (40, 68), say(job.words, "score"), "title", 52, MAROON)
    _heads(image, job)
    for number, row in enumerate(rows):
        top = HEAD + number * ROW
        is_first = row.place == 1
        fill = (255, 240, 186) if is_first else PAPER_DARK
        box = (28, top, WIDTH - 28, top + ROW - 8)
        draw_box(image, box, 8, fill, GOLD, 3 if is_first else 1)
        y = top + (ROW - 8) / 2
        write(image, (48, y), str(row.place), "title", 40, MAROON)
        art.paste_wagon(image, art.wagon(row.seat, 40, 20, 0), 106, round(y))
        name = job.names[row.seat] if row.seat < len(job.names) else ""
        draw_name(image, name, row.seat, job.words, (138, y, NAME - 8), 36)
        _figure(image, _middle(0), y, row.parts["rides"], BROWN)
        for place, railroad in enumerate(RAILROADS, 1):
            money, ink = row.details["dividends"][railroad], INK
            _figure(image, _middle(place), y, money, ink)
        bonuses = sum(row.parts[part] for part in BONUSES)
        _figure(image, _middle(len(RAILROADS) + 1), y, bonuses, BROWN)
        write(image, (WIDTH - 48, y), str(row.total), "title", 46, INK, "rm")
    frame(image)
    return image


def _middle(place: int) -> float:
    return NAME + (place + 0.5) * STEP


def _figure(image: Image.Image, x: float, y: float, money: int, ink: tuple[int, int, int]) -> None:
    said = str(money) if money else "–"
    write(image, (x, y), said, "bold", 34, ink, "mm")


def _heads(image: Image.Image, job: Job) -> None:
    """What each column holds."""
    last = len(RAILROADS) + 1
    for place, word in ((0, "rides"), (last, "bonuses")):
        said = say(job.words, word)
        size = fitting(said, "medium", 26, STEP + 4)
        write(image, (_middle(place), 118), said, "medium", size, BROWN, "mm")
    middle = (_middle(1) + _middle(len(RAILROADS))) / 2
    write(image, (middle, 82), say(job.words, "dividends"), "medium", 26, BROWN, "mm")
    for place, railroad in enumerate(RAILROADS, 1):
        paste_centre(image, hexes.engine(railroad, 56, 32), _middle(place), 118)
    write(image, (WIDTH - 48, 118), say(job.words, "total"), "medium", 26, BROWN, "rm")
