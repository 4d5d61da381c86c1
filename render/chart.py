"""The course of a match as lines: what each seat would have counted after each move."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from PIL import Image, ImageDraw

from render.canvas import dashes, png
from render.fonts import cut, font, readable
from render.painter import Picture
from render.palette import BROWN, GOLD, INK, MAROON, PAPER, PAPER_DARK, SEATS, WHITE

WIDTH: Final = 1100
HEIGHT: Final = 700
LEFT, RIGHT, TOP, BOTTOM = 92, 250, 96, 84
"""Room around the lines: figures at the left, names at the right."""
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200)
LINES: Final = 6
"""Lines of the grid, at most."""
DASHES: Final = ((1e6, 1), (36, 20), (10, 18), (60, 14), (22, 12), (4, 14))
"""Stroke and gap by seat, in pixels of the large drawing: told apart without colour too."""
THICK: Final = 6
NAME: Final = 30
WORDS: Final = ("chart-title", "chart-moves")


@dataclass(frozen=True, slots=True)
class Chart:
    """What is drawn: totals by move, then by seat; names by seat; words by key."""

    totals: Sequence[tuple[int, ...]]
    names: Sequence[str]
    words: Mapping[str, str] = field(default_factory=dict)


def draw(chart: Chart) -> Picture:
    """One line a seat, with its name and final total where it ends."""
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    pen = ImageDraw.Draw(image)
    pen.rectangle((0, 0, WIDTH - 1, HEIGHT - 1), outline=GOLD, width=6)
    title = chart.words.get("chart-title", "")
    pen.text((LEFT - 40, 50), title, font=font("title", 44), fill=MAROON, anchor="lm")
    low = min(min(row) for row in chart.totals)
    high = max(max(row) for row in chart.totals)
    ticks = _ticks(min(low, 0), max(high, 1))
    _grid(pen, ticks, chart)
    order = sorted(range(len(chart.names)), key=lambda seat: chart.totals[-1][seat])
    for seat in order:
        _line(image, chart, seat, ticks)
    _names(pen, chart, ticks)
    return png(image)


def _ticks(low: int, high: int) -> list[int]:
    step = next(one for one in STEPS if (high - low) / one <= LINES or one == STEPS[-1])
    first = low // step * step
    found = [first]
    while found[-1] < high:
        found.append(found[-1] + step)
    return found


def _y(value: float, ticks: Sequence[int]) -> float:
    room = HEIGHT - TOP - BOTTOM
    return HEIGHT - BOTTOM - room * (value - ticks[0]) / max(1, ticks[-1] - ticks[0])


def _x(move: int, moves: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * move / max(1, moves)


def _grid(pen: ImageDraw.ImageDraw, ticks: Sequence[int], chart: Chart) -> None:
    right = WIDTH - RIGHT
    pen.rectangle((LEFT, TOP, right, HEIGHT - BOTTOM), fill=PAPER_DARK)
    for tick in ticks:
        y = _y(tick, ticks)
        pen.line((LEFT, y, right, y), fill=GOLD, width=3 if tick == 0 else 1)
        said = str(tick).replace("-", "−")
        pen.text((LEFT - 14, y), said, font=font("medium", 28), fill=BROWN, anchor="rm")
    moves = len(chart.totals) - 1
    for move in range(0, moves + 1, max(1, -(-moves // 6) // 5 * 5 or 1)):
        at = (_x(move, moves), HEIGHT - BOTTOM + 22)
        pen.text(at, str(move), font=font("medium", 26), fill=BROWN, anchor="mm")
    said = chart.words.get("chart-moves", "")
    middle = ((LEFT + right) / 2, HEIGHT - 28)
    pen.text(middle, said, font=font("medium", 26), fill=BROWN, anchor="mm")


def _line(image: Image.Image, chart: Chart, seat: int, ticks: Sequence[int]) -> None:
    """Drawn at twice the size, so that it is smooth."""
    moves = len(chart.totals) - 1
    large = Image.new("L", (WIDTH * 2, HEIGHT * 2))
    pen = ImageDraw.Draw(large)
    points = [
        (_x(move, moves) * 2, _y(row[seat], ticks) * 2) for move, row in enumerate(chart.totals)
    ]
    for one, two in dashes(points, *DASHES[seat % len(DASHES)]):
        pen.line((*one, *two), fill=255, width=THICK * 2, joint="curve")
        for x, y in (one, two):
            pen.ellipse((x - THICK, y - THICK, x + THICK, y + THICK), fill=255)
    mask = large.reduce(2)
    image.paste(WHITE, (0, 0), mask.point([min(255, v // 2) for v in range(256)]))
    image.paste(SEATS[seat], (0, 0), mask)


def _names(pen: ImageDraw.ImageDraw, chart: Chart, ticks: Sequence[int]) -> None:
    """Where each line ends, pushed apart where they would touch."""
    last = chart.totals[-1]
    order = sorted(range(len(chart.names)), key=lambda seat: (-last[seat], seat))
    before = float(TOP - NAME)
    for seat in order:
        y = max(_y(last[seat], ticks), before + NAME + 4)
        before = y
        x = WIDTH - RIGHT + 14
        said = f"{last[seat]}".replace("-", "−")
        pen.rounded_rectangle((x, y - 12, x + 24, y + 12), 5, fill=SEATS[seat])
        pen.text((x + 34, y), said, font=font("title", 28), fill=INK, anchor="lm")
        start = x + 42 + font("title", 28).getlength(said)
        name = cut("bold", readable("bold", chart.names[seat], ""), NAME, WIDTH - 16 - start)
        pen.text((start, y), name, font=font("bold", NAME), fill=INK, anchor="lm")
