"""Turns that can be planned, for every game that lets them be."""

from itertools import islice
from random import Random
from typing import Any

from engine import menu
from tests.contract.walks import CASES, Case, lively, options, positions, pytest_cases

EVERY_STEP = 29
MOVES = 40
TURNS, OFTEN = 20, 0.9


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


@pytest_cases([case for case in CASES if case.game.info.foresee is not None])
def test_the_turn_that_comes_asks_what_was_foreseen(case: Case) -> None:
    """Unless a round ends in between, as it may where people share one network."""
    game, foresee, seen, kept = case.game, case.game.info.foresee, 0, 0
    assert foresee is not None
    for number in range(3):
        random, hoped = Random(f"foreseen {number}"), dict[int, Any]()
        state = game.setup(case.seats, options(game, number), f"foreseen {number}")
        while to_move := game.to_move(state):
            for seat in range(case.seats):
                if seat in to_move and seat in hoped:
                    seen, kept = seen + 1, kept + (hoped.pop(seat) == game.kinds_now(state, seat))
                elif seat not in to_move and seat not in hoped:
                    imagined = game.imagine(game.view(state, seat), Random(0))
                    if foresee(imagined, seat):
                        hoped[seat] = game.kinds_now(imagined, seat)
            seat = random.choice(list(to_move))
            game.play(state, seat, lively(game, state, seat, random))
    assert seen > TURNS
    assert kept >= seen * OFTEN
