"""The printed board: map, ways, empty slots, cities, frame. Nothing on it changes in a match.

Printing takes a second or two and `render.layer_cache` keeps the result; what a language writes on
it is added afterwards.
"""

import functools
import math
from collections.abc import Mapping
from importlib.resources import files
from itertools import pairwise

from PIL import Image, ImageChops, ImageDraw

from render import art
from render.art.slots import Look
from render.canvas import Point, paste_fine, rounded, soft, turned_box
from render.fonts import font
from render.marks import fitting, write
from render.painter import RenderError
from render.palette import GOLD, MAROON, PAPER_PANEL, SEA_INK, SUBTITLE, TITLE, WOOD
from render.route_board import RouteBoard
from render.window import Window

GRAIN = {1: 4, 2: 6}
"""By scale: slots are drawn with so many pixels for each unit of the board, and reduced."""

WAY, WAY_GRAIN = 6, 4
"""Units around a way that its line may take, and pixels for each unit while it is drawn."""


def bare_map(board: RouteBoard, scale: int) -> Image.Image:
    """The map alone, `scale` pixels a unit. Raises `RenderError` when its file is missing."""
    path = files("data") / "maps" / board.bases[scale]
    try:
        with path.open("rb") as file, Image.open(file) as image:
            return image.convert("RGB")
    except OSError as error:
        raise RenderError(f"map {board.bases[scale]}: {error}") from error


def print_board(board: RouteBoard, scale: int) -> Image.Image:
    """The board without any piece or word, `scale` pixels a unit; the panel only at scale 1."""
    image = bare_map(board, scale).convert("RGBA")
    _ways(image, board, scale)
    _slots(image, board, scale)
    dot = art.city_dot(scale)
    for city in board.layout.cities:
        left, top = city.x * scale - dot.width / 2, city.y * scale - dot.height / 2
        image.alpha_composite(dot, (round(left), round(top)))
    printed = image.convert("RGB")
    if scale == 1:
        _panel(printed, board)
        frame(printed)
    return printed


def write_title(image: Image.Image, board: RouteBoard, words: Mapping[str, str]) -> None:
    """The two lines at the head of the panel."""
    x0, y0, x1, _ = board.layout.panel
    for word, at, size, fill in (("title", 42, 46, TITLE), ("subtitle", 81, 28, SUBTITLE)):
        text = words.get(f"{board.game}-picture-{word}", "")
        fitted = fitting(text, "title", size, x1 - x0 - 32)
        write(image, ((x0 + x1) / 2, y0 + at), text, "title", fitted, fill, "mm")


def write_seas(
    image: Image.Image, board: RouteBoard, words: Mapping[str, str], window: Window
) -> None:
    """The names on the water that lie wholly in a window."""
    for sea in board.layout.seas:
        name = words.get(f"{board.game}-sea-{sea.id}", "")
        if not name:
            continue
        mask = _sea(name, sea.size * window.scale, sea.tracking * window.scale)
        x, y = window.at(sea.x, sea.y)
        left, top = round(x - mask.width / 2), round(y - mask.height / 2)
        right, bottom = image.width - mask.width, image.height - mask.height
        if 0 <= left <= right and 0 <= top <= bottom:
            image.paste(SEA_INK, (left, top), mask)


@functools.lru_cache(64)
def _sea(name: str, size: int, tracking: int) -> Image.Image:
    """The mask of a spaced name."""
    letters = font("sea", size)
    steps = [letters.getlength(letter) + tracking for letter in name]
    mask = Image.new("L", (math.ceil(sum(steps)) + size // 2, size * 3 // 2))
    draw, x = ImageDraw.Draw(mask), size / 4
    for letter, step in zip(name, steps, strict=True):
        draw.text((x, mask.height / 2), letter, font=letters, fill=165, anchor="lm")
        x += step
    return mask


def _ways(image: Image.Image, board: RouteBoard, scale: int) -> None:
    """The faint way under the slots: brown on land, dotted white at sea."""
    land, wake = Image.new("L", image.size), Image.new("L", image.size)
    for track, place in zip(board.tracks, board.layout.routes, strict=True):
        left = math.floor(min(x for x, _ in place.path)) - WAY
        top = math.floor(min(y for _, y in place.path)) - WAY
        right = math.ceil(max(x for x, _ in place.path)) + WAY
        bottom = math.ceil(max(y for _, y in place.path)) + WAY
        k = WAY_GRAIN
        drawn = Image.new("L", ((right - left) * k, (bottom - top) * k))
        points = [((x - left) * k, (y - top) * k) for x, y in place.path]
        pen = _wake if track.kind == "ferry" else _way
        pen(ImageDraw.Draw(drawn), points)
        whole = wake if track.kind == "ferry" else land
        small = drawn.reduce(k // scale)
        at = (left * scale, top * scale)
        box = (*at, at[0] + small.width, at[1] + small.height)
        whole.paste(ImageChops.lighter(whole.crop(box), small), at)
    image.paste((52, 36, 28, 255), mask=land)
    image.paste((250, 252, 250, 255), mask=wake)


def _way(draw: ImageDraw.ImageDraw, points: list[Point]) -> None:
    draw.line(points, fill=90, width=5 * WAY_GRAIN, joint="curve")


def _wake(draw: ImageDraw.ImageDraw, points: list[Point]) -> None:
    for (x0, y0), (x1, y1) in pairwise(points):
        count = max(1, round(math.hypot(x1 - x0, y1 - y0) / (7 * WAY_GRAIN)))
        for step in range(count):
            x, y = x0 + (x1 - x0) * step / count, y0 + (y1 - y0) * step / count
            r = 1.5 * WAY_GRAIN
            draw.ellipse((x - r, y - r, x + r, y + r), fill=210)


def _slots(image: Image.Image, board: RouteBoard, scale: int) -> None:
    height, grain = board.layout.slot_height, GRAIN[scale]
    shade = Image.new("L", image.size)
    draw = ImageDraw.Draw(shade)
    for place in board.layout.routes:
        for slot in place.slots:
            size = (place.length + 2) * scale, (height + 1.5) * scale
            at = (slot.x + 1.4) * scale, (slot.y + 1.9) * scale
            draw.polygon(turned_box(*at, *size, slot.degrees), fill=120)
    image.paste((40, 24, 16, 255), mask=soft(shade, 1.8 * scale))
    for track, place in zip(board.tracks, board.layout.routes, strict=True):
        for number, slot in enumerate(place.slots):
            look = Look(place.length, height, track.color, track.kind, number in place.locos)
            sprite = art.slot(look, round(slot.degrees, 1), grain)
            paste_fine(image, sprite, slot.x * scale, slot.y * scale, grain // scale)


def _panel(image: Image.Image, board: RouteBoard) -> None:
    x0, y0, x1, y1 = board.layout.panel
    shade = Image.new("L", image.size)
    rounded(ImageDraw.Draw(shade), (x0 + 3, y0 + 4, x1 + 5, y1 + 4), 8, (140,))
    image.paste((20, 14, 10), mask=soft(shade, 5))
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((x0, y0, x1, y1), 8, fill=PAPER_PANEL, outline=WOOD, width=2)
    inner = (x0 + 4, y0 + 4, x1 - 4, y1 - 4)
    draw.rounded_rectangle(inner, 5, outline=(196, 154, 80), width=2)
    rounded(draw, (x0 + 8, y0 + 8, x1 - 8, y0 + 110), 4, MAROON)
    line = (x0 + 12, y0 + 12, x1 - 12, y0 + 106)
    draw.rounded_rectangle(line, 3, outline=(222, 182, 104), width=1)


def frame(image: Image.Image) -> None:
    """A frame of wood and gold: the picture stands on dark and on light pages."""
    right, bottom = image.width - 1, image.height - 1
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, right, bottom), outline=WOOD, width=8)
    draw.rectangle((8, 8, right - 8, bottom - 8), outline=GOLD, width=2)
    draw.rectangle((10, 10, right - 10, bottom - 10), outline=WOOD, width=1)
