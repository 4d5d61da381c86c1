"""A match of Railroad Tiles in a position of one's own: tiles by kind, cells by x and y (y to the
south), sides as four letters from north clockwise (H road, R rail, - blank)."""

from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any

from engine.game import Event, silent
from engine.games.railroad_tiles.board import BLANK, RAIL, ROAD, SPAN, START, read_board
from engine.games.railroad_tiles.events import PawnPlaced
from engine.games.railroad_tiles.game import RailroadTiles
from engine.games.railroad_tiles.laying import drop_hopeless, put
from engine.games.railroad_tiles.moves import LayTile, Move
from engine.games.railroad_tiles.state import Area, Phase, State
from engine.match import Match

BOARD = read_board(Path(str(files("data") / "boards" / "railroad_tiles.toml")))
GAME: Any = RailroadTiles(BOARD)
MARKS = {"-": BLANK, "H": ROAD, "R": RAIL}


def cell(x: int, y: int) -> int:
    return START + x + SPAN * y


def sides(text: str) -> int:
    return sum(MARKS[mark] << 2 * n for n, mark in enumerate(text))


class Table(Match[State, Move]):
    """Third round: everybody has chosen the column of their number and holds nothing."""

    def __init__(self, seats: int = 2, tokens: tuple[int, ...] = ()) -> None:
        super().__init__(GAME, GAME.setup(seats, {}, "tiles"))
        state = self.state
        state.phase, state.round, state.offer = Phase.ROUND, 3, ()
        state.order = tuple(range(seats))
        for seat, area in enumerate(state.areas):
            area.column, area.tokens = seat + 1, tokens
        self.used: list[int] = []

    def area(self, seat: int = 0) -> Area:
        return self.state.areas[seat]

    def find(self, kind: str, spot: int | None = None, is_town: bool | None = None) -> int:
        """A tile of a kind that this table has not used."""
        for number, tile in enumerate(BOARD.tiles):
            is_kind = BOARD.shapes[tile.kind].name == kind and number not in self.used
            if is_kind and spot in (None, tile.spot) and is_town in (None, tile.is_town):
                self.used.append(number)
                return number
        raise LookupError(kind)

    def lie(self, x: int, y: int, kind: str, faced: str = "", **wanted: Any) -> "Table":
        """A tile on the first seat's table, so turned that its sides read `faced`."""
        tile = self.find(kind, **wanted)
        put(BOARD, self.area(), tile, cell(x, y), self.facing(tile, faced) if faced else 0)
        return self

    def hold(self, *kinds: str, seat: int = 0) -> list[int]:
        """Tiles just taken: those that fit nowhere are gone at once."""
        hand = [self.find(kind) for kind in kinds]
        self.area(seat).hand = tuple(hand)
        drop_hopeless(self.state, seat, silent)
        return hand

    def facing(self, tile: int, faced: str) -> int:
        return BOARD.sides[tile].index(sides(faced))

    def lays(self, tile: int, x: int, y: int, faced: str) -> list[Event]:
        return self.play(0, LayTile(tile, cell(x, y), self.facing(tile, faced)))

    def pawn(self, x: int, y: int) -> "Table":
        self.area().pawns.append(cell(x, y))
        return self


def prestige(events: Iterable[Event]) -> list[int]:
    return [event.prestige for event in events if isinstance(event, PawnPlaced)]
