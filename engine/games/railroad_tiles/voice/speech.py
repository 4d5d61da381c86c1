"""The voice of Railroad Tiles: what stands behind the interface."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.game import Event, Seat, Standing
from engine.games.railroad_tiles.board import Board
from engine.games.railroad_tiles.state import State
from engine.games.railroad_tiles.view import PrivateView, PublicView
from engine.games.railroad_tiles.voice import count, labels, position
from engine.games.railroad_tiles.voice.preview import preview
from engine.games.railroad_tiles.voice.story import story
from engine.text import Label, Text, Word

if TYPE_CHECKING:
    from engine.menu import Path

View = PublicView | PrivateView

TOPICS = (
    "summary",
    "goal",
    "setup",
    "start-tile",
    "round",
    "tokens",
    "columns",
    "laying",
    "refusing",
    "pawns",
    "connected",
    "end-of-round",
    "two-players",
    "end",
    "count",
    "advice",
    "legend",
)
"""The headings of the rules page, in the order of the rulebook."""


class RailroadTilesVoice:
    """Pure functions of views, and of states imagined from them, to texts."""

    topics: tuple[str, ...] = TOPICS

    def __init__(self, board: Board) -> None:
        self.board = board

    def story(self, events: Sequence[Event], reader: Seat | None) -> list[Text]:
        """What happened, a line a turn."""
        return story(events, reader)

    def caption(self, view: View) -> list[Text]:
        """The moment, the tokens, the columns and a line a seat."""
        return position.caption(self.board, view)

    def position(self, view: View) -> list[Text]:
        """Everything that this view shows, in words."""
        return position.position(self.board, view)

    def desk(self, view: View) -> list[Text]:
        """The round, the tokens, the own hand and count."""
        return position.desk(self.board, view)

    def prompt(self, state: State, seat: Seat, path: "Path") -> Text | None:
        """What is being asked after these answers."""
        return labels.prompt(state, seat, path)

    def label(self, state: State, seat: Seat, path: "Path", known: int) -> Label:
        """The answers of `path` from `known` on."""
        return labels.label(state, seat, path, known)

    def keys(self, field: str, answer: Any) -> Sequence[Word]:
        """Places are looked for by their number on the picture: they have no words of their own."""
        return []

    def ranked(self, view: View, state: State, path: "Path") -> list[Any]:
        """All answers to the question after `path`, in the order of their numbers."""
        seat = view.seat if isinstance(view, PrivateView) else view.to_move[0]
        return labels.ranked(state, seat, path)

    def preview(self, state: State, seat: Seat, path: "Path") -> list[Text]:
        """What a move would do."""
        return preview(state, seat, path)

    def since(self, before: View, view: View) -> list[Text]:
        """Nobody touches another seat's area."""
        return []

    def absent(self, state: State, seat: Seat) -> list[Text]:
        """Why the kinds of move that are not open now are not."""
        return labels.absent(state, seat)

    def nearly(self, state: State, seat: Seat, path: "Path", under: Word | None) -> list[Text]:
        """Nothing: what does not fit lacks nothing that could be won."""
        return []

    def score(self, standing: Standing) -> list[Text]:
        """A seat's final count, part by part."""
        return count.score(standing)

    def moments(self, standings: Sequence[Standing], events: Sequence[Event]) -> list[Text]:
        """At most three things that decided the match."""
        return count.moments(standings)
