"""A move in words: played, asked on, or answered with what it may have meant."""

from dataclasses import replace

from bot.chat import ids, looks
from bot.chat.choices import Choice, Choices
from bot.chat.face import Face, Visit
from bot.chat.ids import TablePress
from bot.chat.parts import Option, Panel, in_rows, select
from bot.chat.questions import Questions
from bot.chat.refusals import warning
from bot.chat.typed import COMPACT, LONGEST, Line, Lines, words_of
from bot.chat.voices import Reader
from bot.host import directory
from bot.host import press as presses
from bot.host.desk import Desk
from engine import menu
from engine.errors import NotationError

OPTIONS = 25


async def say(face: Face, visit: Visit, match: int, text: str) -> None:
    """A chosen line is notation already; anything else is looked for among the legal moves."""
    text = text.strip()[:LONGEST]
    info = await directory.info(face.host, match, visit.caller)
    if info.is_shared(visit.caller.user):
        return await looks.play(face, visit, TablePress(match, "play"))
    if not text:
        return await face.show_desk(visit, await face.host.desk(match, visit.caller))
    if text.startswith(COMPACT):
        text = spelled(await face.host.desk(match, visit.caller), text)
    try:
        return await face.show_desk(visit, await face.host.say(match, visit.caller, text))
    except NotationError:
        desk = await face.host.desk(match, visit.caller)
    reader = face.reader(visit, desk.info)
    if desk.press.seat not in desk.to_move:
        return await face.show_desk(visit, desk)
    lines = Lines(desk, reader)
    found = lines.find(words_of(text)) if words_of(text) else []
    if words := _one(lines, found):
        return await face.show_desk(visit, await face.host.say(match, visit.caller, words))
    panel = _several(desk, reader, found) if found else _none(desk, reader, lines, text)
    await visit.reply.show(panel)
    return None


def spelled(desk: Desk, text: str) -> str:
    """The notation of a compact value; as it is when it means nothing here. Raises `Stale`."""
    press = ids.reread(desk.press, text.removeprefix(COMPACT))
    if press is None or desk.check(press.chain) != press.check:
        return text
    path = presses.read(desk.game, desk.state, desk.press.seat, press.chain[0]).path
    return menu.spell(desk.game, path)


def _one(lines: Lines, found: list[Line]) -> str:
    """The notation of what all that was found has in common: one move, or its first answers."""
    if len(found) == 1:
        return lines.notation(found[0])
    heads = {line.path[:2] for line in found}
    if len(heads) != 1 or any(len(line.path) < 3 for line in found):
        return ""
    return lines.notation(replace(found[0], path=heads.pop()))


def _several(desk: Desk, reader: Reader, found: list[Line]) -> Panel:
    """The text may mean several moves: each as an answer."""
    questions, choices = Questions(desk, reader), Choices(desk)
    options = [_option(questions, choices, line) for line in found[:OPTIONS]]
    row = [select(reader.plain("typed-choose"), ids.select(desk.press, 1), options)]
    return Panel([reader("typed-several", n=len(found))], rows=[row])


def _none(desk: Desk, reader: Reader, lines: Lines, text: str) -> Panel:
    """Nothing legal begins so: the nearest thing that does, as a button."""
    near = lines.nearest(text)
    said = reader("typed-none", text=_quoted(text))
    if near is None:
        return warning(said)
    questions, choices = Questions(desk, reader), Choices(desk)
    button = questions.button(_choice(choices, near))
    panel = warning(f"{said} {reader('typed-near', line=near.said)}")
    panel.rows = in_rows([button])
    return panel


def _option(questions: Questions, choices: Choices, line: Line) -> Option:
    return Option(line.said, ids.said(questions.press(_choice(choices, line))))


def _choice(choices: Choices, line: Line) -> Choice:
    is_move = line.is_whole and not choices.commits(line.path)
    return Choice(choices.label(line.path, 0), choices.write(line.path), is_move, line.path)


def _quoted(text: str) -> str:
    """What somebody typed, shown back to them alone, within a code span."""
    return text.replace("`", "'").replace("\n", " ")[:60]
