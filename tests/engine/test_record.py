"""Records: what is written, what stays out of the public one, what is found wrong."""

import json
from random import Random
from typing import Any

import pytest

from engine import menu, record
from engine.errors import RecordError
from engine.match import start
from tests.contract.walks import EVERY
from tests.harvest import Harvest

GAME: Any = Harvest()
OPTIONS = {"board": "many", "weather": "mixed"}


def made(is_whole: bool = True) -> tuple[record.Opening, list[record.Step], list[Any]]:
    match, told = start(GAME, 3, OPTIONS, "record")
    random = Random(3)
    steps: list[record.Step] = []
    while (to_move := GAME.to_move(match.state)) and (is_whole or len(steps) < 7):
        move = menu.pick(GAME, match.state, to_move[-1], random.random)
        events = match.play(to_move[-1], move)
        steps.append(record.Step(len(steps) + 1, to_move[-1], menu.words(GAME, move), events))
    return record.Opening(3, OPTIONS, "record", told, 1), steps, GAME.standings(match.state)


def test_a_record_says_everything() -> None:
    opening, steps, rows = made()
    lines = list(record.write(GAME, opening, steps, rows))
    header, first, closing = (json.loads(lines[n]) for n in (0, 1, -1))
    assert header["seed"] == "record"
    assert (header["game"], header["board"], header["options"]) == ("harvest", "many", OPTIONS)
    assert [event["is"] for event in header["setup"]] == ["WeatherLaid", "Dealt", "Dealt", "Dealt"]
    assert first["words"].startswith("keep seed")
    assert closing["standings"][0]["details"]["seen"] is not None
    assert record.check(lines, EVERY) == []


def test_the_public_record_keeps_secrets() -> None:
    opening, steps, _ = made(is_whole=False)
    lines = list(record.write_public(GAME, opening, steps))
    text = "\n".join(lines)
    assert '"seed":' not in text
    for secret in ("WeatherLaid", "Dealt", "SeedsKept", "WeatherSeen", "seed1"):
        assert secret not in text
    assert "sealed" not in text
    assert json.loads(lines[1])["words"] == "keep"
    assert (
        json.loads(lines[1])["events"] == [{"seat": 2, "count": 1, "is": "Kept"}] or "Kept" in text
    )
    assert json.loads(lines[0])["seal"]
    [fault] = record.check(lines, EVERY)
    assert "public record" in fault


def test_what_was_taken_back_is_left_out() -> None:
    match, told = start(GAME, 2, {"board": "many"}, "undone")
    steps: list[record.Step] = []

    def say(seat: int, words: str) -> None:
        steps.append(record.Step(len(steps) + 1, seat, words, match.say(seat, words)))

    def undo(first: int) -> None:
        while len(match.record) >= first and match.before:
            match.undo(0)
        steps.append(record.Step(len(steps) + 1, 0, "undo", (), undoes=first))

    for seat in (0, 1):
        say(seat, f"keep seed{match.state.farmers[seat].dealt[0]}")
    say(0, "plant plot1 1")
    say(0, "plant plot2 1")
    undo(3)
    say(0, "plant plot5 1")
    kept = record.standing_steps(steps)
    assert [step.seq for step in kept] == [1, 2, 6]
    opening = record.Opening(2, {"board": "many"}, "undone", told, 1)
    rows = GAME.standings(match.state)
    lines = list(record.write(GAME, opening, steps, rows, is_over=False))
    assert record.check(lines, EVERY) == []


def test_an_abandoned_match_is_whole_but_not_over() -> None:
    opening, steps, rows = made(is_whole=False)
    lines = list(record.write(GAME, opening, steps, rows, is_over=False))
    assert record.check(lines, EVERY) == []
    [fault] = record.check(list(record.write(GAME, opening, steps, rows)), EVERY)
    assert "not over" in fault


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"game": "chess"}, "unknown game"),
        ({"rules_version": 2}, "rules"),
        ({"seats": 9}, "no match begins"),
        ({"seats": "x"}, "no match begins"),
        ({"options": {"board": "moon"}}, "no match begins"),
        ({"options": 3}, "no match begins"),
        ({"seal": "00"}, "seal"),
        ({"setup": []}, "`setup` is not"),
        ({"board": "moon"}, "`board` is not"),
        ({"board": None}, "`board` is not"),
    ],
)
def test_a_wrong_header(change: dict[str, Any], expected: str) -> None:
    opening, steps, rows = made()
    header, *rest = record.write(GAME, opening, steps, rows)
    faults = record.check([json.dumps(json.loads(header) | change), *rest], EVERY)
    assert any(expected in fault for fault in faults)


def test_what_is_no_record() -> None:
    opening, steps, rows = made()
    header, first, *rest = record.write(GAME, opening, steps, rows)
    for lines in ([], [""], ["{"], ["[]"], ["{}"], [first], [header, "7"], [header, '{"seq":1}']):
        with pytest.raises(RecordError):
            record.check(lines, EVERY)
    no_number = json.dumps(json.loads(first) | {"seq": True})
    with pytest.raises(RecordError):
        record.check([header, no_number, *rest], EVERY)
    assert record.check([header, first, *rest[:-1]], EVERY) == ["closing: missing"]
    assert record.check([header, "", first, *rest, ""], EVERY) == []
