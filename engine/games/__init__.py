"""The games that there are."""

from importlib.resources import files
from pathlib import Path
from typing import Any

from engine.game import Game
from engine.games.aventureros.game import Aventureros
from engine.games.europa.game import Europa
from engine.games.railroad_tiles.board import read_board as read_tiles
from engine.games.railroad_tiles.game import RailroadTiles
from engine.games.ride_the_rails.board import read_board as read_hexes
from engine.games.ride_the_rails.game import RideTheRails
from engine.games.trans_europa.board import read_board as read_lattice
from engine.games.trans_europa.game import TransEuropa
from engine.parts.route_board import read_board

_BOARDS = Path(str(files("data") / "boards"))
GAMES: tuple[Game[Any, Any, Any], ...] = (
    Europa(read_board(_BOARDS / "europa.toml")),
    Aventureros(read_board(_BOARDS / "aventureros.toml")),
    TransEuropa(read_lattice(_BOARDS / "trans_europa.toml")),
    RailroadTiles(read_tiles(_BOARDS / "railroad_tiles.toml")),
    RideTheRails(read_hexes(_BOARDS / "ride_the_rails.toml")),
)
"""In the order in which the lobby offers them."""
