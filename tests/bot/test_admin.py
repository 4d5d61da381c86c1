"""`/rieles admin`: what those who manage a server see and do, what nobody else does (S3, S9)."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.chat import client, face
from bot.host import leave, manage
from bot.host.errors import NotManager, NotRunning, NotSeated, OtherServer
from bot.host.info import OVER, RUNNING, Caller
from bot.host.manage import ALONE, LATE, PARKED, STILL, UNREADABLE, UNTOLD
from bot.host.notice import END, RELIEVE
from bot.host.play import Host
from tests.bot.host_world import (
    ANA,
    BRUNO,
    GUILD,
    INTERACTIONS,
    ZOE,
    World,
    caller,
    random_press,
    world,
)
from tests.world import Person
from tests.world import World as Chat
from tests.world import world as chat


def boss(guild: int = GUILD) -> Caller:
    return Caller(ZOE, guild, next(INTERACTIONS), "Zoe", is_manager=True)


async def corrupt(here: Any, match: int) -> None:
    async with here.database.change() as connection:
        await connection.exec_driver_sql("UPDATE match SET state = '{' WHERE id = ?", (match,))


DEEDS: dict[str, Any] = {
    "watched": lambda host, match, who: manage.watched(host, who),
    "end": manage.end,
    "relieve": lambda host, match, who: manage.relieve(host, match, 0, who),
    "bring": lambda host, match, who: manage.bring(host, match, 5, who),
    "export": manage.export,
}


@pytest.mark.parametrize("deed", sorted(DEEDS))
async def test_s3_only_managers_of_that_server(tmp_path: Path, deed: str) -> None:
    async with world(tmp_path) as here:
        await here.start("gardens", 2)
        before = await rows(here)
        for user in (ANA, ZOE):
            with pytest.raises(NotManager):
                await DEEDS[deed](here.host, here.match, caller(user, moderator=True))
        if deed == "watched":
            assert await manage.watched(here.host, boss(GUILD + 1)) == []
        else:
            with pytest.raises(OtherServer):
                await DEEDS[deed](here.host, here.match, boss(GUILD + 1))
        assert await rows(here) == before


async def rows(here: World) -> list[Any]:
    async with here.database.look() as connection:
        found = await connection.exec_driver_sql("SELECT * FROM match")
        return [tuple(row) for row in found]


async def test_what_is_stuck_comes_first(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        numbers = {}
        for trouble in ("", PARKED, UNREADABLE, UNTOLD):
            await here.start("gardens", 2)
            numbers[here.match] = trouble
        by = {trouble: number for number, trouble in numbers.items()}
        await corrupt(here, by[UNREADABLE])
        async with here.database.change() as connection:
            sql = "UPDATE match SET parked = 'channel' WHERE id = ?"
            await connection.exec_driver_sql(sql, (by[PARKED],))
            sql = "UPDATE outbox SET status = 'waiting', due = ? WHERE match = ?"
            late = here.clock.now - LATE - 1
            await connection.exec_driver_sql(sql, (late, by[UNTOLD]))
        found = await manage.watched(here.host, boss())
        assert {one.info.id: one.trouble for one in found} == numbers
        assert found[-1].info.id == by[""]
        here.clock.now += STILL + 1
        found = await manage.watched(here.host, boss())
        assert {one.info.id: one.trouble for one in found}[by[""]] == ALONE


async def test_a_match_ends_without_a_count_and_nobody_plays_on(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("europa", 2, 1)
        old = await here.desk(ANA)
        info = await manage.end(here.host, here.match, boss())
        await here.worker.idle()
        assert info.status == OVER
        notice = here.channel.last.notice
        assert (notice.is_over, notice.ending, notice.standings) == (True, "ended", ())
        assert [line.what for line in notice.lines][-1] == END
        desk = await here.desk(ANA)
        assert (desk.is_over, desk.to_move) == (True, ())
        seq = await here.seq()
        assert (await here.press(ANA, random_press(old, here.random))).played == ()
        said = await here.say(ANA, "draw deck")
        assert type(said.refusal).__name__ == "MatchOver"
        await here.pass_time(60)
        assert await here.seq() == seq
        with pytest.raises(NotRunning):
            await manage.end(here.host, here.match, boss())


async def test_bq6_a_match_that_cannot_be_read_can_be_ended(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("gardens", 2)
        await corrupt(here, here.match)
        with pytest.raises(Exception, match="host-quarantined"):
            await manage.relieve(here.host, here.match, 0, boss())
        info = await manage.end(here.host, here.match, boss())
        assert info.status == OVER
        await here.pass_time(5)  # nothing is owed by it any more
        assert [one.info.id for one in await manage.watched(here.host, boss())] == []


async def test_a_seat_is_given_to_a_computer_player_until_its_person_returns(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        await here.start("europa", 2)
        info = await manage.relieve(here.host, here.match, 0, boss())
        await here.worker.idle()
        assert (info.status, info.seats[0].is_ai, info.seats[0].name) == (RUNNING, True, "Ana")
        assert RELIEVE in [line.what for line in here.channel.last.notice.lines]
        for seat in (0, 7):
            with pytest.raises(NotSeated):
                await manage.relieve(here.host, here.match, seat, boss())
        info = await leave.come_back(here.host, here.match, caller(ANA))
        assert info.seats[0].user == ANA


async def test_bd9_a_match_moves_where_its_channel_is_gone(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("gardens", 2)
        async with here.database.change() as connection:
            await connection.exec_driver_sql("UPDATE match SET parked = 'channel'")
        info = await manage.bring(here.host, here.match, 4321, boss())
        await here.worker.idle()
        assert (info.place, info.parked) == (4321, "")
        assert here.channel.last.place == 4321


async def test_s1_the_record_is_public_while_it_runs_and_whole_when_over(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("europa", 2)
        await here.choose_tickets()
        table = await here.table()
        text = await manage.export(here.host, here.match, boss())
        assert table.seed not in text
        assert all(line["words"] == "keep" for line in keeps(text))
        await manage.end(here.host, here.match, boss())
        text = await manage.export(here.host, here.match, boss())
        assert table.seed in text
        assert all("-" in line["words"] for line in keeps(text)), keeps(text)


def keeps(text: str) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in text.splitlines()[1:]]
    found = [line for line in lines if line.get("words", "").startswith("keep")]
    assert found
    return found


# In the chat
@pytest.fixture
def manager(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Only Zoe may manage the virtual server."""

    def only(here: Chat) -> Person:
        made = face.caller_of

        def caller_of(interaction: Any) -> Caller:
            found = made(interaction)
            return replace(found, is_manager=found.user == here.zoe.id)

        monkeypatch.setattr(client, "caller_of", caller_of)
        return here.zoe

    return only


async def test_admin_is_a_private_panel_for_managers_alone(tmp_path: Path, manager: Any) -> None:
    async with chat(tmp_path) as here:
        zoe = manager(here)
        await here.start("gardens")
        await here.ana.slash("admin")
        assert "Esto es para quien administra el servidor" in here.ana.text
        await zoe.slash("admin")
        assert "tengo todos los permisos" in zoe.text
        assert "1 sala o partida, sin problemas" in zoe.text
        assert "la base de datos contesta" in zoe.text or "Algo va mal" in zoe.text
        await zoe.press("Jardines")
        assert {"Traer a este canal", "Exportar", "Terminar"} <= set(zoe.labels())
        await zoe.press("Exportar")
        (file,) = zoe.panel.attachments
        assert file.filename.endswith(".jsonl")
        assert b'"seed"' not in (await file.read()).splitlines()[0]
        await zoe.press("Volver")
        await zoe.press("Traer a este canal")
        assert "sigue en este canal" in zoe.text
        await zoe.press("Volver")
        await zoe.press("ana")
        assert "una IA sigue en ese sitio" in zoe.text
        assert "La administración dio a una IA el sitio de" in here.public_text
        await zoe.press("Volver")
        await zoe.press("Terminar")
        assert "sin recuento" in zoe.text
        await zoe.press("Terminar la partida")
        assert "está cerrada" in zoe.text
        assert "Partida cerrada por la administración del servidor" in here.public_text
        await here.ana.slash("jugar")
        assert "Te toca" not in here.ana.text


async def test_s3_a_managers_buttons_pressed_by_others_do_nothing(
    tmp_path: Path, manager: Any
) -> None:
    async with chat(tmp_path) as here:
        manager(here)
        await here.start("gardens")
        seq = await here.seq()
        for verb in ("admin", "admof.1", "admmatch", "admend", "admended", "admrelieve.0"):
            await here.press_raw(here.ana, here.table, [f"r1:1:-:0:{verb}"])
            assert "administra el servidor" in here.last_private, verb
        for verb in ("admmove", "admexport"):
            await here.press_raw(here.ana, here.table, [f"r1:1:-:0:{verb}"])
            assert "administra el servidor" in here.last_private, verb
        assert await here.seq() == seq


async def test_s9_a_manager_elsewhere_reads_and_ends_nothing_here(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("gardens", 2)
        host: Host = here.host
        for match in (here.match, 10**6):
            with pytest.raises(Exception, match="host-"):
                await manage.export(host, match, boss(GUILD + 5))
        assert (await here.table()).info.status == RUNNING
        assert BRUNO in [seat.user for seat in (await here.table()).info.seats]
