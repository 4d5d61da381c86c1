"""City names on a window: inside, and at the border for routes that go on to a city outside."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PIL import Image

from render import art
from render.canvas import Box, Point
from render.fonts import readable, width
from render.layout import CityPlace, Layout
from render.palette import BROWN, INK, Rgb
from render.route_board import RouteBoard
from render.window import Window

PAD = 7
"""The halo around letters, in units of the board."""
FRAME = 9
"""What a frame and some air take of a window's side, in units of the board."""
FAR_SIZE = 16
"""The size of a name at the border, in units of the board."""


@dataclass(frozen=True, slots=True)
class Name:
    """A name ready to be pasted."""

    city: int
    tile: Image.Image
    at: tuple[int, int]
    """The pixel of the tile's corner."""
    box: Box
    """What its letters cover, in pixels of the picture."""


def names_of(layout: Layout, names: Sequence[str], window: Window) -> tuple[Name, ...]:
    """The names of the cities whose dots lie in the window, wholly inside it.

    Each stands where the layout has it; where the border would cut it, at the side of its city
    where it covers least.
    """
    placed: list[Name] = []
    cut: list[tuple[int, str, float]] = []
    for city, place in enumerate(layout.cities):
        if not window.holds(place.x, place.y):
            continue
        text = readable("label", names[city], "")
        wide = width("label", text, layout.label_size)
        x, y = label_place(place, text, wide)
        half = wide / 2 + FRAME, layout.label_size / 2 + FRAME
        if window.scale == 1 or (
            window.holds(x - half[0], y - half[1]) and window.holds(x + half[0], y + half[1])
        ):
            placed.append(_name(city, text, window.at(x, y), layout.label_size, window))
        else:
            cut.append((city, text, wide))
    for city, text, wide in cut:
        placed.append(_moved(layout, city, text, wide, placed, window))
    return tuple(sorted(placed, key=lambda name: name.city))


def label_place(place: CityPlace, text: str, wide: float) -> Point:
    """The middle of a city's name of that width: where the layout has it; one that the layout does
    not know keeps the side next to the city."""
    name = place.name(text)
    if text in place.names:
        return name.label
    left, _, right, _ = name.box
    share = min(1.0, max(0.0, (place.x - left) / (right - left)))
    change = wide + 2 - (right - left)
    return name.label[0] + change * (0.5 - share), name.label[1]


def _name(city: int, text: str, at: Point, size: float, window: Window, ink: Rgb = INK) -> Name:
    """A name with its middle at a pixel, moved into the window where it is a crop."""
    tile, dx, dy = art.label(text, size, window.scale, ink)
    x, y, pad = round(at[0]) + dx, round(at[1]) + dy, PAD * window.scale
    if window.scale > 1:
        margin = FRAME * window.scale - pad
        x = min(max(x, margin), window.size[0] - tile.width - margin)
        y = min(max(y, margin), window.size[1] - tile.height - margin)
    box = (x + pad, y + pad, x + tile.width - pad, y + tile.height - pad)
    return Name(city, tile, (x, y), box)


def _moved(
    layout: Layout, city: int, text: str, wide: float, others: Iterable[Name], window: Window
) -> Name:
    place, size = layout.cities[city], layout.label_size
    side, rise = wide / 2 + 14, size * 0.5 + 13
    tries = [
        _name(city, text, window.at(x, y), size, window)
        for x, y in (
            label_place(place, text, wide),
            *(
                (place.x + dx, place.y + dy)
                for dx in (-side, 0.0, side)
                for dy in (-rise, 0.0, rise)
            ),
        )
    ]
    boxes = [name.box for name in others]
    dots = [_around(window.at(c.x, c.y), 11 * window.scale) for c in layout.cities]
    slots = [
        _around(window.at(slot.x, slot.y), 8 * window.scale)
        for route in layout.routes
        for slot in route.slots
    ]
    obstacles = boxes + dots + slots
    return min(tries, key=lambda name: sum(_overlap(name.box, box) for box in obstacles))


def far_names(board: RouteBoard, names: Sequence[str], window: Window) -> list[Name]:
    """For each route that leaves the window, the name of the city where it goes, at the border."""
    layout = board.layout
    taken = [name.box for name in names_of(layout, names, window)]
    taken += [_around(window.at(c.x, c.y), 10 * window.scale) for c in layout.cities]
    found: list[Name] = []
    for track, place in zip(board.tracks, layout.routes, strict=True):
        ways = ((*track.ends, place.path), (*track.ends[::-1], place.path[::-1]))
        for near, far, path in ways:
            start, end = layout.cities[near], layout.cities[far]
            is_out = window.holds(start.x, start.y) and not window.holds(end.x, end.y)
            leave = window.border(path) if is_out else None
            if leave is None or any(_says(name, far, window.at(*leave)) for name in found):
                continue
            name = _at_border(far, readable("label", names[far], ""), leave, taken, window)
            taken.append(name.box)
            found.append(name)
    return found


def _says(name: Name, city: int, at: Point) -> bool:
    """Whether a name of that city already stands near by."""
    x, y = (name.box[0] + name.box[2]) / 2, (name.box[1] + name.box[3]) / 2
    return name.city == city and math.hypot(x - at[0], y - at[1]) < 170


def _at_border(city: int, text: str, at: Point, taken: list[Box], window: Window) -> Name:
    """Along the border around the place where the route leaves, covering the fewest names."""
    x, y = window.at(*at)
    wide, high = window.size
    is_side = min(x, wide - x) < min(y, high - y)
    tries = []
    for off in (0, -30, 30, -60, 60, -90, 90, -130, 130):
        place = (x, y + off) if is_side else (x + off, y)
        name = _name(city, text, place, FAR_SIZE, window, BROWN)
        covered = sum(_overlap(name.box, box) for box in taken)
        tries.append((covered + abs(off), name))
    return min(tries, key=lambda entry: entry[0])[1]


def _around(at: Point, radius: float) -> Box:
    return at[0] - radius, at[1] - radius, at[0] + radius, at[1] + radius


def _overlap(a: Box, b: Box) -> float:
    wide = min(a[2], b[2]) - max(a[0], b[0])
    high = min(a[3], b[3]) - max(a[1], b[1])
    return wide * high if wide > 0 and high > 0 else 0.0
