"""Serves local mode: the page, and the task that shows what the bot does by itself."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any

import discord
from simcord import SetupError
from simcord.backend.cdn import CDN_BASE

from bot.local.following import Following
from bot.local.pictures import Pictures
from bot.local.queue import Queue
from bot.local.world import World, catch_up, forget, world

BEAT = 1.0
"""Seconds between two looks at what has fallen due."""


async def serve(
    client: discord.Client,
    *,
    port: int | None,
    people: int,
    locale: str,
    icons: Callable[[], Mapping[int, tuple[str, bytes]]],
    ready: Callable[[World], Awaitable[None]],
    say: Callable[[str], None],
) -> None:
    """Until the page's session is ended or the task is cancelled.

    `icons` gives the pictures of the emojis by their ids (a file's name and its bytes), `ready` is
    called once the world stands, and `say` gets the page's address.
    """
    async with world(client, people, locale) as here:
        await ready(here)
        preview = here.env.preview(
            here.channel,
            viewers=here.people,
            layout="channel",
            locale=locale,
            assets={f"{CDN_BASE}/emojis/{number}.png": icon for number, icon in icons().items()},
            port=port,
        )
        queue = Queue()
        for part in (Following(), queue, Pictures()):
            part.lead(preview)
        async with preview:
            say(preview.url)
            beat = asyncio.create_task(_keep_up(here, preview, queue))
            try:
                await preview.wait_closed()
            finally:
                beat.cancel()


async def _keep_up(here: World, preview: Any, queue: Queue) -> None:
    """The page repaints after a press only: show what the bot does by itself."""
    while True:
        await asyncio.sleep(BEAT)
        if here.env.http_requests:
            # The page may be closed at this very moment, and much to do may take its time.
            with suppress(SetupError, TimeoutError):
                async with queue.turn():
                    await catch_up(here.env)
                    await preview.refresh()
                    forget(here.env)  # also which requests were made: they are shown now
