"""The record of a match: JSON lines from which anybody can check it, with or without this engine.

The first line is the header: `{"record": 1, "game", "board", "rules_version", "seats", "options",
"seal", "seed", "setup": [event, …]}`. Then a line a move: `{"seq", "seat", "words", "events": […]}`
in the order played; numbers only grow, and what was taken back is left out. The last line closes:
`{"is_over", "standings": [{"seat", "place", "total", "parts": {…}, "details": {…}}, …]}`.

An event is an object with its class in `is`. All outcomes of chance are in the events, sealed ones
among them, so a match can be followed without the seed; with it every shuffle can be made again
(`engine.chance`). The *public* record of a running match has no seed, no sealed and no private
events, gives private moves by their kind alone, and is not closed.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.chance import seal
from engine.errors import EngineError, RecordError
from engine.event import is_for
from engine.game import Event, Game, Options, Seat, Standing
from engine.match import Match, start

VERSION: Final = 1
AnyGame = Game[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Opening:
    """How a match began."""

    seats: int
    options: Options
    seed: str
    events: Sequence[Event]
    """Those that `setup` told."""
    rules_version: int
    """That of the rules it was played by."""


@dataclass(frozen=True, slots=True)
class Step:
    """A move as it was played."""

    seq: int
    seat: Seat
    words: str
    events: Sequence[Event] = ()
    undoes: int | None = None
    """It took back all since that number, and is no move itself."""


def write(
    game: AnyGame,
    opening: Opening,
    steps: Iterable[Step],
    standings: Sequence[Standing],
    is_over: bool = True,
) -> Iterator[str]:
    """The whole record of a match that will not go on: everything that was hidden is in it.

    `is_over` is false for a match that was abandoned; its standings are as it counts now.
    """
    yield _line(_header(game, opening) | {"setup": _plain(game, opening.events)})
    for step in standing_steps(steps):
        yield _line(
            {
                "seq": step.seq,
                "seat": step.seat,
                "words": step.words,
                "events": _plain(game, step.events),
            }
        )
    yield _line({"is_over": is_over, "standings": [plain_standing(row) for row in standings]})


def write_public(game: AnyGame, opening: Opening, steps: Iterable[Step]) -> Iterator[str]:
    """What everybody may know of a match that goes on."""
    header = _header(game, opening)
    del header["seed"]
    yield _line(header | {"setup": _plain(game, _public(opening.events))})
    private = {kind.word for kind in game.kinds.values() if kind.is_private}
    for step in standing_steps(steps):
        kind = step.words.split(" ", 1)[0]
        words = kind if kind in private else step.words
        events = _plain(game, _public(step.events))
        yield _line({"seq": step.seq, "seat": step.seat, "words": words, "events": events})


def standing_steps(steps: Iterable[Step]) -> list[Step]:
    """The moves that stand: without those taken back, nor the rows that took them back."""
    found: list[Step] = []
    for step in steps:
        if step.undoes is None:
            found.append(step)
        else:
            found = [kept for kept in found if kept.seq < step.undoes]
    return found


def plain_standing(row: Standing) -> dict[str, Any]:
    """A line of the final count as plain JSON values."""
    return {
        "seat": row.seat,
        "place": row.place,
        "total": row.total,
        "parts": dict(row.parts),
        "details": dict(row.details),
    }


def _header(game: AnyGame, opening: Opening) -> dict[str, Any]:
    return {
        "record": VERSION,
        "game": game.info.id,
        "board": opening.options.get("board", game.info.boards[0]),
        "rules_version": opening.rules_version,
        "seats": opening.seats,
        "options": dict(opening.options),
        "seal": seal(opening.seed),
        "seed": opening.seed,
    }


def _public(events: Iterable[Event]) -> list[Event]:
    return [event for event in events if is_for(event, None)]


def _plain(game: AnyGame, events: Iterable[Event]) -> list[Any]:
    codec = game.saved.codec
    return [codec.to_plain(event, game.saved.events) for event in events]


def _line(values: Mapping[str, Any]) -> str:
    return json.dumps(values, ensure_ascii=False, separators=(",", ":"))


@dataclass(frozen=True, slots=True)
class Record:
    """A record as it was read: plain JSON values, nothing checked but its shape."""

    header: Mapping[str, Any]
    moves: Sequence[Mapping[str, Any]]
    closing: Mapping[str, Any] | None
    """None in the public record of a running match."""

    @property
    def is_public(self) -> bool:
        """Whether what is hidden was left out."""
        return "seed" not in self.header


def read(lines: Iterable[str]) -> Record:
    """A record from its lines (empty ones are passed over). Raises `RecordError`."""
    rows = [_object(number, line) for number, line in enumerate(lines, 1) if line.strip()]
    if not rows or rows[0].get("record") != VERSION:
        raise RecordError(f"line 1: no header of a record of version {VERSION}")
    closing = rows.pop() if "standings" in rows[-1] else None
    for number, row in enumerate(rows[1:], 2):
        for key, kind in (("seq", int), ("seat", int), ("words", str), ("events", list)):
            if type(row.get(key)) is not kind:
                raise RecordError(f"line {number}: `{key}` is missing or of the wrong kind")
    return Record(rows[0], rows[1:], closing)


def _object(number: int, line: str) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"line {number}: no JSON ({error})") from None
    if not isinstance(row, dict):
        raise RecordError(f"line {number}: no JSON object")
    return row


def check(lines: Iterable[str], games: Iterable[AnyGame]) -> list[str]:
    """Play a record again and compare: each fault in a sentence; none means that it is right.

    Legality of every move, every event with its outcome of chance, the final count with its
    breakdown, and the seal. A public record cannot be played again, and is told so. Raises
    `RecordError` when it cannot be read.
    """
    record = read(lines)
    header = record.header
    game = next((game for game in games if game.info.id == header.get("game")), None)
    if game is None:
        return [f"header: unknown game {header.get('game')}"]
    if record.is_public:
        return ["header: the public record of a running match; only a finished one can be checked"]
    if header.get("rules_version") != game.info.rules_version:
        return [
            f"header: played by rules {header.get('rules_version')},"
            f" these are rules {game.info.rules_version}"
        ]
    return [*_check_seal(header), *_check_play(game, record)]


def _check_seal(header: Mapping[str, Any]) -> list[str]:
    is_right = header.get("seal") == seal(str(header["seed"]))
    return [] if is_right else ["header: the seal is not that of the seed"]


def _check_play(game: AnyGame, record: Record) -> list[str]:
    header = record.header
    try:
        match, told = start(game, header["seats"], header["options"], str(header["seed"]))
    except (EngineError, LookupError, TypeError, AttributeError) as error:
        return [f"header: no match begins so ({error!r})"]
    faults, last = _check_header(game, header, told), 0
    for row in record.moves:
        where = f"move {row['seq']}"
        if row["seq"] <= last:
            faults.append(f"{where}: numbers must grow")
        last = row["seq"]
        try:
            told = match.say(row["seat"], row["words"])
        except EngineError as error:
            return [*faults, f"{where}: «{row['words']}» is refused ({error!r})"]
        if _listed(_plain(game, told)) != row["events"]:
            faults.append(f"{where}: «{row['words']}» told otherwise")
    return faults + _check_closing(match, record.closing)


def _check_header(game: AnyGame, header: Mapping[str, Any], told: Sequence[Event]) -> list[str]:
    """Each key as it would be written; the seal has been looked at."""
    opening = Opening(
        header["seats"], header["options"], str(header["seed"]), told, game.info.rules_version
    )
    written = _listed(_header(game, opening) | {"setup": _plain(game, told)})
    return [
        f"header: `{key}` is not what this match begins with"
        for key, value in written.items()
        if key != "seal" and header.get(key) != value
    ]


def _check_closing(match: Match[Any, Any], closing: Mapping[str, Any] | None) -> list[str]:
    if closing is None:
        return ["closing: missing"]
    faults = []
    is_over = not match.game.to_move(match.state)
    if closing.get("is_over") is not is_over:
        faults.append(f"closing: the match is {'over' if is_over else 'not over'}")
    counted = [plain_standing(row) for row in match.game.standings(match.state)]
    if _listed(counted) != closing["standings"]:
        faults.append("closing: the final count is another")
    return faults


def _listed(value: Any) -> Any:
    """The same as JSON gives it back: tuples as lists, keys as text."""
    return json.loads(json.dumps(value))
