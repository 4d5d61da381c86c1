"""Centre lines of the bands, all relaxed together as elastic strings."""

import itertools
import math
from dataclasses import dataclass, field

import numpy as np

from render.basemap.plan import AREA, CITY_RADIUS, Band, arc_length, resampled
from render.basemap.projection import Array, View
from render.canvas import Box


@dataclass
class Curve:
    """One band on its way: a line of points between two cities."""

    band: Band
    line: Array
    home: Array
    gap: list[float] = field(default_factory=lambda: [13.5, 13.5])
    """From each city to the first slot."""
    length: float = 0.0
    """Of each slot."""
    slots: list[list[tuple[float, float, float]]] = field(default_factory=list)
    """For each line its slots: middle and angle."""


def curves_of(bands: list[Band], cities: Array, view: View) -> list[Curve]:
    """The curves as drawn by the board's via points."""
    found = []
    for band in bands:
        via = [view.xy(lon, lat) for lat, lon in band.via]
        line = through([cities[band.ends[0]], *via, cities[band.ends[1]]])
        line = resampled(line, max(9, round(arc_length(line) / 11) | 1))
        found.append(Curve(band, line, line.copy()))
    return found


def through(points: list[Array], per: int = 40) -> Array:
    """A centripetal Catmull-Rom curve through points."""
    knots = [np.asarray(point, float) for point in points]
    if len(knots) == 2:
        share = np.linspace(0, 1, per * 2)[:, None]
        straight: Array = knots[0] * (1 - share) + knots[1] * share
        return straight
    knots = [2 * knots[0] - knots[1], *knots, 2 * knots[-1] - knots[-2]]
    out = []
    for start in range(len(knots) - 3):
        p = knots[start : start + 4]
        t = [0.0]
        for a, b in itertools.pairwise(p):
            t.append(t[-1] + max(1e-6, math.hypot(*(b - a))) ** 0.5)
        for u in np.linspace(t[1], t[2], per, endpoint=False):
            first = [_between(p[j], p[j + 1], t[j], t[j + 1], u) for j in range(3)]
            second = [_between(first[j], first[j + 1], t[j], t[j + 2], u) for j in range(2)]
            out.append(_between(second[0], second[1], t[1], t[2], u))
    return np.array([*out, knots[-2]])


def _between(a: Array, b: Array, start: float, end: float, at: float) -> Array:
    return (end - at) / (end - start) * a + (at - start) / (end - start) * b


class Strings:
    """Moves the curves apart, away from foreign cities and from names, and keeps them smooth."""

    def __init__(self, curves: list[Curve], cities: Array) -> None:
        self.curves, self.cities = curves, cities
        self.boxes: list[Box] = []
        """Names to keep clear of."""
        count = range(len(curves))
        self._own = np.concatenate([np.full(len(c.line), i) for i, c in enumerate(curves)])
        self._half = np.array([curve.band.half for curve in curves])
        self._start = np.r_[0, np.cumsum([len(curve.line) for curve in curves])]
        self._is_end = np.zeros((len(curves), len(cities)), bool)
        for i, curve in enumerate(curves):
            self._is_end[i, list(curve.band.ends)] = True
        self._shared = np.full((len(curves), len(curves)), -1)
        for i, j in itertools.combinations(count, 2):
            common = set(curves[i].band.ends) & set(curves[j].band.ends)
            if common:
                self._shared[i, j] = self._shared[j, i] = common.pop()

    def relax(self, rounds: int) -> None:
        """So many steps of all lines together."""
        for _ in range(rounds):
            points = np.concatenate([curve.line for curve in self.curves])
            force = np.zeros_like(points)
            self._part(points, force)
            self._avoid_cities(points, force)
            for box in self.boxes:
                self._avoid_box(points, force, box)
            for number, curve in enumerate(self.curves):
                self._move(curve, force[self._start[number] : self._start[number + 1]])

    def _part(self, points: Array, force: Array) -> None:
        """Two bands keep their widths apart; near a city that they share, less and less."""
        from scipy.spatial import cKDTree

        pairs = cKDTree(points).query_pairs(46, output_type="ndarray")
        i, j = pairs[:, 0], pairs[:, 1]
        foreign = self._own[i] != self._own[j]
        i, j = i[foreign], j[foreign]
        away = points[i] - points[j]
        distance = np.maximum(np.hypot(away[:, 0], away[:, 1]), 1e-3)
        room = self._half[self._own[i]] + self._half[self._own[j]] + 6
        shared = self._shared[self._own[i], self._own[j]]
        weight = np.ones(len(i))
        near = shared >= 0
        if near.any():
            city = self.cities[shared[near]]
            gap = np.minimum(
                np.hypot(*(points[i[near]] - city).T), np.hypot(*(points[j[near]] - city).T)
            )
            weight[near] = np.clip((gap - 9) / 26, 0, 1)
        push = np.clip(room - distance, 0, None) * weight * 0.28
        step = away / distance[:, None] * push[:, None]
        np.add.at(force, i, step)
        np.add.at(force, j, -step)

    def _avoid_cities(self, points: Array, force: Array) -> None:
        away = points[:, None] - self.cities[None]
        distance = np.maximum(np.hypot(away[..., 0], away[..., 1]), 1e-3)
        room = (self._half[self._own] + CITY_RADIUS + 6)[:, None]
        push = np.where(self._is_end[self._own], 0, np.clip(room - distance, 0, None)) * 0.5
        force += (away / distance[..., None] * push[..., None]).sum(1)

    def _avoid_box(self, points: Array, force: Array, box: Box) -> None:
        off = points - np.clip(points, box[:2], box[2:])
        distance = np.hypot(off[:, 0], off[:, 1])
        inside = distance < 1e-6
        room = self._half[self._own] + 5
        push = np.where(inside, 0, np.clip(room - distance, 0, None)) * 0.6
        away = np.where(distance[:, None] > 1e-6, off / np.maximum(distance, 1e-6)[:, None], 0)
        force += away * push[:, None]
        if inside.any():
            up = np.sign(points[inside, 1] - (box[1] + box[3]) / 2)
            force[inside, 1] += np.where(up == 0, 1, up) * 2.5

    def _move(self, curve: Curve, force: Array) -> None:
        """Stiffness, a weak pull to the drawn curve, a bow where the line is too short."""
        line, band = curve.line, curve.band
        smooth = np.zeros_like(line)
        smooth[1:-1] = (line[:-2] + line[2:]) / 2 - line[1:-1]
        pull = 0.006 if band.via else 0.004
        total = force + smooth * 0.8 + (curve.home - line) * pull
        total += self._bow(curve, force)
        total[0] = total[-1] = 0
        line = line + np.clip(total, -2.5, 2.5)
        line[1:-1, 0] = np.clip(line[1:-1, 0], AREA[0] + band.half, AREA[2] - band.half)
        line[1:-1, 1] = np.clip(line[1:-1, 1], AREA[1] + band.half, AREA[3] - band.half)
        curve.line = resampled(line, len(line))

    @staticmethod
    def _bow(curve: Curve, force: Array) -> Array:
        line = curve.line
        now, need = arc_length(line), curve.band.length * 30.5 + 34
        if now >= need:
            return np.zeros_like(line)
        chord = line[-1] - line[0]
        normal = np.array([-chord[1], chord[0]]) / max(1e-6, math.hypot(*chord))
        side = float(((line - line[0]) @ normal).mean())
        if abs(side) < 0.6:
            side = float((force @ normal).sum()) or 1.0
        shape = np.sin(np.linspace(0, math.pi, len(line)))[:, None]
        bow: Array = np.sign(side) * normal * shape * min(1.2, (need - now) * 0.05)
        return bow
