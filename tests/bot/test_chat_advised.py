"""Where more is offered than one list holds, what the game advises stands above it, whatever the
game and whichever question of the turn it is."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from bot.chat.choices import Choice, Choices
from bot.chat.limits import OPTIONS
from bot.chat.panels import Drawing
from bot.host.desk import Desk
from bot.host.info import Caller
from bot.host.press import Asked
from engine import menu
from engine.games import GAMES
from tests.contract.walks import Case, positions
from tests.world import World, world

EVERY_STEP, MATCHES = 3, 40
ENOUGH = 6
"""Questions of each game that are looked at."""
Long = tuple[Any, menu.Path, Any, list[Choice]]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
async def test_what_is_advised_is_above_a_long_list(tmp_path: Path, game: Any) -> None:
    async with world(tmp_path) as here:
        await here.start(game.info.id, ai=max(0, game.info.seats[0] - 2))
        desk = await here.host.desk(here.match, Caller(here.ana.id, here.guild.id, 1))
        found = 0
        for moved, path, question, advised in islice(long_questions(desk), ENOUGH):
            offered, found = first_options(here, moved, path, question), found + 1
            assert len(offered) == min(OPTIONS, len(advised))
            assert all(option.emoji.name == "⭐" for option in offered)
        assert found


def long_questions(desk: Desk) -> Iterator[Long]:
    """Places of the first seat that fit no one list, some of them advised."""
    game: Any = desk.game
    case = Case(game, len(desk.names))
    for state in positions(case, EVERY_STEP, matches=MATCHES, key="advised"):
        if 0 in game.to_move(state):
            moved = replace(desk, state=state, view=game.view(state, 0), seen=game.view(state, 0))
            for path, question in places(game, state):
                if len(question.answers) <= OPTIONS:
                    continue
                choices = Choices(moved).answers(path, question)
                advised = [choice for choice in choices if choice.label.is_advised]
                if advised:
                    yield moved, path, question, advised


def places(game: Any, state: Any) -> Iterator[tuple[menu.Path, Any]]:
    """The questions for a place, of each kind of move after each of its first answers."""
    for kind in menu.open_kinds(game, state, 0):
        stack: list[menu.Path] = [(kind,)]
        while stack:
            path, question = menu.follow(game, state, 0, stack.pop())
            if question is not None and question.place:
                yield path, question
            elif question is not None and question.shape == "one":
                stack += [(*path, answer) for answer in question.answers]


def first_options(here: World, desk: Desk, path: menu.Path, question: Any) -> list[Any]:
    asked = replace(desk, asked=Asked(path, question))
    drawing = Drawing(asked, here.env.bot.face.voices.reader("es", desk.info))
    first: Any = drawing.questions.ask(path, question).rows[0][0]
    return list(first.item.options)
