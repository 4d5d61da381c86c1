"""How the bot is: for those who manage a server, and for what watches over it."""

from dataclasses import dataclass
from time import perf_counter

from bot import metrics
from bot.host.daily import DONE
from bot.host.play import Host
from bot.store import matches, outbox
from bot.store.errors import StoreError

SILENT = 60_000
"""Milliseconds without a whole beat after which it is not well: nothing is posted meanwhile."""


@dataclass(frozen=True, slots=True)
class Health:
    """One look. Times are milliseconds, ages those before now; None: never."""

    database_ms: float | None
    """How long it took to answer; None: it did not."""
    tick_age: int | None
    lag_ms: float
    untold: int
    """Matches with a post that is due."""
    untold_age: int
    backup_age: int | None

    @property
    def is_well(self) -> bool:
        is_beating = self.tick_age is not None and self.tick_age < SILENT
        return self.database_ms is not None and is_beating


async def health(host: Host) -> Health:
    """Ask the database and the beat; the figures are brought up to date by the way."""
    now, pulse, start = host.clock(), host.pulse, perf_counter()
    took, due, counts, copied = None, dict[int, int](), dict[str, int](), None
    try:
        async with host.database.look() as connection:
            due = await outbox.oldest_due(connection)
            counts = await matches.counts(connection)
        copied = await host.settings.get(f"{DONE}backup")
        took = (perf_counter() - start) * 1000
    except StoreError:
        pass  # it is what is told
    late = {match: since for match, since in due.items() if since <= now}
    oldest = max((now - since for since in late.values()), default=0)
    found = Health(
        took,
        now - pulse.ticked if pulse.ticked else None,
        pulse.lag * 1000,
        len(late),
        oldest,
        now - int(copied) if copied else None,
    )
    _count(host, found, counts)
    return found


def _count(host: Host, found: Health, counts: dict[str, int]) -> None:
    metrics.UNTOLD.set(found.untold)
    metrics.UNTOLD_AGE.set(found.untold_age / 1000)
    for status in ("open", "running", "over", "closed"):
        metrics.MATCHES.labels(status).set(counts.get(status, 0))
    for name, size in host.database.sizes().items():
        metrics.FILE.labels(name).set(size)
