"""The final count of Trans Europa as a sheet: a row a seat, a column a round."""

from collections.abc import Mapping
from typing import Final

from PIL import Image, ImageDraw

from render import art
from render.art import lattice
from render.fonts import cut, readable
from render.lattice_panel import AI_MARK, GAME
from render.layers import frame
from render.marks import fitting, length, write
from render.painter import Job
from render.palette import BLACK, BROWN, GOLD, INK, MAROON, PAPER, PAPER_DARK, SEATS, mix

SCORE_WORDS: Final = tuple(
    f"{GAME}-picture-{word}" for word in ("score", "start", "total", "round", "seat")
)
WIDTH: Final = 1100
ROW: Final = 84
HEAD: Final = 132
NAME: Final = 350
"""Where the figures begin."""
LOST: Final = (168, 44, 30)
SAFE: Final = (24, 96, 50)


def draw_score(job: Job) -> Image.Image:
    """The best seat first; what each round cost, green where nothing."""
    rows = job.standings
    image = Image.new("RGB", (WIDTH, HEAD + len(rows) * ROW + 30), PAPER)
    rounds = len(rows[0].details["rounds"]) if rows else 0
    step = (WIDTH - 170 - NAME) / max(1, rounds + 1)
    write(image, (40, 68), _say(job.words, "score"), "title", 52, MAROON)
    _heads(image, job.words, rounds, step)
    draw = ImageDraw.Draw(image)
    for number, row in enumerate(rows):
        top = HEAD + number * ROW
        fill = (255, 240, 186) if row.place == 1 else PAPER_DARK
        box = (28, top, WIDTH - 28, top + ROW - 8)
        draw.rounded_rectangle(box, 8, fill=fill, outline=GOLD, width=3 if row.place == 1 else 1)
        y = top + (ROW - 8) / 2
        write(image, (48, y), str(row.place), "title", 40, MAROON)
        pin = lattice.marker(row.seat)
        image.paste(pin, (84, round(y - pin.height / 2 + 3)), pin)
        _name(image, job, row.seat, y)
        write(image, (NAME + step / 2, y), str(row.parts["start"]), "bold", 34, BROWN, "mm")
        for place, one in enumerate(row.details["rounds"], 1):
            lost = one["lost"]
            said, ink = (f"−{lost}", LOST) if lost else ("0", SAFE)
            write(image, (NAME + (place + 0.5) * step, y), said, "bold", 36, ink, "mm")
        total = str(row.total).replace("-", "−")
        color = mix(SEATS[row.seat], BLACK, 0.3)
        write(image, (WIDTH - 56, y), total, "title", 48, color, "rm")
    frame(image)
    return image


def _say(words: Mapping[str, str], word: str) -> str:
    return words.get(f"{GAME}-picture-{word}", "")


def _heads(image: Image.Image, words: Mapping[str, str], rounds: int, step: float) -> None:
    start, total = _say(words, "start"), _say(words, "total")
    write(image, (NAME + step / 2, 108), start, "medium", 26, BROWN, "mm")
    for number in range(1, rounds + 1):
        said = f"{_say(words, 'round')} {number}" if step > 105 else str(number)
        size = fitting(said, "medium", 26, step - 6)
        write(image, (NAME + (number + 0.5) * step, 108), said, "medium", size, BROWN, "mm")
    write(image, (WIDTH - 56, 108), total, "medium", 26, BROWN, "rm")


def _name(image: Image.Image, job: Job, seat: int, y: float) -> None:
    whole = job.names[seat] if seat < len(job.names) else ""
    is_ai = whole.endswith(AI_MARK)
    plain = whole.removesuffix(AI_MARK).rstrip()
    name = readable("bold", plain, f"{_say(job.words, 'seat')} {seat + 1}")
    room = NAME - 142 - (30 if is_ai else 0)
    size = fitting(name, "bold", 36, room, 26)
    written = cut("bold", name, size, room)
    write(image, (134, y), written, "bold", size, INK)
    if is_ai:
        x = 134 + length(written, "bold", size) + 18
        art.robot(ImageDraw.Draw(image), x, y, 11, BROWN, PAPER_DARK)
