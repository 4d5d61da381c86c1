"""The picture of a board of routes: a copy of the printed board, and on it what stands there.

From below: halos of what is new, crosses over closed lines, wagons from north to south, cities at
the ends of what is new, stations, ghosts, names, seals, marks.
"""

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PIL import Image

from render import art
from render.canvas import Box, Point, paste_centre
from render.glow import glow, ring
from render.layer_cache import LayerCache, layer_key
from render.layers import bare_map, frame, print_board, write_seas, write_title
from render.layout import CityPlace, RoutePlace
from render.names import Name, far_names, names_of
from render.overlay import Ghost, Mark, draw_ghosts, draw_marks
from render.palette import GLOW, GLOW_CORE, MAROON, WHITE
from render.panel import draw_panel
from render.position import Position
from render.route_board import RouteBoard
from render.strip import STRIP_HEIGHT, draw_strip
from render.window import Window, window_around

LARGE = 2
"""The scale of regions and previews."""
FRAME = 12
"""What the frame takes of each side."""


@dataclass(frozen=True, slots=True)
class Extras:
    """What a crop shows besides the position."""

    ghosts: tuple[Ghost, ...] = ()
    """Pieces that are not there yet."""
    marks: tuple[Mark, ...] = ()
    """Numbered places."""
    focus: tuple[int, ...] = ()
    """Cities that are ringed."""


class RouteMap:
    """Draws one board. Layers are kept in the cache that it is given."""

    def __init__(self, board: RouteBoard, cache: LayerCache) -> None:
        self.board = board
        self._cache = cache
        self._names = functools.lru_cache(24)(self._place_names)
        self._far_names = functools.lru_cache(24)(self._place_far_names)
        self._in_language = functools.lru_cache(2)(self._write_words)
        self._key = functools.lru_cache(2)(functools.partial(layer_key, board))

    @property
    def cities(self) -> Sequence[CityPlace]:
        """By the index of the city on its board."""
        return self.board.layout.cities

    @property
    def routes(self) -> Sequence[RoutePlace]:
        """By the index of the route on its board."""
        return self.board.layout.routes

    @functools.cached_property
    def plain(self) -> Image.Image:
        """The map without anything of the game, at scale 1; not to be changed."""
        return bare_map(self.board, 1)

    @property
    def limits(self) -> Box:
        """What a window may show: inside the frame, right of the panel."""
        wide, high = self.board.layout.size
        return self.board.layout.panel[2] + 6, FRAME, wide - FRAME, high - FRAME

    def layer(self, scale: int) -> Image.Image:
        """The board without any piece or word; not to be changed."""
        wide, high = self.board.layout.size
        key = self._key(scale)
        make = functools.partial(print_board, self.board, scale)
        return self._cache.get(key, (wide * scale, high * scale), make)

    def printed(self, words: Mapping[str, str]) -> Image.Image:
        """The whole board without any piece, in one language; not to be changed."""
        game = self.board.game
        seas = [f"{game}-sea-{sea.id}" for sea in self.board.layout.seas]
        keys = (f"{game}-picture-title", f"{game}-picture-subtitle", *seas)
        return self._in_language(tuple((key, words.get(key, "")) for key in keys))

    def _write_words(self, words: tuple[tuple[str, str], ...]) -> Image.Image:
        image = self.layer(1).copy()
        write_seas(image, self.board, dict(words), self._all)
        write_title(image, self.board, dict(words))
        return image

    @property
    def _all(self) -> Window:
        wide, high = self.board.layout.size
        return Window((0.0, 0.0, float(wide), float(high)))

    def whole(self, position: Position, words: Mapping[str, str]) -> Image.Image:
        """The whole board with its panel."""
        image = self.printed(words).copy()
        self._draw(image, self._all, position, words, Extras())
        draw_panel(image, self.board, position, words)
        return image

    def crop(
        self,
        position: Position,
        words: Mapping[str, str],
        box: Box,
        extras: Extras | None = None,
    ) -> Image.Image:
        """A part of the board at double size, without panel; the box in units of the board, cut
        to what a window may show. A place lies at `Window(box, LARGE).at(x, y)`."""
        x0, y0, x1, y1 = self.limits
        inside = max(box[0], x0), max(box[1], y0), min(box[2], x1), min(box[3], y1)
        window = Window(inside, LARGE)
        left, top = (round(v * LARGE) for v in inside[:2])
        size = window.size
        image = self.layer(LARGE).crop((left, top, left + size[0], top + size[1]))
        write_seas(image, self.board, words, window)
        self._draw(image, window, position, words, extras or Extras())
        return image

    def region(
        self,
        position: Position,
        words: Mapping[str, str],
        region: str,
        extras: Extras | None = None,
    ) -> Image.Image:
        """A region at double size under a strip with the essentials."""
        place = next(part for part in self.board.layout.regions if part.id == region)
        part = self.crop(position, words, place.box, extras)
        for name in self._far_names(self._city_names(words), Window(place.box, LARGE)):
            part.paste(name.tile, name.at, name.tile)
        image = Image.new("RGB", (part.width, part.height + STRIP_HEIGHT))
        draw_strip(image, self.board, position, words, place)
        image.paste(part, (0, STRIP_HEIGHT))
        frame(image)
        return image

    def window(self, points: Sequence[Point], wide: float = 550, high: float = 350) -> Box:
        """A box for `crop` around some places, at least so large, of the same shape."""
        return window_around(list(points), (wide, high), self.limits)

    def _draw(
        self,
        image: Image.Image,
        window: Window,
        position: Position,
        words: Mapping[str, str],
        extras: Extras,
    ) -> None:
        self._halos(image, window, position)
        self._closed(image, window, position)
        self._wagons(image, window, position)
        for route in position.new_routes:
            for city in self.board.tracks[route].ends:
                self._dot(image, window, city)
        for city in (*position.wanted, *extras.focus):
            self._ring(image, window, city)
        self._stations(image, window, position)
        ghosts = extras.ghosts
        if position.pending:
            ghosts = (Ghost(position.pending[1], route=position.pending[0]), *ghosts)
        draw_ghosts(image, window, self.board.layout, ghosts)
        for name in self._names(self._city_names(words), window):
            image.paste(name.tile, name.at, name.tile)
        self._badges(image, window, position)
        draw_marks(image, window, extras.marks)

    def _halos(self, image: Image.Image, window: Window, position: Position) -> None:
        layout = self.board.layout
        keep = None if window.scale > 1 else self.limits
        for route in position.new_routes:
            core, halo, at = glow(layout.routes[route], window.scale, keep)
            place = tuple(round(v) for v in window.at(*at))
            image.paste(GLOW, (place[0], place[1]), halo)
            image.paste(GLOW_CORE, (place[0], place[1]), core)
        for city in position.new_stations:
            place_ = layout.cities[city]
            disc = ring(30, 0, window.scale)
            x, y = window.at(place_.x, place_.y - 6)
            at_ = round(x - disc.width / 2), round(y - disc.height / 2)
            image.paste(GLOW, at_, disc)

    def _closed(self, image: Image.Image, window: Window, position: Position) -> None:
        height = self.board.layout.slot_height
        for route in position.closed:
            place = self.routes[route]
            for slot in place.slots:
                if window.holds(slot.x, slot.y, -40):
                    cross = art.closed(place.length, height, round(slot.degrees), window.scale)
                    paste_centre(image, cross, *window.at(slot.x, slot.y))

    def _wagons(self, image: Image.Image, window: Window, position: Position) -> None:
        height = self.board.layout.slot_height
        rows = [
            (slot.y, slot.x, seat, round(self.routes[route].length + 1), round(slot.degrees))
            for route, seat in position.claimed.items()
            for slot in self.routes[route].slots
            if window.holds(slot.x, slot.y, -50)
        ]
        for y, x, seat, length, degrees in sorted(rows):
            piece = art.wagon(seat, length, height, degrees, window.scale)
            art.paste_wagon(image, piece, *window.at(x, y))

    def _dot(self, image: Image.Image, window: Window, city: int) -> None:
        place = self.cities[city]
        if window.holds(place.x, place.y, -15):
            paste_centre(image, art.city_dot(window.scale), *window.at(place.x, place.y))

    def _ring(self, image: Image.Image, window: Window, city: int) -> None:
        place = self.cities[city]
        if window.holds(place.x, place.y, -20):
            for radius, inner, color in ((17, 11.5, WHITE), (15.5, 13, MAROON)):
                mask = ring(radius, inner, window.scale)
                x, y = window.at(place.x, place.y)
                at = round(x - mask.width / 2), round(y - mask.height / 2)
                image.paste(color, at, mask)

    def _stations(self, image: Image.Image, window: Window, position: Position) -> None:
        cities = sorted(position.stations, key=lambda city: self.cities[city].y)
        for city in cities:
            place = self.cities[city]
            if window.holds(place.x, place.y, -25):
                sprite = art.station(position.stations[city], window.scale)
                x, y = window.at(place.x, place.y)
                at = round(x - sprite.width / 2), round(y - sprite.height * 0.72)
                image.paste(sprite, at, sprite)

    def _badges(self, image: Image.Image, window: Window, position: Position) -> None:
        seals = [
            (route, f"+{self.board.tracks[route].points}", False) for route in position.new_routes
        ]
        if position.pending:
            seals.append((position.pending[0], "?", True))
        for route, text, is_pending in seals:
            x, y = self.routes[route].badge
            if window.holds(x, y, 20):
                seal = art.badge(text, window.scale, is_pending)
                paste_centre(image, seal, *window.at(x, y))

    def _city_names(self, words: Mapping[str, str]) -> tuple[str, ...]:
        game = self.board.game
        return tuple(words.get(f"{game}-city-{city}", city) for city in self.board.cities)

    def _place_names(self, names: tuple[str, ...], window: Window) -> tuple[Name, ...]:
        return names_of(self.board.layout, names, window)

    def _place_far_names(self, names: tuple[str, ...], window: Window) -> list[Name]:
        return far_names(self.board, names, window)
