"""The two players of Railroad Tiles against each other and against uniform play."""

from random import Random
from typing import Any

import pytest

from engine.ai import BUDGET
from engine.ai.uniform import uniform
from engine.games import GAMES
from engine.games.railroad_tiles.moves import ChooseColumn, LayTile, PlacePawn, SwapPawn
from engine.games.railroad_tiles.outlook import outlook
from engine.games.railroad_tiles.scoring import total
from tests.rulebook.railroad_tiles.table import BOARD, Table, cell

GAME: Any = next(game for game in GAMES if game.info.id == "railroad_tiles")
APRENDIZ, MAQUINISTA = GAME.info.policies.values()
GATE, WHOLE = 6, 200


def share(first: Any, second: Any, matches: int) -> float:
    """Of the matches of two seats, those that the first player wins; seats change each time."""
    won = 0
    for number in range(matches):
        players = (first, second) if number % 2 == 0 else (second, first)
        random, state = Random(number), GAME.setup(2, {}, f"duel {number}")
        while to_move := GAME.to_move(state):
            seat = random.choice(to_move)
            move = players[seat](GAME, GAME.view(state, seat), random, BUDGET)
            GAME.play(state, seat, move)
        won += players[GAME.standings(state)[0].seat] is first
    return won / matches


def test_aprendiz_beats_uniform_play() -> None:
    assert share(APRENDIZ, uniform, GATE) >= 0.8


def test_maquinista_beats_aprendiz() -> None:
    assert share(MAQUINISTA, APRENDIZ, GATE) >= 0.8


@pytest.mark.soak
def test_the_levels_in_many_matches() -> None:
    assert share(APRENDIZ, uniform, WHOLE) >= 0.8
    assert share(MAQUINISTA, APRENDIZ, WHOLE) >= 0.9


def decided(table: Table, policy: Any = MAQUINISTA) -> Any:
    return policy(GAME, GAME.view(table.state, 0), Random(1), BUDGET)


def test_maquinista_closes_what_is_open() -> None:
    table = Table(3).lie(0, 0, "road_straight", "-H-H")
    table.lie(0, 1, "rail_straight", "-R-R").lie(1, 1, "rail_straight", "-R-R")
    tile = table.hold("road_end")[0]
    move = decided(table)
    assert isinstance(move, LayTile)
    assert move.tile == tile
    assert move.cell in (cell(1, 0), cell(-1, 0))


def test_maquinista_puts_a_pawn_where_it_is_worth_most() -> None:
    table = Table(3, tokens=(1,)).lie(0, 0, "road_straight", "H-H-", spot=1)
    table.lie(0, 1, "road_straight", "H-H-", spot=1).pawn(0, 1)
    table.lie(1, 0, "road_straight", "H-H-", spot=1)
    assert decided(table) == PlacePawn(1, cell(0, 0))


def test_maquinista_spends_a_star_where_another_pawn_wins_more() -> None:
    table = Table(2, tokens=(0,)).lie(0, 0, "road_straight", "H-H-", spot=1)
    for n in range(1, 4):
        table.lie(0, n, "road_straight", "H-H-", spot=1).pawn(0, n)
    table.lie(1, 0, "rail_straight", "R-R-", spot=0)
    table.state.round = 8
    assert decided(table) == SwapPawn(0, 1, cell(0, 0))
    table.area().stars = 0
    assert decided(table) == PlacePawn(0, cell(1, 0))


def test_players_do_not_look_into_the_bag() -> None:
    """What is still to come changes no decision."""
    table = Table(3)
    table.lie(0, 0, "road_x")
    table.area().column = -1
    other = table.state.copy()
    other.bag, other.tokens = other.bag[::-1], (*other.tokens[:3], *other.tokens[3:][::-1])
    for policy in (APRENDIZ, MAQUINISTA):
        views = [GAME.view(state, 0) for state in (table.state, other)]
        moves = [policy(GAME, view, Random(1), BUDGET) for view in views]
        assert moves[0] == moves[1]
        assert isinstance(moves[0], ChooseColumn)


def test_an_outlook_adds_up_where_it_can_be_counted() -> None:
    """In the last round, without pawns to come, a closing tile gains what the count gains."""
    table = Table(3)
    for n in range(4):
        table.lie(n, 0, "road_t", "HH-H" if n else "HHH-")
    table.state.round = 8
    look = outlook(table.state, 0)
    tile = table.find("road_t")
    before = total(BOARD, table.area())
    gains = {}
    for gain, (_, place, facing) in look.lays(tile):
        trial = table.state.copy()
        trial.areas[0].hand = (tile,)
        GAME.play(trial, 0, LayTile(tile, place, facing))
        gains[place, facing] = (gain, total(BOARD, trial.areas[0]) - before)
    best = max(gains.values())
    assert best[1] == max(real for _, real in gains.values())
