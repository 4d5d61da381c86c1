"""The virtual Discord of local mode: one server, one channel, several people.

Servers, channels and people are made in a fixed order, so that their ids are the same at every
start and seats find their people again. The virtual clock is then moved to the real time, so that
every later id (of presses above all) is new.
"""

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import discord
import simcord
from simcord import interactions

SERVER = "Rieles"
"""The bot's name too."""
CHANNEL = "estación"
PEOPLE = ("Ana", "Bruno", "Carla", "Diego", "Elsa")
MOST_PEOPLE = len(PEOPLE)
"""As many as the largest table of the main game seats."""
ATTACHED = "/attachments/"
PATIENCE = 60.0
"""Seconds after which a press counts as failed: the first picture of all takes some."""


@dataclass(frozen=True, slots=True)
class World:
    """What local mode shows."""

    env: Any
    channel: Any
    people: Sequence[Any]

    @property
    def names(self) -> Sequence[str]:
        """Of the people, in their order."""
        return PEOPLE[: len(self.people)]


@asynccontextmanager
async def world(client: discord.Client, people: int, locale: str) -> AsyncIterator[World]:
    """Run the bot in a new virtual Discord whose clients speak `locale` (`es-ES`, `en-US`)."""
    with speaking(locale):
        async with simcord.run(
            client, shard_count=1, check_errors=False, settle_timeout=PATIENCE
        ) as env:
            env.backend.edit_bot_profile(SERVER)
            guild = env.create_guild(SERVER)
            channel = guild.create_text_channel(CHANNEL)
            members = [
                guild.add_member(env.create_user(name.lower(), global_name=name))
                for name in PEOPLE[:people]
            ]
            await catch_up(env)
            yield World(env, channel, members)


async def catch_up(env: Any) -> None:
    """Move the virtual clock to the real one; it never goes back."""
    seconds = (datetime.now(UTC) - env.now()).total_seconds()
    if seconds > 0:
        await env.advance_time(seconds)


def forget(env: Any) -> None:
    """Let go of what nobody can see any more: a day of playing would fill the memory.

    The virtual Discord keeps every request, and the pictures of messages that are gone or were
    drawn anew.
    """
    backend, files = env.backend, env.backend.cdn._blobs
    shown = {
        attachment["url"]
        for channel in backend.messages.values()
        for message in channel.values()
        for attachment in message.attachments
    }
    for url in [url for url in files if ATTACHED in url and url not in shown]:
        del files[url]
    backend.http_requests.clear()
    backend.transcript.clear()


@contextmanager
def speaking(locale: str) -> Iterator[None]:
    """Every interaction says that it comes from a client in this language.

    The virtual Discord knows one language only, and offers no setting for it.
    """
    made = interactions.base_payload

    def payload(*args: Any, **kwargs: Any) -> Any:
        record, body = made(*args, **kwargs)
        body["locale"] = locale
        return record, body

    interactions.base_payload = payload
    try:
        yield
    finally:
        interactions.base_payload = made
