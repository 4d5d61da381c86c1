"""Playing, seen from the people who press."""

from pathlib import Path

from tests.world import Presser, rich, world


async def test_a_whole_match_by_buttons_alone(tmp_path: Path) -> None:
    """Two people and two computer players, from the room to the final count."""
    async with world(tmp_path, grace=0) as here:
        await here.start(ai=2)
        pressers = {person.id: Presser(person.actor.name) for person in here.people}
        for person in (here.ana, here.bruno):
            await pressers[person.id].turn(person)
        for _ in range(400):
            if here.is_over:
                break
            person = here.called
            await pressers[person.id].turn(person)
        assert here.is_over
        print(here.public_text)
        print(here.figures.components, here.figures.size, here.figures.characters)
