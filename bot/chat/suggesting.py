"""What is suggested while somebody fills in an option of a command. Never another seat's moves."""

import logging
from collections import OrderedDict
from typing import Any, Protocol

import discord
from discord import app_commands

from bot.chat.face import Face, caller_of
from bot.chat.folding import fold
from bot.chat.limits import CHOICES, OPTION
from bot.chat.meaning import meant
from bot.chat.parts import cut
from bot.chat.private import Interaction, suggest
from bot.chat.typed import Lines
from bot.chat.voices import Reader
from bot.host import directory, plans
from bot.host.errors import HostError
from bot.host.info import Caller
from bot.store.errors import StoreError
from bot.text import language_of
from engine.text import Text

log = logging.getLogger(__name__)
KEPT = 32
"""Lists of typed moves kept while people write."""

Choices = list[app_commands.Choice[str]]


class Faced(Protocol):
    """The client, seen from what is suggested."""

    face: Face


class Typing:
    """Suggestions by the parameter that is being filled in."""

    def __init__(self, client: Faced) -> None:
        self._client = client
        self._lines: OrderedDict[tuple[object, ...], Lines] = OrderedDict()

    def of(self, parameter: str) -> Any:
        """The suggestions of a parameter; None has none."""
        makers = {
            "game": self._games,
            "move": self._moves,
            "planned": self._plans,
            "match": self._matches,
            "zone": self._zones,
            "topic": self._topics,
        }
        maker = makers.get(parameter)
        if maker is None:
            return None

        async def suggestions(interaction: discord.Interaction[Any], current: str) -> Choices:
            try:
                found = await maker(interaction, current)
            except HostError as error:
                reader = self._reader(interaction)
                found = [(reader.speaker.plain(error.said), current or "?")]
            except StoreError as error:
                log.warning("no suggestions why=%s", str(error))
                found = []
            await suggest(interaction, [(cut(s, OPTION), v[:OPTION]) for s, v in found[:CHOICES]])
            return []

        return suggestions

    @property
    def _face(self) -> Face:
        return self._client.face

    def _reader(self, interaction: Interaction, game: str = "") -> Reader:
        return self._face.voices.reader(language_of(str(interaction.locale)), game=game)

    async def _games(self, interaction: Interaction, current: str) -> list[tuple[str, str]]:
        reader = self._reader(interaction)
        named = [(reader.title(name), name) for name in self._face.host.games]
        return _matching(named, current)

    async def _moves(self, interaction: Interaction, current: str) -> list[tuple[str, str]]:
        caller = caller_of(interaction)
        number = await self._match(interaction, caller, "say")
        desk = await self._face.host.desk(number, caller)
        reader = self._face.voices.reader(caller.language, desk.info)
        if desk.info.is_shared(caller.user):  # nobody knows who of them is looking
            return [(reader.plain("curtain-typed"), current or "?")]
        if desk.press.seat not in desk.to_move:
            who = ", ".join([reader.speaker.bare_name(seat) for seat in desk.to_move])
            return [(reader.plain("wait-line", who=who), current or "?")]
        key = (number, desk.press.seat, desk.press.counter, desk.info.seq, caller.language)
        if key not in self._lines:
            self._lines[key] = Lines(desk, reader)
            while len(self._lines) > KEPT:
                self._lines.popitem(last=False)
        return self._lines[key].suggest(current)

    async def _plans(self, interaction: Interaction, current: str) -> list[tuple[str, str]]:
        """Moves of one's next turn, from what one knows now."""
        caller = caller_of(interaction)
        number = await self._match(interaction, caller, "plan")
        desk = await plans.ahead(self._face.host, number, caller)
        reader = self._face.voices.reader(caller.language, desk.info)
        if desk.info.is_shared(caller.user):
            return [(reader.plain("curtain-typed"), current or "?")]
        return Lines(desk, reader).suggest(current)

    async def _matches(self, interaction: Interaction, current: str) -> list[tuple[str, str]]:
        caller = caller_of(interaction)
        found = await directory.here(self._face.host, caller, interaction.channel_id or 0)
        known = {info.id for info in found}
        own = await directory.mine(self._face.host, caller.user, caller.guild)
        found += [info for info, _ in own if info.id not in known]
        reader = self._reader(interaction)
        named = [(f"{info.code} · {reader.title(info.game)}", info.code) for info in found]
        return _matching(named, current)

    async def _zones(self, interaction: Interaction, current: str) -> list[tuple[str, str]]:
        caller = caller_of(interaction)
        number = await self._match(interaction, caller, "map")
        info = await directory.info(self._face.host, number, caller)
        painter = self._face.painters.get(info.game)
        reader = self._reader(interaction, info.game)
        regions = painter.regions if painter else ()
        keys = [(f"{info.game}-region-{region.id}", region.id) for region in regions]
        return _matching([(reader.speaker.plain(Text(key)), name) for key, name in keys], current)

    async def _topics(self, interaction: Interaction, current: str) -> list[tuple[str, str]]:
        games = self._face.host.games
        name = str(getattr(interaction.namespace, "juego", "") or "")
        game = games.get(name) or next(iter(games.values()))
        reader = self._reader(interaction, game.info.id)
        keys = [(f"{game.info.id}-rules-{topic}.title", topic) for topic in game.voice.topics]
        return _matching([(reader.speaker.plain(Text(key)), name) for key, name in keys], current)

    async def _match(self, interaction: Interaction, caller: Caller, verb: str) -> int:
        of = str(getattr(interaction.namespace, "partida", "") or "")
        place = interaction.channel_id or 0
        found = await meant(self._face.host, caller, place, verb, of)
        return found if isinstance(found, int) else found[0].id


def _matching(named: list[tuple[str, str]], current: str) -> list[tuple[str, str]]:
    """Those that hold what was typed, accents or not."""
    typed = fold(current)
    return [(said, value) for said, value in named if typed in fold(said) or typed in fold(value)]
