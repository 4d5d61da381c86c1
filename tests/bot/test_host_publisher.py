"""What the table is told: once, over crashes, refusals and late pictures."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from bot.host import directory, history, lobby
from bot.host.errors import NoSuchMatch, NotSeated, PlaceLost, PostFailed
from bot.host.notice import Notice
from bot.host.play import Chance
from bot.store import schema
from engine import record, snapshot
from render.painter import Job, Picture
from tests.bot.host_world import (
    ANA,
    BRUNO,
    CHANNEL,
    EUROPA,
    ZOE,
    World,
    caller,
    press_words,
    random_press,
    world,
)

THREAD = 900
PICTURE = Picture(b"x", "png", (1, 1))


async def turn(here: World) -> int:
    """Europa after the first tickets; whose turn it is."""
    await here.start("europa", 2)
    for user in (ANA, BRUNO):
        await here.press(user, random_press(await here.desk(user), here.random))
    return await mover(here)


async def mover(here: World) -> int:
    return (ANA, BRUNO)[(await here.desk(ANA)).to_move[0]]


async def draw_two(here: World) -> None:
    user = await mover(here)
    for _ in range(2):
        await here.press(user, press_words(await here.desk(user), "draw deck"))


async def statuses(here: World) -> set[str]:
    async with here.database.look() as connection:
        return {row.status for row in await connection.execute(select(schema.outbox))}


async def test_the_first_post_opens_the_thread_and_mentions_all(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("europa", 2)
        (message,) = here.channel.messages
        assert message.place == THREAD
        assert message.notice.is_first
        assert not message.notice.is_silent
        assert [user for user, _ in message.notice.callees] == [ANA, BRUNO]
        assert [(why, info.thread) for why, info in here.channel.rooms] == [("started", THREAD)]


async def test_without_a_thread_it_is_played_in_the_channel(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        here.channel.threads = None
        await here.start("europa", 2)
        assert here.channel.last.place == CHANNEL
        await draw_after_tickets(here)
        assert {m.place for m in here.channel.messages} == {CHANNEL}


async def draw_after_tickets(here: World) -> None:
    for user in (ANA, BRUNO):
        await here.press(user, random_press(await here.desk(user), here.random))
    await draw_two(here)


async def test_a_new_turn_is_a_new_post_and_the_old_one_is_retired(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await turn(here)
        posts = len(here.channel.messages)
        await draw_two(here)
        assert len(here.channel.messages) == posts + 1
        assert [m.is_live for m in here.channel.messages] == [False] * posts + [True]
        other = BRUNO if user == ANA else ANA
        assert [called for called, _ in here.channel.last.notice.callees] == [other]
        assert len({m.notice.nonce for m in here.channel.messages}) == posts + 1
        assert all(len(m.notice.nonce) <= 25 for m in here.channel.messages)


async def test_half_a_turn_is_shown_after_a_minute_by_an_edit(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await turn(here)
        await draw_two(here)
        user, posts = await mover(here), len(here.channel.messages)
        await here.press(user, press_words(await here.desk(user), "draw deck"))
        await here.pass_time(59)
        assert here.channel.last.edits == 0
        await here.pass_time(1)
        assert (len(here.channel.messages), here.channel.last.edits) == (posts, 1)
        assert here.channel.last.notice.is_silent
        assert len(here.channel.last.notice.lines) == 1


async def test_while_several_may_act_each_choice_edits_at_once(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("europa", 2)
        await here.press(ANA, random_press(await here.desk(ANA), here.random))
        (message,) = here.channel.messages
        assert message.edits == 1
        assert message.notice.is_silent
        assert message.notice.view.to_move == (1,)


async def test_the_last_of_several_is_called_when_its_turn_begins(tmp_path: Path) -> None:
    for number in range(4):  # whoever begins, whoever chooses last
        (tmp_path / str(number)).mkdir()
        async with world(tmp_path / str(number)) as here:
            here.random.seed(number)
            await here.start("europa", 2)
            for user in (ANA, BRUNO):
                await here.press(user, random_press(await here.desk(user), here.random))
            user = await mover(here)
            assert len(here.channel.messages) == 2
            assert [called for called, _ in here.channel.last.notice.callees] == [user]
            assert not here.channel.last.notice.is_silent
            await here.press(user, press_words(await here.desk(user), "draw deck"))
            assert len(here.channel.messages) == 2


async def test_an_old_message_is_not_edited(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await turn(here)
        posts = len(here.channel.messages)
        await here.pass_time(3600)
        await here.press(user, press_words(await here.desk(user), "draw deck"))
        await here.pass_time(60)
        assert len(here.channel.messages) == posts + 1
        assert here.channel.last.notice.is_silent


async def test_a_message_that_cannot_be_edited_is_posted_anew(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await turn(here)
        posts = len(here.channel.messages)
        here.channel.can_edit = False
        await here.press(user, press_words(await here.desk(user), "draw deck"))
        await here.pass_time(60)
        assert len(here.channel.messages) == posts + 1


@pytest.mark.parametrize("was_posted", [True, False])
async def test_a_crash_around_a_post_tells_the_table_once(tmp_path: Path, was_posted: bool) -> None:
    async with world(tmp_path) as here:
        await turn(here)
        await draw_two(here)
        posts = len(here.channel.messages)
        async with here.database.change() as connection:
            newest = (await connection.execute(select(func.max(schema.outbox.c.seq)))).scalar()
            await connection.execute(
                update(schema.outbox).filter_by(seq=newest).values(status="sending")
            )
            await connection.execute(
                update(schema.match).values(
                    posted_message=here.channel.messages[-2].id, posted_seq=(newest or 0) - 2
                )
            )
        if not was_posted:
            here.channel.messages.pop()
        await here.restart()
        assert len(here.channel.messages) == posts
        assert await statuses(here) == {"done"}
        seqs = [line.seq for line in here.channel.last.notice.lines]
        assert seqs[-2:] == [newest - 1, newest]
        assert len(seqs) == len(set(seqs))


async def test_a_receipt_lost_in_mid_post_is_found_again(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await turn(here)
        posts = len(here.channel.messages)
        here.channel.is_lost_after = True
        await draw_two(here)
        assert "sending" in await statuses(here)
        await here.restart()
        assert len(here.channel.messages) == posts + 1
        assert await statuses(here) == {"done"}


async def test_a_failed_post_is_tried_again_after_growing_pauses(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await turn(here)
        posts = len(here.channel.messages)
        here.channel.faults = [PostFailed("503")] * 4
        await draw_two(here)
        tries = []
        for second in range(40):
            before = len(here.channel.faults)
            await here.pass_time(1)
            if len(here.channel.faults) < before or len(here.channel.messages) > posts:
                tries.append(second + 1)
                posts = len(here.channel.messages)
        assert tries == [2, 6, 14, 30]
        assert await statuses(here) == {"done"}


async def test_a_restart_tries_at_once(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await turn(here)
        posts = len(here.channel.messages)
        here.channel.faults = [PostFailed("503")]
        await draw_two(here)
        await here.restart()
        assert len(here.channel.messages) == posts + 1


async def test_a_lost_place_parks_the_match_until_somebody_resumes(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await turn(here)
        posts = len(here.channel.messages)
        here.channel.is_down = PlaceLost("channel")
        await draw_two(here)
        assert (await here.table()).info.parked == "channel"
        here.channel.is_down = None
        await here.pass_time(3600)
        await here.restart()
        assert len(here.channel.messages) == posts
        await draw_two(here)  # it is played all the same
        with pytest.raises(NotSeated):
            await directory.resume(here.host, here.match, caller(ZOE))
        await directory.resume(here.host, here.match, caller(ANA), 555)
        await here.worker.idle()
        assert here.channel.last.place == 555
        assert here.channel.last.notice.lines
        assert (await here.table()).info.parked == ""
        await draw_two(here)
        assert here.channel.last.place == 555


async def test_resuming_where_it_was_posts_anew(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await turn(here)
        posts = len(here.channel.messages)
        here.clock.now += 1000
        await directory.resume(here.host, here.match, caller(ANA))
        await here.worker.idle()
        assert len(here.channel.messages) == posts + 1
        assert [m.is_live for m in here.channel.messages] == [False] * posts + [True]
        assert here.channel.last.notice.lines


async def test_one_match_that_fails_does_not_stop_the_others(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("europa", 2)
        first = here.match
        await here.start("gardens", 2)
        async with here.database.change() as connection:
            await connection.execute(
                update(schema.outbox).filter_by(match=first).values(view="{", status="waiting")
            )
        posts = len(here.channel.messages)
        await here.say(ANA, "plant plot1")
        await here.say(ANA, "plant plot2")
        await here.verb(ANA, "done")
        await here.pass_time(60)
        assert here.channel.last.edits == 1
        assert len(here.channel.messages) == posts


async def until(seen: Callable[[], object]) -> None:
    """What a background task is about to do."""
    for _ in range(500):
        if seen():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came")


class Slow:
    """An artist whose picture comes when the test says so."""

    def __init__(self) -> None:
        self.gate, self.jobs = asyncio.Event(), list[Job]()

    async def draw(self, job: Job) -> Picture | None:
        self.jobs.append(job)
        await self.gate.wait()
        return PICTURE


async def test_a_late_picture_follows_its_words(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        artist = Slow()
        here.publisher._artist, here.publisher._late = artist, 0.01
        await here.room("europa", 2)
        await lobby.start(here.host, here.match, caller(ANA))
        await until(lambda: here.publisher.late)
        assert [m.picture for m in here.channel.messages] == [None]
        artist.gate.set()
        await here.worker.idle()
        assert here.channel.last.picture == PICTURE
        assert len(here.channel.messages) == 1


async def test_a_late_picture_of_an_older_table_is_dropped(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await turn(here)
        artist = Slow()
        here.publisher._artist, here.publisher._late = artist, 0.01
        user = await mover(here)
        for _ in range(2):
            await here.host.press(press_words(await here.desk(user), "draw deck"), caller(user))
        await until(lambda: here.publisher.late)
        old, here.publisher._artist = here.channel.last, None
        user = await mover(here)
        for _ in range(2):
            await here.host.press(press_words(await here.desk(user), "draw deck"), caller(user))
        await until(lambda: here.channel.last is not old)
        artist.gate.set()
        await here.worker.idle()
        assert [m.picture for m in here.channel.messages] == [None] * len(here.channel.messages)


# What readers may see
async def test_the_end_is_told_whole_and_before_that_nothing_hidden(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("europa", 2)
        await here.play_out((ANA, BRUNO))
        *running, last = [m.notice for m in here.channel.messages]
        assert len(running) > 20
        for notice in running:
            assert (notice.seed, notice.events, notice.standings) == ("", (), ())
            for line in notice.lines:
                assert all(event.only_for is None for event in line.events)
        assert last.seed
        assert any(event.is_sealed for event in last.events)
        assert here.channel.rooms[-1][0] == "over"
        await _everything_of_a_finished_match(here)


async def _everything_of_a_finished_match(here: World) -> None:
    sight = await history.look(here.host, here.match, caller(ZOE))
    assert sight.seed
    assert len(sight.standings) == 2
    text = await history.record(here.host, here.match, caller(ZOE))
    assert record.check(text.splitlines(), [EUROPA]) == []
    page = await history.lines(here.host, here.match, caller(ANA), first=11)
    assert (page.first, len(page.lines)) == (11, 10)
    assert page.total == len(text.splitlines()) - 1  # set-up in the header, one closing line
    last = await history.lines(here.host, here.match, caller(ANA), first=page.total)
    assert len(last.lines) == 1
    view = await history.view_at(here.host, here.match, caller(ZOE), page.lines[0].seq)
    assert view != sight.view


async def test_history_of_a_running_match_has_ones_own_secrets_alone(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await turn(here)
        await draw_two(here)
        pages = {
            user: await history.lines(here.host, here.match, caller(user), count=100)
            for user in (ANA, BRUNO, ZOE)
        }
        for user, page in pages.items():
            own = {event.only_for for line in page.lines for event in line.events}
            assert own == ({None, user - ANA} if user != ZOE else {None})
        text = await history.record(here.host, here.match, caller(ZOE))
        table = await here.table()
        assert table.seed not in text
        assert "DeckLaid" not in text
        assert "HandDealt" not in text
        assert (await history.look(here.host, here.match, caller(ZOE))).standings == ()


async def test_news_are_what_came_after_ones_own_move(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await turn(here)
        await draw_two(here)
        assert await history.news(here.host, here.match, caller(user)) == ()
        await draw_two(here)
        news = await history.news(here.host, here.match, caller(user))
        assert {line.seat for line in news} == {1 - (user - ANA)}
        assert len(news) == 2


async def test_a_view_of_nothing_is_refused(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.room()
        with pytest.raises(NoSuchMatch):
            await history.view_at(here.host, here.match, caller(ANA), 3)


async def test_nothing_posted_depends_on_a_hidden_hand(tmp_path: Path) -> None:
    """Two matches that differ in what one seat holds and draws: the channel sees no difference."""

    async def play(folder: Path, *, is_other: bool) -> list[Any]:
        async with world(folder) as here:
            here.random.seed("same")
            user = await turn_with_seed(here)
            for _ in range(6):
                if is_other:
                    await swap_top(here, user)
                await draw_two(here)
                await draw_two(here)
            return [public(m.notice) for m in here.channel.messages]

    for name in ("one", "other"):
        (tmp_path / name).mkdir()
    one = await play(tmp_path / "one", is_other=False)
    other = await play(tmp_path / "other", is_other=True)
    assert len(one) > 10
    assert one == other


def public(notice: Notice) -> Any:
    return (notice.seq, notice.view, notice.lines, notice.callees, notice.is_silent)


async def turn_with_seed(here: World) -> int:
    here.host.chance = Chance(token=lambda size: "ab" * size, below=lambda number: 0)
    return await turn(here)


async def swap_top(here: World, user: int) -> None:
    """The two cards that a seat is about to draw, for others from below."""
    table = await here.table()
    deck = table.running.state.deck
    for place in (-1, -2):
        other = next(n for n, card in enumerate(deck) if card != deck[place])
        deck[place], deck[other] = deck[other], deck[place]
    async with here.database.change() as connection:
        await connection.execute(
            update(schema.match)
            .filter_by(id=here.match)
            .values(state=snapshot.dump(table.game, table.running.state))
        )
