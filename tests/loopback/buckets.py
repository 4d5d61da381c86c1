"""Rate limits: how many requests of a route a channel may get in some seconds, told in headers.

https://docs.discord.com/developers/topics/rate-limits
"""

import time
from collections import deque
from dataclasses import dataclass, field


@dataclass
class Bucket:
    """One route in one channel."""

    count: int
    seconds: float
    taken: deque[float] = field(default_factory=deque)

    def take(self, now: float) -> float:
        """0 when there is room for one more request, else the seconds until there is."""
        while self.taken and self.taken[0] + self.seconds <= now:
            self.taken.popleft()
        if len(self.taken) >= self.count:
            return self.taken[0] + self.seconds - now
        self.taken.append(now)
        return 0.0

    def headers(self, name: str, now: float) -> dict[str, str]:
        """What every answer says of its bucket."""
        after = self.taken[0] + self.seconds - now if self.taken else 0.0
        return {
            "X-RateLimit-Limit": str(self.count),
            "X-RateLimit-Remaining": str(self.count - len(self.taken)),
            "X-RateLimit-Reset": f"{time.time() + after:.3f}",
            "X-RateLimit-Reset-After": f"{after:.3f}",
            "X-RateLimit-Bucket": name,
        }


@dataclass
class Buckets:
    """None unless a test asks for some: Discord does not publish its numbers."""

    limits: dict[str, tuple[int, float]] = field(default_factory=dict)
    """Route -> requests, and the seconds in which a channel may get so many."""
    refused: int = 0
    _kept: dict[tuple[str, str], Bucket] = field(default_factory=dict)

    def find(self, route: str, channel: str) -> Bucket | None:
        if route not in self.limits:
            return None
        return self._kept.setdefault((route, channel), Bucket(*self.limits[route]))
