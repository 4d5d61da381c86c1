"""People who act at the same time, each in a panel of their own, in the virtual Discord."""

from pathlib import Path
from random import Random
from typing import Any

from bot.chat import ids
from bot.host.press import Press
from engine import menu
from tests.world import GAMES, Person, World, controls, world

TILES = GAMES["railroad_tiles"]
PRESSES = 900
LATE = 7
"""The round that the match goes on with, once all have their start tiles."""


class Layer:
    """Presses one thing at a time among what a panel offers; never twice on the same panel."""

    def __init__(self, person: Person) -> None:
        self.person, self._random = person, Random(person.actor.name)

    async def one_press(self) -> str:
        """What the panel says after it; empty when there was nothing to press."""
        found = self._found()
        if not found:
            await self.person.table("play")
            found = self._found()
        if not found:
            return ""
        await self.person.use(self._random.choice(found))
        return self.person.text

    def _found(self) -> list[tuple[str, str, str | None]]:
        if self.person.panel is None:
            return []
        return [one for one in controls(self.person.shown) if self._plays(one)]

    def _plays(self, control: tuple[str, str, str | None]) -> bool:
        """Moves and questions; not what takes back, nor the way up."""
        _, custom_id, value = control
        press = ids.read(custom_id, [value] if value else [])
        return isinstance(press, Press) and not press.verb and press.chain != ((),)


async def seated(here: World) -> None:
    """Three people in the channel, all with a start tile."""
    room = await here.open_room("railroad_tiles")
    for person in (here.bruno, here.carla):
        await person.table("sit", room)
    await here.set_options(room, {"where": "here"})
    await here.ana.table("start", here.channel.history()[-1])
    await here.idle()


async def drafts(here: World) -> int:
    """How many seats have tiles laid that nobody else sees yet."""
    table = await here.host.table(here.match)
    return sum(bool(sitter.draft) for sitter in table.sitters)


async def test_three_people_lay_at_the_same_time(tmp_path: Path) -> None:
    """A press each in turn, a restart between two: nobody's panel ages by what another does, each
    keeps a draft of their own, and the rounds go on when all have finished."""
    async with world(tmp_path, grace=0) as here:
        await seated(here)
        layers = [Layer(person) for person in (here.ana, here.bruno, here.carla)]
        most, is_late, is_told = 0, False, False
        for number in range(PRESSES):
            if here.is_over:
                break
            said = await layers[number % 3].one_press()
            assert "ya va por la jugada" not in said, said
            most = max(most, await drafts(here))
            state: Any = await here.state()
            if state.round == 1 and not is_late:
                is_late = True
                await here.set_state(late)
                for layer in layers:
                    await layer.person.table("play")
            if number == 60:
                await here.restart()
            await here.pass_time(61)
            if "Os toca a varios" in here.public_text:
                is_told = is_told or "· después" in here.public_text
        assert most == 3
        assert is_told
        assert here.is_over
        assert "Gana" in here.public_text
        await here.carla.table("score")
        assert "Prestigio" in here.carla.text
        assert here.figures.components <= 40


def late(state: Any) -> None:
    state.round = LATE


def both_lay(state: Any) -> None:
    """Ana has taken the four tiles of the last column, Bruno the three before it."""
    while state.offer:
        seat = TILES.to_move(state)[0]
        TILES.play(state, seat, next(menu.moves(TILES, state, seat)))
    state.order = (0, 1)
    for seat, column in enumerate((4, 3)):
        TILES.play(state, seat, menu.move(TILES, state, seat, f"column {column + 1}"))


async def lay_one(person: Person) -> None:
    """The first tile, in the first place, as it comes."""
    before = person.text.count("▫️")
    for _ in range(3):
        found = [one for one in controls(person.shown) if is_lay(one)]
        await person.use(found[0])
        if person.text.count("▫️") > before:
            return
    raise AssertionError(person.text)


def is_lay(control: tuple[str, str, str | None]) -> bool:
    press = ids.read(control[1], [control[2]] if control[2] else [])
    if not isinstance(press, Press) or press.verb or not press.chain[0]:
        return False
    first: Any = press.chain[0][0]
    return bool(list(TILES.kinds.values())[first].word == "lay")


async def test_tiles_are_taken_back_freely_while_another_lays(tmp_path: Path) -> None:
    """Step by step; what another confirms in the meantime leaves a draft as it is."""
    async with world(tmp_path, grace=0) as here:
        await here.start("railroad_tiles")
        await here.set_state(both_lay)
        public, seq = here.public_text, await here.seq()
        await here.ana.table("play")
        for _ in range(3):
            await lay_one(here.ana)
        await here.ana.press("Deshacer paso")
        assert here.ana.text.count("▫️") == 2
        await here.bruno.table("play")
        await lay_one(here.bruno)
        assert (await here.seq(), here.public_text) == (seq, public)
        for _ in range(2):
            await lay_one(here.bruno)
        assert await here.seq() == seq  # nothing is on the table before it is confirmed
        await here.bruno.press("Confirmar")
        assert await here.seq() == seq + 3
        assert len((await here.state()).areas[1].laid) == 4
        await here.ana.table("play")
        assert here.ana.text.count("▫️") == 2
        for _ in range(2):
            await lay_one(here.ana)
        await here.ana.press("Confirmar")
        state = await here.state()
        assert len(state.areas[0].laid) == 5
        assert state.areas[0].hand == ()
