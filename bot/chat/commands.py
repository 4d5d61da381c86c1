"""`/rieles`: every command in Spanish with its English names, and their suggestions."""

import logging
from collections import OrderedDict
from typing import Any, Protocol

import discord
from discord import app_commands
from discord.app_commands import Group

from bot.chat.face import Face, caller_of
from bot.chat.folding import fold
from bot.chat.limits import CHOICES, OPTION
from bot.chat.locales import Names, Words
from bot.chat.meaning import meant
from bot.chat.parts import cut
from bot.chat.private import Interaction, suggest
from bot.chat.typed import Lines
from bot.chat.voices import Reader
from bot.host import directory
from bot.host.errors import HostError
from bot.host.info import Caller
from bot.store.errors import StoreError
from bot.text import Catalogues, language_of
from engine.text import Text

KEPT = 32
"""Lists of typed moves kept while people write."""
MOST = 9_999
log = logging.getLogger(__name__)

Choices = list[app_commands.Choice[str]]
Turn = app_commands.Range[int, 1, MOST]


class Commanded(Protocol):
    """The client, seen from its commands."""

    face: Face

    async def commanded(
        self, interaction: Interaction, verb: str, what: str = "", of: str = "", text: str = ""
    ) -> None:
        """Find the match that is meant and act."""
        ...


async def payload() -> list[dict[str, Any]]:
    """The commands as they are sent to Discord; needs neither token nor connection."""
    catalogues = Catalogues()
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    await tree.set_translator(Names(catalogues))
    tree.add_command(group(catalogues, None))
    return await bodies(tree)


async def bodies(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """What a tree would send."""
    translator = tree.translator
    if translator is None:
        return [command.to_dict(tree) for command in tree.get_commands()]
    return [
        await command.get_translated_payload(tree, translator) for command in tree.get_commands()
    ]


def group(catalogues: Catalogues, client: Commanded | None) -> Group:
    """All commands; without a client they can be written down, not used."""
    words = Words(catalogues)
    found = Group(
        name="rieles",
        description=words.about("command-rieles"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    maker = _Maker(found, words, client)
    for verb, name in (("stand", "leave"), ("start", "start"), ("hand", "hand"), ("bring", "table"),
                       ("status", "status"), ("news", "news"), ("undo", "undo"), ("help", "help"),
                       ("leave", "resign"), ("return", "return"), ("vote", "vote")):  # fmt: skip
        maker.plain(verb, name)
    maker.alone("games")
    maker.alone("settings")
    maker.new()
    maker.join()
    maker.play()
    maker.board()
    maker.history()
    maker.rules()
    maker.relief()
    maker.alone("admin")
    maker.data()
    return found


class _Maker:
    """Adds commands to the group, with the names of the catalogue."""

    def __init__(self, found: Group, words: Words, client: Commanded | None) -> None:
        self._group, self._words = found, words
        self._client = client
        self._typing = Typing(client) if client else None

    def _add(self, name: str, callback: Any, options: dict[str, str]) -> Any:
        """`options`: parameter -> key of its name and description."""
        words = self._words
        named = {parameter: words.name(key) for parameter, key in options.items()}
        about = {parameter: words.about(key) for parameter, key in options.items()}
        if options:
            callback = app_commands.describe(**about)(app_commands.rename(**named)(callback))
        key = f"command-{name}"
        command: app_commands.Command[Any, ..., Any] = app_commands.Command(
            name=words.name(key), description=words.about(key), callback=callback
        )
        self._group.add_command(command)
        if self._typing is not None:
            for parameter in options:
                if found := self._typing.of(parameter):
                    command.autocomplete(parameter)(found)
        return command

    async def _do(self, interaction: Interaction, verb: str, **more: str) -> None:
        if self._client is not None:
            await self._client.commanded(interaction, verb, **more)

    def plain(self, verb: str, name: str) -> None:
        async def callback(interaction: discord.Interaction[Any], match: str = "") -> None:
            await self._do(interaction, verb, of=match)

        self._add(name, callback, {"match": "option-match"})

    def alone(self, verb: str) -> None:
        """Concerns no match."""

        async def callback(interaction: discord.Interaction[Any]) -> None:
            await self._do(interaction, verb)

        self._add(verb, callback, {})

    def new(self) -> None:
        async def callback(interaction: discord.Interaction[Any], game: str = "") -> None:
            await self._do(interaction, "new", what=game)

        self._add("new", callback, {"game": "option-game"})

    def join(self) -> None:
        async def callback(interaction: discord.Interaction[Any], code: str) -> None:
            await self._do(interaction, "join", what=code)

        self._add("join", callback, {"code": "option-code"})

    def play(self) -> None:
        async def callback(
            interaction: discord.Interaction[Any], move: str = "", match: str = ""
        ) -> None:
            await self._do(interaction, "say" if move else "play", of=match, text=move)

        self._add("play", callback, {"move": "option-move", "match": "option-match"})

    def board(self) -> None:
        async def callback(
            interaction: discord.Interaction[Any],
            zone: str = "",
            turn: Turn | None = None,
            match: str = "",
        ) -> None:
            if turn is None:
                return await self._do(interaction, "map", what=zone, of=match)
            what = f"{turn}/{zone}" if zone else str(turn)
            return await self._do(interaction, "then", what=what, of=match)

        options = {"zone": "option-zone", "turn": "option-turn", "match": "option-match"}
        self._add("map", callback, options)

    def history(self) -> None:
        async def callback(
            interaction: discord.Interaction[Any], since: Turn | None = None, match: str = ""
        ) -> None:
            await self._do(interaction, "history", what=str(since or ""), of=match)

        self._add("history", callback, {"since": "option-since", "match": "option-match"})

    def rules(self) -> None:
        async def callback(
            interaction: discord.Interaction[Any], game: str = "", topic: str = ""
        ) -> None:
            await self._do(interaction, "rules", what=f"{topic}/{game}")

        self._add("rules", callback, {"game": "option-game", "topic": "option-topic"})

    def relief(self) -> None:
        async def callback(
            interaction: discord.Interaction[Any], until: str, match: str = ""
        ) -> None:
            await self._do(interaction, "relief", what=until, of=match)

        self._add("relief", callback, {"until": "option-until", "match": "option-match"})

    def data(self) -> None:
        """`/rieles datos …`: in private messages too."""
        words = self._words
        inside = Group(name=words.name("command-data"), description=words.about("command-data"))
        self._group.add_command(inside)
        maker = _Maker(inside, words, self._client)

        def add(verb: str, name: str) -> None:
            async def callback(interaction: discord.Interaction[Any]) -> None:
                await self._do(interaction, verb)

            maker._add(name, callback, {})

        add("export", "data-export")
        add("erase", "data-erase")


class Typing:
    """What is suggested while somebody fills in an option. Never another seat's moves."""

    def __init__(self, client: Commanded) -> None:
        self._client = client
        self._lines: OrderedDict[tuple[object, ...], Lines] = OrderedDict()

    def of(self, parameter: str) -> Any:
        """The suggestions of a parameter; None has none."""
        makers = {
            "game": self._games,
            "move": self._moves,
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
