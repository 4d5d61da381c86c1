"""Pictures are drawn in a process of their own, so that the event loop never waits for one.

The new process imports this module: nothing here may import the rest of the bot.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from pathlib import Path

import render
from bot.host.process import Process, ProcessFailed, ProcessLost
from render.painter import Job, Picture

LIMIT = 10.0
"""Seconds that one picture may take."""
WAIT = 60.0
"""Seconds that it may wait, the queue and every try counted."""
TRIES = 2
RECENT = 8
"""Pictures that are kept, each below a megabyte: a table is looked at by several people."""
log = logging.getLogger(__name__)


class Drawing:
    """Draws, or says None: then words alone must do.

    What several ask for at once, or one after the other, is drawn once.
    """

    def __init__(self, cache: Path | None = None, limit: float = LIMIT) -> None:
        """`cache` is a folder for what need not be drawn at every start."""
        self.process = Process(prepare, (cache,), limit)
        self._recent: deque[tuple[Job, asyncio.Task[Picture | None]]] = deque(maxlen=RECENT)

    async def warm(self) -> None:
        """Start the process before the first picture is wanted."""
        try:
            await self.process.warm()
        except ProcessLost:
            log.error("drawing does not start")

    async def draw(self, job: Job) -> Picture | None:
        """A picture; a process that hung or died is started anew and tried once more. Whoever
        stops waiting for it stops nobody else."""
        return await asyncio.shield(self._task(job))

    def _task(self, job: Job) -> "asyncio.Task[Picture | None]":
        for known, task in self._recent:
            if known == job and not _has_failed(task):
                return task
        task = asyncio.create_task(self._patiently(job), name="draw")
        self._recent.append((job, task))
        return task

    async def _patiently(self, job: Job) -> Picture | None:
        try:
            async with asyncio.timeout(WAIT):
                return await self._draw(job)
        except TimeoutError:
            log.warning("no picture scene=%s why=queue", job.scene)
            return None

    async def _draw(self, job: Job) -> Picture | None:
        for number in range(TRIES):
            try:
                found = await self.process.do(job)
            except ProcessLost as error:
                log.warning("drawing lost scene=%s try=%s why=%s", job.scene, number + 1, error)
            except ProcessFailed as error:
                log.error("no picture scene=%s why=%s", job.scene, error)
                return None
            else:
                return found if isinstance(found, Picture) else None
        return None

    async def close(self) -> None:
        """End the process, and what waits for it."""
        tasks = [task for _, task in self._recent if not task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.process.close()


def _has_failed(task: "asyncio.Task[Picture | None]") -> bool:
    """It ended without a picture: it is tried again."""
    return task.done() and (task.cancelled() or bool(task.exception()) or task.result() is None)


def prepare(cache: Path | None) -> Callable[[Job], Picture]:
    """Runs in the drawing process, once."""
    if cache is not None:
        cache.mkdir(parents=True, exist_ok=True)
        render.use_cache(cache)
    return render.draw
