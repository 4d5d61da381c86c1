"""The small pictures of buttons and text: nine cards, the card back, the wagon of each seat, signs.

Drawn to be told apart at 22 pixels, on a light or a dark page, and without any colour: a card by
its symbol, a seat by the number of its bars.
"""

import io
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache, partial
from typing import Final

from PIL import Image, ImageDraw

from render.art import loco, symbol
from render.palette import BARS, CARDS, GOLD, INK, MAROON, SEATS, WHITE, Rgb, mix, symbol_ink

SIDE: Final = 128
"""Discord takes 128 pixels of a side at most, and shows an emoji at 22 or at 44."""
_FINE: Final = 4
"""Everything is drawn so many times larger and reduced."""
_RIM: Final = (253, 246, 228)
_EDGE: Final = (20, 15, 13)
_FACE: Final = (24, 11, 104, 117)
"""The coloured part of a card."""
_RAINBOW: Final = ("red", "orange", "yellow", "green", "blue", "purple")

CARD_ICONS: Final[Mapping[str, str]] = {
    "red": "carta_roja",
    "orange": "carta_naranja",
    "yellow": "carta_amarilla",
    "green": "carta_verde",
    "blue": "carta_azul",
    "purple": "carta_morada",
    "black": "carta_negra",
    "white": "carta_blanca",
    "loco": "carta_locomotora",
}
"""The icon of each card, by the word of its colour."""


class _Sheet:
    """A drawing in units of 1/128 of its side."""

    def __init__(self) -> None:
        self.image = Image.new("RGBA", (SIDE * _FINE, SIDE * _FINE))
        self.draw = ImageDraw.Draw(self.image)

    def box(
        self, x0: float, y0: float, x1: float, y1: float, radius: float, fill: tuple[int, ...]
    ) -> None:
        self.draw.rounded_rectangle(
            [x0 * _FINE, y0 * _FINE, x1 * _FINE - 1, y1 * _FINE - 1], radius * _FINE, fill=fill
        )

    def disc(self, x: float, y: float, radius: float, fill: tuple[int, ...]) -> None:
        box = [v * _FINE for v in (x - radius, y - radius, x + radius, y + radius)]
        self.draw.ellipse(box, fill=fill)

    def shape(self, points: Sequence[tuple[float, float]], fill: tuple[int, ...]) -> None:
        self.draw.polygon([(x * _FINE, y * _FINE) for x, y in points], fill=fill)

    def line(self, points: Sequence[tuple[float, float]], fill: Rgb, width: float) -> None:
        fine = [(x * _FINE, y * _FINE) for x, y in points]
        self.draw.line(fine, fill=fill, width=round(width * _FINE), joint="curve")

    def blank(self, fill: Rgb) -> None:
        """A card without its symbol: black edge and cream rim keep it whole on any page."""
        self.box(14, 1, 114, 127, 17, _EDGE)
        self.box(18, 5, 110, 123, 13, _RIM)
        self.box(*_FACE, 8, fill)

    def stripes(self, bands: Sequence[tuple[float, float, float, Rgb]]) -> None:
        """Slanted bands (left, right, lean, fill) on the face of a card."""
        over = Image.new("RGBA", self.image.size)
        draw = ImageDraw.Draw(over)
        foot = SIDE * _FINE
        for left, right, lean, fill in bands:
            a, b, c = left * _FINE, right * _FINE, lean * _FINE
            draw.polygon([(a - c, foot), (b - c, foot), (b + c, 0), (a + c, 0)], fill=(*fill, 255))
        face = Image.new("L", self.image.size)
        box = [_FACE[0] * _FINE, _FACE[1] * _FINE, _FACE[2] * _FINE - 1, _FACE[3] * _FINE - 1]
        ImageDraw.Draw(face).rounded_rectangle(box, 8 * _FINE, fill=255)
        clear = Image.new("RGBA", self.image.size)
        self.image.alpha_composite(Image.composite(over, clear, face))


def _card(color: str) -> _Sheet:
    style = CARDS[color]
    sheet = _Sheet()
    sheet.blank(style.fill)
    sinks = {"triangle": 7, "heart": 3}.get(style.symbol, 0)
    x, y = 64 * _FINE, (64 + sinks) * _FINE
    symbol(sheet.draw, style.symbol, x, y, 33 * _FINE, symbol_ink(color))
    return sheet


def _locomotive() -> _Sheet:
    sheet = _Sheet()
    sheet.blank(_RIM)
    step = 112 / len(_RAINBOW)
    sheet.stripes(
        [
            (8 + place * step, 8 + (place + 1) * step, 22, CARDS[color].fill)
            for place, color in enumerate(_RAINBOW)
        ]
    )
    sheet.disc(64, 64, 43, _EDGE)
    sheet.disc(64, 64, 39.5, _RIM)
    loco(sheet.draw, 66 * _FINE, 64 * _FINE, 25.5 * _FINE, _EDGE, window=_RIM)
    return sheet


def _back() -> _Sheet:
    """The back of a card: what lies in the deck."""
    sheet = _Sheet()
    sheet.blank(MAROON)
    sheet.box(31, 18, 97, 110, 5, GOLD)
    sheet.box(35, 22, 93, 106, 3, MAROON)
    loco(sheet.draw, 65.5 * _FINE, 65 * _FINE, 21 * _FINE, GOLD, window=MAROON)
    return sheet


def _gray() -> _Sheet:
    """A route of any colour: a card without symbol, its face hatched."""
    sheet = _Sheet()
    fill = CARDS["gray"].fill
    sheet.blank(fill)
    dark = mix(fill, (0, 0, 0), 0.34)
    sheet.stripes([(left, left + 10, 64, dark) for left in range(-62, 190, 26)])
    return sheet


def _wagon(seat: int) -> _Sheet:
    """The wagon of a seat from the side: as many bars as on its roof on the board."""
    color = SEATS[seat]
    sheet = _Sheet()
    for x in (30, 98):
        sheet.disc(x, 98, 19, _RIM)
        sheet.disc(x, 98, 16, _EDGE)
        sheet.disc(x, 98, 6, _RIM)
    sheet.box(0, 22, 128, 100, 15, _RIM)
    sheet.box(3, 25, 125, 97, 12, _EDGE)
    sheet.box(8, 30, 120, 92, 8, color)
    sheet.box(8, 30, 120, 42, 6, mix(color, WHITE, 0.35))
    for place in range(seat + 1):
        middle = 64 + (place - seat / 2) * 21.5
        sheet.box(middle - 5.5, 36, middle + 5.5, 88, 2.5, BARS[seat])
    return sheet


def _ticket() -> _Sheet:
    sheet = _Sheet()
    sheet.box(1, 22, 127, 106, 12, _EDGE)
    sheet.box(5, 26, 123, 102, 9, _RIM)
    for x in (1, 127):
        sheet.disc(x, 64, 15, _EDGE)
    for x in (-1, 129):
        sheet.disc(x, 64, 12, (0, 0, 0, 0))
    sheet.line([(38, 80), (58, 56), (74, 66), (92, 44)], INK, 7)
    for x, y in ((36, 82), (93, 44)):
        sheet.disc(x, y, 14, INK)
        sheet.disc(x, y, 9, (224, 58, 52))
    return sheet


def _station() -> _Sheet:
    sheet = _Sheet()
    sheet.shape([(14, 60), (64, 18), (114, 60), (114, 126), (14, 126)], _RIM)
    sheet.shape([(18, 62), (64, 24), (110, 62), (110, 122), (18, 122)], _EDGE)
    sheet.shape([(23, 64), (64, 30), (105, 64), (105, 117), (23, 117)], (226, 170, 74))
    sheet.shape([(64, 2), (126, 52), (114, 66), (64, 26), (14, 66), (2, 52)], _RIM)
    sheet.shape([(64, 7), (120, 52.5), (113, 60), (64, 21), (15, 60), (8, 52.5)], _EDGE)
    for grow, fill in ((4.5, _EDGE), (0, _RIM)):
        sheet.disc(64, 85, 14 + grow, fill)
        sheet.box(50 - grow, 85, 78 + grow, 117, 0, fill)
    return sheet


_OTHERS: Final[Mapping[str, Callable[[], _Sheet]]] = {
    "carta_locomotora": _locomotive,
    "carta_dorso": _back,
    "gris": _gray,
    "billete": _ticket,
    "estacion": _station,
}


_DRAWN: Final[Mapping[str, Callable[[], _Sheet]]] = {
    **{icon: partial(_card, color) for color, icon in CARD_ICONS.items()},
    **_OTHERS,
    **{f"seat_{seat}": partial(_wagon, seat) for seat in range(len(SEATS))},
}


@cache
def icons() -> Mapping[str, bytes]:
    """Every icon by its name: PNG with transparency, 128 pixels square."""
    return {name: _png(_whole(name)) for name in _DRAWN}


@cache
def _whole(name: str) -> Image.Image:
    return _DRAWN[name]().image.reduce(_FINE)


@lru_cache(64)
def sign(name: str, side: int) -> Image.Image:
    """An icon at another size, for use within a picture; shared, never to be drawn upon."""
    return _whole(name).resize((side, side), Image.Resampling.LANCZOS)


def _png(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()
