"""The signs that tell cards apart without colour, and small drawn signs that the fonts lack."""

import math
from collections.abc import Iterable
from typing import Final

from PIL import ImageDraw

from render.canvas import Point, rounded

Fill = tuple[int, ...]


def _turn(steps: int, radius: float, start: float = 0.0) -> list[Point]:
    """The corners of a regular shape around the origin, the first one at `start` radians."""
    return [
        (
            math.cos(start + i * 2 * math.pi / steps) * radius,
            math.sin(start + i * 2 * math.pi / steps) * radius,
        )
        for i in range(steps)
    ]


def _star() -> list[Point]:
    turns = [(i * math.pi / 5, 1.15 if i % 2 == 0 else 0.5) for i in range(10)]
    return [(math.sin(angle) * radius, -math.cos(angle) * radius) for angle, radius in turns]


def _cross(arm: float) -> list[Point]:
    quarter = [(-arm, -1.0), (arm, -1.0), (arm, -arm)]
    points: list[Point] = []
    for _ in range(4):
        points += quarter
        quarter = [(-y, x) for x, y in quarter]
    return points


def _heart() -> list[Point]:
    turns = [i / 40 * 2 * math.pi for i in range(40)]
    return [
        (
            16.5 * math.sin(t) ** 3 / 16,
            -(13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)) / 16,
        )
        for t in turns
    ]


SHAPES: Final = {
    "diamond": [(0.0, -1.1), (0.85, 0.0), (0.0, 1.1), (-0.85, 0.0)],
    "triangle": [(0.0, -1.13), (0.98, 0.57), (-0.98, 0.57)],
    "square": [(-0.82, -0.82), (0.82, -0.82), (0.82, 0.82), (-0.82, 0.82)],
    "circle": _turn(48, 0.9),
    "hexagon": _turn(6, 1.05),
    "star": _star(),
    "cross": _cross(0.38),
    "heart": _heart(),
}
"""Outlines around the origin, about one unit from it."""


def symbol(
    draw: ImageDraw.ImageDraw, kind: str, x: float, y: float, radius: float, fill: Fill
) -> None:
    """The sign of a card colour; `loco` is the engine, an empty kind draws nothing."""
    if kind == "loco":
        loco(draw, x, y, radius * 1.1, fill)
    elif kind:
        _polygon(draw, SHAPES[kind], x, y, radius, fill)


def _polygon(
    draw: ImageDraw.ImageDraw, shape: Iterable[Point], x: float, y: float, size: float, fill: Fill
) -> None:
    draw.polygon([(x + a * size, y + b * size) for a, b in shape], fill=fill)


_ENGINE: Final = (
    (-1.2, -0.38, 0.45, 0.3, 0.22),
    (0.3, -0.85, 1.1, 0.45, 0.08),
    (0.18, -1.0, 1.22, -0.8, 0.06),
    (-1.0, -0.95, -0.62, -0.3, 0.0),
    (-1.1, -1.05, -0.52, -0.85, 0.05),
    (-0.3, -0.62, 0.05, -0.3, 0.12),
    (-1.1, 0.2, 1.15, 0.5, 0.0),
)
"""Boiler, cab, roof, chimney, its rim, dome, frame: boxes and the radius of their corners."""


def loco(
    draw: ImageDraw.ImageDraw,
    x: float,
    y: float,
    radius: float,
    fill: Fill,
    window: Fill | None = None,
) -> None:
    """A steam engine seen from its side, from -1.45 to 1.25 radii across."""
    for left, top, right, bottom, corner in _ENGINE:
        box = (x + left * radius, y + top * radius, x + right * radius, y + bottom * radius)
        rounded(draw, box, corner * radius, fill)
    _polygon(draw, [(-1.2, 0.2), (-1.45, 0.72), (-0.9, 0.72), (-0.9, 0.2)], x, y, radius, fill)
    for at, wheel in ((-0.72, 0.3), (-0.02, 0.3), (0.68, 0.36)):
        _disc(draw, x + at * radius, y + 0.66 * radius, wheel * radius, fill)
    if window:
        box = (x + 0.5 * radius, y - 0.65 * radius, x + 0.9 * radius, y - 0.2 * radius)
        draw.rectangle(box, fill=window)


def _disc(draw: ImageDraw.ImageDraw, x: float, y: float, radius: float, fill: Fill) -> None:
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=fill)


def tick(draw: ImageDraw.ImageDraw, x: float, y: float, fill: Fill, size: float = 1.0) -> None:
    """A check mark from (x, y), 18 by 16 pixels at size 1: the fonts have none."""
    points = [(x, y), (x + 6 * size, y + 7 * size), (x + 18 * size, y - 9 * size)]
    draw.line(points, fill=fill, width=max(1, round(4 * size)), joint="curve")


def robot(
    draw: ImageDraw.ImageDraw, x: float, y: float, radius: float, fill: Fill, eyes: Fill
) -> None:
    """A robot's head around (x, y): the mark of a computer player."""
    draw.line(
        [(x, y - radius), (x, y - radius * 0.5)], fill=fill, width=max(1, round(radius * 0.2))
    )
    _disc(draw, x, y - radius, radius * 0.22, fill)
    box = (x - radius * 0.95, y - radius * 0.55, x + radius * 0.95, y + radius * 0.85)
    rounded(draw, box, radius * 0.3, fill)
    for side in (-0.4, 0.4):
        _disc(draw, x + side * radius, y, radius * 0.2, eyes)
    mouth = (x - radius * 0.45, y + radius * 0.38, x + radius * 0.45, y + radius * 0.55)
    draw.rectangle(mouth, fill=eyes)
