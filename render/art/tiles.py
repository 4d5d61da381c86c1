"""A tile of roads and rails with its station, its town, its spot and the pawn on it."""

import functools
import math
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from render.art.symbols import loco
from render.art.ways import CENTRE, MIDDLES, Pen, spot_place
from render.canvas import Point
from render.palette import BARS, CREAM, INK, SEATS, Rgb, mix, rgb

FINE: Final = 3
"""A tile is drawn so many times as large and reduced."""
FIELD: Final = rgb("#C6D9A0")
FIELD_DARK: Final = rgb("#A9C282")
TOWN: Final = rgb("#F0D9A2")
TOWN_DARK: Final = rgb("#D9B872")
EDGE: Final = rgb("#5C4A34")
TREE: Final = rgb("#5E8A48")
ROOF: Final = rgb("#C4572F")
WALL: Final = rgb("#FBF3DF")
STATION: Final = rgb("#8E1F2B")
PAWNS: Final = (rgb("#7A2F8C"), rgb("#1F5FA8"), rgb("#B3560B"))
"""The colour of each type of pawn: trains, cars, travelers; each has its sign as well."""
CORNERS: Final[tuple[Point, ...]] = ((0.79, 0.21), (0.79, 0.79), (0.21, 0.79), (0.21, 0.21))
"""The middles of the quarters, from the north-east clockwise."""


@dataclass(frozen=True, slots=True)
class Look:
    """A tile as it lies, told without any board."""

    roads: tuple[tuple[int, ...], ...]
    """The sides that each road joins."""
    rails: tuple[tuple[int, ...], ...]
    has_station: bool = False
    is_town: bool = False
    spot: int | None = None
    """The pawn that its spot is for: 0 train, 1 car, 2 traveler."""
    spot_sides: tuple[int, ...] = ()
    """The sides of the route that the spot lies on."""
    seed: int = 0
    """Where its trees stand."""

    @property
    def is_shared(self) -> bool:
        """Whether several routes, or a station, want the middle."""
        return len(self.roads) + len(self.rails) > 1 or self.has_station


@functools.lru_cache(1024)
def tile(look: Look, side: int, seat: int | None = None) -> Image.Image:
    """A tile of so many pixels; `seat`: whose pawn stands on its spot. Shared, never to be drawn
    upon."""
    whole = side * FINE
    image = Image.new("RGB", (whole, whole), TOWN if look.is_town else FIELD)
    draw = ImageDraw.Draw(image)
    pen = Pen(draw, whole)
    _ground(pen, look)
    _routes(pen, look)
    if look.has_station:
        _station(pen)
    draw.rectangle((0, 0, whole - 1, whole - 1), outline=EDGE, width=max(1, round(0.012 * whole)))
    if look.spot is not None:
        at = spot_place(look.spot_sides, look.is_shared)
        _spot(pen, look.spot, at, seat)
    return image.reduce(FINE)


def _ground(pen: Pen, look: Look) -> None:
    """Houses in a town, trees in the fields, in the quarters that no bend takes."""
    bends = [
        corner
        for route in (*look.roads, *look.rails)
        for corner in range(4)
        if len(route) > 1 and corner in route and (corner + 1) % 4 in route and len(route) < 4
    ]
    free = [corner for corner in range(4) if corner not in bends]
    shade = TOWN_DARK if look.is_town else FIELD_DARK
    for number, corner in enumerate(free):
        x, y = CORNERS[corner]
        pen.disc((x, y), 0.17, shade)
        if look.is_town:
            _houses(pen, (x, y), number)
        elif (look.seed + number) % 3:
            _trees(pen, (x, y), look.seed + number)


def _trees(pen: Pen, at: Point, seed: int) -> None:
    for number in range(2 + seed % 2):
        angle = seed * 1.7 + number * 2.2
        x, y = at[0] + 0.085 * math.cos(angle), at[1] + 0.085 * math.sin(angle)
        pen.disc((x + 0.012, y + 0.016), 0.052, mix(TREE, INK, 0.35))
        pen.disc((x, y), 0.05, TREE)
        pen.disc((x - 0.014, y - 0.014), 0.02, mix(TREE, CREAM, 0.4))


def _houses(pen: Pen, at: Point, number: int) -> None:
    places = ((-0.075, 0.035, 0.085), (0.07, 0.055, 0.075), (0.005, -0.055, 0.09))
    for dx, dy, size in places if number % 2 == 0 else places[::-1]:
        _house(pen, (at[0] + dx, at[1] + dy), size, ROOF)


def _house(pen: Pen, at: Point, size: float, roof: Rgb) -> None:
    """A gable seen from the front."""
    x, y, s = at[0] * pen.side, at[1] * pen.side, size * pen.side
    line = max(1, round(0.012 * pen.side))
    pen.draw.rectangle((x - 0.62 * s, y - 0.1 * s, x + 0.62 * s, y + 0.8 * s), WALL, INK, line)
    gable = [(x - 0.88 * s, y - 0.05 * s), (x, y - 0.9 * s), (x + 0.88 * s, y - 0.05 * s)]
    pen.draw.polygon(gable, roof)
    pen.draw.line([*gable, gable[0]], INK, line)
    pen.draw.rectangle((x - 0.16 * s, y + 0.25 * s, x + 0.16 * s, y + 0.8 * s), mix(INK, WALL, 0.2))


def _routes(pen: Pen, look: Look) -> None:
    """Rails, then roads; where they cross without a station the road goes over a bridge."""
    for sides in look.rails:
        pen.rail(sides)
    is_over = bool(look.rails) and not look.has_station
    for sides in look.roads:
        if is_over:
            pen.bridge(sides)
        pen.road(sides)


def _station(pen: Pen) -> None:
    """A platform with a hall in the middle, where travelers change."""
    s = pen.side
    line = max(1, round(0.014 * s))
    pen.draw.rounded_rectangle((0.29 * s, 0.3 * s, 0.71 * s, 0.7 * s), 0.05 * s, CREAM, INK, line)
    pen.draw.rectangle((0.35 * s, 0.46 * s, 0.65 * s, 0.64 * s), WALL, INK, line)
    roof = [(0.32 * s, 0.47 * s), (0.41 * s, 0.35 * s), (0.59 * s, 0.35 * s), (0.68 * s, 0.47 * s)]
    pen.draw.polygon(roof, STATION)
    pen.draw.line([*roof, roof[0]], INK, line)
    for x in (0.41, 0.5, 0.59):
        pen.disc((x, 0.555), 0.026, STATION)


def _spot(pen: Pen, pawn: int, at: Point, seat: int | None) -> None:
    """A white disc with the sign of its pawn; a pawn fills it in its seat's colour."""
    if seat is None:
        for radius, fill in ((0.152, INK), (0.138, PAWNS[pawn]), (0.108, CREAM)):
            pen.disc(at, radius, fill)
        sign(pen, pawn, at, 0.085, PAWNS[pawn])
        return
    pen.disc((at[0] + 0.02, at[1] + 0.03), 0.2, (60, 50, 40))
    for radius, fill in ((0.2, INK), (0.186, CREAM), (0.162, SEATS[seat])):
        pen.disc(at, radius, fill)
    sign(pen, pawn, at, 0.115, BARS[seat])


def sign(pen: Pen, pawn: int, at: Point, size: float, fill: Rgb) -> None:
    """The sign of a type of pawn: an engine, a car, a person."""
    x, y, s = at[0] * pen.side, at[1] * pen.side, size * pen.side
    draw = pen.draw
    if pawn == 0:
        loco(draw, x, y, s * 0.82, fill)
    elif pawn == 1:
        hood = [(-0.95, 0.1), (-0.85, -0.2), (-0.5, -0.25), (-0.25, -0.65), (0.45, -0.65),
                (0.7, -0.22), (0.98, -0.1), (0.98, 0.4), (-0.95, 0.4)]  # fmt: skip
        draw.polygon([(x + a * s, y + b * s) for a, b in hood], fill=fill)
        for wheel in (-0.5, 0.52):
            r = 0.27 * s
            cx, cy = x + wheel * s, y + 0.42 * s
            draw.ellipse((cx - r, cy - r, cx + r, cy + r), fill=fill)
    else:
        r = 0.34 * s
        draw.ellipse((x - r, y - 0.98 * s, x + r, y - 0.98 * s + 2 * r), fill=fill)
        body = (x - 0.52 * s, y - 0.22 * s, x + 0.52 * s, y + 0.95 * s)
        draw.rounded_rectangle(body, 0.42 * s, fill=fill)


@functools.lru_cache(64)
def token(pawn: int, side: int, is_faint: bool = False) -> Image.Image:
    """A placement token of so many pixels: a round plate with the sign of its pawn."""
    whole = side * FINE
    image = Image.new("RGBA", (whole, whole))
    pen = Pen(ImageDraw.Draw(image), whole)
    fill = mix(PAWNS[pawn], CREAM, 0.6) if is_faint else PAWNS[pawn]
    for radius, ring in ((0.49, INK), (0.465, CREAM), (0.42, fill)):
        pen.disc(CENTRE, radius, ring)
    sign(pen, pawn, CENTRE, 0.28, CREAM)
    return image.reduce(FINE)


@functools.lru_cache(16)
def star(side: int) -> Image.Image:
    """A star token."""
    whole = side * FINE
    image = Image.new("RGBA", (whole, whole))
    draw = ImageDraw.Draw(image)
    for radius, fill in ((0.5, INK), (0.44, (244, 190, 44))):
        points = []
        for number in range(10):
            reach = radius if number % 2 == 0 else radius * 0.45
            angle = number * math.pi / 5
            points.append(
                (
                    whole * (0.5 + reach * math.sin(angle)),
                    whole * (0.52 - reach * math.cos(angle)),
                )
            )
        draw.polygon(points, fill=fill)
    return image.reduce(FINE)


@functools.lru_cache(16)
def opening(side: int) -> Image.Image:
    """The sign of a road or a rail that leads nowhere: an arrow head out of the tile to the
    north, so many pixels square."""
    whole = side * FINE
    image = Image.new("RGBA", (whole, whole))
    draw = ImageDraw.Draw(image)
    for grow, fill in ((0.12, CREAM), (0.0, (214, 56, 30))):
        draw.polygon(
            [
                (whole * (0.2 - grow), whole * (0.74 + grow)),
                (whole * (0.8 + grow), whole * (0.74 + grow)),
                (whole * 0.5, whole * (0.26 - grow)),
            ],
            fill=fill,
        )
    return image.reduce(FINE)


def outward(number: int) -> Point:
    """The direction of a side."""
    x, y = MIDDLES[number]
    return (x - 0.5) * 2, (y - 0.5) * 2
