"""What holds of every level at any position: legal, the same again, blind to what is hidden."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine import menu
from engine.ai import BUDGET
from engine.games.europa.state import Phase, State
from engine.parts.planner import network
from tests.ai.duel import APRENDIZ, GAME, MAQUINISTA, UNIFORM, play

LEVELS = [pytest.param(APRENDIZ, id="aprendiz"), pytest.param(MAQUINISTA, id="maquinista")]
every_level = pytest.mark.parametrize("level", LEVELS)
every_table = pytest.mark.parametrize("seats", range(2, 6))


def positions(seats: int, seed: str, every: int, players: Any = None) -> Iterator[State]:
    """Positions of a match between players of all levels; every tunnel and every offer is one."""
    state: State = GAME.setup(seats, {}, seed)
    players = players or (MAQUINISTA, APRENDIZ, UNIFORM)
    random, step = Random(seed), 0
    while to_move := GAME.to_move(state):
        if step % every == 0 or state.phase in (Phase.TUNNEL, Phase.TICKETS, Phase.FIRST_TICKETS):
            yield GAME.copy(state)
        seat, step = to_move[-1], step + 1
        move = players[seat % len(players)](GAME, GAME.view(state, seat), random, BUDGET)
        GAME.play(state, seat, move)


@every_table
def test_matches_between_all_levels_end_with_legal_moves_alone(seats):
    players = [(MAQUINISTA, APRENDIZ, UNIFORM)[seat % 3] for seat in range(seats)]
    for seed in range(2):
        state, _ = play(players, f"ends {seed}")
        assert state.phase is Phase.OVER


@every_level
@every_table
def test_it_can_go_on_from_wherever_random_play_has_led(level, seats):
    phases = set()
    for state in positions(seats, f"anywhere {seats}", 9, (UNIFORM,)):
        for seat in GAME.to_move(state):
            move = level(GAME, GAME.view(state, seat), Random(0), BUDGET)
            assert menu.is_offered(GAME, state, seat, move)
            phases.add(state.phase)
    assert phases >= {Phase.FIRST_TICKETS, Phase.TURN, Phase.SECOND_CARD, Phase.TICKETS}
    assert Phase.TUNNEL in phases


@every_level
def test_the_same_view_gives_the_same_move(level):
    for state in positions(3, "again", 11):
        for seat in GAME.to_move(state):
            view = GAME.view(state, seat)
            moves = {level(GAME, view, Random(5), BUDGET) for _ in range(2)}
            assert len(moves) == 1


@every_level
@every_table
def test_shuffling_what_it_cannot_know_does_not_change_its_choice(level, seats):
    """Another deck, other hands and other tickets of the rivals: the same view, the same move."""
    for number, state in enumerate(positions(seats, f"hidden {seats}", 13)):
        for seat in GAME.to_move(state):
            view = GAME.view(state, seat)
            other = GAME.imagine(view, Random(number))
            assert GAME.view(other, seat) == view
            first = level(GAME, view, Random(7), BUDGET)
            assert level(GAME, GAME.view(other, seat), Random(7), BUDGET) == first


@every_level
def test_it_reads_nothing_of_what_it_imagines_beyond_its_view(level):
    """Its guess at the hidden things does not matter: another random, the same move."""
    for state in positions(4, "guesses", 13):
        for seat in GAME.to_move(state):
            view = GAME.view(state, seat)
            assert len({level(GAME, view, Random(guess), BUDGET) for guess in range(3)}) == 1


@pytest.mark.parametrize("budget", [0, 1, 5, 40])
def test_no_more_networks_are_laid_than_the_budget_allows(budget, monkeypatch):
    laid = 0

    def counted(surface, *args):
        nonlocal laid
        laid += 1
        return lay_in_order(surface, *args)

    def counted_again(surface, *args):
        nonlocal laid
        laid += 1
        return lay_again(surface, *args)

    lay_in_order, lay_again = network.Surface._lay_in_order, network.Surface._lay_again
    monkeypatch.setattr(network.Surface, "_lay_in_order", counted)
    monkeypatch.setattr(network.Surface, "_lay_again", counted_again)
    most = 0
    for state in positions(2, "thrift", 7, (APRENDIZ,)):
        for seat in GAME.to_move(state):
            laid = 0
            move = MAQUINISTA(GAME, GAME.view(state, seat), Random(0), budget)
            assert menu.is_offered(GAME, state, seat, move)
            assert laid <= max(1, budget)
            most = max(most, laid)
    assert most >= min(budget, 20)
