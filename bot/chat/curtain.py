"""Several people who pass one device have seats of one account: whose eyes come next is asked
before a hand appears."""

from collections.abc import Sequence

from bot.chat import ids
from bot.chat.parts import SEATS, Panel, Style, button, in_rows
from bot.chat.voices import Reader
from bot.host.desk import UNDONE, Desk
from bot.host.info import MatchInfo
from engine.event import is_for
from engine.game import Seat


def curtain(
    reader: Reader, info: MatchInfo, user: int, to_move: Sequence[Seat], news: Sequence[str] = ()
) -> Panel:
    """Nothing of any hand: who is next, and a button for each seat of this account."""
    own = info.seats_of(user)
    called = next((seat for seat in own if seat in to_move), None)
    if called is None:
        others = ", ".join([reader.speaker.name(seat) for seat in to_move])
        line = reader("curtain-kept", who=others)
    else:
        line = reader("curtain", who=reader.speaker.name(called))
    items = [
        button(
            reader.plain("curtain-am", who=reader.speaker.bare_name(seat)),
            ids.table(info.id, 0, "iam", str(seat)),
            Style.primary if seat == called else Style.secondary,
        )
        for seat in own
    ]
    accent = SEATS[(own[0] if called is None else called) % len(SEATS)]
    return Panel(["\n".join([*news, line])], rows=in_rows(items), accent=accent)


def hides(desk: Desk, user: int) -> bool:
    """Whether the device is to be passed now: its seat has nothing more to choose."""
    is_done = desk.press.seat not in desk.to_move or desk.note == UNDONE
    return desk.info.is_shared(user) and is_done and not desk.is_over


def after(reader: Reader, desk: Desk, user: int) -> Panel:
    """The curtain when a turn is done, with what everybody may know of it."""
    told = [event for event in desk.told if is_for(event, None)]
    news = reader.lines(desk.game.voice.story(told, None))
    if desk.note == UNDONE:
        news.append(reader("undone"))
    panel = curtain(reader, desk.info, user, desk.to_move, news)
    if desk.can_undo:
        undo = button(reader.plain("undo"), ids.table(desk.info.id, 0, "undo"), emoji="↩️")
        panel.rows = [*panel.rows, [undo]]
    return panel
