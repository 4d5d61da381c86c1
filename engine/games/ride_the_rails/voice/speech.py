"""The voice of Ride the Rails: what stands behind the interface."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.game import Event, Seat, Standing
from engine.games.ride_the_rails.board import Board
from engine.games.ride_the_rails.state import State
from engine.games.ride_the_rails.view import View
from engine.games.ride_the_rails.voice import count, labels, position, preview
from engine.games.ride_the_rails.voice.story import story
from engine.text import Label, Text, Word

if TYPE_CHECKING:
    from engine.menu import Path

TOPICS = (
    "summary",
    "goal",
    "setup",
    "share",
    "build",
    "capacity",
    "railroads",
    "bonuses",
    "ride",
    "pay",
    "end-of-round",
    "end",
    "advice",
    "legend",
)
"""The headings of the rules page, in the order of the rulebook."""


class RideTheRailsVoice:
    """Pure functions of views, and of states imagined from them, to texts."""

    topics: tuple[str, ...] = TOPICS

    def __init__(self, board: Board) -> None:
        self.board = board

    def story(self, events: Sequence[Event], reader: Seat | None) -> list[Text]:
        """What happened, a line a turn."""
        return story(self.board, events, reader)

    def caption(self, view: View) -> list[Text]:
        """Whose turn, round, money, shares and railroads."""
        return position.caption(self.board, view)

    def position(self, view: View) -> list[Text]:
        """Everything that there is, in words."""
        return position.position(self.board, view)

    def desk(self, view: View) -> list[Text]:
        """The own money and shares, and how far the turn has come."""
        return position.desk(self.board, view)

    def prompt(self, state: State, seat: Seat, path: "Path") -> Text | None:
        """What is being asked after these answers."""
        return labels.prompt(state, seat, path)

    def label(self, state: State, seat: Seat, path: "Path", known: int) -> Label:
        """The answers of `path` from `known` on."""
        return labels.label(state, seat, path, known)

    def keys(self, field: str, answer: Any) -> Sequence[Word]:
        """A hex is looked for under its row."""
        return [Word("row", self.board.hexes[answer].row)] if field == "hex" else []

    def ranked(self, view: View, state: State, path: "Path") -> list[Any]:
        """All answers to the question after `path`, the most useful first."""
        seat = view.seat if view.seat is not None else view.order[0]
        return labels.ranked(state, seat, path)

    def preview(self, state: State, seat: Seat, path: "Path") -> list[Text]:
        """What a move would do and pay."""
        return preview.preview(state, seat, path)

    def since(self, before: View, view: View) -> list[Text]:
        """What others build serves everybody."""
        return []

    def absent(self, state: State, seat: Seat) -> list[Text]:
        """Why the kinds of move that are not open now are not."""
        return labels.absent(state, seat)

    def nearly(self, state: State, seat: Seat, path: "Path", under: Word | None) -> list[Text]:
        """Nothing is ever short of a card here."""
        return []

    def score(self, standing: Standing) -> list[Text]:
        """Where a seat's money came from."""
        return count.score(standing)

    def moments(self, standings: Sequence[Standing], events: Sequence[Event]) -> list[Text]:
        """At most three things that decided the match."""
        return count.moments(self.board, standings, events)
