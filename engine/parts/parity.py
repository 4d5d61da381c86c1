"""The least that a trail must leave out: routes without which at most two cities are odd.

A trail has two odd cities at most, so what it leaves out of a piece makes all others even: the odd
cities but two are matched in pairs, each pair by a shortest way between them.
"""

from functools import cache
from heapq import heappop, heappush

from engine.parts.route_board import Step

Steps = dict[int, list[Step]]
Cost = tuple[int, int]
"""Wagons, and the routes as a mask."""
MANY_ODD = 14
"""Above so many the matching costs more than it saves."""


def least_left_out(steps: Steps, odd: list[int]) -> Cost:
    """The cheapest matching of the odd cities, two of them left alone."""
    between = [shortest(steps, city, odd) for city in odd]

    @cache
    def cheapest(mask: int, is_one_free: bool) -> Cost:
        """The cheapest for the cities of a mask; one pair may still be left alone."""
        if not mask:
            return 0, 0
        low = mask & -mask
        ways = between[low.bit_length() - 1]
        found = (1 << 30, 0)
        left = mask ^ low
        while left:
            bit = left & -left
            left ^= bit
            rest = mask ^ low ^ bit
            price, way = ways[bit.bit_length() - 1]
            wagons, routes = cheapest(rest, is_one_free)
            if price + wagons < found[0]:
                found = (price + wagons, way ^ routes)
            if is_one_free:
                found = min(found, cheapest(rest, False))
        return found

    return cheapest((1 << len(odd)) - 1, True)


def shortest(steps: Steps, start: int, goals: list[int]) -> list[Cost]:
    """The shortest way from a city to each of others in the same piece."""
    known: dict[int, Cost] = {}
    queue = [(0, start, 0)]
    while queue:
        wagons, city, routes = heappop(queue)
        if city in known:
            continue
        known[city] = (wagons, routes)
        for bits, beyond, length in steps[city]:
            if beyond not in known:
                heappush(queue, (wagons + length, beyond, routes | bits))
    return [known[goal] for goal in goals]
