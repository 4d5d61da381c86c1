"""A ticket as a tile: mini-map, both cities, points, and how far it is from being joined."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from render.canvas import Box, Point
from render.icons import sign
from render.marks import (
    DONE,
    OPEN,
    PARCHMENT,
    badge,
    caption,
    cross,
    fitting,
    length,
    paste,
    plate,
    tick,
    write,
)
from render.mini_map import Errand, MiniMaps
from render.palette import GOLD, INK, MAROON

TILE_WORDS: Final = tuple(
    f"rails-sheet-{word}" for word in ("to-go", "joined", "blocked", "by-station", "long")
)
TALL_FROM: Final = 190
"""Lower tiles have their map at the left instead of above."""
_EDGE_OPEN: Final = (150, 112, 70)
_GRAY: Final = (112, 104, 96)


@dataclass(frozen=True, slots=True)
class TicketTile:
    """What a tile says."""

    cities: tuple[str, str]
    points: int
    is_long: bool
    errand: Errand
    missing: int | None
    """Fewest wagons still to be placed; 0 is joined; None when there is no way."""
    by_station: bool = False
    """There is no way, but a station might still lend one."""
    letter: str = ""
    """Of a ticket on offer."""


class Boxes(NamedTuple):
    """Where the parts of a tile lie, in pixels from the tile's corner: left, top, right, bottom."""

    map: Box
    letter: Box
    name: Box
    state: Box
    points: Box


def boxes(width: int, height: int, is_lettered: bool = False) -> Boxes:
    """The parts of a tile of this size; they never touch each other. The map lies above the text,
    or at its left where it would be too low for its country."""
    if height >= TALL_FROM and width <= 1.5 * height:
        return _tall(width, height, is_lettered)
    return _wide(width, height, is_lettered)


def _tall(width: int, height: int, is_lettered: bool) -> Boxes:
    foot = height - 8 - 112
    radius = 31
    points = width - 12 - 2 * radius
    start = 14 + (62 if is_lettered else 0)
    return Boxes(
        (8, 8, width - 8, foot),
        (12, foot + 14, start - 4, foot + 70),
        (start, foot + 4, points - 6, height - 44),
        (14, height - 42, points - 6, height - 10),
        (points, height - 14 - 2 * radius, width - 12, height - 14),
    )


def _wide(width: int, height: int, is_lettered: bool) -> Boxes:
    edge = 8 + min(round(width * 0.46 if height > 200 else width * 0.4), height)
    radius = 31 if height > 200 else 22 if height < 130 else 25
    points = width - 10 - 2 * radius
    state = height - 2 * radius - 8
    start = edge + 10
    head = 8 + (66 if is_lettered else 0)
    return Boxes(
        (8, 8, edge, height - 8),
        (start, 12, start + 56, head - 2),
        (start, head, width - 10, state - 4),
        (start, state, points - 4, height - 8),
        (points, state, width - 10, height - 8),
    )


def draw_tile(
    image: Image.Image,
    place: Box,
    tile: TicketTile,
    maps: MiniMaps,
    words: Mapping[str, str],
) -> None:
    """Put a tile in its place."""
    x, y = at = round(place[0]), round(place[1])
    size = round(place[2]) - x, round(place[3]) - y
    done = tile.missing == 0
    frame = plate(*size, 12, PARCHMENT, DONE if done else _EDGE_OPEN, 5 if done else 2)
    paste(image, frame, x, y)
    parts = boxes(*size, bool(tile.letter))
    left, top, right, bottom = (round(v) for v in parts.map)
    image.paste(maps.draw(tile.errand, right - left, bottom - top), (x + left, y + top))
    _name(image, _moved(parts.name, at), tile)
    _state(image, _moved(parts.state, at), tile, words)
    box = _moved(parts.points, at)
    radius = round((box[2] - box[0]) / 2)
    middle = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    badge(image, *middle, str(tile.points), radius, DONE if done else MAROON)
    if tile.is_long:
        box = _moved(parts.map, at)
        window = maps.window(tile.errand, right - left, bottom - top)
        ends = [window.put(maps.place(city)) for city in tile.errand.ends]
        seen = [(box[0] + one[0], box[1] + one[1]) for one in ends]
        _ribbon(image, box, words["rails-sheet-long"], seen)
    if tile.letter:
        box = _moved(parts.letter, at)
        middle = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        badge(image, *middle, tile.letter, 27, INK, GOLD)


def _moved(box: Box, at: tuple[int, int]) -> Box:
    return box[0] + at[0], box[1] + at[1], box[2] + at[0], box[3] + at[1]


@lru_cache(128)
def name_lines(cities: tuple[str, str], room: float, height: float) -> tuple[int, list[str]]:
    """Size and lines of a tile's name: one line where it stays large, else one for each city."""
    one, other = cities
    whole = f"{one}–{other}"
    most = 40 if height >= 46 else 30
    for size in range(most, 29, -1):
        if length(whole, "bold", size) <= room:
            return size, [whole]
    size = min(40, int(height / 2.04))
    lines = [f"{one}–", other]
    return min(fitting(line, "bold", size, room, 14) for line in lines), lines


def _name(image: Image.Image, box: Box, tile: TicketTile) -> None:
    size, lines = name_lines(tile.cities, box[2] - box[0], box[3] - box[1])
    step = size * 0.98
    y = (box[1] + box[3]) / 2 - step * (len(lines) - 1) / 2
    for line in lines:
        write(image, (box[0], y), line, "bold", size, INK)
        y += step


def _state(image: Image.Image, box: Box, tile: TicketTile, words: Mapping[str, str]) -> None:
    """Joined with a tick · «5 [wagon] to go» · only by a station · cut off with a cross."""
    x, y = box[0], (box[1] + box[3]) / 2
    size = min(30, round((box[3] - box[1]) * 0.88))
    if tile.missing:
        figure = round(size * 1.2)
        x += write(image, (x, y), str(tile.missing), "bold", figure, OPEN) + 5
        mark, word, color = sign(f"seat_{tile.errand.seat}", round(size * 1.25)), "to-go", OPEN
    elif tile.missing == 0:
        mark, word, color = tick(size, DONE), "joined", DONE
    elif tile.by_station:
        mark, word, color = sign("estacion", round(size * 1.15)), "by-station", OPEN
    else:
        mark, word, color = cross(size, _GRAY), "blocked", _GRAY
    paste(image, mark, x, y - mark.height / 2)
    x += mark.width + 6
    text = words[f"rails-sheet-{word}"]
    if length(text, "medium", fitting(text, "medium", size, box[2] - x, 20)) <= box[2] - x:
        caption(image, (x, y), text, "medium", size, box[2] - x, color)


def _ribbon(image: Image.Image, box: Box, text: str, ends: Sequence[Point]) -> None:
    """A long ticket's mark: across the corner of the map that is farthest from its cities."""
    side = 92 if box[3] - box[1] > 110 else 70
    x, y = max(
        ((x, y) for y in (box[1], box[3]) for x in (box[0], box[2])),
        key=lambda corner: min(math.dist(corner, end) for end in ends),
    )
    is_right, is_low = x == box[2], y == box[3]
    ribbon = _corner(side, is_right, is_low)
    paste(image, ribbon, x - side if is_right else x, y - side if is_low else y)
    inward = side * 0.3, side * 0.27
    at = x - inward[0] if is_right else x + inward[0], y - inward[1] if is_low else y + inward[1]
    size = fitting(text, "bold", round(side * 0.27), side * 0.5)
    write(image, at, text, "bold", size, (255, 232, 176), "mm")


@lru_cache(8)
def _corner(side: int, is_right: bool, is_low: bool) -> Image.Image:
    n = side * 3
    ribbon = Image.new("RGBA", (n, n))
    draw = ImageDraw.Draw(ribbon)
    draw.polygon([(0, 0), (n, 0), (0, n)], fill=(*MAROON, 255))
    draw.line([(n, 0), (0, n)], fill=(*GOLD, 255), width=7)
    small = ribbon.reduce(3)
    if is_right:
        small = small.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    return small.transpose(Image.Transpose.FLIP_TOP_BOTTOM) if is_low else small
