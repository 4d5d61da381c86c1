"""What somebody is told instead of an answer: what is true, why, and the next step as a button."""

from collections.abc import Sequence
from dataclasses import replace

from bot.chat import ids
from bot.chat.parts import WARNING, Emoji, Item, Panel, Style, button, in_rows
from bot.chat.voices import Reader
from bot.host.errors import (
    AlreadySeated,
    AlreadyStarted,
    HostError,
    NoSuchCode,
    NotRunning,
    NotSeated,
    RoomFull,
)
from bot.names import clean, escaped
from engine.text import Arg, Listed

NEAR = 3
"""Codes that are offered instead of one that nobody knows."""
CODE = "join"
NEW = "new"


def rule_button(reader: Reader, match: int, topic: str) -> Item:
    """«Ver la regla»: the heading of the rules page that a refusal rests on."""
    return button(reader.plain("rule"), ids.table(match, 0, "rules", topic), emoji="📖")


def warning(text: str, items: Sequence[Item] = ()) -> Panel:
    return Panel([text], rows=in_rows(items), accent=WARNING)


def refused(reader: Reader, error: HostError, match: int = 0) -> Panel:
    """The sentence of the host, and what can be done next."""
    args = {name: _written(name, arg) for name, arg in error.said.args.items()}
    said = reader.speaker.say(replace(error.said, args=args))
    return warning(said, _steps(reader, error, match))


def old_button(reader: Reader) -> Panel:
    """An id of another version, or of nothing."""
    return warning(reader("old-button"))


def our_fault(reader: Reader, code: str, same: str = "") -> Panel:
    """Something failed on our side: an apology, the code that the log has too, and the same press
    once more."""
    return warning(reader("our-fault", code=code), _once_more(reader, same))


def not_saved(reader: Reader, code: str, same: str = "") -> Panel:
    """The store did not take it: nothing has changed."""
    return warning(reader("not-saved", code=code), _once_more(reader, same))


def _once_more(reader: Reader, same: str) -> list[Item]:
    return [button(reader.plain("once-more"), same, _BLUE)] if same else []


def _written(name: str, arg: Arg) -> Arg:
    """A moment as each reader's own clock shows it."""
    return f"<t:{arg // 1000}:R>" if name == "when" and isinstance(arg, int) else _safe(arg)


def _safe(arg: Arg) -> Arg:
    """A name or a code as it was typed by somebody: it marks and mentions nothing."""
    if isinstance(arg, Listed):
        return Listed(tuple([_safe(item) for item in arg.items]))
    return escaped(clean(arg)) if isinstance(arg, str) else arg


def _steps(reader: Reader, error: HostError, match: int) -> list[Item]:
    steps: list[tuple[str, str, Emoji, Style]] = []
    match error:
        case NoSuchCode():
            steps = [
                (reader.plain("join-code", code=code), ids.table(0, 0, CODE, code), None, _GREEN)
                for code in error.near[:NEAR]
            ]
        case NotSeated() if match:
            steps = [
                (reader.plain("map"), ids.table(match, 0, "map"), "🔍", _GREY),
                (reader.plain("watch"), ids.table(match, 0, "watch"), "🔔", _GREY),
                (reader.plain("new-match"), ids.table(match, 0, NEW), None, _GREEN),
            ]
        case AlreadySeated() if match:
            steps = [(reader.plain("seat-guest"), ids.table(match, 0, "guest"), None, _GREY)]
        case RoomFull() if match:
            steps = [(reader.plain("new-match"), ids.table(match, 0, NEW), None, _GREEN)]
        case AlreadyStarted() | NotRunning() if match:
            steps = [(reader.plain("go-table"), ids.table(match, 0, "table"), "🚂", _BLUE)]
    return [button(said, custom_id, style, emoji) for said, custom_id, emoji, style in steps]


_GREEN, _GREY, _BLUE = Style.success, Style.secondary, Style.primary
