"""People before the page who press what the panels offer, in any game."""

import asyncio
import re
from collections.abc import Sequence
from random import Random

from tests.e2e.page import Offer, Person, offers

LEVEL = "aprendiz"
OTHERS = re.compile(
    "Mapa|Deshacer|Volver|Escribir|Planear|Ver la regla|Ver una zona|Mi recuento|Revancha|🔄"
)
"""What can be pressed in a panel and plays nothing."""
FORWARD = ("Dejar que siga", "Confirmar")
"""What ends a turn: where it is offered nothing else is pressed."""
AGED, ENDED = "ya va por la jugada", "La partida terminó"
"""Nobody's panel ages by what others do, until a computer player ends the match meanwhile."""
NEWS = 60.0
"""Seconds within which the page must show what the bot does by itself."""
LOOK = 0.1
"""Seconds between two looks at the page."""


async def news(person: Person, *any_of: str) -> str:
    """The table, as soon as one of these words stands in it."""
    for _ in range(int(NEWS / LOOK)):
        text = str(await person.table.inner_text())
        if any(words in text for words in any_of):
            return text
        await asyncio.sleep(LOOK)
    raise AssertionError((any_of, text))


async def seated(person: Person, game: str, people: Sequence[str], computers: int) -> None:
    """A room of the first's, who begins the match: each press follows at once."""
    await person.press("Nueva partida", person.table)
    await person.choose("Elige un juego", game, person.panel)
    for name in people[1:]:
        await person.be(name)
        await person.press("Sentarme", person.table)
    await person.be(people[0])
    for _ in range(computers):
        await person.choose("Añadir o quitar", f"Añadir {LEVEL}", person.table)
    assert len(re.findall(f"🤖 {LEVEL}", await person.table.inner_text())) == computers
    await person.press("Empezar", person.table)


class Presser:
    """Presses what is wanted, else anything at random that plays."""

    def __init__(self, person: Person, wanted: Sequence[str], seed: str) -> None:
        self.person, self.wanted = person, (*FORWARD, *wanted)
        self._random = Random(seed)

    async def play(self, name: str, most: int) -> bool:
        """So many presses of somebody, or until there is nothing to answer; whether any."""
        await self.person.be(name)
        await self.person.press("Jugar", self.person.table)
        for number in range(most):
            found = [one for one in await offers(self.person.panel) if not OTHERS.match(one.words)]
            if not found:
                return number > 0
            await self.person.press_offer(self._best(found), 0)
            said = await self.person.panel.inner_text()
            assert AGED not in said or ENDED in said
        return True

    def _best(self, found: Sequence[Offer]) -> Offer:
        for words in self.wanted:
            for one in found:
                if one.words.startswith(words):
                    return one
        return self._random.choice(found)
