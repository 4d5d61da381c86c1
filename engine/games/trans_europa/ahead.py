"""One's next turn, as far as it can be seen from here: what a plan is made on."""

from engine.game import Seat
from engine.games.trans_europa.state import Phase, State


def foresee(state: State, seat: Seat) -> bool:
    """An imagined state at the beginning of a seat's turn. False while start markers are placed,
    while a round ends, and once it is over."""
    if state.phase != Phase.TRACKS:
        return False
    state.turn, state.laid_this_turn = seat, 0
    return True
