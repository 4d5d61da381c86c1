"""Which cities a rival may have, judged by where it began and what it built.

Who has a choice begins at a city of its own and heads for the nearest one that it still needs. Each
start and each track that does not fit a hand counts against that hand; none is ruled out. Hands are
numbered, and a set of them is one number, so that all are judged at once.
"""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from engine.answers import Bits
from engine.games.trans_europa.ground import Ground, joined
from engine.games.trans_europa.state import NOWHERE, State

if TYPE_CHECKING:
    from random import Random

    from engine.game import Seat

MISFIT: Final = 0.03
"""How much less likely a hand gets with each thing that does not fit."""
MOST_MISFITS: Final = 7
"""Hands with more are counted with these."""


class Suspicion:
    """All hands that a rival may have, by how many of its deeds do not fit."""

    def __init__(self, ground: Ground, piles: Sequence[Sequence[int]]) -> None:
        """`piles`: by colour, the crossings of the cities that it may have."""
        self.ground, self.piles = ground, piles
        sizes = tuple([len(pile) for pile in piles])
        holders = having(sizes)
        self.all = (1 << _product(sizes)) - 1
        self.having = {
            ground.spot[city]: holders[color][place]
            for color, pile in enumerate(piles)
            for place, city in enumerate(pile)
        }
        """City -> the hands that hold it."""
        self.goal = ground.mask([city for pile in piles for city in pile])
        self.misfits = [self.all, *[0] * MOST_MISFITS]

    def note(self, fitting: int) -> None:
        """Something was done that fits these hands alone."""
        carried = 0
        for count, hands in enumerate(self.misfits):
            self.misfits[count] = hands & fitting | carried
            carried = hands & ~fitting
        self.misfits[-1] |= carried

    def begins(self, place: int) -> None:
        """It put its marker somewhere."""
        self.note(self.having.get(place, self.all))

    def builds(self, net: int, nets: Sequence[int], far: int, price: int) -> None:
        """It laid a track from its network to a place: towards the nearest city of which hands?"""
        goal = self.goal & ~net
        behind = next((other for other in nets if other & far), far)
        ahead, near = self._distances(net, nets, goal), self._distances(behind, nets, goal)
        by_points: dict[int, tuple[int, int]] = {}
        for city, points in ahead.items():
            every, headed = by_points.get(points, (0, 0))
            holders = self.having[city]
            is_ahead = price + near.get(city, points) == points
            by_points[points] = every | holders, headed | (holders if is_ahead else 0)
        fitting, undecided = 0, self.all
        for _, (every, headed) in sorted(by_points.items()):
            fitting |= undecided & headed
            undecided &= ~every
        self.note(fitting | undecided)

    def _distances(self, start: int, nets: Sequence[int], goal: int) -> dict[int, int]:
        found: dict[int, int] = {}
        fresh, before, seen, points = start, 0, start, 0
        while goal & ~seen or fresh & goal:
            for place in Bits(fresh & goal):
                found[1 << place] = points
            fresh, before = self.ground.next_ring(fresh, before, seen, nets), fresh
            if not fresh and not before:
                break
            seen |= fresh
            points += 1
        return found

    def rule_out_joined(self, nets: Sequence[int]) -> None:
        """It is not connected: nobody said so."""
        for net in nets:
            inside = self.all
            for pile in self.piles:
                held = 0
                for city in pile:
                    if self.ground.spot[city] & net:
                        held |= self.having[self.ground.spot[city]]
                inside &= held
            if inside and inside != self.all:
                self.misfits = [hands & ~inside for hands in self.misfits]

    def guess(self, random: "Random") -> tuple[int, ...]:
        """A hand by chance, the better it fits the likelier."""
        weights = [hands.bit_count() * MISFIT**count for count, hands in enumerate(self.misfits)]
        hands = random.choices(self.misfits, weights)[0]
        number, hand = Bits(hands)[random.randrange(hands.bit_count())], []
        for pile in self.piles:
            number, place = divmod(number, len(pile))
            hand.append(pile[place])
        return tuple(hand)


@cache
def having(sizes: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """[colour][place in its pile]: the hands that hold that card, hands numbered colour by colour,
    the first one fastest."""
    found, step, count = [], 1, _product(sizes)
    for size in sizes:
        block = (1 << step) - 1
        period = sum(block << start for start in range(0, count, step * size))
        found.append(tuple([period << place * step for place in range(size)]))
        step *= size
    return tuple(found)


def _product(sizes: Sequence[int]) -> int:
    found = 1
    for size in sizes:
        found *= size
    return found


def suspicion(
    ground: Ground, state: State, piles: Sequence[Sequence[int]], rival: "Seat"
) -> Suspicion:
    """What the round so far says of a rival's cities."""
    found = Suspicion(ground, piles)
    if state.hubs[rival] == NOWHERE:
        return found
    hub = ground.spot[state.hubs[rival]]
    found.begins(hub)
    nets = [ground.spot[node] for node in state.hubs if node != NOWHERE]
    for seat, edge in state.history:
        one, other = (ground.spot[node] for node in state.board.edges[edge])
        if seat == rival:
            net = next(net for net in nets if net & hub)
            far = other if one & net else one
            found.builds(net, nets, far, state.board.costs[edge])
        nets = joined(nets, one, other)
    if rival not in state.connected:
        found.rule_out_joined(nets)
    return found
