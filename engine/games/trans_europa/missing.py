"""The least tracks that connect some cities, with the tracks on the board at no cost (S15): exact.

Dreyfus and Wagner: for each set of cities and each node, the cheapest tree that joins them, from
trees of smaller sets that meet there and from the neighbours' trees. Lines cost 0, 1 or 2, so a row
of buckets serves as the queue, and no tree is followed that costs more than joining the cities one
by one.
"""

from collections.abc import Sequence
from typing import Final

from engine.answers import Bits
from engine.games.trans_europa.board import Board

FAR: Final = 1 << 20
Step = tuple[int, int]
"""How a tree got its cost: (edge, node before), or (-1, subset) where two trees meet."""
NO_STEP: Final[Step] = (-1, 0)
Links = Sequence[Sequence[tuple[int, int, int]]]
"""[node]: price, neighbour and edge of each line."""


def missing_lines(board: Board, laid: int, cities: Sequence[int]) -> tuple[int, ...]:
    """The lines of one cheapest way to connect them; always the same one (R23)."""
    *others, root = cities
    links = priced(board, laid)
    trees: list[list[int]] = [[]] * (1 << len(others))
    steps: list[list[Step]] = [[]] * (1 << len(others))
    limit = FAR
    for subset in sorted(range(1, 1 << len(others)), key=int.bit_count):
        cost, step = [FAR] * len(links), [NO_STEP] * len(links)
        if subset & (subset - 1):
            if limit == FAR:
                limit = one_by_one(trees, others, root)
            meet(trees, subset, cost, step)
        else:
            cost[others[subset.bit_length() - 1]] = 0
        spread(links, cost, step, limit)
        trees[subset], steps[subset] = cost, step
    edges = retraced(steps, root) if others else set()
    return tuple(sorted(edge for edge in edges if not laid >> edge & 1))


def missing(board: Board, laid: int, cities: Sequence[int]) -> int:
    """How many points they cost: 1 for a single line, 2 for a double one."""
    return sum(board.costs[edge] for edge in missing_lines(board, laid, cities))


def priced(board: Board, laid: int) -> Links:
    """The board's links with what each line would cost now."""
    prices = list(board.costs)
    for edge in Bits(laid):
        prices[edge] = 0
    return [[(prices[edge], other, edge) for edge, other in links] for links in board.links]


def one_by_one(trees: list[list[int]], others: list[int], root: int) -> int:
    """Each city joined to the nearest one that already is: never less than the least."""
    nearest = {number: trees[1 << number][root] for number in range(len(others))}
    total = 0
    while nearest:
        number = min(nearest, key=lambda n: nearest[n])
        total += nearest.pop(number)
        for other in nearest:
            nearest[other] = min(nearest[other], trees[1 << other][others[number]])
    return total


def meet(trees: list[list[int]], subset: int, cost: list[int], step: list[Step]) -> None:
    """Two trees of parts of the set that meet in a node; each pair of parts once."""
    part = (subset - 1) & subset
    while part > subset ^ part:
        for node, (one, other) in enumerate(zip(trees[part], trees[subset ^ part], strict=True)):
            if one + other < cost[node]:
                cost[node], step[node] = one + other, (-1, part)
        part = (part - 1) & subset


def spread(links: Links, cost: list[int], step: list[Step], limit: int) -> None:
    """From node to node, the cheapest first."""
    buckets: list[list[int]] = [[], [], []]
    for node, price in enumerate(cost):
        if price <= limit and price < FAR:
            while len(buckets) < price + 3:
                buckets.append([])
            buckets[price].append(node)
    for price, bucket in enumerate(buckets):
        if bucket:
            buckets += [[], []]
        for node in bucket:
            if cost[node] == price:
                for more, other, edge in links[node]:
                    if price + more < cost[other] and price + more <= limit:
                        cost[other], step[other] = price + more, (edge, node)
                        buckets[price + more].append(other)


def retraced(steps: list[list[Step]], root: int) -> set[int]:
    """The lines of the tree of all cities."""
    found: set[int] = set()
    stack = [(len(steps) - 1, root)]
    while stack:
        subset, node = stack.pop()
        edge, other = steps[subset][node]
        if edge >= 0:
            found.add(edge)
            stack.append((subset, other))
        elif other:
            stack += [(other, node), (subset ^ other, node)]
    return found
