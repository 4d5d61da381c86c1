"""What the documents say of records holds: who checks one from them alone finds what is there."""

import hashlib
import json
import re
from random import Random
from textwrap import dedent
from typing import Any

import pytest

from engine import chance, menu, record
from engine.games import GAMES
from engine.match import start
from tests.contract.walks import lively
from tools import events

NOTATION = (events.PAGE.parent / "notation.md").read_text(encoding="utf-8")


def test_the_page_of_events_is_that_of_the_code() -> None:
    assert events.PAGE.read_text(encoding="utf-8") == "\n".join(events.page()), (
        "run python -m tools.events"
    )


def test_every_event_says_what_happened() -> None:
    for line in events.page():
        if line.startswith("| `"):
            assert len(line.split(" | ")[-1]) > 15, line


def test_the_recipe_of_chance_gives_what_the_engine_gives() -> None:
    block = NOTATION.split("In Python:\n\n", 1)[1].split("\n\nSo with", 1)[0]
    names: dict[str, Any] = {"hashlib": hashlib, "seed": "a seed"}
    exec(dedent(block), names)
    assert names["seal"] == chance.seal("a seed")
    for stream, items in (("deck", list(range(110))), ("first", ["a", "b"]), ("none", [])):
        assert names["shuffled"]("a seed", stream, items) == chance.shuffled(
            "a seed", stream, items
        )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_a_record_has_the_keys_that_are_told(game: Any) -> None:
    """Header, moves and standings, and the details of the games of routes."""
    lines = list(written(game))
    header, move, closing = (json.loads(lines[place]) for place in (0, 1, -1))
    told = re.findall(r"`({[^`]*})`", NOTATION)
    assert list(header) == re.findall(r'"(\w+)"', told[0])
    assert list(move) == re.findall(r'"(\w+)"', told[1])
    keys = [*closing, *closing["standings"][0]]
    assert keys == re.findall(r'"(\w+)"', told[2])
    details = closing["standings"][0]["details"]
    if "trail" in details:
        row = details["tickets"][0]
        for key in [*details, *row, *details["trail"]]:
            assert f'"{key}": ' in NOTATION, key


def written(game: Any) -> list[str]:
    """The record of a match cut short."""
    random = Random(5)
    match, told = start(game, game.info.seats[0], {}, "pages")
    steps = []
    for seq in range(1, 30):
        [seat, *_] = game.to_move(match.state)
        move = lively(game, match.state, seat, random)
        words = menu.words(game, move)
        steps.append(record.Step(seq, seat, words, match.play(seat, move)))
    opening = record.Opening(game.info.seats[0], {}, "pages", told, game.info.rules_version)
    return list(record.write(game, opening, steps, game.standings(match.state), is_over=False))
