"""A match that lasts ten days: a holiday, an absence, a relief, a return, and a bot that is
replaced in between."""

from pathlib import Path
from typing import Any

from tests.bot.test_chat_play import choose_tickets
from tests.bot.test_chat_votes import ask, question
from tests.world import Person, World, raw, text_of, world

HOUR = 3_600
DAY = 24 * HOUR


async def begin(here: World) -> None:
    """Three people, a day for a turn."""
    room = await here.open_room()
    for person in (here.bruno, here.carla):
        await person.table("sit", room)
    await here.ana.choose("clock.1d", here.channel.history()[-1])
    await here.set_options(room, {"where": "here"})
    await here.ana.table("start", here.channel.history()[-1])
    await here.idle()
    for person in (here.ana, here.bruno, here.carla):
        await choose_tickets(person)
    await here.pass_time(60)


def table(here: World) -> Any:
    """The newest table: reminders and votes may stand below it."""
    found = [one for one in here.channel.history() if "Jugar" in str(raw(one))]
    return found[-1]


def called(here: World) -> Person:
    text = text_of(raw(table(here)))
    return next(person for person in here.people if f"<@{person.id}>" in text)


def reminders(here: World, person: Person) -> int:
    bodies = [str(body) for method, _, body in here.public() if method == "POST"]
    return sum(f"⏳ <@{person.id}>" in body for body in bodies)


async def turn(here: World) -> Person:
    """Whoever is called draws two cards."""
    person = called(here)
    await person.table("play", table(here))
    await person.press("Mazo × 2")
    await here.pass_time(61)
    return person


async def until(here: World, person: Person) -> None:
    """The others play, some hours a turn, until this person is called."""
    for _ in range(6):
        if called(here) is person:
            return
        await turn(here)
        await here.pass_time(3 * HOUR)
    raise AssertionError("never called")


async def test_ten_days(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await begin(here)
        start = here.clock.now
        for _ in range(3):
            await turn(here)
            await here.pass_time(5 * HOUR)

        # Bruno is away for three days: his clock stands still, and nobody reminds him.
        await here.bruno.slash("ajustes")
        shown = await here.bruno.open("Vacaciones")
        await here.bruno.submit(shown, {"begins": "", "ends": "3d"})
        await until(here, here.bruno)
        before = reminders(here, here.bruno)
        for _ in range(5):
            await here.pass_time(12 * HOUR)
        await here.restart()
        assert called(here) is here.bruno
        assert reminders(here, here.bruno) == before
        await here.bruno.slash("ajustes")
        await here.bruno.press("Ya he vuelto")
        await turn(here)

        # Carla does not come back: the others let a computer play, then give it the seat.
        await until(here, here.carla)
        for hours in (12, 8, 60):
            await here.pass_time(hours * HOUR)
        assert reminders(here, here.carla) == 2
        late = here.channel.history()[-1]
        assert "se le ha acabado el tiempo" in text_of(raw(late))
        await here.restart()
        await here.ana.table("standin", late)
        await here.pass_time(30)
        assert called(here) is not here.carla
        await until(here, here.carla)
        for hours in (12, 12, 12):
            await here.pass_time(hours * HOUR)
        await here.bruno.table("aiseat", here.channel.history()[-1])
        await here.pass_time(30)
        assert called(here) is not here.carla

        # Ana lets a computer play for a day, and is back by herself; Carla by a button.
        await until(here, here.ana)
        await here.ana.slash("relevo", hasta="1d")
        await here.pass_time(30)
        await here.restart()
        assert called(here) is here.bruno
        await here.carla.table("return", table(here))
        assert "Has vuelto" in here.carla.text
        await here.pass_time(25 * HOUR)
        assert (await here.host.table(1)).sitters[0].user == here.ana.id
        await until(here, here.ana)
        await turn(here)

        # After ten days they agree to count.
        await here.pass_time(max(0, (10 * DAY * 1000 - (here.clock.now - start)) / 1000))
        await ask(here.ana, "finish")
        await here.bruno.table("yes", question(here))
        await here.pass_time(61)
        assert here.clock.now - start >= 10 * DAY * 1000
        assert any("🏁" in text_of(raw(one)) for one in here.channel.history())
        assert (await here.host.table(1)).info.status == "over"
        assert not list(here.env.errors)
