"""All cheapest trees of a few crossings at once: where they run, and how they may begin.

Dreyfus and Wagner in bits: for each set of crossings, ring by ring, the places from which a tree
over the set costs so many points.
"""

from collections.abc import Sequence

from engine.games.trans_europa.ai.ground import Ground, Nets, beside

Rings = list[int]
"""[points]: places."""


def trees(ground: Ground, nets: Nets, ends: Sequence[int], goal: int) -> list[Rings]:
    """[set of ends]: rings around the trees over it, until they hold all ends and the goal."""
    whole, found = goal, [Rings()] * (1 << len(ends))
    for end in ends:
        whole |= end
    for subset in range(1, 1 << len(ends)):
        if subset & (subset - 1):
            meets = meeting(found, subset)
        else:
            end = ends[subset.bit_length() - 1]
            meets = [next((net for net in nets if net & end), end)]
        found[subset] = grown(ground, nets, meets, whole)
    return found


def meeting(found: Sequence[Rings], subset: int) -> Rings:
    """[points]: where two trees over parts of the set meet, each pair of parts once."""
    meets: Rings = []
    part = (subset - 1) & subset
    while part > subset ^ part:
        one, other = found[part], found[subset ^ part]
        meets += [0] * (len(one) + len(other) - 1 - len(meets))
        for points, places in enumerate(one):
            if places:
                for more, others in enumerate(other, points):
                    meets[more] |= places & others
        part = (part - 1) & subset
    return meets


def grown(ground: Ground, nets: Nets, meets: Rings, whole: int) -> Rings:
    """Rings around trees that meet somewhere, until they have reached the whole."""
    fresh = before = seen = 0
    found: Rings = []
    while whole & ~seen and (fresh or before or len(found) < len(meets)):
        more = meets[len(found)] & ~seen if len(found) < len(meets) else 0
        fresh, before = more | ground.next_ring(fresh, before, seen, nets), fresh
        for net in nets:
            if fresh & net:
                fresh |= net
        fresh &= ~seen
        seen |= fresh
        found.append(fresh)
    return found


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
