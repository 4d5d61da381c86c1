"""The fonts of the pictures, what they can write, and text that fits.

Names of players are arbitrary: what a font has no glyph for is replaced by its plain letters where
Unicode knows them, and dropped otherwise. Nothing here raises because of a text.
"""

import functools
import io
import unicodedata
from importlib.resources import files
from typing import Final

from PIL import ImageFont

from render.letters import latin
from render.painter import RenderError

FILES: Final = {
    "title": "AbrilFatface-Regular.ttf",
    "label": "BarlowCondensed-SemiBold.ttf",
    "bold": "BarlowCondensed-Bold.ttf",
    "medium": "BarlowCondensed-Medium.ttf",
    "sea": "AlegreyaSans-Italic.ttf",
}
"""Role -> file in `data/fonts`: titles and scores, city names, numbers, running text, seas."""

ELLIPSIS: Final = "…"
LONGEST: Final = 200
"""Signs of a text that are looked at; nothing drawn is longer."""
_SAME: Final = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "‑": "-", "―": "—", "─": "-"})


@functools.lru_cache(64)
def font(role: str, size: float) -> ImageFont.FreeTypeFont:
    """The font of a role at a size in pixels; the basic layout, so that bytes are the same
    wherever they are drawn. Raises `RenderError` when the file is missing."""
    path = files("data") / "fonts" / FILES[role]
    try:
        content = io.BytesIO(path.read_bytes())
        return ImageFont.truetype(
            content, max(6, round(size)), layout_engine=ImageFont.Layout.BASIC
        )
    except OSError as error:
        raise RenderError(f"font {FILES[role]}: {error}") from error


def width(role: str, text: str, size: float) -> float:
    """Pixels that a text takes."""
    return font(role, size).getlength(text)


def fit(
    role: str, text: str, size: float, room: float, smallest: float = 12
) -> ImageFont.FreeTypeFont:
    """The largest font not above `size` whose text fits in `room` pixels, else the smallest."""
    while size > smallest and width(role, text, size) > room:
        size -= 1
    return font(role, size)


@functools.lru_cache(1024)
def cut(role: str, text: str, size: float, room: float) -> str:
    """The text as far as it fits, ended by an ellipsis where something is left out."""
    if width(role, text, size) <= room:
        return text
    shorter = text[:LONGEST]
    while len(shorter) > 1 and width(role, shorter.rstrip() + ELLIPSIS, size) > room:
        shorter = shorter[:-1]
    return shorter.rstrip() + ELLIPSIS


@functools.lru_cache(256)
def wrap(role: str, text: str, size: float, room: float, lines: int) -> tuple[str, ...]:
    """The text in at most so many lines; the last one is cut. A middle dot goes with what follows
    it, and is left out where it would begin a line."""
    rows: list[str] = []
    words = text[:LONGEST].replace(" · ", " ·\u00a0").split(" ") if text.strip() else []
    while words and len(rows) < lines - 1:
        row = words.pop(0)
        while words and width(role, f"{row} {words[0]}", size) <= room:
            row += " " + words.pop(0)
        rows.append(row)
    if words:
        rows.append(" ".join(words))
    plain = [row.replace("\u00a0", " ").removeprefix("· ") for row in rows]
    return tuple(cut(role, row, size, room) for row in plain)


@functools.lru_cache(4096)
def covers(role: str, sign: str) -> bool:
    """Whether the font has a glyph of its own for one sign."""
    if sign.isspace():
        return sign in " \u00a0"
    probe = font(role, 32)
    return _picture(probe, sign) != _picture(probe, "\uffff")


def _picture(probe: ImageFont.FreeTypeFont, sign: str) -> bytes:
    mask = probe.getmask(sign, mode="L")
    return bytes(mask) + bytes(mask.size)


@functools.lru_cache(1024)
def readable(role: str, text: str, otherwise: str = "?") -> str:
    """A stranger's text as the font can write it, in one line.

    Fancy letters become plain ones (NFKC), Cyrillic and Greek ones Latin, letters that the font
    lacks lose their marks; control, zero-width and direction signs, emoji and stacked marks go.
    `otherwise` when neither letter nor digit is left.
    """
    folded = unicodedata.normalize("NFKC", text[:LONGEST].translate(_SAME))
    kept = "".join(_writable(role, sign) for sign in folded)
    written = " ".join(kept.split())
    return written if any(sign.isalnum() for sign in written) else otherwise


def _writable(role: str, sign: str) -> str:
    category = unicodedata.category(sign)
    if category[0] == "Z" or sign in "\t\n\r":
        return " "
    if category[0] == "C" or category in ("Mn", "Me"):
        return ""
    if covers(role, sign):
        return sign
    parts = [latin(part) or part for part in unicodedata.normalize("NFKD", sign)]
    plain = latin(sign) or "".join(parts)
    return "".join(part for part in plain if part.isalnum() and covers(role, part))
