"""Whole matches in Chromium, by clicks alone, of every game."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.e2e.page import CHROMIUM, Local, Person, chromium
from tests.e2e.pressing import Presser, news, seated

pytestmark = [
    pytest.mark.browser,
    pytest.mark.soak,
    pytest.mark.skipif(not CHROMIUM, reason="Chromium is missing; see .ci/chromium"),
]
PEOPLE = ("Ana", "Bruno", "Carla")
LOOKS = 2000
"""At the table, within which a match must be over."""
MOST = 40
"""Presses of one turn."""
RESTARTS = (4, 15)
"""Turns after which the bot is ended and started again."""
OVER = "🏁"
CALLS = re.compile(r"@(\w+), te toca")


@dataclass(frozen=True, slots=True)
class Kind:
    """How a game is played here."""

    name: str
    computers: int
    counts: str
    """What a person's own count says."""
    wanted: Sequence[str] = ()
    """What is pressed where it is offered; else anything."""
    people: Sequence[str] = PEOPLE[:2]
    most: int = MOST
    """Presses of somebody before the page is another's, who may be called as well."""


ROUTES = ("Construye una ruta", "Mazo × 2", "Mazo", "Quedarme", "Retirarme")
KINDS = (
    Kind("Rieles de Europa", 2, "puntos", ROUTES),
    Kind("¡Aventureros al Tren!", 2, "Camino continuo más largo", ROUTES),
    Kind("Trans Europa", 2, "Ronda", ("Pon una vía", "Terminar")),
    Kind("Ride the Rails", 1, "Dividendos", ("Acabar aquí",)),
    Kind("Railroad Tiles", 0, "Prestigio", people=PEOPLE, most=5),
)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
async def test_a_whole_match_to_its_count(kind: Kind, tmp_path: Path) -> None:
    """Two restarts fall into it, and no press is lost."""
    local = Local(tmp_path / "data", people=len(PEOPLE))
    try:
        async with chromium() as page:
            person = Person(page)
            await person.open(await local.start())
            await seated(person, kind.name, kind.people, kind.computers)
            await played(local, person, kind)
            assert re.search("Gana|Victoria", await person.table.inner_text())
            for name in kind.people:
                await person.be(name)
                await person.press("Mi recuento", person.table)
                assert kind.counts in await person.panel.inner_text()
    finally:
        await local.stop()
    for word in ("level=ERROR", "Traceback", "the page refused"):
        assert word not in local.log


async def played(local: Local, person: Person, kind: Kind) -> None:
    """To its end: whoever is called plays, or all a few presses each."""
    presser, due, turns = Presser(person, kind.wanted, kind.name), list(RESTARTS), 0
    for _ in range(LOOKS):
        text = await news(person, "toca", "Juegan las IA", OVER)
        if OVER in text:
            assert not due, "both restarts fell into it"
            return
        for name in CALLS.findall(text) or kind.people:
            turns += await presser.play(name, kind.most)
        if due and turns >= due[0]:
            del due[0]
            await restarted(local, person)
    raise AssertionError(text)


async def restarted(local: Local, person: Person) -> None:
    """The same table is on the page again."""
    before = await person.table.inner_text()
    await local.stop()
    await person.open(await local.start())
    assert move(await news(person, "jugada")) >= move(before)


def move(text: str) -> tuple[str, int]:
    """Which match, at which move."""
    found = re.search(r"(\S+) · jugada (\d+)", text)
    assert found, text
    return found[1], int(found[2])
