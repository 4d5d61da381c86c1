"""The games that there are."""

from importlib.resources import files
from pathlib import Path
from typing import Any

from engine.game import Game
from engine.games.europa.board import read_board
from engine.games.europa.game import Europa

GAMES: tuple[Game[Any, Any, Any], ...] = (
    Europa(read_board(Path(str(files("data") / "boards" / "europa.toml")))),
)
"""In the order in which the lobby offers them."""
