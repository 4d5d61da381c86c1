"""The strong level: plans its tickets as one cheapest network, and plays for time and cards.

A turn is a list of rules, the first that has something to say decides.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from engine.ai.budget import Budget
from engine.game import Game, Seat
from engine.games.aventureros.ai.finish import best_now
from engine.games.aventureros.moves import Move
from engine.games.aventureros.rules import keepable, sources
from engine.games.aventureros.state import Phase, State
from engine.parts.moves import DrawCard, KeepTickets, TakeTickets
from engine.parts.planner.ground import ground_of
from engine.parts.planner.keeping import best_choices
from engine.parts.planner.network import Surface, Weights
from engine.parts.planner.prospect import prices
from engine.parts.planner.race import turns_left
from engine.parts.planner.thought import (
    Thought,
    build_for_points,
    build_planned,
    choose_source,
    think,
)

if TYPE_CHECKING:
    from random import Random

WAGONS_A_CLAIM: Final = 4.2
"""Wagons that a route takes in the mean: many are long on this board."""
FREE_WAGONS: Final = 14
FREE_TURNS: Final = 15.0
"""So many must be left over, the plan done, before more tickets are taken."""


def maquinista(game: Game[State, Move, Any], view: Any, random: "Random", budget: int) -> Move:
    """A move for the seat of the view; an expansion is a network laid."""
    state, seat, left = game.imagine(view, random), view.seat, Budget(budget)
    surface = surface_of(state, seat)
    if state.phase in (Phase.FIRST_TICKETS, Phase.TICKETS):
        return KeepTickets(keep(state, seat, surface, left))
    thought = think(state, seat, surface, turns_left(state, seat, WAGONS_A_CLAIM), left)
    if state.phase is Phase.SECOND_CARD:
        return DrawCard(choose_source(thought, sources(state, seat), is_first=False))
    for rule in RULES:
        if move := rule(thought):
            return move
    return TakeTickets()


def surface_of(state: State, seat: Seat) -> Surface:
    """The board as it lies for a seat, with what building costs it; nothing can be borrowed."""
    ground = ground_of(state, seat)
    return Surface(ground, Weights(prices(ground, state.players[seat].hand), loan=0, idle_loan=0))


def keep(state: State, seat: Seat, surface: Surface, budget: Budget) -> tuple[int, ...]:
    """The tickets on offer that go best with what is planned already."""
    player = state.players[seat]
    turns = turns_left(state, seat, WAGONS_A_CLAIM) - (state.phase is Phase.TICKETS)
    offered = keepable(state, seat)
    return best_choices(surface, player.hand, player.tickets, offered, turns, budget)[0]


# The rules of a turn, in order
def finish(thought: Thought[State]) -> Move | None:
    """On the last turn, whatever counts at once."""
    return best_now(thought.state, thought.seat) if thought.turns <= 1 else None


def take_tickets(thought: Thought[State]) -> Move | None:
    """More tickets, early: when wagons and time are left over by far."""
    left = thought.surface.ground.wagons - thought.plan.network.wagons
    is_free = left >= FREE_WAGONS and thought.time_to_spare >= FREE_TURNS
    return TakeTickets() if is_free and thought.state.tickets else None


def draw(thought: Thought[State]) -> Move | None:
    """A card."""
    offered = sources(thought.state, thought.seat)
    return DrawCard(choose_source(thought, offered, is_first=True)) if offered else None


def anything(thought: Thought[State]) -> Move | None:
    """No card is left to draw: the route that counts most today."""
    return best_now(thought.state, thought.seat)


RULES: Final[Sequence[Callable[[Thought[State]], Move | None]]] = (
    finish,
    build_planned,
    take_tickets,
    build_for_points,
    draw,
    anything,
)
