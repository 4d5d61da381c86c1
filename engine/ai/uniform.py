"""The player that measures all others: any answer is as likely as any other."""

from typing import TYPE_CHECKING, Any

from engine import menu
from engine.game import Game

if TYPE_CHECKING:
    from random import Random

UNIFORM = "random"
"""The level that answers every question evenly: the floor. No game lists it, every game has it."""


def uniform(game: Game[Any, Any, Any], view: Any, random: "Random", budget: int) -> Any:
    """A random answer to each question, on a state imagined from the view."""
    return menu.pick(game, game.imagine(view, random), view.seat, random.random)
