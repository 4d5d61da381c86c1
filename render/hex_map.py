"""The picture of a hex map: the printed board, and on it track, passengers, bonuses, journeys."""

import functools
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from PIL import Image, ImageDraw

from engine.answers import Bits
from engine.games.ride_the_rails.board import RAILROADS, STARTS, Board
from engine.games.ride_the_rails.tracks import CHICAGO_MONEY, FIVE_MONEY
from render import art
from render.art import hexes
from render.canvas import Box, Point, paste_centre
from render.fonts import font
from render.hex_layout import LABEL, PANELS, SIGN, SIZE, HexLayout
from render.layer_cache import LayerCache, layer_key
from render.layers import frame
from render.painter import RenderError
from render.palette import CREAM, GLOW, GLOW_CORE, GREEN, INK, PAPER, PAPER_PANEL, WHITE, WOOD
from render.window import Window

BASE: Final = "ride_the_rails.webp"
LARGE: Final = 2
EDGE: Final = 26
"""Units from the border of a picture within which a city is not named."""
PART_LABEL: Final = 0.74
"""The letters of a name on a part, against those of the whole."""
RADIUS: Final = hexes.WIDTH / 3**0.5
PAIR: Final = 10.6
"""Between the middle of a hex and each of two locomotives in it."""
OFFER: Final = 8.4
"""The radius of a place where a locomotive may go."""
LINE: Final = (86, 62, 46, 120)
CHOICE: Final = (214, 120, 10)
"""The rim of what may be chosen."""
HALF: Final = [round(value * 0.55) for value in range(256)]
"""Of a mask: what lies below is seen through."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What stands on the board, and what a reader is shown besides."""

    tracks: tuple[tuple[int, ...], ...]
    passengers: frozenset[int]
    fives: frozenset[int]
    """The $5 cities that still pay."""
    new: tuple[tuple[int, int], ...] = ()
    """Railroad and hex of locomotives that glow."""
    ride: tuple[int, ...] = ()
    """The hexes of a journey that glows."""
    ends: tuple[int, ...] = ()
    """Its first city and, where it has one, its last."""
    offered: Mapping[int, tuple[int, ...]] | None = None
    """Hex -> the railroads that its reader may build there."""
    ringed: tuple[int, ...] = ()
    """Cities that the reader may choose."""
    ghost: tuple[int, int] | None = None
    """Railroad and hex of a locomotive that is not there yet."""


class HexMap:
    """Draws one board. Layers are kept in the cache that it is given."""

    def __init__(self, board: Board, cache: LayerCache) -> None:
        self.board, self.layout = board, HexLayout(board)
        self._cache = cache
        self._towns = functools.lru_cache(4)(self.layout.towns)

    @property
    def limits(self) -> Box:
        """What a window may show: inside the frame."""
        return 12.0, 12.0, SIZE[0] - 12.0, SIZE[1] - 12.0

    def layer(self, scale: int) -> Image.Image:
        """The board without any piece or word; not to be changed."""
        what = [(hex.name, hex.column, hex.row, hex.is_mountain) for hex in self.board.hexes]
        cities = [(city.hex, city.group) for city in self.board.places]
        size = (SIZE[0] * scale, SIZE[1] * scale)
        key = layer_key("hexes", what, cities, scale)
        return self._cache.get(key, size, functools.partial(self._print, scale))

    def whole(self, shown: Shown, names: Sequence[str]) -> Image.Image:
        """The board; the places of the panels are left empty."""
        image = self.layer(1).copy()
        self._draw(image, Window((0.0, 0.0, float(SIZE[0]), float(SIZE[1]))), shown, names)
        return image

    def part(self, shown: Shown, names: Sequence[str], box: Box) -> Image.Image:
        """A box of the board at double size; each hex bears its coordinates."""
        x0, y0, x1, y1 = self.limits
        inside = max(box[0], x0), max(box[1], y0), min(box[2], x1), min(box[3], y1)
        window = Window(inside, LARGE)
        left, top = (round(v * LARGE) for v in inside[:2])
        wide, high = window.size
        image = self.layer(LARGE).crop((left, top, left + wide, top + high))
        self._draw(image, window, shown, names)
        frame(image)
        return image

    # Printing
    def _print(self, scale: int) -> Image.Image:
        """Hexes, mountains, cities, coordinates; at size 1 also the empty panels and the frame."""
        image = _bare(scale).convert("RGBA")
        fine = 2 if scale > 1 else 3
        ink = Image.new("RGBA", (image.width * fine, image.height * fine))
        draw, k = ImageDraw.Draw(ink), fine * scale
        for hex, (x, y) in zip(self.board.hexes, self.layout.middles, strict=True):
            shape = hexes.corners(x * k, y * k, RADIUS * k)
            if hex.is_mountain:
                draw.polygon(shape, fill=(150, 112, 74, 70))
                hexes.mountain(draw, x * k, y * k, k)
            draw.line([*shape, shape[0]], fill=LINE, width=round(1.1 * k))
        for city in self.board.places:
            x, y = self.layout.middles[city.hex]
            shape = hexes.corners(x * k, y * k, (RADIUS - 1.5) * k)
            draw.polygon(shape, fill=(*PAPER, 165))
            draw.line([*shape, shape[0]], fill=(92, 60, 40, 235), width=round(2 * k))
        image.alpha_composite(ink.reduce(fine))
        for city in self.board.places:
            disc = hexes.city(_colors(city.group), scale)
            x, y = self.layout.middles[city.hex]
            at = round(x * scale - disc.width / 2), round(y * scale - disc.height / 2)
            image.alpha_composite(disc, at)
        printed = image.convert("RGB")
        self._coordinates(printed, scale)
        if scale == 1:
            draw = ImageDraw.Draw(printed)
            for box in PANELS:
                draw.rounded_rectangle(box, 8, PAPER_PANEL, WOOD, 2)
            frame(printed)
        return printed

    def _coordinates(self, image: Image.Image, scale: int) -> None:
        """Letters and numbers at the edges; on parts, both in every hex."""
        if scale > 1:
            for hex, (x, y) in zip(self.board.hexes, self.layout.middles, strict=True):
                _small(image, (x * scale, (y - RADIUS + 9.5) * scale), hex.name.upper())
            return
        for at, text in self.layout.signs:
            _sign(image, at, text)

    # Pieces
    def _draw(self, image: Image.Image, window: Window, shown: Shown, names: Sequence[str]) -> None:
        self._journey(image, window, shown)
        self._glow(image, window, shown)
        spots = self._spots(shown)
        self._rails(image, window, shown, spots)
        self._locomotives(image, window, shown, spots)
        self._choices(image, window, shown)
        self._signs(image, window, shown)
        self._names(image, window, names)

    def _journey(self, image: Image.Image, window: Window, shown: Shown) -> None:
        """The hexes that a journey visits, its first and last city rimmed."""
        for hex in shown.ride:
            self._mask(image, window, hex, hexes.hex_mask(RADIUS + 1, window.scale, 1.5), GLOW)
        for hex, color in zip(shown.ends, (GREEN, (178, 36, 38)), strict=False):
            mask = hexes.hex_mask(RADIUS + 2, window.scale, inner=RADIUS - 4)
            self._mask(image, window, hex, mask, color)

    def _glow(self, image: Image.Image, window: Window, shown: Shown) -> None:
        for _, hex in shown.new:
            self._mask(image, window, hex, hexes.hex_mask(RADIUS + 4, window.scale, 3.5), GLOW)
            self._mask(image, window, hex, hexes.hex_mask(RADIUS - 3, window.scale, 2), GLOW_CORE)

    def _mask(
        self, image: Image.Image, window: Window, hex: int, mask: Image.Image, fill: tuple[int, ...]
    ) -> None:
        x, y = self.layout.middles[hex]
        if window.holds(x, y, -hexes.WIDTH):
            x, y = window.at(x, y)
            image.paste(fill, (round(x - mask.width / 2), round(y - mask.height / 2)), mask)

    def _spots(self, shown: Shown) -> dict[tuple[int, int], Point]:
        """Railroad and hex -> where its locomotive stands; those in one hex side by side."""
        inside: dict[int, list[int]] = defaultdict(list)
        for railroad, track in enumerate(shown.tracks):
            for hex in track:
                inside[hex].append(railroad)
        if shown.ghost and shown.ghost[0] not in inside[shown.ghost[1]]:
            inside[shown.ghost[1]].append(shown.ghost[0])
        found = {}
        for hex, railroads in inside.items():
            x, y = self.layout.middles[hex]
            for number, railroad in enumerate(railroads):
                across, down = _place(number, len(railroads))
                found[railroad, hex] = (x + across, y + down)
        return found

    def _rails(
        self,
        image: Image.Image,
        window: Window,
        shown: Shown,
        spots: Mapping[tuple[int, int], Point],
    ) -> None:
        for railroad, track in enumerate(shown.tracks):
            mask = sum(1 << hex for hex in track)
            for hex in track:
                for other in Bits(self.board.around[hex] & mask & -(1 << hex)):
                    (x0, y0), (x1, y1) = spots[railroad, hex], spots[railroad, other]
                    x, y = (x0 + x1) / 2, (y0 + y1) / 2
                    if window.holds(x, y, -hexes.WIDTH):
                        sprite = hexes.rail(
                            RAILROADS[railroad], round(x1 - x0, 1), round(y1 - y0, 1), window.scale
                        )
                        paste_centre(image, sprite, *window.at(x, y))

    def _locomotives(
        self,
        image: Image.Image,
        window: Window,
        shown: Shown,
        spots: Mapping[tuple[int, int], Point],
    ) -> None:
        crowds = Counter(hex for _, hex in spots)
        for hex in [hex for hex, count in crowds.items() if count > 2]:
            self._mask(image, window, hex, hexes.hex_mask(RADIUS - 4, window.scale), PAPER)
        for (railroad, hex), (x, y) in sorted(spots.items(), key=lambda spot: spot[1][1]):
            if window.holds(x, y, -hexes.WIDTH):
                radius = hexes.DISC if crowds[hex] < 3 else hexes.SMALL
                is_ghost = shown.ghost == (railroad, hex)
                if is_ghost:
                    mask = hexes.hex_mask(RADIUS - 2, window.scale, 2)
                    self._mask(image, window, hex, mask, WHITE)
                sprite = hexes.locomotive(RAILROADS[railroad], radius, window.scale, is_ghost)
                paste_centre(image, sprite, *window.at(x, y))

    def _choices(self, image: Image.Image, window: Window, shown: Shown) -> None:
        """Where its reader may build: a pale hex with its coordinates and the symbols of railroads;
        rims around cities that may be chosen."""
        standing = {hex for track in shown.tracks for hex in track}
        for hex, railroads in (shown.offered or {}).items():
            x, y = self.layout.middles[hex]
            if not window.holds(x, y, -hexes.WIDTH):
                continue
            if hex not in standing:
                mask = hexes.hex_mask(RADIUS - 1.5, window.scale).point(HALF)
                self._mask(image, window, hex, mask, WHITE)
            rim = hexes.hex_mask(RADIUS - 1, window.scale, inner=RADIUS - 3.5)
            self._mask(image, window, hex, rim, CHOICE)
            for number, railroad in enumerate(railroads):
                across = (number - (len(railroads) - 1) / 2) * 2 * OFFER
                down = RADIUS - OFFER - 4 if hex in standing else 5
                sprite = hexes.locomotive(RAILROADS[railroad], OFFER, window.scale, True)
                paste_centre(image, sprite, *window.at(x + across, y + down))
            if window.scale == 1 and hex not in self.board.city_at:
                _small(image, window.at(x, y - RADIUS + 9.5), self.board.hexes[hex].name.upper())
        for hex in shown.ringed:
            mask = hexes.hex_mask(RADIUS + 1.5, window.scale, inner=RADIUS - 3.5)
            self._mask(image, window, hex, mask, CHOICE)

    def _signs(self, image: Image.Image, window: Window, shown: Shown) -> None:
        """What cities pay, and who waits in them."""
        chicago = next(iter(Bits(self.board.chicago)), -1)
        for city in self.board.places:
            x, y = self.layout.middles[city.hex]
            if not window.holds(x, y, -hexes.WIDTH):
                continue
            money = CHICAGO_MONEY if city.hex == chicago else FIVE_MONEY
            if city.hex == chicago or city.hex in shown.fives:
                plate = hexes.tag(f"${money}", (28, 104, 62), window.scale)
                paste_centre(image, plate, *window.at(x - 17, y - 20))
            if city.hex in shown.passengers:
                paste_centre(image, hexes.pawn(window.scale), *window.at(x + 16, y - 17))

    def _names(self, image: Image.Image, window: Window, names: Sequence[str]) -> None:
        """Smaller on parts, where they need less room."""
        size = LABEL if window.scale == 1 else LABEL * PART_LABEL
        for town in self._towns(tuple(names)):
            x, y = self.layout.middles[self.board.places[town.city].hex]
            if window.holds(x, y, EDGE):
                tile, dx, dy = art.label(names[town.city], size, window.scale)
                x, y = window.at(*town.at)
                left = min(max(round(x) + dx, 12), image.width - tile.width - 12)
                top = min(max(round(y) + dy, 12), image.height - tile.height - 12)
                image.paste(tile, (left, top), tile)


def _colors(group: str) -> tuple[str, ...]:
    return tuple(RAILROADS[railroad] for railroad in STARTS[group])


def _place(number: int, count: int) -> Point:
    """Where one of several locomotives stands in its hex, from the middle."""
    if count < 3:
        return (number - (count - 1) / 2) * 2 * PAIR, 0.0
    row, column = divmod(number, 3)
    in_row = min(3, count - 3 * row)
    down = 0.0 if count == 3 else (row - 0.5) * 17.4
    return (column - (in_row - 1) / 2) * 16.2, down


def _bare(scale: int) -> Image.Image:
    path = files("data") / "maps" / BASE
    try:
        with path.open("rb") as file, Image.open(file) as image:
            bare = image.convert("RGB")
    except OSError as error:
        raise RenderError(f"map {BASE}: {error}") from error
    size = (SIZE[0] * scale, SIZE[1] * scale)
    return bare if bare.size == size else bare.resize(size, Image.Resampling.LANCZOS)


def _sign(image: Image.Image, at: Point, text: str) -> None:
    """A letter or a number of the margin."""
    (x, y), draw = at, ImageDraw.Draw(image)
    draw.ellipse((x - SIGN, y - SIGN, x + SIGN, y + SIGN), fill=CREAM, outline=INK)
    draw.text((x, y), text, font=font("bold", 18), fill=INK, anchor="mm")


def _small(image: Image.Image, at: Point, text: str) -> None:
    """The coordinates of a hex, with a pale edge."""
    ImageDraw.Draw(image).text(
        at, text, font=font("bold", 18), fill=(96, 70, 52), anchor="mm", stroke_width=2,
        stroke_fill=PAPER,
    )  # fmt: skip
