"""D1 to D4: whatever is at work is cut at each of its awaits in turn, and another process goes on.

Nothing that was answered is lost, nothing is done twice, nothing is half done.
"""

import asyncio
import gc
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from bot.host import audit, erase, leave, lobby, retention
from bot.host.errors import HostError, PostFailed
from bot.host.info import OVER, MatchInfo
from bot.host.notice import Notice
from bot.host.play import Host
from bot.store import schema
from render.painter import Picture
from tests.bot.cutting import cut
from tests.bot.host_world import (
    ANA,
    BRUNO,
    CARLA,
    CHANNEL,
    GAMES,
    Channel,
    World,
    caller,
    press_words,
    random_press,
    world,
)

MOST = 400
"""Awaits after which a piece of work should have ended."""
STEPS = pytest.mark.parametrize("step", [11, pytest.param(1, marks=pytest.mark.soak)])
"""Every await in the long run; in the short one some."""
Work = Callable[[World], Coroutine[Any, Any, Any]]
bare = {
    "press": Host.press.__wrapped__,  # type: ignore[attr-defined]
    "undo": Host.undo.__wrapped__,  # type: ignore[attr-defined]
}
"""Without what guards them from being cancelled: as when the process ends."""


class Slow(Channel):
    """Each call waits before it does something, and again before its receipt comes."""

    async def post(self, place: int, notice: Notice, picture: Picture | None) -> int:
        await asyncio.sleep(0)
        found = await super().post(place, notice, picture)
        await asyncio.sleep(0)
        return found

    async def edit(self, place: int, message: int, notice: Notice, picture: Picture | None) -> bool:
        await asyncio.sleep(0)
        found = await super().edit(place, message, notice, picture)
        await asyncio.sleep(0)
        return found

    async def retire(self, place: int, message: int, notice: Notice, newer: int) -> None:
        await asyncio.sleep(0)
        await super().retire(place, message, notice, newer)
        await asyncio.sleep(0)

    async def thread(self, info: MatchInfo) -> int | None:
        await asyncio.sleep(0)
        return await super().thread(info)

    async def room(self, info: MatchInfo, why: str) -> None:
        await asyncio.sleep(0)
        await super().room(info, why)


async def another_process(here: World) -> None:
    """What the old one held in memory is gone, its connections with it."""
    gc.collect()
    await here.close()
    here.channel.nonces.clear()
    await here.open()
    await here.worker.start()
    await here.worker.tick()
    await here.worker.idle()
    assert await audit.check_database(here.database, GAMES) == []


async def dump(here: World) -> list[Any]:
    async with here.database.look() as connection:
        return [
            (await connection.execute(table.select())).all()
            for table in schema.metadata.sorted_tables
        ]


async def ready(here: World, people: int = 2, ai: int = 0) -> None:
    await here.start("europa", people, ai)
    for user in (ANA, BRUNO)[:people]:
        await here.press(user, random_press(await here.desk(user), here.random))


async def mover(here: World) -> int:
    return (ANA, BRUNO)[(await here.desk(ANA)).to_move[0]]


async def whole_turn(here: World, user: int) -> None:
    """Moves at random until another is called; nothing is told yet."""
    here.host.moved = lambda match: None
    while (await here.desk(ANA)).to_move == (user - ANA,):
        await here.host.press(random_press(await here.desk(user), here.random), caller(user))


@STEPS
async def test_d4_a_press_cut_at_any_await_is_whole_or_not_at_all(
    tmp_path: Path, step: int
) -> None:
    """And pressed again, as people do, it is played once."""
    async with world(tmp_path) as here:
        await ready(here)
        done = []
        for at in range(1, MOST, step):
            user, seq = await mover(here), await here.seq()
            press = press_words(await here.desk(user), "draw deck")
            here.host.moved = lambda match: None
            is_ended = await cut(bare["press"](here.host, press, caller(user)), at)
            await another_process(here)
            done.append(await here.seq() - seq)
            again = await here.press(user, press)
            assert (await here.seq() - seq, again.note) == (1, ""), at
            if is_ended:
                break
        assert is_ended
        assert set(done) == {0, 1}
        assert at > 20


async def test_d4_who_presses_may_go_away_but_the_move_is_finished(tmp_path: Path) -> None:
    """In a process that goes on, a press once begun ends whole, and leaves the file free."""
    async with world(tmp_path) as here:
        await ready(here)
        for at in (1, 2):
            user, seq = await mover(here), await here.seq()
            press = press_words(await here.desk(user), "draw deck")
            await cut(here.host.press(press, caller(user)), at)
            assert await here.seq() == seq + 1
            async with asyncio.timeout(2):
                await here.host.settings.put("key", str(at))


@STEPS
async def test_d4_an_undo_cut_at_any_await_is_whole_or_not_at_all(
    tmp_path: Path, step: int
) -> None:
    async with world(tmp_path) as here:
        await here.start("gardens", 2)
        here.host.moved = lambda match: None
        for at in range(1, MOST, step):
            await here.say(ANA, "plant plot1")
            await here.say(ANA, "plant plot2")
            await here.verb(ANA, "done")
            assert (await here.desk(ANA)).can_undo
            seq = await here.seq()
            is_ended = await cut(bare["undo"](here.host, here.match, caller(ANA)), at)
            await another_process(here)
            here.host.moved = lambda match: None
            if await here.seq() == seq:
                await here.host.undo(here.match, caller(ANA))
            assert await here.seq() == seq + 1
            desk = await here.desk(ANA)
            assert desk.draft == ("plant plot1", "plant plot2")
            for _ in desk.draft:
                await here.verb(ANA, "pop")
            if is_ended:
                break
        assert is_ended


async def opened(here: World) -> None:
    await here.room("gardens", 2)


async def running(here: World) -> None:
    await here.start("gardens", 2)


async def left(here: World) -> None:
    await here.start("gardens", 2)
    await leave.abandon(here.host, here.match, caller(ANA))


async def outlived(here: World) -> None:
    await here.start("gardens", 2)
    await here.play_out((ANA, BRUNO))
    here.clock.now += 2 * retention.OVER


DEEDS: dict[str, tuple[Callable[[World], Coroutine[Any, Any, None]], Work]] = {
    "open": (opened, lambda here: lobby.open_room(here.host, caller(CARLA), "gardens", CHANNEL)),
    "sit": (opened, lambda here: lobby.sit(here.host, here.match, caller(CARLA))),
    "start": (opened, lambda here: lobby.start(here.host, here.match, caller(ANA))),
    "close": (opened, lambda here: lobby.close(here.host, here.match, caller(ANA))),
    "abandon": (running, lambda here: leave.abandon(here.host, here.match, caller(ANA))),
    "come back": (left, lambda here: leave.come_back(here.host, here.match, caller(ANA))),
    "erase": (running, lambda here: erase.erase(here.host, ANA)),
    "sweep": (outlived, lambda here: retention.sweep(here.host)),
}


@STEPS
@pytest.mark.parametrize("deed", DEEDS)
async def test_d4_what_is_begun_is_finished_whoever_goes_away(
    tmp_path: Path, deed: str, step: int
) -> None:
    """The file is free at once, and each table is as before or as after."""
    prepare, work = DEEDS[deed]
    for at in range(1, MOST, step):
        (tmp_path / str(at)).mkdir()
        async with world(tmp_path / str(at)) as here:
            await prepare(here)
            here.host.moved = lambda match: None
            before = await dump(here)
            is_ended = await cut(work(here), at)
            async with asyncio.timeout(2):
                await here.host.settings.put("key", "free")
                await here.host.settings.remove("key")
            assert await audit.check_database(here.database, GAMES) == []
            if is_ended:
                assert await dump(here) != before
                break
    assert is_ended


async def shown_once(here: World) -> None:
    """Every post shows another position, and the newest shows the present one."""
    shown = [(message.notice.match, message.notice.seq) for message in here.channel.messages]
    assert len(shown) == len(set(shown)), shown
    assert shown[-1] == (here.match, await here.seq())


@STEPS
async def test_d2_a_post_cut_at_any_await_is_made_once(tmp_path: Path, step: int) -> None:
    """Between commit and post, between post and receipt, between receipt and the old table."""
    async with world(tmp_path) as here:
        here.channel = Slow()
        await here.restart()
        await ready(here)
        for at in range(1, MOST, step):
            await whole_turn(here, await mover(here))
            posts = len(here.channel.messages)
            is_ended = await cut(here.publisher.publish(here.match), at)
            await another_process(here)
            assert len(here.channel.messages) == posts + 1, at
            await shown_once(here)
            if is_ended:
                break
        assert is_ended
        assert at > 20


@STEPS
async def test_d2_a_first_post_cut_at_any_await_is_made_once_in_its_thread(
    tmp_path: Path, step: int
) -> None:
    for at in range(1, MOST, step):
        (tmp_path / str(at)).mkdir()
        async with world(tmp_path / str(at)) as here:
            here.channel = Slow()
            await here.restart()
            await here.room("gardens", 2)
            here.host.moved = lambda match: None
            await lobby.start(here.host, here.match, caller(ANA))
            is_ended = await cut(here.publisher.publish(here.match), at)
            await another_process(here)
            (message,) = here.channel.messages
            assert message.place == here.channel.threads
            if is_ended:
                break
    assert is_ended


@STEPS
async def test_d4_a_computer_players_turn_cut_at_any_await_is_played_once(
    tmp_path: Path, step: int
) -> None:
    """Claimed, thinking, saved, posted: cut anywhere, the next process plays what is owed."""
    async with world(tmp_path) as here:
        here.channel = Slow()
        await here.restart()
        await ready(here, 1, 1)
        for at in range(1, MOST, step):
            while 0 not in (to_move := (await here.desk(ANA)).to_move):
                if not to_move:
                    await ready(here, 1, 1)
                await here.pass_time(30)
            await whole_turn(here, ANA)
            is_ended = await cut(here.worker._drain(here.match), at)
            await another_process(here)
            assert 1 not in (await here.desk(ANA)).to_move, at
            await shown_once(here)
            if is_ended:
                break
        assert is_ended
        assert at > 40


async def test_d4_a_swept_database_cut_anywhere_is_swept_the_next_day(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("gardens", 2)
        await here.play_out((ANA, BRUNO))
        assert (await here.table()).info.status == OVER
        here.clock.now += 2 * retention.OVER
        await cut(retention.sweep(here.host), 5)
        await another_process(here)
        await retention.sweep(here.host)
        with pytest.raises(HostError):
            await here.table()


async def test_d2_a_post_that_fails_again_and_again_is_made_once(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await ready(here)
        posts = len(here.channel.messages)
        here.channel.faults = [PostFailed("503")] * 3
        user = await mover(here)
        for _ in range(2):
            await here.press(user, press_words(await here.desk(user), "draw deck"))
        for _ in range(4):
            await here.restart()
        assert len(here.channel.messages) == posts + 1
        await shown_once(here)
