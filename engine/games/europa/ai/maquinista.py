"""The strong level: plans its tickets as one cheapest network, and plays for time and cards.

A turn is a list of rules, the first that has something to say decides.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from engine.ai.budget import Budget
from engine.answers import Bits
from engine.game import Game, Seat
from engine.games.europa.ai.finish import best_now, station, stations
from engine.games.europa.ai.ground import ground_of
from engine.games.europa.ai.surface import surface_of
from engine.games.europa.ai.underground import dig_on
from engine.games.europa.moves import Move
from engine.games.europa.rules import keepable, sources
from engine.games.europa.state import Phase, State
from engine.games.europa.stations import can_build
from engine.parts.moves import DrawCard, KeepTickets, TakeTickets
from engine.parts.planner.keeping import best_choices
from engine.parts.planner.race import turns_left
from engine.parts.planner.thought import (
    SLACK,
    Thought,
    build_for_points,
    build_planned,
    choose_source,
    think,
)

if TYPE_CHECKING:
    from random import Random

WAGONS_A_CLAIM: Final = 3.2
"""Wagons that a route takes in the mean."""
FREE_WAGONS: Final = 14
FREE_TURNS: Final = 15.0
"""So many must be left over, the plan done, before more tickets are taken."""
LAST_TURNS: Final = 3.0
"""So late, a ticket that is given up may still be saved by a station."""


def maquinista(game: Game[State, Move, Any], view: Any, random: "Random", budget: int) -> Move:
    """A move for the seat of the view; an expansion is a network laid."""
    state, seat, left = game.imagine(view, random), view.seat, Budget(budget)
    if state.phase in (Phase.FIRST_TICKETS, Phase.TICKETS):
        return KeepTickets(keep(state, seat, left))
    surface = surface_of(ground_of(state, seat), state.players[seat].hand)
    thought = think(state, seat, surface, turns_left(state, seat, WAGONS_A_CLAIM), left)
    if state.phase is Phase.TUNNEL:
        return dig_on(state, seat, thought.wanted)
    if state.phase is Phase.SECOND_CARD:
        return DrawCard(choose_source(thought, sources(state, seat), is_first=False))
    for rule in RULES:
        if move := rule(thought):
            return move
    return TakeTickets()


def keep(state: State, seat: Seat, budget: Budget) -> tuple[int, ...]:
    """The tickets on offer that go best with what is planned already."""
    player = state.players[seat]
    surface = surface_of(ground_of(state, seat), player.hand)
    turns = turns_left(state, seat, WAGONS_A_CLAIM) - (state.phase is Phase.TICKETS)
    offered = keepable(state, seat)
    return best_choices(surface, player.hand, player.tickets, offered, turns, budget)[0]


# The rules of a turn, in order
def finish(thought: Thought[State]) -> Move | None:
    """On the last turn, whatever counts at once."""
    return best_now(thought.state, thought.seat) if thought.turns <= 1 else None


def build_station(thought: Thought[State]) -> Move | None:
    """The stations of the plan when its routes are built or time runs out; late, any that saves a
    ticket which is given up."""
    state, seat, network = thought.state, thought.seat, thought.plan.network
    if not can_build(state, seat):
        return None
    is_urgent = thought.time_to_spare < SLACK
    if network.stations and (is_urgent or not network.routes):
        return station(state, seat, network.stations[0], network.routes)
    given_up = len(network.paths) < len(state.players[seat].tickets)
    if given_up and thought.turns <= LAST_TURNS:
        gain, move = max(stations(state, seat), key=lambda found: found[0], default=(0, None))
        return move if gain > 0 else None
    return None


def take_tickets(thought: Thought[State]) -> Move | None:
    """More tickets, early: when wagons and time are left over by far."""
    is_free = (
        thought.surface.ground.wagons - thought.plan.network.wagons >= FREE_WAGONS
        and thought.time_to_spare >= FREE_TURNS
    )
    return TakeTickets() if is_free and thought.state.tickets else None


def draw(thought: Thought[State]) -> Move | None:
    """A card."""
    offered = sources(thought.state, thought.seat)
    return DrawCard(choose_source(thought, offered, is_first=True)) if offered else None


def anything(thought: Thought[State]) -> Move | None:
    """No card is left to draw: what counts today, else any route, else a station."""
    state, seat = thought.state, thought.seat
    if move := best_now(state, seat):
        return move
    if can_build(state, seat) and not state.tickets:
        return station(state, seat, next(iter(Bits(state.free_cities))), thought.wanted)
    return None


RULES: Final[Sequence[Callable[[Thought[State]], Move | None]]] = (
    finish,
    build_planned,
    build_station,
    take_tickets,
    build_for_points,
    draw,
    anything,
)
