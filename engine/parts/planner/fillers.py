"""Routes for their points alone: what to build when the tickets are provided for."""

from collections.abc import Sequence

from engine.answers import Bits
from engine.parts.planner.ground import Ground
from engine.parts.planner.purse import shortage
from engine.parts.planner.race import draws_for

MOST = 4
"""So many at once are looked for."""


def fillers(ground: Ground, hand: Sequence[int], kept: int, turns: float) -> list[int]:
    """Routes that bring most points a turn, best first, with the wagons that are not kept for
    tickets and the turns that there are."""
    board = ground.board
    wagons = max(0, ground.wagons - kept)
    found = []
    for number in Bits(ground.open & board.within[wagons]):
        takes = 1 + draws_for(shortage(board, hand, 1 << number))
        if takes <= turns:
            found.append((-board.routes[number].points / takes, number))
    found.sort()
    chosen: list[int] = []
    for _, number in found:
        length = board.routes[number].length
        if length <= wagons and len(chosen) < MOST:
            chosen.append(number)
            wagons -= length
    return chosen
