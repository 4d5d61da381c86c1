"""The voice of Rieles de Europa: what stands behind the interface."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.answers import Answers
from engine.game import Event, Seat, Standing
from engine.games.europa.board import Board
from engine.games.europa.state import State
from engine.games.europa.view import PrivateView, PublicView
from engine.text import Label, Text, Word, text

if TYPE_CHECKING:
    from engine.menu import Path

View = PublicView | PrivateView


class EuropaVoice:
    """Pure functions of views, and of states imagined from them, to texts."""

    topics: tuple[str, ...] = ("aim",)

    def __init__(self, board: Board) -> None:
        self.board = board

    def story(self, events: Sequence[Event], reader: Seat | None) -> list[Text]:
        """What happened, a line a turn."""
        return []

    def caption(self, view: View) -> list[Text]:
        """The position in short lines."""
        return []

    def position(self, view: View) -> list[Text]:
        """The whole position in words."""
        return []

    def desk(self, view: View) -> list[Text]:
        """What a seat wants to know before it moves."""
        return []

    def prompt(self, state: State, seat: Seat, path: "Path") -> Text | None:
        """What is being asked."""
        return None

    def label(self, state: State, seat: Seat, path: "Path", known: int) -> Label:
        """The answers of `path` from `known` on."""
        if known == 0 or known >= len(path):
            return Label(text(f"europa-kind-{path[0].word}"))
        field, value = path[0].asks[known - 1].field, path[known]
        value = value[0] if isinstance(value, tuple) else value
        if field == "locomotives":
            return Label(text("europa-number", n=value))
        return Label(text("europa-word", word=Word(field, value)))

    def keys(self, field: str, answer: Any) -> Sequence[Word]:
        """The words under which somebody looks for an answer."""
        return [Word(field, answer)]

    def ranked(self, view: View, state: State, path: "Path") -> list[Any]:
        """All answers to the question after `path`."""
        answers: Answers[Any] = (
            path[0].asks[len(path) - 1].answers(state, view_seat(view), *path[1:])
        )
        return list(answers)

    def preview(self, state: State, seat: Seat, path: "Path") -> list[Text]:
        """What a move would do."""
        return []

    def absent(self, state: State, seat: Seat) -> list[Text]:
        """Why kinds of move are not open."""
        return []

    def score(self, standing: Standing) -> list[Text]:
        """The final count of a seat."""
        return []

    def moments(self, standings: Sequence[Standing], events: Sequence[Event]) -> list[Text]:
        """What decided the match."""
        return []


def view_seat(view: View) -> Seat:
    """The seat whose view it is; the turn's where it is nobody's."""
    return view.seat if isinstance(view, PrivateView) else view.turn
