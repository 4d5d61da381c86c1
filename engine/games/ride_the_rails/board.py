"""The board of Ride the Rails: hexes with their neighbours, and masks of what lies on them.

A city is known by its hex: wherever a city is meant, the number is that of its hex.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from string import ascii_lowercase
from typing import Any, Final

from engine.board import LATITUDES, LONGITUDES, Row, read_rows, refuse_repeats

RAILROADS: Final = ("red", "blue", "orange", "yellow", "purple", "black")
"""In the order in which they open (S4)."""
RED, BLUE, ORANGE, YELLOW, PURPLE, BLACK = range(6)
KINDS: Final = ("plain", "mountain")
GROUPS: Final = ("plain", "five", "east", "west", "chicago")
STARTS: Final = {
    "plain": (BLACK,),
    "five": (BLACK,),
    "east": (RED, BLUE, ORANGE, BLACK),
    "west": (PURPLE, BLACK),
    "chicago": (ORANGE, YELLOW, BLACK),
}
"""The railroads whose colour a city of each group shows (S10)."""
LANGUAGES: Final = ("es", "en")
ROW_HEIGHT: Final = 3**0.5 / 2
"""Between two rows of pointed hexes, in widths of a hex."""
STEPS: Final = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
"""To the six neighbours, in half columns and rows."""


@dataclass(frozen=True, slots=True, eq=False)
class Hex:
    """One hex: its word in the notation, its place in the grid, what it is made of."""

    name: str
    row: int
    """From the north."""
    column: int
    """From the west, in half widths."""
    is_mountain: bool = False

    @property
    def place(self) -> tuple[float, float]:
        """The middle, x to the east and y to the south, in widths of a hex."""
        return self.column / 2, self.row * ROW_HEIGHT


@dataclass(frozen=True, slots=True, eq=False)
class City:
    """A city on a hex."""

    name: str
    hex: int
    group: str = "plain"
    """One of `GROUPS`: which railroads start in it, and what it pays."""
    names: Mapping[str, str] = field(default_factory=dict)
    """Language -> its name."""
    latitude: float = 0.0
    longitude: float = 0.0
    """Where it truly lies; its hex is near."""


@dataclass(frozen=True, eq=False)
class Board:
    """Hexes and cities, and the masks that depend on them alone."""

    name: str
    hexes: tuple[Hex, ...]
    places: tuple[City, ...]

    def __deepcopy__(self, memo: dict[int, Any]) -> "Board":
        return self

    @cached_property
    def around(self) -> tuple[int, ...]:
        """[hex]: its neighbours on the map (R37)."""
        at = {(hex.column, hex.row): number for number, hex in enumerate(self.hexes)}
        found = []
        for hex in self.hexes:
            beside = [(hex.column + x, hex.row + y) for x, y in STEPS]
            found.append(sum(1 << at[place] for place in beside if place in at))
        return tuple(found)

    @cached_property
    def mountains(self) -> int:
        """The hexes that cost one locomotive of the turn's limit (S6)."""
        return sum(1 << number for number, hex in enumerate(self.hexes) if hex.is_mountain)

    @cached_property
    def fives(self) -> int:
        """The cities that pay $5 once (S13)."""
        return self._cities("five")

    @cached_property
    def east(self) -> int:
        """The six cities of the east coast (S9)."""
        return self._cities("east")

    @cached_property
    def west(self) -> int:
        """The four cities of the west coast (S10)."""
        return self._cities("west")

    @cached_property
    def chicago(self) -> int:
        """The one city without a limit (S8)."""
        return self._cities("chicago")

    @cached_property
    def cities(self) -> int:
        """Every city."""
        return self._cities(*GROUPS)

    @cached_property
    def starts(self) -> tuple[int, ...]:
        """[railroad]: the cities that show its colour (S7)."""
        return tuple(
            self._cities(*[group for group, shown in STARTS.items() if railroad in shown])
            for railroad in range(len(RAILROADS))
        )

    @cached_property
    def city_at(self) -> Mapping[int, int]:
        """Hex -> the position of the city on it."""
        return {city.hex: number for number, city in enumerate(self.places)}

    @cached_property
    def rows(self) -> int:
        """How many rows the map has."""
        return 1 + max((hex.row for hex in self.hexes), default=-1)

    @cached_property
    def vocabulary(self) -> Mapping[str, tuple[str, ...]]:
        """Field -> the word of each of its values; a hex with a city bears the city's."""
        words = [hex.name for hex in self.hexes]
        for city in self.places:
            words[city.hex] = city.name
        return {
            "hex": tuple(words),
            "railroad": RAILROADS,
            "city": tuple(city.name for city in self.places),
            "row": tuple(ascii_lowercase[row] for row in range(self.rows)),
        }

    def _cities(self, *groups: str) -> int:
        return sum(1 << city.hex for city in self.places if city.group in groups)


def read_board(path: Path) -> Board:
    """A board file as frozen types. Raises `BoardError`, which names file, key and fault."""
    file = read_rows(path)
    hex_rows, city_rows = file.rows("hexes"), file.rows("cities")
    file.end()
    hexes = tuple(_hex(row) for row in hex_rows)
    names = tuple(hex.name for hex in hexes)
    refuse_repeats(hex_rows, "id", names)
    refuse_repeats(hex_rows, "column", [f"{hex.row} {hex.column}" for hex in hexes])
    places = tuple(_city(row, names) for row in city_rows)
    refuse_repeats(city_rows, "id", [city.name for city in places])
    refuse_repeats(city_rows, "hex", [names[city.hex] for city in places])
    return Board(path.stem, hexes, places)


def _hex(row: Row) -> Hex:
    found = Hex(
        row.text("id"),
        row.whole("row", range(26)),
        row.whole("column", range(100)),
        row.one_of("kind", KINDS, "plain") == "mountain",
    )
    if (found.row + found.column) % 2:
        raise row.fault("column", f"{found.column} is between two hexes", "write one more or less")
    row.end()
    return found


def _city(row: Row, hexes: Sequence[str]) -> City:
    word, names = row.text("hex"), row.row("name")
    if word not in hexes:
        raise row.fault("hex", f"{word!r} is no hex of this board", "write the id of one")
    city = City(
        row.text("id"),
        hexes.index(word),
        row.one_of("group", GROUPS, "plain"),
        {language: names.text(language) for language in LANGUAGES},
        row.degrees("lat", LATITUDES),
        row.degrees("lon", LONGITUDES),
    )
    names.end()
    row.end()
    return city
