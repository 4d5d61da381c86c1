"""How local mode ends when it is told to, whoever started it."""

import signal
from pathlib import Path

import pytest

from tests.e2e.page import Local

BACKGROUND = ("sh", "-c", 'trap "" INT; exec "$@"', "sh")
"""A shell starts what runs in the background so that it does not hear Ctrl-C."""


@pytest.mark.parametrize(
    ("before", "number"),
    [((), signal.SIGINT), ((), signal.SIGTERM), (BACKGROUND, signal.SIGINT)],
    ids=["Ctrl-C", "a supervisor", "in the background"],
)
async def test_it_ends_well(before: tuple[str, ...], number: int, tmp_path: Path) -> None:
    local = Local(tmp_path / "data")
    await local.start(before)
    await local.stop(number)
    assert "Traceback" not in local.log
