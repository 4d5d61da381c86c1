"""Writes what each game tells, for readers of records, to docs/events.md: `python -m tools.events`.

It is taken from the classes of the events and what is said of them there; a test compares.
"""

import ast
import inspect
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from textwrap import dedent
from typing import Any, get_args

from engine.games import GAMES

PAGE = Path(__file__).parents[1] / "docs" / "events.md"
HEAD = """\
# Events

What `events` and `setup` of a record may hold, game by game; [notation](notation.md) says how to
read them.
Written by `tools/events.py` from the classes of the events; do not edit.
"""
NUMBERED = """
Numbers stand for the positions, from 0, in these lists:
"""
LISTED = 9
"""Longer lists are told by their two ends."""


def page() -> Iterator[str]:
    """The lines of the document."""
    yield HEAD
    for game in GAMES:
        yield f"## {game.info.id}"
        yield NUMBERED
        for name, words in game.vocabulary.items():
            shown = words if len(words) <= LISTED else [words[0], "…", words[-1]]
            yield f"- *{name}* ({len(words)}): {' '.join(shown)}"
        yield ""
        yield "| event | who may know | fields | what happened |"
        yield "|---|---|---|---|"
        yield from [row(event) for event in get_args(game.saved.events)]
        yield ""


def row(event: type[Any]) -> str:
    """An event as a line of the table."""
    names = ", ".join([f"`{field.name}`" for field in fields(event)]) or "–"
    said = [one_line(event.__doc__ or ""), *fields_said(event)]
    return f"| `{event.__name__}` | {readers(event)} | {names} | {' '.join(said)} |"


def readers(event: type[Any]) -> str:
    """Who may know of it while the match goes on."""
    if event.is_sealed:
        return "nobody"
    return "all" if event.only_for is None else "its seat"


def fields_said(event: type[Any]) -> Iterator[str]:
    """What is said of single fields, below them."""
    body = ast.parse(dedent(inspect.getsource(event))).body[0]
    assert isinstance(body, ast.ClassDef)
    for above, below in zip(body.body, body.body[1:], strict=False):
        match above, below:
            case ast.AnnAssign(ast.Name(name)), ast.Expr(ast.Constant(str(said))):
                yield f"`{name}`: {one_line(said)}"


def one_line(text: str) -> str:
    """Without its line breaks."""
    return " ".join(text.split())


if __name__ == "__main__":
    PAGE.write_text("\n".join(page()), encoding="utf-8")
