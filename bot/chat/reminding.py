"""What somebody is told about their time, and what the others may press when it is used up."""

from bot.chat import ids
from bot.chat.parts import Item, Panel, Style, button, in_rows, link
from bot.chat.rooms import place_url
from bot.chat.voices import Reader, Voices
from bot.host.info import MatchInfo
from bot.host.notice import Reminder, Waiting

LISTED = 8
"""Matches that one message names."""
STEPS = (
    ("wait", "⏳", Style.secondary),
    ("nudge", "🔔", Style.secondary),
    ("standin", "🤖", Style.secondary),
    ("aiseat", "🪑", Style.danger),
)
"""What the others may do about somebody whose time is used up."""


def panel(voices: Voices, reminder: Reminder) -> Panel:
    """In the public language of the match that it is about."""
    first = reminder.waiting[0]
    reader = voices.reader(first.info.language, first.info)
    if reminder.is_over:
        return _over(reader, first)
    lines = [_call(reader, reminder)]
    others = reminder.waiting[1:]
    if others:
        lines.append(reader("remind-also"))
        lines += [_other(voices, reminder, one) for one in others[:LISTED]]
    go = [link(one.info.code, place_url(one.info)) for one in reminder.waiting[:5]]
    steps = in_rows(_steps(reader, first.info, first.seat)) if reminder.is_nudge else []
    return Panel(["\n".join(lines)], rows=[go, *steps])


def _call(reader: Reader, reminder: Reminder) -> str:
    first = reminder.waiting[0]
    key = "remind-nudge" if reminder.is_nudge else "remind-turn"
    said = reader(key, who=f"<@{reminder.user}>", game=reader.title(first.info.game),
                  code=first.info.code)  # fmt: skip
    return said + _ends(reader, first)


def _other(voices: Voices, reminder: Reminder, one: Waiting) -> str:
    reader = voices.reader(reminder.waiting[0].info.language, one.info)
    said = reader("remind-other", game=reader.title(one.info.game), code=one.info.code)
    return said + _ends(reader, one)


def _ends(reader: Reader, one: Waiting) -> str:
    return f" · {reader('deadline', when=stamp(one.ends))}" if one.ends else ""


def _over(reader: Reader, late: Waiting) -> Panel:
    who = reader.speaker.name(late.seat)
    lines = [reader("late", who=who), reader("late-how")]
    return Panel(["\n".join(lines)], rows=in_rows(_steps(reader, late.info, late.seat)))


def _steps(reader: Reader, info: MatchInfo, seat: int) -> list[Item]:
    return [
        button(reader.plain(f"late-{verb}"), ids.table(info.id, 0, verb, str(seat)), style, emoji)
        for verb, emoji, style in STEPS
    ]


def free_seats(reader: Reader, info: MatchInfo, seq: int) -> list[Item]:
    """For who left a seat, and for who would sit down in one that was left for good."""
    left = [seat for seat in info.seats if seat.is_ai and seat.former is not None]
    if not left:
        return []
    back = button(reader.plain("return"), ids.table(info.id, seq, "return"), emoji="↩️")
    free = [seat for seat in left if seat.until is None]
    return [
        back,
        *[
            button(
                reader.plain("take-seat", who=reader.speaker.bare_name(seat.seat)),
                ids.table(info.id, seq, "takeseat", str(seat.seat)),
                emoji="🪑",
            )
            for seat in free
        ],
    ]


def stamp(moment: int) -> str:
    """A moment as each reader's own clock shows it."""
    return f"<t:{moment // 1000}:R>"
