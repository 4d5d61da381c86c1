"""Pieces on the board: wagons, stations, city dots, badges, the cross over a closed line.

`scale` is the number of pixels for each unit of the board: 1 for the whole board, 2 for a region.
"""

import functools
import math
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from render.canvas import Point, soft, turned_box
from render.fonts import fit
from render.palette import BARS, CITY_RED, SEATS, WHITE, mix

SHADOW: Final = (20, 12, 8, 255)
NIGHT: Final = (12, 8, 10)
GRAIN: Final = 4
"""Pieces are drawn at this many times their size at scale 1, and reduced."""


@dataclass(frozen=True, slots=True)
class Wagon:
    """A wagon ready to be pasted: colours, mask, and where its corner lies from its slot."""

    image: Image.Image
    mask: Image.Image
    dx: float
    dy: float


def paste_wagon(image: Image.Image, piece: Wagon, x: float, y: float) -> None:
    """Put a wagon on the slot whose middle is (x, y)."""
    image.paste(piece.image, (round(x + piece.dx), round(y + piece.dy)), piece.mask)


def wagon(seat: int, length: int, height: float, degrees: int, scale: int = 1) -> Wagon:
    """The wagon of a seat as a solid: slices stacked from dark to light, a lit roof with the
    seat's bars, a soft shadow. Lengths in units of the board, whole degrees."""
    drawn = _wagon if scale == 1 else _large_wagon
    return drawn(seat, length, height, degrees % 360, scale)


def _draw_wagon(seat: int, length: int, height: float, degrees: int, scale: int) -> Wagon:
    times = max(1, GRAIN // scale)
    k = times * scale
    side = round(max(length, height) + 26) * k
    image = Image.new("RGBA", (side, side))
    middle, long, wide = side / 2, length * k, height * k
    shade = Image.new("L", image.size)
    cast = turned_box(middle + 3.2 * k, middle + 3.6 * k, long + 1.5 * k, wide + k, degrees)
    ImageDraw.Draw(shade).polygon(cast, fill=150)
    image.paste(SHADOW, mask=soft(shade, 1.7 * k))
    draw = ImageDraw.Draw(image)
    _body(draw, seat, (middle, middle), (long, wide), degrees, k)
    _roof(draw, seat, (middle, middle - 5.0 * k), (long, wide), degrees, k)
    small = image.reduce(times) if times > 1 else image
    box = small.getbbox() or (0, 0, *small.size)
    piece = small.crop(box)
    return Wagon(
        piece.convert("RGB"),
        piece.getchannel("A"),
        box[0] - small.width / 2,
        box[1] - small.height / 2,
    )


_wagon = functools.lru_cache(2048)(_draw_wagon)
_large_wagon = functools.lru_cache(512)(_draw_wagon)


def _body(
    draw: ImageDraw.ImageDraw, seat: int, at: Point, size: Point, degrees: int, k: int
) -> None:
    color = SEATS[seat]
    dark, side = mix(color, NIGHT, 0.62), mix(color, NIGHT, 0.38)
    for number in range(13):
        level = number / 12
        grown = -2 * k if level < 0.2 else 0.6 * k if level > 0.86 else 0
        slice_ = turned_box(
            at[0], at[1] - level * 6 * k + k, size[0] + grown, size[1] + grown, degrees
        )
        draw.polygon(slice_, fill=(18, 14, 14) if level < 0.22 else mix(dark, side, level))


def _roof(
    draw: ImageDraw.ImageDraw, seat: int, at: Point, size: Point, degrees: int, k: int
) -> None:
    color, (x, y), (long, wide) = SEATS[seat], at, size
    layers = (
        (long + 0.8 * k, wide + 0.8 * k, mix(color, (10, 6, 8), 0.66)),
        (long - 1.4 * k, wide - 1.4 * k, color),
        (long - 1.4 * k, wide * 0.42, mix(color, WHITE, 0.22)),
        (long - 3.5 * k, wide * 0.14, mix(color, WHITE, 0.5)),
    )
    for a, b, fill in layers:
        draw.polygon(turned_box(x, y, a, b, degrees), fill=fill)
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    for bar in range(seat + 1):
        off = (bar - seat / 2) * 5.0 * k
        corners = turned_box(x + off * cos, y + off * sin, 2.1 * k, wide - 2.4 * k, degrees)
        draw.polygon(corners, fill=BARS[seat])


@functools.lru_cache(32)
def station(seat: int, scale: int = 1) -> Image.Image:
    """The station of a seat: 46 units square, its door at 80 % of the height."""
    k = GRAIN * scale
    side = 46 * k
    image = Image.new("RGBA", (side, side))
    x, foot = side / 2, side * 0.8
    shade = Image.new("L", image.size)
    ImageDraw.Draw(shade).ellipse((x - 11 * k, foot - 5 * k, x + 16 * k, foot + 5 * k), fill=150)
    image.paste(SHADOW, mask=soft(shade, 2 * k))
    draw, color = ImageDraw.Draw(image), SEATS[seat]

    def shape(points: list[Point], fill: tuple[int, ...]) -> None:
        draw.polygon([(x + a * k, foot + b * k) for a, b in points], fill=fill)

    outline = (24, 16, 14)
    shape([(-12, 0), (-12, -15), (0, -25), (12, -15), (12, 0)], outline)
    shape([(-10.4, -1.5), (-10.4, -14), (0, -22.8), (10.4, -14), (10.4, -1.5)], color)
    shape(
        [(-13.5, -13.5), (0, -25), (13.5, -13.5), (13.5, -16.8), (0, -28), (-13.5, -16.8)], outline
    )
    shape([(-11.8, -15.6), (0, -25.8), (0, -26.8), (-12, -16.6)], mix(color, WHITE, 0.6))
    door = (255, 246, 220)
    draw.pieslice((x - 4.6 * k, foot - 11.5 * k, x + 4.6 * k, foot - k), 180, 360, fill=door)
    draw.rectangle((x - 4.6 * k, foot - 6.2 * k, x + 4.6 * k, foot - 1.6 * k), fill=door)
    for bar in range(seat + 1):
        left = (bar - seat / 2) * 3.4
        shape([(left - 1, -17.4), (left + 1, -17.4), (left + 1, -13), (left - 1, -13)], BARS[seat])
    return image.reduce(GRAIN)


@functools.lru_cache(4)
def city_dot(scale: int = 1) -> Image.Image:
    """A city: 30 units square, its middle the city's place."""
    k = GRAIN * scale
    side = 30 * k
    image = Image.new("RGBA", (side, side))
    middle = side / 2
    shade = Image.new("L", image.size)
    cast = (middle - 7.5 * k, middle - 7 * k, middle + 10.5 * k, middle + 11 * k)
    ImageDraw.Draw(shade).ellipse(cast, fill=150)
    image.paste((20, 10, 5, 255), mask=soft(shade, 1.6 * k))
    draw, wood = ImageDraw.Draw(image), (44, 24, 16)
    rings = (
        (9.6, wood),
        (8.4, (220, 178, 92)),
        (6.4, wood),
        (5.4, CITY_RED),
        (2.2, (240, 132, 106)),
    )
    for radius, fill in rings:
        r = radius * k
        draw.ellipse((middle - r, middle - r, middle + r, middle + r), fill=fill)
    return image.reduce(GRAIN)


@functools.lru_cache(64)
def badge(text: str, scale: int = 1, is_pending: bool = False) -> Image.Image:
    """A seal with a few signs («+4»), 56 units square: red, or gold for what is not settled yet."""
    k = GRAIN * scale
    side = 56 * k
    image = Image.new("RGBA", (side, side))
    m = side / 2
    shade = Image.new("L", image.size)
    ImageDraw.Draw(shade).ellipse((m - 19 * k, m - 18 * k, m + 23 * k, m + 24 * k), fill=160)
    image.paste((20, 10, 5, 255), mask=soft(shade, 2.4 * k))
    draw = ImageDraw.Draw(image)
    edge, fill, rim = (92, 16, 22), (190, 34, 40), (246, 206, 120)
    if is_pending:
        edge, fill, rim = (58, 38, 24), (92, 60, 40), (255, 226, 92)
    points = [
        (m + math.cos(i * math.pi / 16) * r * k, m + math.sin(i * math.pi / 16) * r * k)
        for i in range(32)
        for r in ((22 if i % 2 else 19),)
    ]
    draw.polygon(points, fill=edge)
    disc = (m - 18 * k, m - 18 * k, m + 18 * k, m + 18 * k)
    draw.ellipse(disc, fill=fill, outline=rim, width=2 * k)
    draw.text(
        (m, m), text, font=fit("bold", text, 26 * k, 30 * k), fill=(255, 248, 226), anchor="mm"
    )
    return image.reduce(GRAIN)


@functools.lru_cache(512)
def closed(length: float, height: float, degrees: int, scale: int = 1) -> Image.Image:
    """What lies over each slot of a closed twin: paper that dims it, and a cross."""
    k = GRAIN * scale
    side = round(length + 12) * k
    image = Image.new("RGBA", (side, side))
    draw = ImageDraw.Draw(image)
    middle = side / 2
    sheet = turned_box(middle, middle, (length + 2) * k, (height + 2) * k, degrees)
    draw.polygon(sheet, fill=(222, 208, 178, 205))
    corners = turned_box(middle, middle, (length - 6) * k, (height - 5) * k, degrees)
    for a, b in ((0, 2), (1, 3)):
        draw.line([corners[a], corners[b]], fill=(120, 26, 26), width=round(2.6 * k))
    return image.reduce(GRAIN)
