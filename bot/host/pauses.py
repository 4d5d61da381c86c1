"""Growing pauses after failures. They live in memory: a restart tries again at once."""

import logging
from collections.abc import Awaitable, Callable

FIRST, LONGEST = 2_000, 900_000
"""Milliseconds: doubled each time."""
LOCAL = 10_000
"""At most so long where the fault is of this machine: trying again costs others nothing."""


log = logging.getLogger(__name__)


class Pauses:
    """Which matches are left alone for a while."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._pauses: dict[int, tuple[int, int]] = {}

    def holds(self, match: int) -> bool:
        """Whether its pause goes on."""
        return match in self._pauses and self._pauses[match][1] > self._clock()

    def begin(self, match: int, longest: int = LONGEST) -> None:
        """It failed: the next try comes later than the last time."""
        last, _ = self._pauses.get(match, (0, 0))
        length = min(last * 2, longest) if last else FIRST
        self._pauses[match] = (length, self._clock() + length)

    async def guard(self, match: int, step: Callable[[], Awaitable[object]]) -> None:
        """One that fails, for whatever reason, stops no other: it is logged and left alone."""
        if self.holds(match):
            return
        try:
            await step()
        except Exception as error:
            self.begin(match)
            log.error("failed match=%s", match, exc_info=error)
        else:
            self.end(match)

    def end(self, match: int) -> None:
        """It went well."""
        self._pauses.pop(match, None)
