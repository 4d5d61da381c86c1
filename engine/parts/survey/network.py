"""The board as a net: degrees, what hangs by one route or one city, the shortest paths."""

from collections import Counter
from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Final, TypeAlias

from engine.parts.route_board import Board, Route
from engine.survey import Finding

LEAST_NEIGHBOURS: Final = 2

Neighbours: TypeAlias = list[dict[int, int]]
"""[city]: neighbour -> spaces between."""


def findings(board: Board) -> Iterator[Finding]:
    """Whether it hangs together, and how tightly."""
    near = neighbours(board)
    yield _degrees(board, near)
    lines = Counter(city for route in board.routes for city in route.ends)
    busiest = ", ".join(f"{board.cities[city]} {count}" for city, count in lines.most_common(5))
    yield Finding("most routes at a city", busiest)
    whole = len(reached(near))
    yield Finding("connected", f"{whole} of {len(near)} cities", whole == len(near))
    hanging = [route.name for route in pairs(board) if is_bridge(near, route)]
    yield Finding("bridges", ", ".join(hanging) or "none", not hanging)
    cut = [city for number, city in enumerate(board.cities) if is_cut(near, number)]
    yield Finding("cut cities", ", ".join(cut) or "none", not cut)


def _degrees(board: Board, near: Neighbours) -> Finding:
    degrees = [len(row) for row in near]
    table = [("neighbours", "cities")]
    for degree in sorted(set(degrees)):
        names = [board.cities[city] for city, count in enumerate(degrees) if count == degree]
        shown = ", ".join(names) if len(names) <= 12 else f"{len(names)} cities"
        table.append((str(degree), shown))
    return Finding(
        "neighbours of a city",
        f"{min(degrees)} to {max(degrees)}, mean {sum(degrees) / len(degrees):.2f}",
        min(degrees) >= LEAST_NEIGHBOURS,
        table,
    )


def pairs(board: Board) -> list[Route]:
    """One route for each pair of cities: the first line of a double."""
    return [route for route in board.routes if route.twin is None or route.id < route.twin]


def neighbours(board: Board) -> Neighbours:
    """The next cities of each, and how far they are in spaces."""
    found: Neighbours = [{} for _ in board.cities]
    for route in board.routes:
        one, other = route.ends
        found[one][other] = found[other][one] = min(
            route.length, found[one].get(other, route.length)
        )
    return found


def reached(
    near: Neighbours, without_city: int = -1, without_pair: frozenset[int] = frozenset()
) -> set[int]:
    """The cities that can be reached from the first one, some part of the board left out."""
    start = 1 if without_city == 0 else 0
    found, todo = {start}, [start]
    while todo:
        city = todo.pop()
        for other in near[city]:
            is_closed = other == without_city or {city, other} == without_pair
            if not is_closed and other not in found:
                found.add(other)
                todo.append(other)
    return found


def is_bridge(near: Neighbours, route: Route) -> bool:
    """Whether the board falls apart without the routes between two cities."""
    return len(reached(near, without_pair=frozenset(route.ends))) < len(near)


def is_cut(near: Neighbours, city: int) -> bool:
    """Whether the board falls apart without a city."""
    return len(reached(near, without_city=city)) < len(near) - 1


def distances(near: Neighbours, start: int) -> dict[int, int]:
    """Spaces of the shortest path to every city that can be reached (Dijkstra)."""
    found = {start: 0}
    queue = [(0, start)]
    while queue:
        spaces, city = heappop(queue)
        if spaces > found[city]:
            continue
        for other, more in near[city].items():
            if spaces + more < found.get(other, spaces + more + 1):
                found[other] = spaces + more
                heappush(queue, (spaces + more, other))
    return found
