"""The pieces of a hex map: locomotives of six railroads, their track, cities, passengers, tags."""

import functools
import math
from typing import Final

from PIL import Image, ImageDraw

from render.art.symbols import loco, symbol
from render.canvas import Point, png, soft
from render.fonts import font
from render.palette import BLACK, CARDS, CITY_RED, CREAM, INK, WHITE, Rgb, luma, mix

FINE: Final = 4
"""Everything is drawn so many times as large and reduced."""
WIDTH: Final = 49.2
"""Of a hex, in units of the board: the base map is drawn to it."""
DISC: Final = 12.5
"""The radius of a locomotive."""
SMALL: Final = 8.6
"""Where more than two stand in one hex."""


def corners(x: float, y: float, radius: float) -> list[Point]:
    """Of a pointed hex around a point."""
    turns = [i * math.pi / 3 for i in range(6)]
    return [(x + radius * math.sin(turn), y - radius * math.cos(turn)) for turn in turns]


def ink_on(fill: Rgb) -> Rgb:
    """What is read on a railroad's colour."""
    return mix(fill, BLACK, 0.78) if luma(fill) > 120 else mix(fill, WHITE, 0.95)


@functools.lru_cache(128)
def locomotive(
    railroad: str, radius: float = DISC, scale: int = 1, is_ghost: bool = False
) -> Image.Image:
    """A disc in a railroad's colour with its symbol."""
    style, k = CARDS[railroad], FINE * scale
    side = math.ceil(radius * 2 + 6) * k
    image = Image.new("RGBA", (side, side))
    draw, middle = ImageDraw.Draw(image), side / 2
    if not is_ghost:
        _disc(draw, middle + 0.9 * k, middle + 1.7 * k, (radius + 0.6) * k, (20, 12, 8, 110))
    _disc(draw, middle, middle, radius * k, (24, 18, 16))
    _disc(draw, middle, middle, (radius - 1.5) * k, mix(style.fill, WHITE, 0.35))
    _disc(draw, middle, middle, (radius - 2.6) * k, style.fill)
    symbol(draw, style.symbol, middle, middle, radius * 0.58 * k, ink_on(style.fill))
    done = image.reduce(FINE)
    if is_ghost:
        done.putalpha(done.getchannel("A").point([round(v * 0.7) for v in range(256)]))
    return done


@functools.lru_cache(16)
def engine(railroad: str, wide: int, high: int) -> Image.Image:
    """A railroad's plate: an engine and the symbol, side by side."""
    style = CARDS[railroad]
    image = Image.new("RGBA", (wide * FINE, high * FINE))
    draw = ImageDraw.Draw(image)
    box = (0, 0, wide * FINE - 1, high * FINE - 1)
    draw.rounded_rectangle(box, 5 * FINE, fill=(24, 18, 16))
    inner = (1.5 * FINE, 1.5 * FINE, (wide - 1.5) * FINE - 1, (high - 1.5) * FINE - 1)
    draw.rounded_rectangle(inner, 4 * FINE, fill=style.fill)
    ink, y = ink_on(style.fill), high * FINE / 2
    if wide < high * 1.4:
        symbol(draw, style.symbol, wide * FINE / 2, y, high * 0.32 * FINE, ink)
    else:
        loco(draw, wide * FINE * 0.34, y - FINE, high * 0.27 * FINE, ink, window=style.fill)
        symbol(draw, style.symbol, wide * FINE * 0.76, y, high * 0.24 * FINE, ink)
    return image.reduce(FINE)


@functools.lru_cache(512)
def rail(railroad: str, dx: float, dy: float, scale: int = 1) -> Image.Image:
    """The track between two locomotives that lie (dx, dy) apart: its middle is the image's."""
    style, k = CARDS[railroad], FINE * scale
    wide, high = (math.ceil(abs(v)) + 14 for v in (dx, dy))
    image = Image.new("RGBA", (wide * k, high * k))
    draw = ImageDraw.Draw(image)
    x, y = image.width / 2, image.height / 2
    ends = [(x - dx / 2 * k, y - dy / 2 * k), (x + dx / 2 * k, y + dy / 2 * k)]
    for thick, fill in (
        (8.4, (24, 18, 16)),
        (5.4, style.fill),
        (1.6, mix(style.fill, WHITE, 0.6)),
    ):
        draw.line(ends, fill=fill, width=round(thick * k))
    return image.reduce(FINE)


@functools.lru_cache(32)
def city(colors: tuple[str, ...], scale: int = 1) -> Image.Image:
    """A city's disc: a ring of the railroads that may start there, a red heart where only the last
    of them may."""
    k = FINE * scale
    side = 38 * k
    image = Image.new("RGBA", (side, side))
    draw, middle = ImageDraw.Draw(image), side / 2
    if len(colors) == 1:
        _disc(draw, middle, middle, 10.5 * k, INK)
        _disc(draw, middle, middle, 8.4 * k, CREAM)
        _disc(draw, middle, middle, 4.2 * k, CITY_RED)
        return image.reduce(FINE)
    _disc(draw, middle, middle, 17.5 * k, INK)
    step = 360 / len(colors)
    box = (middle - 16 * k, middle - 16 * k, middle + 16 * k, middle + 16 * k)
    for number, color in enumerate(colors):
        start = number * step - 90
        draw.pieslice(box, start, start + step, fill=CARDS[color].fill, outline=INK, width=k)
        angle = math.radians(start + step / 2)
        x, y = middle + math.cos(angle) * 11 * k, middle + math.sin(angle) * 11 * k
        symbol(draw, CARDS[color].symbol, x, y, 4.1 * k, ink_on(CARDS[color].fill))
    _disc(draw, middle, middle, 6 * k, INK)
    _disc(draw, middle, middle, 4.6 * k, CREAM)
    return image.reduce(FINE)


@functools.lru_cache(8)
def pawn(scale: int = 1, is_large: bool = False) -> Image.Image:
    """A passenger who waits."""
    k = FINE * scale * (1.5 if is_large else 1.0)
    image = Image.new("RGBA", (round(24 * k), round(32 * k)))
    draw, x = ImageDraw.Draw(image), 12 * k
    for grow, fill in ((1.6, INK), (0.0, (252, 249, 238))):
        base, neck, foot = (7.4 + grow) * k, (11 - grow) * k, (29 + grow) * k
        body = [(x - base, foot), (x - 1.8 * k, neck), (x + 1.8 * k, neck), (x + base, foot)]
        draw.polygon(body, fill=fill)
        _disc(draw, x, 8.2 * k, (5.2 + grow) * k, fill)
    return image.reduce(FINE)


@functools.lru_cache(32)
def tag(text: str, fill: Rgb, scale: int = 1) -> Image.Image:
    """What a city pays, on a small plate."""
    k = FINE * scale
    letters = font("bold", 19 * k)
    wide = letters.getlength(text) + 9 * k
    image = Image.new("RGBA", (round(wide), 22 * k))
    draw = ImageDraw.Draw(image)
    box = (0, 0, image.width - 1, image.height - 1)
    draw.rounded_rectangle(
        box, 5 * k, fill=fill, outline=mix(fill, BLACK, 0.5), width=round(1.4 * k)
    )
    draw.text((wide / 2, 11 * k), text, font=letters, fill=WHITE, anchor="mm")
    return image.reduce(FINE)


@functools.lru_cache(16)
def hex_mask(radius: float, scale: int = 1, blur: float = 0.0, inner: float = 0.0) -> Image.Image:
    """The mask of a hex, or of its rim where `inner` is given."""
    k = FINE * scale
    side = math.ceil(radius + 8) * 2 * k
    mask = Image.new("L", (side, side))
    draw = ImageDraw.Draw(mask)
    draw.polygon(corners(side / 2, side / 2, radius * k), fill=255)
    if inner:
        draw.polygon(corners(side / 2, side / 2, inner * k), fill=0)
    done = mask.reduce(FINE)
    return soft(done, blur * scale) if blur else done


def mountain(draw: ImageDraw.ImageDraw, x: float, y: float, k: float) -> None:
    """Three peaks with snow in a hex around a point; `k` pixels a unit."""
    for left, down, size in ((-9, 5, 0.95), (9, 6, 0.8), (0, 0, 1.25)):
        px, py, a = x + left * k, y + down * k, 9.5 * size * k
        peak = [(px - a, py + a * 0.7), (px, py - a), (px + a, py + a * 0.7)]
        draw.polygon(peak, fill=(150, 120, 92, 245), outline=(70, 50, 36, 255))
        snow = [
            (px - a * 0.36, py - a * 0.38),
            (px, py - a),
            (px + a * 0.36, py - a * 0.38),
            (px, py - a * 0.14),
        ]
        draw.polygon(snow, fill=(252, 250, 246, 255))


def _disc(
    draw: ImageDraw.ImageDraw, x: float, y: float, radius: float, fill: tuple[int, ...]
) -> None:
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=fill)


@functools.lru_cache(8)
def icon(railroad: str) -> bytes:
    """A locomotive as the small picture of a button: PNG, 128 pixels square."""
    image = Image.new("RGBA", (128, 128))
    disc = locomotive(railroad, 58, 1)
    image.alpha_composite(disc.crop(_middle_box(disc, 128)))
    return png(image).data


def _middle_box(image: Image.Image, side: int) -> tuple[int, int, int, int]:
    left, top = (image.width - side) // 2, (image.height - side) // 2
    return left, top, left + side, top + side
