"""The gateway breaks in all its ways; buttons of every age answer; heartbeats go on.

https://docs.discord.com/developers/events/gateway
"""

import os
import signal
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from tests.loopback.double import Discord, Interaction
from tests.loopback.model import Message
from tests.loopback.nursery import Nursery
from tests.loopback.people import Person, Presser
from tests.loopback.scene import Match, Scene, scene
from tests.panels import Control, controls

Pressed = dict[tuple[int, Control], tuple[Message, dict[str, Any]]]
BEATS = 4
SOME = 30
"""Of all that could be pressed."""


class Album:
    """Everything that somebody has ever seen to press."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.seen: Pressed = {}

    def look(self) -> None:
        own = [self.person.panel] if self.person.panel else []
        for message in [*own, *self.person.sees()]:
            for control in controls(message.components):
                if (message.id, control) not in self.seen:
                    shown = message.payload(self.person.here.cdn)
                    self.seen[message.id, control] = message, shown

    async def press(self, random: Random) -> None:
        """Each is answered: by a panel, a form, or a change of the public message."""
        here, made = self.person.here, []
        some = random.sample(sorted(self.seen, key=str), SOME)
        for (_, control), (message, shown) in [(key, self.seen[key]) for key in some]:
            made.append(await self.person.send(message, control, shown=shown))
        await here.until(lambda: all(_is_answered(one) for one in made), what="every answer")


def _is_answered(made: Interaction) -> bool:
    return bool(made.replies or made.modal) or made.answer == 6


async def played(wire: Scene, presser: Presser) -> tuple[Match, Album]:
    """Some turns, and all that Ana saw of them."""
    match = await wire.match(ai=1)
    album = Album(match.people[0])
    for person in (*match.people, match.people[0]):
        await match.play(person)
        while (control := presser.choice(person)) and person.panel:
            album.look()
            await person.use(person.panel, control)
        album.look()
        await match.shows(match.seq)
    return match, album


async def drop(here: Discord) -> None:
    """Lost without a word; it is taken up where it was."""
    before = here.gateway.resumed
    await here.gateway.drop()
    await here.until(lambda: here.gateway.resumed > before, what="the resume")


async def reconnect(here: Discord) -> None:
    before = here.gateway.resumed
    await here.gateway.ask_to_reconnect()
    await here.until(lambda: here.gateway.resumed > before, what="the resume")


async def second_ready(here: Discord) -> None:
    """The session is over: everything is told anew."""
    before = here.gateway.identified
    await here.gateway.invalidate()
    await here.until(lambda: here.gateway.identified > before, what="the second READY")


BREAKS: tuple[Callable[[Discord], Awaitable[None]], ...] = (drop, reconnect, second_ready)


async def test_l4_buttons_of_any_age_answer_after_every_kind_of_break(
    wire: Scene, presser: Presser
) -> None:
    match, album = await played(wire, presser)
    for broken in BREAKS:
        await broken(wire.here)
        assert match.seq
        await match.people[0].press("Mapa", match.table)
    await wire.bot.restart()
    await album.press(presser.random)
    await match.shows(match.seq)


async def test_l4_a_press_during_a_break_is_answered_at_the_resume_or_plays_nothing(
    wire: Scene, presser: Presser
) -> None:
    """What the double is told late is dead: the move is not applied, as nobody would hear of it."""
    match = await wire.match()
    ana = match.people[0]
    await wire.here.gateway.drop()
    made = await ana.send(match.table, _way_in(match))
    await wire.here.until(lambda: made.replies, what="the answer")
    ana.look(made)
    while (control := presser.choice(ana)) and ana.panel and not match.events():
        await wire.here.gateway.drop()
        late = await ana.send(ana.panel, control)
        wire.here.skipped += 4.0
        await wire.here.until(partial(getattr, late, "attempts"), what="an acknowledgement")
        assert not late.answer
        assert wire.read("said", "press", interaction=late.id) == []
        await ana.use(ana.panel, control)
    assert match.events()


def _way_in(match: Match) -> Control:
    return next(one for one in controls(match.table.components) if "Jugar" in one[0])


async def test_l2_heartbeats_go_on_while_pictures_hang(
    tmp_path: Path, cache: Path, nursery: Nursery, presser: Presser
) -> None:
    """And with them presses: what hangs is another process."""
    async with scene(tmp_path / "data", cache, nursery, heartbeat=0.5) as wire:
        match = await wire.match()
        artist = await wire.here.until(wire.bot.artist, what="the process that draws")
        os.kill(artist, signal.SIGSTOP)
        beats, gateway = wire.here.gateway.beats, wire.here.gateway
        made = [await wire.ana.send(match.table, _way_in(match)) for _ in range(20)]
        await wire.here.until(lambda: gateway.beats >= beats + BEATS, what="heartbeats")
        await wire.here.until(lambda: all(one.answer for one in made), what="acknowledgements")
        assert gateway.identified == 1
        assert not gateway.resumed
