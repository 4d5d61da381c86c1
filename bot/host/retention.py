"""What nobody needs any more goes by itself. The periods are those of PRIVACY.md."""

import logging
from collections.abc import Sequence

from bot.host.play import Host
from bot.host.servers import LEFT
from bot.host.whole import whole
from bot.store import deletion

DAY = 24 * 3_600_000
OVER = 365 * DAY
"""Milliseconds that a match is kept after its end: for its record and its pictures."""
STILL = 365 * DAY
"""And one in which nobody has moved."""
CLOSED = 30 * DAY
"""And a room that was closed before it began."""
GRACE = 30 * DAY
"""And everything of a server that the bot was taken out of."""
AT_ONCE = 20
"""Matches a transaction: between two of them others may write."""
log = logging.getLogger(__name__)


async def sweep(host: Host) -> int:
    """Delete what has outlived its time; how many matches."""
    now = host.clock()
    async with host.database.look() as connection:
        numbers = await deletion.outlived(
            connection, over=now - OVER, closed=now - CLOSED, still=now - STILL
        )
    marked = await host.settings.starting(LEFT)
    gone = [guild for guild, since in marked.items() if int(since) < now - GRACE]
    async with host.database.look() as connection:
        for guild in gone:
            numbers += await deletion.of_guild(connection, int(guild))
    numbers = sorted(set(numbers))
    for at in range(0, len(numbers), AT_ONCE):
        await _delete(host, numbers[at : at + AT_ONCE])
    for guild in gone:
        await host.settings.remove(f"{LEFT}{guild}")
    if numbers:
        await host.database.shred()
        log.info("retention matches=%s servers=%s", len(numbers), len(gone))
    return len(numbers)


@whole
async def _delete(host: Host, numbers: Sequence[int]) -> None:
    async with host.database.change() as connection:
        await deletion.delete_matches(connection, numbers)
