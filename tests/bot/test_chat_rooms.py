"""Rooms, seen from the people who press: sitting, options, permissions, threads, codes."""

from pathlib import Path
from typing import Any

import discord
import pytest

from tests.world import CATALOGUES, PLAYED, Person, World, controls, raw, text_of, world


def room_text(here: World) -> str:
    return text_of(raw(here.channel.history()[-1]))


async def test_a_game_is_asked_for_where_there_are_several(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.ana.slash("nueva")
        titles = [CATALOGUES.speaker("es").key(f"{game.info.id}-name") for game in PLAYED]
        assert here.ana.labels() == titles
        assert titles[-1] == "Jardines"
        await here.ana.press("Jardines")
        assert "Jardines" in room_text(here)
        found = await here.ana.suggestions("nueva", "juego", "riel")
        assert [choice["value"] for choice in found] == ["europa"]


async def test_sitting_and_standing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        room = await here.open_room()
        assert f"<@{here.ana.id}>" in room_text(here)
        assert "Falta una persona" in room_text(here)
        await here.bruno.table("sit", room)
        assert f"<@{here.bruno.id}>" in room_text(here)
        assert here.bruno.panel is None  # the room itself is the answer
        await here.bruno.table("sit", room)
        assert "Ya tienes sitio" in here.bruno.text
        await here.bruno.table("stand", room)
        assert f"<@{here.bruno.id}>" not in room_text(here)
        await here.bruno.slash("unirse", codigo=(await code_of(here)).lower().replace("-", " "))
        assert f"<@{here.bruno.id}>" in room_text(here)
        await here.bruno.slash("salir")
        assert f"<@{here.bruno.id}>" not in room_text(here)
        edits = [json for method, _, json in here.public() if method == "PATCH"]
        assert all(not json["allowed_mentions"]["parse"] for json in edits)


async def code_of(here: World) -> str:
    return room_text(here).split("`")[1]


async def test_computer_players_come_and_go(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.open_room()
        await here.ana.choose("ai.", here.table)
        assert room_text(here).count("🤖") == 1
        await here.bruno.choose("noai.1", here.table)
        assert "Eso lo decide" in here.bruno.text
        assert room_text(here).count("🤖") == 1
        await here.ana.choose("noai.1", here.table)
        assert "🤖" not in room_text(here)


async def test_options_are_a_form_for_who_opened_and_a_text_for_others(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        room = await here.open_room()
        assert "En un hilo nuevo" in room_text(here)
        await here.set_options(room, {"where": "here", "access": "code", "language": "en"})
        assert "In this channel" in room_text(here)
        assert "Only with the code" in room_text(here)
        await here.bruno.table("options", here.table)
        assert "ana" in here.bruno.text or f"<@{here.ana.id}>" in here.bruno.text
        await here.bruno.table("sit", here.table)
        assert "se entra con su código" in here.bruno.text
        await here.bruno.slash("unirse", codigo=await code_of(here))
        assert f"<@{here.bruno.id}>" in room_text(here)


async def test_a_form_opened_before_a_restart_is_heard(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        room = await here.open_room()
        found = [c for c in controls(raw(room)) if c[1].endswith(":options")]
        shown = await here.ana._use(room, found[0])
        await here.restart()
        await here.ana.submit(shown, {"where": "here", "access": "open", "language": "es"})
        assert "En este canal" in room_text(here)


async def test_start_needs_people_and_who_opened(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        room = await here.open_room()
        await here.ana.table("start", room)
        assert "Falta una persona" in here.ana.text
        await here.bruno.table("sit", room)
        await here.bruno.table("start", room)
        assert "Eso lo decide" in here.bruno.text
        await here.zoe.table("close", room)
        assert "Eso lo decide" in here.zoe.text
        await here.ana.table("close", room)
        assert "cerrada" in room_text(here)
        await here.press_raw(here.bruno, here.table, ["r1:1:-:0:sit"])  # an old client shows it
        assert "cerrada" in here.last_private or "cerrada" in here.bruno.text


async def test_a_full_room(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        room = await here.open_room("gardens")
        for person in (here.bruno, here.carla):
            await person.table("sit", room)
        await here.ana.choose("ai.", here.table)
        assert "Sala llena" in room_text(here)
        await here.zoe.table("sit", room)
        assert "La sala está llena" in here.zoe.text
        assert "4 de 4" in here.zoe.text
        assert here.zoe.has("Nueva partida")


async def test_codes_nobody_has(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.open_room()
        code = await code_of(here)
        near = code[:-1] + ("1" if code[-1] != "1" else "2")
        await here.bruno.slash("unirse", codigo=near)
        assert "No hay ninguna sala" in here.bruno.text
        await here.bruno.press(f"Unirme a {code}")
        assert f"<@{here.bruno.id}>" in room_text(here)
        await here.carla.slash("unirse", codigo="@everyone `**x**`")
        assert "No hay ninguna sala" in here.carla.text
        assert "@everyone" not in here.carla.text


async def test_a_code_of_another_server_is_refused_politely(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.open_room()
        code = await code_of(here)
        other = here.env.create_guild("Otro")
        channel = other.create_text_channel("otro")
        stranger = Person(here, other.add_member(here.env.create_user("eva")))
        mine, here.place = here.place, channel
        await stranger.slash("unirse", codigo=code)
        assert "otro servidor" in stranger.text
        assert "ana" not in stranger.text
        await stranger.slash("mapa", partida=code)
        assert "otro servidor" in stranger.text
        here.place = mine
        assert "eva" not in room_text(here)


async def denied(here: World, **permissions: bool) -> None:
    """A channel where the bot lacks something."""
    overwrite = discord.PermissionOverwrite(**permissions)
    here.channel = here.place = here.guild.create_text_channel(
        "cerrado", overwrites={here.env.bot.user: overwrite}
    )


async def test_a_room_is_not_opened_where_its_map_cannot_be_shown(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await denied(here, attach_files=False)
        await here.ana.slash("nueva", juego="europa")
        assert "Adjuntar archivos" in here.ana.text
        assert not here.channel.history()


LACKING = {
    "view_channel": "Ver el canal",
    "send_messages": "Enviar mensajes",
    "attach_files": "Adjuntar archivos",
    "read_message_history": "Leer el historial",
    "create_public_threads": "Crear hilos públicos",
    "send_messages_in_threads": "Enviar mensajes en hilos",
}


@pytest.mark.parametrize("permission", LACKING)
async def test_what_is_not_allowed_any_more_is_said_before_a_match_starts(
    permission: str, tmp_path: Path
) -> None:
    """The room stands already; each permission is named alone, and nothing begins."""
    async with world(tmp_path) as here:
        room = await here.open_room()
        await here.bruno.table("sit", room)
        told = room_text(here)
        await deny(here, permission)
        await here.ana.table("start", room)
        assert [said for said in LACKING.values() if f"{said}**" in here.ana.text] == [
            LACKING[permission]
        ]
        assert room_text(here) == told
        await deny(here)
        await here.ana.press("Volver a comprobar")
        await here.idle()
        assert here.channel.threads


async def deny(here: World, *permissions: str) -> None:
    """What the bot may not do in the channel from now on."""
    overwrite = discord.PermissionOverwrite(**dict.fromkeys(permissions, False))
    other = here.guild.create_text_channel("otro", overwrites={here.env.bot.user: overwrite})
    channels = here.env.backend.channels
    channels[here.channel.id].overwrites = channels[other.id].overwrites
    await here.idle()


async def test_without_threads_the_channel_is_offered(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await denied(here, create_public_threads=False)
        room = await here.open_room()
        await here.bruno.table("sit", room)
        await here.ana.table("start", here.table)
        assert "Crear hilos públicos" in here.ana.text
        assert "Enviar mensajes en hilos" not in here.ana.text
        await here.ana.press("Volver a comprobar")
        assert "Crear hilos públicos" in here.ana.text
        await here.ana.press("Jugar en este canal")
        await here.idle()
        assert "eligiendo" in here.public_text
        assert not here.channel.threads


async def test_a_match_in_a_thread_of_its_own(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        room = await here.open_room()
        code = await code_of(here)
        await here.bruno.table("sit", room)
        await here.ana.table("start", here.table)
        await here.idle()
        (thread,) = here.channel.threads
        assert thread.name == f"Rieles de Europa · {code}"
        card = text_of(raw(here.channel.history()[0]))
        assert f"<#{thread.id}>" in card  # the room's message is the match's card
        here.place = thread
        assert "eligiendo" in here.public_text
        for person in (here.ana, here.bruno):
            await person.table("play")
            for label in ("▫️ A", "▫️ B", "Quedarme"):
                await person.press(label)
        await here.pass_time(61)
        first = here.called
        old = here.table
        await first.table("play")
        await first.press("× 2")
        assert here.called is not first
        kept = next(m for m in here.place.history() if m.id == old.id)
        assert not list(controls(raw(kept)))  # retired: a line, the picture, no buttons
        assert f"{thread.id}/{here.table.id}" in text_of(raw(kept))
        assert f"<@{first.id}>" not in text_of(raw(kept))
        await first.slash("mano")  # the thread's match is meant
        assert "Todavía no te toca" in first.text


async def test_help_where_nobody_plays(tmp_path: Path) -> None:
    """It says how a match begins and who may start it, add computer players and undo."""
    async with world(tmp_path) as here:
        await here.zoe.slash("ayuda")
        for said in ("/rieles nueva", "Empezar", "IA", "Deshacer", "quien abrió la sala"):
            assert said in here.zoe.text
        await here.zoe.press("Nueva partida")
        assert "¿A qué jugamos?" in here.zoe.text


async def test_which_match_is_meant(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.ana.slash("mano")
        assert "Aquí no hay ninguna partida" in here.ana.text
        await here.start("gardens")
        await here.ana.slash("mano")
        assert "Te toca" in here.ana.text
        here.match = 2
        await here.start("gardens")
        await here.ana.slash("mano")
        assert "Aquí tienes varias partidas" in here.ana.text
        labels = here.ana.labels()
        await here.ana.press(labels[0])
        assert "Te toca" in here.ana.text
        found = await here.ana.suggestions("mano", "partida", "")
        assert len(found) == 2
        await here.ana.slash("mano", partida=found[1]["value"])
        assert "Te toca" in here.ana.text
        await here.ana.slash("partidas")
        assert "Tienes 2 partidas" in here.ana.text


async def test_leaving_is_asked_and_an_ai_goes_on(tmp_path: Path) -> None:
    async with world(tmp_path, grace=0) as here:
        await here.start()
        await here.ana.slash("abandonar")
        assert "Una IA sigue en tu sitio" in here.ana.text
        assert (await here.host.table(1)).sitters[0].user == here.ana.id
        await here.ana.press("Dejar la partida")
        assert "Has dejado" in here.ana.text
        await here.pass_time(61)
        assert (await here.host.table(1)).sitters[0].user is None
        await here.ana.table("play")
        assert "No estás" in here.ana.text
        await here.bruno.slash("abandonar")
        await here.bruno.press("Dejar la partida")
        await here.pass_time(61)
        assert "no queda nadie" in here.public_text


async def test_an_open_room_expires(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.open_room()
        await here.pass_time(6.5 * 86_400)
        assert "⚠️" in room_text(here)
        await here.pass_time(86_400)
        assert "nadie empezó" in room_text(here)


async def test_in_private_only_what_needs_no_server(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = here.env.create_user("eva")
        result: Any = await user.slash("rieles nueva", juego="europa")
        await here.idle()
        assert "server" in text_of(result.response.components)
        result = await user.slash("rieles partidas")
        await here.idle()
        assert "no matches" in text_of(result.response.components)
