"""The strong level: plans its tickets as one cheapest network, and plays for time and cards.

A turn is a list of rules, the first that has something to say decides.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from engine.ai.budget import Budget
from engine.answers import Bits
from engine.game import Game, Seat
from engine.games.europa.ai.finish import best_now, station, stations
from engine.games.europa.ai.ground import ground_of
from engine.games.europa.ai.surface import surface_of
from engine.games.europa.ai.underground import dig_on
from engine.games.europa.moves import Move
from engine.games.europa.rules import can_draw, keepable, sources
from engine.games.europa.state import Phase, State
from engine.games.europa.stations import can_build
from engine.parts.claims import open_routes
from engine.parts.moves import ClaimRoute, DrawCard, KeepTickets, TakeTickets
from engine.parts.planner.draws import Wishes, best_source
from engine.parts.planner.fillers import fillers
from engine.parts.planner.keeping import best_choices
from engine.parts.planner.network import Surface
from engine.parts.planner.prospect import Prospect, prospect
from engine.parts.planner.purse import after, lacking, route_payments, spare, thriftiest
from engine.parts.planner.race import turns_left
from engine.parts.planner.threat import most_threatened

if TYPE_CHECKING:
    from random import Random

FREE_WAGONS: Final = 14
FREE_TURNS: Final = 15.0
"""So many must be left over, the plan done, before more tickets are taken."""
CARDS_SPARED: Final = 1
"""Cards kept for a tunnel's extra, as long as there is time to get them."""
SLACK: Final = 2.0
"""With fewer turns than this to spare, nothing waits any more."""
LAST_TURNS: Final = 3.0
"""So late, a ticket that is given up may still be saved by a station."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a turn is decided on."""

    state: State
    seat: Seat
    surface: Surface
    hand: Sequence[int]
    turns: float
    """Turns left."""
    plan: Prospect
    later: tuple[int, ...]
    """Routes for their points, if there is time."""
    payable: int
    """Mask of the routes that can be built at once."""
    budget: Budget

    @property
    def wanted(self) -> int:
        """Mask of the routes of the plan."""
        return self.plan.network.routes


def maquinista(game: Game[State, Move, Any], view: Any, random: "Random", budget: int) -> Move:
    """A move for the seat of the view; an expansion is a network laid."""
    state, seat, left = game.imagine(view, random), view.seat, Budget(budget)
    if state.phase in (Phase.FIRST_TICKETS, Phase.TICKETS):
        return KeepTickets(keep(state, seat, left))
    thought = think(state, seat, left)
    if state.phase is Phase.TUNNEL:
        return dig_on(state, seat, thought.wanted)
    if state.phase is Phase.SECOND_CARD:
        return DrawCard(choose_source(thought))
    for rule in RULES:
        if move := rule(thought):
            return move
    return TakeTickets()


def keep(state: State, seat: Seat, budget: Budget) -> tuple[int, ...]:
    """The tickets on offer that go best with what is planned already."""
    player = state.players[seat]
    surface = surface_of(ground_of(state, seat), player.hand)
    turns = turns_left(state, seat) - (state.phase is Phase.TICKETS)
    offered = keepable(state, seat)
    return best_choices(surface, player.hand, player.tickets, offered, turns, budget)[0]


def think(state: State, seat: Seat, budget: Budget) -> Thought:
    """Plan the tickets, then what is left over."""
    ground, player = ground_of(state, seat), state.players[seat]
    turns = turns_left(state, seat)
    surface = surface_of(ground, player.hand)
    plan = prospect(surface, player.hand, player.tickets, turns, budget)
    later = fillers(ground, player.hand, plan.network.wagons, turns - plan.turns)
    payable = open_routes(state, seat).mask if state.phase is Phase.TURN else 0
    return Thought(state, seat, surface, player.hand, turns, plan, tuple(later), payable, budget)


# The rules of a turn, in order
def finish(thought: Thought) -> Move | None:
    """On the last turn, whatever counts at once."""
    return best_now(thought.state, thought.seat) if thought.turns <= 1 else None


def build_planned(thought: Thought) -> Move | None:
    """A route of the plan that can be paid without robbing another; the most threatened first."""
    moves = {
        number: move
        for number in Bits(thought.wanted & thought.payable)
        if (move := claim(thought, number))
    }
    if len(moves) < 2:
        return next(iter(moves.values()), None)
    network = thought.plan.network
    return moves[most_threatened(thought.surface, network, tuple(moves), thought.budget)]


def claim(thought: Thought, number: int) -> ClaimRoute | None:
    """Build a route with what the rest of the plan misses least, unless it would be missed or a
    tunnel had better wait for a card to spare."""
    board, hand, rest = thought.state.board, thought.hand, thought.wanted & ~(1 << number)
    route = board.routes[number]
    found = route_payments(thought.state, thought.seat, number)
    payment = thriftiest(board, hand, route.length, found, rest)[0]
    has_time = thought.turns - thought.plan.turns > SLACK
    if route.is_tunnel and has_time and spare(board, hand, number, payment) < CARDS_SPARED:
        return None
    if lacking(board, after(hand, route.length, payment), rest) > lacking(
        board, hand, thought.wanted
    ):
        return None
    return ClaimRoute(number, *payment)


def build_station(thought: Thought) -> Move | None:
    """The stations of the plan when its routes are built or time runs out; late, any that saves a
    ticket which is given up."""
    state, seat, network = thought.state, thought.seat, thought.plan.network
    if not can_build(state, seat):
        return None
    is_urgent = thought.turns - thought.plan.turns < SLACK
    if network.stations and (is_urgent or not network.routes):
        return station(state, seat, network.stations[0], network.routes)
    given_up = len(network.paths) < len(state.players[seat].tickets)
    if given_up and thought.turns <= LAST_TURNS:
        gain, move = max(stations(state, seat), key=lambda found: found[0], default=(0, None))
        return move if gain > 0 else None
    return None


def take_tickets(thought: Thought) -> Move | None:
    """More tickets, early: when wagons and time are left over by far."""
    is_free = (
        thought.surface.ground.wagons - thought.plan.network.wagons >= FREE_WAGONS
        and thought.turns - thought.plan.turns >= FREE_TURNS
    )
    return TakeTickets() if is_free and thought.state.tickets else None


def build_for_points(thought: Thought) -> Move | None:
    """With the plan built, the route that brings most points a turn."""
    if thought.wanted:
        return None
    moves = (claim(thought, number) for number in thought.later if thought.payable >> number & 1)
    return next((move for move in moves if move), None)


def draw(thought: Thought) -> Move | None:
    """A card."""
    if not can_draw(thought.state, thought.seat):
        return None
    return DrawCard(choose_source(thought))


def anything(thought: Thought) -> Move | None:
    """No card is left to draw: what counts today, else any route, else a station."""
    state, seat = thought.state, thought.seat
    if move := best_now(state, seat):
        return move
    if can_build(state, seat) and not state.tickets:
        return station(state, seat, next(iter(Bits(state.free_cities))), thought.wanted)
    return None


RULES: Final[Sequence[Callable[[Thought], Move | None]]] = (
    finish,
    build_planned,
    build_station,
    take_tickets,
    build_for_points,
    draw,
    anything,
)


def choose_source(thought: Thought) -> int:
    """The card that helps most: the plan first, then routes for their points."""
    board, hand = thought.state.board, thought.hand
    later = 0
    for number in thought.later:
        later |= 1 << number
    goals = thought.wanted or later
    if thought.wanted:
        ordered = sorted(Bits(thought.wanted), key=lambda n: lacking(board, hand, 1 << n))
    else:
        ordered = list(thought.later)
    target = 1 << ordered[0] if ordered else 0
    return best_source(
        thought.state,
        thought.seat,
        sources(thought.state, thought.seat),
        Wishes(goals, target, later),
        is_first=thought.state.phase is Phase.TURN,
    )
