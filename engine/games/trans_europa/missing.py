"""The least tracks that connect some cities, tracks on the board at no cost (S15): exact."""

from collections.abc import Sequence

from engine.answers import Bits
from engine.games.trans_europa.board import Board
from engine.games.trans_europa.ground import Ground, Nets, beside, ground_of, joined, lowest
from engine.games.trans_europa.trees import Rings, trees


def missing_lines(board: Board, laid: int, cities: Sequence[int]) -> tuple[int, ...]:
    """The lines of one cheapest way to connect them; always the same one (R23)."""
    if len(cities) == 1:
        return ()
    ground, nets = ground_of(board), networks(board, laid)
    *others, root = [ground.spot[city] for city in cities]
    found = trees(ground, nets, others, root)
    return tuple(sorted(retraced(ground, nets, found, root)))


def missing(board: Board, laid: int, cities: Sequence[int]) -> int:
    """How many points they cost: 1 for a single line, 2 for a double one."""
    return sum(board.costs[edge] for edge in missing_lines(board, laid, cities))


def networks(board: Board, laid: int) -> Nets:
    """The crossings that tracks join."""
    spot, nets = ground_of(board).spot, list[int]()
    for edge in Bits(laid):
        one, other = board.edges[edge]
        nets = joined(nets, spot[one], spot[other])
    return nets


def retraced(ground: Ground, nets: Nets, found: Sequence[Rings], root: int) -> set[int]:
    """The lines of a tree over all ends and the root: from there back, ring by ring."""
    lines: set[int] = set()
    whole = found[-1]
    points = next(points for points, places in enumerate(whole) if places & root)
    stack = [(len(found) - 1, root, points)]
    while stack:
        subset, place, points = stack.pop()
        here = next((net for net in nets if net & place), place)
        for price, ways in ((1, ground.singles), (2, ground.doubles)):
            behind = beside(ways, here) & found[subset][points - price] if points >= price else 0
            if behind:
                there = lowest(behind)
                lines.add(ground.line[there | lowest(beside(ways, there) & here)])
                stack.append((subset, there, points - price))
                break
        else:
            stack += parted(found, subset, here, points)
    return lines


def parted(
    found: Sequence[Rings], subset: int, here: int, points: int
) -> list[tuple[int, int, int]]:
    """Two trees over parts of a set that meet here; none where the set is one end."""
    part = (subset - 1) & subset
    while part > subset ^ part:
        one, other = found[part], found[subset ^ part]
        for cost in range(max(0, points - len(other) + 1), min(points + 1, len(one))):
            place = one[cost] & other[points - cost] & here
            if place:
                place = lowest(place)
                return [(part, place, cost), (subset ^ part, place, points - cost)]
        part = (part - 1) & subset
    return []
