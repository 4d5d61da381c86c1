from typing import cast

import pytest

from engine.games import GAMES
from engine.games.europa.game import Europa
from tests.rulebook.europa.table import Table, toy_board


@pytest.fixture(scope="session")
def europa() -> Europa:
    """The game on its real board."""
    return next(cast(Europa, game) for game in GAMES if game.info.id == "europa")


@pytest.fixture(scope="session")
def toy() -> Europa:
    """The same rules on the board of the cases."""
    return Europa(toy_board())


@pytest.fixture
def table(toy: Europa) -> Table:
    """Two seats."""
    return Table(toy)
