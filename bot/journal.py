"""The log: one line an entry, `key=value`, on standard error.

    at=2026-01-31T12:00:00.123Z level=INFO from=bot.host.play event="played" match=7 seq=12 …

From a match and its numbers, or from an interaction, everything that happened to it is found
again. What a line never holds: names, ids of people, texts, cards, seeds, tokens. So an error is
told by its class and its place, never by its message, and of what libraries say only the template.
"""

import json
import logging
import re
import traceback
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Final

OWN: Final = "bot"
NUMBER: Final = re.compile(r"\d{12,}")
"""What a foreign template may have been filled with before it reached us: ids."""
LONGEST: Final = 160
FRAMES: Final = 12
ErrorInfo = (
    tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
)


class Lines(logging.Formatter):
    """Writes an entry on one line."""

    def format(self, record: logging.LogRecord) -> str:
        """See the module."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        is_own = record.name.split(".")[0] == OWN
        said = _own(record) if is_own else _foreign(record)
        line = f"at={at[:-6]}Z level={record.levelname} from={record.name} {said}"
        return f"{line} {self.formatException(record.exc_info)}" if record.exc_info else line

    def formatException(self, ei: ErrorInfo) -> str:  # noqa: N802  # logging's own name
        """`error=KeyError at="table.py:66 load < play.py:90 press"`, innermost first, and what
        caused it."""
        error, parts = ei[1], list[str]()
        while error is not None and len(parts) < FRAMES:
            frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
            places = [f"{Path(one.filename).name}:{one.lineno} {one.name}" for one in frames]
            code = getattr(error, "code", None) or getattr(error, "status", None)
            told = f" code={code}" if isinstance(code, int) and code else ""
            name = "caused_by" if parts else "error"
            parts.append(
                f"{name}={type(error).__name__}{told} at={_quoted(' < '.join(reversed(places)))}"
            )
            error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        return " ".join(parts)


def _own(record: logging.LogRecord) -> str:
    """Words, then `key=value`: values of more than one word are quoted."""
    args = record.args if isinstance(record.args, tuple) else ()
    said = str(record.msg) % tuple([_value(arg) for arg in args]) if args else str(record.msg)
    words: list[str] = []
    rest = said.split(" ")
    while rest and "=" not in rest[0]:
        words.append(rest.pop(0))
    return " ".join([f"event={json.dumps(' '.join(words))}", *rest]).strip()


def _foreign(record: logging.LogRecord) -> str:
    """The template of what a library says, without what it was filled with."""
    first = NUMBER.sub("#", str(record.msg).split("\n")[0])[:LONGEST]
    return f"event={_quoted(first)}"


def _value(arg: Any) -> Any:
    if isinstance(arg, int | float) and not isinstance(arg, bool):
        return arg
    text = str(arg)
    is_plain = text and not any(sign in text for sign in ' "\n=')
    return text if is_plain else _quoted(text)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def write_log(level: str) -> None:
    """To standard error from now on.

    The level is that of our own lines. Libraries may only warn: what they say beyond that is of
    rows and requests, so of hands and seeds.
    """
    out = logging.StreamHandler()
    out.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[out])
    logging.getLogger(OWN).setLevel(level)
