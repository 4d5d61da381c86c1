"""A whole match of Trans Europa in the virtual Discord: rounds, joint networks, a restart."""

from pathlib import Path
from typing import Any

from tests.world import Person, World, controls, world

TURNS = 120
CITY_SAYS = "Tus ciudades"


async def test_two_people_and_a_computer_player_play_rounds_to_the_end(tmp_path: Path) -> None:
    """Each takes the first line that the panel offers, which lies on its way."""
    async with world(tmp_path, grace=0) as here:
        await here.start("trans_europa", ai=1)
        await here.set_state(nearly_over)
        for turn in range(TURNS):
            if here.is_over:
                break
            if turn in (4, 11):
                await here.restart()
            await lay_first(here.called)
            await here.pass_time(61)
        await check_the_end(here)


def nearly_over(state: Any) -> None:
    state.scores = [10] * len(state.scores)


async def lay_first(person: Person) -> None:
    """A marker, or tracks until the turn is over."""
    await person.table("play")
    assert CITY_SAYS in person.text, "its own cities, privately"
    for _ in range(3):
        found = [control for control in controls(person.shown) if is_place(control)]
        if not found:
            break
        await person.use(found[0])
    if person.has("Terminar"):
        await person.press("Terminar")


def is_place(control: tuple[str, str, str | None]) -> bool:
    """A line or a crossing, as an option of a list or as a button."""
    return not control[0].startswith(("🔍", "↩️", "🔄", "✋", "Ver", "📍", "🛤️", "⌨️"))


async def check_the_end(here: World) -> None:
    assert here.is_over
    state: Any = await here.state()
    assert min(state.scores) <= 0
    assert len(state.rounds) > 1
    for scored in state.rounds:
        assert 0 in scored.lost, "somebody was connected"
    assert CITY_SAYS not in here.public_text
    assert "Gana" in here.public_text or "compartida" in here.public_text
    for seat, person in enumerate((here.ana, here.bruno)):
        await person.table("score")
        assert f"**{state.scores[seat]}**".replace("-", "−") in person.text
        assert f"**Ronda {len(state.rounds)}:**" in person.text
    assert here.figures.components <= 40
