"""The pieces of a lattice: cities, start markers, tracks and what shows them off."""

import functools
import math
from typing import Final

from PIL import Image, ImageDraw

from render.art.symbols import symbol
from render.canvas import soft
from render.palette import BARS, BLACK, CREAM, INK, SEATS, WHITE, Rgb, luma, mix, rgb

FINE: Final = 4
"""Everything is drawn so many times as large and reduced."""
CITIES: Final = {
    "red": (rgb("#C8323A"), "diamond"),
    "yellow": (rgb("#F2CF3B"), "star"),
    "orange": (rgb("#EE8A2E"), "hexagon"),
    "green": (rgb("#3E9A55"), "triangle"),
    "blue": (rgb("#2B6CB8"), "circle"),
}
"""The colour of a city and the symbol that tells it without colour."""
LINES: Final = {
    "plain": ((74, 54, 42), 2.0),
    "sea": ((26, 62, 96), 2.3),
    "river": ((44, 116, 168), 2.3),
    "mountain": ((124, 66, 28), 2.3),
}
"""The ink and the width of a line by what it crosses."""
WISH: Final = (150, 24, 40)
"""The dashes of what a reader needs."""
GAP: Final = 3.2
"""From the middle of a double line to each of its two."""


@functools.lru_cache(32)
def city(color: str, is_dashed: bool, scale: int = 1) -> Image.Image:
    """A city's disc with its symbol, 44 pixels square a unit of scale."""
    side, k = 44 * FINE * scale, FINE * scale
    image = Image.new("RGBA", (side, side))
    draw = ImageDraw.Draw(image)
    fill, sign = CITIES[color]
    middle = side / 2
    _disc(draw, middle, 20.5 * k, INK)
    if is_dashed:
        box = (middle - 20.5 * k, middle - 20.5 * k, middle + 20.5 * k, middle + 20.5 * k)
        for start in range(0, 360, 30):
            draw.pieslice(box, start, start + 15, fill=CREAM)
    _disc(draw, middle, 17.3 * k, INK)
    _disc(draw, middle, 16.2 * k, fill)
    ink = mix(fill, BLACK, 0.66) if luma(fill) > 120 else mix(fill, WHITE, 0.94)
    symbol(draw, sign, middle, middle, 9.4 * k, ink)
    return image.reduce(FINE)


def _disc(draw: ImageDraw.ImageDraw, middle: float, radius: float, fill: Rgb) -> None:
    draw.ellipse((middle - radius, middle - radius, middle + radius, middle + radius), fill=fill)


@functools.lru_cache(32)
def marker(seat: int, scale: int = 1, lies: int = 0) -> Image.Image:
    """A start marker: a pin in the seat's colour with its bars, its point in the middle below; or
    one that lies to the right (1) or the left (-1) of what it points at."""
    wide, high, k = (52, 40, FINE * scale) if lies else (40, 52, FINE * scale)
    image = Image.new("RGBA", (wide * k, high * k))
    draw = ImageDraw.Draw(image)
    x, y = (wide - 20 if lies > 0 else 20) * k, 20 * k
    along, down = -lies, int(not lies)
    for grow, fill in ((2.4, CREAM), (1.2, INK), (0, SEATS[seat])):
        radius, tip = (15 + grow) * k, (28 + grow) * k
        neck, half = radius * 0.7, radius * 0.72
        neck_x, neck_y = x + along * neck, y + down * neck
        sides = [(neck_x + side * down, neck_y + side * along) for side in (-half, half)]
        draw.polygon([*sides, (x + along * tip, y + down * tip)], fill=fill)
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=fill)
    _bars(draw, seat, (x, y), k)
    return image.reduce(FINE)


def _bars(draw: ImageDraw.ImageDraw, seat: int, at: tuple[float, float], k: float) -> None:
    """One bar more than the number of the seat, upright."""
    count = seat + 1
    step = min(5.0, 20 / count)
    for number in range(count):
        x = at[0] + (number - (count - 1) / 2) * step * k
        half = step * 0.29 * k
        draw.rectangle((x - half, at[1] - 7.5 * k, x + half, at[1] + 7.5 * k), fill=BARS[seat])


@functools.lru_cache(32)
def chip(seat: int, scale: int = 1) -> Image.Image:
    """A seat as a small square: its colour and its bars."""
    side, k = 22 * FINE * scale, FINE * scale
    image = Image.new("RGBA", (side, side))
    draw = ImageDraw.Draw(image)
    for inset, fill in ((0, CREAM), (1.2, INK), (2.4, SEATS[seat])):
        box = (inset * k, inset * k, side - 1 - inset * k, side - 1 - inset * k)
        draw.rounded_rectangle(box, 5 * k, fill)
    _bars(draw, seat, (side / 2, side / 2), 0.72 * k)
    return image.reduce(FINE)


@functools.lru_cache(32)
def bead(seat: int, scale: int = 1) -> Image.Image:
    """A dot on a track: who laid it."""
    side, k = 14 * FINE * scale, FINE * scale
    image = Image.new("RGBA", (side, side))
    draw = ImageDraw.Draw(image)
    for radius, fill in ((7, (24, 18, 16)), (6, CREAM), (4.8, SEATS[seat])):
        _disc(draw, side / 2, radius * k, fill)
    return image.reduce(FINE)


@functools.lru_cache(64)
def track(length: float, degrees: int, scale: int = 1, is_ghost: bool = False) -> Image.Image:
    """A track of so many units, turned clockwise: sleepers and two rails on a dark bed."""
    image, k = _canvas(length, scale)
    draw = ImageDraw.Draw(image)
    middle = image.height / 2
    start, end = 15 * k, image.width - 15 * k
    for wide, fill in ((15, (24, 18, 16)), (11, (66, 60, 58))):
        half = wide / 2 * k
        draw.rounded_rectangle((start, middle - half, end, middle + half), 4 * k, fill)
    count = max(2, round(length / 8))
    for number in range(count):
        x = start + (end - start) * (number + 0.5) / count
        draw.rectangle((x - 1.2 * k, middle - 6 * k, x + 1.2 * k, middle + 6 * k), (196, 164, 118))
    for off in (-3.2, 3.2):
        y = middle + off * k
        draw.line((start, y, end, y), fill=(238, 234, 228), width=round(1.6 * k))
    turned = image.rotate(-degrees, Image.Resampling.BICUBIC, expand=True).reduce(FINE)
    if is_ghost:
        turned.putalpha(turned.getchannel("A").point([round(v * 0.62) for v in range(256)]))
    return turned


@functools.lru_cache(32)
def halo(length: float, degrees: int, scale: int = 1, radius: float = 12) -> Image.Image:
    """The mask of the light under a new track."""
    image, k = _canvas(length, scale)
    mask = Image.new("L", image.size)
    middle = image.height / 2
    box = (15 * k, middle - radius * k, image.width - 15 * k, middle + radius * k)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius * k, fill=235)
    return soft(mask.rotate(-degrees, Image.Resampling.BICUBIC, expand=True).reduce(FINE), scale)


@functools.lru_cache(64)
def wish(
    length: float, degrees: int, scale: int = 1, inks: tuple[Rgb, ...] = (WISH,)
) -> Image.Image:
    """A line that is still needed: dashes on white, of one ink after the other."""
    image, k = _canvas(length, scale)
    draw = ImageDraw.Draw(image)
    middle = image.height / 2
    start, end = 17 * k, image.width - 17 * k
    count = max(2, round(length / 15))
    step = (end - start) / (2 * count - 1)
    for grow, is_ground in ((2.2, True), (0, False)):
        for number in range(count):
            fill = WHITE if is_ground else inks[number % len(inks)]
            x = start + 2 * number * step
            box = (x - grow * k, middle - (3.6 + grow) * k, x + step + grow * k,
                   middle + (3.6 + grow) * k)  # fmt: skip
            draw.rounded_rectangle(box, 2.5 * k, fill)
    return image.rotate(-degrees, Image.Resampling.BICUBIC, expand=True).reduce(FINE)


def _canvas(length: float, scale: int) -> tuple[Image.Image, int]:
    k = FINE * scale
    return Image.new("RGBA", (math.ceil((length + 30) * k), 40 * k)), k
