"""Starts the bot quickly: a process that has imported everything forks one for each start.

What runs then is `python -m bot run`, as if the interpreter had just begun. The end of a test kills
and starts the bot dozens of times, and its imports would be most of what the tests wait for.
"""

import json
import os
import runpy
import select
import signal
import subprocess
import sys
import threading
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


class Child:
    """A process of the nursery, with what `subprocess.Popen` would offer."""

    def __init__(self, nursery: "Nursery", pid: int) -> None:
        self._nursery, self.pid = nursery, pid
        self._handle = os.pidfd_open(pid)
        self._lock = threading.Lock()
        self.returncode: int | None = None

    def poll(self) -> int | None:
        return self._look(0)

    def wait(self, timeout: float | None = None) -> int:
        """Raises `subprocess.TimeoutExpired`."""
        code = self._look(timeout)
        if code is None:
            raise subprocess.TimeoutExpired("rieles run", timeout or 0)
        return code

    def _look(self, timeout: float | None) -> int | None:
        """Also from two threads at once: one waits while the other only looks."""
        if self.returncode is None and select.select([self._handle], [], [], timeout)[0]:
            with self._lock:
                if self.returncode is None:
                    self.returncode = self._nursery.ask({"ended": self.pid})["code"]
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def __del__(self) -> None:
        os.close(self._handle)


class Nursery:
    """One for all tests of a run."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.loopback.nursery"],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, what: dict[str, Any]) -> dict[str, Any]:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        with self._lock:
            stdin.write(f"{json.dumps(what)}\n")
            stdin.flush()
            found: dict[str, Any] = json.loads(stdout.readline())
        return found

    def start(self, environment: dict[str, str], log: Path) -> Child:
        return Child(self, self.ask({"environment": environment, "log": str(log)})["pid"])

    def close(self) -> None:
        """What it has started ends with it no sooner than whoever asked for it says so."""
        self._process.kill()
        self._process.communicate()


def _run(environment: dict[str, str], log: str) -> None:
    """In the fork: become `python -m bot run`."""
    written = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for source, place in ((nothing, 0), (written, 1), (written, 2)):
        os.dup2(source, place)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["bot", "run"]
    runpy.run_module("bot", run_name="__main__", alter_sys=True)


def _serve() -> None:
    for name in ("bot.app", "bot.cli"):
        import_module(name)
    for line in sys.stdin:
        asked = json.loads(line)
        if "ended" in asked:
            _, status = os.waitpid(asked["ended"], 0)
            told = {"code": os.waitstatus_to_exitcode(status)}
        else:
            pid = os.fork()
            if not pid:
                return _run(asked["environment"], asked["log"])
            told = {"pid": pid}
        sys.stdout.write(f"{json.dumps(told)}\n")
        sys.stdout.flush()
    return None


if __name__ == "__main__":
    _serve()
