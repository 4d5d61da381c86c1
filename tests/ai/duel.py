"""Matches between policies of a game of routes and tickets, every move checked against the tree."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import mean
from time import process_time
from typing import Any

from engine import menu
from engine.ai import BUDGET
from engine.ai.levels import policy
from engine.ai.uniform import uniform
from engine.games import GAMES

GAME: Any = next(game for game in GAMES if game.info.id == "europa")
APRENDIZ, MAQUINISTA = policy(GAME, "aprendiz"), policy(GAME, "maquinista")
UNIFORM = uniform
MOST_MOVES = 3000


@dataclass
class Record:
    """What one seat did in one match."""

    kinds: Counter[str] = field(default_factory=Counter)
    times: list[float] = field(default_factory=list)
    """Milliseconds of processor time for each decision."""


def play(policies: Sequence[Any], seed: object, game: Any = GAME) -> tuple[Any, list[Record]]:
    """A whole match; a seat's random numbers follow from the seed."""
    state = game.setup(len(policies), {}, str(seed))
    records = [Record() for _ in policies]
    randoms = [Random(f"{seed}/{seat}") for seat in range(len(policies))]
    for _ in range(MOST_MOVES):
        to_move = game.to_move(state)
        if not to_move:
            return state, records
        seat = to_move[0]
        view, start = game.view(state, seat), process_time()
        move = policies[seat](game, view, randoms[seat], BUDGET)
        records[seat].times.append((process_time() - start) * 1e3)
        records[seat].kinds[type(move).__name__] += 1
        assert menu.is_offered(game, state, seat, move), (seed, seat, move)
        game.play(state, seat, move)
    raise AssertionError("the match has no end")


@dataclass
class Result:
    """Two-seat matches of one policy against another, in both seatings."""

    wins: int = 0
    """Ties are none."""
    matches: int = 0
    totals: list[int] = field(default_factory=list)
    kept: int = 0
    completed: int = 0
    times: list[float] = field(default_factory=list)

    @property
    def win_rate(self) -> float:
        return self.wins / self.matches

    @property
    def mean_total(self) -> float:
        return mean(self.totals)

    @property
    def completion(self) -> float:
        return self.completed / self.kept


def duel(one: Any, other: Any, seeds: Iterable[int], game: Any = GAME) -> Result:
    """The first policy's results."""
    result = Result()
    for seed in seeds:
        for seat, policies in enumerate(([one, other], [other, one])):
            state, records = play(policies, seed, game)
            mine, theirs = (
                next(row for row in game.standings(state) if row.seat == number)
                for number in (seat, 1 - seat)
            )
            result.matches += 1
            result.wins += mine.place < theirs.place
            result.totals.append(mine.total)
            result.kept += len(state.players[seat].tickets)
            result.completed += mine.details["completed"]
            result.times += records[seat].times
    return result
