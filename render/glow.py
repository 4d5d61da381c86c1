"""Halos: what is new has a white core and a yellow glow under it. Nothing else glows."""

import functools
import math

from PIL import Image, ImageChops, ImageDraw

from render.canvas import Box, Point, soft
from render.layout import RoutePlace, Slot

AROUND = 50
"""Units around a route that its halo may take."""


@functools.lru_cache(32)
def glow(
    place: RoutePlace, scale: int, keep: Box | None = None
) -> tuple[Image.Image, Image.Image, Point]:
    """Two masks, core and halo, and the place of their corner in units of the board; nothing
    falls outside `keep`."""
    first, last, half = place.slots[0], place.slots[-1], place.length / 2
    points = [_off(first, -half), *((s.x, s.y) for s in place.slots), _off(last, half)]
    left = math.floor(min(x for x, _ in points)) - AROUND
    top = math.floor(min(y for _, y in points)) - AROUND
    right = math.ceil(max(x for x, _ in points)) + AROUND
    bottom = math.ceil(max(y for _, y in points)) + AROUND
    size = ((right - left) * scale, (bottom - top) * scale)
    line = [((x - left) * scale, (y - top) * scale) for x, y in points]
    masks = []
    for width, blur, gain in ((29, 1.2, 1.0), (46, 6, 1.35)):
        mask = Image.new("L", size)
        ImageDraw.Draw(mask).line(line, fill=255, width=width * scale, joint="curve")
        brighter = soft(mask, blur * scale).point([min(255, int(v * gain)) for v in range(256)])
        masks.append(_inside(brighter, (left, top), scale, keep))
    return masks[0], masks[1], (left, top)


def _off(slot: Slot, along: float) -> Point:
    turn = math.radians(slot.degrees)
    return slot.x + math.cos(turn) * along, slot.y + math.sin(turn) * along


def _inside(mask: Image.Image, corner: Point, scale: int, keep: Box | None) -> Image.Image:
    if keep is None:
        return mask
    hole = Image.new("L", mask.size)
    box = [(v - corner[i % 2]) * scale for i, v in enumerate(keep)]
    if box[2] > box[0] and box[3] > box[1]:
        ImageDraw.Draw(hole).rectangle(box, fill=255)
    return ImageChops.multiply(mask, hole)


@functools.lru_cache(16)
def ring(radius: float, inner: float, scale: int) -> Image.Image:
    """The mask of a disc, or of a ring when `inner` is not 0; radii in units of the board."""
    times = 4
    k = scale * times
    side = (math.ceil(radius) + 2) * 2 * k
    mask = Image.new("L", (side, side))
    draw, middle = ImageDraw.Draw(mask), side / 2
    for r, fill in ((radius * k, 255), (inner * k, 0)):
        if r:
            draw.ellipse((middle - r, middle - r, middle + r, middle + r), fill=fill)
    return mask.reduce(times) if inner else soft(mask.reduce(times), 2.0 * scale)
