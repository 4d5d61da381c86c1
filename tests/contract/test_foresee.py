"""Turns that can be planned, for every game that lets them be."""

from itertools import islice
from random import Random

from engine import menu
from tests.contract.walks import CASES, Case, positions, pytest_cases

EVERY_STEP = 29
MOVES = 40


@pytest_cases([case for case in CASES if case.game.info.foresee is not None])
def test_a_turn_to_come_is_like_any_turn(case: Case) -> None:
    """Only that seat is to move then, and each move offered can be played and spelled."""
    game, foresee, found = case.game, case.game.info.foresee, 0
    assert foresee is not None
    for state in positions(case, EVERY_STEP):
        for seat in range(case.seats):
            imagined = game.imagine(game.view(state, seat), Random(0))
            if not foresee(imagined, seat):
                continue
            found += 1
            assert tuple(game.to_move(imagined)) == (seat,)
            for move in islice(menu.moves(game, imagined, seat), MOVES):
                words = menu.spell(game, menu.path_of(game, move))
                assert menu.move(game, imagined, seat, words) == move
                game.play(game.copy(imagined), seat, move)
    assert found
