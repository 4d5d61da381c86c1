"""Whether the colours are even, and the doubles right."""

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.parts.route_board import COLORS, GRAY, Board, Route
from engine.survey import Finding


def even_colors(board: Board, apart: int) -> Iterator[Finding]:
    """Whether each colour has as many routes, and spaces within so many of another."""
    groups = {color: _of_color(board, color) for color in (*COLORS, GRAY)}
    table = [("colour", "routes", "spaces", "points")]
    for color, routes in groups.items():
        table.append((color, str(len(routes)), str(_spaces(routes)), str(_points(routes))))
    spaces = [_spaces(groups[color]) for color in COLORS]
    counts = {len(groups[color]) for color in COLORS}
    yield Finding(
        "colours are even",
        f"{min(spaces)} to {max(spaces)} spaces, {min(counts)} to {max(counts)} routes each",
        max(spaces) - min(spaces) <= apart and len(counts) == 1,
        table,
    )
    again = [
        f"{city} {color}"
        for number, city in enumerate(board.cities)
        for color in COLORS
        if sum(number in route.ends for route in groups[color]) > 1
    ]
    yield Finding("cities with two routes of one colour", ", ".join(again) or "none")


def _of_color(board: Board, color: str) -> list[Route]:
    if color == GRAY:
        return [route for route in board.routes if len(route.colors) > 1]
    return [route for route in board.routes if route.colors == (COLORS.index(color),)]


def doubles(board: Board) -> Iterator[Finding]:
    """Whether the lines of each double are alike, and every parallel route is one."""
    pairs = [
        (route, board.routes[route.twin])
        for route in board.routes
        if route.twin is not None and route.id < route.twin
    ]
    wrong = [one.name for one, two in pairs if not _are_alike(one, two)]
    yield Finding("doubles", f"{len(pairs)}, wrong: {', '.join(wrong) or 'none'}", not wrong)
    by_ends = Counter(frozenset(route.ends) for route in board.routes)
    apart = sum(1 for count in by_ends.values() if count == 2) - len(pairs)
    yield Finding(
        "parallel routes that are no double", str(apart), apart == 0 and max(by_ends.values()) <= 2
    )


def _are_alike(one: Route, two: Route) -> bool:
    is_same_way = set(one.ends) == set(two.ends) and two.twin == one.id
    is_gray = len(one.colors) > 1
    return (
        is_same_way
        and (one.length, one.symbols, one.kind) == (two.length, two.symbols, two.kind)
        and (one.colors != two.colors or is_gray)
    )


def _spaces(routes: Iterable[Route]) -> int:
    return sum(route.length for route in routes)


def _points(routes: Iterable[Route]) -> int:
    return sum(route.points for route in routes)
