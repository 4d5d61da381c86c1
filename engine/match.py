"""A match being played: every move is checked against the tree before it touches the state."""

from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from engine import menu
from engine.errors import CannotUndo, MatchOver, NotYourTurn, OthersMoved, Revealed, WrongPhase
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
        to_move = game.to_move(state)
        if not to_move:
            raise MatchOver
        if seat not in to_move:
            raise NotYourTurn
        if game.kinds[type(move)] not in game.kinds_now(state, seat):
            raise WrongPhase
        if not menu.is_offered(game, state, seat, move):
            raise game.refusal(state, seat, move)
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
        """Take back one's last move, unless it revealed something or another seat has moved."""
        if not self.record:
            raise CannotUndo
        if self.record[-1][0] != seat:
            raise OthersMoved
        if not self.before:
            raise Revealed
        self.state = self.before.pop()
        self.record.pop()

    def say(self, seat: Seat, text: str) -> list[Event]:
        """Play the move that words stand for."""
        return self.play(seat, menu.move(self.game, self.state, seat, text))


def replay(
    game: Game[S, M, Any],
    seats: int,
    options: Options,
    seed: str,
    record: list[tuple[Seat, str]],
) -> S:
    """The state that a record leads to."""
    state = game.setup(seats, options, seed)
    for seat, text in record:
        game.play(state, seat, menu.move(game, state, seat, text))
    return state
