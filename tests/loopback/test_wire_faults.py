"""Requests that fail, processes that hang or die: nothing is lost, nothing is posted twice.

https://docs.discord.com/developers/topics/rate-limits
"""

import asyncio
import os
import signal
from functools import partial
from typing import Any, Final

import pytest

from tests.loopback.faults import HANG, RESET, Fault
from tests.loopback.people import Person, Presser, is_sure
from tests.loopback.scene import Match, Scene
from tests.panels import controls

pytestmark = pytest.mark.asyncio(loop_scope="module")
TOLERATED = ("no idea",)
REQUESTS = 8
"""That one post may cost, whatever goes wrong."""
POSTS: Final[dict[str, dict[str, Any]]] = {
    "too many": {"status": 429, "seconds": 0.3},
    "too many in all": {"status": 429, "seconds": 0.3, "is_global": True},
    "too many for a minute": {"status": 429, "seconds": 60},
    "500 twice": {"status": 500, "times": 2},
    "502 though it was posted": {"status": 502, "after": True},
    "503": {"status": 503},
    "reset": {"what": RESET},
    "reset though it was posted": {"what": RESET, "after": True},
    "slow": {"what": HANG, "seconds": 1.5},
}
ANSWERS: Final[dict[str, dict[str, Any]]] = {
    "500": {"status": 500},
    "502 though it was shown": {"status": 502, "after": True},
    "reset": {"what": RESET},
    "reset though it was shown": {"what": RESET, "after": True},
    "slow": {"what": HANG, "seconds": 1.5},
}
UNHEARD: Final[dict[str, dict[str, Any]]] = {
    "reset though it was heard": {"what": RESET, "after": True},
    "too late": {"what": HANG, "seconds": 3.2},
    "unknown": {"status": 404, "code": 10062},
}


async def at_turn(shared: Scene, presser: Presser) -> Match:
    """A match of its own server, in its channel, where whoever is called has only to say yes."""
    match = await (await shared.another()).match(here=True)
    for person in match.people:
        await match.play(person)
        await choose(person, presser)
    return match


async def choose(person: Person, presser: Presser) -> None:
    """Answer questions until one press plays."""
    while not any(is_sure(control) for control in controls(person.shown)):
        control = presser.choice(person)
        assert control
        assert person.panel
        await person.use(person.panel, control)


async def say_yes(person: Person) -> int:
    """The press that plays; its interaction."""
    assert person.panel
    control = next(one for one in controls(person.shown) if is_sure(one))
    return (await person.use(person.panel, control)).id


def fail(match: Match, route: str, **fault: Any) -> Fault:
    """The next request of a route that concerns a match."""
    people = {person.user.id for person in match.people}

    def is_of_it(call: Any) -> bool:
        made = match.scene.here.interactions.get(call.ids.get("token", ""))
        whose = made.user.id if made else 0
        return call.ids.get("channel") == str(match.place.id) or whose in people

    return match.scene.here.faults.add(route, only=is_of_it, **fault)


async def test_l5_a_post_that_fails_comes_once_and_costs_few_requests(
    shared: Scene, presser: Presser
) -> None:
    async def one(name: str) -> None:
        match = await at_turn(shared, presser)
        first, last = match.people
        await say_yes(first)
        fault = fail(match, "POST message", **POSTS[name])
        before = len(shared.here.calls)
        await say_yes(last)
        await match.shows(match.seq)
        assert fault.met, name
        sent = [c for c in shared.here.calls[before:] if c.name == "POST message"]
        own = [call for call in sent if call.ids["channel"] == str(match.place.id)]
        assert 1 <= len(own) <= REQUESTS, name
        posts = match.scene.posted()
        assert {count for (number, _), count in posts.items() if number == match.number} == {1}

    await asyncio.gather(*[one(name) for name in POSTS])


async def test_l5_an_answer_that_fails_is_shown_all_the_same_and_the_move_stands(
    shared: Scene, presser: Presser
) -> None:
    async def one(name: str) -> None:
        match = await at_turn(shared, presser)
        fault = fail(match, "PATCH original", **ANSWERS[name])
        made = await say_yes(match.people[0])
        assert fault.met, name
        assert len(shared.read("said", "press", interaction=made)) == 1, name
        await say_yes(match.people[1])

    await asyncio.gather(*[one(name) for name in ANSWERS])


async def test_l5_a_press_whose_acknowledgement_fails_plays_nothing(
    shared: Scene, presser: Presser
) -> None:
    """Nobody would hear of it; pressed again, it is played."""

    async def one(name: str) -> None:
        match = await at_turn(shared, presser)
        ana = match.people[0]
        fault = fail(match, "POST callback", **UNHEARD[name])
        assert ana.panel
        control = next(one for one in controls(ana.shown) if is_sure(one))
        made = await ana.send(ana.panel, control)
        lost = f"interaction={made.id} "
        await shared.here.until(lambda: fault.met, what=name)
        await shared.here.until(lambda: lost in shared.bot.log, what=name)
        assert shared.read("said", "press", interaction=made.id) == [], name
        await say_yes(ana)
        assert len(shared.read("said", "press", match=match.number, seat=0)) == 1, name

    await asyncio.gather(*[one(name) for name in UNHEARD])


async def test_l9_a_picture_that_hangs_is_replaced_by_words_and_one_that_dies_is_drawn_again(
    shared: Scene, presser: Presser
) -> None:
    match = await at_turn(shared, presser)
    ana, bruno = match.people
    await say_yes(ana)
    artist = await shared.here.until(shared.bot.artist, what="the process that draws")
    os.kill(artist, signal.SIGSTOP)
    await say_yes(bruno)
    assert bruno.text
    assert bruno.panel
    assert not bruno.panel.files
    table = await match.shows(match.seq)
    assert not table.files
    os.kill(artist, signal.SIGKILL)
    await shared.here.until(lambda: match.table.files, what="the picture that follows its words")
    assert shared.bot.artist() != artist


async def test_l12_a_computer_player_that_hangs_or_dies_plays_all_the_same(
    shared: Scene, presser: Presser
) -> None:
    """People are answered meanwhile; the next one thinks again."""
    for number in (signal.SIGSTOP, None, signal.SIGKILL):
        await shared.here.until(shared.bot.artist, what="the process that draws")
        thinker = shared.bot.thinker()
        if number is not None:
            assert thinker
            os.kill(thinker, number)
        match = await (await shared.another()).match(ai=1)
        await match.play(match.people[0])
        assert await presser.turn(match.people[0])
        await shared.here.until(partial(moves_of, match, 2), what="the move of the computer")
        assert number is None or shared.bot.thinker() != thinker


def moves_of(match: Match, seat: int) -> int:
    return len(match.scene.read("seq", "move", match=match.number, seat=seat))
