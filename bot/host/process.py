"""One process of our own that does one job at a time; hung, it is killed and started anew."""

import asyncio
import ctypes
import logging
import signal
import sys
import traceback
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

START_LIMIT = 30.0
"""Seconds until it must be ready: it imports what it works with."""
ON_PARENTS_DEATH = 1
"""`PR_SET_PDEATHSIG` of `prctl(2)`: the signal that comes when the parent is no more."""
RECYCLE = 500
"""Jobs after which it is started anew: libraries that draw text have leaked before."""
log = logging.getLogger(__name__)


class ProcessFailed(Exception):
    """The job raised; the message names the error and where, without its values."""


class ProcessLost(Exception):
    """It hung and was killed, or it died."""


class Process:
    """`prepare(*arguments)` runs once in the process and gives the function that does each job."""

    def __init__(
        self, prepare: Callable[..., Callable[[Any], Any]], arguments: tuple[Any, ...], limit: float
    ) -> None:
        """`prepare` is found by its name in the new process; a job may take `limit` seconds."""
        self._prepare, self._arguments, self._limit = prepare, arguments, limit
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._lock = asyncio.Lock()
        self._jobs = 0
        self._is_closed = False

    @property
    def pid(self) -> int | None:
        """Of the process that runs now."""
        return self._process.pid if self._process else None

    async def warm(self) -> None:
        """Start it before the first job. Raises `ProcessLost`."""
        async with self._lock:
            await self._ready()

    async def do(self, job: Any) -> Any:
        """What the process makes of a job. Raises `ProcessFailed`, `ProcessLost`."""
        async with self._lock:
            if self._jobs >= RECYCLE:
                self.kill()
            connection = await self._ready()
            self._jobs += 1
            is_good, found = await self._wait(_exchange, connection, job, limit=self._limit)
        if not is_good:
            raise ProcessFailed(found)
        return found

    async def close(self) -> None:
        """End it for good, whatever it is doing, also while it starts."""
        self._is_closed = True
        self.kill()

    def kill(self) -> None:
        """The thread that waits for its answer gets the end of the pipe instead."""
        process, self._process, self._connection, self._jobs = self._process, None, None, 0
        if process is not None:
            process.kill()
            process.join()

    async def _ready(self) -> Connection:
        if self._is_closed:
            raise ProcessLost("closed")
        if self._connection is None:
            self.kill()  # one that never became ready
            ours = await self._start()
            await self._wait(ours.recv, limit=START_LIMIT)
            self._connection = ours
        return self._connection

    async def _start(self) -> Connection:
        """Our end of the pipe to a new process. It can be killed once it is started, not before."""
        try:
            ours, theirs = get_context("spawn").Pipe()
            process = get_context("spawn").Process(
                target=_serve, args=(theirs, self._prepare, self._arguments), daemon=True
            )
            starting = asyncio.create_task(asyncio.to_thread(process.start))
            try:
                await asyncio.shield(starting)
            finally:
                await asyncio.wait({starting})
                theirs.close()
                if process.pid is not None:
                    self._process = process
        except OSError as error:  # no memory, no process, no file to be had
            raise ProcessLost(type(error).__name__) from None
        except asyncio.CancelledError:
            self.kill()
            raise
        if self._is_closed:
            self.kill()
            raise ProcessLost("closed")
        return ours

    async def _wait(self, call: Callable[..., Any], *arguments: Any, limit: float) -> Any:
        try:
            async with asyncio.timeout(limit):
                return await asyncio.to_thread(call, *arguments)
        except Exception as error:  # it hung, it died, or what it sent cannot be read
            self.kill()
            raise ProcessLost(type(error).__name__) from None
        except asyncio.CancelledError:
            self.kill()
            raise


def _exchange(connection: Connection, job: Any) -> Any:
    connection.send(job)
    return connection.recv()


def _serve(
    connection: Connection,
    prepare: Callable[..., Callable[[Any], Any]],
    arguments: tuple[Any, ...],
) -> None:
    """What runs in the process, until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _end_with_the_parent()
    work = prepare(*arguments)
    answer: tuple[bool, Any] | None = None  # that it is ready
    while True:
        try:
            connection.send(answer)
            job = connection.recv()
        except (EOFError, OSError):  # nobody waits for it any more
            return
        try:
            answer = (True, work(job))
        except Exception as error:  # the edge of the process: whatever it was goes back as words
            place = traceback.extract_tb(error.__traceback__)[-1]
            answer = (False, f"{type(error).__name__} at {place.name}:{place.lineno}")


def _end_with_the_parent() -> None:
    """One that hangs never learns from the pipe that its bot was killed: the system ends it."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(ON_PARENTS_DEATH, signal.SIGKILL)
