"""Ways through the network, for tickets: pieces that hang together, and the cheapest way."""

from collections.abc import Sequence
from heapq import heappop, heappush

from engine.answers import Bits
from engine.parts.route_board import Board


def pieces(board: Board, routes: int) -> list[int]:
    """For each city, the piece of the network that it belongs to."""
    parent, steps = list(range(len(board.cities))), board.steps
    for route in Bits(routes):
        one, other, *_ = steps[route]
        while parent[one] != one:
            one = parent[one]
        parent[one] = root(parent, other)
    return [up if parent[up] == up else root(parent, up) for up in parent]


def root(parent: list[int], city: int) -> int:
    """The city that stands for a piece."""
    while parent[city] != city:
        city = parent[city]
    return city


def cheapest(
    board: Board, routes: int, prices: Sequence[int], ends: tuple[int, int]
) -> tuple[int, ...] | None:
    """The way over some routes with the least sum of prices (by route, none negative), as route
    numbers from the first end to the second; None where there is none."""
    start, goal = ends
    queue: list[tuple[int, int, tuple[int, ...]]] = [(0, start, ())]
    done = 0
    while queue:
        price, city, way = heappop(queue)
        if city == goal:
            return way
        if done >> city & 1:
            continue
        done |= 1 << city
        for number in Bits(routes & board.at[city]):
            one, other = board.routes[number].ends
            beyond = other if one == city else one
            if not done >> beyond & 1:
                heappush(queue, (price + prices[number], beyond, (*way, number)))
    return None
