"""Presses about somebody who does not play: waiting, reminding, standing in, coming back."""

from collections.abc import Awaitable, Callable, Mapping

from bot.chat import ids
from bot.chat.face import Face, Visit
from bot.chat.ids import TablePress
from bot.chat.moments import read_moment
from bot.chat.parts import Panel, Style, button
from bot.chat.reminding import stamp
from bot.host import directory, ladder, leave
from bot.host.clock import habits_of
from bot.host.errors import BadTime, NotCalled
from bot.host.info import MatchInfo


async def wait(face: Face, visit: Visit, press: TablePress) -> None:
    ends = await ladder.wait(face.host, press.match, _seat(press), visit.caller)
    await visit.reply.show(Panel([face.reader(visit)("did-wait", when=stamp(ends))]))


async def nudge(face: Face, visit: Visit, press: TablePress) -> None:
    when = await ladder.nudge(face.host, press.match, _seat(press), visit.caller)
    reader = face.reader(visit)
    is_now = when <= face.host.clock()
    said = reader("did-nudge") if is_now else reader("did-nudge-later", when=stamp(when))
    await visit.reply.show(Panel([said]))


async def stand_in(face: Face, visit: Visit, press: TablePress) -> None:
    info = await ladder.stand_in(face.host, press.match, _seat(press), visit.caller)
    await _said(face, visit, info, "did-standin", _seat(press))


async def replace(face: Face, visit: Visit, press: TablePress) -> None:
    info = await ladder.replace(face.host, press.match, _seat(press), visit.caller)
    await _said(face, visit, info, "did-aiseat", _seat(press))


async def take_over(face: Face, visit: Visit, press: TablePress) -> None:
    """Somebody new sits down where a computer player plays for who is gone."""
    info = await leave.take_over(face.host, press.match, _seat(press), visit.caller)
    reader = face.reader(visit, info)
    play = button(reader.plain("play"), ids.table(info.id, 0, "play"), Style.primary, "🚂")
    await visit.reply.show(Panel([reader("did-takeseat", code=info.code)], rows=[[play]]))


async def relief(face: Face, visit: Visit, press: TablePress) -> None:
    """`/rieles relevo`: a computer player plays for oneself until a moment."""
    async with face.host.database.look() as connection:
        habits = (await habits_of(connection, [visit.caller.user]))[visit.caller.user]
    until = read_moment(press.what, face.host.clock(), habits.zone)
    if until is None:
        raise BadTime
    info = await leave.relieve_me(face.host, press.match, visit.caller, until)
    reader = face.reader(visit, info)
    back = button(reader.plain("return"), ids.table(info.id, 0, "return"), emoji="↩️")
    await visit.reply.show(Panel([reader("did-relief", when=stamp(until))], rows=[[back]]))


async def _said(face: Face, visit: Visit, info: MatchInfo, key: str, seat: int) -> None:
    info = await directory.info(face.host, info.id, visit.caller)
    reader = face.reader(visit, info)
    await visit.reply.show(Panel([reader(key, who=reader.speaker.name(seat))]))


def _seat(press: TablePress) -> int:
    seat = ids.number(press.what)
    if seat is None:
        raise NotCalled
    return seat


HANDLERS: Mapping[str, Callable[[Face, Visit, TablePress], Awaitable[None]]] = {
    "wait": wait,
    "nudge": nudge,
    "standin": stand_in,
    "aiseat": replace,
    "takeseat": take_over,
    "relief": relief,
}
