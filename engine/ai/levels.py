"""Which player stands behind the name of a level."""

from typing import Any

from engine.ai.uniform import UNIFORM, uniform
from engine.errors import UnknownLevel
from engine.game import Game, Policy


def policy(game: Game[Any, Any, Any], level: str) -> Policy:
    """The player of a level, or the uniform one. Raises `UnknownLevel`, which names those known."""
    if level == UNIFORM:
        return uniform
    try:
        return game.info.policies[level]
    except KeyError:
        raise UnknownLevel(level, (UNIFORM, *game.info.policies)) from None
