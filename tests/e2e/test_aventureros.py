"""A whole match of ¡Aventureros al Tren! in the virtual Discord: two people and a computer player,
by buttons alone, with restarts on the way."""

from pathlib import Path
from typing import Any

from tests.world import Presser, World, world

TURNS = 200
FEW_WAGONS = 18


async def test_two_people_and_a_computer_player_to_the_final_count(tmp_path: Path) -> None:
    async with world(tmp_path, grace=0) as here:
        await here.start("aventureros", ai=1)
        pressers = {person.id: Presser(person.actor.name) for person in here.people}
        for person in (here.ana, here.bruno):
            await pressers[person.id].turn(person)
        await here.set_state(fewer_wagons)
        for turn in range(TURNS):
            if here.is_over:
                break
            if turn in (3, 9):
                await here.restart()
            person = here.called
            await pressers[person.id].turn(person)
            await here.pass_time(61)
        await check_the_end(here)


def fewer_wagons(state: Any) -> None:
    for player in state.players:
        player.wagons = FEW_WAGONS


async def check_the_end(here: World) -> None:
    assert here.is_over
    state: Any = await here.state()
    game = here.host.games["aventureros"]
    cards = [card for card in state.market if card >= 0] + state.deck + state.discard
    assert sum(sum(player.hand) for player in state.players) + len(cards) == 110
    assert state.turns_left == 0, "the last round was played"
    assert "Gana" in here.public_text or "compartida" in here.public_text
    rows = {row.seat: row for row in game.standings(state)}
    for seat, person in enumerate((here.ana, here.bruno)):
        await person.table("score")
        total = str(rows[seat].total).replace("-", "−")
        assert total in person.text
        assert "Camino continuo más largo" in person.text
        assert "Estaciones" not in person.text
    assert here.figures.components <= 40
