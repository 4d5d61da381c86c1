"""Plane geometry for the tests of the layout."""

import math
from itertools import product

from render.canvas import Box, Point, turned_box


def corners(box: Box) -> list[Point]:
    return [(box[0], box[1]), (box[2], box[1]), (box[2], box[3]), (box[0], box[3])]


def rectangle(x, y, width, height, degrees) -> list[Point]:
    return turned_box(x, y, width, height, degrees)


def penetration(one: list[Point], other: list[Point]) -> float:
    """How far two convex shapes reach into each other along the axis that parts them best."""
    least = math.inf
    for shape in (one, other):
        for (ax, ay), (bx, by) in zip(shape, shape[1:] + shape[:1], strict=True):
            size = math.hypot(bx - ax, by - ay)
            nx, ny = (ay - by) / size, (bx - ax) / size
            spans = [[x * nx + y * ny for x, y in points] for points in (one, other)]
            reach = min(max(spans[0]), max(spans[1])) - max(min(spans[0]), min(spans[1]))
            if reach <= 0:
                return 0.0
            least = min(least, reach)
    return least


def meeting(a: Point, b: Point, c: Point, d: Point) -> Point | None:
    """Where two segments cross."""
    den = (a[0] - b[0]) * (c[1] - d[1]) - (a[1] - b[1]) * (c[0] - d[0])
    if abs(den) < 1e-9:
        return None
    t = ((a[0] - c[0]) * (c[1] - d[1]) - (a[1] - c[1]) * (c[0] - d[0])) / den
    u = ((a[0] - c[0]) * (a[1] - b[1]) - (a[1] - c[1]) * (a[0] - b[0])) / den
    if 0 <= t <= 1 and 0 <= u <= 1:
        return a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])
    return None


def to_segment(point: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / max(1e-9, dx * dx + dy * dy)
    t = max(0.0, min(1.0, t))
    return math.hypot(point[0] - a[0] - t * dx, point[1] - a[1] - t * dy)


def to_box(point: Point, box: Box) -> float:
    dx = max(box[0] - point[0], 0, point[0] - box[2])
    dy = max(box[1] - point[1], 0, point[1] - box[3])
    return math.hypot(dx, dy)


def overlap(a: Box, b: Box) -> float:
    return max(0, min(a[2], b[2]) - max(a[0], b[0])) * max(0, min(a[3], b[3]) - max(a[1], b[1]))


def grid(width: float, height: float) -> list[Point]:
    """Four places off the middle of a slot."""
    return list(product((-width, width), (-height, height)))
