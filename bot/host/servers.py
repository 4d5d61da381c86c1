"""Servers that the bot was taken out of: what is held of them goes after a while, unless it is
asked in again."""

import logging
from collections.abc import Collection

from bot.host.play import Host
from bot.store import deletion

LEFT = "left-server:"
"""Settings: the server's id follows; the value is when, milliseconds since 1970."""
log = logging.getLogger(__name__)


async def left(host: Host, guild: int) -> None:
    """The bot was taken out, which an outage of Discord is not."""
    key = f"{LEFT}{guild}"
    if await host.settings.get(key) is None:
        await host.settings.put(key, str(host.clock()))
        log.info("server left")


async def present(host: Host, guild: int) -> None:
    """The bot is there: nothing of it is deleted."""
    key = f"{LEFT}{guild}"
    if await host.settings.get(key) is not None:
        await host.settings.remove(key)
        log.info("server back")


async def reconcile(host: Host, guilds: Collection[int]) -> None:
    """What happened while nobody listened: `guilds` are all that the bot is in, those of an outage
    among them."""
    async with host.database.look() as connection:
        known = await deletion.guilds(connection)
    for guild in known - {0}:
        await (present if guild in guilds else left)(host, guild)
