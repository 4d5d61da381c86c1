from typing import cast

import pytest

from engine.games import GAMES
from engine.games.aventureros.game import Aventureros
from tests.rulebook.tables import RailTable


@pytest.fixture(scope="session")
def usa() -> Aventureros:
    """The game on its board."""
    return next(cast(Aventureros, game) for game in GAMES if game.info.id == "aventureros")


@pytest.fixture
def table(usa: Aventureros) -> RailTable:
    """Two seats."""
    return RailTable(usa)
