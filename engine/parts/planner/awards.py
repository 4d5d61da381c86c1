"""Which routes would win the longest trail at once, for the last turn of all."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.parts.count import LONGEST_POINTS
from engine.parts.moves import ClaimRoute
from engine.parts.route_board import Board
from engine.parts.trail import has_trail, longest_trail

MOST_TRAILS = 12
"""So many routes at most are tried for the longest trail."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A route that can be paid, and what it adds."""

    move: ClaimRoute
    points: float
    """Its points and those of tickets."""
    chance: float = 1.0
    """That it is built: a tunnel may cost too much."""

    def gain(self, award: int) -> float:
        """What is to be expected of it, with or without the longest trail."""
        return (self.points + award) * self.chance


def awards(board: Board, own: int, rivals: Sequence[int], claims: Sequence[Claim]) -> list[int]:
    """What each claim adds to the own routes (a mask, as the rivals' are) by making the longest
    trail. Those that bring most are tried first, and no more of them than might beat the best, or
    than there is time for."""
    found = [0] * len(claims)
    longest = max([longest_trail(board, routes) for routes in rivals])
    if has_trail(board, own, longest):
        return found
    best, tries = max([claim.gain(0) for claim in claims], default=0.0), 0
    for place in sorted(range(len(claims)), key=lambda place: -claims[place].gain(LONGEST_POINTS)):
        gain, number = claims[place].gain(LONGEST_POINTS), claims[place].move.route
        if gain < best or tries == MOST_TRAILS:
            break
        route = board.routes[number]
        if own & (board.at[route.ends[0]] | board.at[route.ends[1]]):
            tries += 1
            wins = has_trail(board, own | 1 << number, longest)
        else:
            wins = route.length >= longest
        if wins:
            found[place] = LONGEST_POINTS
            best = max(best, gain)
    return found
