"""Which tickets to keep: those that share ways with each other and with what is planned already."""

from engine.ai.budget import Budget
from engine.game import Seat
from engine.games.europa.ai.ground import ground_of
from engine.games.europa.ai.prospect import prospect, surface_of
from engine.games.europa.ai.race import turns_left
from engine.games.europa.rules import keepable
from engine.games.europa.state import Phase, State

TRIES = 2
"""Networks that are laid for each choice."""

Choice = tuple[int, ...]


def best_choices(state: State, seat: Seat, budget: Budget) -> list[Choice]:
    """What may be kept of the tickets on offer, the best choice first; among equals the one with
    fewer tickets. Choices that the budget does not reach come last, in their own order."""
    player = state.players[seat]
    surface = surface_of(ground_of(state, seat), player.hand)
    turns = turns_left(state, seat) - (state.phase is Phase.TICKETS)
    offered = keepable(state, seat)
    worth: dict[Choice, float] = {}
    for choice in offered:
        if worth and not budget.left:
            break
        tickets = player.tickets + choice
        found = prospect(surface, player.hand, tickets, turns, budget, TRIES)
        worth[choice] = found.worth
    lowest = min(worth.values()) - 1
    return sorted(offered, key=lambda choice: (-worth.get(choice, lowest), len(choice)))
