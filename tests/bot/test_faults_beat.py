"""D10, L7: what is due by the clock is done each for itself, whatever another row holds."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from bot.host import leave, lobby
from bot.host.info import CLOSED
from bot.host.lobby import EXPIRES
from bot.store import schema
from tests.bot.host_world import ANA, BRUNO, CARLA, CHANNEL, World, caller, world

HOUR = 3_600_000
DAMAGE = {
    "state": "UPDATE match SET state = '{{' WHERE id = {match}",
    "game": "UPDATE match SET game = 'of a later version' WHERE id IN ({match}, {room})",
    "options": "UPDATE match SET options = '{{' WHERE id IN ({match}, {room})",
    "draft": "UPDATE seat SET draft = '{{' WHERE match = {match}",
    "since": "UPDATE call SET since = 1 << 55 WHERE match = {match}",
    "public position": "UPDATE outbox SET view = '{{', status = 'waiting' WHERE match = {match}",
    "zone": "UPDATE person SET zone = 'Mars/Base'",
    "half a night": "UPDATE person SET sleep_to = NULL",
    "an hour that is none": "UPDATE person SET sleep_from = -5",
    "a holiday without end": "UPDATE person SET away_until = 1 << 55",
    "no damage": "UPDATE match SET code = code",
}


async def timed(here: World, *users: int) -> int:
    """A running match with a clock of an hour."""
    info = await lobby.open_room(here.host, caller(users[0]), "gardens", CHANNEL)
    await lobby.set_options(here.host, info.id, caller(users[0]), {"clock": "1h"})
    for user in users[1:]:
        await lobby.sit(here.host, info.id, caller(user))
    await lobby.start(here.host, info.id, caller(users[0]))
    await here.worker.idle()
    return info.id


@pytest.mark.parametrize("what", DAMAGE)
async def test_d10_l7_one_damaged_row_holds_up_no_beat(tmp_path: Path, what: str) -> None:
    """In it somebody wants to be back, a room to expire, a reminder to be sent."""
    async with world(tmp_path) as here:
        broken = await timed(here, ANA, BRUNO)
        await leave.relieve_me(here.host, broken, caller(ANA), here.clock.now + HOUR // 8)
        room = await lobby.open_room(here.host, caller(ANA), "gardens", CHANNEL)
        whole = await timed(here, BRUNO, CARLA)
        other = await lobby.open_room(here.host, caller(CARLA), "gardens", CHANNEL)
        habits = {"zone": "Europe/Madrid", "reminders": "all", "reach": "channel"}
        night = {"sleep_from": 60, "sleep_to": 120, "away_from": 1, "away_until": 2}
        async with here.database.change() as connection:
            row = {"user": BRUNO, **habits, **night}
            await connection.execute(insert(schema.person).values(row))
            sql = DAMAGE[what].format(match=broken, room=room.id)
            assert (await connection.exec_driver_sql(sql)).rowcount
        for _ in range(5):
            here.clock.now += HOUR // 6
            await beat(here)
        called = {
            (one.user, wait.info.id) for one in here.channel.reminders for wait in one.waiting
        }
        assert (CARLA, whole) in called
        desk = await here.host.say(whole, caller(BRUNO), "plant plot1")
        assert desk.draft == ("plant plot1",)
        here.clock.now += EXPIRES
        await beat(here)
        assert (await info_of(here, other.id)) == CLOSED
        assert (await info_of(here, room.id)) == CLOSED


async def beat(here: World) -> None:
    """It ends whole: what watches over the bot sees it."""
    await here.worker.tick()
    await here.worker.idle()
    assert here.host.pulse.ticked == here.clock.now


async def info_of(here: World, match: int) -> Any:
    async with here.database.look() as connection:
        sql = "SELECT status FROM match WHERE id = ?"
        return (await connection.exec_driver_sql(sql, (match,))).scalar()
