"""How much there is of everything, and whether the colours are even."""

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.parts.route_board import POINTS, Board
from engine.parts.survey.colors import doubles, even_colors
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
    yield from even_colors(board, SPACES_APART)
    yield from doubles(board)
    yield from _kinds(board)


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


def _pairs(counted: Iterable[tuple[int, int]]) -> str:
    return ", ".join(f"{key}: {count}" for key, count in counted)
