"""What happened, a line a turn: in the third person, and to its reader as «you»."""

from collections.abc import Sequence

from engine.event import is_for
from engine.game import Event as Told
from engine.game import Seat
from engine.games.railroad_tiles.events import (
    ColumnChosen,
    ColumnRemoved,
    LastRoundStarted,
    MatchEnded,
    MatchStarted,
    OrderChanged,
    PawnPlaced,
    RoundStarted,
    SeatFinished,
    StarAdded,
    StarSpent,
    TileLaid,
    TileRefused,
    TilesDiscarded,
    TokenShown,
)
from engine.games.railroad_tiles.voice.terms import named, pawns
from engine.text import Arg, Listed, Text, Who, Word, text


def story(events: Sequence[Told], reader: Seat | None) -> list[Text]:
    """The lines of some events; only those that `reader` may know of are told."""
    teller = _Teller(reader)
    for event in events:
        if is_for(event, reader):
            teller.hear(event)
    teller.end_laying()
    return teller.lines


class _Teller:
    """Goes through the events once; the tiles that a seat lays in a row become one line."""

    def __init__(self, reader: Seat | None) -> None:
        self.lines: list[Text] = []
        self._reader = reader
        self._seat: Seat | None = None
        self._tiles: list[int] = []
        self._round: RoundStarted | None = None

    def hear(self, event: Told) -> None:
        """Take in one event."""
        match event:
            case TileLaid(seat, tile):
                if seat != self._seat:
                    self.end_laying()
                self._seat = seat
                self._tiles.append(tile)
                return
            case SeatFinished():
                return
        self.end_laying()
        match event:
            case ColumnChosen(seat, column, tiles, stars):
                key = "chose-stars" if stars else "chose"
                name = Word("column", column)
                self._tell(key, seat, column=name, n=len(tiles), stars=stars)
            case TileRefused(seat, tile):
                self._tell("refused", seat, tile=Word("tile", tile))
            case TilesDiscarded(seat, tiles):
                self._tell("discarded", seat, n=len(tiles), tiles=named(tiles))
            case StarSpent(seat, token):
                self._tell("star", seat, token=Word("token", token))
            case PawnPlaced(seat, pawn, _, prestige):
                self._tell("pawn", seat, pawn=Word("pawn", pawn), n=prestige)
            case _:
                self._hear_round(event)

    def _hear_round(self, event: Told) -> None:
        """How a match and a round begin and end."""
        match event:
            case MatchStarted(order) | OrderChanged(order):
                seats = Listed(tuple([Who(seat) for seat in order]))
                self._say("order", order=seats)
            case RoundStarted():
                self._round = event
            case TokenShown(token) if self._round is not None:
                number, active = self._round.round, self._round.active
                key = "round-active" if active else "round"
                self._say(key, n=number, active=pawns(active), token=Word("token", token))
            case LastRoundStarted() if self._round is not None:
                self._say("last", active=pawns(self._round.active))
            case ColumnRemoved(column, tiles):
                self._say("removed", column=Word("column", column), n=len(tiles))
            case StarAdded(column):
                self._say("starred", column=Word("column", column))
            case MatchEnded():
                self._say("ended")

    def end_laying(self) -> None:
        """Tell the tiles laid so far."""
        seat, tiles = self._seat, self._tiles
        self._seat, self._tiles = None, []
        if seat is not None:
            self._tell("laid", seat, n=len(tiles), tiles=named(tiles))

    def _say(self, what: str, **facts: Arg) -> None:
        self.lines.append(text(f"railroad_tiles-event-{what}", **facts))

    def _tell(self, what: str, seat: Seat, **facts: Arg) -> None:
        if seat == self._reader:
            self._say(f"{what}-you", **facts)
        else:
            self._say(what, who=Who(seat), **facts)
