"""Every verb of a button or a command, and what answers it."""

from collections.abc import Awaitable, Callable, Mapping

from bot.chat import absences, admin, data, films, halls, looks, past, planning, preferring, voting
from bot.chat.face import Face, Visit
from bot.chat.ids import TablePress

ALONE = frozenset({"new", "join", "games", "rules", "admin", *data.HANDLERS, *preferring.HANDLERS})
"""Verbs that concern no match yet."""
ANYWHERE = frozenset({"games", "rules", *data.HANDLERS, *preferring.HANDLERS})
"""What serves in a private conversation too."""

Handler = Callable[[Face, Visit, TablePress], Awaitable[None]]
HANDLERS: Mapping[str, Handler] = {
    "new": halls.new,
    "join": halls.join,
    "sit": halls.sit,
    "stand": halls.stand,
    "ai": halls.add_ai,
    "noai": halls.remove_ai,
    "close": halls.close,
    "start": halls.start,
    "clock": halls.set_clock,
    "here": halls.here,
    "again": halls.again,
    "leave": halls.leave,
    "gone": halls.gone,
    "return": halls.come_back,
    "table": halls.table,
    "bring": halls.bring,
    "play": looks.play,
    "hand": looks.play,
    "iam": looks.reveal,
    "map": looks.board,
    "then": past.board,
    "news": past.news,
    "status": looks.status,
    "history": looks.record,
    "score": looks.score,
    "help": looks.guide,
    "rules": looks.rules,
    "how": looks.how,
    "undo": looks.undo,
    "games": looks.matches,
    "watch": looks.watch,
    "guess": looks.guess,
    **absences.HANDLERS,
    **data.HANDLERS,
    **films.HANDLERS,
    **preferring.HANDLERS,
    **planning.HANDLERS,
    **voting.HANDLERS,
    **admin.HANDLERS,
}
