"""From longitude and latitude to pixels and back: projection, scale and the warp of the map.

Central Europe needs more room than the true map gives. Cities are relaxed apart, and the whole map
(coast, relief, rivers, frontiers) follows through one smooth field: ports stay on the coast.
"""

import math
from typing import Any

import numpy as np
import numpy.typing as npt

from render.basemap.setting import Setting

Array = npt.NDArray[np.float64]
SIZE = (1650, 1050)
"""Of the picture at scale 1: 11 to 7."""


class Lambert:
    """Lambert conformal conic projection of the unit sphere."""

    def __init__(self, south: float, north: float, middle: float, meridian: float) -> None:
        f1, f2, f0 = (math.radians(value) for value in (south, north, middle))

        def tangent(angle: float) -> float:
            return math.tan(math.pi / 4 + angle / 2)

        self.meridian = math.radians(meridian)
        cosines = math.log(math.cos(f1) / math.cos(f2))
        self.n = cosines / math.log(tangent(f2) / tangent(f1))
        self.f = math.cos(f1) * tangent(f1) ** self.n / self.n
        self.r0 = self.f / tangent(f0) ** self.n

    def forward(self, lon: Any, lat: Any) -> tuple[Array, Array]:
        """Degrees to the plane."""
        east = np.radians(np.asarray(lon, float))
        north = np.radians(np.clip(np.asarray(lat, float), -80, 89.9))
        radius = self.f / np.tan(np.pi / 4 + north / 2) ** self.n
        turn = self.n * ((east - self.meridian + np.pi) % (2 * np.pi) - np.pi)
        return radius * np.sin(turn), self.r0 - radius * np.cos(turn)

    def inverse(self, x: Array, y: Array) -> tuple[Array, Array]:
        """The plane to degrees."""
        down = self.r0 - y
        radius = np.hypot(x, down) * np.sign(self.n)
        turn = np.arctan2(x, down)
        lat = 2 * np.arctan((self.f / radius) ** (1 / self.n)) - np.pi / 2
        return np.degrees(self.meridian + turn / self.n), np.degrees(lat)


class Warp:
    """A smooth displacement of the plane through control points: a thin-plate spline."""

    def __init__(self, source: Any, target: Any, smooth: float = 0.0) -> None:
        self.source: Array = np.asarray(source, float)
        count = len(self.source)
        a = np.zeros((count + 3, count + 3))
        a[:count, :count] = _bend(self.source, self.source) + np.eye(count) * smooth
        a[:count, count:] = np.c_[np.ones(count), self.source]
        a[count:, :count] = a[:count, count:].T
        b = np.zeros((count + 3, 2))
        b[:count] = np.asarray(target, float) - self.source
        self.weights: Array = np.linalg.solve(a, b).astype(np.float64)

    def _shift(self, points: Array) -> Array:
        out = np.empty_like(points)
        for start in range(0, len(points), 20000):
            part = points[start : start + 20000]
            row = np.c_[_bend(part, self.source), np.ones(len(part)), part]
            out[start : start + 20000] = row @ self.weights
        return out

    def forward(self, points: Any) -> Array:
        """Points of the true map to points of the warped one."""
        flat: Array = np.atleast_2d(np.asarray(points, float))
        return flat + self._shift(flat)

    def inverse(self, points: Any, rounds: int = 12) -> Array:
        """Points of the warped map to points of the true one."""
        goal: Array = np.atleast_2d(np.asarray(points, float))
        found = goal.copy()
        for _ in range(rounds):
            found = goal - self._shift(found)
        return found


def _bend(one: Array, other: Array) -> Array:
    square = ((one[:, None] - other[None]) ** 2).sum(-1) / 1e4
    bent: Array = np.where(square > 1e-12, square * np.log(np.maximum(square, 1e-12)), 0)
    return bent


class View:
    """Longitude and latitude to pixels of a canvas, `scale` for each unit of the board."""

    def __init__(self, setting: Setting, warp: Warp | None = None, scale: int = 1) -> None:
        self.setting = setting
        self.projection = Lambert(*setting.cone)
        self.warp, self.scale = warp, scale
        self.size = (SIZE[0] * scale, SIZE[1] * scale)
        (lon, lat), (x, y) = setting.anchor
        east, north = self.projection.forward(lon, lat)
        self._left = x - float(east) * setting.stretch
        self._top = y + float(north) * setting.stretch

    def flat(self, lon: Any, lat: Any) -> Array:
        """Units of the board before the warp."""
        x, y = self.projection.forward(lon, lat)
        return np.stack(
            [x * self.setting.stretch + self._left, self._top - y * self.setting.stretch], -1
        )

    def xy(self, lon: Any, lat: Any) -> Array:
        """Pixels of the canvas."""
        points = self.flat(lon, lat)
        if self.warp is not None:
            points = self.warp.forward(points.reshape(-1, 2)).reshape(points.shape)
        return points * self.scale

    def degrees(self, step: int = 10) -> tuple[Array, Array]:
        """Longitude and latitude of every pixel; the warp is undone on a coarse grid, which is
        interpolated."""
        from scipy.ndimage import map_coordinates

        wide, high = self.size
        y, x = np.mgrid[0:high, 0:wide].astype("f4")
        x, y = (x + 0.5) / self.scale, (y + 0.5) / self.scale
        if self.warp is not None:
            grid_y, grid_x = np.mgrid[
                -step : SIZE[1] + 2 * step : step, -step : SIZE[0] + 2 * step : step
            ].astype(float)
            flat = self.warp.inverse(np.c_[grid_x.ravel(), grid_y.ravel()])
            coarse = flat.reshape((*grid_x.shape, 2))
            where = [(y + step) / step, (x + step) / step]
            x = map_coordinates(coarse[..., 0], where, order=1)
            y = map_coordinates(coarse[..., 1], where, order=1)
        return self.projection.inverse(
            (x - self._left) / self.setting.stretch, (self._top - y) / self.setting.stretch
        )
