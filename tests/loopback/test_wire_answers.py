"""Who may do what, and what strangers may call themselves: seen on the wire."""

import re
from typing import Any, Final

import pytest

from bot.chat import limits
from bot.names import BLANKS
from tests.loopback.people import Person, Presser, opens, plays
from tests.loopback.scene import Scene
from tests.panels import controls, text_of

pytestmark = pytest.mark.asyncio(loop_scope="module")
FOREIGN: Final = (
    "r0:1:0:1:0:abcd",
    "r1:1:0:1",
    "r9:zz:-:1:play",
    "r1:zzzzzz:-:1:play",
    "hello",
    "r1:::",
)
"""Ids of other versions, of matches that there never were, and of nobody."""
NAMES: Final = (
    "@everyone <@&1> <#2>",
    "**__[a](https://evil.example)__**",
    "\u202eRTL\u2067 مرحبا",
    "a\u200bb\u200d\u2060c\n# d",
    "🚂" * 32,
    "'); DROP TABLE seat; -- ../../x",
)
UNSEEN: Final = re.compile("[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]")
MEMBER: Final = 1 << 31
"""Somebody who may only use commands."""
MANAGER: Final = 1 << 5


async def test_l4_ids_of_other_times_and_of_nobody_are_told_so(shared: Scene) -> None:
    wire = await shared.another()
    match = await wire.match()
    seq = match.seq
    for custom_id in FOREIGN:
        made = await wire.ana.forge(match.table, ("", custom_id, None))
        assert made.replies[-1].seen_by == wire.ana.user.id
        assert text_of(made.replies[-1].components)
    assert match.seq == seq


async def test_s3_only_whoever_sits_there_plays(shared: Scene, presser: Presser) -> None:
    """Not the other seat, not an outsider, not who manages the server, not who left."""
    wire = await shared.another()
    match = await wire.match(None, wire.ana, wire.bruno, wire.carla)
    ana, bruno, carla, zoe = wire.ana, wire.bruno, wire.carla, wire.zoe
    await match.play(ana)
    own = [one for one in controls(ana.shown) if plays(one)]
    assert own
    await carla.slash("abandonar")
    await carla.press("Dejar la partida")
    zoe.channel, zoe.user.bits = match.place, zoe.user.bits | MANAGER
    before = kept(wire, match.number)
    for person in (bruno, zoe, carla):
        for control in own:
            made = await person.forge(match.table, control)
            assert {reply.seen_by for reply in made.replies} <= {person.user.id}
    assert kept(wire, match.number) == before
    assert await presser.turn(ana)
    assert kept(wire, match.number) != before


def kept(wire: Scene, match: int) -> list[object]:
    """The first two seats, and what they have done."""
    tables = ("seat", "move", "press")
    return [wire.read("*", table, match=match, seat=seat) for table in tables for seat in (0, 1)]


async def test_s9_another_server_neither_reads_nor_changes_a_match(
    shared: Scene, presser: Presser
) -> None:
    """Not even its players from there: nothing of it is said where it is not played."""
    wire, there = await shared.another(), await shared.another()
    match = await wire.match()
    await match.play(wire.ana)
    rows = (wire.read("*", "seat", match=match.number), match.seq)
    elsewhere = await there.match()
    spy = Person(there.here, wire.ana.user, elsewhere.place)
    for verb in ("play", "hand", "map", "help"):
        label, custom_id, _ = opens(match.table, verb)
        made = await spy.forge(elsewhere.table, (label, custom_id, None))
        assert not re.search("Ana|Bruno", text_of(made.replies[-1].components))
        assert not made.replies[-1].files
    for control in [one for one in controls(wire.ana.shown) if plays(one)]:
        await spy.forge(elsewhere.table, control)
    assert (wire.read("*", "seat", match=match.number), match.seq) == rows
    assert await presser.turn(wire.ana)


async def test_s5_hostile_names_call_nobody_and_stay_in_their_line(
    shared: Scene, presser: Presser
) -> None:
    wire = await shared.another()
    people = [wire.person(name) for name in NAMES[:4]]
    people[1].user.nick, people[2].user.nick = NAMES[4], NAMES[5]
    before = len(wire.here.calls)
    match = await wire.match(None, *people)
    for person in people:
        await match.play(person)
        await presser.turn(person)
        for name in ("estado", "historial", "ayuda", "partidas"):
            await person.slash(name)
    await match.shows(match.seq)
    seated = {str(person.user.id) for person in people}
    bodies = [call.body for call in wire.here.calls[before:] if call.body and call.status == 200]
    for body in bodies:
        _check_names(body.get("data") or body, seated)
    assert len(bodies) > 20


def _check_names(body: dict[str, Any], seated: set[str]) -> None:
    allowed = body.get("allowed_mentions") or {}
    assert set(map(str, allowed.get("users") or ())) <= seated
    assert not allowed.get("parse")
    for part in limits.walk(body.get("components") or ()):
        text = str(part.get("content") or part.get("label") or "")
        assert not UNSEEN.search(text), text
        assert not set(text) & BLANKS - {" "}, text
        assert not re.search(r"(?<!\\)@everyone|<@&|<#2>|(?<!\\)\[a|^# d", text, re.MULTILINE), text
