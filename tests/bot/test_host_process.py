"""Processes that draw and think: killed, hung, raising, and the loop never waits for them."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.host.drawing import Drawing
from bot.host.process import RECYCLE, Process, ProcessFailed, ProcessLost
from bot.host.thinking import NoIdea, Thinking
from engine import menu
from render.painter import Job, Picture
from tests.bot.host_world import EUROPA, games

LIMIT = 1.0
ROOT = Path(__file__).parents[2]


def prepare(folder: str) -> Callable[[Any], Any]:
    """What these processes do: as they are told."""

    def work(job: Any) -> Any:
        match job.scene if isinstance(job, Job) else job:
            case "pid":
                return os.getpid()
            case "hang":
                time.sleep(60)
            case "hang once":
                mark = Path(folder) / "hung"
                if not mark.exists():
                    mark.touch()
                    time.sleep(60)
                return Picture(b"x", "png", (1, 1))
            case "count":
                with (Path(folder) / "count").open("a+") as file:
                    file.write("x")
                return Picture(str(file_size(folder)).encode(), "png", (1, 1))
            case "die":
                os.kill(os.getpid(), signal.SIGKILL)
            case "slow":
                time.sleep(0.3)
            case "raise":
                raise ValueError("hand of Bruno")
        return job

    return work


def file_size(folder: str) -> int:
    return (Path(folder) / "count").stat().st_size


def broken(_: str) -> Callable[[Any], Any]:
    raise RuntimeError("cannot even start")


def foolish() -> Mapping[str, Any]:
    """Games whose computer players misbehave."""

    class Fool:
        info = replace(EUROPA.info, policies=POLICIES)

        def __getattr__(self, name: str) -> Any:
            return getattr(EUROPA, name)

    return {"europa": Fool()}


def hang(game: Any, view: Any, random: Any, budget: int) -> Any:
    time.sleep(60)


def first(game: Any, view: Any, random: Any, budget: int) -> Any:
    return menu.pick(EUROPA, EUROPA.imagine(view, random), view.seat, random.random)


POLICIES: dict[str, Any] = {"hang": hang, "first": first}


async def test_a_process_outlives_what_raises_and_tells_no_value(tmp_path: Path) -> None:
    process = Process(prepare, (str(tmp_path),), LIMIT)
    pid = await process.do("pid")
    assert pid != os.getpid()
    with pytest.raises(ProcessFailed) as failed:
        await process.do("raise")
    assert "ValueError at work" in str(failed.value)
    assert "Bruno" not in str(failed.value)
    assert await process.do("pid") == pid
    await process.close()


@pytest.mark.parametrize("fault", ["hang", "die"])
async def test_a_process_that_hangs_or_dies_is_started_anew(tmp_path: Path, fault: str) -> None:
    process = Process(prepare, (str(tmp_path),), LIMIT)
    pid = await process.do("pid")
    with pytest.raises(ProcessLost):
        await process.do(fault)
    assert not is_alive(pid)
    assert await process.do("pid") != pid
    await process.close()


async def test_a_process_that_never_starts_is_given_up() -> None:
    process = Process(broken, ("",), LIMIT)
    with pytest.raises(ProcessLost):
        await process.warm()
    await process.close()


async def test_a_job_given_up_by_its_asker_leaves_no_process_behind(tmp_path: Path) -> None:
    process = Process(prepare, (str(tmp_path),), 60)
    pid = await process.do("pid")
    task = asyncio.create_task(process.do("hang"))
    await asyncio.sleep(0.1)
    task.cancel()
    await asyncio.wait({task})
    assert not is_alive(pid)
    assert await process.do(5) == 5
    await process.close()


async def test_a_process_is_recycled(tmp_path: Path) -> None:
    process = Process(prepare, (str(tmp_path),), LIMIT)
    pids = {await process.do("pid") for _ in range(RECYCLE + 1)}
    assert len(pids) == 2
    await process.close()


async def test_the_loop_goes_on_while_a_process_hangs(tmp_path: Path) -> None:
    process = Process(prepare, (str(tmp_path),), LIMIT)
    await process.warm()
    task, worst = asyncio.create_task(process.do("hang")), 0.0
    while not task.done():
        start = time.perf_counter()
        await asyncio.sleep(0.01)
        worst = max(worst, time.perf_counter() - start)
    assert isinstance(task.exception(), ProcessLost)
    assert worst < 0.5
    await process.close()


def job(scene: str) -> Job:
    return Job("nothing", scene, None, ())


async def test_drawing_says_none_for_what_cannot_be_drawn(tmp_path: Path) -> None:
    drawing = Drawing(tmp_path / "cache")
    await drawing.warm()
    assert await drawing.draw(job("board")) is None
    assert (tmp_path / "cache").is_dir()
    await drawing.close()


async def test_drawing_tries_a_hung_picture_once_more(tmp_path: Path) -> None:
    drawing = Drawing(limit=LIMIT)
    drawing.process = Process(prepare, (str(tmp_path),), LIMIT)
    assert await drawing.draw(job("hang once")) == Picture(b"x", "png", (1, 1))
    assert await drawing.draw(job("die")) is None
    assert await drawing.draw(job("hang once")) is not None
    await drawing.close()


async def test_what_several_ask_for_is_drawn_once(tmp_path: Path) -> None:
    """Also when whoever asked first has stopped waiting; a failure is not kept."""
    drawing = Drawing(limit=LIMIT)
    drawing.process = Process(prepare, (str(tmp_path),), LIMIT)
    first = asyncio.create_task(drawing.draw(job("count")))
    await asyncio.sleep(0)
    others = [asyncio.create_task(drawing.draw(job("count"))) for _ in range(3)]
    await asyncio.sleep(0)
    first.cancel()
    pictures = await asyncio.gather(*others)
    assert {picture.data for picture in pictures if picture} == {b"1"}
    assert await drawing.draw(job("die")) is None
    assert await drawing.draw(job("die")) is None
    assert await drawing.draw(job("count")) == pictures[0]
    await drawing.close()


async def test_thinking_happens_elsewhere_and_may_fail() -> None:
    thinking = Thinking(foolish, limit=LIMIT)
    await thinking.warm()
    state = EUROPA.setup(2, {}, "seed")
    view = EUROPA.view(state, 0)
    words = await thinking.choose(EUROPA, "first", view, "x")
    assert menu.move(EUROPA, state, 0, words)
    assert words == await thinking.choose(EUROPA, "first", view, "x")
    for level in ("hang", "nobody"):
        with pytest.raises(NoIdea):
            await thinking.choose(EUROPA, level, view, "x")
    assert await thinking.choose(EUROPA, "first", view, "x") == words
    await thinking.close()


async def test_every_level_of_every_game_thinks_in_its_process() -> None:
    thinking = Thinking(games)
    for game in games().values():
        state = game.setup(min(game.info.seats), {}, "seed")
        for level in game.info.policies:
            seat = game.to_move(state)[0]
            words = await thinking.choose(game, level, game.view(state, seat), "x")
            assert menu.is_offered(game, state, seat, menu.move(game, state, seat, words))
    await thinking.close()


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def test_a_process_whose_parent_is_gone_ends_without_a_word(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    process = Process(prepare, (str(tmp_path),), LIMIT)
    await process.warm()
    assert process._connection is not None
    assert process._process is not None
    process._connection.send("slow")
    process._connection.close()
    await asyncio.to_thread(process._process.join, 10)
    assert process._process.exitcode == 0
    assert "Traceback" not in capfd.readouterr().err


ABANDONED = """
import asyncio, os, signal
from tests.bot.test_host_process import LIMIT, Process, prepare

async def main():
    process = Process(prepare, ("",), LIMIT)
    await process.warm()
    os.kill(process.pid, signal.SIGSTOP)
    print(process.pid, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends it")
def test_l9_a_process_that_hangs_does_not_outlive_a_bot_that_was_killed(
    tmp_path: Path,
) -> None:
    """Else each kill would leave one behind: it looks at nothing that could tell it."""
    (tmp_path / "abandoned.py").write_text(ABANDONED)
    command = [sys.executable, str(tmp_path / "abandoned.py")]
    more = {"PYTHONPATH": str(ROOT)}
    said = tmp_path / "pid"  # no pipe: one that is left would keep it open
    with said.open("wb") as file:
        subprocess.run(command, stdout=file, env={**os.environ, **more})
    pid = int(said.read_text())
    try:
        end = time.monotonic() + 10
        while is_running(pid):
            assert time.monotonic() < end
            time.sleep(0.05)
    finally:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def is_running(pid: int) -> bool:
    """What has ended may still wait for somebody to ask after it."""
    try:
        return "State:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False
