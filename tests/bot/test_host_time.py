"""What time may not do: be charged twice or to the wrong one, call at night, be lost or given."""

import asyncio
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.host import audit, clock, directory, ladder, leave, lobby, preferences, votes
from bot.host.errors import Ended, OldVote, Paused, PlaceLost, PostFailed, VoteOpen
from bot.host.habits import PRIVATE, Habits, awake_between, rests
from bot.host.notice import AGREE, JOIN, RETURN, STAND_IN, Reminder
from bot.store import calls, outbox
from tests.bot.host_world import (
    ANA,
    BRUNO,
    CARLA,
    GAMES,
    ZOE,
    World,
    caller,
    press_words,
    random_press,
    world,
)
from tests.bot.test_host_clock import (
    DAY,
    HOUR,
    begin,
    draw_two,
    lines,
    mover,
    out_of_time,
    rows,
    told,
)

NIGHT = Habits("Europe/Madrid", (23 * 60, 8 * 60))


def other(user: int) -> int:
    return BRUNO if user == ANA else ANA


async def sleepy(here: World) -> int:
    """Everybody sleeps at night in Madrid; the clock is a day. Who is called."""
    night = {"zone": NIGHT.zone, "sleep_from": 23 * 60, "sleep_to": 8 * 60}
    for user in (ANA, BRUNO):
        await told(here, user, **night)
    return await begin(here)


async def state(here: World) -> tuple[int, int]:
    """Milliseconds that whoever is called has used, and still has."""
    (row,) = await rows(here)
    return clock.used(NIGHT, row, here.clock.now), clock.left(NIGHT, row, here.clock.now)


def is_awake(moment: int) -> bool:
    return not any(begins < moment < ends for begins, ends in [next(rests(NIGHT, moment - 1))])


async def vote(here: World, subject: str) -> None:
    asked = await votes.propose(here.host, here.match, caller(ANA), subject)
    await votes.cast(here.host, here.match, caller(BRUNO), asked.opened_at // 1000, True)


# What is charged
@pytest.mark.parametrize(("played", "down"), [(6, 13), (20, 4), (9, 10), (12, 48), (30, 3)])
async def test_time_without_a_bot_is_charged_to_nobody_whatever_nights_lie_between(
    tmp_path: Path, played: int, down: int
) -> None:
    """Hours: whichever part of either was slept."""
    async with world(tmp_path) as here:
        await sleepy(here)
        await here.worker.start()
        await here.pass_time(played * HOUR)
        before = await state(here)
        await here.close()
        here.clock.now += down * HOUR * 1000
        await here.open()
        await here.worker.start()
        assert await state(here) == before
        (row,) = await rows(here)
        assert is_awake(row.next)
        assert is_awake(row.ends)


@pytest.mark.parametrize("played", [6, 20])
@pytest.mark.parametrize("paused", [5, 13, 50])
async def test_a_pause_is_charged_to_nobody_whatever_nights_lie_between(
    tmp_path: Path, played: int, paused: int
) -> None:
    async with world(tmp_path) as here:
        await sleepy(here)
        await here.pass_time(played * HOUR)
        before = await state(here)
        await vote(here, votes.PAUSE)
        await here.pass_time(paused * HOUR)
        await vote(here, votes.RESUME)
        assert await state(here) == before
        (row,) = await rows(here)
        assert is_awake(row.next)


async def test_who_moves_in_a_pause_keeps_their_reserve(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await begin(here)
        await vote(here, votes.PAUSE)
        await here.pass_time(10 * DAY)
        await draw_two(here)
        assert (await here.table()).sitters[user - ANA].reserve == 2 * DAY * 1000


async def lose_place(here: World) -> None:
    """The channel is gone when the table is told of something."""
    here.channel.is_down = PlaceLost("channel")
    async with here.host.database.change() as connection:
        await outbox.tell_again(connection, here.match, here.clock.now)
    here.host.moved(here.match)
    await here.worker.idle()
    here.channel.is_down = None
    assert (await here.table()).info.parked == "channel"


@pytest.mark.parametrize("lost", [5, 13, 90])
async def test_while_there_is_nowhere_to_play_no_clock_runs(tmp_path: Path, lost: int) -> None:
    async with world(tmp_path) as here:
        await sleepy(here)
        await here.pass_time(6 * HOUR)
        before = await state(here)
        await lose_place(here)
        await here.pass_time(lost * HOUR)
        await here.restart()
        await directory.resume(here.host, here.match, caller(ANA), 555)
        assert await state(here) == before
        (row,) = await rows(here)
        assert is_awake(row.next)
        assert row.stage == clock.CALLED


@pytest.mark.parametrize("is_paused_first", [False, True])
async def test_a_pause_and_a_lost_place_together_charge_nothing(
    tmp_path: Path, is_paused_first: bool
) -> None:
    async with world(tmp_path) as here:
        await sleepy(here)
        await here.pass_time(6 * HOUR)
        before = await state(here)
        if is_paused_first:
            await vote(here, votes.PAUSE)
            await here.pass_time(7 * HOUR)
        await lose_place(here)
        await here.pass_time(20 * HOUR)
        if not is_paused_first:
            await vote(here, votes.PAUSE)
            await here.pass_time(30 * HOUR)
        await directory.resume(here.host, here.match, caller(ANA), 555)
        await here.pass_time(40 * HOUR)
        await vote(here, votes.RESUME)
        assert await state(here) == before


async def test_who_moves_while_there_is_nowhere_to_play_keeps_their_reserve(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        user = await begin(here)
        await lose_place(here)
        await here.pass_time(10 * DAY)
        await draw_two(here)
        assert (await here.table()).sitters[user - ANA].reserve == 2 * DAY * 1000
        await here.pass_time(10 * DAY)
        await directory.resume(here.host, here.match, caller(ANA), 555)
        (row,) = await rows(here)
        assert row.ends == here.clock.now + 3 * DAY * 1000


async def test_settings_changed_in_a_pause_charge_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await begin(here)
        await here.pass_time(HOUR)
        await vote(here, votes.PAUSE)
        await here.pass_time(2 * DAY)
        await preferences.set_zone(here.host, user, "Europe/Madrid")
        await preferences.set_zone(here.host, user, "America/Lima")
        await here.pass_time(2 * DAY)
        await vote(here, votes.RESUME)
        (row,) = await rows(here)
        assert clock.used(Habits(), row, here.clock.now) == HOUR * 1000
        assert row.ends == here.clock.now + (3 * DAY - HOUR) * 1000


async def test_time_that_the_table_gives_is_not_taken_from_the_reserve(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await begin(here)
        await vote(here, votes.TIME)
        await here.pass_time(2 * DAY)
        await draw_two(here)
        assert (await here.table()).sitters[user - ANA].reserve == 2 * DAY * 1000


async def test_who_is_out_of_time_gets_a_whole_turn_more(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await out_of_time(here)
        await here.pass_time(HOUR)
        await vote(here, votes.TIME)
        (row,) = await rows(here)
        assert (row.stage, row.ends) == (clock.MOST_GONE, here.clock.now + DAY * 1000)


async def test_a_reserve_that_is_used_up_does_not_come_back(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await out_of_time(here)
        await ladder.wait(here.host, here.match, user - ANA, caller(other(user)))
        await draw_two(here)
        assert (await here.table()).sitters[user - ANA].reserve == 0


async def test_taking_a_move_back_gives_no_new_time(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.room("gardens", 2)
        await lobby.set_options(here.host, here.match, caller(ANA), {"clock": "1d"})
        await lobby.start(here.host, here.match, caller(ANA))
        await here.pass_time(20 * HOUR)
        await here.say(ANA, "plant plot1")
        await here.say(ANA, "plant plot2")
        await here.verb(ANA, "done")
        assert [row.seat for row in await rows(here)] == [1]
        await here.pass_time(HOUR)
        await here.host.undo(here.match, caller(ANA))
        row = next(row for row in await rows(here) if row.seat == 0)
        assert clock.used(Habits(), row, here.clock.now) == 20 * HOUR * 1000
        assert row.ends == here.clock.now + (72 - 20) * HOUR * 1000


async def test_who_ends_a_phase_begins_the_next_turn_anew(tmp_path: Path) -> None:
    """The last one to choose first tickets may be the first to play."""
    for number in range(8):
        async with world(tmp_path / str(number)) as here:
            await here.room("europa", 2)
            await lobby.set_options(here.host, here.match, caller(ANA), {"clock": "1d"})
            await lobby.start(here.host, here.match, caller(ANA))
            await here.press(ANA, random_press(await here.desk(ANA), here.random))
            await here.pass_time(20 * HOUR)
            await here.press(BRUNO, random_press(await here.desk(BRUNO), here.random))
            (row,) = await rows(here)
            assert (row.since, row.used, row.stage) == (here.clock.now, 0, clock.CALLED)
            if await mover(here) == BRUNO:
                return
    raise AssertionError("Bruno never begins")


# Reminders
async def test_after_a_long_silence_one_reminder_comes_and_not_all_of_them(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await begin(here)
        here.channel.is_down = PostFailed("x")
        await here.pass_time(22 * HOUR)
        here.channel.is_down = None
        for _ in range(3):
            await here.pass_time(HOUR)
        assert len(here.channel.reminders) == 1
        here.channel.is_down = PostFailed("x")
        await here.pass_time(3 * DAY)
        here.channel.is_down = None
        await here.pass_time(HOUR)
        assert [one.is_over for one in here.channel.reminders] == [False, True]


async def test_who_takes_no_private_messages_is_mentioned_at_the_table(tmp_path: Path) -> None:
    """They are called, reminded, and run out of time like everybody else."""
    async with world(tmp_path) as here:
        for user in (ANA, BRUNO):
            await told(here, user, reach=PRIVATE)
        here.channel.closed = {ANA, BRUNO}
        user = await begin(here)
        call = here.channel.reminders[-1]
        assert (call.user, call.place) == (user, 900)
        before = len(here.channel.reminders)
        for hours in (12, 8, 60):
            await here.pass_time(hours * HOUR)
        after = here.channel.reminders[before:]
        assert [(one.place, one.is_over) for one in after] == [
            (900, False),
            (900, False),
            (900, True),
        ]


async def test_what_waits_elsewhere_is_not_told_at_a_table(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await told(here, ANA, reach=PRIVATE)
        here.channel.closed = {ANA}
        for guild in (700, 701):
            info = await lobby.open_room(here.host, caller(ANA, guild=guild), "gardens", guild)
            await lobby.sit(here.host, info.id, caller(BRUNO, guild=guild))
            ana = caller(ANA, guild=guild)
            await lobby.set_options(here.host, info.id, ana, {"clock": "1d"})
            await lobby.start(here.host, info.id, caller(ANA, guild=guild))
            await here.worker.idle()
        await here.pass_time(12 * HOUR)
        own = [one for one in here.channel.reminders if one.user == ANA]
        assert own
        assert all(len({match.info.guild for match in one.waiting}) == 1 for one in own)


async def test_a_reminder_on_its_way_while_its_person_moves_says_nothing_of_the_next_turn(
    tmp_path: Path,
) -> None:
    """It is sent, they move, are called again, and only then it is noted."""
    async with world(tmp_path) as here:
        await here.room("europa", 1, 1)
        await lobby.set_options(here.host, here.match, caller(ANA), {"clock": "1d"})
        await lobby.start(here.host, here.match, caller(ANA))
        await here.worker.idle()
        await here.press(ANA, random_press(await here.desk(ANA), here.random))
        await here.pass_time(25)
        await here.pass_time(0)
        send = here.channel.remind

        async def slow(reminder: Reminder) -> tuple[int, int]:
            found = await send(reminder)
            await draw_two(here)
            while not await rows(here):
                here.clock.now += 25_000
                await here.worker.tick()
            return found

        here.channel.remind = slow  # type: ignore[method-assign]
        here.clock.now += 13 * HOUR * 1000
        await here.worker._reminders.tick()
        here.channel.remind = send  # type: ignore[method-assign]
        (row,) = await rows(here)
        assert row.stage == clock.CALLED
        await here.pass_time(1)
        assert len(here.channel.gone) >= 1
        async with here.database.look() as connection:
            assert await calls.past(connection, clock.CALLED) == []


async def test_a_reminder_goes_even_when_its_person_is_called_again_at_once(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.room("europa", 1, 1)
        await lobby.set_options(here.host, here.match, caller(ANA), {"clock": "1d"})
        await lobby.start(here.host, here.match, caller(ANA))
        await here.worker.idle()
        await here.press(ANA, random_press(await here.desk(ANA), here.random))
        await here.pass_time(25)
        await here.pass_time(13 * HOUR)
        (row,) = await rows(here)
        assert row.message is not None
        await draw_two(here)
        while not await rows(here):  # the computer player moves before anything is swept
            here.clock.now += 25_000
            here.worker.wake(here.match)
            await here.worker.idle()
        await here.pass_time(1)
        assert row.message in here.channel.gone


async def test_nobody_is_nudged_at_night(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await sleepy(here)
        while (await rows(here))[0].stage < clock.EXPIRED:
            await here.pass_time(3 * HOUR)
        while is_awake(here.clock.now):
            here.clock.now += HOUR * 1000
        before = len(here.channel.reminders)
        when = await ladder.nudge(here.host, here.match, user - ANA, caller(other(user)))
        assert when > here.clock.now
        assert is_awake(when)
        await here.pass_time(1)
        assert len(here.channel.reminders) == before
        await here.pass_time((when - here.clock.now) / 1000)
        assert here.channel.reminders[-1].is_nudge


async def test_a_nudge_that_could_not_be_sent_before_a_restart_is_still_one(
    tmp_path: Path,
) -> None:
    """And no computer player plays instead."""
    async with world(tmp_path) as here:
        user = await out_of_time(here)
        await here.worker.start()
        await ladder.nudge(here.host, here.match, user - ANA, caller(other(user)))
        await here.close()
        here.clock.now += HOUR * 1000
        await here.open()
        await here.worker.start()
        await here.pass_time(1)
        assert here.channel.reminders[-1].is_nudge
        assert STAND_IN not in await lines(here)


# What the table decides
async def test_no_question_is_swept_away_by_another(tmp_path: Path) -> None:
    """Whoever is to be replaced asks something else: the first question stands."""
    async with world(tmp_path) as here:
        await begin(here, humans=3)
        asked = await votes.propose(here.host, here.match, caller(ANA), votes.REPLACE, 1)
        with pytest.raises(VoteOpen):
            await votes.propose(here.host, here.match, caller(BRUNO), votes.TIME)
        said = (caller(CARLA), asked.opened_at // 1000, True)
        found = await votes.cast(here.host, here.match, *said)
        assert found.outcome == votes.CARRIED
        assert (await here.table()).sitters[1].is_ai


async def test_a_question_nobody_answers_is_in_nobodys_way(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await begin(here, humans=3)
        await votes.propose(here.host, here.match, caller(ANA), votes.TIME)
        here.clock.now += votes.LIFE + 1
        await votes.propose(here.host, here.match, caller(BRUNO), votes.PAUSE)


async def test_a_question_about_somebody_is_not_one_about_who_sits_there_now(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        await begin(here, humans=3)
        asked = await votes.propose(here.host, here.match, caller(ANA), votes.REPLACE, 1)
        await leave.abandon(here.host, here.match, caller(BRUNO))
        said = (asked.opened_at // 1000, True)
        with pytest.raises(OldVote):
            await votes.cast(here.host, here.match, caller(CARLA), *said)
        await leave.take_over(here.host, here.match, 1, caller(ZOE))
        with pytest.raises(OldVote):
            await votes.cast(here.host, here.match, caller(CARLA), *said)
        assert (await here.table()).sitters[1].user == ZOE


async def test_in_a_pause_nobody_is_replaced_for_being_late(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await out_of_time(here)
        await vote(here, votes.PAUSE)
        steps: list[Any] = [ladder.wait, ladder.nudge, ladder.stand_in, ladder.replace]
        for step in steps:
            with pytest.raises(Paused):
                await step(here.host, here.match, user - ANA, caller(other(user)))
        await here.pass_time(30 * DAY)
        assert STAND_IN not in await lines(here)


async def test_of_a_match_that_is_over_nothing_is_due_or_decided(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await out_of_time(here)
        await vote(here, votes.FINISH)
        before = len(here.channel.reminders)
        await here.pass_time(30 * DAY)
        assert len(here.channel.reminders) == before
        assert await rows(here) == []
        with pytest.raises(Ended):
            await votes.propose(here.host, here.match, caller(ANA), votes.TIME)
        with pytest.raises(Ended):
            await ladder.stand_in(here.host, here.match, user - ANA, caller(other(user)))
        with pytest.raises(Ended):
            await leave.relieve_me(here.host, here.match, caller(ANA), here.clock.now + 1000)


@pytest.mark.parametrize("old", [False, True])
@pytest.mark.parametrize("subject", [votes.PAUSE, votes.TIME])
async def test_what_the_table_decides_of_its_clocks_is_shown_and_calls_nobody(
    tmp_path: Path, subject: str, old: bool
) -> None:
    """The table says so: in its place, or in a new silent post where that is old."""
    async with world(tmp_path) as here:
        await begin(here)
        await draw_two(here)
        await here.pass_time(2 * HOUR if old else 60)
        before = here.channel.last
        before_ends = before.notice.deadlines
        await vote(here, subject)
        await here.worker.idle()
        last = here.channel.last
        assert (last.id != before.id) == old
        assert last.notice.is_silent
        assert last.notice.lines
        if subject == votes.PAUSE:
            assert last.notice.info.paused_at == here.clock.now
        else:
            assert last.notice.deadlines != before_ends


# Zones and changes of the clock
@pytest.mark.parametrize(
    ("zone", "month", "day"),
    [
        ("Europe/Madrid", 3, 28),
        ("Europe/Madrid", 10, 24),
        ("Australia/Lord_Howe", 4, 4),
        ("Australia/Lord_Howe", 10, 3),
        ("America/Santiago", 4, 4),
        ("America/Santiago", 9, 5),
    ],
)
async def test_through_a_change_of_the_clock_reminders_come_once_and_by_day(
    tmp_path: Path, zone: str, month: int, day: int
) -> None:
    """Watched hour by hour, from the day before on."""
    habits = Habits(zone, (23 * 60, 8 * 60))
    async with world(tmp_path) as here:
        begins = datetime(2026, month, day, 12, tzinfo=ZoneInfo(zone))
        here.clock.now = int(begins.timestamp() * 1000)
        for user in (ANA, BRUNO):
            await told(here, user, zone=zone, sleep_from=23 * 60, sleep_to=8 * 60)
        await begin(here)
        start, when = here.clock.now, list[int]()
        while len(when) < 3:
            await here.pass_time(HOUR / 2)
            when += [here.clock.now] * (len(here.channel.reminders) - len(when))
        used = [awake_between(habits, start, moment) / 3_600_000 for moment in when]
        for hours, least in zip(used, (12, 19.2, 72), strict=True):
            assert least <= hours <= least + 0.5
        for moment in when[:2]:
            assert awake_between(habits, moment - 1_800_000, moment) > 0
        assert [one.is_over for one in here.channel.reminders] == [False, False, True]


# At the same moment
async def test_a_vote_that_ends_at_the_moment_of_a_move(tmp_path: Path) -> None:
    """Through two bots: the match is counted once, with that move or without it."""
    async with world(tmp_path) as here:
        other_bot = World(here.path, here.clock, here.channel, 0)
        await other_bot.open(is_shared=True)
        for _ in range(4):
            user = await begin(here)
            asked = await votes.propose(here.host, here.match, caller(ANA), votes.FINISH)
            press = press_words(await here.desk(user), "draw deck")
            await asyncio.gather(
                here.host.press(press, caller(user)),
                votes.cast(
                    other_bot.host, here.match, caller(BRUNO), asked.opened_at // 1000, True
                ),
                return_exceptions=True,
            )
            await here.pass_time(1)
            assert (await here.table()).is_over
            assert (await lines(here)).count(AGREE) == 1
        await other_bot.close()
        assert await audit.check_database(here.database, GAMES) == []


async def test_a_seat_is_taken_once(tmp_path: Path) -> None:
    """Two people press at once, through two bots, and whoever left it comes back as well."""
    async with world(tmp_path) as here:
        other_bot = World(here.path, here.clock, here.channel, 0)
        await other_bot.open(is_shared=True)
        for _ in range(3):
            await begin(here)
            await leave.abandon(here.host, here.match, caller(BRUNO))
            await asyncio.gather(
                leave.take_over(here.host, here.match, 1, caller(ZOE)),
                leave.take_over(other_bot.host, here.match, 1, caller(CARLA)),
                leave.come_back(other_bot.host, here.match, caller(BRUNO)),
                return_exceptions=True,
            )
            found = await lines(here)
            assert found.count(JOIN) + found.count(RETURN) == 1
            assert (await here.table()).sitters[1].user in (ZOE, CARLA, BRUNO)
        await other_bot.close()
        assert await audit.check_database(here.database, GAMES) == []


async def test_somebody_moves_while_a_computer_player_is_sent_in(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        other_bot = World(here.path, here.clock, here.channel, 0)
        await other_bot.open(is_shared=True)
        user = await out_of_time(here)
        press = press_words(await here.desk(user), "draw deck")
        await asyncio.gather(
            here.host.press(press, caller(user)),
            ladder.stand_in(other_bot.host, here.match, user - ANA, caller(other(user))),
            return_exceptions=True,
        )
        for _ in range(3):
            await here.pass_time(30)
        table = await here.table()
        assert table.sitters[user - ANA].user == user
        assert await mover(here) in (user, other(user))
        await other_bot.close()
        assert await audit.check_database(here.database, GAMES) == []
