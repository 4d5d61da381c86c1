"""The picture of a lattice: the printed board, and on it tracks, markers and what is wanted."""

import functools
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Final, Protocol

from PIL import Image, ImageDraw

from engine.games.trans_europa.board import COLORS, Board
from render import art
from render.art import lattice
from render.canvas import Box, Point, paste_centre
from render.fonts import font
from render.lattice_layout import CITY, LABEL, ORIGIN, PANEL, SIZE, STEP, LatticeLayout
from render.layer_cache import LayerCache, layer_key
from render.layers import frame
from render.painter import RenderError
from render.palette import CREAM, GLOW, GLOW_CORE, INK, MAROON, PAPER_PANEL, SEATS, WOOD
from render.window import Window

BASE: Final = "trans_europa.webp"
LARGE: Final = 2
EDGE: Final = 24
"""Units of a margin with letters or numbers on a part of the board."""
RIM: Final = 11
"""Pixels of the frame."""
SINKS: Final = 6
"""Pixels by which the point of a marker reaches over its place."""
PIN: Final = 70.0
"""Units that a marker takes beside its crossing."""


@dataclass(frozen=True, slots=True)
class Lattice:
    """What stands on the board, and what a reader is shown besides."""

    history: tuple[tuple[int, int], ...]
    """Seat and line of each track."""
    hubs: Mapping[int, int]
    """Seat -> the crossing of its marker."""
    new: tuple[int, ...] = ()
    """Lines whose tracks glow."""
    cities: tuple[int, ...] = ()
    """Crossings of the reader's own cities."""
    wanted: tuple[int, ...] = ()
    """Lines that would join them."""
    ghost_track: int | None = None
    ghost_hub: tuple[int, int] | None = None
    """Seat and crossing of a marker that is not there yet."""
    owners: Mapping[int, int] = field(default_factory=dict)
    """Crossing of a city -> the seat that had its card, once hands are shown."""
    missing: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    """Line -> the seats that still needed it."""


class LatticeMap:
    """Draws one board. Layers are kept in the cache that it is given."""

    def __init__(self, board: Board, cache: LayerCache) -> None:
        self.board, self.layout = board, LatticeLayout(board)
        self._cache = cache
        self._towns = functools.lru_cache(4)(self.layout.towns)

    @property
    def limits(self) -> Box:
        """What a window may show: inside the frame, right of the panel."""
        return PANEL[2] + 6, 12, SIZE[0] - 12, SIZE[1] - 12

    def layer(self, scale: int) -> Image.Image:
        """The board without any piece or word; not to be changed."""
        key = layer_key("lattice", self.board.nodes, self.board.edges, self.board.kinds, scale)
        size = (SIZE[0] * scale, SIZE[1] * scale)
        return self._cache.get(key, size, functools.partial(self._print, scale))

    def whole(self, shown: Lattice, names: Sequence[str]) -> Image.Image:
        """The board; the panel's place is left empty."""
        image = self.layer(1).copy()
        everything = Window((0.0, 0.0, float(SIZE[0]), float(SIZE[1])))
        self._draw(image, everything, shown, names)
        return image

    def part(self, shown: Lattice, names: Sequence[str], box: Box) -> Image.Image:
        """A box of the board at double size, with letters and numbers at its edges."""
        x0, y0, x1, y1 = self.limits
        inside = max(box[0], x0), max(box[1], y0), min(box[2], x1), min(box[3], y1)
        window = Window(inside, LARGE)
        left, top = (round(v * LARGE) for v in inside[:2])
        wide, high = window.size
        image = self.layer(LARGE).crop((left, top, left + wide, top + high))
        self._draw(image, window, shown, names)
        self._edges(image, window)
        frame(image)
        return image

    # Printing
    def _print(self, scale: int) -> Image.Image:
        """Lines, crossings, cities, letters and numbers."""
        image = _bare(scale).convert("RGBA")
        fine = 2 if scale > 1 else 3
        ink = Image.new("RGBA", (image.width * fine, image.height * fine))
        draw, k = ImageDraw.Draw(ink), fine * scale
        for edge, kind in enumerate(self.board.kinds):
            _line(draw, *self.layout.ends(edge), kind, k)
        for x, y in self.layout.nodes:
            for radius, fill in ((4.2, (74, 54, 42)), (1.9, (240, 226, 196))):
                box = [(v + off) * k for off in (-radius, radius) for v in (x, y)]
                draw.ellipse(box, fill=fill)
        image.alpha_composite(ink.reduce(fine))
        for city in self.board.cities:
            disc = lattice.city(COLORS[city.color], city.is_dashed, scale)
            x, y = self.layout.nodes[city.node]
            at = round(x * scale - disc.width / 2), round(y * scale - disc.height / 2)
            image.alpha_composite(disc, at)
        printed = image.convert("RGB")
        if scale == 1:
            self._coordinates(printed)
            ImageDraw.Draw(printed).rounded_rectangle(PANEL, 8, PAPER_PANEL, WOOD, 2)
            frame(printed)
        return printed

    def _coordinates(self, image: Image.Image) -> None:
        """A letter before the first crossing of each row and behind the last, and numbers: those of
        every other row, from the first on, at the top, those of the rows between at the bottom."""
        window = Window((0.0, 0.0, float(SIZE[0]), float(SIZE[1])))
        for row in range(self.board.rows):
            found = [n for n, p in enumerate(self.board.places) if p.row == row]
            xs = [self.layout.nodes[node][0] for node in found]
            y = self.layout.nodes[found[0]][1]
            for x in (min(xs) - 28, min(max(xs) + 28, SIZE[0] - 28)):
                _sign(image, window, (x, y), self.board.vocabulary["row"][row].upper())
        for place, (x, _) in zip(self.board.places, self.layout.nodes, strict=True):
            y = SIZE[1] - 21 if place.row % 2 else 20
            _small(image, (x, y), place.name[1:], 15)

    def _edges(self, image: Image.Image, window: Window) -> None:
        """The letters of the rows at the left edge of a part."""
        for row in range(self.board.rows):
            y = ORIGIN[1] + row * STEP * 3**0.5 / 2
            if window.box[1] + EDGE < y < window.box[3] - EDGE:
                _sign(image, window, (window.box[0] + EDGE, y), chr(ord("A") + row))

    def _numbers(self, image: Image.Image, window: Window) -> None:
        """The numbers beside crossings of a part."""
        cities = {city.node for city in self.board.cities}
        for node, (x, y) in enumerate(self.layout.nodes):
            if node not in cities and window.holds(x, y, 14):
                number = self.board.nodes[node][1:]
                at = window.at(x + 11, y - 11)
                _small(image, at, number, 22)

    def _names(self, image: Image.Image, window: Window, names: Sequence[str]) -> None:
        """Over tracks, inside the picture."""
        for town in self._towns(tuple(names)):
            if window.holds(*self.layout.nodes[self.board.cities[town.city].node]):
                tile, dx, dy = art.label(names[town.city], LABEL, window.scale)
                x, y = window.at(*town.at)
                left = min(max(round(x) + dx, 12), image.width - tile.width - 12)
                top = min(max(round(y) + dy, 12), image.height - tile.height - 12)
                image.paste(tile, (left, top), tile)

    # Pieces
    def _draw(
        self, image: Image.Image, window: Window, shown: Lattice, names: Sequence[str]
    ) -> None:
        for edge in shown.new:
            length, degrees = self._lie(edge)
            for radius, fill in ((22, GLOW), (15, GLOW_CORE)):
                mask = lattice.halo(length, degrees, window.scale, radius)
                _paste_mask(image, mask, fill, window.at(*self._middle(edge)))
        for seat, edge in shown.history:
            self._piece(image, window, edge, lattice.track)
            paste_centre(image, lattice.bead(seat, window.scale), *window.at(*self._middle(edge)))
        for edge in shown.wanted:
            self._piece(image, window, edge, lattice.wish)
        for edge, seats in shown.missing.items():
            inks = tuple([SEATS[seat] for seat in seats])
            self._piece(image, window, edge, functools.partial(lattice.wish, inks=inks))
        if window.scale > 1:
            self._numbers(image, window)
        if shown.ghost_track is not None:
            self._ghost(image, window, shown.ghost_track)
        self._discs(image, window, shown)
        hubs = dict(shown.hubs)
        if shown.ghost_hub is not None:
            hubs[shown.ghost_hub[0]] = shown.ghost_hub[1]
        for seat, node in sorted(hubs.items(), key=lambda hub: self.layout.nodes[hub[1]][1]):
            self._hub(image, window, seat, node)
        self._names(image, window, names)

    def _piece(self, image: Image.Image, window: Window, edge: int, make: "_Make") -> None:
        x, y = self._middle(edge)
        if window.holds(x, y, -STEP):
            length, degrees = self._lie(edge)
            paste_centre(image, make(length, degrees, window.scale), *window.at(x, y))

    def _ghost(self, image: Image.Image, window: Window, edge: int) -> None:
        length, degrees = self._lie(edge)
        mask = lattice.halo(length, degrees, window.scale, 15)
        at = window.at(*self._middle(edge))
        _paste_mask(image, mask, (255, 255, 255), at)
        paste_centre(image, lattice.track(length, degrees, window.scale, True), *at)

    def _discs(self, image: Image.Image, window: Window, shown: Lattice) -> None:
        """Cities again over the tracks that reach them; the reader's own with a ring."""
        edges = {*(edge for _, edge in shown.history), *shown.wanted, *shown.new, *shown.missing}
        if shown.ghost_track is not None:
            edges.add(shown.ghost_track)
        reached = {node for edge in edges for node in self.board.edges[edge]}
        draw = ImageDraw.Draw(image)
        for city in self.board.cities:
            is_own = city.node in shown.cities
            x, y = self.layout.nodes[city.node]
            if (city.node not in reached and not is_own) or not window.holds(x, y, -CITY):
                continue
            at = window.at(x, y)
            if is_own:
                for radius, fill in ((29, CREAM), (27, MAROON), (22.5, CREAM)):
                    r = radius * window.scale
                    draw.ellipse((at[0] - r, at[1] - r, at[0] + r, at[1] + r), fill=fill)
            disc = lattice.city(COLORS[city.color], city.is_dashed, window.scale)
            paste_centre(image, disc, *at)
        for node, seat in shown.owners.items():
            x, y = self.layout.nodes[node]
            if window.holds(x, y, -CITY):
                at = window.at(x + CITY - 2, y - CITY + 2)
                paste_centre(image, lattice.chip(seat, window.scale), *at)

    def _hub(self, image: Image.Image, window: Window, seat: int, node: int) -> None:
        """Upright over its crossing; beside it where the picture ends too near above."""
        x, y = self.layout.nodes[node]
        if not window.holds(x, y, -40):
            return
        lift = CITY - 4 if node in self.board.city_at else 0
        pin, at = lattice.marker(seat, window.scale), window.at(x, y - lift)
        corner = at[0] - pin.width / 2, at[1] - pin.height + SINKS
        if corner[1] < RIM:
            side = 1 if window.holds(x + PIN, y) else -1
            pin, at = lattice.marker(seat, window.scale, side), window.at(x + side * lift, y)
            left = at[0] - SINKS if side > 0 else at[0] - pin.width + SINKS
            corner = left, at[1] - pin.height / 2
        image.paste(pin, (round(corner[0]), round(corner[1])), pin)

    def _middle(self, edge: int) -> Point:
        (x0, y0), (x1, y1) = self.layout.ends(edge)
        return (x0 + x1) / 2, (y0 + y1) / 2

    def _lie(self, edge: int) -> tuple[float, int]:
        """The length between two crossings and the turn, clockwise."""
        (x0, y0), (x1, y1) = self.layout.ends(edge)
        degrees = round(math.degrees(math.atan2(y1 - y0, x1 - x0)))
        return round(math.hypot(x1 - x0, y1 - y0) - 8), degrees


class _Make(Protocol):
    """A drawer of one piece by length, turn and scale."""

    def __call__(self, length: float, degrees: int, scale: int, /) -> Image.Image: ...


def _bare(scale: int) -> Image.Image:
    path = files("data") / "maps" / BASE
    try:
        with path.open("rb") as file, Image.open(file) as image:
            bare = image.convert("RGB")
    except OSError as error:
        raise RenderError(f"map {BASE}: {error}") from error
    size = (SIZE[0] * scale, SIZE[1] * scale)
    return bare if bare.size == size else bare.resize(size, Image.Resampling.LANCZOS)


def _line(draw: ImageDraw.ImageDraw, one: Point, other: Point, kind: str, k: int) -> None:
    ink, wide = lattice.LINES[kind]
    length = math.hypot(other[0] - one[0], other[1] - one[1])
    nx, ny = -(other[1] - one[1]) / length, (other[0] - one[0]) / length
    for off in (0.0,) if kind == "plain" else (-lattice.GAP, lattice.GAP):
        ends = [((x + nx * off) * k, (y + ny * off) * k) for x, y in (one, other)]
        draw.line(ends, fill=(*ink, 235), width=round(wide * k))


def _sign(image: Image.Image, window: Window, at: Point, text: str) -> None:
    """A letter of the margin."""
    x, y = window.at(*at)
    draw, r = ImageDraw.Draw(image), 12 * window.scale
    draw.ellipse((x - r, y - r, x + r, y + r), fill=CREAM, outline=INK, width=window.scale)
    draw.text((x, y), text, font=font("bold", 18 * window.scale), fill=INK, anchor="mm")


def _small(image: Image.Image, at: Point, text: str, size: int) -> None:
    """The number of a crossing, with a pale edge."""
    ImageDraw.Draw(image).text(
        at, text, font=font("bold", size), fill=INK, anchor="mm", stroke_width=3, stroke_fill=CREAM
    )


def _paste_mask(image: Image.Image, mask: Image.Image, fill: tuple[int, ...], at: Point) -> None:
    image.paste(fill, (round(at[0] - mask.width / 2), round(at[1] - mask.height / 2)), mask)
