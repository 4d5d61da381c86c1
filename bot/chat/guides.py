"""Rules by heading, and what can be done now: both private."""

from collections.abc import Sequence

from bot.chat import ids
from bot.chat.limits import OPTIONS
from bot.chat.parts import Item, Option, Panel, Style, button, select
from bot.chat.voices import Reader
from bot.host.desk import Desk
from bot.host.info import OPEN, MatchInfo
from bot.host.table import AnyGame
from engine import menu
from engine.text import Text

CHARACTERS = 2_400


def rules(reader: Reader, game: AnyGame, topic: str, match: int = 0) -> Panel:
    """One heading of the rules page, and the others to choose from."""
    topics = tuple(game.voice.topics)
    key = f"{game.info.id}-rules"
    if topic not in topics:
        texts = [reader("rules-title", game=reader.title(game.info.id))]
        if topics:
            texts.append(reader("rules-topics"))
    else:
        title = reader.speaker.say(Text(f"{key}-{topic}.title"))
        texts = [f"### 📖 {title}", reader.speaker.say(Text(f"{key}-{topic}"))[:CHARACTERS]]
    return Panel(["\n".join(texts)], rows=_topics(reader, game, topics, match))


def beginning(reader: Reader, game: AnyGame) -> Panel:
    """Where nobody plays yet: how a match begins, and who may do what in it."""
    texts = [reader("help-start"), reader("help-who", who=reader("help-opener"))]
    new = button(reader.plain("new-match"), ids.table(0, 0, "new"), Style.success)
    topics = _topics(reader, game, tuple(game.voice.topics), 0)
    return Panel(["\n".join(texts)], rows=[*topics, [new]])


def guide(reader: Reader, info: MatchInfo, game: AnyGame, desk: Desk | None) -> Panel:
    """What this person can do now, why not the rest, and who may do what at this table."""
    lines = []
    if info.status == OPEN:
        lines.append(reader("help-room", who=_leader(info)))
    elif desk is not None and desk.press.seat in desk.to_move:
        lines.append(reader("help-now"))
        seat, voice = desk.press.seat, game.voice
        for kind in menu.open_kinds(game, desk.state, seat):
            label = voice.label(desk.state, seat, (kind,), 0)
            prompt = voice.prompt(desk.state, seat, (kind,))
            said = f" — {reader.speaker.say(prompt)}" if prompt else ""
            lines.append(f"• **{reader.speaker.say(label.text)}**{said}")
        absent = reader.lines(voice.absent(desk.state, seat))
        if absent:
            lines += [reader("help-absent"), *[f"• {line}" for line in absent]]
    elif desk is not None and not desk.is_over:
        who = ", ".join([reader.speaker.name(seat) for seat in desk.to_move])
        lines.append(reader("help-wait", who=who))
    else:
        lines.append(reader("help-watch"))
    lines.append(reader("help-who", who=_leader(info)))
    items: list[Item] = []
    if desk is not None and not desk.is_over:
        items.append(button(reader.plain("play"), ids.table(info.id, 0, "play"), emoji="🚂"))
    items.append(button(reader.plain("map"), ids.table(info.id, 0, "map"), emoji="🔍"))
    topics = _topics(reader, game, tuple(game.voice.topics), info.id)
    return Panel(["\n".join(lines)], rows=[*topics, items])


def _topics(reader: Reader, game: AnyGame, topics: Sequence[str], match: int) -> list[list[Item]]:
    if not topics:
        return []
    key = f"{game.info.id}-rules"
    options = [
        Option(
            reader.speaker.plain(Text(f"{key}-{topic}.title")),
            ids.opens("rules", f"{topic}/{game.info.id}"),
        )
        for topic in topics[:OPTIONS]
    ]
    return [[select(reader.plain("rules-choose"), ids.table_select(match, 0, 1), options)]]


def _leader(info: MatchInfo) -> str:
    leader = info.leader
    return f"<@{leader.user}>" if leader else "…"
