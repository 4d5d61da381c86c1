"""The film and the chart, seen from who asks for them."""

from pathlib import Path
from typing import Any

from bot.host.filming import Course, Reel, Still, made
from bot.store import deletion
from render.painter import Job, Picture
from tests.bot.test_chat_clock import begin
from tests.bot.test_chat_votes import ask, question
from tests.world import GAMES, PIXEL, World, world


class Studio:
    """Works at once, with boards of one pixel."""

    def __init__(self) -> None:
        self.work: list[Any] = []
        self.is_broken = False

    async def do(self, work: Still | Reel | Course) -> Any:
        self.work.append(work)
        return None if self.is_broken else made(work, _pixel, GAMES)

    async def close(self) -> None:
        """Nothing runs."""


def _pixel(job: Job) -> Picture:
    return Picture(PIXEL, "png", (1, 1))


async def over(here: World) -> Studio:
    """A match that the table ended; the studio that works for it."""
    studio = Studio()
    here.env.bot.face.studio = studio
    called, other = await begin(here)
    await ask(called, "finish")
    await other.table("yes", question(here))
    await here.pass_time(1)
    return studio


def ending(here: World) -> Any:
    return here.channel.history()[-1]


async def test_a_film_of_the_match_shows_its_progress(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        studio = await over(here)
        await here.zoe.table("film", ending(here))
        assert "jugada a jugada" in here.zoe.text
        stills = [work for work in studio.work if isinstance(work, Still)]
        assert len(stills) >= 3
        assert all(event.only_for is None for work in stills for event in work.job.events)
        assert [type(work) for work in studio.work[-1:]] == [Reel]
        edits = [entry for entry in here.env.http_requests if "Dibujo" in str(entry.json)]
        assert edits
        await here.zoe.press("Gráfico")
        assert "Lo que habría contado" in here.zoe.text
        assert [type(work) for work in studio.work[-1:]] == [Course]
        assert all(name in str(here.zoe.shown) for name in ("ana", "bruno"))


async def test_a_match_that_is_deleted_while_its_film_is_made_ends_it_well(tmp_path: Path) -> None:
    """Its boards had been read; whoever asks later is told that it is gone."""
    async with world(tmp_path) as here:
        studio = await over(here)
        message, do = ending(here), studio.do

        async def deleting(work: Any) -> Any:
            async with here.host.database.change() as connection:
                await deletion.delete_matches(connection, [1])
            return await do(work)

        studio.do = deleting  # type: ignore[method-assign]
        await here.zoe.table("film", message)
        assert "jugada a jugada" in here.zoe.text
        for verb in ("film", "chart", "again", "news"):
            await here.press_raw(here.zoe, here.zoe.panel, [f"r1:1:-:0:{verb}"])
            assert "no hay ninguna partida" in here.last_private
        assert not list(here.env.errors)


async def test_before_the_end_there_is_none(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await begin(here)
        for verb in ("film", "chart"):
            await here.press_raw(here.ana, here.ana.panel, [f"r1:1:-:0:{verb}"])
            assert "cuando la partida termina" in here.last_private


async def test_a_studio_that_fails_says_so(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        studio = await over(here)
        studio.is_broken = True
        for verb in ("film", "chart"):
            await here.press_raw(here.ana, here.ana.panel, [f"r1:1:-:0:{verb}"])
            assert "No he podido" in here.last_private
