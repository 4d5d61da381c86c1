"""The bot's own process: `rieles run`, started, killed, told to end, started again."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

from tests.loopback.double import Discord
from tests.loopback.nursery import ROOT, Child, Nursery

READY = 90.0
"""Seconds that a start may take on a busy machine."""
DRAWS = "_imaging"
"""A library that only the process that draws has loaded."""
FAULT = re.compile(r"level=(ERROR|CRITICAL)|^Traceback|^\S+(Error|Exception)\b|Task .* never")


class Bot:
    """One data folder, and the process that works on it now."""

    def __init__(
        self,
        here: Discord,
        data: Path,
        cache: Path | None = None,
        nursery: Nursery | None = None,
    ) -> None:
        """`cache` holds pictures that need not be drawn at every start."""
        self.here, self.data, self._nursery = here, data, nursery
        self.process: subprocess.Popen[bytes] | Child | None = None
        self.starts = 0
        data.mkdir(parents=True, exist_ok=True)
        if cache is not None and not (data / "cache").exists():
            (data / "cache").symlink_to(cache)
        here.kill = self.kill

    @property
    def database(self) -> Path:
        return self.data / "rieles.db"

    @property
    def log(self) -> str:
        """Everything that any of its processes has written."""
        found = sorted(self.data.glob("log.*"), key=lambda path: int(path.suffix[1:]))
        return "".join([path.read_text(encoding="utf-8") for path in found])

    def spawn(self, **environment: str) -> subprocess.Popen[bytes] | Child:
        """A process like ours, whatever else runs."""
        self.starts += 1
        names = self._environment(environment)
        path = self.data / f"log.{self.starts}"
        if self._nursery is not None:
            return self._nursery.start(names, path)
        with path.open("wb") as log:
            return subprocess.Popen(
                [sys.executable, "-m", "bot", "run"],
                cwd=ROOT,
                env=names,
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
            )

    def _environment(self, more: dict[str, str]) -> dict[str, str]:
        names = {
            **os.environ,
            **self.here.environment,
            "RIELES_DATA": str(self.data),
            "RIELES_LOG_LEVEL": "DEBUG",
            "PYTHONPATH": str(ROOT),
            **more,
        }
        names.pop("RIELES_DATABASE_URL", None)
        return names

    async def start(self) -> None:
        """Until it has identified itself at the gateway."""
        before = self.here.gateway.identified
        self.process = self.spawn()
        try:
            await self.here.until(
                lambda: self.here.gateway.identified > before or not self.is_running,
                READY,
                "the start",
            )
        except AssertionError as error:
            raise AssertionError(f"{error}\n{self.log[-3000:]}") from None
        assert self.is_running, self.log[-3000:]

    @property
    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """SIGKILL: it has no say in it."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(10)

    def terminate(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)

    async def ended(self, limit: float = 10.0) -> int:
        """Its exit code, once it has ended. Fails when it takes longer."""
        process = self.process
        assert process is not None
        return await asyncio.to_thread(process.wait, limit)

    async def restart(self) -> None:
        self.kill()
        await self.start()

    def memory(self) -> int:
        """Kilobytes that its process holds."""
        assert self.process is not None
        return int(re.findall(r"VmRSS:\s+(\d+)", _read(self.process.pid, "status"))[0])

    def artist(self) -> int | None:
        """The pid of its process that draws, once it can."""
        return next((pid for pid in self._spawned() if DRAWS in _read(pid, "maps")), None)

    def thinker(self) -> int | None:
        """The pid of the process that decides for computer players; known once the other draws."""
        artist = self.artist()
        return next((pid for pid in self._spawned() if artist and pid != artist), None)

    def _spawned(self) -> list[int]:
        assert self.process is not None
        found = _children(self.process.pid)
        return [pid for pid in found if "spawn_main" in _read(pid, "cmdline")]


def _children(parent: int) -> list[int]:
    found = []
    for place in Path("/proc").iterdir():
        if place.name.isdecimal() and f"\nPPid:\t{parent}\n" in _read(int(place.name), "status"):
            found.append(int(place.name))
    return found


def _read(pid: int, name: str) -> str:
    try:
        return Path(f"/proc/{pid}/{name}").read_bytes().decode("utf-8", "replace")
    except OSError:
        return ""


def faults(log: str) -> list[str]:
    """Lines of a log that tell of an error, or of an end that nobody wanted."""
    return [line for line in log.splitlines() if FAULT.search(line)]
