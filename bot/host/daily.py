"""What is done once a day by itself: what has outlived its time goes, the database is copied."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping

from bot import metrics
from bot.host.pauses import Pauses
from bot.host.play import Host

DAY = 24 * 3_600_000
BEAT = 60.0
"""Seconds between two looks at the clock."""
DONE = "daily:"
"""Settings: the name of a chore follows; the value is when it was last done."""
log = logging.getLogger(__name__)

Chore = Callable[[], Awaitable[object]]


class Daily:
    """Each chore for itself: one that fails is tried again after a growing pause."""

    def __init__(self, host: Host, chores: Mapping[str, Chore]) -> None:
        self._host, self._chores = host, chores
        self._pauses = {name: Pauses(host.clock) for name in chores}
        self._beat: asyncio.Task[None] | None = None
        self._at_work: set[asyncio.Future[None]] = set()

    async def start(self) -> None:
        """Go on by the clock; what fell due while no bot ran is done soon."""
        self._beat = asyncio.create_task(self._go_on(), name="daily")

    async def stop(self) -> None:
        """What is at work is finished first: a copy half made would be of no use."""
        if self._beat is not None:
            self._beat.cancel()
            await asyncio.wait({self._beat, *self._at_work})
            self._beat = None

    async def tick(self) -> None:
        """Do what is due; whatever fails, the other chores are done all the same."""
        for name in self._chores:
            if self._pauses[name].holds(0):
                continue
            task = asyncio.ensure_future(self._do(name))
            self._at_work.add(task)
            task.add_done_callback(self._at_work.discard)
            await asyncio.wait({task})
            if not task.cancelled() and (error := task.exception()):
                self._pauses[name].begin(0)
                metrics.CHORES.labels(name, "failed").inc()
                log.error("daily failed chore=%s", name, exc_info=error)
            else:
                self._pauses[name].end(0)

    async def _do(self, name: str) -> None:
        last = await self._host.settings.get(f"{DONE}{name}")
        if last is not None and self._host.clock() - int(last) < DAY:
            return
        await self._chores[name]()
        metrics.CHORES.labels(name, "done").inc()
        log.info("daily done chore=%s", name)
        await self._host.settings.put(f"{DONE}{name}", str(self._host.clock()))

    async def _go_on(self) -> None:
        while True:
            await self.tick()
            await asyncio.sleep(BEAT)
