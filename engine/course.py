"""How a match went: what each seat would have counted after each move."""

from collections.abc import Sequence
from typing import Any

from engine.game import Game, Options, Seat
from engine.match import start


def course(
    game: Game[Any, Any, Any],
    seats: int,
    options: Options,
    seed: str,
    record: Sequence[tuple[Seat, str]],
) -> list[tuple[int, ...]]:
    """The totals of all seats, hidden points among them: once at the start and after each move.

    For a match that is over. Raises what `Match.say` raises.
    """
    match, _ = start(game, seats, options, seed)
    found = [_totals(game, match.state)]
    for seat, words in record:
        match.say(seat, words)
        found.append(_totals(game, match.state))
    return found


def _totals(game: Game[Any, Any, Any], state: Any) -> tuple[int, ...]:
    standings = sorted(game.standings(state), key=lambda one: one.seat)
    return tuple([standing.total for standing in standings])
