"""What the bot must be allowed to do before a match starts, asked before anybody depends on it."""

from collections.abc import Sequence

import discord

from bot.chat import ids
from bot.chat.parts import Item, Panel, Style, button
from bot.chat.refusals import warning
from bot.chat.voices import Reader
from bot.host.info import THREAD, MatchInfo

HERE = ("view_channel", "send_messages", "attach_files", "read_message_history")
THREADS = ("create_public_threads", "send_messages_in_threads")
INSIDE = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")
"""In a thread that exists, where sending in its channel does not count."""


def missing(permissions: discord.Permissions, is_in_thread: bool, with_thread: bool) -> list[str]:
    """The names of what lacks, as the catalogue knows them."""
    needed = list(INSIDE if is_in_thread else HERE)
    needed += [name for name in THREADS if with_thread and name not in needed]
    return [name for name in needed if not getattr(permissions, name)]


def panel(reader: Reader, info: MatchInfo, lacking: Sequence[str]) -> Panel:
    """Each in plain words, with what it is for; the room is kept meanwhile."""
    lines = [reader("perms", channel=f"<#{info.channel}>")]
    lines += [f"• {reader('perm-' + name.replace('_', '-'))}" for name in lacking]
    lines.append(reader("perms-how"))
    items: list[Item] = [
        button(reader.plain("perms-again"), ids.table(info.id, 0, "start"), Style.primary)
    ]
    only_threads = all(name in THREADS for name in lacking)
    if info.where == THREAD and only_threads:
        items.append(button(reader.plain("perms-here"), ids.table(info.id, 0, "here")))
    return warning("\n".join(lines), items)


def unable(reader: Reader, channel: int, lacking: Sequence[str]) -> Panel:
    """A room cannot even be shown here."""
    lines = [reader("perms", channel=f"<#{channel}>")]
    lines += [f"• {reader('perm-' + name.replace('_', '-'))}" for name in lacking]
    return warning("\n".join([*lines, reader("perms-how")]))
