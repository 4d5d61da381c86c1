"""How much there is of everything, and whether the colours are even."""

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.parts.route_board import COLORS, GRAY, POINTS, Board, Route
from engine.survey import Finding

CITIES = 52
ROUTES = 117
LONG_TICKETS = 8
NORMAL_TICKETS = 46
"""The counts of the rules (S4, S8); normal tickets may be more."""
SPACES_APART = 1
"""How far apart the totals of two colours may be: no colour is worth collecting for itself."""


def findings(board: Board) -> Iterator[Finding]:
    """Counts, lengths, colours, doubles."""
    cities, routes = len(board.cities), len(board.routes)
    long = sum(ticket.is_long for ticket in board.tickets)
    normal = len(board.tickets) - long
    yield Finding("cities", f"{cities}, of {CITIES}", cities == CITIES)
    yield Finding("routes", f"{routes}, of {ROUTES}", routes == ROUTES)
    yield Finding("long tickets", f"{long}, of {LONG_TICKETS}", long == LONG_TICKETS)
    yield Finding(
        "normal tickets", f"{normal}, at least {NORMAL_TICKETS}", normal >= NORMAL_TICKETS
    )
    spaces = sum(route.length for route in board.routes)
    yield Finding("spaces", f"{spaces}, {spaces / routes:.2f} a route")
    lengths = Counter(route.length for route in board.routes)
    yield Finding(
        "lengths", _pairs(sorted(lengths.items())) + " routes", set(lengths) == set(POINTS)
    )
    yield from _colors(board)
    yield from _doubles(board)
    yield from _kinds(board)


def _colors(board: Board) -> Iterator[Finding]:
    groups = {color: _of_color(board, color) for color in (*COLORS, GRAY)}
    table = [("colour", "routes", "spaces", "points")]
    for color, routes in groups.items():
        table.append((color, str(len(routes)), str(_spaces(routes)), str(_points(routes))))
    spaces = [_spaces(groups[color]) for color in COLORS]
    counts = {len(groups[color]) for color in COLORS}
    yield Finding(
        "colours are even",
        f"{min(spaces)} to {max(spaces)} spaces, {min(counts)} to {max(counts)} routes each",
        max(spaces) - min(spaces) <= SPACES_APART and len(counts) == 1,
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


def _doubles(board: Board) -> Iterator[Finding]:
    doubles = [
        (route, board.routes[route.twin])
        for route in board.routes
        if route.twin is not None and route.id < route.twin
    ]
    wrong = [one.name for one, two in doubles if not _are_alike(one, two)]
    yield Finding("doubles", f"{len(doubles)}, wrong: {', '.join(wrong) or 'none'}", not wrong)
    by_ends = Counter(frozenset(route.ends) for route in board.routes)
    apart = sum(1 for count in by_ends.values() if count == 2) - len(doubles)
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


def _kinds(board: Board) -> Iterator[Finding]:
    tunnels = [route for route in board.routes if route.is_tunnel]
    ferries = [route for route in board.routes if route.symbols]
    both = [route.name for route in tunnels if route.symbols]
    gray = sum(len(route.colors) > 1 for route in tunnels)
    symbols = sum(route.symbols for route in ferries)
    yield Finding("tunnels", f"{len(tunnels)}, {gray} of them gray")
    yield Finding("ferries", f"{len(ferries)} with {symbols} locomotives")
    yield Finding("ferries that are tunnels", ", ".join(both) or "none", not both)
    colored = [route.name for route in ferries if len(route.colors) == 1]
    yield Finding("coloured ferries", ", ".join(colored) or "none", not colored)
    over = [route.name for route in ferries if route.symbols > route.length]
    yield Finding("more locomotives than spaces", ", ".join(over) or "none", not over)


def _spaces(routes: Iterable[Route]) -> int:
    return sum(route.length for route in routes)


def _points(routes: Iterable[Route]) -> int:
    return sum(route.points for route in routes)


def _pairs(counted: Iterable[tuple[int, int]]) -> str:
    return ", ".join(f"{key}: {count}" for key, count in counted)
