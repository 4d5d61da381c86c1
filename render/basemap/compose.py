"""A whole layout: cities, curves, slots, names, seals, as the rows of `data/maps/<board>.json`."""

import copy
import itertools
import json
import math
from collections.abc import Mapping
from typing import Any

import numpy as np

from engine.parts.route_board import LANGUAGES, Board
from render.basemap.curves import Curve, Strings, curves_of
from render.basemap.labels import Label, place_labels
from render.basemap.plan import LABEL_SIZE, LANE, PANEL, ROOF, SLOT_HEIGHT, bands
from render.basemap.projection import SIZE, Array, View, Warp
from render.basemap.relax import relaxed
from render.basemap.setting import SETTINGS
from render.basemap.slots import place_slots, rectangles

Row = dict[str, Any]


def compose(board: Board, log: Any = print) -> Row:
    """Everything but seas and regions."""
    setting = SETTINGS[board.name]
    warp = relaxed(board, setting)
    view = View(setting, warp)
    cities = np.array([view.xy(place.longitude, place.latitude) for place in board.places])
    curves, labels = _settled(board, view, cities, log)
    shapes = [shape for _, shape in rectangles(curves, 2.0)]
    names = {LANGUAGES[0]: labels}
    for language in LANGUAGES[1:]:
        texts = [place.names[language] for place in board.places]
        names[language] = place_labels(texts, cities, shapes)
    layout: Row = {
        "size": SIZE,
        "panel": [round(v) for v in PANEL],
        "slot_height": SLOT_HEIGHT,
        "lane": LANE,
        "label_size": LABEL_SIZE,
        "warp": {
            "src": np.round(warp.source, 3).tolist(),
            "dst": np.round(warp.forward(warp.source), 3).tolist(),
        },
        "cities": {
            place.name: {
                "at": [round(float(v), 2) for v in cities[place.id]],
                "names": _names(place.names, {w: rows[place.id] for w, rows in names.items()}),
            }
            for place in board.places
        },
    }
    layout["routes"] = _routes(board, curves, cities)
    for row in layout["routes"].values():
        row["badge"] = _badge(layout, row)
    return layout


def _settled(board: Board, view: View, cities: Array, log: Any) -> tuple[list[Curve], list[Label]]:
    """Curves, slots and names of the first language, until none touches another."""
    curves = curves_of(bands(board), cities, view)
    strings = Strings(curves, cities)
    texts = [place.names[LANGUAGES[0]] for place in board.places]
    best: tuple[float, list[Curve], list[Label]] | None = None
    for step in range(8):
        strings.relax(320 if step == 0 else 140)
        hits = place_slots(curves)
        labels = place_labels(texts, cities, [shape for _, shape in rectangles(curves, 2.0)])
        bad = [label.covered for label in labels if label.covered > 4]
        score = sum(hit[2] for hit in hits) * 10 + sum(bad)
        score += sum(max(0, 24 - curve.length) for curve in curves) * 5
        shortest = min(curve.length for curve in curves)
        log(
            f"round {step}: {len(hits)} overlaps, shortest slot {shortest:.1f}, "
            f"{len(bad)} names on slots"
        )
        if best is None or score < best[0]:
            best = (score, copy.deepcopy(curves), labels)
        if not bad and not hits:
            break
        strings.boxes = [(*label.box[:3], label.box[3] + ROOF) for label in labels]
    if best is None:
        raise ValueError("no round was run")
    return best[1], best[2]


def _names(texts: Mapping[str, str], labels: Mapping[str, Label]) -> Row:
    return {
        texts[language]: {
            "label": [round(v, 2) for v in label.at],
            "box": [round(v, 1) for v in label.box],
        }
        for language, label in labels.items()
    }


def _routes(board: Board, curves: list[Curve], cities: Array) -> Row:
    rows: Row = {}
    for curve in curves:
        for lane, number in enumerate(curve.band.routes):
            route, slots = board.routes[number], curve.slots[lane]
            rows[route.name] = {
                "length": round(curve.length, 2),
                "path": _path(cities[route.ends[0]], slots, curve.length, cities[route.ends[1]]),
                "slots": [[round(v, 2) for v in slot] for slot in slots],
                "locos": _locos(route.length, route.symbols),
            }
    return {route.name: rows[route.name] for route in board.routes}


def _locos(length: int, count: int) -> list[int]:
    """The slots with an engine, spread evenly."""
    places = (math.floor((i + 0.5) * length / count) for i in range(count))
    return sorted({min(length - 1, max(0, place)) for place in places})


def _path(
    start: Array, slots: list[tuple[float, float, float]], length: float, end: Array
) -> list[list[float]]:
    """The way under the slots: city, first slot, …, last slot, city."""

    def off(slot: tuple[float, float, float], share: float) -> tuple[float, float]:
        turn = math.radians(slot[2])
        reach = share * length / 2
        return slot[0] + math.cos(turn) * reach, slot[1] + math.sin(turn) * reach

    middles = [(x, y) for x, y, _ in slots]
    points = np.array([start, off(slots[0], -0.8), *middles, off(slots[-1], 0.8), end])
    return [[round(float(x), 1), round(float(y), 1)] for x, y in points]


def _badge(layout: Row, route: Row) -> list[float]:
    """Where a seal beside a route hides fewest slots, cities and names."""
    slots = np.array([slot[:2] for row in layout["routes"].values() for slot in row["slots"]])
    dots = np.array([city["at"] for city in layout["cities"].values()])
    boxes = np.array(
        [next(iter(city["names"].values()))["box"] for city in layout["cities"].values()]
    )
    best = (math.inf, (0.0, 0.0))
    middle = (len(route["slots"]) - 1) / 2
    for (number, (x, y, angle)), side, far in itertools.product(
        enumerate(route["slots"]), (-1, 1), (38, 46, 56)
    ):
        turn = math.radians(angle)
        at = np.array((x - math.sin(turn) * far * side, y + math.cos(turn) * far * side))
        cost = far * 0.2 + abs(number - middle) * 0.5
        if not (PANEL[2] + 30 < at[0] < SIZE[0] - 40 and 40 < at[1] < SIZE[1] - 40):
            cost += 1e4
        cost += np.clip(30 - np.hypot(*(slots - at).T), 0, None).sum()
        cost += 3 * np.clip(30 - np.hypot(*(dots - at).T), 0, None).sum()
        gaps = np.hypot(*(np.clip(at, boxes[:, :2], boxes[:, 2:]) - at).T)
        cost += 2 * np.clip(24 - gaps, 0, None).sum()
        if cost < best[0]:
            best = (float(cost), (float(at[0]), float(at[1])))
    return [round(v, 1) for v in best[1]]


def dumped(layout: Row) -> str:
    """The layout as text, a line for each city, route and sea."""

    def line(value: Any) -> str:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

    rows = []
    for key, value in layout.items():
        if key in ("cities", "routes", "seas", "regions"):
            inner = ",\n".join(f"{line(word)}:{line(row)}" for word, row in value.items())
            rows.append(f'"{key}":{{\n{inner}\n}}')
        else:
            rows.append(f'"{key}":{line(value)}')
    return "{\n" + ",\n".join(rows) + "\n}\n"


def view_of(board: str, layout: Row, scale: int = 1) -> View:
    """The warped view that the layout of a board was made for."""
    return View(SETTINGS[board], Warp(layout["warp"]["src"], layout["warp"]["dst"]), scale)
