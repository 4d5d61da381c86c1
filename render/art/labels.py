"""Names on the map: ink over a soft halo of paper."""

import functools
import math

from PIL import Image, ImageDraw

from render.canvas import soft
from render.fonts import font
from render.palette import INK, PAPER, Rgb


@functools.lru_cache(512)
def label(text: str, size: float, scale: int = 1, ink: Rgb = INK) -> tuple[Image.Image, int, int]:
    """An RGBA tile with the text, and where its corner lies from the text's middle."""
    letters = font("label", size * scale)
    left, top, right, bottom = letters.getbbox(text, anchor="mm")
    pad = 7 * scale
    x, y = math.floor(left - pad), math.floor(top - pad)
    box = (math.ceil(right - x + pad), math.ceil(bottom - y + pad))
    halo = Image.new("L", box)
    ImageDraw.Draw(halo).text(
        (-x, -y), text, font=letters, fill=255, anchor="mm", stroke_width=3 * scale
    )
    tile = Image.new("RGBA", box, (*PAPER, 0))
    tile.putalpha(soft(halo, 0.8 * scale).point([min(236, int(v * 1.15)) for v in range(256)]))
    mask = Image.new("L", box)
    ImageDraw.Draw(mask).text((-x, -y), text, font=letters, fill=255, anchor="mm")
    drawn = Image.new("RGBA", box, (*ink, 0))
    drawn.putalpha(mask)
    tile.alpha_composite(drawn)
    return tile, x, y
