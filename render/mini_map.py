"""The little maps of tickets: land, the ways, one's own network, and what is still missing."""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from render.canvas import Point, dashes
from render.palette import BARS, BLACK, SEATS, Rgb, mix

_FINE: Final = 3
_MARGIN: Final = 64
"""Map pixels around the cities of a ticket, at least."""
_RING: Final = 13
"""Picture pixels around them, at least: a city's ring is never cut."""
_LEAST: Final = 250
"""Narrower windows would show no country that one knows."""
_GRID: Final = 10
"""Windows start at multiples of it, so that more of them are the same."""
_BEYOND: Final = 340
"""Map pixels mirrored around the base map, so that a city by its edge has surroundings."""


class Chart(NamedTuple):
    """What a mini-map is drawn from."""

    plain: Image.Image
    """The base map without routes or names, 1650 x 1050, RGB."""
    places: Sequence[Point]
    """By city."""
    paths: Sequence[Sequence[Point]]
    """By route."""


class Errand(NamedTuple):
    """A ticket on its mini-map."""

    ends: tuple[int, int]
    own: tuple[int, ...]
    """Routes of the seat."""
    wanted: tuple[int, ...]
    """The routes of one cheapest completion; empty when joined or when there is none."""
    way: tuple[int, ...]
    """Own and wanted routes that lead from one city to the other: all of them is on the map."""
    is_joined: bool
    seat: int


class Window(NamedTuple):
    """A piece of the base map and how much it is reduced."""

    left: float
    top: float
    shrink: float
    """Map pixels per picture pixel."""

    def put(self, point: Point, fine: int = 1) -> Point:
        """A point of the base map in the picture, times `fine`."""
        return (
            (point[0] - self.left) / self.shrink * fine,
            (point[1] - self.top) / self.shrink * fine,
        )


class MiniMaps:
    """Draws mini-maps over one chart, keeping those drawn last."""

    def __init__(self, chart: Chart) -> None:
        self._chart = chart
        self._plain = _mirrored(chart.plain)
        self._land = lru_cache(96)(self._draw_land)
        self.draw = lru_cache(64)(self._draw)

    def place(self, city: int) -> Point:
        """Of a city on the base map."""
        return self._chart.places[city]

    def _draw(self, errand: Errand, width: int, height: int) -> Image.Image:
        """A mini-map of this size; shared, so never to be drawn upon."""
        window = self.window(errand, width, height)
        image = self._land(window, width, height).copy()
        over = Image.new("RGBA", (width * _FINE, height * _FINE))
        draw = ImageDraw.Draw(over)
        self._network(draw, window, errand)
        if not errand.is_joined:
            self._missing(draw, window, errand)
        for city in errand.ends:
            _ring(draw, window.put(self._chart.places[city], _FINE))
        over = over.reduce(_FINE)
        image.paste(over, (0, 0), over)
        return image

    def window(self, errand: Errand, width: int, height: int) -> Window:
        """Around both cities and the way between them, as large as the picture's shape allows."""
        points = [self._chart.places[city] for city in errand.ends]
        for route in errand.way:
            points += self._chart.paths[route]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        wide, high = max(xs) - min(xs), max(ys) - min(ys)
        full_width, full_height = self._chart.plain.size
        shrink = max(
            (wide + 2 * _MARGIN) / width,
            (high + 2 * _MARGIN) / height,
            wide / (width - 2 * _RING),
            high / (height - 2 * _RING),
            _LEAST / width,
        )
        shrink = min(
            shrink, (full_width + 2 * _BEYOND) / width, (full_height + 2 * _BEYOND) / height
        )
        left = (max(xs) + min(xs) - width * shrink) / 2
        top = (max(ys) + min(ys) - height * shrink) / 2
        ring = _RING * shrink
        return Window(
            _snap(
                left, min(xs) - ring, max(xs) + ring - width * shrink, full_width - width * shrink
            ),
            _snap(
                top, min(ys) - ring, max(ys) + ring - height * shrink, full_height - height * shrink
            ),
            shrink,
        )

    def _draw_land(self, window: Window, width: int, height: int) -> Image.Image:
        """The map with all ways as thin lines."""
        left, top = window.left + _BEYOND, window.top + _BEYOND
        box = (left, top, left + width * window.shrink, top + height * window.shrink)
        image = self._plain.resize(
            (width, height), Image.Resampling.LANCZOS, box=box, reducing_gap=2.0
        )
        image = Image.blend(image, Image.new("RGB", image.size, (244, 234, 210)), 0.16)
        over = Image.new("RGBA", (width * _FINE, height * _FINE))
        draw = ImageDraw.Draw(over)
        for path in self._chart.paths:
            line = [window.put(point, _FINE) for point in path]
            draw.line(line, fill=(80, 60, 48, 92), width=round(1.6 * _FINE))
        for place in self._chart.places:
            x, y = window.put(place, _FINE)
            r = 2.6 * _FINE
            draw.ellipse([x - r, y - r, x + r, y + r], fill=(70, 44, 34, 220))
        over = over.reduce(_FINE)
        image.paste(over, (0, 0), over)
        return image

    def _network(self, draw: ImageDraw.ImageDraw, window: Window, errand: Errand) -> None:
        color = SEATS[errand.seat]
        for width, fill in ((8.5, mix(color, BLACK, 0.62)), (5.5, color)):
            for route in errand.own:
                line = [window.put(point, _FINE) for point in self._chart.paths[route]]
                _pen(draw, line, width * _FINE, fill)
        for route in errand.way:
            if route in errand.own:
                line = [window.put(point, _FINE) for point in self._chart.paths[route]]
                draw.line(line, fill=BARS[errand.seat], width=round(1.7 * _FINE), joint="curve")

    def _missing(self, draw: ImageDraw.ImageDraw, window: Window, errand: Errand) -> None:
        """Dashes along the way that is cheapest to build; straight and red where there is none."""
        lines = [list(self._chart.paths[route]) for route in errand.wanted]
        ink: Rgb = (28, 18, 14)
        if not lines:
            lines = [[self._chart.places[city] for city in errand.ends]]
            ink = (178, 30, 30)
        for width, fill in ((6.6, (255, 249, 230)), (3.4, ink)):
            for line in lines:
                points = [window.put(point, _FINE) for point in line]
                for piece in dashes(points, 9 * _FINE, 6 * _FINE):
                    draw.line(piece, fill=fill, width=round(width * _FINE), joint="curve")


def _pen(draw: ImageDraw.ImageDraw, line: list[Point], width: float, fill: Rgb) -> None:
    draw.line(line, fill=fill, width=round(width), joint="curve")
    for x, y in (line[0], line[-1]):
        r = width / 2
        draw.ellipse([x - r, y - r, x + r, y + r], fill=fill)


def _ring(draw: ImageDraw.ImageDraw, at: Point) -> None:
    for radius, fill in ((10, (36, 22, 16)), (7.5, (250, 210, 90)), (3.2, (178, 36, 38))):
        r = radius * _FINE
        draw.ellipse([at[0] - r, at[1] - r, at[0] + r, at[1] + r], fill=fill)


def _snap(start: float, most: float, least: float, last: float) -> float:
    """A window's start on the grid: within the base map as far as its points, from `least` to
    `most`, allow it."""
    lower, upper = sorted((0.0, last))
    inside = min(max(lower, start), upper)
    inside = min(max(least, math.floor(inside / _GRID) * _GRID), most)
    return min(max(-float(_BEYOND), inside), last + _BEYOND)


def _mirrored(plain: Image.Image) -> Image.Image:
    """The base map with a margin of its own mirror image."""
    width, height = plain.size
    wide = Image.new("RGB", (width + 2 * _BEYOND, height))
    flip = Image.Transpose.FLIP_LEFT_RIGHT
    wide.paste(plain.crop((0, 0, _BEYOND, height)).transpose(flip), (0, 0))
    wide.paste(plain, (_BEYOND, 0))
    strip = plain.crop((width - _BEYOND, 0, width, height)).transpose(flip)
    wide.paste(strip, (_BEYOND + width, 0))
    whole = Image.new("RGB", (wide.width, height + 2 * _BEYOND))
    flip = Image.Transpose.FLIP_TOP_BOTTOM
    whole.paste(wide.crop((0, 0, wide.width, _BEYOND)).transpose(flip), (0, 0))
    whole.paste(wide, (0, _BEYOND))
    strip = wide.crop((0, height - _BEYOND, wide.width, height)).transpose(flip)
    whole.paste(strip, (0, _BEYOND + height))
    return whole
