"""Nothing that anybody else gets, and no line of the log, depends on what one seat alone knows.

Two processes begin with the same file, but for one seat's hidden cards and tickets; the same is
pressed in both; every byte that the others got is compared, pictures too.
"""

import copy
import json
import re
import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import update

from bot.games import hosted
from bot.host.table import load
from bot.store import schema
from bot.store.database import Database
from tests.bot.test_chat_secrets import swap_hidden, unchanged
from tests.loopback.leaks import leaks
from tests.loopback.nursery import Nursery
from tests.loopback.people import Person
from tests.loopback.process import Bot
from tests.loopback.scene import Match, Scene, scene
from tests.loopback.wire import Call

TURNS = 3
Heard = tuple[set[str], set[bytes], set[str], set[str]]
"""What the others got: texts, pictures, lines of the log; and what the one seat itself got."""
ID = re.compile(r"\d{15,}")
NONCE = re.compile(r"(g\d+v\d+)t[0-9a-f]+")
"""It tells when the row fell due."""
TIMES = re.compile(r"(at=\S+|(ack_|commit_)?ms=[\d.]+|lag=[\d.]+)")
PICTURE = re.compile(r"picture=\w+")


async def set_state(bot: Bot, match: int, change: Callable[[Any], None]) -> None:
    """Put a match into a position of one's own, while no process works on it."""
    database = await Database(f"sqlite+aiosqlite:///{bot.database}").open()
    try:
        async with database.look() as connection:
            table = await load(connection, hosted(), match)
        change(table.running.state)
        text = table.game.saved.codec.dump(table.running.state)
        async with database.change() as connection:
            await connection.execute(update(schema.match).values(state=text, window="[]"))
    finally:
        await database.close()


async def choose_tickets(match: Match) -> None:
    for person in match.people:
        await match.play(person)
        for label in ("▫️ A", "▫️ B", "Quedarme"):
            await person.press(label)


async def draw_two(person: Person, match: Match) -> None:
    await match.shows(match.seq)
    await match.play(person)
    await person.press("× 2")


async def script(wire: Scene, match: Match) -> None:
    """Both draw from the deck; Ana, who is curious, and Zoe, who only watches, look everywhere."""
    ana, bruno = match.people
    wire.zoe.channel = match.place
    await choose_tickets(match)
    for _ in range(TURNS):
        await draw_two(ana, match)
        for person in (ana, wire.zoe):
            for name in ("estado", "historial", "ayuda", "mapa", "novedades"):
                await person.slash(name)
        await ana.suggestions("jugar", "jugada", "")
        await draw_two(bruno, match)
    await match.shows(match.seq)


def heard(wire: Scene, calls: list[Call], log: str, bruno: int, known: set[str]) -> Heard:
    """Ids that came into the world meanwhile are all the same; a picture may be late."""
    texts, pictures, own = set[str](), set[bytes](), set[str]()
    for call in calls:
        said = (call.name, _without_pictures(call.body))
        text = NONCE.sub(r"\1", json.dumps(said))
        text = ID.sub(lambda found: found[0] if found[0] in known else "#", text)
        (own if call.seen_by == bruno else texts).add(text)
        if call.seen_by != bruno:
            pictures |= {file.data for file in call.files}
    lines = {PICTURE.sub("", TIMES.sub("", ID.sub("#", line))) for line in log.splitlines()}
    return texts, pictures, lines, own


def _without_pictures(body: Any) -> Any:
    """A body whose picture comes with it or later is the same; so are the numbers of parts of a
    message, which tell the time."""
    if isinstance(body, list):
        found = [_without_pictures(part) for part in body]
        return [part for part in found if part is not None]
    if isinstance(body, dict):
        if body.get("type") == 12:
            return None
        left = {"attachments", "id"} if "type" in body else {"attachments"}
        return {key: _without_pictures(one) for key, one in body.items() if key not in left}
    return body


async def test_s1_no_byte_for_others_depends_on_a_hidden_hand(
    tmp_path: Path, cache: Path, nursery: Nursery
) -> None:
    async with scene(tmp_path / "data", cache, nursery) as wire:
        match = await wire.match()
        await match.shows(match.seq)
        wire.bot.terminate()
        await wire.bot.ended()
        kept = copy.deepcopy(match.place.messages)
        known = set(ID.findall(json.dumps([m.payload("") for m in kept.values()])))
        found: list[Heard] = []
        for name, change in (("one", unchanged), ("other", swap_hidden)):
            shutil.copytree(wire.bot.data, tmp_path / name, symlinks=True)
            wire.bot.data = tmp_path / name
            await set_state(wire.bot, match.number, partial(_first, change))
            match.place.messages.clear()
            match.place.messages.update(copy.deepcopy(kept))
            before, old = len(wire.here.calls), len(wire.bot.log)
            await wire.bot.start()
            await script(wire, match)
            wire.bot.terminate()
            await wire.bot.ended()
            bruno = match.people[1].user.id
            calls, log = wire.here.calls[before:], wire.bot.log[old:]
            found.append(heard(wire, calls, log, bruno, known))
            wire.bot.data = tmp_path / "data"
    (texts, pictures, lines, own), other = found
    assert texts ^ other[0] == set()
    assert pictures == other[1]
    assert lines ^ other[2] == set()
    assert own != other[3]
    assert len(texts) > 10 * TURNS
    assert len(pictures) >= TURNS


def _first(change: Callable[[Any], None], state: Any) -> None:
    """The change, and Ana begins."""
    change(state)
    state.turn = 0


async def test_s1_s8_what_the_scan_of_every_test_would_see(wire: Scene) -> None:
    """A panel, a private picture, a seed, the token, an id, a name: in the wrong place."""
    match = await wire.match()
    ana = match.people[0]
    await match.play(ana)
    assert leaks(wire, wire.bot.log) == []
    shown = next(call for call in reversed(wire.here.calls) if call.name == "PATCH original")
    seed = wire.read("seed", "match", id=match.number)[0][0]
    assert shown.files
    for seen_by, body in (
        (None, shown.body),
        (match.people[1].user.id, shown.body),
        (None, {"content": seed}),
    ):
        call = copy.copy(shown)
        call.seen_by, call.body = seen_by, body
        wire.here.calls.append(call)
        assert leaks(wire, ""), body
        wire.here.calls.pop()
    for line in (seed, str(ana.user.id), "said by Ana", wire.here.environment["DISCORD_TOKEN"]):
        assert leaks(wire, f"at=now {line}\n")
