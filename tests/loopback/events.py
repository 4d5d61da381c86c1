"""What happens to servers and channels, and what the bot is told of it.

https://docs.discord.com/developers/events/gateway-events
"""

from tests.loopback.double import Discord
from tests.loopback.model import BITS, THREAD, Channel, Guild


async def outage(here: Discord, guild: Guild) -> None:
    """The server cannot be reached for a while: it is not a removal."""
    guild.is_available = False
    await here.gateway.dispatch("GUILD_DELETE", {"id": str(guild.id), "unavailable": True})


async def recovery(here: Discord, guild: Guild) -> None:
    guild.is_available = guild.has_bot = True
    await here.gateway.dispatch("GUILD_CREATE", guild.payload())


async def kick(here: Discord, guild: Guild) -> None:
    """The bot is taken out."""
    guild.has_bot = False
    await here.gateway.dispatch("GUILD_DELETE", {"id": str(guild.id)})


async def invite(here: Discord, guild: Guild) -> None:
    """The bot is asked in, again or for the first time."""
    await recovery(here, guild)


async def delete(here: Discord, channel: Channel) -> None:
    """A channel with its threads, or a thread."""
    channel.is_deleted = True
    kind = "THREAD" if channel.payload()["type"] == THREAD else "CHANNEL"
    for thread in channel.guild.channels.values():
        if thread.parent is channel:
            thread.is_deleted = True
    await here.gateway.dispatch(f"{kind}_DELETE", channel.payload())


async def archive(here: Discord, thread: Channel, *, is_locked: bool = False) -> None:
    """By its age, or by a moderator, who may lock it too."""
    thread.is_archived, thread.is_locked = True, is_locked
    await here.gateway.dispatch("THREAD_UPDATE", thread.payload())


async def reopen(here: Discord, thread: Channel) -> None:
    thread.is_archived = thread.is_locked = False
    await here.gateway.dispatch("THREAD_UPDATE", thread.payload())


async def deny(here: Discord, channel: Channel, *names: str) -> None:
    """What the bot may do in a channel from now on: all but these."""
    channel.denied = sum([BITS[name] for name in names])
    await here.gateway.dispatch("CHANNEL_UPDATE", channel.payload())
