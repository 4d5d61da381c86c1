"""`/rieles ajustes`, and what it does to clocks that run."""

from pathlib import Path

import pytest

from bot.host import preferences
from bot.store import calls
from tests.bot.test_chat_clock import HOUR, begin
from tests.world import Person, World, controls, world


async def chosen(person: Person, value: str) -> None:
    """An option of one's settings by its value."""
    found = [control for control in controls(person.shown) if control[2] == value]
    assert found, (value, person.text)
    await person.use(found[0])


async def ends(here: World) -> int:
    async with here.database.look() as connection:
        (row,) = await calls.read(connection, here.match)
    return int(row.ends)


async def test_settings_are_shown_and_changed_on_one_panel(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.ana.slash("ajustes")
        assert "Zona horaria: UTC" in here.ana.text
        assert "Sin horas de sueño" in here.ana.text
        await chosen(here.ana, "zone.America/Mexico_City")
        assert "America/Mexico City" in here.ana.text
        await chosen(here.ana, "sleepfrom.22")
        assert "de 22:00 a 8:00" in here.ana.text
        await chosen(here.ana, "sleepto.7")
        assert "de 22:00 a 7:00" in here.ana.text
        await chosen(here.ana, "remind.turn-private")
        assert "En privado, solo cuando te toca" in here.ana.text
        await here.ana.press("No duermo")
        assert "Sin horas de sueño" in here.ana.text
        found = await preferences.of(here.host, here.ana.id)
        assert (found.zone, found.sleep, found.reminders) == ("America/Mexico_City", None, "turn")


async def test_a_zone_is_found_as_it_is_written(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for typed, zone in (("tokyo", "Asia/Tokyo"), ("buenos aires", "Buenos Aires")):
            await here.ana.slash("ajustes")
            shown = await here.ana.open("Otra zona")
            await here.ana.submit(shown, {"zone": typed})
            assert zone in here.ana.text
        await here.ana.slash("ajustes")
        shown = await here.ana.open("Otra zona")
        await here.ana.submit(shown, {"zone": "Marte"})
        assert "No conozco esa zona" in here.ana.text


async def test_a_holiday_stops_the_clock_until_one_is_back(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        called, _ = await begin(here)
        before = await ends(here)
        await called.slash("ajustes")
        shown = await called.open("Vacaciones")
        await called.submit(shown, {"begins": "", "ends": "5d"})
        assert "Vacaciones: de <t:" in called.text
        assert await ends(here) == before + 5 * 24 * HOUR * 1000
        await here.pass_time(3 * 24 * HOUR)
        assert "te toca en" not in here.public_text  # no reminder meanwhile
        await called.press("Ya he vuelto")
        assert "Sin vacaciones" in called.text
        assert await ends(here) == before + 3 * 24 * HOUR * 1000  # those days were free


@pytest.mark.parametrize("until", ["ayer", "90d", "1/1/1"])
async def test_impossible_holidays_change_nothing(tmp_path: Path, until: str) -> None:
    async with world(tmp_path) as here:
        await here.ana.slash("ajustes")
        shown = await here.ana.open("Vacaciones")
        await here.ana.submit(shown, {"begins": "", "ends": until})
        assert "No entiendo ese momento" in here.ana.text
        assert (await preferences.of(here.host, here.ana.id)).away is None


async def test_nobody_sleeps_all_day(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.ana.slash("ajustes")
        await chosen(here.ana, "sleepto.20")
        assert "como mucho 14 horas" in here.ana.text
        assert (await preferences.of(here.host, here.ana.id)).sleep is None


async def test_a_night_moves_the_end_of_a_clock_that_runs(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        called, _ = await begin(here)
        before = await ends(here)
        await called.slash("ajustes")
        await chosen(called, "sleepfrom.23")
        assert await ends(here) > before
        await called.press("No duermo")
        assert await ends(here) == before


async def test_who_wants_no_mention_gets_none(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for person in (here.ana, here.bruno):
            await person.slash("ajustes")
            await chosen(person, "remind.none-channel")
        called, _ = await begin(here)
        posts = [body for method, _, body in here.public() if method == "POST"]
        assert f"<@{called.id}>" in here.public_text
        assert not posts[-1]["allowed_mentions"].get("users")
