"""The last turn: what counts at once, by the rules of the final count."""

from collections.abc import Iterator

from engine.game import Seat
from engine.games.aventureros.scoring import ticket_points
from engine.games.aventureros.state import State
from engine.parts.claims import open_routes
from engine.parts.moves import ClaimRoute
from engine.parts.planner.awards import Claim, awards
from engine.parts.planner.purse import route_payments, thriftiest


def best_now(state: State, seat: Seat) -> ClaimRoute | None:
    """The route that adds most to the count today; None when none can be paid."""
    claims = list(_claims(state, seat))
    rivals = [other.routes for number, other in enumerate(state.players) if number != seat]
    extra = awards(state.board, state.players[seat].routes, rivals, claims)
    best = max(
        zip(claims, extra, strict=True), key=lambda found: found[0].gain(found[1]), default=None
    )
    return best[0].move if best else None


def _claims(state: State, seat: Seat) -> Iterator[Claim]:
    """Every route that can be paid now."""
    board, player = state.board, state.players[seat]
    before = ticket_points(state, seat)
    for number in open_routes(state, seat):
        route = board.routes[number]
        paid = route_payments(state, seat, number)
        payment = thriftiest(board, player.hand, route.length, paid, 0)[0]
        after = state.copy()
        after.players[seat].routes |= 1 << number
        gain = route.points + ticket_points(after, seat) - before
        yield Claim(ClaimRoute(number, *payment), gain)
