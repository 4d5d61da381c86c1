"""Where everything of a board lies on its picture: cities, slots, names, seas.

Units are the pixels of the whole picture (1650 by 1050). A layout is made once from the board file
by `render.basemap` and kept in `data/maps`; cities and routes stand in the board's order.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from render.canvas import Box, Point
from render.painter import RenderError


@dataclass(frozen=True, slots=True)
class NamePlace:
    """Where a city's name stands."""

    label: Point
    """The middle of its letters."""
    box: Box
    """What it covers."""


@dataclass(frozen=True, slots=True)
class CityPlace:
    """A city's dot and where its name stands."""

    x: float
    y: float
    names: Mapping[str, NamePlace]
    """The names that the layout was made for, by their text; the first one is the board's own."""

    def name(self, text: str) -> NamePlace:
        """Where a name stands; one that the layout does not know as the board's own."""
        return self.names.get(text) or next(iter(self.names.values()))


@dataclass(frozen=True, slots=True)
class Slot:
    """The middle of a space and the angle of its long side, clockwise in degrees."""

    x: float
    y: float
    degrees: float


@dataclass(frozen=True, slots=True)
class RoutePlace:
    """A route's way over the map."""

    path: tuple[Point, ...]
    """From one city over the slots to the other."""
    slots: tuple[Slot, ...]
    length: float
    """Of each slot."""
    locos: frozenset[int]
    """The slots that show an engine: each costs a locomotive."""
    badge: Point
    """Where a seal beside the route hides least."""


@dataclass(frozen=True, slots=True)
class SeaPlace:
    """A name on the water."""

    id: str
    x: float
    y: float
    size: int
    tracking: int
    """Pixels between letters."""


@dataclass(frozen=True, slots=True)
class MapRegion:
    """A part that can be drawn at double size."""

    id: str
    box: Box


@dataclass(frozen=True, slots=True)
class Layout:
    """A whole board on its picture."""

    size: tuple[int, int]
    panel: Box
    """The score panel, on water that no route uses."""
    slot_height: float
    label_size: int
    cities: tuple[CityPlace, ...]
    routes: tuple[RoutePlace, ...]
    seas: tuple[SeaPlace, ...]
    regions: tuple[MapRegion, ...]
    """Together they show every city."""


def read_layout(name: str, cities: Sequence[str], routes: Sequence[str]) -> Layout:
    """The layout `data/maps/<name>.json`, in the order of a board's words.

    Raises `RenderError` when it is missing, unreadable or does not place the whole board.
    """
    file = f"maps/{name}.json"
    try:
        data = json.loads((files("data") / "maps" / f"{name}.json").read_text("utf-8"))
        return Layout(
            size=(data["size"][0], data["size"][1]),
            panel=_box(data["panel"]),
            slot_height=data["slot_height"],
            label_size=data["label_size"],
            cities=tuple(_city(data["cities"][word]) for word in cities),
            routes=tuple(_route(data["routes"][word]) for word in routes),
            seas=tuple(_sea(word, row) for word, row in data["seas"].items()),
            regions=tuple(MapRegion(word, _box(box)) for word, box in data["regions"].items()),
        )
    except OSError as error:
        raise RenderError(f"{file}: {error}") from error
    except (KeyError, ValueError) as error:
        raise RenderError(f"{file}: no place for {error}") from error


def _box(row: Sequence[float]) -> Box:
    return row[0], row[1], row[2], row[3]


def _point(row: Sequence[float]) -> Point:
    return row[0], row[1]


def _city(row: dict[str, Any]) -> CityPlace:
    names = {
        text: NamePlace(_point(name["label"]), _box(name["box"]))
        for text, name in row["names"].items()
    }
    return CityPlace(*_point(row["at"]), names)


def _route(row: dict[str, Any]) -> RoutePlace:
    return RoutePlace(
        path=tuple(_point(point) for point in row["path"]),
        slots=tuple(Slot(*slot) for slot in row["slots"]),
        length=row["length"],
        locos=frozenset(row["locos"]),
        badge=_point(row["badge"]),
    )


def _sea(word: str, row: dict[str, Any]) -> SeaPlace:
    return SeaPlace(word, *_point(row["at"]), row["size"], row["tracking"])
