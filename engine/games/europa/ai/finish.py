"""The last turns: what counts at once, by the rules of the final count."""

from collections.abc import Iterator

from engine.answers import Bits
from engine.game import Seat
from engine.games.europa.moves import BuildStation, Move
from engine.games.europa.scoring import STATION_POINTS, count_tickets
from engine.games.europa.state import State
from engine.games.europa.stations import can_build, payments
from engine.games.europa.stations import price as station_price
from engine.parts.claims import open_routes
from engine.parts.moves import ClaimRoute
from engine.parts.planner.awards import Claim, awards
from engine.parts.planner.purse import route_payments, spare, thriftiest

TUNNEL_CHANCE = 0.5
"""That a tunnel costs nothing extra: three cards, a quarter of which would."""
TUNNEL_CHANCE_WITH_SPARE = 0.85
"""That it costs one card at most."""


def best_now(state: State, seat: Seat) -> Move | None:
    """The route or station that adds most to the count today; None when nothing adds to it."""
    board, claims = state.board, list(_claims(state, seat))
    rivals = [other.routes for number, other in enumerate(state.players) if number != seat]
    extra = awards(board, state.players[seat].routes, rivals, claims)
    found: list[tuple[float, Move]] = [
        (claim.gain(award), claim.move) for claim, award in zip(claims, extra, strict=True)
    ]
    best = max([*found, *stations(state, seat)], key=_gain, default=None)
    return best[1] if best and best[0] > 0 else None


def _gain(found: tuple[float, Move]) -> float:
    return found[0]


def _claims(state: State, seat: Seat) -> Iterator[Claim]:
    """Every route that can be paid now."""
    board, player = state.board, state.players[seat]
    before = count_tickets(state, seat).points
    for number in open_routes(state, seat):
        route = board.routes[number]
        found = route_payments(state, seat, number)
        payment = thriftiest(board, player.hand, route.length, found, 0)[0]
        after = state.copy()
        after.players[seat].routes |= 1 << number
        points = route.points + count_tickets(after, seat).points - before
        chance = 1.0
        if route.is_tunnel:
            has_spare = spare(board, player.hand, number, payment) > 0
            chance = TUNNEL_CHANCE_WITH_SPARE if has_spare else TUNNEL_CHANCE
        yield Claim(ClaimRoute(number, *payment), points, chance)


def stations(state: State, seat: Seat) -> Iterator[tuple[float, Move]]:
    """What a station in each city that a rival's route reaches adds, less what it is worth in
    hand."""
    if not can_build(state, seat):
        return
    before = count_tickets(state, seat).points
    for city in Bits(state.free_cities):
        if any(other.routes & state.board.at[city] for other in state.players):
            after = state.copy()
            after.players[seat].cities |= 1 << city
            gain = count_tickets(after, seat).points - before - STATION_POINTS
            yield gain, station(state, seat, city, 0)


def station(state: State, seat: Seat, city: int, plan: int) -> BuildStation:
    """A station there, paid with what the plan (mask of routes) misses least."""
    player = state.players[seat]
    payment = thriftiest(
        state.board, player.hand, station_price(player), payments(state, seat, city), plan
    )[0]
    return BuildStation(city, *payment)
