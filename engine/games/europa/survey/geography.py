"""The board on the globe: lengths and distances, crossings, tunnels under ranges, ferries on water.

Drawn lines are the straight pieces between a route's ends and its `via` points, in the projection
of the map (Lambert's conformal cone).
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from math import asin, cos, hypot, log, pi, radians, sin, sqrt, tan
from typing import Final, TypeAlias

from engine.board import Point
from engine.games.europa.survey.seas import RANGES, SEAS, Box
from engine.parts.route_board import Board, City, Route
from engine.parts.survey.network import pairs
from engine.survey import Finding

EARTH_KM: Final = 6371.0
KM_A_SPACE: Final = 150.0
"""What one space stands for."""
LEAST_CORRELATION: Final = 0.93
LEAST_AIR_KM: Final = 60.0
"""Between a route and a city that is not its own: a third of the distance of the closest cities."""
PARALLELS: Final = (radians(42), radians(56))
ORIGIN: Final = (radians(50), radians(14))
"""The standard parallels and the origin of the map's projection."""
STEPS: Final = 60
"""Points looked at on each straight piece of a drawn line."""
LEAST_SHARE: Final = 0.2
"""Of a tunnel's line under its range, of a ferry's line on its sea."""
MOST_SEA: Final = 0.1
"""Of a line on land, in the boxes of open water: coasts are drawn roughly."""
OUTLIERS: Final = 6

Flat: TypeAlias = tuple[float, float]
"""Kilometres east and north of the origin."""


def findings(board: Board) -> Iterator[Finding]:
    """What holds of the board as a map of Europe."""
    yield _span(board)
    yield _lengths(board)
    lines = {route.name: [flat(point) for point in drawn(board, route)] for route in pairs(board)}
    yield _crossings(board, lines)
    yield _air(board, lines)
    yield _closest(board)
    yield _tunnels(board)
    yield _ferries(board)
    yield _on_land(board)


def _span(board: Board) -> Finding:
    """«De Lisboa a Moscú y de Oslo a Atenas» (S4)."""
    west = min(board.places, key=lambda city: city.longitude).name
    east = max(board.places, key=lambda city: city.longitude).name
    has_both = {"oslo", "atenas"} <= set(board.cities)
    figure = f"{west} to {east}; oslo and atenas {'are' if has_both else 'are not both'} there"
    return Finding("from west to east", figure, (west, east) == ("lisboa", "moscu") and has_both)


def kilometres(one: City, other: City) -> float:
    """Great-circle distance (haversine)."""
    north, south = radians(one.latitude), radians(other.latitude)
    turn = radians(other.longitude - one.longitude)
    half = sin((south - north) / 2) ** 2 + cos(north) * cos(south) * sin(turn / 2) ** 2
    return 2 * EARTH_KM * asin(sqrt(half))


def _lengths(board: Board) -> Finding:
    routes = pairs(board)
    far = [kilometres(*_ends(board, route)) for route in routes]
    spaces = [float(route.length) for route in routes]
    linked = correlation(far, spaces)
    off = sorted(
        (length - distance / KM_A_SPACE, route.name, route.length, distance)
        for route, length, distance in zip(routes, spaces, far, strict=True)
    )
    table = [("route", "spaces", "km", f"spaces more than km / {KM_A_SPACE:.0f}")]
    for more, name, length, distance in (*off[: OUTLIERS // 2], *off[-OUTLIERS // 2 :]):
        table.append((name, str(length), f"{distance:.0f}", f"{more:+.2f}"))
    return Finding(
        "length against distance",
        f"correlation {linked:.3f}, at least {LEAST_CORRELATION}",
        linked >= LEAST_CORRELATION,
        table,
    )


def correlation(xs: Sequence[float], ys: Sequence[float]) -> float:
    """Pearson's."""
    mean_x, mean_y = sum(xs) / len(xs), sum(ys) / len(ys)
    both = sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys, strict=True))
    spread = sum((x - mean_x) ** 2 for x in xs) * sum((y - mean_y) ** 2 for y in ys)
    return both / sqrt(spread)


def flat(point: Point) -> Flat:
    """A point in the projection of the map."""
    low, high = PARALLELS
    latitude, longitude = radians(point[0]), radians(point[1])
    cone = log(cos(low) / cos(high)) / log(tan(pi / 4 + high / 2) / tan(pi / 4 + low / 2))
    scale = EARTH_KM * cos(low) * tan(pi / 4 + low / 2) ** cone / cone
    radius = scale / tan(pi / 4 + latitude / 2) ** cone
    middle = scale / tan(pi / 4 + ORIGIN[0] / 2) ** cone
    angle = cone * (longitude - ORIGIN[1])
    return radius * sin(angle), middle - radius * cos(angle)


def drawn(board: Board, route: Route) -> list[Point]:
    """The points that a route's line passes, its ends included."""
    one, other = _ends(board, route)
    return [(one.latitude, one.longitude), *route.via, (other.latitude, other.longitude)]


def _ends(board: Board, route: Route) -> tuple[City, City]:
    return board.places[route.ends[0]], board.places[route.ends[1]]


def _crossings(board: Board, lines: dict[str, list[Flat]]) -> Finding:
    found = [
        f"{one.name} × {other.name}"
        for one, other in combinations(pairs(board), 2)
        if not set(one.ends) & set(other.ends) and cross(lines[one.name], lines[other.name])
    ]
    return Finding("crossings of drawn lines", ", ".join(found) or "none", not found)


def cross(one: Sequence[Flat], other: Sequence[Flat]) -> bool:
    """Whether two broken lines have a point in common inside two of their pieces."""
    return any(
        _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0
        for a, b in pairwise(one)
        for c, d in pairwise(other)
    )


def _side(a: Flat, b: Flat, c: Flat) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _air(board: Board, lines: dict[str, list[Flat]]) -> Finding:
    spots = [flat((city.latitude, city.longitude)) for city in board.places]
    nearest = min(
        (_from_piece(spots[city], a, b), board.cities[city], route.name)
        for route in pairs(board)
        for a, b in pairwise(lines[route.name])
        for city in range(len(spots))
        if city not in route.ends
    )
    figure = f"{nearest[0]:.0f} km, {nearest[2]} by {nearest[1]}; at least {LEAST_AIR_KM:.0f}"
    return Finding("a route and a foreign city", figure, nearest[0] >= LEAST_AIR_KM)


def _from_piece(spot: Flat, a: Flat, b: Flat) -> float:
    """How far a point is from a straight piece."""
    along = (b[0] - a[0], b[1] - a[1])
    part = ((spot[0] - a[0]) * along[0] + (spot[1] - a[1]) * along[1]) / hypot(*along) ** 2
    part = max(0.0, min(1.0, part))
    return hypot(spot[0] - a[0] - part * along[0], spot[1] - a[1] - part * along[1])


def _closest(board: Board) -> Finding:
    far, one, other = min(
        (kilometres(a, b), a.name, b.name) for a, b in combinations(board.places, 2)
    )
    return Finding("closest cities", f"{one} and {other}, {far:.0f} km")


def share(board: Board, route: Route, boxes: Sequence[Box]) -> float:
    """Of the points on a route's line, the part inside some boxes."""
    line = [
        (a[0] + (b[0] - a[0]) * step / STEPS, a[1] + (b[1] - a[1]) * step / STEPS)
        for a, b in pairwise(drawn(board, route))
        for step in range(STEPS)
    ]
    return sum(any(is_inside(point, box) for box in boxes) for point in line) / len(line)


def is_inside(point: Point, box: Box) -> bool:
    """Whether a box holds a point."""
    south, north, west, east = box
    return south <= point[0] <= north and west <= point[1] <= east


def _tunnels(board: Board) -> Finding:
    boxes = {name: (box,) for name, box in RANGES.items()}
    routes = [route for route in pairs(board) if route.is_tunnel]
    return _shares(board, "tunnels under their range", routes, boxes)


def _ferries(board: Board) -> Finding:
    routes = [route for route in pairs(board) if route.symbols]
    return _shares(board, "ferries on their sea", routes, SEAS)


def _shares(
    board: Board, name: str, routes: Sequence[Route], boxes: Mapping[str, tuple[Box, ...]]
) -> Finding:
    shares = {route: share(board, route, boxes.get(route.over, ())) for route in routes}
    table = [("route", "over", "of its line")]
    table += [(route.name, route.over, f"{part:.0%}") for route, part in shares.items()]
    right = sum(part >= LEAST_SHARE for part in shares.values())
    figure = f"{right} of {len(routes)} with at least {LEAST_SHARE:.0%} of the line"
    return Finding(name, figure, right == len(routes), table)


def _on_land(board: Board) -> Finding:
    water = [box for boxes in SEAS.values() for box in boxes]
    wet = [
        route.name
        for route in pairs(board)
        if not route.symbols and share(board, route, water) > MOST_SEA
    ]
    return Finding("railways on open water", ", ".join(wet) or "none", not wet)
