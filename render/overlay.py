"""What lies over a position: pieces that are not there yet, and numbered places."""

from collections.abc import Iterable
from dataclasses import dataclass

from PIL import Image, ImageDraw

from render import art
from render.canvas import soft, turned_box
from render.fonts import fit
from render.glow import ring
from render.layout import Layout, RoutePlace
from render.palette import CREAM, INK, WHITE
from render.window import Window

GHOST = 0.72
"""How much of a ghost covers what lies under it."""
MARK = 21
"""Radius of a numbered disc in units of the board: 84 pixels across at double size."""


@dataclass(frozen=True, slots=True)
class Ghost:
    """A piece of a seat that is not on the board yet: wagons on a route or a station in a city."""

    seat: int
    route: int | None = None
    city: int | None = None


@dataclass(frozen=True, slots=True)
class Mark:
    """A place that a button names."""

    x: float
    y: float
    text: str


def draw_ghosts(
    image: Image.Image, window: Window, layout: Layout, ghosts: Iterable[Ghost]
) -> None:
    """Ghost pieces at 72 % over a white halo."""
    for ghost in ghosts:
        if ghost.route is not None:
            _route(image, window, layout, layout.routes[ghost.route], ghost.seat)
        if ghost.city is not None:
            place = layout.cities[ghost.city]
            sprite = art.station(ghost.seat, window.scale)
            x, y = window.at(place.x, place.y)
            halo = ring(21, 0, window.scale)
            image.paste(WHITE, (round(x - halo.width / 2), round(y - halo.height * 0.62)), halo)
            at = round(x - sprite.width / 2), round(y - sprite.height * 0.72)
            image.paste(sprite, at, _fainter(sprite.getchannel("A")))


def _route(
    image: Image.Image, window: Window, layout: Layout, place: RoutePlace, seat: int
) -> None:
    scale, height = window.scale, layout.slot_height
    halo = Image.new("L", image.size)
    draw = ImageDraw.Draw(halo)
    for slot in place.slots:
        size = (place.length + 12) * scale, (height + 13) * scale
        middle = window.at(slot.x, slot.y - 2.5)
        draw.polygon(turned_box(*middle, *size, slot.degrees), fill=255)
    box = halo.getbbox()
    if box is None:
        return
    pad = 8 * scale
    around = (max(0, box[0] - pad), max(0, box[1] - pad), box[2] + pad, box[3] + pad)
    image.paste(WHITE, around[:2], soft(halo.crop(around), 2.2 * scale))
    for slot in sorted(place.slots, key=lambda one: one.y):
        piece = art.wagon(seat, round(place.length + 1), height, round(slot.degrees), scale)
        x, y = window.at(slot.x, slot.y)
        at = round(x + piece.dx), round(y + piece.dy)
        image.paste(piece.image, at, _fainter(piece.mask))


def _fainter(mask: Image.Image) -> Image.Image:
    return mask.point([round(v * GHOST) for v in range(256)])


def draw_marks(image: Image.Image, window: Window, marks: Iterable[Mark]) -> None:
    """Discs with the numbers of the buttons."""
    draw = ImageDraw.Draw(image)
    for mark in marks:
        x, y = window.at(mark.x, mark.y)
        r = MARK * window.scale
        disc = (x - r, y - r, x + r, y + r)
        draw.ellipse(disc, fill=CREAM, outline=INK, width=2 * window.scale)
        letters = fit("bold", mark.text, 30 * window.scale, 1.5 * r)
        draw.text((x, y), mark.text, font=letters, fill=INK, anchor="mm")
