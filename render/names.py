"""City names on a window: inside, and at the border for routes that go on to a city outside."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from render import art
from render.canvas import Box, Point
from render.fonts import readable, width
from render.layout import CityPlace, Layout
from render.palette import BROWN, INK, Rgb
from render.route_board import RouteBoard
from render.window import Window

FAR_SIZE = 16
"""The size of a name at the border, in units of the board."""


@dataclass(frozen=True, slots=True)
class Name:
    """A name ready to be pasted."""

    city: int
    tile: Image.Image
    at: tuple[int, int]
    box: Box
    """What its letters cover, in pixels of the picture."""


def names_of(layout: Layout, names: Sequence[str], window: Window) -> tuple[Name, ...]:
    """The names of the cities whose dots lie in the window, wholly inside it."""
    placed = []
    for city, place in enumerate(layout.cities):
        if not window.holds(place.x, place.y):
            continue
        text = readable("label", names[city], "")
        x, y = label_place(place, width("label", text, layout.label_size))
        placed.append(_name(city, text, window.at(x, y), layout.label_size, window))
    return tuple(placed)


def label_place(place: CityPlace, wide: float) -> Point:
    """The middle of a city's name of that width: as the layout has it for the name it was made
    for; the side next to the city stays for any other."""
    left, _, right, _ = place.box
    share = min(1.0, max(0.0, (place.x - left) / (right - left)))
    change = wide + 2 - (right - left)
    return place.label[0] + change * (0.5 - share), place.label[1]


def _name(city: int, text: str, at: Point, size: float, window: Window, ink: Rgb = INK) -> Name:
    tile, dx, dy = art.label(text, size, window.scale, ink)
    pad = 7 * window.scale
    wide, high = window.size
    margin = 8 if window.scale > 1 else -pad
    x = min(max(round(at[0]) + dx, margin - pad), wide - tile.width + pad - margin)
    y = min(max(round(at[1]) + dy, margin - pad), high - tile.height + pad - margin)
    box = (x + pad, y + pad, x + tile.width - pad, y + tile.height - pad)
    return Name(city, tile, (x, y), box)


def far_names(board: RouteBoard, names: Sequence[str], window: Window) -> list[Name]:
    """For each route that leaves the window, the name of the city where it goes, at the border."""
    layout = board.layout
    taken = [name.box for name in names_of(layout, names, window)]
    found: list[Name] = []
    done = set()
    for track, place in zip(board.tracks, layout.routes, strict=True):
        for near, far, path in (
            (*track.ends, place.path),
            (*track.ends[::-1], place.path[::-1]),
        ):
            start, end = layout.cities[near], layout.cities[far]
            is_out = window.holds(start.x, start.y) and not window.holds(end.x, end.y)
            exit_ = window.border(path) if is_out and (near, far) not in done else None
            if exit_ is None:
                continue
            done.add((near, far))
            name = _best(far, readable("label", names[far], ""), exit_, taken, window)
            taken.append(name.box)
            found.append(name)
    return found


def _best(city: int, text: str, at: Point, taken: list[Box], window: Window) -> Name:
    """Along the border around the exit, where it covers the fewest other names."""
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


def _overlap(a: Box, b: Box) -> float:
    wide = min(a[2], b[2]) - max(a[0], b[0])
    high = min(a[3], b[3]) - max(a[1], b[1])
    return wide * high if wide > 0 and high > 0 else 0.0
