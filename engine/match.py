"""A match being played: every move is checked against the tree before it touches the state."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from engine import menu
from engine.errors import CannotUndo, OthersMoved, Revealed
from engine.game import Event, Game, Log, Options, Seat

S = TypeVar("S")
M = TypeVar("M")


@dataclass(slots=True)
class Match(Generic[S, M]):
    """A state, its game and the words that led here."""

    game: Game[S, M, Any]
    state: S
    record: list[tuple[Seat, str]] = field(default_factory=list)
    before: list[S] = field(default_factory=list)
    """The states that the seat that moved last may go back to."""

    def play(self, seat: Seat, move: M) -> list[Event]:
        """Play a move or raise the reason why not; a refusal leaves the state as it was."""
        game, state = self.game, self.state
        menu.require(game, state, seat, move)
        log, before = Log(), game.copy(state)
        game.play(state, seat, move, log)
        if self.record and self.record[-1][0] != seat:
            self.before.clear()
        self.before.append(before)
        if any(event.reveals for event in log.events):
            self.before.clear()
        self.record.append((seat, menu.words(game, move)))
        return log.events

    def undo(self, seat: Seat) -> None:
        """Take back one's last move.

        Raises `OthersMoved` when another seat has moved since, `Revealed` when it showed something
        that was hidden, `CannotUndo` when nothing was played.
        """
        if not self.record:
            raise CannotUndo
        if self.record[-1][0] != seat:
            raise OthersMoved
        if not self.before:
            raise Revealed
        self.state = self.before.pop()
        self.record.pop()

    def say(self, seat: Seat, text: str) -> list[Event]:
        """Play the move that words stand for. Raises `NotationError`, or the reason why not."""
        return self.play(seat, menu.read(self.game, self.state, seat, text))


def start(
    game: Game[S, M, Any], seats: int, options: Options, seed: str
) -> tuple[Match[S, M], list[Event]]:
    """A match dealt, and what the set-up told. Raises `WrongSeats` and `UnknownOption`."""
    log = Log()
    return Match(game, game.setup(seats, options, seed, log)), log.events


def replay(
    game: Game[S, M, Any],
    seats: int,
    options: Options,
    seed: str,
    record: Sequence[tuple[Seat, str]],
) -> S:
    """The state that a record leads to; each move is checked. Raises what `Match.say` raises."""
    match, _ = start(game, seats, options, seed)
    for seat, text in record:
        match.say(seat, text)
    return match.state
