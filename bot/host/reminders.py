"""Clocks that fall due: a reminder, the end of somebody's time, and what follows when nobody acts.

A row of `call` says what is due next; it is changed in the transaction after its message was sent,
and the message has a nonce: a crash between the two sends it once more, and Discord keeps one.
"""

import logging
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Row

from bot.host import clock, ladder
from bot.host.errors import HostError, PlaceLost, PostFailed
from bot.host.habits import ALL, PRIVATE, Habits
from bot.host.info import MatchInfo
from bot.host.notice import Poster, Reminder, Waiting
from bot.host.pauses import Pauses
from bot.host.play import Host
from bot.host.table import load_info
from bot.store import calls, seats

BUNDLED = 6 * clock.HOUR
"""Milliseconds: what would be due so soon is said in the same message."""
NEVER = 1 << 52
"""Later than any clock: nobody else could do anything."""
PATIENCE = 12 * clock.HOUR
"""Milliseconds that the others have at least before a computer player plays the turn by itself."""
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Due:
    """A call with what is needed to speak of it."""

    row: Row[Any]
    user: int
    info: MatchInfo
    habits: Habits

    @property
    def waiting(self) -> Waiting:
        return Waiting(self.info, self.row.seat, self.row.ends)


class Reminders:
    """Sends through a `Poster`; whatever fails, for whatever reason, is tried again later, and the
    others go on."""

    def __init__(self, host: Host, poster: Poster) -> None:
        self._host, self._poster = host, poster
        self._pauses = Pauses(host.clock)

    async def tick(self) -> None:
        """Everything due now, each for itself."""
        found = await self._due()
        told = defaultdict[tuple[int, int], list[Due]](list)
        for one in found:
            if one.row.stage >= clock.EXPIRED and one.row.nudged != one.row.next:
                await self._guarded(one.info.id, self._play_on(one))
            elif one.row.stage < clock.EXPIRED and one.row.ends <= self._host.clock():
                await self._guarded(one.info.id, self._expire(one))
            else:
                place = 0 if one.habits.reach == PRIVATE else one.info.guild
                told[one.user, place].append(one)
        for (user, guild), some in told.items():
            await self._guarded(-user, self._remind(user, guild, some))
        await self._sweep()

    async def _due(self) -> list[Due]:
        now = self._host.clock()
        async with self._host.database.look() as connection:
            rows = await calls.due(connection, now)
            if not rows:
                return []
            habits = await clock.habits_of(connection, {row.user or 0 for row in rows})
            return [
                Due(
                    row,
                    row.user or 0,
                    await load_info(connection, row.match, None),
                    habits[row.user or 0],
                )
                for row in rows
            ]

    async def _guarded(self, key: int, step: Any) -> None:
        """One bad channel stops nobody else."""
        if self._pauses.holds(key):
            step.close()
            return
        try:
            await step
        except (PostFailed, HostError) as error:
            self._pauses.begin(key)
            log.warning("not reminded match=%s why=%s", max(key, 0) or "-", type(error).__name__)
        except Exception as error:
            self._pauses.begin(key)
            log.error("not reminded match=%s", max(key, 0) or "-", exc_info=error)
        else:
            self._pauses.end(key)

    # A reminder
    async def _remind(self, user: int, guild: int, due: Sequence[Due]) -> None:
        """One message for all that waits for this person there."""
        first = due[0]
        if first.habits.reminders != ALL:
            await self._advance(due)
            return
        others = await self._others(user, guild, due)
        bundle = [*due, *others]
        place, message = await reach(
            self._poster,
            Reminder(
                user,
                0 if first.habits.reach == PRIVATE else first.info.place,
                tuple([one.waiting for one in bundle]),
                f"c{first.info.id}s{first.row.seat}n{first.row.next:x}"[:25],
                is_nudge=first.row.nudged == first.row.next,
            ),
        )
        soon = self._host.clock() + BUNDLED
        told = [*due, *[one for one in others if one.row.next <= soon]]
        old = await self._advance(told, (place, message))
        if old is not None:
            await self._delete(*old)
        log.info(
            "reminded match=%s stage=%s matches=%s", first.info.id, first.row.stage, len(bundle)
        )
        return

    async def _others(self, user: int, guild: int, due: Sequence[Due]) -> list[Due]:
        """What waits for them besides: of this server alone where others read the message."""
        known = {(one.row.match, one.row.seat) for one in due}
        async with self._host.database.look() as connection:
            rows = await calls.of_user(connection, user)
            infos = {row.match: await load_info(connection, row.match, None) for row in rows}
        return [
            Due(row, user, infos[row.match], due[0].habits)
            for row in rows
            if (row.match, row.seat) not in known
            and row.stage < clock.MOST_GONE
            and guild in (0, infos[row.match].guild)
            and infos[row.match].still_since is None
        ]

    async def _advance(
        self, some: Sequence[Due], message: tuple[int, int] | None = None
    ) -> tuple[int, int] | None:
        """The next stage of each, in one transaction with the place and number of the message that
        told the first; the message before it, which is to go."""
        async with self._host.database.change() as connection:
            for one in some:
                await calls.step(connection, one.row, **self._next_step(one))
            if message is None:
                return None
            first = some[0].row
            return await calls.swap_message(connection, first.match, first.seat, *message)

    def _next_step(self, one: Due) -> dict[str, Any]:
        """One that was due by a nudge keeps its stage. What would be due by now was said too."""
        row, info, now = one.row, one.info, self._host.clock()
        if row.nudged == row.next:
            return {"next": now + max(info.clock, PATIENCE)}
        found, stage = clock.times(one.habits, row.since, info.clock, 0, row.used), row.stage + 1
        while stage < clock.MOST_GONE and found.after(stage) <= now:
            stage += 1
        return {
            "stage": stage,
            "next": row.ends if stage == clock.MOST_GONE else found.after(stage),
        }

    # The end of somebody's time
    async def _expire(self, one: Due) -> None:
        """The others are told what they may do; where nobody else plays there is nothing to say."""
        has_others = any(seat.user != one.user for seat in one.info.people)
        now, old = self._host.clock(), None
        message = await self._tell_others(one) if has_others else None
        later = now + max(one.info.clock, PATIENCE) if has_others else NEVER
        async with self._host.database.change() as connection:
            if await calls.step(connection, one.row, stage=clock.EXPIRED, next=later):
                await seats.keep_reserve(connection, one.info.id, one.row.seat, 0)
            if message is not None:
                old = await calls.swap_message(connection, one.info.id, one.row.seat, *message)
        if old is not None:
            await self._delete(*old)
        log.info("out of time match=%s seat=%s", one.info.id, one.row.seat)

    async def _tell_others(self, one: Due) -> tuple[int, int]:
        nonce = f"e{one.info.id}s{one.row.seat}n{one.row.next:x}"[:25]
        reminder = Reminder(one.user, one.info.place, (one.waiting,), nonce, is_over=True)
        return await self._poster.remind(reminder)

    async def _play_on(self, one: Due) -> None:
        """A table does not die because nobody presses anything."""
        if await ladder.play_on(self._host, one.info.id, one.row.seat):
            log.info("played for match=%s seat=%s", one.info.id, one.row.seat)

    # What stands no longer
    async def _sweep(self) -> None:
        """Reminders of people who have moved since are deleted, their mention with them."""
        async with self._host.database.look() as connection:
            rows = await calls.past(connection, clock.CALLED)
        for row in rows:
            if self._pauses.holds(row.match):
                continue
            if await self._delete(row.place, row.message):
                async with self._host.database.change() as connection:
                    await calls.drop(connection, row)
            else:
                self._pauses.begin(row.match)

    async def _delete(self, place: int, message: int) -> bool:
        """False: later. Where it can never be done, it counts as done."""
        try:
            await self._poster.delete(place, message)
        except PlaceLost:
            return True
        except PostFailed:
            return False
        return True


async def reach(poster: Poster, reminder: Reminder) -> tuple[int, int]:
    """Whoever cannot be written to in private is mentioned at the table, where the others read of
    no match in another server."""
    try:
        return await poster.remind(reminder)
    except PlaceLost:
        if reminder.place:
            raise
    first = reminder.waiting[0].info
    here = tuple([one for one in reminder.waiting if one.info.guild == first.guild])
    return await poster.remind(replace(reminder, place=first.place, waiting=here))


def of_turn(info: MatchInfo, user: int, seat: int, ends: int, seq: int) -> Reminder:
    """The call itself, for who wants it in private."""
    return Reminder(user, 0, (Waiting(info, seat, ends),), f"t{info.id}s{seat}v{seq}")
