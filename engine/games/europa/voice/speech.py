"""The voice of Rieles de Europa: what stands behind the interface."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.game import Event, Seat, Standing
from engine.games.europa.state import State
from engine.games.europa.view import PrivateView, PublicView
from engine.games.europa.voice import count, desk, hints, labels, position, story
from engine.games.europa.voice.preview import foresee
from engine.parts.route_board import Board
from engine.parts.speech.nearly import nearly
from engine.parts.speech.places import keys
from engine.text import Label, Text, Word

if TYPE_CHECKING:
    from engine.menu import Path

View = PublicView | PrivateView

TOPICS = (
    "summary",
    "goal",
    "pieces",
    "cards",
    "setup",
    "turn",
    "draw",
    "build",
    "gray",
    "general",
    "points",
    "doubles",
    "tunnels",
    "ferries",
    "tickets",
    "more-tickets",
    "stations",
    "end",
    "count",
    "ties",
    "advice",
    "modes",
    "legend",
)
"""The headings of the rules page, in the order of the rulebook."""


class EuropaVoice:
    """Pure functions of views, and of states imagined from them, to texts."""

    topics: tuple[str, ...] = TOPICS

    def __init__(self, board: Board) -> None:
        self.board = board

    def story(self, events: Sequence[Event], reader: Seat | None) -> list[Text]:
        """What happened, a line a turn."""
        return story.story(self.board, events, reader)

    def caption(self, view: View) -> list[Text]:
        """Whose turn, points, wagons, market."""
        return position.caption(view)

    def position(self, view: View) -> list[Text]:
        """Everything that this view shows, in words."""
        return position.position(self.board, view)

    def desk(self, view: View) -> list[Text]:
        """Tickets and what they need; points, wagons, the last round."""
        return desk.desk(self.board, view)

    def prompt(self, state: State, seat: Seat, path: "Path") -> Text | None:
        """What is being asked after these answers."""
        return labels.prompt(state, seat, path)

    def label(self, state: State, seat: Seat, path: "Path", known: int) -> Label:
        """The answers of `path` from `known` on."""
        return labels.label(state, seat, path, known)

    def keys(self, field: str, answer: Any) -> Sequence[Word]:
        """A route and a ticket are looked for under their cities, whichever comes first."""
        return keys(self.board, field, answer)

    def ranked(self, view: View, state: State, path: "Path") -> list[Any]:
        """All answers to the question after `path`, the most useful first."""
        seat = view.seat if isinstance(view, PrivateView) else view.turn
        return hints.ranked(state, seat, path)

    def preview(self, state: State, seat: Seat, path: "Path") -> list[Text]:
        """What a move would do, as far as its seat can know."""
        return foresee(state, seat, path)

    def nearly(self, state: State, seat: Seat, path: "Path", under: Word | None) -> list[Text]:
        """Routes that are one card short."""
        is_route = len(path) == 1 and path[0].word == "claim"
        return nearly(state, seat, under) if is_route else []

    def since(self, before: View, view: View) -> list[Text]:
        """Tickets whose way was cut, and who comes near the end."""
        return desk.since(self.board, before, view)

    def absent(self, state: State, seat: Seat) -> list[Text]:
        """Why the kinds of move that are not open now are not."""
        return desk.absent(state, seat)

    def score(self, standing: Standing) -> list[Text]:
        """The final count of a seat, part by part."""
        return count.score(self.board, standing)

    def moments(self, standings: Sequence[Standing], events: Sequence[Event]) -> list[Text]:
        """At most three things that decided the match."""
        return count.moments(self.board, standings, events)
