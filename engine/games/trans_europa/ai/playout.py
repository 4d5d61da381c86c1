"""A round played on to its end by players who head for their nearest city, on sets of places."""

from collections.abc import Sequence
from typing import Final

from engine.game import Seat
from engine.games.trans_europa.ground import Ground, beside, joined, lowest
from engine.games.trans_europa.tracks import TRACKS_A_TURN

Step = tuple[int, int, int]
"""Points, the place it leaves and the place it reaches."""
MOST_TURNS: Final = 200
"""No round has as many: 83 tracks end it."""


class Playout:
    """A round as it may be: guessed hands, and networks as sets of places."""

    def __init__(
        self,
        ground: Ground,
        hubs: Sequence[int],
        hands: Sequence[int],
        nets: Sequence[int],
        turn: Seat,
        laid_this_turn: int,
        supply: int,
    ) -> None:
        """All places as bits of the ground."""
        self.ground, self.hubs, self.hands = ground, hubs, hands
        self.nets = list(nets)
        self.turn, self.laid, self.supply = turn, laid_this_turn, supply
        self.ways: list[list[Step]] = [[] for _ in hubs]
        self.ended = False

    def lay(self, one: int, other: int) -> None:
        """A track; the round ends with the first connected hand or the last track."""
        self.nets = joined(self.nets, one, other)
        net = self.nets[-1]
        self.supply -= 1
        self.ended = not self.supply or any(not hand & ~net for hand in self.hands)

    def lost(self) -> list[int]:
        """What each seat loses, once the round has been played to its end: no less than the exact
        count, for it joins the nearest city first."""
        for _ in range(MOST_TURNS):
            if self.ended:
                break
            self._finish_turn()
            self.turn, self.laid = (self.turn + 1) % len(self.hubs), 0
        return [self._missing(hand) for hand in self.hands]

    def _finish_turn(self) -> None:
        seat = self.turn
        while self.laid < TRACKS_A_TURN and not self.ended:
            step = self._step(seat)
            if step is None or (self.laid and step[0] == TRACKS_A_TURN):
                return
            points, one, other = step
            self.lay(one, other)
            self.laid += points

    def _step(self, seat: Seat) -> Step | None:
        """The next track of its way to the nearest city that it does not reach."""
        net = next(net for net in self.nets if net & self.hubs[seat])
        way = self.ways[seat]
        while way and way[-1][2] & net:
            way.pop()
        if not way or not way[-1][1] & net:
            way = self.ways[seat] = self._way(net, self.hands[seat] & ~net, self.nets)
        return way[-1] if way else None

    def _way(self, net: int, goal: int, nets: Sequence[int]) -> list[Step]:
        """The tracks to the nearest of some places, the last one first."""
        rings = self.ground.rings(net, nets, goal)
        here, points, way = lowest(rings[-1] & goal), len(rings) - 1, []
        while here and points:
            here = next((other for other in nets if other & here), here)
            price = 1
            behind = beside(self.ground.singles, here) & rings[points - 1]
            if not behind:
                price = 2
                behind = beside(self.ground.doubles, here) & rings[points - 2]
            there = lowest(behind)
            lines = self.ground.singles if price == 1 else self.ground.doubles
            way.append((price, there, lowest(beside(lines, there) & here)))
            here, points = there, points - price
        return way

    def _missing(self, hand: int) -> int:
        """What joining its cities one after the other costs."""
        net = max(self.nets, key=lambda net: (hand & net).bit_count())
        if not hand & net:
            net = lowest(hand)
        lost, nets = 0, self.nets
        while left := hand & ~net:
            for points, one, other in self._way(net, left, nets):
                lost += points
                nets = joined(nets, one, other)
            net = next(other for other in nets if other & net)
        return lost
