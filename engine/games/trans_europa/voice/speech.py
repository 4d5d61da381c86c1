"""The voice of Trans Europa: what stands behind the interface."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.game import Event, Seat, Standing
from engine.games.trans_europa import plan
from engine.games.trans_europa.board import Board
from engine.games.trans_europa.state import State
from engine.games.trans_europa.view import PrivateView, PublicView
from engine.games.trans_europa.voice import count, labels, position
from engine.games.trans_europa.voice.story import named, story
from engine.text import Label, Text, Word, text

if TYPE_CHECKING:
    from engine.menu import Path

View = PublicView | PrivateView

TOPICS = (
    "summary",
    "goal",
    "setup",
    "marker",
    "tracks",
    "network",
    "end-of-round",
    "second-track",
    "count",
    "next-round",
    "end",
    "advice",
    "legend",
)
"""The headings of the rules page, in the order of the rulebook."""


class TransEuropaVoice:
    """Pure functions of views, and of states imagined from them, to texts."""

    topics: tuple[str, ...] = TOPICS

    def __init__(self, board: Board) -> None:
        self.board = board

    def story(self, events: Sequence[Event], reader: Seat | None) -> list[Text]:
        """What happened, a line a turn."""
        return story(events, reader)

    def caption(self, view: View) -> list[Text]:
        """Whose turn, round, scores and markers."""
        return position.caption(view)

    def position(self, view: View) -> list[Text]:
        """Everything that this view shows, in words."""
        return position.position(self.board, view)

    def desk(self, view: View) -> list[Text]:
        """The own cities and how many points they would cost now."""
        if isinstance(view, PublicView):
            return []
        laid = _laid(view.public)
        missing = plan.lines(self.board, laid, view.cities)
        lines = [text("trans_europa-desk-cities", cities=named(view.cities))]
        if not missing:
            return [*lines, text("trans_europa-desk-complete")]
        return [*lines, text("trans_europa-desk-missing", n=plan.cost(self.board, missing))]

    def prompt(self, state: State, seat: Seat, path: "Path") -> Text | None:
        """What is being asked after these answers."""
        return labels.prompt(state, seat, path)

    def label(self, state: State, seat: Seat, path: "Path", known: int) -> Label:
        """The answers of `path` from `known` on."""
        return labels.label(state, seat, path, known)

    def keys(self, field: str, answer: Any) -> Sequence[Word]:
        """A crossing is looked for under its row, a line under its two crossings."""
        match field:
            case "node" if self.board.places:
                return [Word("row", self.board.places[answer].row)]
            case "edge":
                return [Word("node", node) for node in self.board.edges[answer]]
            case _:
                return []

    def ranked(self, view: View, state: State, path: "Path") -> list[Any]:
        """All answers to the question after `path`, the most useful first."""
        seat = view.seat if isinstance(view, PrivateView) else view.turn
        return labels.ranked(state, seat, path)

    def preview(self, state: State, seat: Seat, path: "Path") -> list[Text]:
        """What a move would do, as far as its seat can know."""
        return labels.preview(state, seat, path)

    def since(self, before: View, view: View) -> list[Text]:
        """How many tracks others have laid for this seat, while the round is the same."""
        if isinstance(view, PublicView):
            return []
        seen = before if isinstance(before, PublicView) else before.public
        if seen.round != view.public.round:
            return []
        was, now = [
            plan.cost(self.board, plan.lines(self.board, laid, view.cities))
            for laid in (_laid(seen), _laid(view.public))
        ]
        return [text("trans_europa-since", n=now, was=was)] if now < was else []

    def absent(self, state: State, seat: Seat) -> list[Text]:
        """Why the kinds of move that are not open now are not."""
        return labels.absent(state, seat)

    def nearly(self, state: State, seat: Seat, path: "Path", under: Word | None) -> list[Text]:
        """Nothing is ever short of a card here."""
        return []

    def score(self, standing: Standing) -> list[Text]:
        """What a seat lost, round by round."""
        return count.score(self.board, standing)

    def moments(self, standings: Sequence[Standing], events: Sequence[Event]) -> list[Text]:
        """At most three things that decided the match."""
        return count.moments(standings)


def _laid(view: PublicView) -> int:
    """The mask of the lines with a track."""
    return sum(1 << edge for edge in view.tracks)
