"""Self-play: whole matches by computer players alone, and what they come to.

Players think as they do at a table: on their own seat's view, never on the state. Equal seeds give
equal matches; the time that they take is measured and changes nothing.
"""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from random import Random
from time import perf_counter, process_time
from typing import Any, Final, TypeAlias

from engine import menu, record
from engine.ai import BUDGET
from engine.ai.levels import policy
from engine.ai.uniform import UNIFORM
from engine.game import Event, Game, Log, Seat, Standing
from engine.match import Match

AnyGame: TypeAlias = Game[Any, Any, Any]

MOST_MOVES: Final = 20_000
"""Many times the longest match seen: beyond it a match is taken for endless."""


class Endless(Exception):
    """A match did not end within `MOST_MOVES` moves: which one."""


@dataclass(frozen=True, slots=True)
class Plan:
    """One match to be played."""

    game: str
    seats: int
    number: int
    """Its place in the series, from 0."""
    seed: str
    levels: tuple[str, ...]
    """By seat."""
    is_recorded: bool = False


@dataclass(frozen=True, slots=True)
class Played:
    """A match that was played to its end."""

    plan: Plan
    moves: int
    seconds: float
    standings: Sequence[Standing]
    final: Any
    """The public view of the end."""
    turns: Sequence[int]
    """By seat, how many turns: moves after another seat's, or after none."""
    decisions: Mapping[str, Sequence[float]] = field(default_factory=dict)
    """Level -> milliseconds of processor time of each decision, the view included."""
    lines: tuple[str, ...] = ()
    """Its record, when it was asked for."""


def plans(
    game: str,
    seats: int,
    matches: int,
    seed: int,
    levels: tuple[str, ...],
    is_recorded: bool = False,
) -> list[Plan]:
    """A series: match n of seed S is the match of seed S + n, whatever the series' length."""
    return [
        Plan(game, seats, number, str(seed + number), levels, is_recorded)
        for number in range(matches)
    ]


def play_all(games: Sequence[AnyGame], asked: Sequence[Plan], jobs: int = 1) -> Iterator[Played]:
    """Play a series in its order, in `jobs` processes. Raises `Endless`."""
    if jobs == 1:
        yield from (play(_find(games, plan.game), plan) for plan in asked)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(_play_elsewhere, asked)


def _play_elsewhere(plan: Plan) -> Played:
    from engine.games import GAMES

    return play(_find(GAMES, plan.game), plan)


def _find(games: Sequence[AnyGame], name: str) -> AnyGame:
    return next(game for game in games if game.info.id == name)


def play(game: AnyGame, plan: Plan) -> Played:
    """Play one match to its end. Raises `Endless`."""
    start, log = perf_counter(), Log()
    match = Match(game, game.setup(plan.seats, {}, plan.seed, log))
    randoms = [Random(f"{plan.seed}/{seat}") for seat in range(plan.seats)]
    decisions: dict[str, list[float]] = {level: [] for level in plan.levels}
    steps: list[record.Step] = []
    turns = [0] * plan.seats
    while to_move := game.to_move(match.state):
        if len(steps) == MOST_MOVES:
            raise Endless(
                f"match {plan.number} (seed {plan.seed}) goes on after {MOST_MOVES} moves"
            )
        seat = to_move[0]
        level, asked = plan.levels[seat], process_time()
        move = decide(game, match.state, seat, level, randoms[seat])
        decisions[level].append((process_time() - asked) * 1e3)
        words = menu.words(game, move) if plan.is_recorded else ""
        events = match.play(seat, move)
        turns[seat] += not steps or steps[-1].seat != seat
        steps.append(record.Step(len(steps) + 1, seat, words, events if plan.is_recorded else ()))
    standings = game.standings(match.state)
    seconds = perf_counter() - start
    lines = _lines(game, plan, log.events, steps, standings) if plan.is_recorded else ()
    final = game.view(match.state, None)
    return Played(plan, len(steps), seconds, standings, final, turns, decisions, lines)


def decide(game: AnyGame, state: Any, seat: Seat, level: str, random: Random) -> Any:
    """The move of a computer player of a level, which sees its seat's view alone."""
    if level == UNIFORM:
        return menu.pick(game, state, seat, random.random)
    return policy(game, level)(game, game.view(state, seat), random, BUDGET)


def _lines(
    game: AnyGame,
    plan: Plan,
    opening: Sequence[Event],
    steps: Sequence[record.Step],
    standings: Sequence[Standing],
) -> tuple[str, ...]:
    began = record.Opening(plan.seats, {}, plan.seed, opening, game.info.rules_version)
    return tuple(record.write(game, began, steps, standings))
