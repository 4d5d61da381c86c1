"""What bad input gets: one private sentence, no change, nothing for the log."""

import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.chat.folding import fold
from bot.chat.handlers import ALONE, HANDLERS
from bot.chat.typed import Lines
from bot.host.info import Caller
from render import PAINTERS
from tests.panels import controls
from tests.world import Painter, World, raw, rich, world

SIGNS = ("\u200b", "\u202e", "\u0000", "مرحبا", "🚂", "é", "٣", "²", "-1", " ", "Z", ":", "/", "~1")
HUGE = ("0", "-1", "9" * 9, "9" * 18, "9" * 19, "9" * 40, "zzzzzzzzzzzz", "٣", "²")
LOOKS = ("map", "status", "history", "score", "help", "rules", "how", "games", "hand", "play")
"""Verbs that change nothing, whatever follows them."""
BAD = ("qzx", "xkcdw", "ñandúzz", "99999", "jjj")
"""Words that begin no word of any move; which holds is looked up, not trusted."""


@pytest.fixture(autouse=True)
def regions(monkeypatch: pytest.MonkeyPatch) -> None:
    """The board's own: those of the painter of the tests have no names to be told by."""
    monkeypatch.setattr(Painter, "regions", PAINTERS["europa"].regions)


@pytest.mark.parametrize(
    ("count", "seed"),
    [pytest.param(120, 1, id="short"), pytest.param(10_000, 2, marks=pytest.mark.soak, id="whole")],
)
async def test_ids_that_nobody_was_shown(
    count: int, seed: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path) as here:
        shown = await turn_of_ana(here)
        random, before = Random(seed), rows(here)
        for _ in range(count):
            custom_id = strange(random, shown)
            await answered(here, here.ana, custom_id, caplog)
        assert rows(here) == before


@pytest.mark.parametrize(
    ("count", "seed"),
    [pytest.param(60, 3, id="short"), pytest.param(10_000, 4, marks=pytest.mark.soak, id="whole")],
)
async def test_texts_that_are_no_moves(
    count: int, seed: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path) as here:
        await turn_of_ana(here)
        random, before, words = Random(seed), rows(here), await vocabulary(here)
        for _ in range(count):
            text = odd(random, words)
            is_bad = any(
                not any(known.startswith(word) for known in words) for word in fold(text).split()
            )
            person = here.ana if is_bad else here.bruno
            person.panel = None
            mark = len(here.env.http_requests)
            await person.slash("jugar", jugada=text)
            assert person.panel is not None, repr(text)
            assert person.text, repr(text)
            assert not faults(here, caplog), repr(text)
            assert sent(here, mark) == (1, 0), repr(text)
        assert rows(here) == before


async def test_numbers_of_matches_that_cannot_be(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """As an option of a command and as one of several matches that were offered."""
    async with world(tmp_path) as here:
        await turn_of_ana(here)
        before = rows(here)
        for of in HUGE:
            await here.ana.slash("estado", partida=of)
            assert here.ana.text
            assert not faults(here, caplog), of
            for verb in ("of.status-", "noai.", "history.", "status."):
                await answered(here, here.ana, f"r1:1:-:0:{verb}{of}", caplog)
        assert rows(here) == before


async def test_pages_of_nothing_that_was_answered(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """What a page turns belongs to answers: without them the root is shown."""
    async with world(tmp_path) as here:
        shown = await turn_of_ana(here)
        anew = next(one for one in shown if "::" in one)
        before, root = rows(here), here.ana.text
        for page in ("z", "zz", "k", "k0", "p0", "p1", "o", "others"):
            await answered(here, here.ana, anew.replace("::", f":/{page}:"), caplog)
            assert here.last_private == root
        assert rows(here) == before


async def turn_of_ana(here: World) -> list[str]:
    """A position with every kind of move; the ids that Ana is shown."""
    await here.start()
    await here.set_state(rich)
    await here.ana.table("play")
    ours = [*controls(here.ana.shown), *controls(raw(here.table))]
    return [custom_id for _, custom_id, _ in ours]


async def answered(
    here: World, person: Any, custom_id: str, caplog: pytest.LogCaptureFixture
) -> None:
    """One press: one acknowledgement, something said, nobody else told, nothing logged."""
    mark = len(here.env.http_requests)
    await here.press_raw(person, person.panel, [custom_id])
    assert here.last_private, repr(custom_id)
    assert sent(here, mark) == (1, 0), repr(custom_id)
    assert not faults(here, caplog), repr(custom_id)


def sent(here: World, mark: int) -> tuple[int, int]:
    """Acknowledgements and public messages since then."""
    paths = [entry.path for entry in here.env.http_requests[mark:]]
    acknowledged = sum(path.endswith("/callback") for path in paths)
    return acknowledged, sum(path.startswith("/channels/") for path in paths)


def faults(here: World, caplog: pytest.LogCaptureFixture) -> list[Any]:
    found = [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]
    return [*found, *here.env.errors]


def rows(here: World) -> list[str]:
    """The whole file: any counter, window or draft that moved is seen."""
    with sqlite3.connect(here.path) as connection:
        return list(connection.iterdump())


def strange(random: Random, shown: list[str]) -> str:
    """An id like a real one that stands for nothing, or for something that only looks."""
    match random.randrange(4):
        case 0:
            return _spoilt(random, random.choice(shown))
        case 1:
            return "".join(chr(random.randrange(1, 0xD800)) for _ in range(random.randrange(1, 60)))
        case 2:
            what = random.choice([*HUGE, *SIGNS, "x" * 48, "p.1"])
            verb = random.choice([*LOOKS, "nothing", "~3", "of", "@done"])
            return f"r1:{random.choice(['1', '2', 'zz'])}:-:{random.randrange(99)}:{verb}.{what}"[
                :100
            ]
    acting = sorted(set(HANDLERS) - set(LOOKS) - ALONE)  # those act without any match
    other = random.choice(["0", "2", "zz", "zzzzzzzzzzzz"])
    return f"r1:{other}:-:0:{random.choice(acting)}"


def _spoilt(random: Random, custom_id: str) -> str:
    """One field of a real id replaced; the check letters no longer fit, or the match is none."""
    fields = custom_id.split(":")
    place = random.randrange(len(fields)) if len(fields) > 5 else random.choice([0, 1])
    if place == len(fields) - 1 and len(fields) > 5:
        fields[place] = random.choice(["aaaa", "", "abcde", "AAAA", "a" * 9])
    elif place == 4 and len(fields) > 5:
        junk = [*HUGE, "m", "m0", "mff", "1.2.3", "+", "..", "0!", "/zz", "@done", "@undo", "@x"]
        fields[place] = random.choice(junk)
    else:
        fields[place] = random.choice([*HUGE[:6], *SIGNS, "", "2"] if place else ["r0", "r2", ""])
    if fields == custom_id.split(":") or (fields[1] == "1" and len(fields) <= 5):
        fields[1] = "zz"
    return (":".join(fields)[:100]) or "-"


async def vocabulary(here: World) -> list[str]:
    """Every word that some legal move holds."""
    desk = await here.host.desk(here.match, Caller(here.ana.id, here.guild.id, 1))
    lines = Lines(desk, here.env.bot.face.voices.reader("es", desk.info))
    found = {word for group in lines._first for line in group for word in line.words}
    more = {word for group in lines._first for line in group for word in ends(lines, line)}
    return sorted(found | more)


def ends(lines: Lines, line: Any) -> Iterator[str]:
    for end in [] if line.is_whole else lines._wholes(line):
        yield from end.words


def odd(random: Random, words: list[str]) -> str:
    """Real words, damaged words, words of nothing and signs, in any order."""
    parts = [random.choice(words) for _ in range(random.randrange(4))]
    if parts and random.random() < 0.5:
        word = list(parts[-1])
        word[random.randrange(len(word))] = chr(random.randrange(97, 123))
        parts[-1] = "".join(word)
    parts += random.sample([*BAD, *SIGNS, *HUGE], random.randrange(1, 4))
    if random.random() < 0.2:
        parts = ["".join(chr(random.randrange(32, 0xD800)) for _ in range(random.randrange(1, 90)))]
    random.shuffle(parts)
    return " ".join(parts)[:300] or "-"
