"""Sea names where they cover no slot, name, land or panel."""

import math
from collections.abc import Mapping
from typing import Any

import numpy as np
from PIL import Image, ImageDraw

from render.basemap.plan import rectangle
from render.basemap.projection import Array, View
from render.basemap.setting import Sea
from render.canvas import Box
from render.fonts import font


def place_seas(layout: Mapping[str, Any], view: View, land: Array) -> dict[str, dict[str, Any]]:
    """The rows of the layout for every sea that finds room."""
    sums = _used(layout, land)
    limits = (layout["panel"][2] + 10, 20, layout["size"][0] - 20, layout["size"][1] - 20)
    rows, taken = {}, list[Box]()
    for word, sea in view.setting.seas.items():
        letters = font("sea", sea.size)
        wide = sum(letters.getlength(sign) + sea.tracking for sign in sea.name) + 6
        found = _best(sea, (wide, sea.size * 1.05), view, sums, limits, taken)
        if found and found[0] < wide * sea.size * 1.05 * 0.22:
            taken.append(found[1])
            x, y = (found[1][0] + found[1][2]) / 2, (found[1][1] + found[1][3]) / 2
            rows[word] = {"at": [round(x), round(y)], "size": sea.size, "tracking": sea.tracking}
    return rows


def _used(layout: Mapping[str, Any], land: Array) -> Array:
    mask = Image.new("L", tuple(layout["size"]))
    draw = ImageDraw.Draw(mask)
    for route in layout["routes"].values():
        for x, y, angle in route["slots"]:
            shape = rectangle(x, y, route["length"] + 8, layout["slot_height"] + 8, angle)
            draw.polygon([(float(a), float(b)) for a, b in shape], fill=1)
    for city in layout["cities"].values():
        for x0, y0, x1, y1 in (row["box"] for row in city["names"].values()):
            draw.rectangle((x0 - 3, y0 - 3, x1 + 3, y1 + 3), fill=1)
    draw.rectangle((0, 0, layout["panel"][2] + 8, layout["size"][1]), fill=2)
    used = np.asarray(mask, "f8") * 4 + (land > 0.3) * 0.35
    return np.pad(used.cumsum(0).cumsum(1), ((1, 0), (1, 0)))


def _best(
    sea: Sea, size: tuple[float, float], view: View, sums: Array, limits: Box, taken: list[Box]
) -> tuple[float, Box] | None:
    x, y = (float(v) for v in view.xy(sea.lon, sea.lat))
    found: tuple[float, Box] | None = None
    for dx in range(-sea.reach, sea.reach + 1, 4):
        for dy in range(-sea.reach, sea.reach + 1, 4):
            left, top = int(x + dx - size[0] / 2), int(y + dy - size[1] / 2)
            right, bottom = int(x + dx + size[0] / 2), int(y + dy + size[1] / 2)
            is_inside = left >= limits[0] and top >= limits[1]
            if not (is_inside and right <= limits[2] and bottom <= limits[3]):
                continue
            box = (float(left), float(top), float(right), float(bottom))
            cost = sums[bottom, right] - sums[top, right] - sums[bottom, left] + sums[top, left]
            cost += math.hypot(dx, dy) * 0.3 + sum(500 for other in taken if _meet(box, other))
            if found is None or cost < found[0]:
                found = (float(cost), box)
    return found


def _meet(a: Box, b: Box) -> bool:
    return not (a[2] < b[0] or b[2] < a[0] or a[3] < b[1] or b[3] < a[1])
