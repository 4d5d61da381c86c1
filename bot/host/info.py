"""Who asks, and what everybody may know of a match without looking at its state."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.host.errors import Ended, NotRunning
from engine.game import Seat

OPEN, RUNNING, OVER, CLOSED = "open", "running", "over", "closed"
"""A room; a match being played; one that ended; a room that nobody started."""
THREAD, HERE = "thread", "here"
"""Where a match is played: in a thread of its own, or in the channel of its room."""
ANYBODY, BY_CODE = "open", "code"
"""Who may sit in a room."""


@dataclass(frozen=True, slots=True)
class Caller:
    """The person behind a press or a command, as Discord vouches for them."""

    user: int
    guild: int
    """The server where it was pressed; nothing of another server answers."""
    interaction: int
    """Discord's id of this press: the same one twice acts once."""
    name: str = ""
    """As shown in that server; escaped only when it is written."""
    language: str = "es"
    is_moderator: bool = False
    is_manager: bool = False
    """May manage the server."""


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Somebody at the table."""

    seat: Seat
    name: str
    user: int | None
    """None is a computer player; `NOBODY` is a person whose data was erased."""
    level: str = ""
    """Of a computer player: a key of `GameInfo.policies`."""
    former: int | None = None
    """Who left it to that computer player, and may take it back."""
    until: int | None = None
    """When it goes back to them by itself, if it does."""

    @property
    def is_ai(self) -> bool:
        return self.user is None


@dataclass(frozen=True, slots=True)
class MatchInfo:
    """A room or a match from outside. Times are milliseconds since 1970, UTC."""

    id: int
    code: str
    game: str
    guild: int
    channel: int
    """Of its room."""
    thread: int | None
    status: str
    language: str
    """Of everything public."""
    where: str
    access: str
    options: Mapping[str, str]
    opener: int
    seats: tuple[SeatInfo, ...]
    seq: int
    """Of the last move; only grows."""
    opened_at: int
    expires_at: int
    """When an open room closes by itself."""
    started_at: int | None
    moved_at: int | None
    ended_at: int | None
    seal: str
    """The seed's public promise; empty before the start."""
    parked: str
    """Why nothing can be posted (a word of `PlaceLost`); empty when all is well."""
    message: int | None
    """The room's message in `channel`."""
    asked: int | None
    """The post there that asks whether to begin; 0 once it is gone again."""
    posted: int | None
    """The newest public table in `place`."""
    clock: int = 0
    """Milliseconds that a turn may take; 0: as long as it likes."""
    paused_at: int | None = None
    """Since when the table wants its clocks to stand still."""
    parked_at: int | None = None
    """Since when nothing can be posted: its clocks stand still then too."""

    @property
    def place(self) -> int:
        """The channel or thread where it is played."""
        return self.thread or self.channel

    @property
    def still_since(self) -> int | None:
        """Since when its clocks stand still, whatever stopped them."""
        stopped = [at for at in (self.paused_at, self.parked_at) if at is not None]
        return min(stopped, default=None)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([seat.name for seat in self.seats])

    @property
    def people(self) -> tuple[SeatInfo, ...]:
        return tuple([seat for seat in self.seats if not seat.is_ai])

    @property
    def leader(self) -> SeatInfo | None:
        """Who may start, change and close the room: its opener, else the first person seated."""
        people = self.people
        return next((seat for seat in people if seat.user == self.opener), None) or next(
            iter(people), None
        )

    def want_running(self) -> None:
        """Raises `NotRunning` before the start, `Ended` after the end."""
        if self.status == OVER:
            raise Ended
        if self.status != RUNNING:
            raise NotRunning

    def is_shared(self, user: int) -> bool:
        """Whether people pass the device of this account: it has several seats."""
        return len(self.seats_of(user)) > 1

    def seats_of(self, user: int) -> tuple[Seat, ...]:
        return tuple([seat.seat for seat in self.seats if seat.user == user])
