"""Private pages that play nothing: the map, the position, the record, the count, one's matches."""

from collections.abc import Mapping, Sequence

from bot.chat import ids, stories
from bot.chat.parts import Emoji, Item, Option, Panel, Shown, Style, button, link, select
from bot.chat.reminding import stamp
from bot.chat.rooms import place_url
from bot.chat.voices import Reader
from bot.host.directory import Own
from bot.host.history import Page, Sight
from bot.host.info import MatchInfo
from bot.host.notice import Line
from bot.host.table import AnyGame
from engine.game import Seat, Standing
from engine.text import Text
from render.painter import Job, Painter

PAGE = 1_800
"""Characters of one page: half of what Discord takes, as accents count more."""
LINES = 10
"""Moves on a page of the record."""
LISTED = 20
"""Matches in a list."""
LATER = 1 << 52
"""After any deadline: no clock runs."""


def board_job(
    reader: Reader, sight: Sight, painters: Mapping[str, Painter], region: str
) -> Job | None:
    """The public board, or a part of it at double size."""
    painter = painters.get(sight.info.game)
    if painter is None:
        return None
    known = {found.id for found in painter.regions}
    return Job(
        game=sight.info.game,
        scene="board",
        view=sight.view,
        names=tuple([reader.speaker.bare_name(seat.seat) for seat in sight.info.seats]),
        words=reader.speaker.words(painter.words),
        region=region if region in known else "",
    )


def board(
    reader: Reader, sight: Sight, painters: Mapping[str, Painter], shown: Shown | None
) -> Panel:
    """The map with its parts to look into."""
    match, game = sight.info.id, sight.info.game
    rows: list[list[Item]] = []
    painter = painters.get(game)
    if painter is not None and painter.regions:
        options = [
            Option(
                reader.speaker.plain(Text(f"{game}-region-{found.id}")), ids.opens("map", found.id)
            )
            for found in painter.regions
        ]
        said = reader.plain("map-regions")
        rows.append([select(said, ids.table_select(match, 0, 1), options[:25])])
    rows.append(
        [
            button(reader.plain("map-whole"), ids.table(match, 0, "map"), emoji="🔍"),
            button(reader.plain("map-words"), ids.table(match, 0, "status"), emoji="🔤"),
        ]
    )
    words = "" if shown else "\n".join(reader.lines(sight.game.voice.caption(sight.view)))
    return Panel([words or reader("map-title", code=sight.info.code)], rows=rows, picture=shown)


def position(reader: Reader, info: MatchInfo, lines: Sequence[Text], number: int) -> Panel:
    """The position in words, a page of it."""
    pages = paged(reader.lines(lines))
    number = min(max(number, 0), len(pages) - 1)
    items = []
    if number > 0:
        items.append(_turn(info.id, "status", number - 1, "◀️"))
    if number + 1 < len(pages):
        items.append(_turn(info.id, "status", number + 1, "▶️"))
    items.append(button(reader.plain("map"), ids.table(info.id, 0, "map"), emoji="🔍"))
    count = reader("page", n=number + 1, of=len(pages)) if len(pages) > 1 else ""
    return Panel([pages[number]], rows=[items], foot=count)


def record(reader: Reader, sight: Sight, page: Page, seat: Seat | None) -> Panel:
    """Ten moves and the ways to the others."""
    info, lines = sight.info, numbered(reader, sight.game, page.lines, seat)
    rows = [_turns(info.id, page)] if page.total > LINES else []
    if page.lines:
        then = ids.table(info.id, 0, "then", str(page.lines[-1].seq))
        rows.append([button(reader.plain("map-then"), then, emoji="🔍")])
    text = paged(lines)[0] if lines else reader("history-none")
    title = reader("history-title", code=info.code, n=page.total)
    return Panel([title, text], rows=rows)


def numbered(reader: Reader, game: AnyGame, lines: Sequence[Line], seat: Seat | None) -> list[str]:
    """Rows of the record in words, each with its number; what tells nothing is left out."""
    found = [(line.seq, stories.said(reader, game, [line], seat)) for line in lines]
    return [f"`{seq}` {' · '.join(said)}" for seq, said in found if said]


def score(reader: Reader, sight: Sight, standing: Standing | None, shown: Shown | None) -> Panel:
    """A seat's own count, part by part; of everybody for somebody who did not play."""
    voice = sight.game.voice
    mine = [standing] if standing else list(sight.standings or ())
    lines = []
    for one in mine:
        who = reader.speaker.name(one.seat)
        lines.append(reader("place", place=one.place, who=who, n=one.total))
        lines += [f"• {line}" for line in reader.lines(voice.score(one))]
    match = sight.info.id
    items = [
        button(reader.plain("rematch"), ids.table(match, 0, "again"), Style.success, "🔁"),
        button(reader.plain("map"), ids.table(match, 0, "map"), emoji="🔍"),
    ]
    text = paged(lines)[0] if lines else reader("over")
    return Panel([text], rows=[items], picture=shown)


def matches(reader: Reader, found: Sequence[Own], guild: int) -> Panel:
    """One's matches in all servers, those that wait for one first, the most urgent of them first;
    `guild` is where one is looking from."""
    if not found:
        new = button(reader.plain("new-match"), ids.table(0, 0, "new"), Style.success)
        return Panel([reader("matches-none")], rows=[[new]])
    ordered = sorted(found, key=lambda one: (not one.is_called, one.ends or LATER))
    lines = [reader("matches-title", n=len(found))]
    for one in ordered[:LISTED]:
        info = one.info
        state = "your-turn" if one.is_called else info.status
        said = reader(f"match-{state}", game=reader.title(info.game), code=info.code)
        place = f"<#{info.place}>" if info.guild == guild else f"[↗]({place_url(info)})"
        ends = f" · {reader('deadline', when=stamp(one.ends))}" if one.ends else ""
        lines.append(f"{said} · {place}{ends}")
    if len(ordered) > LISTED:
        lines.append(reader("matches-more", n=len(ordered) - LISTED))
    ways = [link(one.info.code, place_url(one.info)) for one in ordered[:5]]
    again = button("", ids.table(0, 0, "games"), emoji="🔄")
    return Panel(["\n".join(lines)], rows=[ways, [again]])


def asked(reader: Reader, found: Sequence[MatchInfo], verb: str, what: str = "") -> Panel:
    """Which match is meant, where a channel has several."""
    options = [
        Option(f"{info.code} · {reader.title(info.game)}", _of(verb, info.id, what))
        for info in found[:25]
    ]
    row = [select(reader.plain("which-match"), ids.table_select(0, 0, 1), options)]
    return Panel([reader("which-match-why")], rows=[row])


def _of(verb: str, match: int, what: str) -> str:
    """An hour is written with a point there: a colon parts the fields of an id."""
    said = f"{verb}-{match}" + (f"-{what.replace(':', '.')}" if what else "")
    return ids.opens("of", said[: ids.WHAT])


def confirm(text: str, said: str, custom_id: str, emoji: Emoji = None) -> Panel:
    """One thing that cannot be taken back, or that says first what it takes back."""
    return Panel([text], rows=[[button(said, custom_id, Style.danger, emoji)]])


def paged(lines: Sequence[str]) -> list[str]:
    """Whole lines, at most a page each."""
    pages: list[list[str]] = [[]]
    size = 0
    for line in lines:
        line = line[:PAGE]
        if size + len(line) + 1 > PAGE and pages[-1]:
            pages.append([])
            size = 0
        pages[-1].append(line)
        size += len(line) + 1
    return ["\n".join(page) or "…" for page in pages]


def _turns(match: int, page: Page) -> list[Item]:
    """To the oldest, older, newer and newest lines, where there are any."""
    newest = page.total - LINES + 1
    ways = {}
    if page.first > 1:
        ways = {1: "⏮️", max(1, page.first - LINES): "◀️"}
    if page.first < newest:
        ways |= {min(newest, page.first + LINES): "▶️", newest: "⏭️"}
    return [_turn(match, "history", first, sign) for first, sign in ways.items()]


def _turn(match: int, verb: str, number: int, sign: str) -> Item:
    return button("", ids.table(match, 0, verb, str(number)), emoji=sign)
