"""What a room says to whoever is not looking: the question, a new place, the way back."""

from pathlib import Path
from typing import Any

from bot.chat.announce import BURIED
from tests.world import Person, World, ana_first, controls, raw, text_of, world


def asked(here: World) -> list[Any]:
    return [m for m in here.channel.history() if "¿empezamos?" in text_of(raw(m))]


async def fill(here: World, *people: Person) -> None:
    for person in people:
        await person.table("sit", room_of(here))


def room_of(here: World) -> Any:
    return next(m for m in here.channel.history() if "Sala `" in text_of(raw(m)))


async def test_who_opened_is_asked_once_when_all_seats_are_taken(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.open_room("gardens")
        await fill(here, here.bruno, here.carla)
        assert not asked(here)
        await fill(here, here.zoe)
        assert len(asked(here)) == 1
        assert f"<@{here.ana.id}>, ¿empezamos?" in text_of(raw(asked(here)[0]))
        called = [json["allowed_mentions"]["users"] for method, _, json in here.public()
                  if method == "POST" and "empezamos" in str(json)]  # fmt: skip
        assert [list(map(int, users)) for users in called] == [[here.ana.id]]
        await here.zoe.table("stand", room_of(here))
        assert not asked(here)  # the question goes with who left
        await fill(here, here.zoe)
        assert not asked(here)  # and is not put twice


async def test_the_question_goes_at_the_start(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.open_room("gardens")
        await here.set_options(room_of(here), {"where": "here"})
        await fill(here, here.bruno, here.carla, here.zoe)
        assert asked(here)
        await here.ana.table("start", room_of(here))
        await here.idle()
        assert not asked(here)


async def test_who_fills_the_room_alone_is_not_asked(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.open_room("gardens")
        for _ in range(3):
            await here.ana.choose("ai.", room_of(here))
        assert "Sala llena" in text_of(raw(room_of(here)))
        assert not asked(here)


async def test_a_buried_room_comes_to_the_end_of_its_channel(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        room = await here.open_room()
        channel = here.env.bot.get_channel(here.channel.id)
        for _ in range(BURIED - 1):
            await channel.send("…")
        await fill(here, here.bruno)
        assert room_of(here).id == room.id  # still among the last ones
        await channel.send("…")
        await here.bruno.slash("salir")
        assert room_of(here).id == here.table.id != room.id
        assert f"<@{here.bruno.id}>" not in text_of(raw(here.table))
        await fill(here, here.bruno)
        assert f"<@{here.bruno.id}>" in text_of(raw(here.table))
        rooms = [m for m in here.channel.history() if "Sala `" in text_of(raw(m))]
        assert len(rooms) == 1


async def test_an_old_room_is_posted_anew(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        room = await here.open_room()
        await here.pass_time(56 * 60)
        await fill(here, here.bruno)
        assert room_of(here).id == here.table.id != room.id
        posts = [json for method, _, json in here.public() if method == "POST"]
        assert all(not json["allowed_mentions"].get("users") for json in posts)


async def test_a_rematch_calls_everybody_else_once(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("gardens")
        for person, plots in ((here.ana, (1, 2)), (here.bruno, (3, 4))):
            await person.table("play")
            for plot in plots:
                await person.press(f"bancal {plot}")
            await person.press("Confirmar")
        assert here.is_over
        await here.bruno.table("again")
        sent = here.public()[-1][2]
        assert "Sala `" in str(sent["components"])
        assert list(map(int, sent["allowed_mentions"]["users"])) == [here.ana.id]
        assert not sent.get("flags", 0) & 1 << 12  # it is heard


async def test_a_seat_that_was_left_is_taken_back(tmp_path: Path) -> None:
    async with world(tmp_path, grace=0) as here:
        await here.start()
        await here.ana.slash("volver")
        assert "no has dejado ningún asiento" in here.ana.text
        await here.ana.slash("abandonar")
        assert "/rieles volver" in here.ana.text
        await here.ana.press("Dejar la partida")
        await here.pass_time(61)
        assert (await here.host.table(1)).sitters[0].user is None
        await here.zoe.slash("volver")  # only who left it
        assert "no has dejado ningún asiento" in here.zoe.text
        await here.restart()
        await here.ana.slash("volver")
        assert "Has vuelto a tu sitio" in here.ana.text
        sitter = (await here.host.table(1)).sitters[0]
        assert (sitter.user, sitter.level) == (here.ana.id, "")
        await here.pass_time(61)
        assert "ha vuelto a su sitio" in here.public_text
        await here.ana.slash("volver")
        assert "no has dejado ningún asiento" in here.ana.text
        await here.ana.slash("mano")
        assert "No estás" not in here.ana.text


async def test_a_turn_that_is_taken_back_calls_who_returned(tmp_path: Path) -> None:
    """The computer player that had the seat plays no more: the person is called."""
    async with world(tmp_path) as here:
        await here.start()
        await here.set_state(ana_first)
        wake, here.host.moved = here.host.moved, lambda match: None
        await here.ana.slash("abandonar")
        await here.ana.press("Dejar la partida")  # and before it has thought:
        await here.ana.slash("volver")
        wake(1)
        await here.pass_time(61)
        assert here.called is here.ana
        table = await here.host.table(1)
        assert table.game.to_move(table.running.state) == (0,)
        await here.ana.press("Jugar")
        assert "Te toca" in here.ana.text


async def test_a_thread_that_a_crash_left_is_found_again(tmp_path: Path) -> None:
    """Opened, but its number was never kept: the next start plays there, and opens no other."""
    async with world(tmp_path) as here:
        room = await here.open_room()
        await here.bruno.table("sit", room)
        channel = here.env.bot.get_channel(here.channel.id)
        thread = await channel.get_partial_message(room.id).create_thread(name="left by a crash")
        await here.ana.table("start", room_of(here))
        await here.idle()
        info = (await here.host.table(1)).info
        assert (info.thread, info.where) == (thread.id, "thread")
        assert len(here.channel.threads) == 1
        here.place = here.channel.threads[0]
        assert "eligiendo" in here.public_text
        assert list(controls(raw(here.table)))
