"""`/rieles planear`: one's next turn, left to be played when it comes."""

from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot.chat import ids, looks
from bot.chat.face import Face, Visit
from bot.chat.ids import TablePress
from bot.chat.parts import SEATS, Item, Option, Panel, Style, button, select
from bot.chat.refusals import warning
from bot.chat.says import spelled
from bot.chat.typed import COMPACT, LONGEST, Line, Lines, words_of
from bot.chat.voices import Reader
from bot.chat.ways import ways
from bot.host import directory, plans
from bot.host.desk import Desk
from bot.host.errors import NotSeated
from engine import menu
from engine.errors import EngineError, NotationError
from engine.game import Seat

OPTIONS = 25


async def plan(face: Face, visit: Visit, press: TablePress) -> None:
    """What is planned, and what can be; with `what`, one more way. Where people pass the device
    it is asked first whose eyes these are."""
    info = await directory.info(face.host, press.match, visit.caller)
    if info.is_shared(visit.caller.user):
        return await looks.play(face, visit, press)
    await _plan(face, visit, press.match, press.what, None)
    return None


async def plan_as(face: Face, visit: Visit, press: TablePress) -> None:
    """The same for one of several seats at an account: `what` begins with it."""
    said, _, text = press.what.partition(" ")
    await _plan(face, visit, press.match, text, _seat(said))


async def cancel(face: Face, visit: Visit, press: TablePress) -> None:
    seat = _seat(press.what) if press.what else None
    desk = await plans.cancel(face.host, press.match, visit.caller, seat)
    await face.show_desk(visit, desk, is_opened=seat is not None)


def _seat(said: str) -> Seat:
    seat = ids.number(said)
    if seat is None:
        raise NotSeated
    return seat


async def _plan(face: Face, visit: Visit, match: int, text: str, seat: Seat | None) -> None:
    text = text.strip()[:LONGEST]
    desk = await plans.ahead(face.host, match, visit.caller, seat)
    reader = face.reader(visit, desk.info)
    if not text:
        return await visit.reply.show(panel(reader, desk))
    words = _meant(desk, reader, text)
    if isinstance(words, list):
        shown = _several(reader, desk, words) if words else warning(reader("plan-none"))
        return await visit.reply.show(shown)
    try:
        desk = await plans.add(face.host, match, visit.caller, words, seat)
    except EngineError:
        return await visit.reply.show(warning(reader("plan-none")))
    return await visit.reply.show(panel(reader, desk))


def _meant(desk: Desk, reader: Reader, text: str) -> str | list[Line]:
    """The words of one whole move; else the whole moves that the text may mean."""
    if text.startswith(COMPACT):
        text = spelled(desk, text)
    try:
        menu.move(desk.game, desk.state, desk.press.seat, text)
    except NotationError:
        lines = Lines(desk, reader)
        found = [line for line in lines.find(words_of(text)) if line.is_whole]
        return lines.notation(found[0]) if len(found) == 1 else found
    except EngineError:
        return []
    return text


def panel(reader: Reader, desk: Desk) -> Panel:
    """The ways in order, and how to add one or drop them all."""
    lines = [reader("plan-title"), *ways(reader, desk, desk.state), reader("plan-how")]
    rows: list[list[Item]] = []
    known = Lines(desk, reader)
    options = _options(desk, known, known.moves())
    if options:
        title = reader.plain("plan-add" if not desk.plan else "plan-else")
        rows.append([select(title, ids.table_select(desk.info.id, 0, 1), options[:OPTIONS])])
    of_seat = str(desk.press.seat) if desk.is_shared else ""
    below: list[Item] = []
    if desk.plan:
        drop = ids.table(desk.info.id, 0, "unplan", of_seat)
        below.append(button(reader.plain("plan-cancel"), drop, Style.danger))
    if of_seat:
        hide = ids.table(desk.info.id, 0, "play")
        below.append(button(reader.plain("curtain-hide"), hide, emoji="🤫"))
    rows += [below] if below else []
    accent = SEATS[desk.press.seat % len(SEATS)]
    return Panel(["\n".join(lines)], rows=rows, accent=accent)


def _several(reader: Reader, desk: Desk, found: list[Line]) -> Panel:
    """The text may mean several moves."""
    options = _options(desk, Lines(desk, reader), found)
    title = ids.table_select(desk.info.id, 0, 1)
    row = [select(reader.plain("typed-choose"), title, options[:OPTIONS])]
    return Panel([reader("typed-several", n=len(found))], rows=[row])


def _options(desk: Desk, known: Lines, some: Sequence[Line]) -> list[Option]:
    """Moves that one press plans."""
    named = [(line.said, ids.plan(_seat_of(desk), known.notation(line))) for line in some]
    return [Option(said, ids.opens(*one)) for said, one in named if len(one[1]) <= ids.WHAT]


def _seat_of(desk: Desk) -> Seat | None:
    """Where it must be said."""
    return desk.press.seat if desk.is_shared else None


HANDLERS: Mapping[str, Callable[[Face, Visit, TablePress], Awaitable[None]]] = {
    "plan": plan,
    "planas": plan_as,
    "unplan": cancel,
}
