"""Clocks and absences, seen from the people who press."""

from pathlib import Path
from typing import Any

from tests.bot.test_chat_play import choose_tickets
from tests.world import Person, World, controls, raw, text_of, world

HOUR = 3_600
DAY = 24 * HOUR


async def begin(here: World, clock: str = "1d") -> tuple[Person, Person]:
    """A match with a clock; who is called, and the other."""
    room = await here.open_room()
    await here.bruno.table("sit", room)
    await here.ana.choose(f"clock.{clock}", here.channel.history()[-1])
    await here.set_options(room, {"where": "here"})
    await here.ana.table("start", here.channel.history()[-1])
    await here.idle()
    for person in (here.ana, here.bruno):
        await choose_tickets(person)
    await here.pass_time(1)
    called = here.called
    return called, here.bruno if called is here.ana else here.ana


async def out_of_time(here: World) -> tuple[Person, Person]:
    called, other = await begin(here)
    for hours in (12, 8, 60):
        await here.pass_time(hours * HOUR)
    return called, other


def mentions(here: World) -> list[Any]:
    return [body for method, path, body in here.public() if method == "POST"]


async def test_the_room_shows_its_clock_and_the_table_the_deadline(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        room = await here.open_room()
        assert "Sin reloj" in text_of(raw(room))
        await here.ana.choose("clock.12h", room)
        assert "12 horas por turno" in text_of(raw(here.channel.history()[-1]))
        await here.bruno.choose("clock.1d", here.channel.history()[-1])
        assert "abrió la sala" in here.bruno.text  # only whoever opened it


async def test_the_deadline_is_a_moment_of_discord(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await begin(here)
        assert "vence <t:" in here.public_text


async def test_a_reminder_mentions_one_person_and_goes_when_they_have_moved(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        called, _ = await begin(here)
        await here.pass_time(12 * HOUR)
        last = here.channel.history()[-1]
        assert f"<@{called.id}>, te toca" in text_of(raw(last))
        assert mentions(here)[-1]["allowed_mentions"]["users"] == [called.id]
        table = here.channel.history()[-2]
        await called.table("play", table)
        await called.press("Mazo × 2")
        await here.pass_time(1)
        assert last.id not in [message.id for message in here.channel.history()]


async def test_when_time_is_used_up_the_others_decide_by_a_button(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        _, other = await out_of_time(here)
        late = here.channel.history()[-1]
        assert "se le ha acabado el tiempo" in text_of(raw(late))
        assert [label.split(" ", 1)[-1] for label, _, _ in controls(raw(late))] == [
            "Esperar",
            "Avisar",
            "IA este turno",
            "IA en su sitio",
        ]
        await here.zoe.table("wait", late)
        assert "No estás en esta partida" in here.zoe.text
        await other.table("nudge", late)
        await here.pass_time(1)
        late = here.channel.history()[-1]  # it takes the place of the one before
        assert "te esperan" in text_of(raw(late))
        await other.table("wait", late)
        assert "tiene tiempo hasta <t:" in other.text
        await other.table("standin", here.channel.history()[-1])
        assert "Todavía tiene tiempo" in other.text


async def test_a_seat_given_to_a_computer_is_taken_back_with_one_button(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        called, other = await out_of_time(here)
        await other.table("aiseat", here.channel.history()[-1])
        assert "Una IA juega por" in other.text
        await here.pass_time(30)
        assert called.actor.name in here.public_text
        await called.table("return")
        assert "Has vuelto" in called.text


async def test_somebody_else_sits_down_from_the_table(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        called, other = await out_of_time(here)
        await other.table("aiseat", here.channel.history()[-1])
        await here.pass_time(30)
        await here.zoe.table("takeseat")
        assert "Te has sentado" in here.zoe.text
        await here.zoe.slash("mano")
        assert "Tienes" in here.zoe.text
        await called.slash("mano")
        assert "No estás en esta partida" in called.text


async def test_a_relief_until_a_day_and_words_that_mean_none(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        called, _ = await begin(here)
        await called.slash("relevo", hasta="cuando pueda")
        assert "No entiendo ese momento" in called.text
        await called.slash("relevo", hasta="2d")
        assert "Una IA juega por ti hasta <t:" in called.text
        await called.press("Recuperar mi sitio")
        assert "Has vuelto" in called.text
