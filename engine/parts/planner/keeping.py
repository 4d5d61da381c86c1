"""Which tickets to keep: those that share ways with each other and with what is planned already."""

from collections.abc import Sequence

from engine.ai.budget import Budget
from engine.answers import Several
from engine.parts.planner.network import Surface
from engine.parts.planner.prospect import prospect

TRIES = 2
"""Networks that are laid for each choice."""

Choice = tuple[int, ...]


def best_choices(
    surface: Surface,
    hand: Sequence[int],
    held: Choice,
    offered: Several,
    turns: float,
    budget: Budget,
) -> list[Choice]:
    """What may be kept of the tickets on offer, the best choice first, beside those held already
    and with so many turns left; among equals the one with fewer tickets. Choices that the budget
    does not reach come last, in their own order."""
    worth: dict[Choice, float] = {}
    for choice in offered:
        if worth and not budget.left:
            break
        found = prospect(surface, hand, held + choice, turns, budget, TRIES)
        worth[choice] = found.worth
    lowest = min(worth.values()) - 1
    return sorted(offered, key=lambda choice: (-worth.get(choice, lowest), len(choice)))
