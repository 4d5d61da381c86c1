"""What happened, a line a turn: in the third person, and to its reader as «you»."""

from collections.abc import Sequence

from engine.event import is_for
from engine.game import Event as Told
from engine.game import Seat
from engine.games.ride_the_rails.board import RAILROADS, Board
from engine.games.ride_the_rails.events import (
    BuildingEnded,
    ChicagoPaid,
    ContinentCrossed,
    DividendPaid,
    FivePaid,
    LocomotivePlaced,
    MatchEnded,
    MatchStarted,
    NobodyRode,
    OrderChanged,
    PassengerRode,
    RailroadOpened,
    ShareTaken,
)
from engine.games.ride_the_rails.voice.names import paid, spot, spots
from engine.text import Arg, Listed, Text, Who, Word, text


def story(board: Board, events: Sequence[Told], reader: Seat | None) -> list[Text]:
    """The lines of some events."""
    teller = _Teller(board, reader)
    for event in events:
        if is_for(event, reader):
            teller.hear(event)
    teller.end_turn()
    return teller.lines


class _Teller:
    """Goes through the events once; all that a turn did and was paid becomes one line."""

    def __init__(self, board: Board, reader: Seat | None) -> None:
        self.lines: list[Text] = []
        self._board, self._reader = board, reader
        self._builder: Seat | None = None
        self._built: list[tuple[int, int]] = []
        self._bonuses: list[Text] = []
        self._ride: PassengerRode | None = None
        self._dividends: dict[Seat, int] = {}

    def hear(self, event: Told) -> None:
        """Take in one event."""
        match event:
            case LocomotivePlaced(seat, railroad, hex):
                if seat != self._builder:
                    self.end_turn()
                self._builder = seat
                self._built.append((railroad, hex))
            case ChicagoPaid(_, money):
                self._bonuses.append(text("ride_the_rails-bonus-chicago", n=money))
            case FivePaid(_, _, money):
                self._bonuses.append(text("ride_the_rails-bonus-five", n=money))
            case ContinentCrossed(_, money):
                self._bonuses.append(text("ride_the_rails-bonus-crossing", n=money))
            case DividendPaid(seat, _, money):
                self._dividends[seat] = self._dividends.get(seat, 0) + money
            case BuildingEnded(seat, built):
                self.end_turn()
                if not built:
                    self._tell("no-track", seat)
            case _:
                self.end_turn()
                self._hear_turn(event)

    def _hear_turn(self, event: Told) -> None:
        """What is a line of its own."""
        match event:
            case ShareTaken(seat, railroad):
                self._tell("share", seat, railroad=Word("railroad", railroad))
            case PassengerRode():
                self._ride = event
            case NobodyRode(seat):
                self._tell("stayed", seat)
            case MatchStarted(order):
                self.lines.append(text("ride_the_rails-event-started", order=_named(order)))
            case OrderChanged(order):
                self.lines.append(text("ride_the_rails-event-order", order=_named(order)))
            case RailroadOpened(railroad):
                name = Word("railroad", railroad)
                self.lines.append(text("ride_the_rails-event-opened", railroad=name))
            case MatchEnded():
                self.lines.append(text("ride_the_rails-event-ended"))

    def end_turn(self) -> None:
        """Tell the track or the journey heard so far, with all that it paid."""
        if self._builder is not None and self._built:
            facts: dict[str, Arg] = {"n": len(self._built), "tracks": self._tracks()}
            if self._bonuses:
                facts["bonuses"] = Listed(tuple(self._bonuses))
            self._tell("built-paid" if self._bonuses else "built", self._builder, **facts)
        if self._ride is not None:
            self._tell_ride(self._ride)
        self._builder, self._built, self._bonuses = None, [], []
        self._ride, self._dividends = None, {}

    def _tracks(self) -> Listed:
        """Railroad by railroad."""
        found = []
        for railroad in range(len(RAILROADS)):
            hexes = [hex for built, hex in self._built if built == railroad]
            if hexes:
                name = Word("railroad", railroad)
                places = spots(self._board, hexes)
                found.append(text("ride_the_rails-tracks", railroad=name, hexes=places))
        return Listed(tuple(found))

    def _tell_ride(self, event: PassengerRode) -> None:
        first, last = (spot(self._board, event.cities[end]) for end in (0, -1))
        facts: dict[str, Arg] = {"first": first, "last": last, "n": event.money}
        facts["links"] = len(event.railroads)
        if self._dividends:
            seats = range(max(self._dividends) + 1)
            owed = [self._dividends.get(seat, 0) for seat in seats]
            facts["paid"] = paid(owed, self._reader)
        self._tell("rode-paid" if self._dividends else "rode", event.seat, **facts)

    def _tell(self, what: str, seat: Seat, **facts: Arg) -> None:
        if seat == self._reader:
            self.lines.append(text(f"ride_the_rails-event-{what}-you", **facts))
        else:
            self.lines.append(text(f"ride_the_rails-event-{what}", who=Who(seat), **facts))


def _named(order: Sequence[Seat]) -> Listed:
    return Listed(tuple([Who(seat) for seat in order]))
