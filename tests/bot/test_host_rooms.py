"""Rooms: who may do what, codes, refusals by name, expiry; finding and leaving matches."""

import asyncio
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.host import audit, directory, leave, lobby
from bot.host.codes import WORDS, near_codes, new_code, read_code
from bot.host.errors import (
    AlreadySeated,
    AlreadyStarted,
    BadOption,
    CodeNeeded,
    HostError,
    NoComputer,
    NoSuchCode,
    NoSuchMatch,
    NotRunning,
    NotSeated,
    NotYours,
    OtherServer,
    Repeated,
    RoomClosed,
    RoomFull,
    RoomShort,
)
from bot.host.info import CLOSED, HERE, OVER, RUNNING, THREAD
from bot.host.names import NAMES, new_name
from bot.host.play import Chance
from engine.chance import seal
from tests.bot.host_world import (
    ANA,
    BRUNO,
    CARLA,
    CHANNEL,
    GAMES,
    GUILD,
    ZOE,
    caller,
    level_of,
    random_press,
    world,
)

DAY = 24 * 3600


def test_a_code_survives_every_keyboard() -> None:
    for typed in ("TREN-42", "tren 42", "trén42", "  Tren–42 ", "t r e n - 4 2"):
        assert read_code(typed) == "TREN-42"
    assert read_code("") == ""
    assert all(word.isascii() and word.isalpha() and word.isupper() for word in WORDS)
    assert new_code(lambda number: number - 1) == f"{WORDS[-1]}-999"
    assert new_code(lambda number: 0) == f"{WORDS[0]}-10"


def test_near_codes_are_those_that_look_alike() -> None:
    assert near_codes("TREN-43", ["TREN-42", "VAPOR-317"]) == ("TREN-42",)
    assert near_codes("ZZZ", ["TREN-42"]) == ()


def test_computer_players_never_share_a_first_name() -> None:
    taken = ["carla la grande", *NAMES[:10]]
    free = {new_name(taken, Random(seed).randrange) for seed in range(300)}
    assert free == set(NAMES[10:]) - {"Carla"}


async def test_the_opener_sits_first_and_leads(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        info = await here.room()
        assert [seat.user for seat in (await _info(here)).seats] == [ANA, BRUNO]
        assert info.leader is not None
        assert (info.leader.user, info.status, info.language) == (ANA, "open", "es")
        for deed in (
            lobby.add_ai(here.host, info.id, caller(BRUNO), level_of("europa")),
            lobby.remove_ai(here.host, info.id, caller(BRUNO), 0),
            lobby.set_options(here.host, info.id, caller(BRUNO), {"where": HERE}),
            lobby.start(here.host, info.id, caller(BRUNO)),
            lobby.close(here.host, info.id, caller(BRUNO)),
            lobby.start(here.host, info.id, caller(ZOE)),
        ):
            with pytest.raises(NotYours) as refused:
                await deed
            assert refused.value.said.args == {"name": "Ana"}


async def test_the_next_seated_leads_when_the_opener_leaves(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        info = await here.room()
        await lobby.stand(here.host, info.id, caller(ANA))
        with pytest.raises(NotYours):
            await lobby.start(here.host, info.id, caller(ANA))
        await lobby.sit(here.host, info.id, caller(CARLA))
        started = await lobby.start(here.host, info.id, caller(BRUNO))
        assert started.status == RUNNING
        assert started.names == ("Bruno", "Carla")


async def test_sitting_and_standing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        info = await here.room(people=2, ai=3)
        for user, error in ((CARLA, RoomFull), (ANA, AlreadySeated)):
            with pytest.raises(error):
                await lobby.sit(here.host, info.id, caller(user))
        with pytest.raises(NotSeated):
            await lobby.stand(here.host, info.id, caller(ZOE))
        with pytest.raises(RoomFull):
            await lobby.add_ai(here.host, info.id, caller(ANA), level_of("europa"))
        for seat in (0, 9, -1):
            with pytest.raises(NoComputer):
                await lobby.remove_ai(here.host, info.id, caller(ANA), seat)
        left = await lobby.remove_ai(here.host, info.id, caller(ANA), 3)
        assert len(left.seats) == 4
        assert [seat.seat for seat in left.seats] == [0, 1, 2, 3]
        with pytest.raises(NoComputer):
            await lobby.add_ai(here.host, info.id, caller(ANA), "grandmaster")
        assert len(set(left.names)) == 4


async def test_too_few_cannot_start(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        info = await here.room(people=1)
        with pytest.raises(RoomShort) as refused:
            await lobby.start(here.host, info.id, caller(ANA))
        assert refused.value.said.args == {"missing": 1}


async def test_options_are_checked(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        info = await here.room()
        assert info.where == THREAD
        values = {"where": HERE, "access": "code", "language": "en"}
        found = await lobby.set_options(here.host, info.id, caller(ANA), values)
        assert (found.where, found.access, found.language) == (HERE, "code", "en")
        assert await _info(here) == found
        for wrong in ({"where": "moon"}, {"speed": "fast"}, {"language": "la"}):
            with pytest.raises(BadOption):
                await lobby.set_options(here.host, info.id, caller(ANA), wrong)
        here.host.places = (HERE,)
        with pytest.raises(BadOption):
            await lobby.set_options(here.host, info.id, caller(ANA), {"where": THREAD})


async def test_a_room_by_code_wants_it(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        info = await here.room(people=1)
        await lobby.set_options(here.host, info.id, caller(ANA), {"access": "code"})
        for code in ("", "TREN-1"):
            with pytest.raises(CodeNeeded):
                await lobby.sit(here.host, info.id, caller(BRUNO), code)
        found = await lobby.sit(here.host, info.id, caller(BRUNO), info.code.lower())
        assert found.names == ("Ana", "Bruno")


async def test_codes_find_rooms_and_suggest(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        info = await here.room()
        found = await directory.by_code(here.host, caller(ZOE), info.code.replace("-", " "))
        assert found.id == info.id
        wrong = info.code[:-1] + ("1" if info.code[-1] != "1" else "2")
        with pytest.raises(NoSuchCode) as refused:
            await directory.by_code(here.host, caller(ZOE), wrong)
        assert refused.value.near == (info.code,)
        assert refused.value.said.args == {"code": wrong}
        with pytest.raises(OtherServer):
            await directory.by_code(here.host, caller(ZOE, guild=1), info.code)
        with pytest.raises(NoSuchCode) as refused:
            await directory.by_code(here.host, caller(ZOE, guild=1), wrong)
        assert refused.value.near == ()
        await lobby.set_options(here.host, info.id, caller(ANA), {"access": "code"})
        with pytest.raises(NoSuchCode) as refused:
            await directory.by_code(here.host, caller(ZOE), wrong)
        assert refused.value.near == ()


async def test_codes_are_unique_while_they_live(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        numbers = cycle([0, 0, 0, 0, 1, 1])
        here.host.chance = Chance(below=lambda number: next(numbers) % number)
        first = await lobby.open_room(here.host, caller(ANA), "europa", CHANNEL)
        second = await lobby.open_room(here.host, caller(BRUNO), "europa", CHANNEL)
        assert first.code != second.code
        await lobby.close(here.host, first.id, caller(ANA))
        numbers = cycle([0, 0])
        third = await lobby.open_room(here.host, caller(ANA), "europa", CHANNEL)
        assert third.code == first.code


async def test_other_servers_get_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        info = await here.room()
        far = caller(CARLA, guild=1)
        for deed in (
            lobby.sit(here.host, info.id, far),
            lobby.close(here.host, info.id, replace(far, is_moderator=True)),
            directory.info(here.host, info.id, far),
            directory.resume(here.host, info.id, far),
        ):
            with pytest.raises(OtherServer):
                await deed
        for number in (0, -1, 10**17):
            with pytest.raises(NoSuchMatch):
                await directory.info(here.host, number, far)


async def test_the_same_press_on_a_room_acts_once(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        info = await here.room(people=1)
        twice = caller(ANA)
        await lobby.add_ai(here.host, info.id, twice, level_of("europa"))
        with pytest.raises(Repeated):
            await lobby.add_ai(here.host, info.id, twice, level_of("europa"))
        assert len((await _info(here)).seats) == 2
        refused = caller(BRUNO)
        with pytest.raises(NotYours):  # what is refused is not used up
            await lobby.start(here.host, info.id, refused)
        await lobby.sit(here.host, info.id, refused)


async def test_a_started_or_closed_room_says_so(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start()
        with pytest.raises(AlreadyStarted):
            await lobby.sit(here.host, here.match, caller(CARLA))
        with pytest.raises(AlreadyStarted):
            await lobby.start(here.host, here.match, caller(ANA))
        other = await lobby.open_room(here.host, caller(ANA), "europa", CHANNEL)
        closed = await lobby.close(here.host, other.id, caller(ZOE, moderator=True))
        assert closed.status == CLOSED
        with pytest.raises(RoomClosed):
            await lobby.sit(here.host, other.id, caller(BRUNO))
        with pytest.raises(NotRunning):
            await here.host.desk(other.id, caller(ANA))
        with pytest.raises(NoSuchMatch):
            await lobby.open_room(here.host, caller(ANA), "chess", CHANNEL)


async def test_a_room_is_warned_of_and_expires(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        info = await here.room()
        await here.pass_time(5.9 * DAY)
        assert here.channel.rooms == []
        await here.pass_time(0.2 * DAY)
        await here.pass_time(60)
        assert [why for why, _ in here.channel.rooms] == ["expiring"]
        await here.restart()
        await here.pass_time(1 * DAY)
        await here.pass_time(60)
        assert [why for why, _ in here.channel.rooms] == ["expiring", "expired"]
        assert here.channel.rooms[-1][1].status == CLOSED
        with pytest.raises(RoomClosed):
            await lobby.start(here.host, info.id, caller(ANA))


async def test_a_running_match_never_expires(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start()
        await here.pass_time(400 * DAY)
        assert (await _info(here)).status == RUNNING


async def test_the_seed_is_long_hidden_and_sealed(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        here.host.chance = Chance()
        await here.start()
        table = await here.table()
        assert len(table.seed) == 32
        assert table.info.seal == seal(table.seed)
        desk = await here.desk(ANA)
        notice = here.channel.last.notice
        for thing in (desk, notice):
            assert table.seed not in repr(thing)
        assert notice.info.seal == table.info.seal


async def test_rooms_and_matches_of_a_channel_and_of_a_person(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start()
        running = here.match
        room = await lobby.open_room(here.host, caller(BRUNO), "europa", CHANNEL)
        far = await lobby.open_room(here.host, caller(BRUNO, guild=1), "europa", 5)
        here_now = await directory.here(here.host, caller(ANA), CHANNEL)
        assert [info.id for info in here_now] == [room.id]
        thread = await directory.here(here.host, caller(ANA), 900)
        assert [info.id for info in thread] == [running]
        assert await directory.here(here.host, caller(ANA, guild=1), CHANNEL) == []
        own = await directory.mine(here.host, BRUNO)
        assert {info.id for info, _ in own} == {running, room.id, far.id}
        assert {info.id: called for info, called in own}[running]
        assert [info.id for info, _ in await directory.mine(here.host, BRUNO, GUILD)] == [
            room.id,
            running,
        ]
        assert await directory.mine(here.host, ZOE) == []


async def test_a_rematch_has_the_same_company_one_seat_further(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("europa", 2, 1)
        again, is_new = await lobby.rematch(here.host, here.match, caller(BRUNO), CHANNEL)
        assert is_new
        old = (await _info(here)).names
        assert again.names == (*old[1:], old[0])
        assert again.opener == BRUNO
        with pytest.raises(NotSeated):
            await lobby.rematch(here.host, here.match, caller(ZOE), CHANNEL)


async def test_who_asks_for_it_again_is_led_to_the_same_room(tmp_path: Path) -> None:
    """Also when both press at once; once that room is gone there may be another."""
    async with world(tmp_path) as here:
        await here.start("europa", 2)
        both = [
            lobby.rematch(here.host, here.match, caller(user), CHANNEL) for user in (ANA, BRUNO)
        ]
        found = await asyncio.gather(*both)
        assert len({info.id for info, _ in found}) == 1
        assert sorted(is_new for _, is_new in found) == [False, True]
        room = found[0][0]
        await lobby.close(here.host, room.id, caller(room.opener))
        other, is_new = await lobby.rematch(here.host, here.match, caller(ANA), CHANNEL)
        assert is_new
        assert other.id != room.id


# Leaving a match
async def test_a_seat_that_leaves_goes_on_by_itself(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("europa", 2)
        twice = caller(BRUNO)
        info = await leave.abandon(here.host, here.match, twice)
        await here.worker.idle()
        assert info.seats[1].is_ai
        assert info.seats[1].name == "Bruno"
        with pytest.raises(NotSeated):
            await leave.abandon(here.host, here.match, twice)
        with pytest.raises(NotSeated):
            await here.desk(BRUNO)
        assert (await here.desk(ANA)).to_move == (0,)
        await here.press(ANA, random_press(await here.desk(ANA), here.random))
        assert (await here.desk(ANA)).to_move == (0,)
        assert "leave" in [line.what for m in here.channel.messages for line in m.notice.lines]


async def test_a_match_without_people_is_over(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("europa", 2, 1)
        await leave.abandon(here.host, here.match, caller(BRUNO))
        await leave.abandon(here.host, here.match, caller(ANA))
        await here.worker.idle()
        info = await _info(here)
        assert info.status == OVER
        seq = await here.seq()
        await here.pass_time(DAY)
        assert await here.seq() == seq
        notice = here.channel.last.notice
        assert (notice.is_over, notice.ending, notice.standings) == (True, "left", ())
        with pytest.raises(NotRunning):
            await leave.abandon(here.host, here.match, caller(ANA))


async def test_a_leaver_does_not_take_the_others_undo(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("gardens", 3)
        for words in ("plant plot1", "plant plot2"):
            await here.say(ANA, words)
        await here.verb(ANA, "done")
        here.host.moved = lambda match: None  # the computer player is in no hurry
        await leave.abandon(here.host, here.match, caller(BRUNO))
        assert (await here.verb(ANA, "undo")).note == "undone"
        assert await audit.check_database(here.database, GAMES) == []


async def test_who_leaves_takes_nothing_back(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("gardens", 3)
        for words in ("plant plot1", "plant plot2"):
            await here.say(BRUNO, words)
        await here.verb(BRUNO, "done")
        here.host.moved = lambda match: None
        await leave.abandon(here.host, here.match, caller(BRUNO))
        table = await here.table()
        assert (table.running.before, table.marks) == ([], [])


def test_every_refusal_can_be_said() -> None:
    found: list[Any] = [HostError]
    for kind in found:
        found += kind.__subclasses__()
        assert kind.key.startswith("host-")
    assert len(found) > 15


async def _info(here: Any) -> Any:
    return await directory.info(here.host, here.match, caller(ANA))
