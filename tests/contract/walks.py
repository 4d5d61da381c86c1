"""Every game in every number of seats, at positions of lively random matches."""

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from random import Random
from typing import Any

import pytest

from engine import menu
from engine.event import is_for
from engine.game import Event, Game, Log
from engine.games import GAMES
from tests.harvest import Harvest
from tests.toy import Gardens

MOST_STEPS = 3000


@dataclass(frozen=True)
class Case:
    """A game for so many."""

    game: Game[Any, Any, Any]
    seats: int

    def __str__(self) -> str:
        return f"{self.game.info.id}-{self.seats}"


TOYS: tuple[Any, ...] = (Gardens(), Harvest())
EVERY: tuple[Game[Any, Any, Any], ...] = (*GAMES, *TOYS)
CASES = [Case(game, seats) for game in EVERY for seats in game.info.seats]


def pytest_cases(cases: list[Case]) -> pytest.MarkDecorator:
    """Some of them."""
    return pytest.mark.parametrize("case", cases, ids=str)


every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("game", EVERY, ids=lambda game: game.info.id)


def options(game: Game[Any, Any, Any], number: int) -> dict[str, str]:
    """Another choice of options for each number."""
    return {
        option.id: option.values[(number + place) % len(option.values)]
        for place, option in enumerate(game.info.options)
    }


def lively(game: Any, state: Any, seat: int, random: Random) -> Any:
    """A random move, but rather one of many fields than one that ends something."""
    drawn = [menu.pick(game, state, seat, random.random) for _ in range(3)]
    return max(drawn, key=lambda move: len(fields(move)))


def positions(case: Case, every: int, matches: int = 2, key: str = "walk") -> Iterator[Any]:
    """Each so manieth position of some matches; not to be changed."""
    game = case.game
    for number in range(matches):
        random = Random(f"{key} {case} {number}")
        state = game.setup(case.seats, options(game, number), f"{key} {number}")
        step = 0
        while to_move := game.to_move(state):
            if step % every == 0:
                yield state
            step += 1
            assert step < MOST_STEPS, "a match has no end"
            seat = random.choice(list(to_move))
            game.play(state, seat, lively(game, state, seat, random))
        yield state


def walked(game: Any, state: Any, seat: int) -> list[Any]:
    """The moves that one reaches question by question."""
    found: list[Any] = []
    stack: list[menu.Path] = [()]
    while stack:
        path = stack.pop()
        question = menu.choices(game, state, seat, path)
        if question is None:
            found.append(path[0].make(*path[1:]))
            continue
        answers = list(question.answers)
        if path:
            assert answers, "a question that cannot be answered"
        assert answers == [question.answers[place] for place in range(len(question.answers))]
        assert all(answer in question.answers for answer in answers)
        stack += [(*path, answer) for answer in answers]
    return found


def heard(events: list[Event], reader: int | None) -> list[Event]:
    """What a seat, or everybody, hears of events."""
    return [event for event in events if is_for(event, reader)]


def bytes_of(game: Any, view: Any) -> str:
    """A view as it is written down."""
    text: str = game.saved.codec.dump(view)
    return text


def assert_alike(game: Any, real: Any, guess: Any, seat: int, move: Any) -> None:
    """Played on two states that look alike to a seat, a move reveals on both, or tells and shows
    the same on both."""
    told, guessed = Log(), Log()
    game.play(real, seat, move, told)
    game.play(guess, seat, move, guessed)
    reveals = any(event.reveals for event in told.events)
    assert reveals == any(event.reveals for event in guessed.events)
    if not reveals:
        assert heard(told.events, seat) == heard(guessed.events, seat)
        assert game.view(real, seat) == game.view(guess, seat)
        assert game.to_move(real) == game.to_move(guess)


def assert_secret(game: Any, state: Any, other: Any, seat: int) -> None:
    """Two states that differ only in what a seat cannot know look the same to it and to all."""
    for reader in (seat, None):
        assert bytes_of(game, game.view(state, reader)) == bytes_of(game, game.view(other, reader))


def shared(value: Any) -> set[int]:
    """The identities of all that could be changed inside a state."""
    if isinstance(value, list | dict):
        inner = value.values() if isinstance(value, dict) else value
        return {id(value)}.union(*map(shared, inner))
    if is_dataclass(value) and type(value).__hash__ is None:  # what may change has no hash
        return {id(value)}.union(*[shared(getattr(value, field.name)) for field in fields(value)])
    return set()
