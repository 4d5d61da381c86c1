"""The parameters that several commands share: a game, and what depends on it."""

from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from bot.selfplay import AnyGame


def the_game(
    context: click.Context, parameter: click.Parameter, value: str | None
) -> "AnyGame | None":
    """A click callback: the game of an id."""
    from engine.games import GAMES

    if value is None:
        return None
    found = next((game for game in GAMES if game.info.id == value), None)
    if found is None:
        known = ", ".join(game.info.id for game in GAMES)
        raise click.BadParameter(f"there is no game {value!r}; the games are: {known}")
    return found


def levels_of(game: "AnyGame", seats: int, asked: str | None) -> tuple[str, ...]:
    """The level of each seat: one word for all, or one a seat; by default the strongest."""
    words = tuple(word.strip() for word in asked.split(",")) if asked else (strongest(game),)
    for word in words:
        check_level(game, word, "--levels")
    if len(words) not in (1, seats):
        raise click.BadParameter(
            f"{len(words)} levels for {seats} seats; give one for all, or one for each seat",
            param_hint="--levels",
        )
    return words * seats if len(words) == 1 else words


def strongest(game: "AnyGame") -> str:
    """The level that plays where none is asked for."""
    return [*game.info.policies][-1]


def check_level(game: "AnyGame", level: str, option: str) -> None:
    """Raises a usage error when nobody of this game plays so."""
    from engine.ai.uniform import UNIFORM

    known = (UNIFORM, *game.info.policies)
    if level not in known:
        raise click.BadParameter(
            f"there is no level {level!r}; the levels of {game.info.id} are: {', '.join(known)}",
            param_hint=option,
        )


def check_seats(game: "AnyGame", seats: int) -> None:
    """Raises a usage error when the game is not for so many."""
    if seats not in game.info.seats:
        raise click.BadParameter(
            f"{game.info.id} is for {game.info.seats[0]} to {game.info.seats[-1]} seats,"
            f" not {seats}",
            param_hint="--seats",
        )
