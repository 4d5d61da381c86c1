"""Cheapest paths between two cities, over routes that each have a weight."""

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush

from engine.answers import Bits
from engine.parts.route_board import Board

CLOSED = -1
"""The weight of a route that may not be used."""
FAR = 1 << 40
CITY_BITS = 10
CITY_MASK = (1 << CITY_BITS) - 1


@lru_cache(maxsize=8)
def steps(board: Board) -> tuple[tuple[tuple[int, int], ...], ...]:
    """[city]: each route that ends there, with the city at its other end."""
    found: list[list[tuple[int, int]]] = [[] for _ in board.cities]
    for route in board.routes:
        one, other = route.ends
        found[one].append((route.id, other))
        found[other].append((route.id, one))
    return tuple(tuple(way) for way in found)


def cheapest(
    board: Board, weights: Sequence[int], start: int, goal: int, limit: int = FAR
) -> tuple[int, int] | None:
    """(cost, mask of routes) of a cheapest path; None when there is none below `limit`.

    Weights are whole numbers from 0 on, or `CLOSED`. Equal paths: the one found first, always the
    same.
    """
    ways = steps(board)
    best = [limit] * len(ways)
    via = [(-1, -1)] * len(ways)
    best[start] = 0
    queue = [start]
    while queue:
        code = heappop(queue)
        cost, city = code >> CITY_BITS, code & CITY_MASK
        if city == goal:
            return cost, _walked(via, start, goal)
        if cost > best[city]:
            continue
        for route, other in ways[city]:
            weight = weights[route]
            if weight >= 0 and cost + weight < best[other]:
                best[other] = cost + weight
                via[other] = (route, city)
                heappush(queue, cost + weight << CITY_BITS | other)
    return None


def _walked(via: Sequence[tuple[int, int]], start: int, goal: int) -> int:
    routes, city = 0, goal
    while city != start:
        route, city = via[city]
        routes |= 1 << route
    return routes


def wagon_weights(board: Board, mine: int, free: int) -> list[int]:
    """A route costs its wagons where it is free, nothing where it is one's own."""
    weights = [CLOSED] * len(board.routes)
    for route in Bits(free):
        weights[route] = board.routes[route].length
    for route in Bits(mine):
        weights[route] = 0
    return weights
