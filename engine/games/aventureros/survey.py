"""What can be said of the board of ¡Aventureros al Tren!: its figures are those of the published
board (section E of the rules document)."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from engine.parts.route_board import COLORS, Board
from engine.parts.survey import network
from engine.parts.survey.balance import findings as balance
from engine.parts.survey.colors import doubles, even_colors
from engine.parts.survey.loads import loads
from engine.parts.survey.network import distances, neighbours
from engine.parts.survey.work import workloads
from engine.survey import Finding

__all__ = ["balance", "survey", "workloads"]

FIGURES: Final[Mapping[str, int]] = {
    "cities": 36,
    "routes": 100,
    "spaces": 309,
    "doubles": 22,
    "pairs of neighbours": 78,
    "gray routes": 44,
    "gray spaces": 93,
    "tickets": 30,
    "points of the tickets": 349,
}
ROUTES_BY_LENGTH: Final = {1: 9, 2: 36, 3: 20, 4: 16, 5: 10, 6: 9}
OF_A_COLOR: Final = (7, 27)
"""Routes and spaces."""
ABOVE_SHORTEST: Final = {
    "oklahoma_city-sault_ste_marie": 1,
    "chicago-los_angeles": 1,
    "los_angeles-miami": 1,
    "los_angeles-new_york": 1,
    "new_york-seattle": 2,
}
"""Tickets that are worth more than the spaces of their shortest path (R28)."""


def survey(board: Board) -> Iterator[Finding]:
    """Every finding that follows from the board alone."""
    yield from _figures(board)
    yield from even_colors(board, 0)
    yield from doubles(board)
    yield from network.findings(board)
    yield from _tickets(board)


def _figures(board: Board) -> Iterator[Finding]:
    gray = [route for route in board.routes if len(route.colors) > 1]
    found = {
        "cities": len(board.cities),
        "routes": len(board.routes),
        "spaces": sum(route.length for route in board.routes),
        "doubles": sum(route.twin is not None for route in board.routes) // 2,
        "pairs of neighbours": len(network.pairs(board)),
        "gray routes": len(gray),
        "gray spaces": sum(route.length for route in gray),
        "tickets": len(board.tickets),
        "points of the tickets": sum(ticket.points for ticket in board.tickets),
    }
    for name, count in FIGURES.items():
        yield Finding(name, f"{found[name]}, of {count}", found[name] == count)
    lengths = dict(sorted(Counter(route.length for route in board.routes).items()))
    said = ", ".join(f"{length}: {count}" for length, count in lengths.items())
    yield Finding("routes by length", said, lengths == ROUTES_BY_LENGTH)
    wrong = [color for number, color in enumerate(COLORS) if _of_color(board, number) != OF_A_COLOR]
    said = "{} routes and {} spaces each".format(*OF_A_COLOR)
    yield Finding("colours", f"{said}, but: {', '.join(wrong) or 'none'}", not wrong)
    special = [route.name for route in board.routes if route.kind != "plain"]
    yield Finding("tunnels and ferries", ", ".join(special) or "none", not special)


def _of_color(board: Board, color: int) -> tuple[int, int]:
    lengths = [route.length for route in board.routes if route.colors == (color,)]
    return len(lengths), sum(lengths)


def _tickets(board: Board) -> Iterator[Finding]:
    near = neighbours(board)
    far = [distances(near, city) for city in range(len(board.cities))]
    above = {
        ticket.name: more
        for ticket in board.tickets
        if (more := ticket.points - far[ticket.ends[0]].get(ticket.ends[1], 0))
    }
    said = ", ".join(f"{name} +{more}" for name, more in above.items())
    yield Finding("tickets above their shortest path", said, above == ABOVE_SHORTEST)
    named = Counter(city for ticket in board.tickets for city in ticket.ends)
    never = [name for city, name in enumerate(board.cities) if not named[city]]
    yield Finding("cities without a ticket", ", ".join(never) or "none")
    yield from loads(board, near, far)
