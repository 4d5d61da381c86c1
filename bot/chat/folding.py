"""Words as people type and sort them: without accents, capitals or signs."""

import re
import unicodedata

SIGNS = re.compile(r"[^a-z0-9]+")
DIGITS = 9
"""Longer numbers are sorted as words."""


def fold(text: str) -> str:
    """«París–Zúrich · 3 moradas» -> «paris zurich 3 moradas»."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join([sign for sign in bare if not unicodedata.combining(sign)])
    return SIGNS.sub(" ", letters).strip()


def in_order(text: str) -> list[str]:
    """What a text is sorted by: its words, numbers by their size («2» before «10»)."""
    return [word.zfill(DIGITS) if word.isdecimal() else word for word in fold(text).split()]


def matched(typed: list[str], line: list[str]) -> list[str]:
    """The typed words that begin no word of the line; each word of the line serves once."""
    free = list(line)
    left: list[str] = []
    for word in typed:
        found = next((other for other in free if other.startswith(word)), None)
        if found is None:
            left.append(word)
        else:
            free.remove(found)
    return left
