"""Presses that are being answered: when the bot ends, they are waited for and no more are begun."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class UnderWay:
    """Each press is a task of its own, whoever made it."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self.is_ending = False
        """Whoever presses now hears nothing from us, and presses again after the next start."""

    @contextmanager
    def one(self) -> Iterator[None]:
        """While the task that runs now answers a press."""
        task = asyncio.current_task()
        if task is None or task in self._tasks:
            yield
            return
        self._tasks.add(task)
        try:
            yield
        finally:
            self._tasks.discard(task)

    async def end(self, limit: float) -> None:
        """Let them finish for so many seconds; what is then still under way is cut, and its move
        is saved or is not there."""
        self.is_ending = True
        if not self._tasks:
            return
        _, pending = await asyncio.wait(self._tasks, timeout=limit)
        for task in pending:
            task.cancel()
        if pending:
            await asyncio.wait(pending)
