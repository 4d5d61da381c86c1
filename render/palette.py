"""Every colour of the pictures.

Cards also carry a symbol and seats also carry 1 to 6 livery bars: nothing is told by colour alone.
Any two card fills and any two seat colours stay at least 15 CIEDE2000 apart for normal, protan,
deutan and tritan sight (a test computes it).
"""

from dataclasses import dataclass
from typing import Final

Rgb = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class CardStyle:
    """How a card, and the slots of its colour, are told."""

    fill: Rgb
    symbol: str
    """The shape drawn on it; empty on gray slots, which take any colour."""


def rgb(text: str) -> Rgb:
    """`#AD1A15` as three numbers."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


CARDS: Final = {
    "red": CardStyle(rgb("#AD1A15"), "diamond"),
    "orange": CardStyle(rgb("#E5740E"), "hexagon"),
    "yellow": CardStyle(rgb("#FFDD24"), "star"),
    "green": CardStyle(rgb("#1C7F61"), "triangle"),
    "blue": CardStyle(rgb("#12389A"), "circle"),
    "purple": CardStyle(rgb("#B35BDD"), "heart"),
    "black": CardStyle(rgb("#2E2C2C"), "cross"),
    "white": CardStyle(rgb("#FCFCF9"), "square"),
    "gray": CardStyle(rgb("#AFADA8"), ""),
    "loco": CardStyle(rgb("#EADFC4"), "loco"),
}
"""By the word of the colour on the board."""

SEATS: Final = tuple(
    rgb(c) for c in ("#A3141F", "#12367F", "#2F9E7C", "#F2C81E", "#B765D7", "#1E1C1B")
)
"""By seat; a seat's pieces have one bar more than its number."""

BARS: Final = tuple((60, 38, 6) if seat == 3 else (255, 252, 240) for seat in range(6))
"""The colour of the bars by seat: dark ones on the yellow seat."""

WHITE: Final = (255, 255, 255)
BLACK: Final = (0, 0, 0)
INK: Final = (36, 22, 16)
BROWN: Final = (92, 60, 40)
PAPER: Final = (250, 243, 224)
PAPER_PANEL: Final = (246, 236, 212)
PAPER_DARK: Final = (240, 228, 200)
CREAM: Final = (255, 248, 226)
WOOD: Final = (48, 30, 22)
GOLD: Final = (206, 164, 88)
GOLD_DARK: Final = (186, 120, 20)
MAROON: Final = (110, 24, 30)
TITLE: Final = (250, 232, 190)
SUBTITLE: Final = (236, 196, 120)
LAND: Final = (244, 232, 205)
LAND_HIGH: Final = (226, 206, 166)
SEA: Final = (148, 184, 190)
SEA_DEEP: Final = (112, 157, 170)
SEA_INK: Final = (38, 74, 88)
CITY_RED: Final = (178, 36, 38)
GLOW: Final = (255, 226, 92)
GLOW_CORE: Final = (255, 250, 222)
FELT: Final = (34, 62, 54)
GREEN: Final = (36, 112, 52)


def mix(a: Rgb, b: Rgb, share: float) -> Rgb:
    """`a` moved towards `b` by a share of 0 to 1."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


def luma(color: Rgb) -> float:
    """Brightness as an eye weighs it, 0 to 255 (ITU-R BT.601)."""
    return (color[0] * 299 + color[1] * 587 + color[2] * 114) / 1000


def symbol_ink(color: str) -> Rgb:
    """What the symbol of a card colour is drawn with on its own fill."""
    fill = CARDS[color].fill
    return mix(fill, BLACK, 0.74) if luma(fill) > 105 else mix(fill, WHITE, 0.9)
