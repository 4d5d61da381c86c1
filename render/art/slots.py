"""Empty slots: flat print with a paper rim, never mistaken for a wagon.

A tunnel has a dashed stone border, a ferry is a hull with waves, a slot that costs a locomotive
shows an engine in a white disc. Signs stay upright whatever the angle of the slot.
"""

import functools
import math
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageChops, ImageDraw

from render.art.symbols import loco, symbol
from render.canvas import Box, rounded
from render.palette import CARDS, INK, WHITE, Rgb, mix, symbol_ink

HULL: Final = (44, 62, 78)
DISC: Final = (255, 250, 234)
RIM: Final = (252, 246, 230)
STONE: Final = (84, 62, 48)
MORTAR: Final = (238, 228, 204)
WAVE: Final = (250, 251, 250, 240)
PAD: Final = 3
"""Room around a slot for the border of a tunnel, in units of the board."""


@dataclass(frozen=True, slots=True)
class Look:
    """What a slot is drawn from; lengths in units of the board."""

    length: float
    height: float
    color: str
    kind: str
    """`plain`, `tunnel` or `ferry`."""
    is_loco: bool


@functools.lru_cache(8)
def slot(look: Look, degrees: float, grain: int = 4) -> Image.Image:
    """A slot turned by an angle, `grain` pixels for each unit of the board."""
    is_upright = -90 < degrees <= 90
    lying = _lying(look, is_upright, grain)
    turned = lying.rotate(-degrees, Image.Resampling.BILINEAR, expand=True)
    draw = ImageDraw.Draw(turned)
    x, y = turned.width / 2, turned.height / 2
    if look.is_loco:
        loco(draw, x + 0.5 * grain, y - 0.1 * grain, 5.1 * grain, INK, window=DISC)
    elif look.kind != "ferry":
        size = 4.3 if look.kind == "tunnel" else 4.8
        symbol(draw, CARDS[look.color].symbol, x, y, size * grain, symbol_ink(look.color))
    return turned


@functools.lru_cache(8)
def _lying(look: Look, is_upright: bool, grain: int) -> Image.Image:
    pad = PAD * grain
    size = (round(look.length * grain) + 2 * pad, round(look.height * grain) + 2 * pad)
    image = Image.new("RGBA", size)
    box: Box = (pad, pad, size[0] - pad, size[1] - pad)
    radius = 3.2 * grain
    if look.kind == "ferry":
        radius = (box[3] - box[1]) * 0.48
    if look.kind == "tunnel":
        _stones(image, box, radius, grain)
        box = _inside(box, 0.7 * grain)
    _face(image, look, box, radius, is_upright, grain)
    if look.is_loco:
        _disc(image, grain)
    elif look.kind == "ferry":
        _waves(image, box, grain)
    return image


def _inside(box: Box, margin: float) -> Box:
    return box[0] + margin, box[1] + margin, box[2] - margin, box[3] - margin


def _edge(look: Look) -> Rgb:
    if look.kind == "ferry":
        return HULL
    return (
        (16, 14, 16) if look.color == "black" else mix(CARDS[look.color].fill, (30, 22, 18), 0.66)
    )


def _face(
    image: Image.Image, look: Look, box: Box, radius: float, is_upright: bool, grain: int
) -> None:
    """Outline, paper rim, the colour and a soft light on its upper half."""
    draw = ImageDraw.Draw(image)
    rounded(draw, box, radius, (*_edge(look), 255))
    border = 1.0 * grain
    if look.kind != "ferry":
        rounded(draw, _inside(box, border), max(1, radius - border), (*RIM, 255))
        border += 1.25 * grain
    face = _inside(box, border)
    fill = CARDS[look.color].fill
    rounded(draw, face, max(1, radius - border), (*fill, 255))
    light = Image.new("L", image.size)
    rounded(ImageDraw.Draw(light), face, max(1, radius - border), (255,))
    half = Image.new("L", image.size)
    middle = image.height / 2
    lit = (0, 0, image.width, middle) if is_upright else (0, middle, image.width, image.height)
    ImageDraw.Draw(half).rectangle(lit, fill=255)
    image.paste((*mix(fill, WHITE, 0.14), 255), mask=ImageChops.multiply(light, half))


def _stones(image: Image.Image, box: Box, radius: float, grain: int) -> None:
    """The dashed border of a tunnel."""
    out = 1.9 * grain
    around = _inside(box, -out)
    band = Image.new("L", image.size)
    rounded(ImageDraw.Draw(band), around, radius + out, (255,))
    image.paste((*MORTAR, 255), mask=band)
    dash = Image.new("L", image.size)
    draw = ImageDraw.Draw(dash)
    count = max(4, round((around[2] - around[0]) / (7.6 * grain)))
    step = (around[2] - around[0]) / count
    for number in range(count):
        left = around[0] + number * step + step * 0.2
        draw.rectangle((left, around[1], left + step * 0.6, around[3]), fill=255)
    middle = image.height / 2
    for left, right in ((around[0], box[0] + grain), (box[2] - grain, around[2])):
        draw.rectangle((left, middle - 4.4 * grain, right, middle + 4.4 * grain), fill=255)
    image.paste((*STONE, 255), mask=ImageChops.multiply(dash, band))


def _disc(image: Image.Image, grain: int) -> None:
    draw = ImageDraw.Draw(image)
    x, y, radius = image.width / 2, image.height / 2, 8.6 * grain
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=(*HULL, 255))
    radius -= 1.2 * grain
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=(*DISC, 255))


def _waves(image: Image.Image, box: Box, grain: int) -> None:
    draw = ImageDraw.Draw(image)
    left, span = box[0] + 7 * grain, box[2] - box[0] - 14 * grain
    for offset in (-2.2 * grain, 2.4 * grain):
        middle = image.height / 2 + offset
        points = [
            (left + i * span / 40, middle + 1.25 * grain * math.sin(i / 40 * 6 * math.pi))
            for i in range(41)
        ]
        draw.line(points, fill=WAVE, width=round(1.5 * grain), joint="curve")
