"""Channels that are lost: the match waits, whole; the others go on; it resumes where somebody says.

https://docs.discord.com/developers/topics/opcodes-and-status-codes
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import pytest

from tests.loopback import events
from tests.loopback.people import Person, Presser
from tests.loopback.scene import Match, Scene

pytestmark = pytest.mark.asyncio(loop_scope="module")
ATTEMPTS = 4
"""Requests that a lost place may cost."""
Act = Callable[[Scene, Match], Awaitable[None]]


@dataclass(frozen=True)
class Loss:
    """How a place is lost and mended; without a way to mend it the match moves."""

    code: int
    parked: str
    lose: Act
    mend: Act | None
    is_here: bool = False
    """Played in the channel, not in a thread."""


def denied(*names: str) -> Act:
    async def act(wire: Scene, match: Match) -> None:
        await events.deny(wire.here, match.room_channel, *names)

    return act


async def delete(wire: Scene, match: Match) -> None:
    await events.delete(wire.here, match.place)


async def lock(wire: Scene, match: Match) -> None:
    await events.archive(wire.here, match.place, is_locked=True)


async def unlock(wire: Scene, match: Match) -> None:
    await events.reopen(wire.here, match.place)


async def kick(wire: Scene, match: Match) -> None:
    await events.kick(wire.here, wire.guild)


async def invite(wire: Scene, match: Match) -> None:
    await events.invite(wire.here, wire.guild)


LOSSES: Final = {
    "muted": Loss(50013, "permission", denied("send_messages_in_threads"), denied()),
    "muted channel": Loss(50013, "permission", denied("send_messages"), denied(), is_here=True),
    "no pictures": Loss(50013, "permission", denied("attach_files"), denied()),
    "blind": Loss(50001, "channel", denied("view_channel"), denied()),
    "deleted thread": Loss(10003, "channel", delete, None),
    "deleted channel": Loss(10003, "channel", delete, None, is_here=True),
    "locked": Loss(160005, "locked", lock, unlock),
    "kicked": Loss(50001, "channel", kick, invite),
}


async def begun(wire: Scene, presser: Presser, *, is_here: bool = False) -> Match:
    """Everybody has chosen their tickets: from now on each turn is a new post."""
    match = await wire.match(here=is_here)
    for person in match.people:
        await match.play(person)
        await presser.turn(person)
    await match.shows(match.seq)
    return match


def kept(wire: Scene, match: Match) -> list[tuple[object, ...]]:
    return wire.read("status, seq, parked, channel, thread", "match", id=match.number)


async def turn(match: Match, random: Presser) -> Person:
    """Somebody plays until there is nothing more to press."""
    for person in match.people:
        if not random.choice(person):
            await match.play(person)
        if await random.turn(person):
            return person
    raise AssertionError("nobody has anything to do")


@pytest.mark.parametrize("name", LOSSES)
async def test_l6_a_lost_place_parks_the_match_and_it_resumes(
    shared: Scene, presser: Presser, name: str
) -> None:
    loss, wire = LOSSES[name], await shared.another()
    match = await begun(wire, presser, is_here=loss.is_here)
    other = await (await shared.another()).match()
    await loss.lose(wire, match)
    calls = len(wire.here.calls)
    person = await turn(match, presser)
    await wire.here.until(lambda: parked(wire, match) == loss.parked, what="parking")
    await turn(other, presser)
    await other.shows(other.seq)
    await asyncio.sleep(0)
    refused = [call for call in wire.here.calls[calls:] if call.code == loss.code]
    assert 1 <= len(refused) <= ATTEMPTS
    await mend(wire, loss, match, person)
    await match.shows(match.seq)
    assert parked(wire, match) == ""
    await turn(match, presser)
    await match.shows(match.seq)


async def mend(wire: Scene, loss: Loss, match: Match, person: Person) -> None:
    """Whoever plays is told where it cannot be shown, and says where it goes on."""
    person.channel = match.room_channel
    if loss.mend:
        await loss.mend(wire, match)
        person.channel = match.place
    else:
        person.channel = match.moved_to = wire.here.add_channel(wire.guild, "otro")
    await person.slash("mesa")


def parked(wire: Scene, match: Match) -> str:
    return str(wire.read("parked", "match", id=match.number)[0][0])


async def test_l6_an_archived_thread_is_written_to_all_the_same(
    shared: Scene, presser: Presser
) -> None:
    """A new message opens it again; an edit alone would be refused."""
    wire = await shared.another()
    match = await wire.match()
    for _ in range(4):
        await events.archive(wire.here, match.place)
        await turn(match, presser)
        await match.shows(match.seq)
    assert parked(wire, match) == ""


async def test_l8_an_outage_of_the_server_changes_nothing(shared: Scene, presser: Presser) -> None:
    wire = await shared.another()
    match = await wire.match()
    row = kept(wire, match)
    await events.outage(wire.here, wire.guild)
    other = await (await shared.another()).match()
    await turn(other, presser)
    assert kept(wire, match) == row
    assert wire.read("value", "setting", key=f"left-server:{wire.guild.id}") == []
    await events.recovery(wire.here, wire.guild)
    await turn(match, presser)
    await match.shows(match.seq)
    assert parked(wire, match) == ""


async def test_l6_whoever_takes_the_bot_out_and_in_again_loses_nothing(
    shared: Scene, presser: Presser
) -> None:
    wire = await shared.another()
    match = await wire.match()
    key = f"left-server:{wire.guild.id}"
    await events.kick(wire.here, wire.guild)
    await wire.here.until(lambda: wire.read("value", "setting", key=key), what="the note")
    await events.invite(wire.here, wire.guild)
    await wire.here.until(lambda: not wire.read("value", "setting", key=key), what="its end")
    await turn(match, presser)
    await match.shows(match.seq)
