"""The public table as it is written: from a notice, which holds no secret."""

from collections.abc import Mapping, Sequence

from bot.chat import ids, stories
from bot.chat.parts import HOUSE, SEATS, Item, Panel, Shown, Style, button, in_rows
from bot.chat.reminding import free_seats, stamp
from bot.chat.voices import Reader
from bot.host.notice import Notice, told
from bot.host.save import LEFT
from engine.game import Seat, Standing
from render.painter import Job, Painter, Picture

LINES = 6
MOMENTS = 3
FILE = "mesa"


def job(reader: Reader, notice: Notice, painters: Mapping[str, Painter]) -> Job | None:
    """The board with what has just happened, or the sheet of the final count."""
    painter = painters.get(notice.info.game)
    if painter is None:
        return None
    return Job(
        game=notice.info.game,
        scene="score" if notice.standings else "board",
        view=notice.view,
        names=tuple([reader.speaker.bare_name(seat.seat) for seat in notice.info.seats]),
        words=reader.speaker.words(painter.words),
        events=tuple(told(notice.lines)),
        standings=notice.standings,
        heading="".join(_last(reader, notice)),
    )


def panel(reader: Reader, notice: Notice, picture: Picture | None) -> Panel:
    shown = None
    if picture is not None:
        shown = Shown(picture.data, f"{FILE}.{picture.format}", alt(reader, notice))
    return ending(reader, notice, shown) if notice.is_over else table(reader, notice, shown)


def alt(reader: Reader, notice: Notice) -> str:
    """The position in words, and the last thing that happened."""
    caption = reader.alt(notice.game.voice.caption(notice.view))
    return "\n".join([caption, *_last(reader, notice)])


def table(reader: Reader, notice: Notice, shown: Shown | None) -> Panel:
    """Whose turn it is, the board, what happened, and the ways into the private panels."""
    info = notice.info
    line = reader("table-line", game=_name(reader, notice), code=info.code, n=notice.seq)
    title = [f"### {_call(reader, notice)}", line + _deadline(reader, notice)]
    lines = stories.said(reader, notice.game, notice.lines)
    texts = _waited(reader, notice) if len(notice.view.to_move) > 1 else []
    if lines:
        texts += [reader("last-moves"), *lines[-LINES:]]
    if len(lines) > LINES:
        texts.append(reader("more-moves", n=len(lines) - LINES))
    if notice.is_first and info.seal:
        texts.append(reader("seal", seal=info.seal))
    to_move = notice.view.to_move
    accent = SEATS[to_move[0] % len(SEATS)] if len(to_move) == 1 else HOUSE
    rows = [ways_in(reader, info.id, notice.seq)]
    rows += in_rows(free_seats(reader, info, notice.seq))
    return Panel(["\n".join(texts)], "\n".join(title), rows, shown, accent)


def _deadline(reader: Reader, notice: Notice) -> str:
    """When the first of those who are called runs out of time."""
    if notice.info.paused_at is not None:
        return f" · {reader('paused')}"
    if not notice.deadlines:
        return ""
    return f" · {reader('deadline', when=stamp(min(notice.deadlines.values())))}"


def ways_in(reader: Reader, match: int, seq: int) -> list[Item]:
    """Public buttons open; none plays. The first one marks the post with its row's number."""
    return [
        button(reader.plain("play"), ids.table(match, seq, "play"), Style.primary, "🚂"),
        button(reader.plain("hand"), ids.table(match, seq, "hand"), emoji="🎴"),
        button(reader.plain("map"), ids.table(match, seq, "map"), emoji="🔍"),
        button(reader.plain("news"), ids.table(match, seq, "news"), emoji="📰"),
        button(reader.plain("help"), ids.table(match, seq, "help"), emoji="📖"),
    ]


def ending(reader: Reader, notice: Notice, shown: Shown | None) -> Panel:
    """Who won, the count, what decided it, and the way to the next match."""
    info, standings = notice.info, notice.standings
    voice = notice.game.voice
    texts = [f"-# {_name(reader, notice)} `{info.code}`"]
    if not notice.is_silent:
        people = [seat.user for seat in info.people if seat.user]
        users = dict.fromkeys([*people, *notice.watchers])
        texts.append(" ".join([f"<@{user}>" for user in users]))
    texts += [_place(reader, standing) for standing in standings]
    moments = reader.lines(voice.moments(standings, notice.events)) if standings else []
    if moments:
        texts += [reader("moments"), *[f"• {line}" for line in moments[:MOMENTS]]]
    texts += _guesses(reader, notice)
    match, seq = info.id, notice.seq
    row = [
        button(reader.plain("rematch"), ids.table(match, seq, "again"), Style.success, "🔁"),
        button(reader.plain("own-score"), ids.table(match, seq, "score"), emoji="🧾"),
        button(reader.plain("map"), ids.table(match, seq, "map"), emoji="🔍"),
        button(reader.plain("history"), ids.table(match, seq, "history"), emoji="📜"),
        button(reader.plain("film"), ids.table(match, seq, "film"), emoji="🎞️"),
    ]
    accent = SEATS[standings[0].seat % len(SEATS)] if standings else HOUSE
    foot = reader("seed", seal=info.seal, seed=notice.seed) if notice.seed else ""
    return Panel(
        ["\n".join(texts)],
        f"## 🏁 {winner(reader, standings, notice.ending)}",
        [row],
        shown,
        accent,
        foot,
    )


def _guesses(reader: Reader, notice: Notice) -> list[str]:
    """How those who watched did who had said who would win."""
    if not notice.guesses or not notice.standings:
        return []
    first = {standing.seat for standing in notice.standings if standing.place == 1}
    right = [f"<@{user}>" for user, seat in notice.guesses.items() if seat in first]
    who = " ".join(right)
    return [reader("guessed", n=len(right), of=len(notice.guesses), who=who)]


def winner(reader: Reader, standings: Sequence[Standing], how: str = LEFT) -> str:
    """One line: who won, alone or together; or why there is no count."""
    first = [standing for standing in standings if standing.place == 1]
    if not first:
        return reader(f"end-{how}")
    names = [reader.speaker.name(standing.seat) for standing in first]
    if len(first) == 1:
        return reader("end-win", who=names[0], n=first[0].total)
    return reader("end-tie", names=", ".join(names), n=first[0].total)


def _last(reader: Reader, notice: Notice) -> list[str]:
    """The last thing that happened, in bare words."""
    return stories.said(reader, notice.game, notice.lines, how=reader.speaker.plain)[-1:]


def _call(reader: Reader, notice: Notice) -> str:
    """The heading. Only here is anybody mentioned."""
    callees = [seat.seat for seat in notice.info.people if seat.seat in notice.view.to_move]
    if not callees:
        return reader("ais-play")
    if len(notice.view.to_move) > 1:
        return reader("some-play" if _later(notice) else "all-play")
    return reader("turn-yours-public", who=_mention(reader, notice, callees[0]))


def _mention(reader: Reader, notice: Notice, seat: Seat) -> str:
    """Who sits there; with the name where several pass the device of one account."""
    user = notice.info.seats[seat].user or 0
    if notice.info.is_shared(user):
        return f"{reader.speaker.name(seat)} (<@{user}>)"
    return f"{reader.speaker.sign(f'seat_{seat}')} <@{user}>"


def _later(notice: Notice) -> Sequence[Seat]:
    """Who is still to be called into what several do at once; most games know no such thing."""
    found: Sequence[Seat] = getattr(notice.view, "later", ())
    return found


def _waited(reader: Reader, notice: Notice) -> list[str]:
    """Several act at once: a line a seat, who is done, and who is called later."""
    found, later = [], _later(notice)
    for seat in notice.info.seats:
        is_awaited = seat.seat in notice.view.to_move
        if is_awaited and not seat.is_ai:
            found.append(reader("seat-choosing", who=_mention(reader, notice, seat.seat)))
        else:
            is_later = seat.seat in later
            key = "seat-choosing" if is_awaited else "seat-later" if is_later else "seat-done"
            found.append(reader(key, who=reader.speaker.name(seat.seat)))
    return found


def _place(reader: Reader, standing: Standing) -> str:
    who = reader.speaker.name(standing.seat)
    return reader("place", place=standing.place, who=who, n=standing.total)


def _name(reader: Reader, notice: Notice) -> str:
    return reader.speaker.key(f"{notice.info.game}-name")
