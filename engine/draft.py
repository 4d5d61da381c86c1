"""A turn of several moves, tried by its seat before anybody else sees it.

It is played on a state imagined from the seat's view, so it cannot tell what the seat may not know.
"""

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from engine import menu
from engine.game import Event, Game, Log, Seat
from engine.match import Match

if TYPE_CHECKING:
    from random import Random

S = TypeVar("S")
M = TypeVar("M")


class Draft(Generic[S, M]):
    """Moves not yet played, and the states that they would lead to."""

    def __init__(self, game: Game[S, M, Any], view: Any, seat: Seat, random: "Random") -> None:
        self.game, self.seat = game, seat
        self.states = [game.imagine(view, random)]
        self.moves: list[M] = []

    def add(self, move: M) -> bool:
        """Try a move that the tree offers on the last state. Whether the turn goes on as a draft: a
        move that is no step, reveals something, or changes who is to move, is to be played now,
        with those before it."""
        log, state = Log(), self.game.copy(self.states[-1])
        self.game.play(state, self.seat, move, log)
        self.moves.append(move)
        self.states.append(state)
        if not self.game.kinds[type(move)].is_step or any(event.reveals for event in log.events):
            return False
        return self.game.to_move(state) == self.game.to_move(self.states[-2])

    def undo(self) -> None:
        """Take back the last move that was added."""
        self.moves.pop()
        self.states.pop()

    def play(self, match: Match[S, M]) -> list[Event]:
        """All in order, each checked again; from the first that is no longer offered on, none."""
        events: list[Event] = []
        for move in self.moves:
            if self.seat not in self.game.to_move(match.state):
                break
            if not menu.is_offered(self.game, match.state, self.seat, move):
                break
            events += match.play(self.seat, move)
        return events
