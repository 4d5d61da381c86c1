"""The two forms: the options of a room, and a move in words. Answers are read from the payload, so
that a form opened before a restart is heard after it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.chat import ids
from bot.chat.limits import MODAL_LABEL, MODAL_TITLE
from bot.chat.parts import cut
from bot.chat.voices import Reader
from bot.host.info import ANYBODY, BY_CODE, HERE, THREAD, MatchInfo
from bot.host.table import AnyGame
from bot.names import LONGEST
from bot.text import LANGUAGES

LONG = 200
OPEN_FOR = 900
"""Seconds that discord.py keeps a form in memory."""
WHERE = {THREAD: "where-thread", HERE: "where-here"}
GAME_OPTIONS = 2
"""Questions of the game that one form holds beside the three of the room."""


class Form(ui.Modal):
    """Its answers come through `answers`: nothing of it needs our memory."""

    def __init__(self, title: str, custom_id: str, items: Sequence[ui.Label[Any]]) -> None:
        super().__init__(title=cut(title, MODAL_TITLE), custom_id=custom_id, timeout=OPEN_FOR)
        for item in items:
            self.add_item(item)

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        """`Rieles.on_interaction` reads it."""


def options(reader: Reader, info: MatchInfo, game: AnyGame, places: Sequence[str]) -> Form:
    """Where (if there is a choice), who, in which language, and what the game asks."""
    where = [(place, reader.plain(WHERE[place])) for place in places]
    doors = [(ANYBODY, "access-open"), (BY_CODE, "access-code")]
    tongues = [(language, f"language-{language}") for language in LANGUAGES]
    items = [
        _radio(reader, "access", [(v, reader.plain(k)) for v, k in doors], info.access),
        _radio(reader, "language", [(v, reader.plain(k)) for v, k in tongues], info.language),
    ]
    if len(where) > 1:
        items.insert(0, _radio(reader, "where", where, info.where))
    for option in game.info.options[:GAME_OPTIONS]:
        key = f"{game.info.id}-option-{option.id}"
        names = reader.speaker.words([key, *[f"{key}-{value}" for value in option.values]])
        values = [(value, names[f"{key}-{value}"]) for value in option.values]
        chosen = info.options.get(option.id, option.values[0])
        items.append(_choice(names[key], option.id, values, chosen))
    return Form(reader.plain("options-title"), ids.table(info.id, 0, "options"), items)


def typed(reader: Reader, match: int) -> Form:
    """A move in words."""
    field = ui.TextInput[Any](
        custom_id="move", placeholder=reader.plain("type-example"), max_length=LONG
    )
    label = ui.Label[Any](text=reader.plain("type-label"), component=field)
    return Form(reader.plain("type-title"), ids.table(match, 0, "typed"), [label])


def guest(reader: Reader, match: int) -> Form:
    """The name of somebody who plays at the same account."""
    field = ui.TextInput[Any](custom_id="name", max_length=LONGEST)
    label = ui.Label[Any](text=reader.plain("guest-name"), component=field)
    return Form(reader.plain("seat-guest"), ids.table(match, 0, "guested"), [label])


def zone(reader: Reader) -> Form:
    """The name of a time zone, as somebody writes it."""
    field = ui.TextInput[Any](custom_id="zone", placeholder="Europe/Madrid", max_length=LONGEST)
    label = ui.Label[Any](text=reader.plain("settings-zone-label"), component=field)
    return Form(reader.plain("settings-other-zone"), ids.table(0, 0, "zoned"), [label])


def holiday(reader: Reader) -> Form:
    """From and until."""
    labels = [
        ui.Label[Any](
            text=reader.plain(f"settings-{name}"),
            component=ui.TextInput[Any](
                custom_id=name,
                placeholder=reader.plain("settings-date"),
                max_length=LONGEST,
                required=name == "ends",
            ),
        )
        for name in ("begins", "ends")
    ]
    return Form(reader.plain("settings-holiday"), ids.table(0, 0, "away"), labels)


ALONE: Mapping[str, Callable[[Reader], Form]] = {"zoneform": zone, "holiday": holiday}
"""Forms that concern no match."""


def answers(interaction: discord.Interaction[Any]) -> Mapping[str, str]:
    """custom_id of a field -> what was chosen or written."""
    data: Any = interaction.data or {}
    return dict(_fields(data.get("components", [])))


def _fields(parts: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    for part in parts:
        if "custom_id" in part:
            values = part.get("values") or [part.get("value") or ""]
            yield str(part["custom_id"]), str(values[0])
        yield from _fields(part.get("components") or [])
        if part.get("component"):
            yield from _fields([part["component"]])


def _radio(
    reader: Reader, name: str, values: Sequence[tuple[str, str]], chosen: str
) -> ui.Label[Any]:
    return _choice(reader.plain(f"options-{name}"), name, values, chosen)


def _choice(title: str, name: str, values: Sequence[tuple[str, str]], chosen: str) -> ui.Label[Any]:
    listed = [
        discord.RadioGroupOption(label=said, value=value, default=value == chosen)
        for value, said in values
    ]
    return ui.Label(
        text=cut(title, MODAL_LABEL),
        component=ui.RadioGroup(custom_id=name, options=listed),
    )
