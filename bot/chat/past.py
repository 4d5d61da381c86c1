"""What has been: the news since one's own last move, and the board as it was then."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from bot.chat import ids, pages, stories
from bot.chat.face import Face, Visit
from bot.chat.ids import TablePress
from bot.chat.parts import Item, Panel, Shown, Style, button
from bot.chat.voices import Reader
from bot.host import history
from bot.host.history import Sight
from bot.host.notice import Line, told
from engine.event import is_for
from engine.game import Seat
from engine.text import Text

NEWS = 12
"""Lines of news that one panel lists; the record has the older ones."""


async def news(face: Face, visit: Visit, press: TablePress) -> None:
    """What happened since one's own last move, numbered, on a board where it glows."""
    sight = await history.look(face.host, press.match, visit.caller)
    lines = await history.news(face.host, press.match, visit.caller)
    reader = face.reader(visit, sight.info)
    job = pages.board_job(reader, sight, face.painters, "")
    if job is not None:
        public = [event for event in told(lines) if is_for(event, None)]
        job = replace(job, events=tuple(public))
    shown = await face.picture(job, reader.alt(sight.game.voice.caption(sight.view)))
    own = sight.info.seats_of(visit.caller.user)
    mine = await _for_you(face, visit, sight, lines[0].seq - 1) if lines and len(own) == 1 else []
    await visit.reply.show(_news(reader, sight, lines, own, shown, mine))


async def _for_you(face: Face, visit: Visit, sight: Sight, since: int) -> Sequence[Text]:
    """What others have changed for this person since their own last move."""
    desk = await face.host.desk(sight.info.id, visit.caller)
    before = await history.view_at(face.host, sight.info.id, visit.caller, max(since, 1))
    return sight.game.voice.since(before, desk.view)


def _news(
    reader: Reader,
    sight: Sight,
    lines: Sequence[Line],
    own: Sequence[int],
    shown: Shown | None,
    mine: Sequence[Text],
) -> Panel:
    seat = own[0] if len(own) == 1 else None
    found = _turns(reader, sight, lines, seat)
    texts = [reader("news-title" if own else "news-all", code=sight.info.code)]
    if len(found) > NEWS:
        texts.append(reader("more-moves", n=len(found) - NEWS))
    texts += found[-NEWS:] or [_nothing(reader, sight)]
    if mine:
        texts += [reader("news-yours"), *[f"• {line}" for line in reader.lines(mine)]]
    match = sight.info.id
    items: list[Item] = []
    if any(one in sight.to_move for one in own):
        items.append(button(reader.plain("play"), ids.table(match, 0, "play"), Style.primary, "🚂"))
    items += [
        button(reader.plain("map"), ids.table(match, 0, "map"), emoji="🔍"),
        button(reader.plain("history"), ids.table(match, 0, "history"), emoji="📜"),
    ]
    return Panel(["\n".join(texts)], rows=[items], picture=shown)


def _turns(reader: Reader, sight: Sight, lines: Sequence[Line], seat: Seat | None) -> list[str]:
    """A line a turn, with the numbers of its rows: two cards are drawn in two of them."""
    found = []
    for _, group in groupby(lines, key=lambda line: line.seat):
        rows = list(group)
        said = stories.said(reader, sight.game, rows, seat)
        first, last = rows[0].seq, rows[-1].seq
        number = str(first) if first == last else f"{first}–{last}"
        if said:
            found.append(f"`{number}` {' · '.join(said)}")
    return found


def _nothing(reader: Reader, sight: Sight) -> str:
    who = ", ".join([reader.speaker.name(seat) for seat in sight.to_move])
    return reader("news-none", who=who) if who else reader("over")


async def board(face: Face, visit: Visit, press: TablePress) -> None:
    """The public board after a move, with that move glowing: `what` is its number in the record,
    and maybe a region."""
    number, _, region = press.what.partition("/")
    sight = await history.look(face.host, press.match, visit.caller)
    last = sight.info.seq
    seq = min(max(ids.number(number) or last, 1), last)
    view = await history.view_at(face.host, press.match, visit.caller, seq)
    line = await history.line_at(face.host, press.match, visit.caller, seq)
    sight, reader = replace(sight, view=view), face.reader(visit, sight.info)
    job = pages.board_job(reader, sight, face.painters, region)
    said = stories.said(reader, sight.game, [line] if line else [])
    if job is not None and line is not None:
        public = [event for event in line.events if is_for(event, None)]
        heading = stories.said(reader, sight.game, [line], how=reader.speaker.plain)[-1:]
        job = replace(job, events=tuple(public), heading="".join(heading))
    shown = await face.picture(job, reader.alt(sight.game.voice.caption(view)))
    words = [] if shown else reader.lines(sight.game.voice.caption(view))
    texts = [reader("then-title", code=sight.info.code, n=seq, of=last), *said, *words]
    await visit.reply.show(
        Panel(["\n".join(texts)], rows=[_steps(sight.info.id, seq, last)], picture=shown)
    )


def _steps(match: int, seq: int, last: int) -> list[Item]:
    """To the first board, the one before, the one after and the last, where there are any."""
    ways: dict[int, str] = {}
    if seq > 1:
        ways = {1: "⏮️", seq - 1: "◀️"}
    if seq < last:
        ways |= {seq + 1: "▶️", last: "⏭️"}
    return [button("", ids.table(match, 0, "then", str(n)), emoji=sign) for n, sign in ways.items()]
