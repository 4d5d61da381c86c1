"""One picture out of a finished match: the position after a move, as its record retells it."""

from dataclasses import dataclass
from typing import Any

from bot.text import Catalogues, Speaker
from engine import menu, record
from engine.errors import EngineError, RecordError
from engine.event import is_for
from engine.game import Event, Game, Log
from render.painter import Job

AnyGame = Game[Any, Any, Any]


class NoSuchMove(Exception):
    """The record has no move of that number; the message says which it has."""


@dataclass(frozen=True, slots=True)
class Position:
    """A match as it stood after one of its moves."""

    state: Any
    events: tuple[Event, ...]
    """What the move told; of the set-up where none was played."""
    is_over: bool


def position(game: AnyGame, match: record.Record, at: int | None) -> Position:
    """The position after move `at`, 0 before the first, None at the end.

    Raises `NoSuchMove`, and `RecordError` where the moves do not follow from the header.
    """
    header, log = match.header, Log()
    numbers = [row["seq"] for row in match.moves]
    if at is not None and at != 0 and at not in numbers:
        raise NoSuchMove(f"the record has the moves 1 to {numbers[-1] if numbers else 0}, not {at}")
    if match.is_public:
        raise RecordError("the public record of a running match: it cannot be played again")
    try:
        state = game.setup(header["seats"], header["options"], str(header["seed"]), log)
    except (EngineError, LookupError, TypeError, AttributeError) as error:
        raise RecordError(f"no match begins as line 1 says ({error!r})") from error
    for row in match.moves:
        if at is not None and row["seq"] > at:
            break
        log = Log()
        try:
            move = menu.move(game, state, row["seat"], row["words"])
        except EngineError as error:
            raise RecordError(f"move {row['seq']}: {row['words']!r} is not offered") from error
        game.play(state, row["seat"], move, log)
    return Position(state, tuple(log.events), not game.to_move(state))


def job(
    game: AnyGame, stood: Position, seat: int | None, words: tuple[str, ...], language: str
) -> Job:
    """What to draw of a position: the public board, or a seat's own hand."""
    seats = len(game.standings(stood.state))
    speaker = Catalogues().speaker(language, game, [""] * seats)
    told = tuple(event for event in stood.events if is_for(event, None))
    return Job(
        game=game.info.id,
        scene="board" if seat is None else "hand",
        view=game.view(stood.state, seat),
        names=tuple(speaker.bare_name(number) for number in range(seats)),
        words=speaker.words(words),
        events=told,
        heading=_heading(speaker, game, told),
    )


def _heading(speaker: Speaker, game: AnyGame, told: tuple[Event, ...]) -> str:
    """The last move in words, on one line."""
    return " · ".join(speaker.plain(line) for line in game.voice.story(told, None))
