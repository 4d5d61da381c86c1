"""What a seat cannot know changes nothing that it sees, is offered, or may take back."""

from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any

import pytest

from engine import menu
from engine.game import Log
from tests.contract.walks import (
    Case,
    assert_alike,
    assert_secret,
    every_case,
    heard,
    lively,
    positions,
)
from tests.harvest import Harvest, SeatView, State, View


@every_case
def test_an_imagined_state_shows_and_offers_the_same(case: Case) -> None:
    """So a policy needs a view only, and what a rival hides cannot move its menu."""
    game = case.game
    for state in positions(case, 13):
        for seat in range(case.seats):
            seen = game.view(state, seat)
            imagined = game.imagine(seen, Random(1))
            assert game.view(imagined, seat) == seen
            assert list(menu.moves(game, imagined, seat)) == list(menu.moves(game, state, seat))
            assert game.to_move(imagined) == game.to_move(state)


@every_case
def test_two_states_that_differ_in_secrets_are_written_the_same(case: Case) -> None:
    game = case.game
    for state in positions(case, 17, key="secret"):
        for seat in range(case.seats):
            for key in range(2):
                other = game.imagine(game.view(state, seat), Random(f"{seat} {key}"))
                assert_secret(game, state, other, seat)


def test_that_test_sees_a_leak() -> None:
    """A public view that shows what rivals keep must be caught."""

    class Leaky(Harvest):
        def view(self, state: State, seat: int | None) -> View | SeatView:
            shown = super().view(state, seat)
            if isinstance(shown, SeatView):
                return shown
            dealt = tuple(bool(farmer.dealt and farmer.dealt[0] % 2) for farmer in state.farmers)
            return replace(shown, has_bid=dealt)

    leaky: Any = Leaky()
    case = Case(leaky, 3)
    with pytest.raises(AssertionError):
        test_two_states_that_differ_in_secrets_are_written_the_same(case)


@every_case
def test_an_imagined_match_can_be_played_to_its_end(case: Case) -> None:
    game, random = case.game, Random(2)
    for state in positions(case, 41, matches=1):
        for seat in range(case.seats):
            imagined = game.imagine(game.view(state, seat), random)
            while to_move := game.to_move(imagined):
                mover = to_move[-1]
                game.play(imagined, mover, menu.pick(game, imagined, mover, random.random))
            assert len(game.standings(imagined)) == case.seats


@every_case
def test_whether_a_move_reveals_follows_from_the_view(case: Case) -> None:
    """And one that reveals nothing has the same outcome on any state that looks the same: so it may
    be taken back, and tried as a draft on an imagined state. Each move of two matches."""
    game, random = case.game, Random(4)
    for state in positions(case, 1, key="reveal"):
        for seat in game.to_move(state)[:1]:
            move = lively(game, state, seat, random)
            guess = game.imagine(game.view(state, seat), random)
            assert_alike(game, game.copy(state), guess, seat, move)


@every_case
def test_a_step_never_reveals(case: Case) -> None:
    """What may wait in a draft follows from what its seat sees."""
    game, random = case.game, Random(5)
    for state in positions(case, 3):
        for seat in game.to_move(state):
            move, log = lively(game, state, seat, random), Log()
            if game.kinds[type(move)].is_step:
                game.play(game.copy(state), seat, move, log)
                assert not any(event.reveals for event in log.events)


@every_case
def test_those_who_move_at_once_do_not_disturb_each_other(case: Case) -> None:
    """Two seats to move: each still may what it might, in any order, with the same result."""
    game, random = case.game, Random(6)
    for state in positions(case, 1):
        for one, other in combinations(game.to_move(state), 2):
            first, second = (random.choice(list(menu.moves(game, state, s))) for s in (one, other))
            if first == second and game.info.id == "gardens":
                continue  # both want the same plot: the host drops the later draft
            ends = []
            for order in ([(one, first), (other, second)], [(other, second), (one, first)]):
                trial, log = game.copy(state), Log()
                for seat, move in order:
                    assert menu.is_offered(game, trial, seat, move)
                    game.play(trial, seat, move, log)
                ends.append((trial, any(event.reveals for event in log.events)))
            assert ends[0][1] == ends[1][1]
            assert ends[0][0] == ends[1][0]


@every_case
def test_nobody_hears_what_is_for_another(case: Case) -> None:
    """Private events reach their seat alone, and sealed ones nobody."""
    game, log = case.game, Log()
    state = game.setup(case.seats, {}, "heard", log)
    random = Random(7)
    while True:
        for event in log.events:
            readers = [seat for seat in range(case.seats) if heard([event], seat)]
            is_public = bool(heard([event], None))
            if event.is_sealed:
                assert not readers
                assert not is_public
            elif event.only_for is None:
                assert is_public
                assert len(readers) == case.seats
            else:
                assert readers == [event.only_for]
                assert not is_public
        if not (to_move := game.to_move(state)):
            break
        log = Log()
        game.play(state, to_move[-1], lively(game, state, to_move[-1], random), log)
