"""What somebody has planned, in the words of the game."""

from typing import Any

from bot.chat.voices import Reader
from bot.host.desk import Desk
from engine import menu
from engine.errors import EngineError


def ways(reader: Reader, desk: Desk, state: Any) -> list[str]:
    """A line a way; `state` is imagined at the beginning of the turn that is planned."""
    found = []
    for number, way in enumerate(desk.plan):
        said = _said(reader, desk, state, way[0])
        said = reader("plan-twice", move=said) if len(way) > 1 else said
        found.append(reader("plan-first" if number == 0 else "plan-or", move=said))
    return found


def _said(reader: Reader, desk: Desk, state: Any, words: str) -> str:
    """As it was chosen; in the notation when it is not legal any more."""
    game, seat = desk.game, desk.press.seat
    try:
        path = menu.path_of(game, menu.move(game, state, seat, words))
    except EngineError:
        return f"`{words}`"
    return reader.speaker.say(game.voice.label(state, seat, path, 0).text)
