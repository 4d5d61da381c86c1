"""What is begun is finished: a transaction cancelled in its middle would hold the file's lock."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def whole(call: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Whoever waits may be cancelled; the call itself goes on to its end before they are.

    A statement of SQLite that is cancelled under way is closed only when its traceback dies, and
    keeps everybody else from writing until then.
    """

    @wraps(call)
    async def finished(*args: P.args, **kwargs: P.kwargs) -> T:
        task = asyncio.create_task(call(*args, **kwargs))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            await _end(task)
            raise

    return finished


async def _end(task: "asyncio.Task[Any]") -> None:
    """Its own error has nobody left to hear it."""
    await asyncio.wait({task})
    if not task.cancelled():
        task.exception()
