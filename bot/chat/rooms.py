"""A room before its match, and the card that it becomes."""

from collections.abc import Sequence

from bot.chat import ids
from bot.chat.parts import Emoji, Item, Option, Panel, Style, button, link, select
from bot.chat.voices import Reader
from bot.host.clock import CLOCKS, name_of
from bot.host.info import BY_CODE, CLOSED, OPEN, OVER, RUNNING, THREAD, MatchInfo
from bot.host.table import AnyGame
from bot.host.thinking import levels

BEFORE = {"expired": "room-expired", "over": "room-over"}


def lobby(reader: Reader, info: MatchInfo, game: AnyGame, why: str = "") -> Panel:
    """Who sits, what was chosen, what is missing, and every button that a room has."""
    seats = game.info.seats
    numbers = {"least": min(seats), "most": max(seats)}
    lines = [
        reader("room-line", code=info.code, **numbers),
        *[_seat(reader, info, seat) for seat in range(max(seats))],
        " · ".join(settings(reader, info, game)),
        f"-# {_missing(reader, info, game)} {_expiry(reader, info, why)}",
    ]
    names = [("sit", Style.success, None), ("stand", Style.secondary, None)]
    if info.people:
        names.append(("start", Style.primary, None))
    rows = [_row(reader, info.id, names)]
    if levels := _computers(reader, info, game):
        rows.append([select(reader.plain("room-ai"), ids.table_select(info.id, 0, 1), levels)])
    clocks = _clocks(reader, info)
    rows.append([select(reader.plain("room-clock"), ids.table_select(info.id, 0, 2), clocks)])
    rows.append(
        _row(
            reader,
            info.id,
            [
                ("options", Style.secondary, "⚙️"),
                ("how", Style.secondary, "📖"),
                ("close", Style.secondary, None),
            ],
        )
    )
    title = f"## 🚂 {reader.title(info.game)}"
    return Panel(["\n".join(lines)], title, rows, foot=reader("room-foot", code=info.code))


def card(reader: Reader, info: MatchInfo, game: AnyGame, why: str = "") -> Panel:
    """The room's message at any time of its life."""
    if info.status == OPEN:
        return lobby(reader, info, game, why)
    title = f"## 🚂 {reader.title(info.game)}"
    lines = [reader("card-line", code=info.code), *_seated(reader, info)]
    if info.status == CLOSED:
        return Panel(["\n".join([*lines, reader(BEFORE.get(why, "room-closed"))])], title)
    if info.status == OVER:
        lines.append(reader("room-over"))
    elif info.thread is not None:
        lines.append(reader("room-in-thread", place=f"<#{info.thread}>"))
    else:
        lines.append(reader("room-here"))
    rows = []
    if info.status == RUNNING and info.thread is not None:
        rows.append([link(reader.plain("go-table"), place_url(info))])
    return Panel(["\n".join(lines)], title, rows)


def place_url(info: MatchInfo) -> str:
    """Where it is played: the newest table, else the channel."""
    url = f"https://discord.com/channels/{info.guild}/{info.place}"
    return f"{url}/{info.posted}" if info.posted else url


def room_url(info: MatchInfo) -> str:
    """The room's own message."""
    url = f"https://discord.com/channels/{info.guild}/{info.channel}"
    return f"{url}/{info.message}" if info.message else url


def settings(reader: Reader, info: MatchInfo, game: AnyGame) -> list[str]:
    """What was chosen for this room, in words."""
    found = [
        reader("where-thread" if info.where == THREAD else "where-here"),
        reader("access-code" if info.access == BY_CODE else "access-open"),
        reader(f"language-{info.language}"),
        reader(f"clock-{name_of(info.clock)}"),
    ]
    for option in game.info.options:
        value = info.options.get(option.id, option.values[0])
        found.append(reader.speaker.key(f"{info.game}-option-{option.id}-{value}"))
    return found


def options_shown(reader: Reader, info: MatchInfo, game: AnyGame) -> Panel:
    """The options as they are, for who may not change them."""
    leader = info.leader
    who = f"<@{leader.user}>" if leader else "…"
    lines = [f"• {line}" for line in settings(reader, info, game)]
    return Panel(["\n".join([*lines, reader("options-whose", who=who)])])


def games_list(reader: Reader, games: Sequence[AnyGame]) -> Panel:
    """Which game to open a room of."""
    options = [
        Option(
            reader.title(game.info.id),
            ids.opens("new", game.info.id),
            reader.plain("seats", least=min(game.info.seats), most=max(game.info.seats)),
            "🚂",
        )
        for game in games
    ]
    row = [select(reader.plain("which-game"), ids.table_select(0, 0, 1), options)]
    return Panel([reader("new-room")], rows=[row])


def _row(reader: Reader, match: int, names: Sequence[tuple[str, Style, Emoji]]) -> list[Item]:
    return [
        button(reader.plain(f"room-{verb}"), ids.table(match, 0, verb), style, emoji)
        for verb, style, emoji in names
    ]


def _seat(reader: Reader, info: MatchInfo, number: int) -> str:
    if number >= len(info.seats):
        return reader("seat-free", n=number + 1)
    seat = info.seats[number]
    sign = reader.speaker.sign(f"seat_{number}")
    if seat.is_ai:
        name = reader.speaker.name(number)
        level = reader.level(info.game, seat.level)
        return reader("seat-ai", n=number + 1, who=name, level=level)
    who = f"{sign} <@{seat.user}>"
    own = info.seats_of(seat.user or 0)
    if number != own[0]:  # a guest at that account
        return reader(
            "seat-taken", n=number + 1, who=f"{reader.speaker.name(number)} (<@{seat.user}>)"
        )
    is_opener = seat.user == info.opener
    return reader("seat-opener" if is_opener else "seat-taken", n=number + 1, who=who)


def _seated(reader: Reader, info: MatchInfo) -> list[str]:
    return [reader.speaker.name(seat.seat) for seat in info.seats]


def _missing(reader: Reader, info: MatchInfo, game: AnyGame) -> str:
    """Whether it can start, and how many more may come."""
    count, seats = len(info.seats), game.info.seats
    if count < min(seats):
        return reader("room-short", n=min(seats) - count)
    if count < max(seats):
        return reader("room-ready", n=max(seats) - count)
    return reader("room-full")


def _expiry(reader: Reader, info: MatchInfo, why: str) -> str:
    key = "room-expiring" if why == "expiring" else "room-expires"
    return reader(key, when=f"<t:{info.expires_at // 1000}:R>")


def _clocks(reader: Reader, info: MatchInfo) -> list[Option]:
    """How long a turn may take."""
    return [
        Option(reader.plain(f"clock-{name}"), ids.opens("clock", name))
        for name in CLOCKS
        if name != name_of(info.clock)
    ]


def _computers(reader: Reader, info: MatchInfo, game: AnyGame) -> list[Option]:
    """Computer players that may come or go."""
    found = []
    if len(info.seats) < max(game.info.seats):
        for level in levels(game):
            said = reader.plain("ai-add", level=reader.level(info.game, level))
            found.append(Option(said, ids.opens("ai", level), emoji="🤖"))
    for seat in info.seats:
        if seat.is_ai:
            said = reader.plain("ai-remove", who=reader.speaker.bare_name(seat.seat))
            found.append(Option(said, ids.opens("noai", str(seat.seat)), emoji="➖"))
    return found
