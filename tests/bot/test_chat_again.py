"""The same line of a select can be chosen again: a client keeps in mind what was chosen in it."""

from pathlib import Path
from typing import Any

from bot.chat import limits
from tests.world import raw, world


def menus(components: Any) -> list[int]:
    return [part["id"] for part in limits.walk(components) if part["type"] == 3]


async def test_each_sending_of_a_select_is_another_one(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        room = await here.open_room()
        seen = menus(raw(room))
        for verb in ("ai.", "noai.", "ai."):
            await here.ana.choose(verb, here.channel.history()[-1])
            seen += menus(raw(here.channel.history()[-1]))
        assert len(set(seen)) == len(seen) == 8  # computer players and clock, four times


async def test_and_so_is_one_that_somebody_comes_back_to(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.ana.slash("reglas")
        seen = []
        for _ in range(3):
            (number,) = menus(here.ana.shown)
            seen.append(number)
            label = next(c for c in here.ana.labels() if c)
            await here.ana.press(label)
        assert len(set(seen)) == len(seen)
        assert min(seen) > limits.COMPONENTS
