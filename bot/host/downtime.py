"""Time that is charged to nobody: while no bot ran, and when the machine's clock jumped."""

import logging
from collections.abc import Callable

from bot.host import clock
from bot.host.play import Host
from bot.store import calls

ALIVE = "alive"
"""Setting: when the bot was last seen at work, milliseconds since 1970."""
EVERY = 30_000
"""Milliseconds between two notes of it."""
LONG = 90_000
"""Shorter gaps are the usual pauses of a program."""
log = logging.getLogger(__name__)


class Downtime:
    """Gives back what people could not use."""

    def __init__(self, host: Host, steady: Callable[[], float]) -> None:
        """`steady` gives seconds that a change of the wall clock does not touch."""
        self._host, self._steady = host, steady
        self._noted = 0
        self._last: tuple[int, float] | None = None

    async def begin(self) -> None:
        """At the start: since the last note of an earlier process nobody could move."""
        found = await self._host.settings.get(ALIVE)
        if found is not None:
            await self._give(self._host.clock() - int(found), "down")
        await self._note()

    async def tick(self) -> None:
        """While it runs: the wall clock should have gone as far as the steady one."""
        now, steady = self._host.clock(), self._steady()
        if self._last is not None:
            before, was = self._last
            await self._give(now - before - int((steady - was) * 1000), "jump")
        self._last = (now, steady)
        if abs(now - self._noted) >= EVERY:
            await self._note()

    async def _give(self, length: int, why: str) -> None:
        """A clock that was put back takes what it gave: nobody gains or loses."""
        if abs(length) < LONG:
            return
        now = self._host.clock()
        async with self._host.database.change() as connection:
            rows = await calls.running(connection)
            habits = await clock.habits_of(connection, {row.user or 0 for row in rows})
            for row in rows:
                own = habits[row.user or 0]
                values = clock.anew(row, row.clock, own, own, now - length, now)
                await calls.change(connection, row.match, row.seat, **values)
        log.warning("not charged why=%s ms=%s", why, length)

    async def _note(self) -> None:
        self._noted = self._host.clock()
        await self._host.settings.put(ALIVE, str(self._noted))
