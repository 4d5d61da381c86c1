"""When a person can be expected to play: their zone, the hours they sleep, their holidays.

A clock runs only while its player is awake, so that a reminder never falls into their night.
Moments are milliseconds since 1970, UTC; hours are minutes after midnight where the person lives.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

MINUTES = 24 * 60
LONGEST_SLEEP = 14 * 60
"""Minutes: who never wakes would never lose any time."""
LONGEST_HOLIDAY = 60 * 24 * 3_600_000
"""Milliseconds: the others wait meanwhile."""
CHANNEL, PRIVATE = "channel", "private"
ALL, TURN, NONE = "all", "turn", "none"
"""What a person is reminded of: turns and clocks, turns alone, nothing."""


@dataclass(frozen=True, slots=True)
class Habits:
    """What somebody has told of their days; whoever has told nothing is always awake."""

    zone: str = "UTC"
    """A name of the time zone database."""
    sleep: tuple[int, int] | None = None
    """From and to, minutes after midnight; over midnight when the first is the greater."""
    away: tuple[int, int] | None = None
    """A holiday: from and until."""
    reminders: str = ALL
    reach: str = CHANNEL
    """Private messages only for who asked for them."""

    @property
    def is_mentioned(self) -> bool:
        """Whether the table may call them by a mention."""
        return self.reminders != NONE and self.reach == CHANNEL

    @property
    def is_written(self) -> bool:
        """Whether they are called by a private message."""
        return self.reminders != NONE and self.reach == PRIVATE


NOTHING = Habits()


def rests(habits: Habits, start: int) -> Iterator[tuple[int, int]]:
    """The rests that end after `start`, in order, apart from each other; endless for who sleeps."""
    current: tuple[int, int] | None = None
    for begins, ends in _by_start(habits, start):
        if ends <= start:
            continue
        if current is not None and begins <= current[1]:
            current = (current[0], max(current[1], ends))
            continue
        if current is not None:
            yield current
        current = (begins, ends)
    if current is not None:
        yield current


def awake_after(habits: Habits, start: int, length: int) -> int:
    """The moment when somebody will have been awake so many milliseconds since `start`."""
    at, left = start, length
    for begins, ends in rests(habits, start):
        if begins - at > left:
            break
        left -= max(begins - at, 0)
        at = ends
    return at + left


def awake_between(habits: Habits, start: int, end: int) -> int:
    """How many milliseconds of an interval somebody was awake; none where it ends before it
    begins."""
    if end <= start:
        return 0
    found = end - start
    for begins, ends in rests(habits, start):
        if begins >= end:
            break
        found -= min(ends, end) - max(begins, start)
    return found


def is_zone(name: str) -> bool:
    """Whether the time zone database knows it."""
    return name in _zones()


@cache
def _zones() -> frozenset[str]:
    return frozenset(available_timezones())


def zones() -> list[str]:
    """All names of zones that are places, in order."""
    return sorted(name for name in _zones() if "/" in name and not name.startswith("Etc/"))


def _by_start(habits: Habits, start: int) -> Iterator[tuple[int, int]]:
    away = habits.away
    for night in _nights(habits, start):
        if away is not None and away[0] <= night[0]:
            yield away
            away = None
        yield night
    if away is not None:
        yield away


def _nights(habits: Habits, start: int) -> Iterator[tuple[int, int]]:
    """Also that of the day before, which may still last."""
    if habits.sleep is None or habits.sleep[0] == habits.sleep[1]:
        return
    zone, (begins, ends) = ZoneInfo(habits.zone), habits.sleep
    day = datetime.fromtimestamp(start / 1000, zone).date() - timedelta(days=1)
    while True:
        last = day + timedelta(days=1) if ends < begins else day
        yield (
            _moment(datetime.combine(day, _time(begins), zone)),
            _moment(datetime.combine(last, _time(ends), zone)),
        )
        day += timedelta(days=1)


def _time(minutes: int) -> time:
    return time(minutes // 60 % 24, minutes % 60)


def _moment(local: datetime) -> int:
    """An hour that the clock change leaves out counts as the one after it."""
    return int(local.astimezone(UTC).timestamp() * 1000)
