"""What happened, a line a turn: in the third person, and to its reader as «you»."""

from collections.abc import Sequence

from engine.event import is_for
from engine.game import Event as Told
from engine.game import Seat
from engine.games.trans_europa.events import (
    CitiesConnected,
    HandDealt,
    HubPlaced,
    MatchEnded,
    MatchStarted,
    NobodyConnected,
    RoundScored,
    RoundStarted,
    TrackLaid,
)
from engine.text import Arg, Listed, Text, Who, Word, text


def story(events: Sequence[Told], reader: Seat | None) -> list[Text]:
    """The lines of some events; only those that `reader` may know of are told."""
    teller = _Teller(reader)
    for event in events:
        if is_for(event, reader):
            teller.hear(event)
    teller.end_tracks()
    return teller.lines


class _Teller:
    """Goes through the events once; the tracks of one turn become one line."""

    def __init__(self, reader: Seat | None) -> None:
        self.lines: list[Text] = []
        self._reader = reader
        self._seat: Seat | None = None
        self._tracks: list[int] = []

    def hear(self, event: Told) -> None:
        """Take in one event."""
        match event:
            case TrackLaid(seat, edge):
                if seat != self._seat:
                    self.end_tracks()
                self._seat = seat
                self._tracks.append(edge)
                return
            case NobodyConnected():
                return
        self.end_tracks()
        match event:
            case CitiesConnected(seats):
                self.lines += [self._line("connected", seat) for seat in seats]
            case RoundScored():
                self._scored(event)
            case MatchEnded():
                self.lines.append(text("trans_europa-event-ended"))
            case _:
                self._hear_start(event)

    def _hear_start(self, event: Told) -> None:
        """How a match, a round and a network begin."""
        match event:
            case MatchStarted(_, first):
                self._tell("started", first)
            case RoundStarted(number, first) if number > 1:
                self._tell("round", first, n=number)
            case HandDealt(seat, cities):
                self._tell("dealt", seat, cities=named(cities))
            case HubPlaced(seat, node):
                self._tell("hub", seat, node=Word("node", node))

    def end_tracks(self) -> None:
        """Tell the tracks laid so far."""
        seat, tracks = self._seat, self._tracks
        self._seat, self._tracks = None, []
        if seat is not None:
            edges = Listed(tuple([Word("edge", edge) for edge in tracks]))
            self._tell("laid", seat, n=len(tracks), edges=edges)

    def _scored(self, event: RoundScored) -> None:
        """What each seat lost, and what is left to it."""
        self.lines.append(text("trans_europa-event-scored", n=event.round))
        for seat, lost in enumerate(event.scored.lost):
            kind = "lost" if lost else "safe"
            self._tell(kind, seat, n=lost, score=event.scores[seat])

    def _tell(self, what: str, seat: Seat, **facts: Arg) -> None:
        self.lines.append(self._line(what, seat, **facts))

    def _line(self, what: str, seat: Seat, **facts: Arg) -> Text:
        if seat == self._reader:
            return text(f"trans_europa-event-{what}-you", **facts)
        return text(f"trans_europa-event-{what}", who=Who(seat), **facts)


def named(nodes: Sequence[int]) -> Listed:
    """Some crossings by name."""
    return Listed(tuple([Word("node", node) for node in nodes]))
