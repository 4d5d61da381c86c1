"""The tree of choices, for every game: legal means offered, and offered means legal."""

from dataclasses import fields
from random import Random
from time import process_time
from typing import Any

import pytest

from engine import menu
from engine.answers import Several
from engine.errors import IllegalMove, MatchOver, NotYourTurn, WrongPhase
from engine.match import Match
from tests.contract.walks import EVERY, Case, every_case, every_game, positions, walked

MOST_MOVES = 3000
MOST_SECONDS = 0.2
"""For the whole tree; ten times what is asked, for busy machines."""
MOST_LETTERS = 100
"""What Discord lets a choice of its autocomplete carry."""


@every_case
def test_question_by_question_one_reaches_the_same_moves(case: Case) -> None:
    game = case.game
    for state in positions(case, 23):
        for seat in game.to_move(state):
            start = process_time()
            flat = list(menu.moves(game, state, seat))
            assert process_time() - start < MOST_SECONDS
            assert 0 < len(flat) == len(set(flat)) <= MOST_MOVES
            found = walked(game, state, seat)
            assert len(found) == len(flat)
            assert set(found) == set(flat)


@every_case
def test_open_means_that_a_whole_move_lies_below(case: Case) -> None:
    game = case.game
    for state in positions(case, 11):
        for seat in range(case.seats):
            found = {game.kinds[type(move)] for move in menu.moves(game, state, seat)}
            assert found == set(menu.open_kinds(game, state, seat))
            assert bool(found) == (seat in game.to_move(state))


@every_game
def test_questions_are_the_fields_of_the_move(game) -> None:
    for move, kind in game.kinds.items():
        assert kind.move is move
        assert [ask.field for ask in kind.asks] == [field.name for field in fields(move)]


@every_case
def test_several_is_asked_where_it_is_said(case: Case) -> None:
    game = case.game
    for state in positions(case, 19):
        for seat in game.to_move(state):
            for kind in menu.open_kinds(game, state, seat):
                values: list[Any] = []
                for ask in kind.asks:
                    answers = ask.answers(state, seat, *values)
                    assert isinstance(answers, Several) == ask.is_several
                    values.append(answers[-1] if isinstance(answers, list | tuple) else answers[0])


@every_case
def test_a_random_move_is_a_legal_one(case: Case) -> None:
    game, random = case.game, Random(8)
    for state in positions(case, 13):
        for seat in game.to_move(state):
            for _ in range(5):
                move = menu.pick(game, state, seat, random.random)
                assert menu.is_offered(game, state, seat, move)


@every_case
def test_words_lead_there_and_back(case: Case) -> None:
    game = case.game
    for state in positions(case, 17):
        for seat in game.to_move(state):
            flat = list(menu.moves(game, state, seat))
            for move in flat[:: max(1, len(flat) // 25)]:
                text = menu.words(game, move)
                assert len(text) <= MOST_LETTERS
                assert menu.move(game, state, seat, text) == move
                path = menu.path(game, state, seat, text)
                assert path == menu.path_of(game, move)
                assert menu.follow(game, state, seat, path) == (path, None)


@every_game
def test_each_word_means_one_thing(game) -> None:
    verbs = [kind.word for kind in game.kinds.values()]
    for words in (verbs, *game.vocabulary.values()):
        assert len(set(words)) == len(words)
        assert not any(set(word) & set(" ,\n") or not word for word in words)


@every_case
def test_what_is_not_offered_has_a_named_reason(case: Case) -> None:
    """Moves of one position, tried in others."""
    if case.game.info.id == "gardens":
        pytest.skip("Gardens gives no reasons")
    game, random = case.game, Random(3)
    pool: list[Any] = []
    refused = set()
    for state in positions(case, 5):
        if not game.to_move(state):
            continue
        seat = random.choice(list(game.to_move(state)))
        flat = list(menu.moves(game, state, seat))
        pool += random.sample(flat, min(4, len(flat)))
        for move in random.sample(pool, min(12, len(pool))):
            is_timely = game.kinds[type(move)] in game.kinds_now(state, seat)
            if is_timely and not menu.is_offered(game, state, seat, move):
                with pytest.raises(IllegalMove) as caught:
                    menu.require(game, state, seat, move)
                assert type(caught.value) is not IllegalMove
                assert caught.value.rule
                refused.add(type(caught.value))
    assert refused


@every_case
def test_a_match_refuses_before_it_plays(case: Case) -> None:
    """Wrong seat, wrong moment, a match that is over: nothing changes."""
    game = case.game
    pool = [
        next(menu.moves(game, state, game.to_move(state)[0]))
        for state in positions(case, 29, 1)
        if game.to_move(state)
    ]
    for state in positions(case, 31, 1):
        match, before = Match(game, state), game.copy(state)
        for move in pool:
            for seat in range(case.seats):
                if not game.to_move(state):
                    expected: type[Exception] = MatchOver
                elif seat not in game.to_move(state):
                    expected = NotYourTurn
                elif game.kinds[type(move)] not in game.kinds_now(state, seat):
                    expected = WrongPhase
                else:
                    continue
                with pytest.raises(expected):
                    match.play(seat, move)
        assert state == before


def test_the_toys_show_all_shapes_of_questions() -> None:
    """So that what holds for every game has been tried on several, places and numbers."""
    shapes = set()
    for game in EVERY:
        state = game.setup(min(game.info.seats), {}, "shapes")
        while to_move := game.to_move(state):
            for kind in menu.open_kinds(game, state, to_move[0]):
                if kind.asks:
                    question = menu.choices(game, state, to_move[0], (kind,))
                    assert question is not None
                    shapes.add(question.shape)
            game.play(state, to_move[0], menu.pick(game, state, to_move[0], Random(1).random))
    assert shapes == {"several", "place", "one"}
