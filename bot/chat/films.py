"""The film and the chart of a match that is over: made for whoever asks, with progress shown."""

from collections.abc import Awaitable, Callable, Mapping

from bot.chat import ids
from bot.chat.face import Face, Visit
from bot.chat.ids import TablePress
from bot.chat.parts import Panel, Shown, button
from bot.chat.voices import Reader
from bot.host import history, looking_back
from bot.host.filming import Course, Reel, Still
from bot.host.info import MatchInfo
from bot.host.looking_back import Shot
from bot.host.notice import told
from engine.event import is_for
from render import chart
from render.painter import Job, Painter, Picture

TOLD = 10
"""Boards after which the progress is shown."""
FILM, CHART = "pelicula", "grafico"
"""Names of the files."""


async def film(face: Face, visit: Visit, press: TablePress) -> None:
    """Board after board, then all of them in motion."""
    info, game, shots = await looking_back.shots(face.host, press.match, visit.caller)
    reader, painter = face.reader(visit, info), face.painters.get(info.game)
    stills = list[bytes]()
    for number, shot in enumerate(shots if painter and face.studio else ()):
        if number % TOLD == 0:
            await visit.reply.show(Panel([reader("film-progress", n=number, of=len(shots))]))
        still = await _still(face, reader, info, painter, shot)
        if still is not None:
            stills.append(still)
    picture = await face.studio.do(Reel(tuple(stills))) if stills and face.studio else None
    if not isinstance(picture, Picture):
        return await visit.reply.show(Panel([reader("film-none")]))
    alt = reader.alt(game.voice.caption(shots[-1].view))
    shown = Shown(picture.data, f"{FILM}.{picture.format}", alt)
    chart_of = ids.table(info.id, 0, "chart")
    rows = [[button(reader.plain("chart"), chart_of, emoji="📈")]]
    await visit.reply.show(Panel([reader("film-title", code=info.code)], rows=rows, picture=shown))
    return None


async def _still(
    face: Face, reader: Reader, info: MatchInfo, painter: Painter | None, shot: Shot
) -> bytes | None:
    """One board with what led to it; None where it could not be drawn."""
    if painter is None or face.studio is None:
        return None
    job = Job(
        game=info.game,
        scene="board",
        view=shot.view,
        names=tuple([reader.speaker.bare_name(seat.seat) for seat in info.seats]),
        words=reader.speaker.words(painter.words),
        events=tuple([event for event in told(shot.lines) if is_for(event, None)]),
    )
    found = await face.studio.do(Still(job))
    return found if isinstance(found, bytes) else None


async def course(face: Face, visit: Visit, press: TablePress) -> None:
    """What each seat would have counted, move by move."""
    found = await looking_back.played(face.host, press.match, visit.caller)
    info, opening = found.info, found.opening
    reader = face.reader(visit, info)
    names = tuple([reader.speaker.bare_name(seat.seat) for seat in info.seats])
    words = {key: reader.plain(key) for key in chart.WORDS}
    work = Course(
        info.game, opening.seats, opening.options, opening.seed, found.moves, names, words
    )
    picture = await face.studio.do(work) if face.studio else None
    if not isinstance(picture, Picture):
        return await visit.reply.show(Panel([reader("film-none")]))
    sight = await history.look(face.host, press.match, visit.caller)
    counts = [f"{reader.speaker.bare_name(one.seat)} {one.total}" for one in sight.standings]
    alt = "\n".join([reader.plain("chart-title"), *counts])
    shown = Shown(picture.data, f"{CHART}.{picture.format}", alt)
    film_of = ids.table(info.id, 0, "film")
    rows = [[button(reader.plain("film"), film_of, emoji="🎞️")]]
    await visit.reply.show(Panel([reader("chart-how")], rows=rows, picture=shown))
    return None


HANDLERS: Mapping[str, Callable[[Face, Visit, TablePress], Awaitable[None]]] = {
    "film": film,
    "chart": course,
}
