"""The engine agrees with the second implementation, record by record."""

import json
from random import Random
from typing import Any

import pytest

from engine import menu, record
from engine.games import GAMES
from engine.match import start
from tests.contract.walks import lively
from tests.engine.second.facts import Facts
from tests.engine.second.match import Second, Wrong
from tests.engine.second.referee import check

EUROPA: Any = next(game for game in GAMES if game.info.id == "europa")
FACTS = Facts()


def eager(state: Any, seat: int, random: Random) -> Any:
    """Builds when it can, hardly ever takes tickets: matches with long lines and many stations."""
    kinds = [kind for kind in menu.open_kinds(EUROPA, state, seat) if kind.word != "tickets"]
    kinds = kinds or list(menu.open_kinds(EUROPA, state, seat))
    words = {kind.word: kind for kind in kinds}
    kind = random.choice(kinds)
    if "claim" in words and random.random() < 0.7:
        kind = words["claim"]
    elif "draw" in words and random.random() < 0.8:
        kind = words["draw"]
    values: list[Any] = []
    for ask in kind.asks:
        answers = ask.answers(state, seat, *values)
        values.append(answers[int(random.random() * len(answers))])
    return kind.make(*values)


def recorded(seats: int, seed: str) -> tuple[list[str], list[set[str]]]:
    """A record, and the words of all legal moves before some of its moves (else empty)."""
    random = Random(f"{seats} {seed}")
    match, told = start(EUROPA, seats, {}, seed)
    steps: list[record.Step] = []
    legal: list[set[str]] = []
    style = random.choice(["lively", "eager", "any"])
    while to_move := EUROPA.to_move(match.state):
        seat = random.choice(list(to_move))
        listed = menu.moves(EUROPA, match.state, seat) if len(steps) % 9 == 0 else ()
        legal.append({menu.words(EUROPA, move) for move in listed})
        if style == "eager":
            move = eager(match.state, seat, random)
        elif style == "lively":
            move = lively(EUROPA, match.state, seat, random)
        else:
            move = menu.pick(EUROPA, match.state, seat, random.random)
        events = match.play(seat, move)
        steps.append(record.Step(len(steps) + 1, seat, menu.words(EUROPA, move), events))
    version = EUROPA.info.rules_version
    opening = record.Opening(seats, {}, seed, told, version)
    rows = EUROPA.standings(match.state)
    return list(record.write(EUROPA, opening, steps, rows)), legal


def agree(seats: int, seed: str) -> None:
    lines, legal = recorded(seats, seed)
    assert record.check(lines, GAMES) == []
    movers = [json.loads(line)["seat"] for line in lines[1:-1]]
    place = iter(range(len(movers)))

    def watch(match: Second) -> None:
        number = next(place)
        if legal[number]:
            assert set(match.legal(movers[number])) == legal[number]

    check(lines, FACTS, watch)


@pytest.mark.parametrize("number", range(30))
def test_a_second_implementation_agrees(number: int) -> None:
    """Legality of every move, every event, the final count with what it rests on."""
    agree(2 + number % 4, f"second {number}")


@pytest.mark.soak
@pytest.mark.parametrize("number", range(300))
def test_a_second_implementation_agrees_on_many(number: int) -> None:
    agree(2 + number % 4, f"soak {number}")


@pytest.fixture(scope="module")
def lines() -> list[str]:
    return recorded(3, "tampered")[0]


def changed(lines: list[str], number: int, change: Any) -> list[str]:
    row = json.loads(lines[number])
    change(row)
    return [*lines[:number], json.dumps(row), *lines[number + 1 :]]


def first_with(lines: list[str], kind: str) -> int:
    return next(n for n, line in enumerate(lines) if n and f'"is":"{kind}"' in line)


TAMPERED: dict[str, tuple[Any, Any]] = {
    "another seed": (0, lambda row: row.update(seed="x")),
    "another seal": (0, lambda row: row.update(seal="0" * 64)),
    "another set-up": (0, lambda row: row["setup"][0].update(first=9)),
    "a number twice": (5, lambda row: row.update(seq=2)),
    "another seat": (9, lambda row: row.update(seat=(row["seat"] + 1) % 3)),
    "a move that is none": (9, lambda row: row.update(words="claim paris-zurich red 9")),
    "an event less": (9, lambda row: row["events"].pop()),
    "another card": (
        "CardSeen",
        lambda row: row["events"][1].update(card=(row["events"][1]["card"] + 1) % 9),
    ),
    "points": (-1, lambda row: row["standings"][0]["parts"].update(routes=999)),
    "a place": (-1, lambda row: row["standings"][0].update(place=2)),
    "a ticket": (
        -1,
        lambda row: row["standings"][0]["details"]["tickets"][0].update(is_completed=None),
    ),
    "a trail": (-1, lambda row: row["standings"][0]["details"]["trail"]["routes"].append(1)),
    "not over": (-1, lambda row: row.update(is_over=False)),
}


@pytest.mark.parametrize("case", TAMPERED)
def test_both_see_what_was_tampered_with(lines: list[str], case: str) -> None:
    where, change = TAMPERED[case]
    number = first_with(lines, where) if isinstance(where, str) else where % len(lines)
    wrong = changed(lines, number, change)
    assert record.check(wrong, GAMES)
    with pytest.raises(Wrong):
        check(wrong, FACTS)
