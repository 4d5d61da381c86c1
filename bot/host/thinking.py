"""Computer players think in a process of their own, on what their seat sees.

The new process imports this module: nothing here may import the rest of the bot.
"""

import logging
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Protocol

from bot.host.process import Process, ProcessFailed, ProcessLost
from engine import menu
from engine.ai import BUDGET
from engine.ai.levels import policy
from engine.game import Game, Seat

AnyGame = Game[Any, Any, Any]
GUESSES = "random"
"""The level of a game that has no computer player of its own: any legal move."""
LIMIT = 5.0
"""Seconds for one decision; the budget should end it long before."""
log = logging.getLogger(__name__)


class NoIdea(Exception):
    """No decision came: it hung, it raised, or its process died."""


class Thinker(Protocol):
    """Decides for a seat."""

    async def choose(self, game: AnyGame, level: str, view: Any, seed: str) -> str:
        """A move in notation, from the seat's own view alone. Raises `NoIdea`."""
        ...


def levels(game: AnyGame) -> tuple[str, ...]:
    """The computer players of a game, the weakest first."""
    return tuple(game.info.policies) or (GUESSES,)


def guess(game: AnyGame, view: Any, seat: Seat, seed: str) -> str:
    """A random legal move in notation, from the seat's own view: what is played in need."""
    random = Random(seed)
    state = game.imagine(view, random)
    return menu.words(game, menu.pick(game, state, seat, random.random))


class Thinking:
    """Thinks in a process; one that hangs is killed."""

    def __init__(self, games: Callable[[], Mapping[str, AnyGame]], limit: float = LIMIT) -> None:
        """`games` is found by its name in the new process and makes the games there."""
        self.process = Process(prepare, (games,), limit)

    async def warm(self) -> None:
        """Start the process before the first decision."""
        try:
            await self.process.warm()
        except ProcessLost:
            log.error("thinking does not start")

    async def choose(self, game: AnyGame, level: str, view: Any, seed: str) -> str:
        """See `Thinker`."""
        try:
            return str(await self.process.do((game.info.id, level, view, seed)))
        except (ProcessFailed, ProcessLost) as error:
            raise NoIdea(str(error)) from None

    async def close(self) -> None:
        """End the process."""
        await self.process.close()


def prepare(games: Callable[[], Mapping[str, AnyGame]]) -> Callable[[Any], str]:
    """Runs in the thinking process, once."""
    known = games()

    def work(job: tuple[str, str, Any, str]) -> str:
        name, level, view, seed = job
        return decide(known[name], level, view, seed)

    return work


def decide(game: AnyGame, level: str, view: Any, seed: str) -> str:
    """Ask a game's own computer player; the same view and seed give the same move."""
    return menu.words(game, policy(game, level)(game, view, Random(seed), BUDGET))
