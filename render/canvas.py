"""Drawing at several times the size and reducing, pasting with fractions of a pixel, encoding."""

import io
import math
from collections.abc import Sequence
from itertools import pairwise

from PIL import Image, ImageDraw, ImageFilter

from render.painter import Picture

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

QUALITY = 90
"""Of JPEG, with full colour (4:4:4): reduced colour smears red text and the edges of wagons."""


def turned_box(x: float, y: float, width: float, height: float, degrees: float) -> list[Point]:
    """The corners of a rectangle around (x, y), turned clockwise on the screen."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    corners = (
        (-width / 2, -height / 2),
        (width / 2, -height / 2),
        (width / 2, height / 2),
        (-width / 2, height / 2),
    )
    return [(x + a * cos - b * sin, y + a * sin + b * cos) for a, b in corners]


def paste_centre(image: Image.Image, sprite: Image.Image, x: float, y: float) -> None:
    """Paste an RGBA sprite with its middle at whole pixels nearest to (x, y)."""
    image.paste(sprite, (round(x - sprite.width / 2), round(y - sprite.height / 2)), sprite)


def paste_fine(image: Image.Image, sprite: Image.Image, x: float, y: float, times: int) -> None:
    """Composite a sprite drawn at `times` the size with its middle at the exact (x, y)."""
    left, top = x * times - sprite.width / 2, y * times - sprite.height / 2
    at_x, at_y = math.floor(left / times), math.floor(top / times)
    room = Image.new(
        "RGBA",
        ((sprite.width // times + 2) * times, (sprite.height // times + 2) * times),
    )
    room.paste(sprite, (round(left - at_x * times), round(top - at_y * times)))
    small = room.reduce(times)
    skip = max(0, -at_x), max(0, -at_y)
    if skip[0] < small.width and skip[1] < small.height:
        image.alpha_composite(small, (max(0, at_x), max(0, at_y)), skip)


def soft(mask: Image.Image, radius: float) -> Image.Image:
    """A mask blurred: shadows and halos."""
    return mask.filter(ImageFilter.GaussianBlur(radius))


def rounded(draw: ImageDraw.ImageDraw, box: Box, radius: float, fill: tuple[int, ...]) -> None:
    """A filled rectangle with round corners; nothing where the box is too small."""
    if box[2] >= box[0] and box[3] >= box[1]:
        draw.rounded_rectangle(box, max(0.0, radius), fill=fill)


def dashes(points: Sequence[Point], on: float, off: float) -> list[tuple[Point, Point]]:
    """The pieces of a dashed line along the points."""
    pieces: list[tuple[Point, Point]] = []
    pen, rest = True, on
    for (x0, y0), (x1, y1) in pairwise(points):
        length, done = math.hypot(x1 - x0, y1 - y0), 0.0
        while done < length:
            step = min(rest, length - done)
            if pen:
                a, b = done / length, (done + step) / length
                pieces.append(
                    (
                        (x0 + (x1 - x0) * a, y0 + (y1 - y0) * a),
                        (x0 + (x1 - x0) * b, y0 + (y1 - y0) * b),
                    )
                )
            done += step
            rest -= step
            if rest <= 1e-9:
                pen, rest = not pen, off if pen else on
    return pieces


def jpeg(image: Image.Image, quality: int = QUALITY) -> Picture:
    """A finished picture as JPEG with full colour."""
    out = io.BytesIO()
    image.save(out, "JPEG", quality=quality, subsampling=0)
    return Picture(out.getvalue(), "jpg", image.size)


def png(image: Image.Image) -> Picture:
    """A finished picture as PNG, for small icons with transparency."""
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=9)
    return Picture(out.getvalue(), "png", image.size)
