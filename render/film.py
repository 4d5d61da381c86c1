"""A match as a film: its boards, small, one after the other, as an animated picture."""

import io
from collections.abc import Sequence
from typing import Final

from PIL import Image

from render.painter import Picture

WIDTH: Final = 825
"""Pixels: half of a board."""
FRAME_MS: Final = 450
"""How long a board is shown; the last one stays."""
LAST_MS: Final = 4_000
MOST: Final = 3 * 1024 * 1024
"""Bytes of a film."""
QUALITIES: Final = (72, 58, 45, 32, 20)
"""Tried in turn until it is small enough."""
FRAME_QUALITY: Final = 92


def still(picture: Picture) -> bytes:
    """One board at the size of the film."""
    with Image.open(io.BytesIO(picture.data)) as image:
        height = round(image.height * WIDTH / image.width)
        small = image.convert("RGB").resize((WIDTH, height), Image.Resampling.LANCZOS)
    data = io.BytesIO()
    small.save(data, "WEBP", quality=FRAME_QUALITY, method=0)
    return data.getvalue()


def film(stills: Sequence[bytes]) -> Picture:
    """All of them in motion, at most `MOST` bytes: what comes out too large is made with less
    detail, then with every other board."""
    frames = [_opened(one) for one in stills]
    while True:
        for quality in QUALITIES:
            data = _written(frames, quality)
            if len(data) <= MOST:
                return Picture(data, "webp", frames[0].size)
        frames = [*frames[:-1:2], frames[-1]]


def _opened(data: bytes) -> Image.Image:
    with Image.open(io.BytesIO(data)) as image:
        return image.convert("RGB")


def _written(frames: Sequence[Image.Image], quality: int) -> bytes:
    data = io.BytesIO()
    frames[0].save(
        data,
        "WEBP",
        save_all=True,
        append_images=list(frames[1:]),
        duration=[*[FRAME_MS] * (len(frames) - 1), LAST_MS],
        loop=0,
        quality=quality,
        method=2,
    )
    return data.getvalue()
