"""The least that a trail must leave out: routes without which only its two ends are odd.

A trail has two odd cities at most, so what it leaves out of a piece makes all others even: the odd
cities but two are matched in pairs, each pair by a shortest way between them. The ways of a
cheapest matching share no route, or crossing them over would be cheaper still.
"""

from functools import cache
from heapq import heappop, heappush

from engine.parts.route_board import Step

Steps = dict[int, list[Step]]
WAGON = 1 << 160
"""A price is one number: so many times this for the wagons, then the routes as a mask."""
FAR = WAGON << 20
MANY_ODD = 14
"""Above so many the matching costs more than it saves."""
Pairings = tuple[tuple[int, int, int], ...]
"""(one, other, the mask without both)"""


def least_left_out(steps: Steps, odd: list[int]) -> list[tuple[int, int, int]]:
    """(price, one end, other end) for every two odd cities of a piece, cheapest first: the least
    that a trail between them leaves out.

    Every matching is put together in one order, the first city that is left with any other. So what
    is matched before two cities and what is matched after them is reckoned once for all pairs.
    """
    ways = [shortest(steps, city, odd) for city in odd]
    states = matchings(len(odd))
    before = {states[0][0]: 0}
    for mask, pairings in states:
        price = before[mask]
        for one, other, rest in pairings:
            if price + ways[one][other] < before.get(rest, FAR):
                before[rest] = price + ways[one][other]
    after, found = {0: 0}, [[FAR] * len(odd) for _ in odd]
    for mask, pairings in reversed(states):
        price, best = before[mask], FAR
        for one, other, rest in pairings:
            less = after[rest]
            if less + ways[one][other] < best:
                best = less + ways[one][other]
            if price + less < found[one][other]:
                found[one][other] = price + less
        after[mask] = best
    return sorted(
        [
            (found[one][other], odd[one], odd[other])
            for other in range(len(odd))
            for one in range(other)
        ]
    )


@cache
def matchings(count: int) -> tuple[tuple[int, Pairings], ...]:
    """The masks of what may be left of so many while they are paired, all of them first, each with
    its next pairs: the first that is left with any other."""
    found, known = [(1 << count) - 1], set()
    states: list[tuple[int, Pairings]] = []
    for mask in found:
        one = (mask & -mask).bit_length() - 1
        left = [place for place in range(one + 1, count) if mask >> place & 1]
        pairings = tuple([(one, other, mask ^ 1 << one ^ 1 << other) for other in left])
        states.append((mask, pairings))
        for *_, rest in pairings:
            if rest and rest not in known:
                known.add(rest)
                found.append(rest)
    return tuple(states)


def shortest(steps: Steps, start: int, goals: list[int]) -> list[int]:
    """The price of the shortest way from a city to each of others in the same piece."""
    known: dict[int, int] = {}
    queue = [(0, start)]
    while queue:
        price, city = heappop(queue)
        if city in known:
            continue
        known[city] = price
        for bits, beyond, length in steps[city]:
            if beyond not in known:
                heappush(queue, (price + length * WAGON + bits, beyond))
    return [known[goal] for goal in goals]
