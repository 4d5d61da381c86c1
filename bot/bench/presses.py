"""How soon a press is acknowledged, and how soon the table shows what came of it."""

import json
import subprocess
import sys
from collections.abc import Iterator
from tempfile import TemporaryDirectory
from typing import Final

from bot.bench.rows import Row
from bot.selfplay import AnyGame

LIVE: Final = 50
SECONDS: Final = 30.0
"""How long all matches are played."""
ACKNOWLEDGED_MS: Final = 100.0
POSTED_MS: Final = 500.0


def bench(game: AnyGame) -> Iterator[Row]:
    """The whole bot on a virtual Discord, in a fresh process, with real pictures.

    People press at random: first in one match alone, then in many at once.
    """
    with TemporaryDirectory() as folder:
        asked = (folder, game.info.id, str(LIVE), str(SECONDS))
        done = subprocess.run(
            [sys.executable, "-m", "bot.bench.pressing", *asked],
            stdout=subprocess.PIPE,
            check=True,
        )
    found = json.loads(done.stdout)
    alone, many = f"{game.info.id}, one match", f"{game.info.id}, {LIVE} matches"
    yield Row(f"{alone}, turns passed", found["turns"], "turns")
    posted = found["posted"] * 1000
    yield Row(f"{alone}, press to the next table, p95", posted, "ms", POSTED_MS)
    yield Row(f"{many}, presses", found["presses"], "presses")
    acknowledged = found["acknowledged"] * 1000
    yield Row(f"{many}, press to acknowledgement, p99", acknowledged, "ms", ACKNOWLEDGED_MS)
