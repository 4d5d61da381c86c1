"""What is said of the set of tiles: what holds of ours, and that a faulty one is found out."""

from dataclasses import replace
from random import Random
from typing import Any

from engine.games.railroad_tiles import survey
from engine.games.railroad_tiles.board import Board
from engine.survey import Ended
from tests.rulebook.railroad_tiles.table import BOARD, GAME


def broken(board: Board) -> set[str]:
    return {found.name for found in survey.survey(board) if found.holds is False}


def test_what_must_hold_of_the_set_holds() -> None:
    found = list(survey.survey(BOARD))
    assert broken(BOARD) == set()
    figures = {one.name: one.figure for one in found}
    assert figures["spots"] == "25 train, 25 car, 28 traveler"
    assert [figures[f"most tiles drawn by {seats} seats"] for seats in (2, 3, 4)] == [
        "84",
        "85",
        "102",
    ]
    kinds = next(one.table for one in found if one.name == "kinds")
    assert len(kinds) == 1 + len(BOARD.shapes)


def test_a_tile_less_is_found_out() -> None:
    """No twin, too few."""
    found = broken(replace(BOARD, tiles=BOARD.tiles[1:]))
    assert found == {"tiles", "spots", "tiles without a twin of the other way"}


def test_a_town_more_is_found_out() -> None:
    first = replace(BOARD.tiles[0], is_town=True)
    found = broken(replace(BOARD, tiles=(first, *BOARD.tiles[1:])))
    assert found == {"towns", "tiles without a twin of the other way"}


def test_matches_of_players_who_do_not_try_are_found_out() -> None:
    """Whoever lays by chance and places no pawn leaves nearly all placements unused."""
    state, random = GAME.setup(2, {}, "careless"), Random(3)
    while to_move := GAME.to_move(state):
        kinds = GAME.kinds_now(state, to_move[0])
        kind = kinds[-1] if kinds[-1].word == "finish" else kinds[0]
        values: list[Any] = []
        for ask in kind.asks:
            values.append(random.choice(list(ask.answers(state, to_move[0], *values))))
        GAME.play(state, to_move[0], kind.make(*values))
    ended = Ended(GAME.standings(state), GAME.view(state, None), (0, 0))
    found = {one.name: one.holds for one in survey.balance(BOARD, [ended])}
    assert found["placements not used"] is False


def test_what_is_timed_can_be_called() -> None:
    for work in survey.workloads(BOARD, Random(1)):
        calls = work.calls()
        assert next(calls)() is not None
