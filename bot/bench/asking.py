"""What one position costs: a question, the whole tree, a copy, a snapshot, an imagined state."""

from collections.abc import Iterable, Iterator
from functools import partial
from random import Random
from typing import Any, Final

from bot.bench.clock import milliseconds, spread_rows
from bot.bench.rows import Row
from bot.selfplay import AnyGame
from engine import menu
from engine.game import Seat

MATCHES: Final = 6
EVERY: Final = 7
"""One position in so many is looked at: no multiple of a turn's length."""
QUESTION_MS: Final = 1.0
TREE_MS: Final = 20.0
TREE_MOVES: Final = 3_000
COPY_US: Final = 10.0

Spot = tuple[Any, Seat]
"""A state, and a seat that may move in it."""


def positions(game: AnyGame, matches: int = MATCHES) -> list[Spot]:
    """Positions out of random play, with every number of seats."""
    found: list[Spot] = []
    for seats in game.info.seats:
        for number in range(matches):
            seed = f"position {seats} {number}"
            random, state, count = Random(seed), game.setup(seats, {}, seed), 0
            while to_move := game.to_move(state):
                seat = random.choice(to_move)
                if count % EVERY == 0:
                    found.append((game.copy(state), seat))
                game.play(state, seat, menu.pick(game, state, seat, random.random))
                count += 1
    return found


def bench(game: AnyGame) -> Iterator[Row]:
    """Every figure that has to do with one position."""
    spots = positions(game)
    name = game.info.id
    asked = (question for state, seat in spots for question in questions(game, state, seat))
    yield from spread_rows(f"{name}, one question", milliseconds(asked), QUESTION_MS * 1e3, "µs")
    trees = [partial(_walk, game, state, seat) for state, seat in spots]
    yield from spread_rows(f"{name}, the whole tree", milliseconds(trees), TREE_MS)
    most = max(tree() for tree in trees)
    yield Row(f"{name}, most moves in a tree", most, "moves", TREE_MOVES)
    copies = milliseconds(partial(_copies, game, state) for state, _ in spots)
    yield from spread_rows(f"{name}, copy of a state", [t / COPIES for t in copies], COPY_US, "µs")
    yield from _codec(game, spots)
    views = [(game.view(state, seat), Random(number)) for number, (state, seat) in enumerate(spots)]
    imagined = (partial(game.imagine, view, random) for view, random in views)
    yield from spread_rows(f"{name}, imagine", milliseconds(imagined))


COPIES: Final = 50
"""Copies in one timed call: a single one is over before the clock can tell."""


def _copies(game: AnyGame, state: Any) -> None:
    for _ in range(COPIES):
        game.copy(state)


def _walk(game: AnyGame, state: Any, seat: Seat) -> int:
    return sum(1 for _ in menu.moves(game, state, seat))


def questions(game: AnyGame, state: Any, seat: Seat) -> Iterable[partial[Any]]:
    """One way down the tree, a call for each question: asking it and walking its answers."""
    path: menu.Path = ()
    random = Random(0)
    while True:
        yield partial(_ask, game, state, seat, path)
        question = menu.choices(game, state, seat, path)
        if question is None:
            return
        path = (*path, question.answers[random.randrange(len(question.answers))])


def _ask(game: AnyGame, state: Any, seat: Seat, path: menu.Path) -> int:
    question = menu.choices(game, state, seat, path)
    return sum(1 for _ in question.answers) if question else 0


def _codec(game: AnyGame, spots: list[Spot]) -> Iterator[Row]:
    codec, kind, name = game.saved.codec, game.saved.state, game.info.id
    states = [state for state, _ in spots]
    yield from spread_rows(
        f"{name}, write a state", milliseconds(partial(codec.dump, state) for state in states)
    )
    texts = [codec.dump(state) for state in states]
    yield from spread_rows(
        f"{name}, read a state", milliseconds(partial(codec.load, text, kind) for text in texts)
    )
    yield Row(f"{name}, largest state", max(map(len, texts)) / 1024, "KiB")
