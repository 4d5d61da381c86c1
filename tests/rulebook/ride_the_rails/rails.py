"""A match in a position of one's own, on the real map or on one drawn in letters."""

from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

from engine.game import Event
from engine.games.ride_the_rails.board import Board, City, Hex, read_board
from engine.games.ride_the_rails.events import ChicagoPaid, ContinentCrossed, FivePaid
from engine.games.ride_the_rails.game import RideTheRails
from engine.games.ride_the_rails.moves import Build, Move
from engine.games.ride_the_rails.state import Phase, State
from engine.match import Match

USA = RideTheRails(read_board(Path(str(files("data") / "boards" / "ride_the_rails.toml"))))
GROUPS = {
    **dict.fromkeys("EFG", "east"),
    **dict.fromkeys("WV", "west"),
    "X": "chicago",
    "5": "five",
}


def drawn(*rows: str) -> RideTheRails:
    """`.` a plain hex, `^` a mountain, `5` a $5 city, E-G east, W-V west, X Chicago, other letters
    ordinary cities. A row leans half a hex to the right of the one above."""
    hexes: list[Hex] = []
    cities: list[City] = []
    for row, marks in enumerate(rows):
        for column, mark in enumerate(marks):
            if mark == " ":
                continue
            if mark not in ".^":
                group = GROUPS.get(mark, "plain")
                cities.append(City(mark.lower(), len(hexes), group))
            hexes.append(Hex(f"h{row}{column}", row, 2 * column + row, mark == "^"))
    return RideTheRails(Board("drawn", tuple(hexes), tuple(cities)))


class Rails(Match[State, Move]):
    """Round 5, seat 0 first; everything else as it is set."""

    def __init__(self, game: RideTheRails, seats: int = 3, phase: Phase = Phase.BUILD) -> None:
        super().__init__(game, game.setup(seats, {}, "rails"))
        self.state.order = tuple(range(seats))
        self.state.phase = phase
        self.state.round = 5

    def hex(self, name: str) -> int:
        return self.game.vocabulary["hex"].index(name)

    def names(self, hexes: Iterable[int]) -> list[str]:
        return [self.game.vocabulary["hex"][hex] for hex in hexes]

    def own(self, seat: int, *railroads: int) -> "Rails":
        for railroad in railroads:
            self.state.players[seat].shares[railroad] += 1
            self.state.pool[railroad] -= 1
        return self

    def track(self, railroad: int, *names: str) -> "Rails":
        for name in names:
            self.state.tracks[railroad] |= 1 << self.hex(name)
            self.state.pool[railroad] -= 1
            self.state.fives &= ~(1 << self.hex(name))
        return self

    def build(self, seat: int, railroad: int, name: str) -> list[Event]:
        return self.play(seat, Build(railroad, self.hex(name)))

    def ride(self, seat: int, *words: str) -> list[Event]:
        told: list[Event] = []
        for said in words:
            told += self.say(seat, said)
        return told

    @property
    def money(self) -> list[int]:
        return [player.money for player in self.state.players]


def paid(events: list[Event]) -> list[int]:
    """What a build was paid, bonus by bonus."""
    return [
        event.money
        for event in events
        if isinstance(event, ChicagoPaid | FivePaid | ContinentCrossed)
    ]
