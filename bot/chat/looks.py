"""Presses that open private pages and panels; none of them plays."""

from dataclasses import replace

from bot.chat import guides, ids, pages, stories
from bot.chat.curtain import curtain
from bot.chat.face import Face, Visit
from bot.chat.ids import TablePress
from bot.chat.parts import Item, Option, Panel, button, select
from bot.chat.voices import Reader
from bot.host import directory, history
from bot.host import watch as watching
from bot.host.desk import Desk
from bot.host.errors import NotOver, NotRunning, NotSeated
from bot.host.history import Sight
from bot.host.info import OPEN, MatchInfo
from bot.host.notice import MOVE


async def play(face: Face, visit: Visit, press: TablePress) -> None:
    """One's present panel: the question, or whose turn it is; the count once it is over."""
    desk = await face.host.desk(press.match, visit.caller)
    if desk.is_over:
        return await score(face, visit, press)
    if desk.info.is_shared(visit.caller.user):
        reader = face.reader(visit, desk.info)
        return await visit.reply.show(curtain(reader, desk.info, visit.caller.user, desk.to_move))
    await face.show_desk(visit, desk)
    return None


async def reveal(face: Face, visit: Visit, press: TablePress) -> None:
    """«Soy Carla»: her hand, where people pass the device."""
    if not press.what.isdecimal():
        raise NotSeated
    desk = await face.host.desk(press.match, visit.caller, int(press.what))
    await face.show_desk(visit, desk, is_opened=True)


async def board(face: Face, visit: Visit, press: TablePress) -> None:
    """The public board, for anybody."""
    sight = await history.look(face.host, press.match, visit.caller)
    reader = face.reader(visit, sight.info)
    job = pages.board_job(reader, sight, face.painters, press.what)
    shown = await face.picture(job, reader.alt(sight.game.voice.caption(sight.view)))
    await visit.reply.show(pages.board(reader, sight, face.painters, shown))


async def status(face: Face, visit: Visit, press: TablePress) -> None:
    """The whole position in words; with one's own hand for who sits there."""
    sight = await history.look(face.host, press.match, visit.caller)
    desk = await _desk(face, visit, sight)
    reader = face.reader(visit, sight.info)
    lines = sight.game.voice.position(desk.view if desk else sight.view)
    page = ids.number(press.what) or 0
    await visit.reply.show(pages.position(reader, sight.info, lines, page))


async def record(face: Face, visit: Visit, press: TablePress) -> None:
    """All moves, ten a page; the newest unless one says from where."""
    sight = await history.look(face.host, press.match, visit.caller)
    first = ids.number(press.what) or 0
    page = await history.lines(face.host, press.match, visit.caller, first or 1, pages.LINES)
    if not first and page.total > pages.LINES:
        newest = page.total - pages.LINES + 1
        page = await history.lines(face.host, press.match, visit.caller, newest, pages.LINES)
    own = sight.info.seats_of(visit.caller.user)
    reader = face.reader(visit, sight.info)
    await visit.reply.show(pages.record(reader, sight, page, own[0] if len(own) == 1 else None))


async def score(face: Face, visit: Visit, press: TablePress) -> None:
    """The final count of one's own seat, or of all."""
    sight = await history.look(face.host, press.match, visit.caller)
    if sight.to_move:
        raise NotOver
    reader = face.reader(visit, sight.info)
    own = sight.info.seats_of(visit.caller.user)
    mine = next((one for one in sight.standings if one.seat in own and len(own) == 1), None)
    job = pages.board_job(reader, sight, face.painters, "")
    if job is not None and sight.standings:
        job = replace(job, scene="score", standings=sight.standings)
    shown = await face.picture(job, reader.alt(sight.game.voice.caption(sight.view)))
    await visit.reply.show(pages.score(reader, sight, mine, shown))


async def guide(face: Face, visit: Visit, press: TablePress) -> None:
    """What can be done now, and why not the rest."""
    info = await directory.info(face.host, press.match, visit.caller)
    desk = None
    if info.status != OPEN:
        desk = await _desk(face, visit, await history.look(face.host, press.match, visit.caller))
    game = face.host.games[info.game]
    await visit.reply.show(guides.guide(face.reader(visit, info), info, game, desk))


async def rules(face: Face, visit: Visit, press: TablePress) -> None:
    """One heading; `what` is the heading, then the game where no match says it."""
    topic, _, name = press.what.partition("/")
    if press.match:
        name = (await directory.info(face.host, press.match, visit.caller)).game
    game = face.host.games.get(name) or next(iter(face.host.games.values()))
    reader = face.reader(visit, game=game.info.id)
    await visit.reply.show(guides.rules(reader, game, topic, press.match))


async def how(face: Face, visit: Visit, press: TablePress) -> None:
    """«Cómo se juega» of a room: the first heading."""
    info = await directory.info(face.host, press.match, visit.caller)
    game = face.host.games[info.game]
    reader = face.reader(visit, info)
    topic = next(iter(game.voice.topics), "")
    await visit.reply.show(guides.rules(reader, game, topic, info.id))


async def undo(face: Face, visit: Visit, press: TablePress) -> None:
    """Says first what goes back; the panel itself says why when nothing can."""
    desk = await face.host.last_desk(press.match, visit.caller)
    if not desk.can_undo:
        return await face.show_desk(visit, await face.host.undo(press.match, visit.caller))
    total = (await history.lines(face.host, press.match, visit.caller, 1, 1)).total
    page = await history.lines(face.host, press.match, visit.caller, max(1, total - 5), 6)
    own = [line for line in page.lines if line.what == MOVE and line.seat == desk.press.seat]
    reader = face.reader(visit, desk.info)
    is_shared = desk.info.is_shared(visit.caller.user)
    told_to = None if is_shared else desk.press.seat
    told = " · ".join(stories.said(reader, desk.game, own[-1:], told_to))
    back = ids.seat(replace(desk.press, verb="undo"))
    text = reader("undo-ask", told=told)
    await visit.reply.show(Panel([text], rows=[[button(reader.plain("undo"), back, emoji="↩️")]]))
    return None


async def watch(face: Face, visit: Visit, press: TablePress) -> None:
    """«Avísame cuando acabe», and back."""
    info, is_on = await watching.watch(face.host, press.match, visit.caller)
    reader = face.reader(visit, info)
    back = button(reader.plain("watch-no"), ids.table(info.id, 0, "watch"))
    text = reader("did-watch" if is_on else "did-unwatch", code=info.code)
    rows: list[list[Item]] = [[_who_wins(reader, info)], [back]] if is_on else []
    await visit.reply.show(Panel([text], rows=rows))


def _who_wins(reader: Reader, info: MatchInfo) -> Item:
    options = [
        Option(reader.speaker.bare_name(one.seat), ids.opens("guess", str(one.seat)))
        for one in info.seats
    ]
    return select(reader.plain("guess"), ids.table_select(info.id, 0, 1), options)


async def guess(face: Face, visit: Visit, press: TablePress) -> None:
    """Who will win, as somebody thinks who watches."""
    seat = ids.number(press.what)
    if seat is None:
        raise NotSeated
    info = await watching.guess(face.host, press.match, visit.caller, seat)
    reader = face.reader(visit, info)
    back = button(reader.plain("watch-no"), ids.table(info.id, 0, "watch"))
    said = reader("did-guess", who=reader.speaker.name(seat), code=info.code)
    await visit.reply.show(Panel([said], rows=[[_who_wins(reader, info)], [back]]))


async def matches(face: Face, visit: Visit, press: TablePress) -> None:
    """All of one's matches, in every server."""
    found = await directory.own(face.host, visit.caller.user)
    await visit.reply.show(pages.matches(face.reader(visit), found, visit.caller.guild))


async def _desk(face: Face, visit: Visit, sight: Sight) -> Desk | None:
    """One's own seat, for who has one in a match that is being played: with several, no page
    that asks not whose eyes it is for shows a hand."""
    if len(sight.info.seats_of(visit.caller.user)) != 1:
        return None
    try:
        return await face.host.desk(sight.info.id, visit.caller)
    except (NotSeated, NotRunning):
        return None
