"""A match being played, its drafts, its words, its saved states; on the toy of many shapes."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine import menu, snapshot
from engine.draft import Draft
from engine.errors import (
    CannotUndo,
    IllegalMove,
    MatchOver,
    NotationError,
    NotYourTurn,
    OthersMoved,
    Revealed,
    SnapshotError,
    WrongPhase,
)
from engine.match import Match, replay, start
from tests.harvest import Bid, Harvest, NotKeepable, OnePlot, Phase, Plant, PlotTaken
from tests.toy import Plant as OtherPlant

GAME: Any = Harvest()


@pytest.fixture
def match() -> Match[Any, Any]:
    """Two seats that have chosen; seat 0 is to plant."""
    found, _ = start(GAME, 2, {"board": "many"}, "match")
    for seat in (0, 1):
        found.say(seat, f"keep seed{found.state.farmers[seat].dealt[0]}")
    return found


def test_undo_one_after_the_other(match: Match[Any, Any]) -> None:
    begin = GAME.copy(match.state)
    match.say(0, "plant plot1 1")
    middle = GAME.copy(match.state)
    match.say(0, "plant plot2 1")
    match.undo(0)
    assert match.state == middle
    match.undo(0)
    assert match.state == begin
    assert [seat for seat, _ in match.record] == [0, 1]


def test_undo_stops_where_another_seat_moved(match: Match[Any, Any]) -> None:
    match.say(0, "rest")
    match.say(1, "plant plot1 1")
    with pytest.raises(OthersMoved):
        match.undo(0)
    match.undo(1)
    with pytest.raises(OthersMoved):
        match.undo(1)


def test_undo_stops_at_what_was_revealed(match: Match[Any, Any]) -> None:
    match.say(0, "peek")
    with pytest.raises(Revealed):
        match.undo(0)
    assert issubclass(Revealed, CannotUndo)


def test_nothing_to_take_back() -> None:
    fresh, _ = start(GAME, 2, {}, "fresh")
    with pytest.raises(CannotUndo):
        fresh.undo(0)


@pytest.mark.parametrize(
    ("words", "word", "field"),
    [
        ("", "", "move"),
        ("dance", "dance", "move"),
        ("plant", "", "plot"),
        ("plant plot1", "", "depth"),
        ("plant plot99 1", "plot99", "plot"),
        ("plant plot1 x", "x", "depth"),
        ("plant plot1 -1", "-1", "depth"),
        ("plant plot1 1,1", "1,1", "depth"),
        ("plant plot1 1 1", "1", ""),
        ("plant plot1 " + "9" * 50, "9" * 50, "depth"),
        ("plant plot1 ٣", "٣", "depth"),
        ("rest now", "now", ""),
        ("keep seed0,,seed1", "", "seeds"),
    ],
)
def test_words_that_mean_nothing(match: Match[Any, Any], words: str, word: str, field: str) -> None:
    with pytest.raises(NotationError) as caught:
        match.say(0, words)
    assert (caught.value.word, caught.value.field) == (word, field)


def test_words_for_what_is_not_offered_get_the_reason(match: Match[Any, Any]) -> None:
    match.say(0, "plant plot1 1")
    with pytest.raises(PlotTaken):
        match.say(0, "plant plot1 1")
    with pytest.raises(PlotTaken):
        menu.move(GAME, match.state, 0, "plant plot1 1")
    with pytest.raises(WrongPhase):
        match.say(0, "bid 1")
    with pytest.raises(NotYourTurn):
        match.say(1, "rest")


def test_several_words_where_one_is_asked_may_break_a_rule(match: Match[Any, Any]) -> None:
    with pytest.raises(OnePlot):
        match.say(0, "plant plot1,plot2 1")


def test_some_of_several_in_any_order() -> None:
    fresh, _ = start(GAME, 2, {}, "fresh")
    one, two, _ = fresh.state.farmers[0].dealt
    forth = menu.move(GAME, fresh.state, 0, f"keep seed{one},seed{two}")
    assert menu.move(GAME, fresh.state, 0, f"keep seed{two},seed{one}") == forth
    for words in (f"seed{one},seed{one}", "seed11,seed10,seed9"):
        with pytest.raises(NotKeepable):
            menu.move(GAME, fresh.state, 0, f"keep {words}")


def test_paths_may_stop_short(match: Match[Any, Any]) -> None:
    path = menu.path(GAME, match.state, 0, "plant plot3")
    assert menu.spell(GAME, path) == "plant plot3"
    question = menu.choices(GAME, match.state, 0, path)
    assert question is not None
    assert (question.field, list(question.answers)) == ("depth", [1, 2])
    with pytest.raises(NotationError):
        menu.path(GAME, match.state, 0, "plant plot3 9")
    with pytest.raises(NotationError):
        menu.path(GAME, match.state, 0, "rest rest")


def test_a_move_of_another_game_is_none(match: Match[Any, Any]) -> None:
    with pytest.raises(IllegalMove):
        match.play(0, OtherPlant(1))


def test_a_match_that_is_over(match: Match[Any, Any]) -> None:
    while match.state.phase is Phase.PLANT:
        match.say(match.state.turn, "rest")
    for seat in (1, 0):
        match.play(seat, Bid(1))
    with pytest.raises(MatchOver):
        match.play(0, Bid(1))
    state = replay(GAME, 2, {"board": "many"}, "match", match.record)
    assert state == match.state


def test_a_replay_checks_each_move(match: Match[Any, Any]) -> None:
    with pytest.raises(PlotTaken):
        replay(GAME, 2, {"board": "many"}, "match", [*match.record, *[(0, "plant plot1 1")] * 2])


def test_a_draft_is_played_or_cut_short(match: Match[Any, Any]) -> None:
    draft = Draft(GAME, GAME.view(match.state, 0), 0, Random(1))
    assert draft.add(Plant(1, 1))
    assert draft.add(Plant(2, 1))
    draft.undo()
    assert not draft.add(GAME.kinds and menu.move(GAME, draft.states[-1], 0, "rest"))
    assert match.state.owner.count(0) == 0
    draft.play(match)
    assert match.state.owner.count(0) == 1
    assert match.state.turn == 1
    again = Draft(GAME, GAME.view(match.state, 1), 1, Random(1))
    again.add(Plant(3, 1))
    again.add(Plant(4, 1))
    match.say(1, "plant plot4 1")
    again.play(match)  # only the first is still offered
    assert match.state.owner.count(1) == 2


def test_old_states_are_brought_up_to_date(match: Match[Any, Any]) -> None:
    """Schema 1 had no shuffles, schema 2 called the turn `seat`."""

    class Older(Harvest):
        info = replace(Harvest.info, schema=3)
        saved = replace(
            Harvest.saved,
            upgrades=(
                lambda plain: {**plain, "shuffles": 0},
                lambda plain: {"turn": plain.pop("seat"), **plain},
            ),
        )

    game: Any = Older()
    plain = GAME.saved.codec.to_plain(match.state)
    two = {**plain, "seat": plain["turn"]}
    del two["turn"]
    one = {key: value for key, value in two.items() if key != "shuffles"}
    for schema, old in ((3, plain), (2, two), (1, one)):
        text = GAME.saved.codec.dump(old)
        assert snapshot.load(game, text, schema) == match.state
    for schema, old in ((3, one), (2, plain), (1, {}), (1, []), (4, plain)):
        with pytest.raises(SnapshotError):
            snapshot.load(game, GAME.saved.codec.dump(old), schema)
