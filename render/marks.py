"""Small drawn things that every sheet uses: plates, discs, ticks, cloth, and text kept drawn."""

import math
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from render.art import card
from render.canvas import paste_centre, soft
from render.fonts import cut, font
from render.palette import FELT, GOLD, INK, WOOD, Rgb

PARCHMENT: Final = (250, 242, 222)
IVORY: Final = (246, 228, 184)
DONE: Final = (30, 106, 58)
OPEN: Final = (150, 50, 20)
_FINE: Final = 3


@lru_cache(256)
def plate(
    width: int, height: int, radius: int, fill: Rgb, edge: Rgb | None = None, line: int = 0
) -> Image.Image:
    """A rounded rectangle with smooth corners; shared, never to be drawn upon."""
    corner = radius + line + 1
    side = 2 * corner + 1
    if min(width, height) <= side:
        return _small_plate(width, height, radius, fill, edge, line)
    small = _small_plate(side, side, radius, fill, edge, line)
    # the sides and the middle are stretched from one pixel: much is not drawn large and reduced
    image = Image.new("RGBA", (width, height))
    near, far = (0, corner), (corner + 1, side)
    columns = ((near, 0, corner), ((corner, corner + 1), corner, width - side + 1))
    for (x0, x1), left, wide in (*columns, (far, width - corner, corner)):
        rows = ((near, 0, corner), ((corner, corner + 1), corner, height - side + 1))
        for (y0, y1), top, high in (*rows, (far, height - corner, corner)):
            part = small.crop((x0, y0, x1, y1))
            image.paste(part.resize((wide, high), Image.Resampling.NEAREST), (left, top))
    return image


def _small_plate(
    width: int, height: int, radius: int, fill: Rgb, edge: Rgb | None, line: int
) -> Image.Image:
    image = Image.new("RGBA", (width * _FINE, height * _FINE))
    draw = ImageDraw.Draw(image)
    for gap, color in ((0, edge), (line, fill)):
        if color is not None:
            box = [v * _FINE for v in (gap, gap, width - gap, height - gap)]
            corner = max(0, radius - gap) * _FINE
            draw.rounded_rectangle([*box[:2], box[2] - 1, box[3] - 1], corner, fill=color)
    return image.reduce(_FINE)


@lru_cache(64)
def disc(radius: int, fill: Rgb, edge: Rgb, line: int = 3) -> Image.Image:
    """A round badge without its text."""
    side = 2 * radius * _FINE
    image = Image.new("RGBA", (side, side))
    draw = ImageDraw.Draw(image)
    for gap, color in ((0, edge), (line * _FINE, fill)):
        draw.ellipse([gap, gap, side - 1 - gap, side - 1 - gap], fill=color)
    return image.reduce(_FINE)


@lru_cache(32)
def tick(side: int, color: Rgb) -> Image.Image:
    """A drawn check mark: the fonts have none."""
    return _strokes(side, color, [[(0.1, 0.55), (0.4, 0.84), (0.92, 0.16)]])


@lru_cache(32)
def cross(side: int, color: Rgb) -> Image.Image:
    """A drawn «no»."""
    return _strokes(side, color, [[(0.18, 0.18), (0.82, 0.82)], [(0.82, 0.18), (0.18, 0.82)]])


def _strokes(side: int, color: Rgb, lines: list[list[tuple[float, float]]]) -> Image.Image:
    """Thick lines with round joints and ends, in shares of the side."""
    n = side * _FINE
    image = Image.new("RGBA", (n, n))
    draw = ImageDraw.Draw(image)
    width = round(0.17 * n)
    for line in lines:
        points = [(x * n, y * n) for x, y in line]
        draw.line(points, fill=color, width=width)
        for x, y in points:
            draw.ellipse([x - width / 2, y - width / 2, x + width / 2, y + width / 2], fill=color)
    return image.reduce(_FINE)


@lru_cache(16)
def ticket_back(width: int, height: int) -> Image.Image:
    """A ticket without its cities."""
    image = plate(width, height, max(3, height // 9), PARCHMENT, INK, 2).copy()
    image.alpha_composite(plate(width - 14, height - 14, 4, PARCHMENT, GOLD, 2), (7, 7))
    fine = Image.new("RGBA", (width * _FINE, height * _FINE))
    draw = ImageDraw.Draw(fine)
    w, h = width * _FINE, height * _FINE
    way = [(0.22 * w, 0.7 * h), (0.44 * w, 0.42 * h), (0.6 * w, 0.58 * h), (0.79 * w, 0.3 * h)]
    draw.line(way, fill=INK, width=round(0.06 * h), joint="curve")
    for x, y in (way[0], way[-1]):
        for r, fill in ((0.13 * h, INK), (0.08 * h, (206, 52, 48))):
            draw.ellipse([x - r, y - r, x + r, y + r], fill=fill)
    image.alpha_composite(fine.reduce(_FINE))
    return image


@lru_cache(16)
def dimmed(color: str, width: int, height: int) -> Image.Image:
    """A card that does not count, or may not be taken: faint and crossed out."""
    image = card(color, width, height).copy()
    image.putalpha(image.getchannel("A").point([round(v * 0.42) for v in range(256)]))
    side = round(width * 0.4)
    image.alpha_composite(cross(side, PARCHMENT), ((width - side) // 2, round(height * 0.56)))
    return image


@lru_cache(16)
def halo(width: int, height: int, radius: int, spread: int) -> Image.Image:
    """The light around a card that counts: a mask that is `3 * spread` larger on each side."""
    pad = 3 * spread
    mask = Image.new("L", (width + 2 * pad, height + 2 * pad))
    box = [pad - spread, pad - spread, pad + width + spread, pad + height + spread]
    ImageDraw.Draw(mask).rounded_rectangle(box, radius + spread, fill=255)
    return soft(mask, spread * 0.7)


@lru_cache(8)
def cloth(width: int, height: int, split: int, upper: Rgb = (70, 40, 30)) -> Image.Image:
    """The table under cards: wood, above `split` a strip of its own, felt below; RGB, shared."""
    image = Image.new("RGB", (width, height), WOOD)
    if split:
        paste(image, plate(width - 20, split - 16, 14, upper, GOLD, 2), 10, 10)
    top = split or 10
    paste(image, plate(width - 20, height - top - 10, 14, FELT, GOLD, 2), 10, top)
    return image


def paste(image: Image.Image, sprite: Image.Image, x: float, y: float) -> None:
    """Put a sprite with its corner at (x, y)."""
    image.paste(sprite, (round(x), round(y)), sprite)


def badge(
    image: Image.Image, x: float, y: float, text: str, radius: int, fill: Rgb, edge: Rgb = GOLD
) -> None:
    """A number in a disc, its middle at (x, y)."""
    paste_centre(image, disc(radius, fill, edge), x, y)
    size = fitting(text, "bold", round(radius * 1.28), radius * 1.62)
    write(image, (x, y), text, "bold", size, (255, 246, 222), "mm")


@lru_cache(1024)
def length(text: str, role: str, size: int) -> float:
    """Pixels that a text takes, kept: asking the font costs more than drawing a card."""
    return font(role, size).getlength(text)


@lru_cache(512)
def fitting(text: str, role: str, size: int, room: float, least: int = 12) -> int:
    """The largest size not above `size` at which a text fits its room, else the least."""
    while size > least and length(text, role, size) > room:
        size -= 1
    return size


@lru_cache(512)
def _inked(text: str, role: str, size: int, anchor: str) -> tuple[Image.Image, int, int]:
    """The mask of a text and where its corner lies from its anchor."""
    face = font(role, size)
    left, top, right, bottom = face.getbbox(text, anchor=anchor)
    x, y = math.floor(left) - 1, math.floor(top) - 1
    mask = Image.new("L", (math.ceil(right) - x + 1, math.ceil(bottom) - y + 1))
    ImageDraw.Draw(mask).text((-x, -y), text, font=face, fill=255, anchor=anchor)
    return mask, x, y


def write(
    image: Image.Image,
    at: tuple[float, float],
    text: str,
    role: str,
    size: int,
    fill: Rgb,
    anchor: str = "lm",
) -> float:
    """Text that is known to fit; returns its width."""
    mask, x, y = _inked(text, role, size, anchor)
    image.paste(fill, (round(at[0]) + x, round(at[1]) + y), mask)
    return length(text, role, size)


def caption(
    image: Image.Image,
    at: tuple[float, float],
    text: str,
    role: str,
    size: int,
    room: float,
    fill: Rgb,
    anchor: str = "lm",
) -> float:
    """Text made smaller, at most by a third, to fit its room, then cut; returns its width."""
    least = round(size * 2 / 3)
    fitted = fitting(text, role, size, room, least)
    return write(image, at, cut(role, text, fitted, room), role, fitted, fill, anchor)
