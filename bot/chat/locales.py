"""The names of commands: Spanish is what Discord gets, English its translation."""

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.text import LANGUAGES, Catalogues

ENGLISH = (discord.Locale.american_english, discord.Locale.british_english)


class Names(app_commands.Translator):
    """Says in English what has a key."""

    def __init__(self, catalogues: Catalogues) -> None:
        self._english = catalogues["en"]

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        key = string.extras.get("key")
        return self._english.format(key, {}) if key and locale in ENGLISH else None


class Words:
    """Names and descriptions by key, to be translated when they are sent."""

    def __init__(self, catalogues: Catalogues) -> None:
        self._default = catalogues[LANGUAGES[0]]

    def name(self, key: str) -> locale_str:
        return locale_str(self._default.format(key, {}), key=key)

    def about(self, key: str) -> locale_str:
        return self.name(f"{key}.about")
