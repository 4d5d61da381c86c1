"""L9, L10, L12: what draws and what thinks hangs, dies, lies or cannot start; play goes on."""

import asyncio
import multiprocessing.process
import time
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from bot import app as application
from bot.bench.drawing import _job, _stands
from bot.config import Config
from bot.host import audit, lobby
from bot.host.drawing import Drawing
from bot.host.process import RECYCLE, Process, ProcessLost
from bot.host.publisher import Publisher
from bot.host.thinking import Thinking
from bot.host.worker import Worker
from bot.store import schema
from bot.store.address import url_of
from render.painter import Job, Picture
from tests.bot.host_world import ANA, BRUNO, EUROPA, GAMES, caller, world
from tests.bot.test_host_process import is_alive, prepare

# How a picture and a decision fail
LIMIT = 0.5
BOARDS = (150, 10_000)
"""Drawn in the short run and in the long one."""
GROWTH = 12 << 20
"""Bytes that a process may grow while it draws hundreds of boards: noise, no slope."""


def fools() -> Mapping[str, Any]:
    """Europa with computer players of every bad sort; found by name in the thinking process."""

    class Fool:
        info = replace(EUROPA.info, policies=POLICIES)

        def __getattr__(self, name: str) -> Any:
            return getattr(EUROPA, name)

    return {**GAMES, "europa": Fool()}


def hang(game: Any, view: Any, random: Any, budget: int) -> Any:
    time.sleep(60)


def fail(game: Any, view: Any, random: Any, budget: int) -> Any:
    raise MemoryError


def end(game: Any, view: Any, random: Any, budget: int) -> Any:
    raise SystemExit


def cheat(game: Any, view: Any, random: Any, budget: int) -> Any:
    """A move of the game that nobody offers now."""
    kind = next(kind for kind in EUROPA.kinds.values() if kind.word == "claim")
    return kind.make(0, 0, 0)


def nothing(game: Any, view: Any, random: Any, budget: int) -> Any:
    return None


POLICIES: dict[str, Any] = {
    "hang": hang,
    "fail": fail,
    "end": end,
    "cheat": cheat,
    "nothing": nothing,
}


LONG = pytest.mark.soak


@pytest.mark.parametrize(
    "level",
    ["hang", "end", "cheat", pytest.param("fail", marks=LONG), pytest.param("nothing", marks=LONG)],
)
async def test_l12_any_bad_computer_player_moves_legally_and_stops_nobody(
    tmp_path: Path, level: str
) -> None:
    """In their real process; while one hangs, people of another match play."""
    async with world(tmp_path) as here:
        thinking = Thinking(fools, limit=2.0 if level == "hang" else 30.0)
        await thinking.warm()
        here.host.games.update(fools())
        here.worker = Worker(here.host, here.publisher, thinking)
        await here.start("gardens", 2)
        other = here.match
        await here.room("europa", 1)
        await lobby.add_ai(here.host, here.match, caller(ANA), level)
        await lobby.start(here.host, here.match, caller(ANA))
        desk = await here.host.say(other, caller(BRUNO), "plant plot1")
        assert desk.draft == ("plant plot1",)
        await here.worker.idle()
        assert (await here.desk(ANA)).to_move == (0,)
        here.host.games.update(GAMES)
        assert await audit.check_database(here.database, GAMES) == []
        await thinking.close()


async def test_l12_a_seat_of_an_unknown_level_plays_on(tmp_path: Path) -> None:
    """Of a later version, say, that was rolled back."""
    async with world(tmp_path) as here:
        await here.room("europa", 1, 1)
        async with here.database.change() as connection:
            await connection.execute(update(schema.seat).filter_by(seat=1).values(level="genius"))
        await lobby.start(here.host, here.match, caller(ANA))
        await here.worker.idle()
        assert (await here.desk(ANA)).to_move == (0,)


@pytest.mark.parametrize("fault", ["raise", "hang", pytest.param("die", marks=LONG)])
async def test_l9_a_table_is_told_in_words_and_the_next_one_is_drawn(
    tmp_path: Path, fault: str
) -> None:
    async with world(tmp_path) as here:
        artist = Drawing(limit=LIMIT)
        artist.process = Process(prepare, (str(tmp_path),), LIMIT)
        here.channel.job = lambda notice: Job("x", fault, None, ())  # type: ignore[method-assign]
        here.publisher = Publisher(here.host, here.channel, artist, late=0.05)
        here.worker = Worker(here.host, here.publisher, here.thinker)
        await here.start("gardens", 2)
        assert [message.picture for message in here.channel.messages] == [None]
        desk = await here.say(ANA, "plant plot1")
        assert desk.draft
        here.channel.job = lambda notice: Job("x", "hang once", None, ())  # type: ignore[method-assign]
        (tmp_path / "hung").touch()
        here.publisher._late = 30.0
        for user, plots in ((ANA, ["plot2"]), (BRUNO, ["plot3", "plot4"])):
            for plot in plots:
                await here.say(user, f"plant {plot}")
            await here.verb(user, "done")
        assert here.channel.last.picture == Picture(b"x", "png", (1, 1))
        await artist.close()


async def test_l9_a_process_that_cannot_start_now_starts_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No memory, no more processes: the picture is missing, and only this one."""
    process = Process(prepare, (str(tmp_path),), LIMIT)

    def refuse(self: Any) -> None:
        raise BlockingIOError("no process to be had")

    with monkeypatch.context() as patched:
        patched.setattr(multiprocessing.process.BaseProcess, "start", refuse)
        for _ in range(3):
            with pytest.raises(ProcessLost):
                await process.do(1)
    assert await process.do(1) == 1
    await process.close()


@pytest.mark.parametrize("after", [0.0, 0.01, 0.3])
async def test_l9_it_may_be_ended_while_it_starts(tmp_path: Path, after: float) -> None:
    """A bot told to end right after its start closes its database all the same."""
    process = Process(prepare, (str(tmp_path),), 30)
    warming = asyncio.create_task(process.warm())
    await asyncio.sleep(after)
    await process.close()
    await asyncio.wait({warming})
    pid = process.pid
    assert pid is None or not is_alive(pid)
    with pytest.raises(ProcessLost):
        await process.do(1)


@pytest.mark.parametrize("after", [0.0, 0.1])
async def test_l9_who_waits_for_its_start_may_go_away(tmp_path: Path, after: float) -> None:
    process = Process(prepare, (str(tmp_path),), 30)
    waiting = asyncio.create_task(process.do(1))
    await asyncio.sleep(after)
    waiting.cancel()
    await asyncio.wait({waiting})
    assert await process.do(2) == 2
    await process.close()


async def test_d13_a_bot_that_ends_at_once_leaves_its_file_free(tmp_path: Path) -> None:
    config = Config(data=tmp_path, database_url=url_of(tmp_path / "rieles.db"), backups=0)
    for _ in range(2):
        async with application.app(config) as here:
            await here.start()


# Memory
@pytest.mark.parametrize("boards", [BOARDS[0], pytest.param(BOARDS[1], marks=pytest.mark.soak)])
async def test_l10_bi1_boards_leave_nothing_in_memory(tmp_path: Path, boards: int) -> None:
    """Neither in the process that draws, while it lives, nor in the bot."""
    artist = Drawing(tmp_path / "cache", limit=120.0)
    jobs = [_job(EUROPA, stood, None) for stood in _stands(EUROPA)]
    marks: dict[int, list[int]] = {}
    own = 0
    for number in range(boards):
        assert await artist.draw(jobs[number % len(jobs)]) is not None
        pid = artist.process.pid
        assert pid is not None
        marks.setdefault(pid, []).append(memory_of(pid))
        if number == 100:
            own = memory_of("self")
    assert memory_of("self") - own < GROWTH
    for life in marks.values():
        assert max(life[100:], default=0) - max(life[:100]) < GROWTH
    assert len(marks) == -(-boards // RECYCLE)
    await artist.close()


def memory_of(process: int | str) -> int:
    """Bytes of a process that are in memory."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) << 10
