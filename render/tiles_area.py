"""An area of tiles on the table, as large as its box allows: numbered places, what is new."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from engine.games.railroad_tiles.board import ROAD, STEPS, Board, place_of
from engine.games.railroad_tiles.view import AreaView
from render.art import tiles as art
from render.art.tiles import Look
from render.canvas import soft
from render.fonts import fit, font
from render.palette import BARS, CREAM, GLOW, GOLD, INK, SEATS, WOOD, Rgb

Box = tuple[int, int, int, int]
LETTERS: Final = 34
"""Pixels at the top and the left for how far it is from the start tile."""
ROUND: Final = 0.5
"""Of a tile, around the area: for arrows and the light of new tiles."""
TABLE: Final[Rgb] = (46, 78, 68)
SHADE: Final[Rgb] = (10, 20, 16)
CLOSES: Final[Rgb] = (20, 92, 46)
OPENS: Final[Rgb] = (176, 44, 24)


@dataclass(frozen=True, slots=True)
class Mark:
    """A place that a button names."""

    text: str
    closed: int = 0
    """How many ends a tile would close there."""
    opened: int = 0
    """How many it would open."""
    note: str = ""
    """Written instead of them: what a pawn would win."""


@dataclass(frozen=True, slots=True)
class Ground:
    """All that an area shows."""

    seat: int
    tiles: Mapping[int, Look]
    """By cell."""
    pawns: frozenset[int] = frozenset()
    new: frozenset[int] = frozenset()
    """Cells whose tiles or pawns glow."""
    marks: Mapping[int, Mark] = field(default_factory=dict)
    ghost: tuple[int, Look] | None = None
    """A tile that is not there yet."""
    rectangle: tuple[int, ...] = ()
    """Cells of the largest rectangle, outlined."""
    sides: tuple[str, ...] = ()
    """The letters of the sides, for the margin; empty without."""


def look_of(board: Board, tile: int, facing: int) -> Look:
    """A tile of the board as it is drawn."""
    shape, face, own = board.shape(tile), board.face(tile, facing), board.tiles[tile]
    ways = list(zip(shape.ways, face.routes, strict=True))
    return Look(
        roads=tuple(route for way, route in ways if way == ROAD),
        rails=tuple(route for way, route in ways if way != ROAD),
        has_station=shape.has_station,
        is_town=own.is_town,
        spot=own.spot,
        spot_sides=face.routes[own.spot_route],
        seed=tile,
    )


def looks(board: Board, area: AreaView) -> dict[int, Look]:
    """The tiles of an area by cell."""
    return {cell: look_of(board, tile, facing) for cell, tile, facing in area.laid}


class Plan:
    """Where cells lie in a box."""

    def __init__(self, box: Box, cells: Iterable[int], most: int, edge: int = 0) -> None:
        """`most`: pixels of a tile at the most; `edge`: pixels kept for letters at two sides."""
        places = [place_of(cell) for cell in cells] or [(0, 0)]
        x0, x1 = min(x for x, _ in places), max(x for x, _ in places)
        y0, y1 = min(y for _, y in places), max(y for _, y in places)
        left, top, right, bottom = box[0] + edge, box[1] + edge, box[2], box[3]
        wide, high = x1 - x0 + 1, y1 - y0 + 1
        self.side = int(min(most, (right - left) / (wide + ROUND), (bottom - top) / (high + ROUND)))
        self.columns, self.rows = range(x0, x1 + 1), range(y0, y1 + 1)
        self._left = round((left + right - wide * self.side) / 2) - x0 * self.side
        self._top = round((top + bottom - high * self.side) / 2) - y0 * self.side

    def corner(self, cell: int) -> tuple[int, int]:
        """The upper left pixel of a cell."""
        x, y = place_of(cell)
        return self._left + x * self.side, self._top + y * self.side

    def middle(self, x: int, y: int) -> tuple[float, float]:
        """Of the cell so far right of and below the start tile."""
        return self._left + (x + 0.5) * self.side, self._top + (y + 0.5) * self.side


def table(image: Image.Image, box: Box) -> None:
    """The cloth under an area."""
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle(box, 12, fill=WOOD)
    inner = box[0] + 3, box[1] + 3, box[2] - 3, box[3] - 3
    draw.rounded_rectangle(inner, 10, fill=TABLE, outline=GOLD, width=2)


def draw_area(image: Image.Image, box: Box, ground: Ground, most: int) -> Plan:
    """Fill a box with an area; returns where its cells came to lie."""
    cells = {*ground.tiles, *ground.marks}
    if ground.ghost is not None:
        cells.add(ground.ghost[0])
    edge = LETTERS if ground.sides else 0
    plan = Plan(box, cells, most, edge)
    _shadow(image, plan, ground)
    for cell, look in ground.tiles.items():
        seat = ground.seat if cell in ground.pawns else None
        image.paste(art.tile(look, plan.side, seat), plan.corner(cell))
    _openings(image, plan, ground)
    _rectangle(image, plan, ground)
    for cell, mark in ground.marks.items():
        if cell in ground.tiles:
            _spot(image, plan, cell, mark)
        else:
            _place(image, plan, cell, mark)
    if ground.ghost is not None:
        cell, look = ground.ghost
        ghost(image, plan.corner(cell), plan.side, look)
    if ground.sides:
        _letters(image, box, plan, ground.sides)
    return plan


def ghost(image: Image.Image, corner: tuple[int, int], side: int, look: Look) -> None:
    """A tile that is not there yet, in a frame of light."""
    x, y = corner
    image.paste(art.tile(look, side), (x, y))
    width = max(3, side // 16)
    box = (x - width, y - width, x + side + width - 1, y + side + width - 1)
    ImageDraw.Draw(image).rectangle(box, outline=GLOW, width=width)


def _shadow(image: Image.Image, plan: Plan, ground: Ground) -> None:
    """Under all tiles; a light under the new ones."""
    pad = _pad(plan.side)
    for fill, cells, mask, off in (
        (SHADE, ground.tiles, _dark(plan.side), (4, 6)),
        (GLOW, ground.new, _light(plan.side), (0, 0)),
    ):
        for cell in cells:
            if cell in ground.tiles:
                x, y = plan.corner(cell)
                image.paste(fill, (x - pad + off[0], y - pad + off[1]), mask)


def _pad(side: int) -> int:
    """What the mask of a shadow or a light is larger than its tile, on each side."""
    return side // 9 + 12


@lru_cache(32)
def _dark(side: int) -> Image.Image:
    pad = _pad(side)
    mask = Image.new("L", (side + 2 * pad, side + 2 * pad))
    ImageDraw.Draw(mask).rectangle((pad, pad, pad + side, pad + side), 150)
    return soft(mask, 4)


@lru_cache(32)
def _light(side: int) -> Image.Image:
    pad, glow = _pad(side), max(4, side // 9)
    mask = Image.new("L", (side + 2 * pad, side + 2 * pad))
    box = (pad - glow, pad - glow, pad + side + glow, pad + side + glow)
    ImageDraw.Draw(mask).rounded_rectangle(box, glow, 255)
    return soft(mask, 3)


def _openings(image: Image.Image, plan: Plan, ground: Ground) -> None:
    """An arrow out of each road and rail that leads nowhere."""
    size = max(10, round(plan.side * 0.3))
    for cell, look in ground.tiles.items():
        for side, step in enumerate(STEPS):
            leaves = any(side in route for route in (*look.roads, *look.rails))
            if not leaves or cell + step in ground.tiles:
                continue
            if ground.ghost is not None and ground.ghost[0] == cell + step:
                continue
            x, y = plan.corner(cell)
            dx, dy = art.outward(side)
            reach = plan.side / 2 + size * 0.26
            at = x + plan.side / 2 + dx * reach, y + plan.side / 2 + dy * reach
            arrow = _arrow(size, side)
            image.paste(arrow, (round(at[0] - size / 2), round(at[1] - size / 2)), arrow)


@lru_cache(64)
def _arrow(size: int, side: int) -> Image.Image:
    return art.opening(size).rotate(-90 * side)


def _rectangle(image: Image.Image, plan: Plan, ground: Ground) -> None:
    if len(ground.rectangle) < 2:
        return
    x0, y0 = plan.corner(ground.rectangle[0])
    x1, y1 = plan.corner(ground.rectangle[-1])
    width = max(3, plan.side // 18)
    box = (x0, y0, x1 + plan.side - 1, y1 + plan.side - 1)
    ImageDraw.Draw(image).rectangle(box, outline=(255, 214, 64), width=width)


def _place(image: Image.Image, plan: Plan, cell: int, mark: Mark) -> None:
    """A numbered free cell, and what a tile would close and open there."""
    x, y = plan.corner(cell)
    side, pad = plan.side, max(2, plan.side // 20)
    draw = ImageDraw.Draw(image)
    box = (x + pad, y + pad, x + side - pad - 1, y + side - pad - 1)
    draw.rounded_rectangle(box, side // 9, fill=(238, 230, 206), outline=INK, width=2)
    has_note = bool(mark.closed or mark.opened)
    size = side * (0.5 if has_note else 0.58)
    at = (x + side / 2, y + side * (0.36 if has_note else 0.5))
    draw.text(at, mark.text, font=fit("bold", mark.text, size, side * 0.7), fill=INK, anchor="mm")
    if not has_note:
        return
    letters = font("bold", side * 0.31)
    parts = [(f"−{mark.closed}", CLOSES)] if mark.closed else []
    parts += [(f"+{mark.opened}", OPENS)] if mark.opened else []
    wide = sum(letters.getlength(text) for text, _ in parts) + side * 0.09 * (len(parts) - 1)
    left = x + (side - wide) / 2
    for text, fill in parts:
        draw.text((left, y + side * 0.74), text, font=letters, fill=fill, anchor="lm")
        left += letters.getlength(text) + side * 0.09


def _spot(image: Image.Image, plan: Plan, cell: int, mark: Mark) -> None:
    """The number of a spot, and what a pawn would win there, in a corner of its tile."""
    x, y = plan.corner(cell)
    side = plan.side
    draw = ImageDraw.Draw(image)
    high = side * 0.36
    box = (x, y + side - high, x + side - 1, y + side - 1)
    draw.rectangle(box, fill=CREAM, outline=INK, width=2)
    text = f"{mark.text}  {mark.note}".strip()
    letters = fit("bold", text, high * 0.86, side * 0.9)
    wide, number = letters.getlength(text), letters.getlength(f"{mark.text}  ")
    left, middle = x + (side - wide) / 2, y + side - high / 2
    draw.text((left, middle), mark.text, font=letters, fill=INK, anchor="lm")
    draw.text((left + number, middle), mark.note, font=letters, fill=CLOSES, anchor="lm")


def _letters(image: Image.Image, box: Box, plan: Plan, sides: tuple[str, ...]) -> None:
    """How far from the start tile: along the top and the left."""
    draw, letters = ImageDraw.Draw(image), font("bold", 22)
    north, east, south, west = sides
    for x in plan.columns:
        text = f"{east if x > 0 else west}{abs(x)}" if x else "0"
        at = plan.middle(x, 0)[0], box[1] + 22
        draw.text(at, text, font=letters, fill=(214, 222, 206), anchor="mm")
    for y in plan.rows:
        text = f"{south if y > 0 else north}{abs(y)}" if y else "0"
        place = box[0] + 22, plan.middle(0, y)[1]
        draw.text(place, text, font=letters, fill=(214, 222, 206), anchor="mm")


def seat_disc(image: Image.Image, seat: int, at: tuple[float, float], radius: int) -> None:
    """A disc in a seat's colour with its bars: one more than its number."""
    sprite = _disc(seat, radius)
    image.paste(sprite, (round(at[0]) - radius - 3, round(at[1]) - radius - 3), sprite)


@lru_cache(32)
def _disc(seat: int, radius: int) -> Image.Image:
    fine, middle = 4, radius + 3
    image = Image.new("RGBA", (2 * middle * fine, 2 * middle * fine))
    draw = ImageDraw.Draw(image)
    for grow, fill in ((3, CREAM), (1.5, INK), (0, SEATS[seat])):
        r = radius + grow
        box = [fine * v for v in (middle - r, middle - r, middle + r, middle + r)]
        draw.ellipse(box, fill=fill)
    step = radius * 1.1 / (seat + 1)
    for number in range(seat + 1):
        x, half, high = middle + (number - seat / 2) * step, step * 0.28, radius * 0.55
        bar = [fine * v for v in (x - half, middle - high, x + half, middle + high)]
        draw.rectangle(bar, fill=BARS[seat])
    return image.reduce(fine)
