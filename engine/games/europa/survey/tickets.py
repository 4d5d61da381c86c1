"""The tickets: worth their shortest path, spread over the board."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from engine.games.europa.survey.network import Neighbours, distances, neighbours, pairs
from engine.parts.route_board import Board, Ticket
from engine.survey import Finding

LONG_POINTS: Final = range(20, 23)
NORMAL_POINTS: Final = range(5, 14)
"""What a ticket may be worth (those of the published board: 20-21 and 5-13)."""
LEAST_TICKETS: Final = 2
"""Tickets that name each city: no city is out of the way."""
SHOWN: Final = 8


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
    yield from _loads(board, near, far)


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


def _loads(board: Board, near: Neighbours, far: list[dict[int, int]]) -> Iterator[Finding]:
    """How many tickets a route or a city would carry, each ticket shared evenly among its shortest
    paths."""
    routes = {route.name: 0.0 for route in pairs(board)}
    names = {frozenset(route.ends): route.name for route in pairs(board)}
    cities = dict.fromkeys(board.cities, 0.0)
    joinable = [t for t in board.tickets if t.ends[0] in far[t.ends[1]]]
    for ticket in joinable:
        for end in ticket.ends:
            cities[board.cities[end]] += 0.5  # a path enters its ends once, other cities twice
        for pair, share in shares(near, far[ticket.ends[1]], ticket).items():
            routes[names[pair]] += share
            for city in pair:
                cities[board.cities[city]] += share / 2
    unused = [name for name, load in routes.items() if not load]
    yield Finding(
        "ticket load of a route",
        f"mean {_mean(routes):.2f}; none on {len(unused)} of {len(routes)}: {', '.join(unused)}",
        None,
        _heaviest("route", routes),
    )
    yield Finding(
        "ticket load of a city", f"mean {_mean(cities):.2f}", None, _heaviest("city", cities)
    )


def _mean(loads: dict[str, float]) -> float:
    return sum(loads.values()) / len(loads)


def _heaviest(head: str, loads: dict[str, float]) -> list[tuple[str, str]]:
    heaviest = sorted(loads, key=loads.__getitem__, reverse=True)[:SHOWN]
    return [(head, "tickets"), *((name, f"{loads[name]:.1f}") for name in heaviest)]


def shares(near: Neighbours, left: dict[int, int], ticket: Ticket) -> dict[frozenset[int], float]:
    """Pair of neighbours -> the share of a ticket's shortest paths that run between them.

    `left` is how far each city is from the ticket's second end.
    """
    start, goal = ticket.ends
    order = sorted((city for city in left if left[city] <= left[start]), key=left.__getitem__)
    ways = {goal: 1}
    for city in order[1:]:
        ways[city] = sum(ways[other] for other in onward(near, left, city))
    flow = dict.fromkeys(order, 0.0) | {start: 1.0}
    found: dict[frozenset[int], float] = {}
    for city in reversed(order[1:]):
        for other in onward(near, left, city):
            share = flow[city] * ways[other] / ways[city]
            flow[other] += share
            if share:
                found[frozenset((city, other))] = share
    return found


def onward(near: Neighbours, left: dict[int, int], city: int) -> list[int]:
    """The neighbours that lie on a shortest path to the goal."""
    return [other for other, spaces in near[city].items() if left[other] + spaces == left[city]]
