"""The long run: many matches at once, every kind of fault from a seed, hundreds of kills; and what
was lost, doubled or leaked, in a table."""

import asyncio
import os
import signal
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random

import pytest

from tests.loopback import events
from tests.loopback.crowd import Crowd
from tests.loopback.faults import HANG, KILL, RESET
from tests.loopback.gateway import Gateway
from tests.loopback.leaks import leaks
from tests.loopback.nursery import Nursery
from tests.loopback.scene import Match, Scene, scene

MATCHES = int(os.environ.get("RIELES_SOAK_MATCHES", "50"))
KILLS = int(os.environ.get("RIELES_SOAK_KILLS", "200"))
SECONDS = float(os.environ.get("RIELES_SOAK_SECONDS", "600"))
SEED = int(os.environ.get("RIELES_SOAK_SEED", "1"))
"""A shorter run, or another one."""
LIFE = 3.0
"""Seconds in which a request is waited for at which the process is to die."""
MOST, LONGEST = 12, 20.0
"""Presses that are confirmed in one life, and seconds that it lasts, at most."""
LATE = 1.0
"""Seconds after which a heartbeat counts as late."""
HEARTBEAT = 2.0
RECONNECTS, GROWTH = 1_000, 1.1
ROUTES = ("POST callback", "PATCH original", "POST message", "PATCH message", "DELETE message")
TOLERATED = ("no idea", "does not start", "start failed", "database is busy", "error=Busy")
"""What the kills of processes and of requests bring about, and a machine that does other things."""


@dataclass
class Trouble:
    """Makes it, from a seed."""

    wire: Scene
    random: Random
    tried: Counter[str] = field(default_factory=Counter)
    ends: list[float] = field(default_factory=list)
    """Seconds from being told to end until the end."""

    async def once(self) -> None:
        """One fault of any kind."""
        kinds = (self.request, self.request, self.gateway, self.process, self.server)
        await self.random.choice(kinds)()

    async def request(self) -> None:
        route = self.random.choice(ROUTES)
        after = self.random.random() < 0.5
        fault = self.random.choice(
            (
                {"status": 500, "after": after},
                {"status": 502, "after": after},
                {"status": 503},
                {"status": 429, "seconds": 0.5},
                {"status": 429, "seconds": 0.5, "is_global": True},
                {"what": RESET, "after": after},
                {"what": HANG, "seconds": 1.0},
            )
        )
        self.wire.here.faults.add(route, **fault)

    async def gateway(self) -> None:
        gateway = self.wire.here.gateway
        name = self.random.choice(("drop", "ask_to_reconnect", "invalidate"))
        await getattr(gateway, name)()
        self.tried[f"gateway {name}"] += 1

    async def process(self) -> None:
        bot = self.wire.bot
        name, find = self.random.choice((("artist", bot.artist), ("thinker", bot.thinker)))
        number = self.random.choice((signal.SIGKILL, signal.SIGSTOP))
        pid = find() if bot.is_running else None
        if pid:
            os.kill(pid, number)
            self.tried[f"{number.name} {name}"] += 1

    async def server(self) -> None:
        guild = self.random.choice(list(self.wire.here.guilds.values()))
        await events.outage(self.wire.here, guild)
        await events.recovery(self.wire.here, guild)
        self.tried["outage"] += 1

    async def end(self) -> None:
        """One life ends: at random, at a request, or by being told."""
        way = self.random.choice(("at random", "at random", "before", "after", "told"))
        bot, faults = self.wire.bot, self.wire.here.faults
        if way in ("before", "after"):
            route = self.random.choice(ROUTES)
            faults.add(route, what=KILL, after=way == "after")
            with suppress(AssertionError):  # no such request came
                await self.wire.here.until(lambda: not bot.is_running, LIFE)
        if way == "told" and bot.is_running:
            start = time.monotonic()
            bot.terminate()
            await bot.ended(60)
            self.ends.append(time.monotonic() - start)
        bot.kill()
        faults.clear()
        self.tried[f"end {way}"] += 1


async def tables(wire: Scene) -> list[Match]:
    """Each in a channel of its own, with its own people; every second with a computer player."""
    found = []
    for number in range(MATCHES):
        people = [wire.person(f"P{number}{letter}") for letter in "abc"[: 2 + number % 2]]
        channel = wire.here.add_channel(wire.guild, f"mesa-{number}")
        found.append(await wire.match(channel, *people, ai=number % 2, here=number % 3 == 0))
    return found


@pytest.mark.soak
async def test_nothing_is_lost_doubled_or_leaked_in_a_long_run(
    tmp_path: Path, cache: Path, nursery: Nursery, capsys: pytest.CaptureFixture[str]
) -> None:
    async with scene(tmp_path / "data", cache, nursery, TOLERATED, HEARTBEAT) as wire:
        wire.here.keeps_files = False
        random, start = Random(SEED), time.monotonic()
        crowd, trouble = Crowd(wire, await tables(wire), random), Trouble(wire, random)
        kills, lost = 0, list[str]()
        async with crowd.at_play():
            while kills < KILLS or time.monotonic() < start + SECONDS:
                for _ in range(random.randrange(4)):
                    await trouble.once()
                    await asyncio.sleep(random.uniform(0, 0.5))
                await crowd.confirms(random.randrange(MOST), LONGEST)
                if kills < KILLS:
                    kills += 1
                    await trouble.end()
                    await wire.bot.start()
                    lost += crowd.lost()
        wire.here.faults.clear()
        await crowd.told(120)
        lost += crowd.lost()
        table = figures(crowd, trouble, kills, lost, time.monotonic() - start)
        with capsys.disabled():
            print("\n" + table)  # noqa: T201  # it is what the run is for
        assert lost == []
        assert crowd.doubled() == []
        assert late(wire) == 0


def late(wire: Scene) -> int:
    return sum(seconds > LATE for seconds in wire.here.gateway.late)


def figures(crowd: Crowd, trouble: Trouble, kills: int, lost: list[str], took: float) -> str:
    """The table that is printed."""
    wire, here = crowd.scene, crowd.scene.here
    heard = sorted(made.acknowledged for made in here.interactions.values() if made.answer)
    faults = trouble.tried + Counter(here.faults.struck)
    rows = [
        ("seconds", f"{took:.0f}"),
        ("matches", len(crowd.matches)),
        ("kills", kills),
        ("faults tried", faults.total()),
        ("moves made", crowd.moves),
        ("presses confirmed", len(crowd.kept)),
        ("presses unanswered", crowd.unanswered),
        ("lost", len(lost)),
        ("doubled", len(crowd.doubled())),
        ("leaked", len(leaks(wire, wire.bot.log))),
        ("longest end when told, s", f"{max(trouble.ends, default=0):.1f}"),
        ("heartbeats", here.gateway.beats),
        ("heartbeats late (> 1 s)", late(wire)),
        ("acknowledgement p50, ms", f"{_quantile(heard, 0.5):.0f}"),
        ("acknowledgement p99, ms", f"{_quantile(heard, 0.99):.0f}"),
    ]
    rows += [(f"  {name}", count) for name, count in sorted(faults.items())]
    return "\n".join([f"| {name} | {value} |" for name, value in rows])


def _quantile(sizes: list[float], share: float) -> float:
    """In milliseconds."""
    return sizes[int(share * (len(sizes) - 1))] * 1000 if sizes else 0.0


@pytest.mark.soak
async def test_l10_reconnects_leave_nothing_in_memory(
    tmp_path: Path, cache: Path, nursery: Nursery
) -> None:
    """A thousand; the memory after the first tenth is compared with that at the end."""
    async with scene(tmp_path / "data", cache, nursery) as wire:
        gateway, sizes = wire.here.gateway, list[int]()
        for number in range(RECONNECTS):
            before = gateway.resumed
            await gateway.ask_to_reconnect()
            await wire.here.until(partial(_is_past, gateway, before), what="the resume")
            if number in (RECONNECTS // 10, RECONNECTS - 1):
                sizes.append(wire.bot.memory())
        assert sizes[1] < sizes[0] * GROWTH, sizes


def _is_past(gateway: Gateway, before: int) -> bool:
    return gateway.resumed > before
