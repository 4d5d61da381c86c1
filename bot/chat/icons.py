"""The small pictures of buttons and text, as emojis of our own application.

Uploaded when their bytes changed; their names are what a screen reader says. Without them the words
of the catalogues stand in.
"""

import hashlib
import json
import logging
from collections.abc import Mapping
from typing import Protocol

import discord

from bot.chat.limits import EMOJI_BYTES, EMOJI_NAME

log = logging.getLogger(__name__)
SETTING = "emojis"


class Settings(Protocol):
    """Small things that the bot remembers from one start to the next."""

    async def get(self, key: str) -> str | None: ...
    async def put(self, key: str, value: str) -> None: ...


class Icons:
    """Name -> emoji, for every game: a name has one picture."""

    def __init__(self) -> None:
        self._emojis: dict[str, discord.PartialEmoji] = {}
        self.mentions: dict[str, str] = {}
        """Name -> what writes it inside a text."""

    def emoji(self, name: str) -> discord.PartialEmoji | None:
        """None where it was not uploaded."""
        return self._emojis.get(name)

    def put(self, name: str, number: int) -> None:
        self._emojis[name] = discord.PartialEmoji(name=name, id=number)
        self.mentions[name] = f"<:{name}:{number}>"

    async def upload(
        self, client: discord.Client, settings: Settings, pictures: Mapping[str, bytes]
    ) -> None:
        """What the application has already is kept; a failure leaves the words in its place."""
        hashes = json.loads(await settings.get(SETTING) or "{}")
        there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        for name, data in pictures.items():
            digest = hashlib.sha256(data).hexdigest()
            found = there.get(name)
            if found is not None and hashes.get(name) == digest:
                self.put(name, found.id)
                continue
            if len(name) > EMOJI_NAME or len(data) > EMOJI_BYTES:
                log.error("icon too large name=%s", name)
                continue
            try:
                if found is not None:
                    await found.delete()
                made = await client.create_application_emoji(name=name, image=data)
            except discord.HTTPException as error:
                log.warning("icon not uploaded name=%s code=%s", name, error.code)
                continue
            self.put(name, made.id)
            hashes[name] = digest
        await settings.put(SETTING, json.dumps(hashes))
