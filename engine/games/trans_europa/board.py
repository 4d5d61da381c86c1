"""The lattice of Trans Europa: crossings, single and double lines, cities of five colours."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from string import ascii_lowercase
from typing import Any, Final

from engine.board import LATITUDES, LONGITUDES, Row, read_rows, refuse_repeats

COLORS: Final = ("red", "yellow", "orange", "green", "blue")
TRACKS: Final = 83
KINDS: Final = ("plain", "river", "mountain", "sea")
"""A plain line is single; over a river, through a mountain and across the sea it is double (S8)."""
LANGUAGES: Final = ("es", "en")
ROW_HEIGHT: Final = 3**0.5 / 2
"""Between two rows of a lattice of equal triangles, in steps."""


@dataclass(frozen=True, slots=True, eq=False)
class Node:
    """A crossing of the lattice: where it lies in it, and on the map."""

    name: str
    """Its word in the notation: the letter of its row, its number in the row."""
    row: int
    """From the north."""
    column: int
    """From the west, in half steps."""
    latitude: float
    longitude: float

    @property
    def place(self) -> tuple[float, float]:
        """x to the east and y to the south, in steps of the lattice."""
        return self.column / 2, self.row * ROW_HEIGHT


@dataclass(frozen=True, slots=True, eq=False)
class City:
    """A city of one of five colours, on a crossing."""

    name: str
    node: int
    color: int
    is_dashed: bool = False
    """Not used by two or three players (S3)."""
    names: Mapping[str, str] = field(default_factory=dict)
    """Language -> its name."""


@dataclass(frozen=True, eq=False)
class Board:
    """A line is known by its position; a city by its crossing."""

    name: str
    nodes: tuple[str, ...]
    edges: tuple[tuple[int, int], ...]
    edge_names: tuple[str, ...]
    costs: tuple[int, ...]
    """[edge]: 1 for a single line, 2 for a double one."""
    cities: tuple[City, ...]
    places: tuple[Node, ...] = ()
    """The crossings with all that is known of them, in the same order."""
    kinds: tuple[str, ...] = ()
    """[edge]: what the line crosses, one of `KINDS`."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "Board":
        return self

    @cached_property
    def all_nodes(self) -> int:
        """Every crossing."""
        return (1 << len(self.nodes)) - 1

    @cached_property
    def doubles(self) -> int:
        """The double lines."""
        return sum(1 << edge for edge, cost in enumerate(self.costs) if cost == 2)

    @cached_property
    def at(self) -> tuple[int, ...]:
        """[node]: the lines that end there."""
        masks = [0] * len(self.nodes)
        for edge, ends in enumerate(self.edges):
            for node in ends:
                masks[node] |= 1 << edge
        return tuple(masks)

    @cached_property
    def links(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """[node]: the line to each neighbour, and the neighbour."""
        found: list[list[tuple[int, int]]] = [[] for _ in self.nodes]
        for edge, (one, other) in enumerate(self.edges):
            found[one].append((edge, other))
            found[other].append((edge, one))
        return tuple(tuple(links) for links in found)

    @cached_property
    def colors(self) -> tuple[int, ...]:
        """[colour]: the crossings of its cities."""
        return tuple(
            sum(1 << city.node for city in self.cities if city.color == color)
            for color in range(len(COLORS))
        )

    @cached_property
    def city_at(self) -> Mapping[int, City]:
        """Crossing -> the city on it."""
        return {city.node: city for city in self.cities}

    @cached_property
    def rows(self) -> int:
        """How many rows the lattice has."""
        return 1 + max((place.row for place in self.places), default=-1)

    @cached_property
    def vocabulary(self) -> Mapping[str, tuple[str, ...]]:
        """Field -> the word of each of its values."""
        return {
            "node": self.nodes,
            "edge": self.edge_names,
            "city": tuple(city.name for city in self.cities),
            "row": tuple(ascii_lowercase[row] for row in range(self.rows)),
        }


def read_board(path: Path) -> Board:
    """A board file as frozen types. Raises `BoardError`, which names file, key and fault."""
    file = read_rows(path)
    node_rows, line_rows, city_rows = (file.rows(key) for key in ("nodes", "lines", "cities"))
    file.end()
    places = tuple(_node(row) for row in node_rows)
    nodes = tuple(place.name for place in places)
    refuse_repeats(node_rows, "id", nodes)
    lines = [_line(row, nodes) for row in line_rows]
    names = tuple(f"{nodes[one]}-{nodes[other]}" for (one, other), _ in lines)
    refuse_repeats(line_rows, "ends", ["-".join(sorted(name.split("-"))) for name in names])
    kinds = tuple(kind for _, kind in lines)
    cities = tuple(_city(row, nodes) for row in city_rows)
    refuse_repeats(city_rows, "id", [city.name for city in cities])
    refuse_repeats(city_rows, "node", [nodes[city.node] for city in cities])
    return Board(
        path.stem,
        nodes,
        tuple(ends for ends, _ in lines),
        names,
        tuple(1 if kind == "plain" else 2 for kind in kinds),
        cities,
        places,
        kinds,
    )


def _node(row: Row) -> Node:
    node = Node(
        row.text("id"),
        row.whole("row", range(26)),
        row.whole("column", range(100)),
        row.degrees("lat", LATITUDES),
        row.degrees("lon", LONGITUDES),
    )
    row.end()
    return node


def _line(row: Row, nodes: Sequence[str]) -> tuple[tuple[int, int], str]:
    words = row.texts("ends")
    if len(words) != 2 or words[0] == words[1]:
        raise row.fault("ends", f"{list(words)} are no two crossings", "write two different ones")
    ends = [_place(row, "ends", word, nodes) for word in words]
    kind = row.one_of("kind", KINDS, "plain")
    row.end()
    return (ends[0], ends[1]), kind


def _city(row: Row, nodes: Sequence[str]) -> City:
    names = row.row("name")
    city = City(
        row.text("id"),
        _place(row, "node", row.text("node"), nodes),
        COLORS.index(row.one_of("color", COLORS)),
        row.one_of("cards", ("all", "dashed"), "all") == "dashed",
        {language: names.text(language) for language in LANGUAGES},
    )
    names.end()
    row.end()
    return city


def _place(row: Row, key: str, word: str, nodes: Sequence[str]) -> int:
    if word not in nodes:
        raise row.fault(key, f"{word!r} is no crossing of this board", "write the id of one")
    return nodes.index(word)
