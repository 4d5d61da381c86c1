"""Where a cheapest tree runs, and how it may go on from a network."""

from collections.abc import Sequence

from engine.games.trans_europa.ground import Ground, Nets, beside
from engine.games.trans_europa.trees import trees


def best_places(ground: Ground, ends: Sequence[int]) -> int:
    """The places on any cheapest tree of an empty board."""
    rings = trees(ground, (), ends, 0)[-1]
    return next(places for places in rings if places)


def openings(ground: Ground, nets: Nets, ends: Sequence[int], net: int) -> tuple[int, int]:
    """The first steps from a network along any cheapest tree that joins it to the ends: over a
    single line, over a double one."""
    found = trees(ground, nets, ends, net)
    costs = [
        next((points for points, places in enumerate(rings) if places & net), 0) for rings in found
    ]
    singles, doubles = beside(ground.singles, net), beside(ground.doubles, net)
    first = second = 0
    for subset in begun(costs):
        points = costs[subset]
        if points >= 1:
            first |= singles & found[subset][points - 1]
        if points >= 2:
            second |= doubles & found[subset][points - 2]
    return first & ~net, second & ~net


def begun(costs: Sequence[int]) -> list[int]:
    """The sets that some cheapest tree joins by one branch of its own."""
    queue = [len(costs) - 1]
    for subset in queue:
        part = (subset - 1) & subset
        while part:
            if costs[part] + costs[subset ^ part] == costs[subset] and part not in queue:
                queue.append(part)
            part = (part - 1) & subset
    return queue
