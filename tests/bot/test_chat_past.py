"""What has been: the news since one's own last move, and the board as it was then."""

from pathlib import Path

from tests.bot.test_chat_play import choose_tickets, turn_of_ana
from tests.world import EUROPA, Person, World, world


async def two_cards(here: World) -> Person:
    """Whoever is called draws twice."""
    person = here.called
    await person.table("play")
    await person.press("Mazo × 2")
    await here.pass_time(61)
    return person


async def playing(here: World) -> None:
    await here.start()
    for person in (here.ana, here.bruno):
        await choose_tickets(person)
    await here.pass_time(61)


async def test_news_tell_what_happened_since_ones_own_last_move(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await playing(here)
        first, second = await two_cards(here), await two_cards(here)
        await first.table("news")
        assert "desde tu última jugada" in first.text
        assert f"{second.actor.name} robó 2" in first.text
        assert first.has("Jugar")
        await second.slash("novedades")
        assert "Nada nuevo" in second.text
        assert not second.has("Jugar")


async def test_news_show_a_board_where_only_public_things_glow(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await playing(here)
        await two_cards(here)
        await two_cards(here)
        await here.called.table("news")
        job = here.artist.jobs[-1]
        assert job.scene == "board"
        assert job.events
        assert all(event.only_for is None and not event.is_sealed for event in job.events)


async def test_who_does_not_play_reads_everything_public(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await playing(here)
        person = await two_cards(here)
        await here.zoe.slash("novedades")
        assert "Lo que ha pasado" in here.zoe.text
        assert f"{person.actor.name} robó 2" in here.zoe.text


async def test_the_board_at_any_move(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await playing(here)
        await two_cards(here)
        last, now = await here.seq(), EUROPA.view(await here.state(), None)
        await here.zoe.slash("mapa", turno=2)
        assert f"jugada 2 de {last}" in here.zoe.text
        assert here.artist.jobs[-1].view != now
        await here.zoe.press("⏭️")
        assert f"jugada {last} de {last}" in here.zoe.text
        assert here.artist.jobs[-1].view == now
        await here.zoe.slash("mapa", turno=9999, zona="iberia")
        assert f"jugada {last} de {last}" in here.zoe.text
        assert here.artist.jobs[-1].region == "iberia"


async def test_the_record_leads_to_the_board_of_its_page(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await turn_of_ana(here)
        await here.ana.slash("historial")
        await here.ana.press("Mapa de entonces")
        assert "Mapa de" in here.ana.text
