"""Local mode as somebody sees it who has just started it: in Chromium, by clicks alone."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.page import CHROMIUM, Local, Person, chromium, labels
from tests.e2e.pressing import NEWS, news, seated

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not CHROMIUM, reason="Chromium is missing; see .ci/chromium"),
]
PEOPLE = ("Ana", "Bruno")
TURNS = 3
MOST = 8
"""Presses of one turn."""
DONE = re.compile("Ahora |La partida terminó")
"""What a private panel says when the turn is over."""


@pytest.fixture
async def local(tmp_path: Path) -> AsyncIterator[Local]:
    here = Local(tmp_path / "data")
    yield here
    await here.stop()
    assert "level=ERROR" not in here.log
    assert "Traceback" not in here.log


async def begun(person: Person) -> None:
    """Two people and two computer players, and the match begins: each press follows at once."""
    await seated(person, "Rieles de Europa", PEOPLE, 2)
    await news(person, "Os toca a todos")
    for name in PEOPLE:
        await person.be(name)
        await person.press("Jugar", person.table)
        for letter in "AB":
            await person.press(letter, person.panel)
        await person.press("Quedarme con 2", person.panel)
        assert "Te has quedado" in await person.panel.inner_text()


async def turn(person: Person, last: str = "") -> str:
    """Whoever is called draws or builds; the words of the table that called them."""
    for _ in range(int(NEWS / 0.1)):
        text = await news(person, "te toca", "🏁", "Victoria")
        if text != last:
            break
        await asyncio.sleep(0.1)
    assert text != last, text
    if "te toca" not in text:
        return text
    found = re.search(r"@(\w+), te toca", text)
    assert found, text
    await person.be(found[1])
    await person.press("Jugar", person.table)
    await move(person)
    return text


async def move(person: Person) -> None:
    """The first route that is offered, else two cards from the deck, else what there is."""
    wanted = ["Mazo × 2", "Mazo", "Quedarme con 1", "Retirarme"]
    for _ in range(MOST):
        panel, offered = person.panel, await labels(person.panel)
        if "Dejar que siga" in offered:
            return await person.press("Dejar que siga", panel)
        if DONE.search(await panel.inner_text()):
            return None
        routes = [one for one in offered if one.startswith("Construye una ruta")]
        if routes:
            await person.choose(routes[0], "", panel)
        else:
            await person.press(next((one for one in wanted if one in offered), offered[0]), panel)
    raise AssertionError(await person.panel.inner_text())


async def test_some_turns_and_a_restart(local: Local) -> None:
    """On a phone's screen, where a list opens under a picture."""
    async with chromium(390, 844) as page:
        person = Person(page)
        await person.open(await local.start())
        await begun(person)
        await person.press("Mapa", person.table)
        for zone in ("Iberia", "Balcanes"):
            await person.choose("Ver una zona", zone, person.panel)
        last = ""
        for number in range(TURNS):
            if number == TURNS // 2:
                await restart(local, person)
            last = await turn(person, last)
        await leave(person)


async def restart(local: Local, person: Person) -> None:
    """The same matches are on the page again, with the same table."""
    before = await news(person, "te toca")
    await local.stop()
    await person.open(await local.start())
    assert called(await news(person, "te toca")) == called(before)


def called(text: str) -> list[str]:
    """Who, in which match, at which move."""
    found = re.search(r"@(\w+), te toca\s+(.+) · jugada (\d+)", text)
    assert found, text
    return list(found.groups())


async def leave(person: Person) -> None:
    """Both give up: where no people are left, the match ends."""
    for name in PEOPLE:
        await person.be(name)
        await person.slash("/rieles abandonar")
        await person.press("Dejar la partida", person.panel)
    assert "Revancha" in await news(person, "Partida cerrada")
