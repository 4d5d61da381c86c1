"""One's next turn, as far as it can be seen from here: what a plan is made on."""

from engine.game import Seat
from engine.games.ride_the_rails.rules import ROUNDS
from engine.games.ride_the_rails.state import Phase, State


def foresee(state: State, seat: Seat) -> bool:
    """An imagined state in which a seat takes its next share. False where track or a journey comes
    first: those are many steps, each chosen on what the one before has made of the map."""
    place = state.order.index(seat)
    turn = len(state.order) - 1 - place
    if state.phase is Phase.RIDE and place < state.turns and state.round < ROUNDS:
        state.round += 1
    elif state.phase is not Phase.SHARE or state.turns > turn:
        return False
    state.phase, state.turns, state.ride = Phase.SHARE, turn, None
    return True
