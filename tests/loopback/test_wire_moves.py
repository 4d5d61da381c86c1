"""A move that was confirmed is never lost, and none is played twice: the process is killed, its
presses come twice, late, in another order, two hundred at once."""

import asyncio
import os
import signal
from random import Random

import pytest

from tests.loopback.crowd import Crowd
from tests.loopback.faults import KILL
from tests.loopback.model import Message
from tests.loopback.people import Person, Presser, is_sure, plays
from tests.loopback.scene import Match, Scene
from tests.panels import Control, controls

AT_ONCE = 200
LIVES = 10
ROUTES = ("POST callback", "PATCH original", "POST message", "PATCH message", "DELETE message")
"""Requests at which the process dies: before Discord has done what was asked, or after it; so
between the acknowledgement, the commit, the reply, the post, its receipt and the end of the old
table."""


async def live(wire: Scene, random: Random) -> str:
    """One life of the process, and how it ended."""
    if random.random() < 0.4:
        await asyncio.sleep(random.uniform(0.0, 1.0))
        wire.bot.kill()
        return "at random"
    route, after = random.choice(ROUTES), random.random() < 0.5
    skip = random.randrange(2)
    wire.here.faults.add(route, what=KILL, after=after, skip=skip)
    for _ in range(40):
        if not wire.bot.is_running:
            break
        await asyncio.sleep(0.05)
    wire.here.faults.clear()
    wire.bot.kill()
    return f"{route} {'after' if after else 'before'}"


@pytest.mark.parametrize("seed", [1, 2])
async def test_d1_d2_killed_at_any_moment_nothing_confirmed_is_lost_or_played_twice(
    wire: Scene, seed: int
) -> None:
    """Discord's own memory of nonces is switched off: only the bot's receipts are left."""
    random = Random(seed)
    wire.here.keeps_nonces = False
    matches = [await wire.match(ai=1), await wire.match(None, wire.carla, wire.zoe)]
    crowd = Crowd(wire, matches, random)
    async with crowd.at_play():
        for number in range(LIVES):
            await crowd.confirms(number % 2, 10)
            await live(wire, random)
            await wire.bot.start()
            assert crowd.lost() == []
        before = crowd.moves
        await wire.here.until(lambda: crowd.moves > before, what="a move after the last start")
    await crowd.told()
    assert crowd.lost() == []
    assert crowd.doubled() == []
    assert crowd.kept
    assert crowd.unanswered


async def ready(wire: Scene) -> Match:
    """A match whose first person only has to say yes to what is chosen."""
    match = await wire.match()
    ana, presser = match.people[0], Presser(Random(3))
    await match.play(ana)
    while not any(is_sure(control) for control in controls(ana.shown)):
        control = presser.choice(ana)
        assert control
        assert ana.panel
        await ana.use(ana.panel, control)
    return match


def sure(person: Person) -> tuple[Message, Control]:
    """What plays on somebody's panel."""
    assert person.panel
    return person.panel, next(one for one in controls(person.shown) if is_sure(one))


def other(person: Person) -> Control:
    """What does not play yet."""
    return next(one for one in controls(person.shown) if plays(one) and not is_sure(one))


async def test_d3_two_hundred_presses_at_once_play_one_move(wire: Scene) -> None:
    match = await ready(wire)
    ana, before = match.people[0], match.seq
    panel, control = sure(ana)
    made = [await ana.send(panel, control) for _ in range(AT_ONCE)]
    await wire.here.until(lambda: all(one.replies for one in made), what="every answer")
    assert match.seq == before + 1
    assert len(wire.read("said", "press", match=match.number, seat=0)) == 1
    assert {one.answer for one in made} == {6}
    assert {reply.seen_by for one in made for reply in one.replies} == {ana.user.id}


async def test_d3_l11_presses_that_come_twice_or_in_another_order_play_once(wire: Scene) -> None:
    """The same interaction two times; then an older press after a newer one."""
    match = await ready(wire)
    ana = match.people[0]
    panel, control = sure(ana)
    wire.here.held = []
    older, newer = await ana.send(panel, other(ana)), await ana.send(panel, control)
    await wire.here.release(lambda held: [held[1], held[1], held[0]])
    await wire.here.until(lambda: newer.replies and older.replies, what="both answers")
    await wire.here.until(lambda: newer.attempts == 2, what="both acknowledgements")
    taken = wire.read("interaction", "press", match=match.number, seat=0)
    assert taken == [(newer.id,)]
    assert len(newer.replies) == 1
    assert "outcome=lost" in wire.bot.log


async def test_d12_a_second_process_on_the_same_database_does_not_act(wire: Scene) -> None:
    match = await ready(wire)
    before = (wire.here.gateway.identified, len(wire.here.calls))
    second = wire.bot.spawn()
    assert await asyncio.to_thread(second.wait, 30) != 0
    assert (wire.here.gateway.identified, len(wire.here.calls)) == before
    assert "the database is in use by process" in wire.bot.log
    await match.people[0].use(*sure(match.people[0]))
    assert len(wire.read("said", "press", match=match.number, seat=0)) == 1


async def test_d13_told_to_end_it_ends_within_ten_seconds_whatever_hangs(wire: Scene) -> None:
    """A picture hangs, a post hangs, a press is being answered, and nobody reads at the other end
    of the gateway; the next start makes up for it."""
    match = await ready(wire)
    ana = match.people[0]
    artist = await wire.here.until(wire.bot.artist, what="the process that draws")
    wire.here.faults.add("PATCH message", what="hang", seconds=60, times=5)
    os.kill(artist, signal.SIGSTOP)
    made = await ana.send(*sure(ana))
    await wire.here.until(lambda: made.answer, what="the acknowledgement")
    wire.here.gateway.freeze()
    wire.bot.terminate()
    assert await wire.bot.ended() == 0
    wire.here.faults.clear()
    await wire.bot.start()
    await match.shows(match.seq)
    await match.play(ana)


async def test_d13_presses_under_way_are_answered_before_it_ends(wire: Scene) -> None:
    match = await ready(wire)
    ana = match.people[0]
    made = [await ana.send(*sure(ana)) for _ in range(10)]
    await wire.here.until(lambda: all(one.answer for one in made), what="acknowledgements")
    wire.bot.terminate()
    late = await ana.send(*sure(ana))
    assert await wire.bot.ended() == 0
    assert all(one.replies for one in made)
    assert late.replies or not late.answer
    assert len(wire.read("said", "press", match=match.number, seat=0)) == 1
