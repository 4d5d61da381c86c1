"""The final count of Railroad Tiles as a sheet: a row a seat, a column a part."""

from typing import Final

from PIL import Image, ImageDraw

from engine.game import Standing
from render import marks
from render.fonts import cut
from render.layers import frame
from render.painter import Job
from render.palette import BLACK, BROWN, GOLD, MAROON, PAPER, PAPER_DARK, SEATS, mix
from render.tiles_area import seat_disc
from render.tiles_row import GAME, Say, name_of, say_from

PARTS: Final = ("prestige", "rectangle", "cities", "stars", "openings")
SCORE_WORDS: Final = tuple(f"{GAME}-picture-{word}" for word in ("score", "total", "seat", *PARTS))
WIDTH: Final = 1100
ROW: Final = 92
HEAD: Final = 140
NAME: Final = 350
"""Where the figures begin."""
LOST: Final = (168, 44, 30)
WON: Final = (24, 96, 50)


def draw_score(job: Job) -> Image.Image:
    """The best seat first; what each part brought."""
    rows, say = job.standings, say_from(job.words)
    image = Image.new("RGB", (WIDTH, HEAD + len(rows) * ROW + 30), PAPER)
    marks.write(image, (40, 66), say("score"), "title", 52, MAROON)
    step = (WIDTH - 150 - NAME) / len(PARTS)
    for number, part in enumerate(PARTS):
        size = marks.fitting(say(part), "medium", 28, round(step - 10))
        at = (NAME + (number + 0.5) * step, 112)
        marks.write(image, at, say(part), "medium", size, BROWN, "mm")
    marks.write(image, (WIDTH - 56, 112), say("total"), "medium", 28, BROWN, "rm")
    for number, row in enumerate(rows):
        _row(image, job, row, HEAD + number * ROW, say, step)
    frame(image)
    return image


def _row(image: Image.Image, job: Job, row: Standing, top: int, say: Say, step: float) -> None:
    is_first = row.place == 1
    fill = (255, 240, 186) if is_first else PAPER_DARK
    box = (28, top, WIDTH - 28, top + ROW - 8)
    width = 3 if is_first else 1
    ImageDraw.Draw(image).rounded_rectangle(box, 8, fill=fill, outline=GOLD, width=width)
    y = top + (ROW - 8) / 2
    marks.write(image, (48, y), str(row.place), "title", 42, MAROON)
    seat_disc(image, row.seat, (112, y), 24)
    name, room = name_of(job.names, row.seat, say), NAME - 160
    size = marks.fitting(name, "bold", 36, room, 26)
    marks.write(image, (150, y), cut("bold", name, size, room), "bold", size, BLACK)
    for number, part in enumerate(PARTS):
        points = row.parts[part]
        ink = LOST if points < 0 else WON if points > 0 else BROWN
        said = str(points).replace("-", "−")
        marks.write(image, (NAME + (number + 0.5) * step, y), said, "bold", 38, ink, "mm")
    total = str(row.total).replace("-", "−")
    color = mix(SEATS[row.seat], BLACK, 0.3)
    marks.write(image, (WIDTH - 56, y), total, "title", 50, color, "rm")
