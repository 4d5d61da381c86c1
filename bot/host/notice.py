"""What the table is told, and what the publisher asks of the channel."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from bot.host.info import MatchInfo
from bot.host.table import AnyGame
from engine.game import Event, Seat, Standing
from render.painter import Job, Picture

SETUP, MOVE, UNDO, LEAVE, RETURN = "setup", "move", "undo", "leave", "return"
"""What a row of the record is. A seat that leaves goes on as a computer player, until whoever left
it returns."""
AGREE = "agree"
"""The table decided to end the match as it stands."""
RELIEVE, END = "relieve", "end"
"""What those who manage the server did: they gave a seat to a computer player, as if it had been
left; they ended the match."""
RELIEF, STAND_IN, JOIN = "relief", "stand-in", "join"
"""Somebody lets a computer player play for a time; it plays one turn of who let theirs run out; a
person takes over a seat that was left."""
AWAY = frozenset({LEAVE, RELIEVE, RELIEF})
"""After these a seat goes on by itself."""
CHANGES = AWAY | {RETURN, STAND_IN, JOIN}
"""Rows that change who sits somewhere: the table is told."""


@dataclass(frozen=True, slots=True)
class Line:
    """One row of the record with what its reader may know of it."""

    seq: int
    seat: Seat
    """-1: the table itself (the set-up)."""
    what: str
    events: tuple[Event, ...] = ()
    at: int = 0
    """Milliseconds since 1970."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Everything a public post may be made from: no state, no private view."""

    info: MatchInfo
    seq: int
    """Of the row that it shows. The button «Jugar» carries it as a mark, so that `find` works."""
    game: AnyGame
    view: Any
    """The public view."""
    lines: tuple[Line, ...]
    """What happened since the last post; moves taken back before anybody saw them are not there."""
    callees: tuple[tuple[int, str], ...]
    """User and name of every person who must act."""
    is_silent: bool
    """Mention nobody."""
    is_first: bool
    is_over: bool
    ending: str = ""
    """How it ended: `count`, or `left` when no people were left."""
    standings: tuple[Standing, ...] = ()
    """When it is over by the count, best first."""
    events: tuple[Event, ...] = ()
    """When it is over, all events of the match: for what decided it."""
    seed: str = ""
    """When it is over: opens the seal."""
    deadlines: Mapping[Seat, int] = field(default_factory=dict)
    """When the time of each callee is used up, milliseconds since 1970; empty without a clock."""
    unmentioned: frozenset[int] = frozenset()
    """Users who are called without a mention: they want none, or a private message instead."""
    written: frozenset[int] = frozenset()
    """Those of them who want a private message."""
    watchers: tuple[int, ...] = ()
    """When it is over, users who do not play and wanted to hear of it."""
    guesses: Mapping[int, Seat] = field(default_factory=dict)
    """And whom those of them who said so thought would win."""
    due: int = 0
    """When its row fell due, milliseconds since 1970: a row that is told again has another."""

    @property
    def match(self) -> int:
        return self.info.id

    @property
    def names(self) -> tuple[str, ...]:
        return self.info.names

    @property
    def nonce(self) -> str:
        """Discord posts the same one once (25 characters at most)."""
        return f"g{self.info.id}v{self.seq}t{self.due:x}"


@dataclass(frozen=True, slots=True)
class Waiting:
    """A match that waits for somebody."""

    info: MatchInfo
    seat: Seat
    ends: int = 0
    """When their time is used up, milliseconds since 1970; 0: no clock."""


@dataclass(frozen=True, slots=True)
class Reminder:
    """One message to somebody who must move; no hidden thing is within its reach."""

    user: int
    place: int
    """The channel; 0 is a private message."""
    waiting: tuple[Waiting, ...]
    """The match that it is about, then the others that wait for the same person."""
    nonce: str
    is_nudge: bool = False
    """The others asked for it."""
    is_over: bool = False
    """Their time is used up: said to the others, with what they may do."""


class Poster(Protocol):
    """The channel, seen from the host. Each method may raise `PostFailed` or `PlaceLost`."""

    def job(self, notice: Notice) -> Job | None:
        """The picture of a notice; None has none."""
        ...

    async def post(self, place: int, notice: Notice, picture: Picture | None) -> int:
        """A new message with `notice.nonce`; its id. Without a picture it is text alone: the
        picture may follow by `edit`."""
        ...

    async def edit(self, place: int, message: int, notice: Notice, picture: Picture | None) -> bool:
        """Redraw a young message, mentioning nobody; without a picture it keeps its own. False
        when it cannot be edited any more (deleted, too old): a new one is posted."""
        ...

    async def find(self, place: int, match: int, seq: int) -> int | None:
        """Our message with this row's mark among the last ones: what a crash left unreceipted."""
        ...

    async def retire(self, place: int, message: int, notice: Notice, newer: int) -> None:
        """The old table, once `newer` shows `notice`: its buttons go (deleted in a channel; in a
        thread edited to one line that links to the new one). A message that is gone is fine."""
        ...

    async def delete(self, place: int, message: int) -> None:
        """A call that was wrong, its mention with it. A message that is gone is fine."""
        ...

    async def thread(self, info: MatchInfo) -> int | None:
        """Open the thread of a match that has just started; None: play in the channel."""
        ...

    async def remind(self, reminder: Reminder) -> tuple[int, int]:
        """Send it once (its nonce); the channel where it stands and its id."""
        ...

    async def room(self, info: MatchInfo, why: str) -> None:
        """The room's message is out of date: `started`, `expiring` (a day left), `expired`,
        `over`."""
        ...


class Artist(Protocol):
    """Draws away from the event loop."""

    async def draw(self, job: Job) -> Picture | None:
        """None when it took too long or failed: then words alone must do."""
        ...


def told(lines: Sequence[Line]) -> list[Event]:
    """All events of some lines, in order."""
    return [event for line in lines for event in line.events]
