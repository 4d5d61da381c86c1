"""D3, L3, L11: several people do everything at once in one room and its match, in any order.

Seeded: who does what. Between two storms all is quiet, and then everything must add up.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import func, select

from bot.host import audit, directory, erase, ladder, leave, lobby, manage, votes
from bot.host.desk import Desk
from bot.host.errors import HostError
from bot.host.info import CLOSED, OPEN, OVER, RUNNING, Caller
from bot.host.press import Press
from bot.store import schema
from bot.store import votes as rows
from engine.errors import EngineError
from tests.bot.host_world import (
    ANA,
    BRUNO,
    CARLA,
    CHANNEL,
    GAMES,
    GUILD,
    INTERACTIONS,
    NAMES,
    ZOE,
    World,
    level_of,
    random_press,
    world,
)

PEOPLE = (ANA, BRUNO, CARLA, ZOE)
HOUR = 3_600_000
AT_ONCE = 12
"""Deeds in one storm."""
REFUSED = (HostError, EngineError)
"""What a person may be told; anything else is a fault of ours."""


class Storm:
    """People with old panels in their hands, and a die that says what they do."""

    def __init__(self, here: World, seed: int) -> None:
        self.here, self.random = here, Random(seed)
        self.desks: list[Desk] = []
        self.did: list[str] = []

    def who(self) -> Caller:
        self.here.clock.now += 1  # no two presses come in one moment
        user = self.random.choice(PEOPLE)
        return Caller(user, GUILD, next(INTERACTIONS), NAMES[user], is_manager=user == ZOE)

    # What people do to a room
    async def sit(self, who: Caller) -> None:
        guest = self.random.choice(("", "", "Tía"))
        await lobby.sit(self.here.host, self.here.match, who, guest=guest)

    async def stand(self, who: Caller) -> None:
        await lobby.stand(self.here.host, self.here.match, who)

    async def add(self, who: Caller) -> None:
        info = await directory.info(self.here.host, self.here.match, who)
        await lobby.add_ai(self.here.host, info.id, who, level_of(info.game))

    async def remove(self, who: Caller) -> None:
        await lobby.remove_ai(self.here.host, self.here.match, who, self.random.randrange(5))

    async def start(self, who: Caller) -> None:
        await lobby.start(self.here.host, self.here.match, who)

    async def close(self, who: Caller) -> None:
        await lobby.close(self.here.host, self.here.match, who)

    async def option(self, who: Caller) -> None:
        await lobby.set_options(self.here.host, self.here.match, who, {"clock": "1d"})

    # What people do in a match
    async def look(self, who: Caller) -> None:
        self.desks.append(await self.here.host.desk(self.here.match, who))

    async def press(self, who: Caller) -> None:
        await self._press(await self.here.host.desk(self.here.match, who), who)

    async def old(self, who: Caller) -> None:
        """A panel of any age, also another's."""
        if self.desks:
            await self._press(self.random.choice(self.desks), who)

    async def twice(self, who: Caller) -> None:
        """The same press delivered twice at once: both answers agree that it counted once."""
        desk = await self.here.host.desk(self.here.match, who)
        press, host = self._of(desk), self.here.host
        found = await asyncio.gather(
            host.press(press, who), host.press(press, who), return_exceptions=True
        )
        for one in found:
            if isinstance(one, BaseException) and not isinstance(one, REFUSED):
                raise one
        kept = await self._count(schema.press, schema.press.c.interaction == who.interaction)
        assert kept <= 1

    async def undo(self, who: Caller) -> None:
        await self.here.host.undo(self.here.match, who)

    async def abandon(self, who: Caller) -> None:
        await leave.abandon(self.here.host, self.here.match, who)

    async def come_back(self, who: Caller) -> None:
        await leave.come_back(self.here.host, self.here.match, who)

    async def resume(self, who: Caller) -> None:
        await directory.resume(self.here.host, self.here.match, who)

    async def relieve(self, who: Caller) -> None:
        await manage.relieve(self.here.host, self.here.match, self.random.randrange(5), who)

    async def erase(self, who: Caller) -> None:
        await erase.erase(self.here.host, who.user)

    async def end(self, who: Caller) -> None:
        await manage.end(self.here.host, self.here.match, who)

    async def beat(self, who: Caller) -> None:
        self.here.clock.now += self.random.choice((1_000, 21_000, 61_000))
        await self.here.worker.tick()

    # What people decide about a match, and about each other
    async def propose(self, who: Caller) -> None:
        subject = self.random.choice(votes.SUBJECTS)
        seat = self.random.randrange(5) if subject == votes.REPLACE else None
        await votes.propose(self.here.host, self.here.match, who, subject, seat)

    async def cast(self, who: Caller) -> None:
        async with self.here.database.look() as connection:
            row = await rows.read(connection, self.here.match)
        opened_at = row.opened_at // 1000 if row else 0
        says = self.random.random() < 0.7
        await votes.cast(self.here.host, self.here.match, who, opened_at, says)

    async def take_over(self, who: Caller) -> None:
        await leave.take_over(self.here.host, self.here.match, self.random.randrange(5), who)

    async def relief(self, who: Caller) -> None:
        until = self.here.clock.now + self.random.choice((30_000, HOUR))
        await leave.relieve_me(self.here.host, self.here.match, who, until)

    async def late(self, who: Caller) -> None:
        """A step of the ladder, whether anybody is late or not."""
        step = self.random.choice((ladder.wait, ladder.nudge, ladder.stand_in, ladder.replace))
        await step(self.here.host, self.here.match, self.random.randrange(5), who)

    async def ages(self, who: Caller) -> None:
        """Clocks run out."""
        self.here.clock.now += self.random.choice((HOUR, 30 * HOUR))
        await self.here.worker.tick()

    async def _press(self, desk: Desk, who: Caller) -> None:
        self.desks.append(await self.here.host.press(self._of(desk), who))

    def _of(self, desk: Desk) -> Press:
        if not desk.to_move or desk.press.seat not in desk.to_move or self.random.random() < 0.2:
            return replace(desk.press, verb=self.random.choice(("undo", "pop", "done", "go")))
        return random_press(desk, self.random)

    # Storms
    def deeds(self) -> list[tuple[int, Callable[[Caller], Awaitable[None]]]]:
        return [
            *[(6, deed) for deed in (self.sit, self.add)],
            *[(2, deed) for deed in (self.stand, self.remove, self.start, self.option)],
            *[(12, deed) for deed in (self.press, self.old, self.twice)],
            *[(4, deed) for deed in (self.look, self.undo, self.beat)],
            *[(2, deed) for deed in (self.abandon, self.come_back, self.resume)],
            *[(2, deed) for deed in (self.propose, self.cast, self.take_over)],
            *[(1, deed) for deed in (self.relief, self.late, self.ages, self.relieve)],
        ]

    async def blow(self, *, is_rare: bool) -> None:
        """Deeds at once. Some of those who wait for an answer go away in the middle."""
        deeds = self.deeds() + (
            [(1, self.erase), (1, self.end), (1, self.close)] if is_rare else []
        )
        weights, calls = zip(*deeds, strict=True)
        chosen = self.random.choices(calls, weights, k=AT_ONCE)
        self.did = [deed.__name__ for deed in chosen]
        tasks = []
        for deed in chosen:
            task = asyncio.ensure_future(self._later(deed, self.who(), self.random.randrange(9)))
            if self.random.random() < 0.1:
                asyncio.get_running_loop().call_later(self.random.random() / 50, task.cancel)
            tasks.append(task)
        await asyncio.wait(tasks)
        for task in tasks:
            error = None if task.cancelled() else task.exception()
            if error is not None and not isinstance(error, REFUSED):
                raise AssertionError(self.did) from error
        await self.here.worker.idle()

    async def _later(self, deed: Any, who: Caller, turns: int) -> None:
        for _ in range(turns):
            await asyncio.sleep(0)
        await deed(who)

    async def start_by_leader(self) -> None:
        """Somebody would at last."""
        info = (await self.here.table()).info
        for user in PEOPLE:
            who = Caller(user, GUILD, next(INTERACTIONS), NAMES[user])
            if user not in [seat.user for seat in info.seats]:
                with suppress(HostError):
                    await lobby.sit(self.here.host, info.id, who)
            with suppress(HostError):
                await lobby.start(self.here.host, info.id, who)
        await self.here.worker.idle()

    # What must add up
    async def check(self) -> None:
        here = self.here
        assert await audit.check_database(here.database, GAMES) == [], self.did
        table = await here.table()
        seats, most = table.sitters, max(table.game.info.seats)
        assert [one.seat for one in seats] == list(range(len(seats)))
        assert len(seats) <= most
        assert await self._count(schema.move, schema.move.c.match == here.match) == table.seq
        setups = (schema.move.c.match == here.match, schema.move.c.what == "setup")
        assert await self._count(schema.move, *setups) == int(table.seq > 0)
        is_live = table.info.status == RUNNING
        owed = [seat for seat in self._to_move(table) if seats[seat].is_ai] if is_live else []
        async with here.database.look() as connection:
            jobs = await connection.execute(select(schema.job).filter_by(match=here.match))
            assert sorted(job.seat for job in jobs) == owed, self.did
        if is_live:
            assert any(not one.is_ai for one in seats)
            assert self._to_move(table)
        if table.seq:
            last = here.channel.last.notice
            assert last.match == here.match
            assert last.is_over == (table.info.status == OVER), self.did
        *retired, _ = [m.is_live for m in here.channel.messages] or [False]
        assert not any(retired)

    def _to_move(self, table: Any) -> list[int]:
        return list(table.game.to_move(table.running.state))

    async def _count(self, table: Any, *where: Any) -> int:
        async with self.here.database.look() as connection:
            found = await connection.execute(select(func.count()).select_from(table).where(*where))
            return int(found.scalar() or 0)


async def quiet(here: World) -> None:
    """Until nothing is owed and nothing untold."""
    for _ in range(40):
        await here.pass_time(61)
    async with here.database.look() as connection:
        waiting = await connection.execute(
            select(schema.outbox).where(schema.outbox.c.status != "done")
        )
        assert waiting.all() == []


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize(
    "seeds", [range(1), pytest.param(range(1, 25), marks=pytest.mark.soak)], ids=len
)
async def test_everything_at_once_adds_up(tmp_path: Path, game: str, seeds: range) -> None:
    for seed in seeds:
        (tmp_path / str(seed)).mkdir()
        async with world(tmp_path / str(seed), grace=20_000) as here:
            await one_storm(here, game, seed, 12 if len(seeds) == 1 else 40)


async def one_storm(here: World, game: str, seed: int, blows: int) -> None:
    storm = Storm(here, seed)
    info = await lobby.open_room(
        here.host, Caller(ANA, GUILD, next(INTERACTIONS), "Ana"), game, CHANNEL
    )
    here.match = info.id
    for number in range(blows):
        await storm.blow(is_rare=number > 2 * blows / 3)
        if storm.random.random() < 0.15:
            await here.restart()
        await storm.check()
        status = (await here.table()).info.status
        if status == OPEN and number > 2:
            await storm.start_by_leader()
        if status in (OVER, CLOSED):
            break
    await quiet(here)
    await storm.check()


@pytest.mark.parametrize("verb", ["done", "pop", "undo", "go", "nonsense"])
async def test_s4_a_verb_that_no_button_carries_changes_nothing(tmp_path: Path, verb: str) -> None:
    """A panel without a draft has no button that confirms one; somebody sends it all the same."""
    async with world(tmp_path) as here:
        await here.start("gardens", 2)
        desk, seq = await here.desk(ANA), await here.seq()
        await here.press(ANA, replace(desk.press, verb=verb))
        assert await here.seq() == seq
        assert (await here.desk(ANA)).draft == ()
        await here.say(ANA, "plant plot1")
        await here.say(ANA, "plant plot2")
        assert (await here.verb(ANA, "done")).played
