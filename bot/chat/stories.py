"""What happened, line by line: a game tells its moves, the chat everything else."""

from collections.abc import Callable, Sequence
from itertools import groupby

from bot.chat.voices import Reader
from bot.host.notice import (
    AGREE,
    END,
    JOIN,
    LEAVE,
    RELIEF,
    RELIEVE,
    RETURN,
    STAND_IN,
    UNDO,
    Line,
    told,
)
from bot.host.table import AnyGame
from engine.game import Seat
from engine.text import Text, Who

KEYS = {
    UNDO: "chat-event-undo",
    LEAVE: "chat-event-leave",
    RETURN: "chat-event-return",
    RELIEVE: "chat-event-relieve",
    RELIEF: "chat-event-relief",
    STAND_IN: "chat-event-stand-in",
    JOIN: "chat-event-join",
    END: "chat-event-end",
    AGREE: "chat-event-agree",
}


def texts(game: AnyGame, lines: Sequence[Line], reader: Seat | None) -> list[Text]:
    """Oldest first. `reader` is told as «you» what only that seat may know."""
    found: list[Text] = []
    for what, group in groupby(lines, key=lambda line: KEYS.get(line.what, "")):
        some = list(group)
        if what:
            found += [
                Text(what, {"who": Who(line.seat)} if line.seat >= 0 else {}) for line in some
            ]
        else:
            found += game.voice.story(told(some), reader)
    return found


def said(
    reader: Reader,
    game: AnyGame,
    lines: Sequence[Line],
    seat: Seat | None = None,
    how: Callable[[Text], str] | None = None,
) -> list[str]:
    """The same in words."""
    say = how or reader.speaker.say
    return [say(text) for text in texts(game, lines, seat)]
