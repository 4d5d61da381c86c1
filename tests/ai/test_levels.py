"""Looking up computer players, and the one that plays anything."""

from collections import Counter
from random import Random

import pytest

from engine import menu
from engine.ai import BUDGET
from engine.ai.budget import Budget
from engine.ai.levels import policy
from engine.ai.uniform import uniform
from engine.errors import UnknownLevel
from tests.ai.duel import GAME


def test_a_level_is_found_by_its_name():
    for level, known in GAME.info.policies.items():
        assert policy(GAME, level) is known
    assert policy(GAME, "random") is uniform


def test_the_weakest_level_comes_first():
    assert tuple(GAME.info.policies) == ("aprendiz", "maquinista")


def test_an_unknown_level_is_refused_with_those_that_there_are():
    with pytest.raises(UnknownLevel, match=r"'maestro'.*random, aprendiz, maquinista") as error:
        policy(GAME, "maestro")
    assert error.value.level == "maestro"
    assert error.value.known == ("random", "aprendiz", "maquinista")


def test_uniform_play_gives_every_kind_of_move_its_turn():
    state = GAME.setup(2, {}, "uniform")
    random = Random(1)
    for seat in GAME.to_move(state):
        GAME.play(state, seat, uniform(GAME, GAME.view(state, seat), random, BUDGET))
    seat = state.turn
    view = GAME.view(state, seat)
    kinds = Counter(
        menu.path_of(GAME, uniform(GAME, view, random, BUDGET))[0].word for _ in range(300)
    )
    assert set(kinds) == {kind.word for kind in menu.open_kinds(GAME, state, seat)}


def test_a_budget_is_spent_to_the_last_expansion():
    budget = Budget(2)
    assert [budget.spend() for _ in range(4)] == [True, True, False, False]
    assert budget.left == 0
