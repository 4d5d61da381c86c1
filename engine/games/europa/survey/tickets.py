"""The tickets: worth their shortest path, spread over the board."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from engine.parts.route_board import Board
from engine.parts.survey.loads import loads
from engine.parts.survey.network import distances, neighbours
from engine.survey import Finding

LONG_POINTS: Final = range(20, 23)
NORMAL_POINTS: Final = range(5, 14)
"""What a ticket may be worth (those of the published board: 20-21 and 5-13)."""
LEAST_TICKETS: Final = 2
"""Tickets that name each city: no city is out of the way."""


def findings(board: Board) -> Iterator[Finding]:
    """Points, ends, and what the shortest paths of all tickets load."""
    near = neighbours(board)
    far = [distances(near, city) for city in range(len(board.cities))]
    yield _shortest(board, far)
    yield from _worth(board)
    ends = Counter(frozenset(ticket.ends) for ticket in board.tickets)
    twice = sum(count - 1 for count in ends.values())
    yield Finding("tickets for the same cities", str(twice), twice == 0)
    close = [t.name for t in board.tickets if t.ends[1] in near[t.ends[0]]]
    yield Finding("tickets between neighbours", ", ".join(close) or "none", not close)
    named = Counter(city for ticket in board.tickets for city in ticket.ends)
    rare = [name for city, name in enumerate(board.cities) if named[city] < LEAST_TICKETS]
    yield Finding(
        "tickets of a city",
        f"{min(named.values())} to {max(named.values())}; fewer than {LEAST_TICKETS}:"
        f" {', '.join(rare) or 'none'}",
        not rare,
    )
    yield from loads(board, near, far)


def _shortest(board: Board, far: list[dict[int, int]]) -> Finding:
    table = [("ticket", "points", "shortest path", "")]
    wrong = 0
    for ticket in board.tickets:
        spaces = far[ticket.ends[0]].get(ticket.ends[1], 0)
        is_right = spaces == ticket.points
        wrong += not is_right
        mark = "" if is_right else "differs"
        table.append((ticket.name, str(ticket.points), str(spaces), mark))
    right = len(board.tickets) - wrong
    figure = f"{right} of {len(board.tickets)}"
    return Finding("tickets worth their shortest path", figure, wrong == 0, table)


def _worth(board: Board) -> Iterator[Finding]:
    for kind, allowed in (("long", LONG_POINTS), ("normal", NORMAL_POINTS)):
        points = [t.points for t in board.tickets if t.is_long == (kind == "long")]
        counted = ", ".join(f"{worth}: {count}" for worth, count in sorted(Counter(points).items()))
        yield Finding(
            f"points of {kind} tickets",
            f"{counted}; {allowed[0]} to {allowed[-1]} allowed",
            all(worth in allowed for worth in points),
        )
