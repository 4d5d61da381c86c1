"""What the tickets load: how many would run over each route and through each city."""

from collections.abc import Iterator
from typing import Final

from engine.parts.route_board import Board, Ticket
from engine.parts.survey.network import Neighbours, pairs
from engine.survey import Finding

SHOWN: Final = 8


def loads(board: Board, near: Neighbours, far: list[dict[int, int]]) -> Iterator[Finding]:
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
