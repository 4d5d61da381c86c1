"""The games that the bot hosts, for every process that needs them."""

from collections.abc import Mapping
from typing import Any

from engine.game import Game


def hosted() -> Mapping[str, Game[Any, Any, Any]]:
    """All games by id. A spawned process finds this function by its name."""
    from engine.games import GAMES

    return {game.info.id: game for game in GAMES}
