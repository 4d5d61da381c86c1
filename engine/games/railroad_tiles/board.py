"""The tiles of Railroad Tiles in their eight facings, and the endless table that they lie on."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from engine.board import Row, read_rows, refuse_repeats

SPAN: Final = 100
"""Cells in a row of the table: an area holds 33 tiles at most, so none reaches the edge from the
middle, and a cell reads as its row and column (`5051`)."""
START: Final = SPAN * SPAN // 2 + SPAN // 2
"""The cell of the start tile: row 50, column 50."""
STEPS: Final = (-SPAN, 1, SPAN, -1)
"""To the neighbour on each side, from north clockwise."""
SIDE_WORDS: Final = "nesw"
FACINGS: Final = ("n", "e", "s", "w", "nm", "em", "sm", "wm")
"""Where the tile's north points; `m` when it is mirrored first."""
BLANK, ROAD, RAIL = 1, 2, 3
"""What a side shows; 0 is a side that nobody asks anything of."""
WAYS: Final = {"road": ROAD, "rail": RAIL}
PAWNS: Final = ("train", "car", "traveler")
TRAIN, CAR, TRAVELER = range(3)
TOKENS: Final = (TRAIN, TRAIN, TRAIN, CAR, CAR, TRAVELER, TRAVELER)
"""The placement tokens (R6, R7)."""
COLUMNS: Final = (2, 2, 3, 3, 4)
"""Tiles in each column, left to right (R2)."""
YES_NO: Final = ("yes", "no")


@dataclass(frozen=True, slots=True)
class Face:
    """A tile as it lies."""

    sides: int
    """Two bits a side, from north clockwise: blank, road or rail."""
    routes: tuple[tuple[int, ...], ...]
    """The sides that each of its routes joins."""

    def side(self, number: int) -> int:
        """What one side shows."""
        return self.sides >> 2 * number & 3

    def route_at(self, side: int) -> int:
        """Which of its routes leaves by a side."""
        return next(n for n, sides in enumerate(self.routes) if side in sides)


@dataclass(frozen=True, slots=True)
class Shape:
    """A kind of tile: its routes, in all facings; one that looks like an earlier one is None."""

    name: str
    ways: tuple[int, ...]
    """Of each route: road or rail."""
    faces: tuple[Face | None, ...]
    has_station: bool

    @property
    def pattern(self) -> tuple[tuple[int, tuple[tuple[int, ...], ...]], ...]:
        """What is the same in every facing: kinds of one pattern are one route (R19)."""
        return tuple(sorted((f.sides, tuple(sorted(f.routes))) for f in self.faces if f))


@dataclass(frozen=True, slots=True)
class Tile:
    """One of the tiles in the bag."""

    name: str
    kind: int
    """The position of its shape."""
    is_town: bool = False
    spot: int | None = None
    """The pawn that its spot is for."""
    spot_route: int = 0
    """The route that the spot lies on."""


@dataclass(frozen=True, eq=False)
class Board:
    """The set of tiles; one is known by its position."""

    name: str
    shapes: tuple[Shape, ...]
    tiles: tuple[Tile, ...]

    def __deepcopy__(self, memo: dict[int, Any]) -> "Board":
        return self

    def shape(self, tile: int) -> Shape:
        """The kind of a tile."""
        return self.shapes[self.tiles[tile].kind]

    def face(self, tile: int, facing: int) -> Face:
        """A tile as it lies in a facing that the tree offered."""
        face = self.shape(tile).faces[facing]
        assert face is not None  # the tree offers no facing twice
        return face

    @cached_property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """[tile][facing]: its sides; 0 for a facing that looks like an earlier one."""
        of_kind = [tuple(f.sides if f else 0 for f in shape.faces) for shape in self.shapes]
        return tuple(of_kind[tile.kind] for tile in self.tiles)

    @cached_property
    def spots(self) -> tuple[int, ...]:
        """[tile]: the pawn that its spot is for; -1 without one."""
        return tuple(-1 if tile.spot is None else tile.spot for tile in self.tiles)

    @cached_property
    def patterns(self) -> tuple[int, ...]:
        """[tile]: the first kind that has its pattern."""
        patterns = [shape.pattern for shape in self.shapes]
        return tuple(patterns.index(patterns[tile.kind]) for tile in self.tiles)

    @cached_property
    def vocabulary(self) -> Mapping[str, tuple[str, ...]]:
        """Field -> the word of each of its values; a cell is a number."""
        return {
            "tile": tuple(tile.name for tile in self.tiles),
            "facing": FACINGS,
            "column": tuple(str(number) for number in range(1, len(COLUMNS) + 1)),
            "token": PAWNS,
            "pawn": PAWNS,
        }


def read_board(path: Path) -> Board:
    """A tile file as frozen types. Raises `BoardError`, which names file, key and fault."""
    file = read_rows(path)
    kind_rows, tile_rows = file.rows("kinds"), file.rows("tiles")
    file.end()
    shapes = tuple(_shape(row) for row in kind_rows)
    refuse_repeats(kind_rows, "id", [shape.name for shape in shapes])
    tiles = tuple(_tile(row, shapes) for row in tile_rows)
    refuse_repeats(tile_rows, "id", [tile.name for tile in tiles])
    return Board(path.stem, shapes, tiles)


def _shape(row: Row) -> Shape:
    ways, routes = [], []
    for number, route in enumerate(row.texts("routes")):
        way, *sides = route.split()
        place = f"routes[{number}]"
        if way not in WAYS:
            raise row.fault(place, f"{way!r} is no way", "begin with road or rail")
        if not sides or any(len(side) != 1 or side not in SIDE_WORDS for side in sides):
            raise row.fault(place, f"{route!r} names no sides", "write some of n, e, s, w")
        ways.append(way)
        routes.append(tuple(SIDE_WORDS.index(side) for side in sides))
    used = [side for route in routes for side in route]
    if not used or len(set(used)) != len(used):
        raise row.fault("routes", "a tile needs routes that share no side", "use each side once")
    shape = Shape(
        row.text("id"),
        tuple(WAYS[way] for way in ways),
        faces(ways, routes),
        row.one_of("station", YES_NO, "no") == "yes",
    )
    row.end()
    return shape


def _tile(row: Row, shapes: Sequence[Shape]) -> Tile:
    names = [shape.name for shape in shapes]
    name, kind = row.text("id"), names.index(row.one_of("kind", names))
    is_town = row.one_of("town", YES_NO, "no") == "yes"
    word = row.one_of("spot", (*PAWNS, "none"), "none")
    row.end()
    if word == "none":
        return Tile(name, kind, is_town)
    pawn, ways = PAWNS.index(word), shapes[kind].ways
    wanted = {TRAIN: RAIL, CAR: ROAD}.get(pawn, ways[0])
    if wanted not in ways:
        raise row.fault("spot", f"no {word} can stand on {names[kind]}", "choose another pawn")
    return Tile(name, kind, is_town, pawn, ways.index(wanted))


def faces(ways: Sequence[str], routes: Sequence[tuple[int, ...]]) -> tuple[Face | None, ...]:
    """Four turns clockwise, then four of the mirror image, in which east and west change."""
    found: list[Face | None] = []
    seen: list[tuple[int, frozenset[tuple[int, ...]]]] = []
    for number in range(len(FACINGS)):
        to = [((-side if number > 3 else side) + number) % 4 for side in range(4)]
        turned = tuple(tuple(sorted(to[side] for side in route)) for route in routes)
        shown = [BLANK] * 4
        for way, route in zip(ways, turned, strict=True):
            for side in route:
                shown[side] = WAYS[way]
        face = Face(sum(mark << 2 * side for side, mark in enumerate(shown)), turned)
        look = face.sides, frozenset(turned)
        found.append(None if look in seen else face)
        seen.append(look)
    return tuple(found)


def place_of(cell: int) -> tuple[int, int]:
    """How far a cell lies right of and below the start tile."""
    return cell % SPAN - START % SPAN, cell // SPAN - START // SPAN
