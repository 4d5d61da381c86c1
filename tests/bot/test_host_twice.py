"""Everything that falls due, with two bots on one file that both see it at once: it happens once.

The lock file keeps a second bot away; this is for the moment when one takes over from another.
"""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.host import audit, ladder, leave, lobby, plans, watch
from bot.host.expiry import EXPIRED, EXPIRING
from bot.host.habits import PRIVATE
from bot.host.notice import MOVE, RETURN, STAND_IN
from bot.store import record
from tests.bot.host_world import ANA, BRUNO, GAMES, ZOE, World, caller, random_press, world
from tests.bot.test_host_clock import DAY, HOUR, begin, draw_two, lines, mover, out_of_time, told

Step = Callable[[World], Awaitable[object]]
Count = Callable[[World], Awaitable[object]]


async def both(here: World, seconds: float) -> None:
    """Time passes; both bots look at what is due, several times over."""
    other = World(here.path, here.clock, here.channel, here.grace)
    await other.open(is_shared=True)
    here.clock.now += int(seconds * 1000)
    for _ in range(4):
        await asyncio.gather(here.worker.tick(), other.worker.tick())
        await asyncio.gather(here.worker.idle(), other.worker.idle())
        here.clock.now += 1000
    await other.close()


async def called(here: World) -> None:
    await begin(here)


async def half_gone(here: World) -> None:
    await begin(here)
    await here.pass_time(12 * HOUR)


async def most_gone(here: World) -> None:
    await half_gone(here)
    await here.pass_time(8 * HOUR)


async def late(here: World) -> None:
    await out_of_time(here)


async def nudged(here: World) -> None:
    user = await out_of_time(here)
    by = BRUNO if user == ANA else ANA
    await ladder.nudge(here.host, here.match, user - ANA, caller(by))


async def relieved(here: World) -> None:
    user = await begin(here)
    until = here.clock.now + DAY * 1000
    await leave.relieve_me(here.host, here.match, caller(user), until)
    await here.pass_time(25)


async def written_to(here: World) -> None:
    """Whoever is called next wants a private message."""
    user = await begin(here)
    await told(here, BRUNO if user == ANA else ANA, reach=PRIVATE)
    await quietly(here, draw_two)


async def planned(here: World) -> None:
    user = await begin(here)
    other = caller(BRUNO if user == ANA else ANA)
    await plans.add(here.host, here.match, other, "draw deck")
    await quietly(here, draw_two)


async def with_computer(here: World) -> None:
    await here.start("europa", 1, 1)
    await here.press(ANA, random_press(await here.desk(ANA), here.random))
    await here.pass_time(25)
    await quietly(here, draw_two)


async def watched(here: World) -> None:
    """Both leave: it is over, and Zoe wants to hear of it."""
    await begin(here)
    await watch.watch(here.host, here.match, caller(ZOE))
    await leave.abandon(here.host, here.match, caller(ANA))
    here.worker.wake = lambda match: None  # type: ignore[method-assign]
    here.host.moved = here.worker.wake
    await leave.abandon(here.host, here.match, caller(BRUNO))


async def open_room(here: World) -> None:
    await here.room("europa", 2)


async def warned_room(here: World) -> None:
    await here.room("europa", 2)
    await here.pass_time((lobby.EXPIRES - lobby.WARNS) / 1000)


async def quietly(here: World, step: Step) -> None:
    """Nothing that follows is done yet."""
    here.host.moved = lambda match: None
    await step(here)
    here.host.moved = here.worker.wake


async def reminders(here: World) -> list[bool]:
    return [one.is_over for one in here.channel.reminders]


async def nudges(here: World) -> int:
    return sum(one.is_nudge for one in here.channel.reminders)


async def calls_in_private(here: World) -> int:
    return sum(not one.place for one in here.channel.reminders)


async def stand_ins(here: World) -> int:
    return (await lines(here)).count(STAND_IN)


async def returns(here: World) -> int:
    return (await lines(here)).count(RETURN)


async def moves(here: World) -> list[int]:
    """How many moves each of the first two has made."""
    async with here.database.look() as connection:
        rows = await record.moves(connection, here.match)
    return [sum(row.seat == seat and row.what == MOVE for row in rows) for seat in (0, 1)]


async def own_turns(here: World) -> bool:
    """Two cards each since the first tickets, and the first is called again."""
    return await moves(here) == [3, 3] and await mover(here) in (ANA, BRUNO)


async def one_turn_of_the_computer(here: World) -> bool:
    table = await here.table()
    return tuple(table.game.to_move(table.running.state)) == (0,)


async def ends(here: World) -> list[tuple[int, ...]]:
    return [one.notice.watchers for one in here.channel.messages if one.notice.is_over]


async def rooms(here: World) -> list[str]:
    return [why for why, _ in here.channel.rooms]


DUE: list[tuple[str, Step, float, Count, object]] = [
    ("a first reminder", called, 12 * HOUR, reminders, [False]),
    ("a second reminder", half_gone, 8 * HOUR, reminders, [False, False]),
    ("the end of a clock", most_gone, 3 * DAY, reminders, [False, False, True]),
    ("a turn that nobody plays", late, DAY, stand_ins, 1),
    ("a nudge", nudged, 1, nudges, 1),
    ("a call in private", written_to, 25, calls_in_private, 1),
    ("a return", relieved, DAY, returns, 1),
    ("a plan", planned, 25, own_turns, True),
    ("a computer player's turn", with_computer, 25, one_turn_of_the_computer, True),
    ("the end of a match", watched, 1, ends, [(ZOE,)]),
    ("the warning of a room", open_room, 6 * DAY, rooms, [EXPIRING]),
    ("the end of a room", warned_room, DAY, rooms, [EXPIRING, EXPIRED]),
]


@pytest.mark.parametrize(
    ("prepare", "seconds", "count", "expected"),
    [pytest.param(*one[1:], id=one[0]) for one in DUE],
)
async def test_l7_two_bots_do_what_is_due_once(
    tmp_path: Path, prepare: Step, seconds: float, count: Count, expected: object
) -> None:
    async with world(tmp_path) as here:
        await prepare(here)
        assert await count(here) != expected
        await both(here, seconds)
        assert await count(here) == expected
        assert await audit.check_database(here.database, GAMES) == []


@pytest.mark.parametrize(
    ("prepare", "seconds", "count", "expected"),
    [pytest.param(*one[1:], id=one[0]) for one in DUE],
)
async def test_l7_a_bot_that_starts_anew_does_what_is_due_once(
    tmp_path: Path, prepare: Step, seconds: float, count: Count, expected: object
) -> None:
    """Started just before, and again just after."""
    async with world(tmp_path) as here:
        await prepare(here)
        here.clock.now += int(seconds * 1000)
        for _ in range(3):
            await here.restart()
            await here.pass_time(1)
        assert await count(here) == expected
