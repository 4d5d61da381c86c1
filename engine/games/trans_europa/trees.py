"""All cheapest trees over a few crossings at once.

Dreyfus and Wagner in bits: for each set of crossings, ring by ring, the places from which a tree
over the set costs so many points.
"""

from collections.abc import Sequence

from engine.games.trans_europa.ground import Ground, Nets

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
