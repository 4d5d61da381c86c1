"""The computer players of ¡Aventureros al Tren!: legal, the same again, blind to what is hidden,
strong enough."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine import menu
from engine.ai import BUDGET
from engine.ai.uniform import uniform
from engine.games import GAMES
from engine.games.aventureros.state import Phase
from tests.ai.duel import duel, play

GAME: Any = next(game for game in GAMES if game.info.id == "aventureros")
LEVELS = GAME.info.policies
APRENDIZ, MAQUINISTA = LEVELS["aprendiz"], LEVELS["maquinista"]
every_level = pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)
every_table = pytest.mark.parametrize("seats", range(2, 6))


def positions(seats: int, seed: str, every: int, players: Any) -> Iterator[Any]:
    """Positions of a match between players; every offer of tickets is one."""
    state, random, step = GAME.setup(seats, {}, seed), Random(seed), 0
    while to_move := GAME.to_move(state):
        if step % every == 0 or state.phase in (Phase.TICKETS, Phase.FIRST_TICKETS):
            yield GAME.copy(state)
        seat, step = to_move[-1], step + 1
        move = players[seat % len(players)](GAME, GAME.view(state, seat), random, BUDGET)
        GAME.play(state, seat, move)


@every_table
def test_matches_between_all_levels_end_with_legal_moves_alone(seats: int) -> None:
    players = [(MAQUINISTA, APRENDIZ, uniform)[seat % 3] for seat in range(seats)]
    state, _ = play(players, f"ends {seats}", GAME)
    assert state.phase is Phase.OVER


@every_level
@every_table
def test_it_can_go_on_from_wherever_random_play_has_led(level: Any, seats: int) -> None:
    phases = set()
    for state in positions(seats, f"anywhere {seats}", 11, (uniform,)):
        for seat in GAME.to_move(state):
            move = level(GAME, GAME.view(state, seat), Random(0), BUDGET)
            assert menu.is_offered(GAME, state, seat, move)
            phases.add(state.phase)
    assert phases == set(Phase) - {Phase.OVER}


@every_level
@every_table
def test_what_it_cannot_know_does_not_change_its_choice(level: Any, seats: int) -> None:
    """Another deck, other hands and tickets of the rivals: the same view, the same move; and its
    own guess at them does not matter either."""
    for number, state in enumerate(positions(seats, f"hidden {seats}", 17, (MAQUINISTA, APRENDIZ))):
        for seat in GAME.to_move(state):
            view = GAME.view(state, seat)
            other = GAME.imagine(view, Random(number))
            assert GAME.view(other, seat) == view
            moves = {level(GAME, GAME.view(one, seat), Random(7), BUDGET) for one in (state, other)}
            moves |= {level(GAME, view, Random(guess), BUDGET) for guess in range(2)}
            assert len(moves) == 1


def test_maquinista_beats_aprendiz_most_of_the_time() -> None:
    """A few matches; the 200 that the bar is measured on are a long check."""
    result = duel(MAQUINISTA, APRENDIZ, range(6), GAME)
    assert result.win_rate >= 0.8
    assert result.completion >= 0.8


@pytest.mark.soak
def test_the_strength_of_both_levels() -> None:
    """Two seats, seeds 0-99, both seatings: at least 95 % against aprendiz with 85 % of the tickets
    completed; aprendiz wins at least 80 % against the uniform player."""
    strong = duel(MAQUINISTA, APRENDIZ, range(100), GAME)
    assert strong.matches == 200
    assert strong.win_rate >= 0.95
    assert strong.completion >= 0.85
    easy = duel(APRENDIZ, uniform, range(100), GAME)
    assert easy.win_rate >= 0.8
