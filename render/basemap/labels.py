"""Places of the city names: candidates around each city, scored, then annealed together."""

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageDraw

from render.basemap.plan import AREA, LABEL_SIZE, PANEL, ROOF
from render.basemap.projection import SIZE, Array
from render.canvas import Box, Point
from render.fonts import font

STEPS = 12_000
GAPS = (11.5, 14, 18, 23, 29, 36)
"""Units between a city's middle and its name."""
KEPT = 90
"""Candidates of a city that the annealing looks at."""


@dataclass(frozen=True)
class Label:
    """A place for a name: the middle of its letters, what it covers, and the slots under it."""

    at: Point
    box: Box
    covered: float
    """Pixels of slots, roofs and cities under it."""


Cost = Callable[[int, int], float]
"""Of a candidate for a city, given what the others have picked."""


@dataclass(frozen=True)
class _Candidate:
    cost: float
    label: Label


def place_labels(names: Sequence[str], cities: Array, slots: Sequence[Array]) -> list[Label]:
    """A place for each name, near its own city, off slots, roofs, cities and each other."""
    cover = _Cover(cities, slots)
    choices = [
        _candidates(name, city, cities, cover) for name, city in zip(names, cities, strict=True)
    ]
    near = [
        [
            other
            for other in range(len(cities))
            if other != city and math.dist(cities[other], cities[city]) < 330
        ]
        for city in range(len(cities))
    ]
    picked = [0] * len(names)

    def cost(city: int, choice: int) -> float:
        mine = choices[city][choice]
        rivals = (choices[other][picked[other]].label.box for other in near[city])
        return mine.cost + sum(_overlap(mine.label.box, box) for box in rivals) * 0.8

    _anneal(choices, picked, cost)
    for _ in range(3):
        for city, own in enumerate(choices):
            costs = [cost(city, choice) for choice in range(len(own))]
            picked[city] = costs.index(min(costs))
    return [choices[city][picked[city]].label for city in range(len(names))]


def _anneal(choices: list[list[_Candidate]], picked: list[int], cost: Cost) -> None:
    dice = random.Random(3)
    heat = 6.0
    for _ in range(STEPS):
        city = dice.randrange(len(choices))
        choice = dice.randrange(len(choices[city]))
        worse = cost(city, choice) - cost(city, picked[city])
        if worse < 0 or dice.random() < math.exp(-worse / heat):
            picked[city] = choice
        heat = max(0.03, heat * 0.9995)


class _Cover:
    """How many used pixels a box covers, by a summed-area table."""

    def __init__(self, cities: Array, slots: Sequence[Array]) -> None:
        mask = Image.new("L", SIZE)
        draw = ImageDraw.Draw(mask)
        for shape in (*slots, *(slot - (0, ROOF) for slot in slots)):
            draw.polygon([(float(x), float(y)) for x, y in shape], fill=1)
        for x, y in cities:
            draw.ellipse((x - 11.5, y - 11.5, x + 11.5, y + 11.5), fill=1)
        draw.rectangle(PANEL, fill=1)
        used = np.asarray(mask, "f8")
        self._sums = np.pad(used.cumsum(0).cumsum(1), ((1, 0), (1, 0)))

    def __call__(self, box: Box) -> float:
        x0, y0 = math.floor(box[0]), math.floor(box[1])
        x1, y1 = math.ceil(box[2]), math.ceil(box[3])
        if x0 < AREA[0] - 14 or y0 < 16 or x1 > SIZE[0] - 16 or y1 > SIZE[1] - 16:
            return 1e6
        sums = self._sums
        return float(sums[y1, x1] - sums[y0, x1] - sums[y1, x0] + sums[y0, x0])


def _candidates(name: str, city: Array, cities: Array, cover: _Cover) -> list[_Candidate]:
    left, top, right, bottom = font("label", LABEL_SIZE).getbbox(name, anchor="mm")
    wide, high = right - left, bottom - top
    x, y = float(city[0]), float(city[1])
    found = []
    for gap in GAPS:
        for angle in np.linspace(0, 2 * math.pi, 48, endpoint=False):
            ux, uy = math.cos(angle), math.sin(angle)
            mx = x + ux * gap + math.copysign(abs(ux) ** 0.5, ux) * wide / 2
            my = y + uy * gap + uy * high / 2
            box = (mx - wide / 2 - 1, my - high / 2 - 1, mx + wide / 2 + 1, my + high / 2 + 1)
            near = np.hypot(*(cities - np.clip(cities, box[:2], box[2:])).T)
            mine = math.hypot(*(city - np.clip(city, box[:2], box[2:])))
            if mine < 8:
                continue
            ambiguous = max(0, int((near < mine + 3).sum()) - 1)
            covered = cover(box)
            cost = (
                covered * 0.6 + ambiguous * 25 + (mine - 9) * 0.35 + (0 if abs(uy) < 0.4 else 0.25)
            )
            at = (mx - (left + right) / 2, my - (top + bottom) / 2)
            found.append(_Candidate(cost, Label(at, box, covered)))
    return sorted(found, key=lambda candidate: candidate.cost)[:KEPT]


def _overlap(a: Box, b: Box) -> float:
    """Shared pixels; names on one line keep a space between them."""
    wide = min(a[2] + 9, b[2]) - max(a[0] - 9, b[0])
    high = min(a[3] + 1, b[3]) - max(a[1] - 1, b[1])
    return wide * high if wide > 0 and high > 0 else 0.0
