"""The last round: somebody ends a turn with few wagons, and all have one turn more."""

from collections.abc import Sequence
from typing import Protocol

from engine.game import Seat, Tell
from engine.parts.events import LastRoundStarted

LAST_WAGONS = 2


class Runner(Protocol):
    """A seat with wagons to use up."""

    wagons: int


class Rounds(Protocol):
    """A state in which seats have turns one after the other."""

    turn: Seat
    turns_left: int
    """Turns of the last round still to play; -1 before it starts."""

    @property
    def players(self) -> Sequence[Runner]:
        """By seat."""
        ...


def count_turn(state: Rounds, tell: Tell) -> int:
    """Turns left after the one that ends; two wagons or fewer start the last round."""
    if state.turns_left > 0:
        state.turns_left -= 1
    elif state.players[state.turn].wagons <= LAST_WAGONS:
        state.turns_left = len(state.players)
        tell(LastRoundStarted, state.turn)
    return state.turns_left


def last_round(state: Rounds) -> Seat | None:
    """Who started it: the turns left end with that seat."""
    if state.turns_left < 0:
        return None
    if state.turns_left == 0:
        return state.turn
    return (state.turn + state.turns_left - 1) % len(state.players)
