"""The codes of rooms: a railway word and a number, easy to say aloud and to type anyhow."""

import unicodedata
from collections.abc import Callable, Iterable
from difflib import get_close_matches

WORDS = (
    "ANDEN",
    "BALASTO",
    "BIELA",
    "BOGIE",
    "CABINA",
    "CALDERA",
    "CARBON",
    "CORREO",
    "DIESEL",
    "ENLACE",
    "ESTRELLA",
    "EXPRESO",
    "FAROL",
    "FERRI",
    "FRENO",
    "HUMO",
    "LITERA",
    "MALETA",
    "PUENTE",
    "RAIL",
    "SEMAFORO",
    "SILBATO",
    "TALGO",
    "TENDER",
    "TREN",
    "TUNEL",
    "VAGON",
    "VAPOR",
    "VIA",
    "VIADUCTO",
)
"""ASCII capitals only: a code must survive every keyboard."""
FIRST, LAST = 10, 999
NEAR = 3
LIKENESS = 0.7
"""How much of a code must agree for another to be what was meant (0 to 1)."""


def new_code(below: Callable[[int], int]) -> str:
    """A random code: `TREN-42`, `VAPOR-317`."""
    return f"{WORDS[below(len(WORDS))]}-{FIRST + below(LAST - FIRST + 1)}"


def read_code(typed: str) -> str:
    """What somebody meant by typing it: accents, case, hyphens and spaces do not matter."""
    bare = unicodedata.normalize("NFKD", typed).upper()
    kept = "".join([letter for letter in bare if letter.isascii() and letter.isalnum()])
    word = kept.rstrip("0123456789")
    number = kept[len(word) :]
    return f"{word}-{number}" if word and number else kept


def near_codes(code: str, codes: Iterable[str]) -> tuple[str, ...]:
    """The codes that a wrong one may stand for, the likeliest first."""
    return tuple(get_close_matches(code, list(codes), NEAR, LIKENESS))
