"""The last turn: what counts at once, by the rules of the final count."""

from collections.abc import Iterator

from engine.game import Seat
from engine.games.aventureros.scoring import ticket_points
from engine.games.aventureros.state import State
from engine.parts.claims import open_routes
from engine.parts.count import LONGEST_POINTS
from engine.parts.moves import ClaimRoute
from engine.parts.planner.purse import route_payments, thriftiest
from engine.parts.trail import longest_trail


def best_now(state: State, seat: Seat) -> ClaimRoute | None:
    """The route that adds most to the count today; None when none can be paid."""
    best = max(_claims(state, seat), key=lambda found: found[0], default=None)
    return best[1] if best else None


def _claims(state: State, seat: Seat) -> Iterator[tuple[int, ClaimRoute]]:
    """What each payable route adds: its points, tickets, the longest path."""
    board, player = state.board, state.players[seat]
    before = ticket_points(state, seat)
    trail = longest_trail(board, player.routes)
    longest = max(
        longest_trail(board, other.routes)
        for number, other in enumerate(state.players)
        if number != seat
    )
    for number in open_routes(state, seat):
        route = board.routes[number]
        paid = route_payments(state, seat, number)
        payment = thriftiest(board, player.hand, route.length, paid, 0)[0]
        after = state.copy()
        after.players[seat].routes |= 1 << number
        gain = route.points + ticket_points(after, seat) - before
        if trail < longest <= longest_trail(board, after.players[seat].routes):
            gain += LONGEST_POINTS
        yield gain, ClaimRoute(number, *payment)
