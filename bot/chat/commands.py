"""`/rieles`: every command in Spanish with its English names."""

from typing import Any, Protocol

import discord
from discord import app_commands
from discord.app_commands import Group

from bot.chat.face import Face
from bot.chat.locales import Names, Words
from bot.chat.private import Interaction
from bot.chat.suggesting import Typing
from bot.text import Catalogues

MOST = 9_999

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
        allowed_contexts=app_commands.AppCommandContext(
            guild=True, dm_channel=True, private_channel=True
        ),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
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
    maker.plan()
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

    def plan(self) -> None:
        async def callback(
            interaction: discord.Interaction[Any], planned: str = "", match: str = ""
        ) -> None:
            await self._do(interaction, "plan", what=planned, of=match)

        self._add("plan", callback, {"planned": "option-move", "match": "option-match"})

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
