"""One change of an open room, in one transaction."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.errors import AlreadyStarted, NotSeated, NotYours, Repeated, RoomClosed, RoomFull
from bot.host.info import CLOSED, OPEN, Caller, MatchInfo, SeatInfo
from bot.host.play import Host
from bot.host.table import AnyGame, load_info
from bot.store import presses, seats

Person = tuple[int | None, str, str]
"""User (None: a computer player), name, level."""


@dataclass(slots=True)
class Room:
    """A room while it is changed."""

    connection: AsyncConnection
    info: MatchInfo
    game: AnyGame

    @property
    def people(self) -> list[Person]:
        return [(seat.user, seat.name, seat.level) for seat in self.info.seats]

    async def seat(self, people: Sequence[Person]) -> None:
        """These sit, in this order."""
        await seats.replace(self.connection, self.info.id, people)
        sitting = [
            SeatInfo(place, name, user, level) for place, (user, name, level) in enumerate(people)
        ]
        self.info = replace(self.info, seats=tuple(sitting))

    def led_by(self, caller: Caller) -> None:
        """Raises `NotYours`, with the name of the one person who may."""
        leader = self.info.leader
        if leader is not None and leader.user != caller.user:
            raise NotYours(name=leader.name)
        if leader is None and self.info.opener != caller.user:
            raise NotSeated

    def want_place(self) -> None:
        """Raises `RoomFull`."""
        most = max(self.game.info.seats)
        if len(self.info.seats) >= most:
            raise RoomFull(seats=most)


@asynccontextmanager
async def changing(host: Host, match: int, caller: Caller) -> AsyncIterator[Room]:
    """One change of an open room in one transaction, once an interaction."""
    async with host.lock(match), host.database.change() as connection:
        info = await load_info(connection, match, caller.guild)
        if not await presses.take(connection, caller.interaction, match, "room"):
            raise Repeated
        if info.status == CLOSED:
            raise RoomClosed
        if info.status != OPEN:
            raise AlreadyStarted
        yield Room(connection, info, host.games[info.game])
