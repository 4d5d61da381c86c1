"""A coroutine cut at one of its awaits, whichever."""

import asyncio
from collections.abc import Coroutine, Generator
from typing import Any


class Cut:
    """Awaits a coroutine; at its `at`-th await the task around it is cancelled."""

    def __init__(self, work: Coroutine[Any, Any, Any], at: int) -> None:
        self._work, self._at = work, at
        self.awaits = 0

    def __await__(self) -> Generator[Any, None, Any]:
        steps, task = self._work.__await__(), asyncio.current_task()
        assert task is not None
        thrown: BaseException | None = None
        while True:
            try:
                future = steps.send(None) if thrown is None else steps.throw(thrown)
            except StopIteration as done:
                return done.value
            self.awaits += 1
            if self.awaits == self._at:
                asyncio.get_running_loop().call_soon(task.cancel)
            thrown = None
            try:
                yield future
            except BaseException as error:  # whatever it is, it is for the work
                thrown = error


async def cut(work: Coroutine[Any, Any, Any], at: int) -> bool:
    """Whether it ended before it was cut; what it raised by itself is raised."""
    cutting = Cut(work, at)

    async def run() -> Any:
        return await cutting

    task = asyncio.create_task(run())
    await asyncio.wait({task})
    if not task.cancelled() and (error := task.exception()):
        raise error
    return cutting.awaits < at
