"""One's next turn, as far as it can be seen from here: what a plan is made on."""

from engine.game import Seat
from engine.games.railroad_tiles.state import NONE, Phase, State


def foresee(state: State, seat: Seat) -> bool:
    """An imagined state in which a seat alone chooses its start tile or its column, among what lies
    there now. False where it has chosen: nobody else's laying keeps it waiting then, and the
    columns of the next round are not filled yet."""
    others = tuple([other for other in state.order if other != seat])
    if state.phase is Phase.START_TILES and not state.areas[seat].laid:
        state.order = (*others, seat)
        return True
    if state.phase is not Phase.ROUND or state.areas[seat].column != NONE:
        return False
    state.order = (seat, *others)
    for other in others:
        state.areas[other].is_done = state.areas[other].column != NONE
    return True
