"""Wagon cards: colour, a large sign, signs in the corners and a drawn wagon; and their back."""

import functools
from typing import Final

from PIL import Image, ImageChops, ImageDraw

from render.art.symbols import loco, symbol
from render.canvas import rounded, soft
from render.palette import BLACK, CARDS, GOLD, MAROON, WHITE, Rgb, luma, mix

TIMES: Final = 3
EDGE: Final = (38, 26, 20)
PAPER: Final = (250, 242, 222)
RAINBOW: Final = ("red", "orange", "yellow", "green", "blue", "purple")


@functools.lru_cache(128)
def card(color: str, width: int, height: int) -> Image.Image:
    """A card by the word of its colour (`loco` for the locomotive), in pixels."""
    image = _blank(width, height)
    if color == "loco":
        _locomotive(image)
    else:
        _wagon_card(image, color)
    return image.reduce(TIMES)


@functools.lru_cache(16)
def card_back(width: int, height: int) -> Image.Image:
    """The back that all cards share."""
    image = _blank(width, height)
    draw, unit = ImageDraw.Draw(image), _unit(image)
    right, bottom = image.width, image.height
    m = 6.5 * unit
    rounded(draw, (m, m, right - m, bottom - m), 5 * unit, (*MAROON, 255))
    inner = (m * 2, m * 2, right - m * 2, bottom - m * 2)
    draw.rounded_rectangle(inner, 4 * unit, outline=(*GOLD, 255), width=max(1, round(2 * unit)))
    loco(draw, right / 2 + unit, bottom / 2, 20 * unit, (*GOLD, 255), window=(*MAROON, 255))
    return image.reduce(TIMES)


def _unit(image: Image.Image) -> float:
    return min(image.size) / 100


def _blank(width: int, height: int) -> Image.Image:
    image = Image.new("RGBA", (width * TIMES, height * TIMES))
    draw, u = ImageDraw.Draw(image), _unit(image)
    right, bottom = image.width - 1, image.height - 1
    rounded(draw, (0, 0, right, bottom), 9 * u, (*EDGE, 255))
    rounded(draw, (2 * u, 2 * u, right - 2 * u, bottom - 2 * u), 7.5 * u, (*PAPER, 255))
    return image


def _field(image: Image.Image) -> Image.Image:
    """The mask of the coloured field."""
    mask, m = Image.new("L", image.size), 6.5 * _unit(image)
    box = (m, m, image.width - m, image.height - m)
    rounded(ImageDraw.Draw(mask), box, 5 * _unit(image), (255,))
    return mask


def _locomotive(image: Image.Image) -> None:
    width, height, u = image.width, image.height, _unit(image)
    band = Image.new("RGBA", image.size)
    draw = ImageDraw.Draw(band)
    lean, m = height * 0.18, 6.5 * u
    for number, color in enumerate(RAINBOW):
        a, b = width * number / 6, width * (number + 1) / 6
        corners = [(a - lean + m, height), (b - lean + m, height), (b + lean, 0), (a + lean, 0)]
        draw.polygon(corners, fill=CARDS[color].fill)
    image.paste(soft(band, u), (0, 0), _field(image))
    draw = ImageDraw.Draw(image)
    x, y, r = width / 2, height / 2, 34 * u
    disc = (x - r, y - r, x + r, y + r)
    draw.ellipse(disc, fill=(*PAPER, 250), outline=(*EDGE, 255), width=max(1, int(1.6 * u)))
    loco(draw, x + u, y, 22 * u, (*EDGE, 255), window=(*PAPER, 255))


def _wagon_card(image: Image.Image, color: str) -> None:
    fill, sign, u = CARDS[color].fill, CARDS[color].symbol, _unit(image)
    field = _field(image)
    image.paste((*fill, 255), mask=field)
    fade = Image.new("L", (1, image.height))
    fade.putdata([int(70 * (1 - i / image.height)) for i in range(image.height)])
    image.paste((*WHITE, 255), mask=ImageChops.multiply(field, fade.resize(image.size)))
    ink = mix(fill, BLACK, 0.68) if luma(fill) > 105 else mix(fill, WHITE, 0.86)
    pale = mix(fill, WHITE, 0.72 if luma(fill) > 60 else 0.55)
    _carriage(image, ink, (214, 206, 190) if color == "white" else pale)
    draw = ImageDraw.Draw(image)
    small = (90, 84, 74) if color == "white" else mix(fill, (20, 10, 10), 0.35)
    for x, y in ((17 * u, 17 * u), (image.width - 17 * u, image.height - 17 * u)):
        disc = (x - 12 * u, y - 12 * u, x + 12 * u, y + 12 * u)
        draw.ellipse(disc, fill=(*PAPER, 255), outline=(*EDGE, 255), width=max(1, int(1.2 * u)))
        symbol(draw, sign, x, y, 7.2 * u, (*small, 255))
    symbol(draw, sign, image.width / 2 + 4 * u, image.height * 0.245, 15 * u, (*ink, 255))


def _carriage(image: Image.Image, ink: Rgb, pale: Rgb) -> None:
    draw, u = ImageDraw.Draw(image), _unit(image)
    x, y = image.width / 2, image.height * 0.62
    half = min(image.width, image.height * 1.5) * 0.36
    dark, light = (*ink, 255), (*pale, 255)
    body = (x - half, y - 17 * u, x + half, y + 15 * u)
    draw.rounded_rectangle(body, 4 * u, fill=light, outline=dark, width=max(1, int(2 * u)))
    rounded(draw, (x - half - 3 * u, y - 22 * u, x + half + 3 * u, y - 14 * u), 3 * u, dark)
    for number in range(4):
        at = x - half + (number + 0.5) * half / 2
        rounded(draw, (at - half * 0.16, y - 9 * u, at + half * 0.16, y + 4 * u), 2 * u, dark)
    for off in (-0.66, -0.3, 0.3, 0.66):
        at = x + half * off
        wheel = (at - 6 * u, y + 11 * u, at + 6 * u, y + 23 * u)
        draw.ellipse(wheel, fill=dark, outline=light, width=max(1, int(1.5 * u)))
