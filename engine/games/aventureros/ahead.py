"""One's next turn, as far as it can be seen from here: what a plan is made on."""

from engine.game import Seat
from engine.games.aventureros.state import FIRST_TICKETS, OVER, TURN, State


def foresee(state: State, seat: Seat) -> bool:
    """An imagined state at the beginning of a seat's turn; what others are at in theirs is left
    out. False while first tickets are chosen, and once it is over."""
    if state.phase in (FIRST_TICKETS, OVER):
        return False
    state.turn, state.phase = seat, TURN
    return True
