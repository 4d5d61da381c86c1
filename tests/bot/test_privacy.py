"""S10: what is held of a person is theirs to read and to erase, in every table and file."""

import asyncio
import gzip
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from bot.chat.data import packed
from bot.host import audit, leave, lobby, servers
from bot.host.erase import erase
from bot.host.errors import NotFormer
from bot.host.holding import SHARED, held
from bot.host.info import CLOSED, OVER, RUNNING, Caller
from bot.host.retention import CLOSED as CLOSED_FOR
from bot.host.retention import GRACE, STILL, sweep
from bot.host.retention import OVER as OVER_FOR
from bot.store import persons, schema
from tests.bot.host_world import ANA, BRUNO, CARLA, GAMES, GUILD, World, caller, world
from tests.world import World as Chat
from tests.world import world as chat

ID, NAME = 123_456_789_012_345_678, "Anacleta Inconfundible"
"""A person whose id and name can be searched for."""
HOUR = 3_600_000


def person(interaction: int = 1) -> Caller:
    return Caller(ID, GUILD, interaction, NAME)


async def two(here: World, game: str = "europa", ai: int = 0, *, to_start: bool = True) -> None:
    """A match of that person and Bruno."""
    info = await lobby.open_room(here.host, person(next_number()), game, 800)
    here.match = info.id
    await lobby.sit(here.host, info.id, caller(BRUNO))
    for _ in range(ai):
        await lobby.add_ai(here.host, info.id, person(next_number()), "random")
    if to_start:
        await lobby.start(here.host, info.id, person(next_number()))
        await here.worker.idle()


def next_number() -> int:
    return next(NUMBERS)


NUMBERS = iter(range(1_000, 9_000))


async def everything(here: World) -> str:
    """Every value of every table."""
    await here.database.shred()
    with closing(sqlite3.connect(here.path)) as file:
        return "\n".join(file.iterdump())


def in_files(folder: Path, what: bytes) -> list[str]:
    return [p.name for p in folder.iterdir() if p.is_file() and what in p.read_bytes()]


async def test_s10_nothing_names_who_was_erased(tmp_path: Path) -> None:
    """A room, a running match, a match that is over, one that was left, one opened for others."""
    async with world(tmp_path) as here:
        await two(here, "gardens")
        await here.host.say(here.match, person(next_number()), "plant plot1")
        await two(here, "gardens", to_start=False)  # stays a room
        await two(here, "gardens")
        left = here.match
        await leave.abandon(here.host, left, person(next_number()))
        await two(here, "gardens")
        over = here.match
        await leave.abandon(here.host, over, caller(BRUNO))
        await leave.abandon(here.host, over, person(next_number()))
        await two(here, "gardens", to_start=False)
        await lobby.stand(here.host, here.match, person(next_number()))  # still its opener
        await here.worker.idle()
        before = await everything(here)
        assert str(ID) in before
        assert NAME in before
        await erase(here.host, ID)
        await here.worker.idle()
        after = await everything(here)
        assert str(ID) not in after
        assert NAME not in after
        assert "Bruno" in after
        async with here.database.look() as connection:
            assert await persons.matches_of(connection, ID) == []
        assert in_files(tmp_path, NAME.encode()) == []
        assert await audit.check_database(here.database, GAMES) == []
        assert await erase(here.host, ID) == []
        assert await everything(here) == after


NAMING = {
    "match": {"opener"},
    "seat": {"user", "former", "name"},
    "ballot": {"user"},
    "person": {"user"},
    "watcher": {"user"},
}
"""Every column that names a person."""
SIGNS = ("user", "name", "opener", "former", "person", "member", "author", "owner", "nick")


def test_s10_every_column_that_may_name_a_person_is_known() -> None:
    """A new one is erased, exported and told of in PRIVACY.md, and then written down here."""
    found: dict[str, set[str]] = {}
    for table in schema.metadata.sorted_tables:
        for column in table.c:
            if any(sign in column.name for sign in SIGNS):
                found.setdefault(table.name, set()).add(column.name)
    assert found == NAMING


async def test_s10_no_cell_of_any_table_holds_who_was_erased(tmp_path: Path) -> None:
    """Every column that can, held the id or the name before; every cell of every row is read."""
    async with world(tmp_path) as here:
        await two(here, "gardens", to_start=False)
        await lobby.sit(here.host, here.match, caller(CARLA))
        await lobby.start(here.host, here.match, person(next_number()))
        async with here.database.change() as connection:
            of_match = {"match": here.match, "user": ID}
            await connection.execute(insert(schema.ballot).values(says=1, **of_match))
            await connection.execute(insert(schema.watcher).values(**of_match))
            await connection.execute(
                insert(schema.person).values(user=ID, zone="UTC", reminders="all", reach="channel")
            )
            await connection.execute(update(schema.seat).filter_by(seat=2).values(former=ID))
        found = await cells_with(here, str(ID), NAME)
        assert found == {(table, column) for table in NAMING for column in NAMING[table]}
        told = await held(here.host, ID)
        (match,) = told["matches"]
        assert (match["opened_by_you"], [one["seat"] for one in match["seats"]]) == (True, [0, 2])
        assert told["votes"] == {here.match: True}
        assert told["watching"] == [here.match]
        assert told["settings"]["zone"] == "UTC"
        await erase(here.host, ID)
        await here.worker.idle()
        assert await cells_with(here, str(ID), NAME) == set()


async def cells_with(here: World, *signs: str) -> set[tuple[str, str]]:
    found = set()
    async with here.database.look() as connection:
        for table in schema.metadata.sorted_tables:
            for row in (await connection.execute(select(table))).mappings():
                for column, value in row.items():
                    if any(sign in str(value) for sign in signs):
                        found.add((table.name, str(column)))
    return found


async def test_s10_what_is_deleted_leaves_no_row_in_any_table(tmp_path: Path) -> None:
    """Also in tables that are to come: whatever belongs to a match goes with it."""
    async with world(tmp_path) as here:
        await here.start("gardens", 2)
        await here.play_out((ANA, BRUNO))
        here.clock.now += OVER_FOR + HOUR
        assert await sweep(here.host) == 1
        for table in schema.metadata.sorted_tables:
            if table.name == "match" or "match" in table.c:
                async with here.database.look() as connection:
                    assert (await connection.execute(select(table))).all() == [], table.name


async def test_s10_a_running_match_goes_on_with_a_number(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await two(here)
        seq = await here.seq()
        (info,) = await erase(here.host, ID)
        await here.worker.idle()
        seat = info.seats[0]
        assert (info.status, seat.user, seat.name) == (RUNNING, None, "")
        assert seat.level == list(here.host.games["europa"].info.policies)[-1]
        assert here.channel.last.notice.seq > seq
        assert NAME not in str(here.channel.last.notice)
        with pytest.raises(NotFormer):
            await leave.come_back(here.host, here.match, person(next_number()))
        assert await here.play_out((BRUNO,)) > 0


async def test_s10_the_last_person_takes_the_match_with_them(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await two(here, "gardens")
        await leave.abandon(here.host, here.match, caller(BRUNO))
        (info,) = await erase(here.host, ID)
        assert info.status == OVER
        await two(here, "gardens", to_start=False)
        await lobby.stand(here.host, here.match, caller(BRUNO))
        (room,) = await erase(here.host, ID)
        assert (room.status, room.seats) == (CLOSED, ())


async def test_s10_a_guest_goes_with_the_account(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await two(here, "gardens", to_start=False)
        await lobby.sit(here.host, here.match, person(next_number()), guest="Abuela Única")
        await lobby.start(here.host, here.match, person(next_number()))
        await erase(here.host, ID)
        assert "Abuela Única" not in await everything(here)


async def test_s10_a_match_that_cannot_be_read_names_nobody_either(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await two(here, "gardens")
        async with here.database.change() as connection:
            await connection.exec_driver_sql("UPDATE match SET state = '{'")
        found = await held(here.host, ID)
        assert found["matches"][0]["seats"][0]["name"] == NAME
        await erase(here.host, ID)
        after = await everything(here)
        assert str(ID) not in after
        assert NAME not in after


async def test_s10_a_rematch_of_who_was_erased_leaves_them_out(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await two(here, "gardens")
        await leave.abandon(here.host, here.match, caller(BRUNO))
        await leave.abandon(here.host, here.match, person(next_number()))
        await here.start("gardens", 2)
        old = here.match
        await here.play_out((ANA, BRUNO))
        await erase(here.host, ANA)
        info, _ = await lobby.rematch(here.host, old, caller(BRUNO), 800)
        assert [seat.user for seat in info.seats] == [BRUNO]


async def test_s10_an_erasure_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as here:
        await two(here, "gardens")
        await two(here, "gardens")
        before = await everything(here)
        calls = []

        async def fail(*args: Any) -> None:
            calls.append(args)
            if len(calls) == 2:
                raise LookupError

        monkeypatch.setattr("bot.host.erase.persons.forget", fail)
        with pytest.raises(LookupError):
            await erase(here.host, ID)
        assert await everything(here) == before


# What is held
async def test_s10_the_file_holds_ones_own_and_nothing_of_others(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("europa", 2)
        await here.choose_tickets()
        found = await held(here.host, ANA)
        text = json.dumps(found)
        (match,) = found["matches"]
        assert found["user"] == str(ANA)
        assert match["seats"][0]["name"] == "Ana"
        assert {move["seat"] for move in match["moves"]} == {0}
        assert any(move["words"].startswith("keep") for move in match["moves"] if "words" in move)
        assert match["views"][0]["view"]["hand"]
        assert "Bruno" not in text
        assert not re.search(rf"\b{BRUNO}\b", json.dumps(match["seats"]))
        table = await here.table()
        assert table.salt not in text
        assert table.seed not in text


async def test_s10_where_people_pass_the_device_hands_wait_for_the_end(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await two(here, to_start=False)
        await lobby.sit(here.host, here.match, person(next_number()), guest="Carla")
        await lobby.start(here.host, here.match, person(next_number()))
        (match,) = (await held(here.host, ID))["matches"]
        assert match["withheld"] == SHARED
        assert (match["views"], match["moves"]) == ([], [])
        assert [seat["name"] for seat in match["seats"]] == [NAME, "Carla"]


async def test_s10_whoever_sits_down_in_a_seat_reads_nothing_of_who_left_it(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        await here.start("europa", 2)
        await here.choose_tickets()
        (kept,) = (await held(here.host, ANA))["matches"]
        assert any("words" in move for move in kept["moves"])
        await leave.abandon(here.host, here.match, caller(ANA))
        await leave.take_over(here.host, here.match, 0, caller(CARLA))
        (match,) = (await held(here.host, CARLA))["matches"]
        assert [move["what"] for move in match["moves"]] == ["join"]
        (match,) = (await held(here.host, ANA))["matches"]  # it is she who opened the room
        assert (match["seats"], match["moves"], match["views"]) == ([], [], [])


async def test_s10_what_a_computer_played_meanwhile_is_not_ones_own(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("europa", 3)
        await here.choose_tickets(ANA, BRUNO, CARLA)
        own = len((await held(here.host, ANA))["matches"][0]["moves"])
        await leave.abandon(here.host, here.match, caller(ANA))
        for _ in range(4):
            await here.pass_time(30)
        (match,) = (await held(here.host, ANA))["matches"]
        assert len(match["moves"]) == own + 1  # that she left
        assert match["views"] == []


def test_a_file_too_large_for_discord_is_packed() -> None:
    text = "x" * 1_000_000
    assert packed("a.json", text, 10_000_000).name == "a.json"
    small = packed("a.json", text, 500_000)
    assert small.name == "a.json.gz"
    assert gzip.decompress(small.data).decode() == text


# In the chat
async def test_s10_a_person_reads_and_erases_what_is_held(tmp_path: Path) -> None:
    async with chat(tmp_path) as here:
        await here.ana.slash("datos exportar")
        assert "No guardo nada tuyo" in here.ana.text
        await here.start("gardens")
        await here.ana.slash("datos exportar")
        assert "Todo lo que guardo de ti" in here.ana.text
        (file,) = here.ana.panel.attachments
        found = json.loads(await file.read())
        assert found["user"] == str(here.ana.id)
        assert all("rieles-datos" not in str(body) for _, _, body in here.public())
        await here.ana.slash("datos borrar")
        assert "¿Borro tus datos?" in here.ana.text
        assert str(here.ana.id) in await dumped(here)
        await here.ana.press("Borrar mis datos")
        assert "Borrado" in here.ana.text
        assert str(here.ana.id) not in await dumped(here)
        assert "Jugador 1" in here.public_text
        assert f"<@{here.bruno.id}>" in here.public_text or "🤖" in here.public_text
        await here.ana.slash("datos borrar")
        assert "No guardo nada tuyo" in here.ana.text
        await here.carla.slash("datos exportar")
        assert "No guardo nada tuyo" in here.carla.text


async def dumped(here: Chat) -> str:
    await here.database.shred()
    with closing(sqlite3.connect(here.path)) as file:
        return "\n".join(file.iterdump())


async def test_s10_a_room_shows_at_once_that_somebody_went(tmp_path: Path) -> None:
    async with chat(tmp_path) as here:
        room = await here.open_room("gardens")
        await here.bruno.table("sit", room)
        await here.bruno.slash("datos borrar")
        await here.bruno.press("Borrar mis datos")
        assert f"<@{here.bruno.id}>" not in here.public_text
        assert f"<@{here.ana.id}>" in here.public_text


# Servers and periods
async def test_s10_a_server_that_was_left_is_forgotten_after_a_while(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("gardens", 2)
        other = await lobby.open_room(here.host, caller(CARLA, guild=GUILD + 1), "gardens", 801)
        await servers.left(here.host, GUILD)
        here.clock.now += GRACE - HOUR
        await servers.left(here.host, GUILD)  # seen again at a start: the first time counts
        assert await sweep(here.host) == 0
        here.clock.now += 2 * HOUR
        old = here.match
        assert await sweep(here.host) >= 1
        async with here.database.look() as connection:
            assert await persons.matches_of(connection, ANA) == []
        assert await here.host.settings.starting(servers.LEFT) == {}
        room = await lobby.open_room(here.host, caller(CARLA), "gardens", 802)
        assert room.id > max(old, other.id)  # a number is never given twice


async def test_s10_who_is_asked_in_again_keeps_everything(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("gardens", 2)
        await servers.reconcile(here.host, set())  # taken out while no bot ran
        here.clock.now += GRACE - HOUR
        await servers.reconcile(here.host, {GUILD})
        here.clock.now += GRACE - HOUR
        assert await sweep(here.host) == 0
        assert (await here.table()).info.status == RUNNING


async def test_bd13_an_outage_is_no_removal(tmp_path: Path) -> None:
    async with chat(tmp_path) as here:
        await here.start("gardens")
        client: Any = here.env.bot
        guild = client.get_guild(here.guild.id)
        state = client._connection
        state.parse_guild_delete({"id": str(guild.id), "unavailable": True})
        await here.idle()
        assert await here.host.settings.starting(servers.LEFT) == {}
        await client.on_ready()
        assert await here.host.settings.starting(servers.LEFT) == {}
        client.dispatch("guild_remove", guild)
        await marked(here, str(guild.id))
        client.dispatch("guild_join", guild)
        await marked(here)


async def marked(here: Chat, *guilds: str) -> None:
    """What an event of Discord's began has been written down."""
    for _ in range(500):
        if set(await here.host.settings.starting(servers.LEFT)) == set(guilds):
            return
        await asyncio.sleep(0.01)
    raise AssertionError(guilds)


async def test_s10_what_is_finished_goes_after_its_period(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("gardens", 2)
        over = here.match
        await here.play_out((ANA, BRUNO))
        await here.room("gardens")
        await lobby.close(here.host, here.match, caller(ANA))
        closed = here.match
        await here.start("gardens", 2)
        running = here.match

        async def there() -> set[int]:
            async with here.database.look() as connection:
                return set(await persons.matches_of(connection, ANA))

        assert await sweep(here.host) == 0
        here.clock.now += CLOSED_FOR + HOUR
        await sweep(here.host)
        assert await there() == {over, running}
        here.clock.now += OVER_FOR - CLOSED_FOR - 2 * HOUR
        assert await sweep(here.host) == 0
        assert STILL >= OVER_FOR
        here.clock.now += STILL
        await sweep(here.host)
        assert await there() == set()
        for table in ("event", "move", "outbox", "job", "press", "seat"):
            async with here.database.look() as connection:
                rows = await connection.exec_driver_sql(
                    f"SELECT count(*) FROM {table} WHERE match IN ({over},{closed},{running})"
                )
                assert rows.scalar() == 0, table
