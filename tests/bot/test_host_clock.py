"""Time in a match: clocks, reserves, reminders, and what follows when time is used up."""

from pathlib import Path
from typing import Any

import pytest

from bot.host import clock, ladder, leave, lobby
from bot.host.errors import (
    AlreadySeated,
    BadTime,
    NotFormer,
    NotFree,
    NotSeated,
    PlaceLost,
    PostFailed,
    StillTime,
    TooSoon,
)
from bot.host.habits import ALL, CHANNEL, NONE, PRIVATE, awake_between
from bot.host.notice import JOIN, RELIEF, RETURN, STAND_IN
from bot.store import calls, people, record
from tests.bot.host_world import (
    ANA,
    BRUNO,
    CARLA,
    ZOE,
    World,
    caller,
    press_words,
    random_press,
    world,
)

HOUR = 3_600
DAY = 24 * HOUR
MOST = 60 * DAY


async def begin(here: World, length: str = "1d", humans: int = 2, ai: int = 0) -> int:
    """Europa after the first tickets, with a clock; the user whose turn it is."""
    await here.room("europa", humans, ai)
    await lobby.set_options(here.host, here.match, caller(ANA), {"clock": length})
    await lobby.start(here.host, here.match, caller(ANA))
    await here.worker.idle()
    for user in (ANA, BRUNO, CARLA)[:humans]:
        await here.press(user, random_press(await here.desk(user), here.random))
    return await mover(here)


async def mover(here: World) -> int:
    return (ANA, BRUNO, CARLA)[(await here.desk(ANA)).to_move[0]]


async def draw_two(here: World) -> None:
    user = await mover(here)
    for _ in range(2):
        await here.press(user, press_words(await here.desk(user), "draw deck"))


async def rows(here: World) -> Any:
    async with here.database.look() as connection:
        return await calls.read(connection, here.match)


async def told(here: World, user: int, **more: Any) -> None:
    """Somebody's settings."""
    values = {
        "zone": "UTC",
        "sleep_from": None,
        "sleep_to": None,
        "away_from": None,
        "away_until": None,
        "reminders": ALL,
        "reach": CHANNEL,
    }
    async with here.database.change() as connection:
        await people.put(connection, user, values | more)


async def lines(here: World) -> list[str]:
    async with here.database.look() as connection:
        return [row.what for row in await record.moves(connection, here.match)]


async def test_without_a_clock_nobody_is_reminded(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await begin(here, "none")
        assert await rows(here) == []
        await here.pass_time(30 * DAY)
        assert here.channel.reminders == []
        assert here.channel.last.notice.deadlines == {}


async def test_the_table_says_until_when(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await begin(here)
        (row,) = await rows(here)
        assert row.ends == here.clock.now + 3 * DAY * 1000  # a turn and two in reserve
        assert here.channel.last.notice.deadlines == {user - ANA: row.ends}


async def test_two_gentle_reminders_each_once_over_restarts(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await begin(here)
        await here.pass_time(12 * HOUR - 1)
        assert here.channel.reminders == []
        await here.pass_time(1)
        (first,) = here.channel.reminders
        assert (first.user, first.place, first.is_over) == (user, 900, False)
        await here.restart()
        await here.pass_time(60)
        assert len(here.channel.reminders) == 1
        await here.pass_time(8 * HOUR)
        assert len(here.channel.reminders) == 2
        assert len({reminder.nonce for reminder in here.channel.reminders}) == 2
        assert len(here.channel.gone) >= 1  # the first went when the second came
        await here.pass_time(DAY)
        assert len(here.channel.reminders) == 2


async def test_a_reminder_that_a_crash_left_unreceipted_is_posted_once(tmp_path: Path) -> None:
    """Two processes, or one killed between message and commit, send the same nonce."""
    async with world(tmp_path) as here:
        await begin(here)
        (row,) = await rows(here)
        await here.pass_time(13 * HOUR)
        async with here.database.change() as connection:
            await calls.change(connection, here.match, row.seat, stage=0, next=row.next)
        await here.pass_time(1)
        assert len(here.channel.reminders) == 1


async def test_a_reminder_goes_when_its_person_has_moved(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await begin(here)
        await here.pass_time(13 * HOUR)
        (row,) = await rows(here)
        assert row.message is not None
        await draw_two(here)
        await here.pass_time(1)
        assert row.message in here.channel.gone
        async with here.database.look() as connection:
            assert await calls.past(connection, clock.CALLED) == []


async def test_the_reserve_pays_for_slow_turns_and_is_never_filled(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await begin(here)
        await here.pass_time(30 * HOUR)
        await draw_two(here)
        sitter = (await here.table()).sitters[user - ANA]
        assert sitter.reserve == (48 - 6) * HOUR * 1000
        await here.pass_time(HOUR)
        await draw_two(here)
        (row,) = await rows(here)
        assert row.ends == here.clock.now + (24 + 42) * HOUR * 1000


async def test_a_clock_stands_still_while_its_player_sleeps(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for user in (ANA, BRUNO):
            await told(here, user, zone="Europe/Madrid", sleep_from=23 * 60, sleep_to=8 * 60)
        await begin(here, "1h")
        (row,) = await rows(here)
        habits = (await _habits(here))[await mover(here)]
        assert awake_between(habits, row.since, row.ends) == 3 * HOUR * 1000
        assert row.ends >= row.since + 3 * HOUR * 1000


async def _habits(here: World) -> Any:
    async with here.database.look() as connection:
        return await clock.habits_of(connection, [ANA, BRUNO])


async def test_down_time_is_charged_to_nobody(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await begin(here)
        await here.worker.start()
        (before,) = await rows(here)
        await here.close()
        here.clock.now += 5 * HOUR * 1000
        await here.open()
        await here.worker.start()
        (after,) = await rows(here)
        assert after.ends - before.ends == 5 * HOUR * 1000
        assert after.next - before.next == 5 * HOUR * 1000


@pytest.mark.parametrize("jump", [7 * DAY, -7 * DAY])
async def test_a_jump_of_the_machines_clock_is_charged_to_nobody(tmp_path: Path, jump: int) -> None:
    async with world(tmp_path) as here:
        await begin(here)
        await here.pass_time(1)
        (before,) = await rows(here)
        steady = here.clock.now / 1000
        here.worker._downtime._steady = lambda: steady  # the wall clock alone moves
        await here.pass_time(jump)
        (after,) = await rows(here)
        assert after.ends - before.ends == jump * 1000
        assert here.channel.reminders == []


async def out_of_time(here: World, **more: Any) -> int:
    user = await begin(here, **more)
    await here.pass_time(12 * HOUR)
    await here.pass_time(8 * HOUR)
    await here.pass_time(3 * DAY)
    return user


async def test_when_time_is_used_up_the_others_are_told_once(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await out_of_time(here)
        assert [one.is_over for one in here.channel.reminders] == [False, False, True]
        last = here.channel.reminders[-1]
        assert last.waiting[0].seat == user - ANA
        await here.pass_time(60)
        assert len(here.channel.reminders) == 3


async def test_before_that_nothing_may_be_done(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await begin(here)
        other = BRUNO if user == ANA else ANA
        for step in (ladder.wait, ladder.nudge, ladder.stand_in, ladder.replace):
            with pytest.raises(StillTime):
                await step(here.host, here.match, user - ANA, caller(other))
        assert await here.seq() == 3


async def test_only_who_plays_there_decides(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await out_of_time(here)
        for step in (ladder.wait, ladder.nudge, ladder.stand_in, ladder.replace):
            with pytest.raises(NotSeated):
                await step(here.host, here.match, user - ANA, caller(ZOE))


async def test_the_others_wait_another_turns_time(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await out_of_time(here)
        other = BRUNO if user == ANA else ANA
        ends = await ladder.wait(here.host, here.match, user - ANA, caller(other))
        assert ends == here.clock.now + DAY * 1000
        await here.pass_time(DAY)
        assert [one.is_over for one in here.channel.reminders][-2:] == [True, True]


async def test_the_others_nudge_but_not_again_at_once(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await out_of_time(here)
        other = BRUNO if user == ANA else ANA
        await ladder.nudge(here.host, here.match, user - ANA, caller(other))
        await here.pass_time(1)
        assert here.channel.reminders[-1].is_nudge
        assert here.channel.reminders[-1].user == user
        with pytest.raises(TooSoon):
            await ladder.nudge(here.host, here.match, user - ANA, caller(other))
        await here.pass_time(HOUR)
        await ladder.nudge(here.host, here.match, user - ANA, caller(other))


async def test_a_computer_player_plays_one_turn_and_the_seat_goes_back(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await out_of_time(here)
        other = BRUNO if user == ANA else ANA
        await ladder.stand_in(here.host, here.match, user - ANA, caller(other))
        await here.pass_time(25)
        table = await here.table()
        assert table.sitters[user - ANA].user == user
        assert await mover(here) == other
        assert STAND_IN in await lines(here)
        await draw_two(here)
        assert await mover(here) == user


async def test_a_computer_player_takes_the_seat_until_its_person_returns(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await out_of_time(here)
        other = BRUNO if user == ANA else ANA
        await ladder.replace(here.host, here.match, user - ANA, caller(other))
        await here.pass_time(25)
        assert (await here.table()).sitters[user - ANA].is_ai
        await leave.come_back(here.host, here.match, caller(user))
        assert (await here.table()).sitters[user - ANA].user == user
        assert RETURN in await lines(here)


async def test_somebody_else_sits_down_in_a_seat_left_for_good(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await out_of_time(here)
        other, seat = BRUNO if user == ANA else ANA, user - ANA
        with pytest.raises(NotFree):
            await leave.take_over(here.host, here.match, seat, caller(ZOE))
        await ladder.replace(here.host, here.match, seat, caller(other))
        await here.pass_time(25)
        with pytest.raises(AlreadySeated):
            await leave.take_over(here.host, here.match, seat, caller(other))
        await leave.take_over(here.host, here.match, seat, caller(ZOE))
        sitter = (await here.table()).sitters[seat]
        assert (sitter.user, sitter.name, sitter.former) == (ZOE, "Zoe", None)
        assert JOIN in await lines(here)
        with pytest.raises(NotFree):
            await leave.take_over(here.host, here.match, seat, caller(CARLA))
        with pytest.raises(NotFormer):
            await leave.come_back(here.host, here.match, caller(user))


async def test_a_table_does_not_die_when_nobody_presses_anything(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await out_of_time(here)
        await here.pass_time(DAY)
        await here.pass_time(25)
        assert STAND_IN in await lines(here)
        assert await mover(here) != user


async def test_alone_with_computer_players_time_is_only_told(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.room("europa", 1, 1)
        await lobby.set_options(here.host, here.match, caller(ANA), {"clock": "1h"})
        await lobby.start(here.host, here.match, caller(ANA))
        await here.worker.idle()
        for _ in range(6):
            await here.pass_time(DAY)
        assert not any(one.is_over for one in here.channel.reminders)
        assert STAND_IN not in await lines(here)


async def test_what_waits_for_one_person_comes_in_one_message(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("gardens", 2)
        numbers = []
        for _ in range(3):
            await here.room("europa", 2)
            await lobby.set_options(here.host, here.match, caller(ANA), {"clock": "1d"})
            await lobby.start(here.host, here.match, caller(ANA))
            await here.worker.idle()
            numbers.append(here.match)
            await here.pass_time(HOUR)
        await here.pass_time(10 * HOUR)
        ana = [one for one in here.channel.reminders if one.user == ANA]
        assert [len(one.waiting) for one in ana] == [3]
        assert {one.info.id for one in ana[0].waiting} == set(numbers)
        await here.pass_time(2 * HOUR)
        assert len([one for one in here.channel.reminders if one.user == ANA]) == 1


async def test_who_wants_no_reminders_gets_none(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for user in (ANA, BRUNO):
            await told(here, user, reminders=NONE)
        await begin(here)
        assert here.channel.last.notice.unmentioned
        assert not here.channel.last.notice.written
        await here.pass_time(13 * HOUR)
        await here.pass_time(8 * HOUR)
        assert here.channel.reminders == []


async def test_who_asked_for_it_is_written_to_in_private(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for user in (ANA, BRUNO):
            await told(here, user, reach=PRIVATE)
        user = await begin(here)
        assert user in here.channel.last.notice.unmentioned
        assert [one.place for one in here.channel.reminders if one.user == user] == [0] * len(
            [one for one in here.channel.reminders if one.user == user]
        )
        before = len(here.channel.reminders)
        await here.pass_time(13 * HOUR)
        assert [one.place for one in here.channel.reminders[before:]] == [0]


@pytest.mark.parametrize("fault", [PostFailed("x"), PlaceLost("channel")])
async def test_a_bad_channel_is_tried_again_and_stops_nobody(
    tmp_path: Path, fault: Exception
) -> None:
    async with world(tmp_path) as here:
        user = await begin(here)
        here.channel.is_down = fault
        await here.pass_time(13 * HOUR)
        assert here.channel.reminders == []
        here.channel.is_down = None
        await here.pass_time(HOUR)
        assert [one.user for one in here.channel.reminders] == [user]


async def test_a_computer_player_stands_in_until_a_day(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await begin(here)
        until = here.clock.now + 2 * DAY * 1000
        await leave.relieve_me(here.host, here.match, caller(user), until)
        await here.pass_time(25)
        assert (await here.table()).sitters[user - ANA].is_ai
        with pytest.raises(NotFree):  # it goes back by itself
            await leave.take_over(here.host, here.match, user - ANA, caller(ZOE))
        await here.pass_time(2 * DAY)
        assert (await here.table()).sitters[user - ANA].user == user
        assert {RELIEF, RETURN} <= set(await lines(here))
        count = (await lines(here)).count(RETURN)
        await here.pass_time(60)
        assert (await lines(here)).count(RETURN) == count


@pytest.mark.parametrize("seconds", [-1, 0, MOST + 1])
async def test_a_relief_lies_ahead_and_not_too_far(tmp_path: Path, seconds: int) -> None:
    async with world(tmp_path) as here:
        user = await begin(here)
        until = here.clock.now + seconds * 1000
        with pytest.raises(BadTime):
            await leave.relieve_me(here.host, here.match, caller(user), until)
        assert not (await here.table()).sitters[user - ANA].is_ai


async def test_when_the_only_person_takes_a_break_the_match_goes_on(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("europa", 1, 1)
        await here.press(ANA, random_press(await here.desk(ANA), here.random))
        await leave.relieve_me(here.host, here.match, caller(ANA), here.clock.now + DAY * 1000)
        assert (await here.table()).info.status == "running"
