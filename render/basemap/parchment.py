"""The bare map: parchment with relief, tinted sea with waterlines, coast, rivers, frontiers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageDraw

from render.basemap.borders import frontiers
from render.basemap.geography import Inputs, clipped
from render.basemap.projection import SIZE, Array, View
from render.basemap.setting import DegreeBox
from render.canvas import Point, dashes
from render.palette import LAND, LAND_HIGH, SEA, SEA_DEEP

Line = list[Point]
WATERLINES = ((4, 0.55), (9, 0.40), (15.5, 0.28), (24, 0.18), (35, 0.11))
"""Units off the coast, and how strong."""
TIMES = 2
"""Lines are drawn so many times larger and reduced."""


@dataclass(frozen=True)
class Shapes:
    """What is drawn as lines, in pixels of the enlarged canvas."""

    land: list[list[Line]]
    lakes: list[list[Line]]
    rivers: list[Line]
    frontiers: list[Line]


def build(view: View, inputs: Inputs) -> tuple[Image.Image, Array]:
    """The map of a view as RGB, and its land as shares of 0 to 1 a pixel."""
    shapes = _shapes(view, inputs)
    land = np.clip(_mask(view, shapes.land) - _mask(view, shapes.lakes), 0, 1)
    lon, lat = view.degrees()
    colors = _painted(view, inputs, land, lon, lat)
    image = Image.fromarray(np.clip(colors, 0, 255).astype("u1")).convert("RGBA")
    image.alpha_composite(_lines(view, shapes))
    return image.convert("RGB"), land


def _shapes(view: View, inputs: Inputs) -> Shapes:
    def project(rows: Array) -> Line:
        return [(float(x), float(y)) for x, y in view.xy(rows[:, 0], rows[:, 1]) * TIMES]

    west, south, east, north = view.setting.waters

    def is_near(rows: Array, margin: float = 0.0) -> bool:
        x, y = rows.mean(0)
        return bool(west - margin < x < east + margin and south < y < north + margin)

    land = [
        [project(ring) for ring in part]
        for rings in inputs.land()
        if _meets(rings[0], view.setting.land)
        for part in clipped(rings, view.setting.land)
    ]
    return Shapes(
        land=land,
        lakes=[
            [project(ring) for ring in rings] for rings in inputs.lakes() if is_near(rings[0], 2)
        ],
        rivers=[project(line) for line in inputs.rivers() if is_near(line)],
        frontiers=[project(line) for line in frontiers(inputs, view.setting)],
    )


def _meets(ring: Array, box: DegreeBox) -> bool:
    (x0, y0), (x1, y1) = ring.min(0), ring.max(0)
    return bool(x1 >= box[0] and x0 <= box[2] and y1 >= box[1] and y0 <= box[3])


def _mask(view: View, shapes: Sequence[Sequence[Line]]) -> Array:
    mask = Image.new("L", (view.size[0] * TIMES, view.size[1] * TIMES))
    draw = ImageDraw.Draw(mask)
    for outline, *holes in shapes:
        draw.polygon(outline, fill=255)
        for hole in holes:
            draw.polygon(hole, fill=0)
    share: Array = np.asarray(mask.reduce(TIMES), "f4") / 255
    return share


def _color(value: Sequence[int]) -> Array:
    return np.array(value, "f4")


def _blend(under: Array, over: Sequence[int], share: Array) -> Array:
    mixed: Array = under * (1 - share[..., None]) + share[..., None] * _color(over)
    return mixed


def _painted(view: View, inputs: Inputs, land: Array, lon: Array, lat: Array) -> Array:
    """Land, sea and the grain of the paper."""
    from scipy import ndimage

    unit = view.size[0] / SIZE[0]
    height = inputs.elevation(lon, lat)
    ground = _ground(view, inputs.relief(lon, lat), land, height)
    sea = _sea(land, height, unit)
    colors = sea * (1 - land[..., None]) + ground * land[..., None]
    random = np.random.default_rng(7)
    fine = ndimage.gaussian_filter(random.normal(0, 1, land.shape), 1.0) * 2.6
    cloudy = ndimage.gaussian_filter(random.normal(0, 1, land.shape), 24) * 34
    grained: Array = colors + ((fine + cloudy) * (0.55 + 0.45 * land))[..., None]
    return grained


def _ground(view: View, grey: Array, land: Array, height: Array) -> Array:
    """Tint by height, light from the north-west, crisp ridges, faint snow, a shaded coast."""
    from scipy import ndimage

    unit, heights = view.size[0] / SIZE[0], view.setting.heights

    smooth = ndimage.gaussian_filter(np.maximum(height, 0), 1.1 * unit)
    down, right = np.gradient(smooth)
    shade = -np.clip((right + down) * 0.7 * 0.016 * unit, -1.4, 1.4)
    ridge = (grey - ndimage.gaussian_filter(grey, 18 * unit)) / 255
    mount = np.clip((smooth - heights.low) / heights.rise, 0, 1)[..., None]
    tint = np.clip(smooth / heights.top, 0, 1)[..., None] ** 0.8
    colors = _color(LAND) + (_color(LAND_HIGH) - _color(LAND)) * tint
    colors = colors + shade[..., None] * _color((58, 54, 46)) * (0.35 + 0.65 * mount)
    colors = colors + ridge[..., None] * _color((70, 66, 58)) * (0.5 + 0.5 * mount)
    colors = _blend(colors, (252, 250, 246), np.clip((smooth - heights.snow) / 1200, 0, 0.55))
    inland = ndimage.distance_transform_edt(land >= 0.5)
    coast = np.clip(1 - inland / (9 * unit), 0, 1) ** 1.5 * 0.30
    return _blend(colors, (206, 176, 128), coast)


def _sea(land: Array, height: Array, unit: float) -> Array:
    """Tint by depth and distance, and waterlines that fade off the coast."""
    from scipy import ndimage

    far = ndimage.distance_transform_edt(land < 0.5)
    deep = np.clip(-height / 3000, 0, 1) * 0.55 + np.clip(far / (260 * unit), 0, 1) * 0.45
    share = np.clip(deep, 0, 1)[..., None]
    colors: Array = _color(SEA) + (_color(SEA_DEEP) - _color(SEA)) * share
    for off, strength in WATERLINES:
        line = np.clip(1 - np.abs(far - off * unit) / (0.9 * unit), 0, 1) * strength
        colors = _blend(colors, (226, 240, 240), line)
    return colors


def _lines(view: View, shapes: Shapes) -> Image.Image:
    canvas = Image.new("RGBA", (view.size[0] * TIMES, view.size[1] * TIMES))
    draw = ImageDraw.Draw(canvas)
    unit = view.size[0] / SIZE[0] * TIMES

    def pen(line: Line, fill: tuple[int, ...], wide: float) -> None:
        draw.line(line, fill=fill, width=max(1, int(wide * unit)), joint="curve")

    for river in shapes.rivers:
        pen(river, (112, 157, 170, 150), 1.5)
    for frontier in shapes.frontiers:
        for piece in dashes(frontier, 9 * unit, 6 * unit):
            pen(list(piece), (120, 84, 60, 120), 1.6)
    for rings, wide, strength in ((shapes.land, 1.1, 200), (shapes.lakes, 0.8, 140)):
        for ring in (ring for part in rings for ring in part):
            pen([*ring, ring[0]], (70, 88, 92, strength), wide)
    return canvas.reduce(TIMES)


def save(image: Image.Image, write: Callable[[bytes], object], most: int) -> int:
    """Write as WebP of the best quality that takes at most so many bytes; returns the quality."""
    import io

    for quality in range(94, 60, -2):
        out = io.BytesIO()
        image.save(out, "WEBP", quality=quality, method=6)
        if out.tell() <= most:
            break
    write(out.getvalue())
    return quality
