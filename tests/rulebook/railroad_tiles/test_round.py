"""Set-up, rounds, columns and turn order (T2, T4, T24, T26-T30, T37)."""

import pytest

from engine import menu
from engine.errors import MatchOver, NotYourTurn, WrongSeats
from engine.game import silent
from engine.games.railroad_tiles import events as ev
from engine.games.railroad_tiles import refusals as no
from engine.games.railroad_tiles import rules
from engine.games.railroad_tiles.board import CAR, START
from engine.games.railroad_tiles.laying import put
from engine.games.railroad_tiles.moves import ChooseColumn, ChooseStart, Finish
from engine.games.railroad_tiles.state import NONE, Phase
from engine.match import start
from tests.rulebook.railroad_tiles.table import BOARD, GAME, Table


@pytest.mark.parametrize(
    ("seats", "bag", "columns"),
    [(4, 88, [2, 2, 3, 3, 4]), (3, 91, [0, 2, 3, 3, 4]), (2, 92, [0, 2, 3, 3, 4])],
)
def test_t02_set_up(seats: int, bag: int, columns: list[int]) -> None:
    state = GAME.setup(seats, {}, "two")
    while state.phase is Phase.START_TILES:
        seat = GAME.to_move(state)[0]
        GAME.play(state, seat, next(menu.moves(GAME, state, seat)))
    assert len(state.bag) == bag
    assert [len(column) for column in state.columns] == columns
    assert [area.stars for area in state.areas] == [1] * seats


@pytest.mark.parametrize("seats", [1, 5])
def test_for_two_to_four(seats: int) -> None:
    with pytest.raises(WrongSeats):
        GAME.setup(seats, {}, "x")


def test_t04_start_tiles_in_reverse_order() -> None:
    match, _ = start(GAME, 3, {}, "four")
    state = match.state
    for seat in state.order[::-1]:
        assert GAME.to_move(state) == (seat,)
        with pytest.raises(NotYourTurn):
            match.play((seat + 1) % 3, ChooseStart(state.offer[0], 0))
        match.play(seat, ChooseStart(state.offer[0], 0))
    assert all(START in area.laid for area in state.areas)
    assert GAME.to_move(state) == (state.order[0],)


def test_a_start_tile_that_is_not_there() -> None:
    match, _ = start(GAME, 2, {}, "five")
    seat = GAME.to_move(match.state)[0]
    wrong = next(t for t in range(len(BOARD.tiles)) if t not in match.state.offer)
    with pytest.raises(no.NotOffered):
        match.play(seat, ChooseStart(wrong, 0))
    with pytest.raises(no.SameFacing):
        match.play(seat, ChooseStart(match.state.offer[0], 99))


def test_t24_tokens_by_round() -> None:
    state = GAME.setup(2, {}, "tokens")
    first, second, third, *_, sixth, last = state.tokens
    expected = {1: (), 2: (first,), 3: (first, second), 4: (second, third), 8: (sixth, last)}
    for number, active in expected.items():
        state.round = number
        assert rules.active_tokens(state) == active
    sizes = []
    for state.round in range(1, 9):
        sizes.append(len(rules.active_tokens(state)))
    assert sizes == [0, 1, 2, 2, 2, 2, 2, 2]


def test_t24_the_last_round_is_told_once_and_nothing_waits_in_it() -> None:
    match, told = start(GAME, 2, {}, "last")
    while to_move := GAME.to_move(match.state):
        told += match.play(to_move[0], next(menu.moves(GAME, match.state, to_move[0])))
    assert [e.round for e in told if isinstance(e, ev.RoundStarted)] == list(range(1, 9))
    assert sum(isinstance(event, ev.TokenShown) for event in told) == 7
    at = [n for n, event in enumerate(told) if isinstance(event, ev.LastRoundStarted)]
    eighth = next(n for n, e in enumerate(told) if isinstance(e, ev.RoundStarted) and e.round == 8)
    assert at == [eighth + 1]


def test_an_empty_bag_fills_the_leftmost_columns_first() -> None:
    """It cannot run out by the rules (R4); the rules stand it all the same."""
    table = Table(3)
    table.state.columns = [(), (1,), (), (), ()]
    table.state.bag = [40, 41, 42]
    rules.begin_round(table.state, silent)
    assert table.state.columns == [(), (1, 42), (41, 40), (), ()]
    assert table.state.bag == []
    rules.choose_column(table.state, 0, 4, silent)
    assert table.area().hand == ()


def end_round(seats: int, *chosen: int, coin: int = 0, stars: int = 0) -> Table:
    """All finish the third round with these columns; so many stars lie on each other one."""
    table = Table(seats)
    table.state.coins = (coin,) * 7
    table.state.columns = [(0,) * 2, (1,) * 2, (2,) * 3, (3,) * 3, (4,) * 4]
    for seat, column in enumerate(chosen):
        table.area(seat).column = column
        table.state.columns[column] = ()
    left = [column for column in rules.columns_used(table.state) if column not in chosen]
    for column in left:
        table.state.stars[column] = stars
    for seat in range(seats):
        table.play(seat, Finish())
    return table


def test_t26_a_star_on_the_leftover_column() -> None:
    bag = len(Table(3).state.bag)
    table = end_round(3, 3, 1, 4)
    assert table.state.stars == [0, 0, 1, 0, 0]
    assert table.state.columns[2] == (2,) * 3
    assert bag - len(table.state.bag) == 9


def test_t27_stars_pile_up() -> None:
    """Nobody takes the second column in two rounds."""
    table = end_round(3, 3, 1, 4)
    for column in (4, 3, 1):
        chooser = rules.next_chooser(table.state)
        assert chooser is not None
        table.play(chooser, ChooseColumn(column))
        table.area(chooser).hand = ()
        table.play(chooser, Finish())
    assert table.state.stars == [0, 0, 2, 0, 0]
    chooser = table.state.order[0]
    table.play(chooser, ChooseColumn(2))
    assert table.area(chooser).stars == 3
    assert table.state.stars[2] == 0


@pytest.mark.parametrize(("coin", "gone", "kept"), [(0, 2, 4), (1, 4, 2)])
def test_t28_the_coin(coin: int, gone: int, kept: int) -> None:
    table = end_round(2, 1, 3, coin=coin, stars=1)
    assert table.state.gone
    assert set(table.state.gone) == {gone}
    assert table.state.stars[kept] == 2
    assert table.state.stars[gone] == 0
    assert [area.stars for area in table.state.areas] == [1, 1]


def test_t29_order_by_columns() -> None:
    assert end_round(4, 3, 0, 4, 1).state.order == (1, 3, 0, 2)


def test_t30_columns_in_turn_order() -> None:
    table = end_round(3, 1, 2, 3)
    first, second, third = table.state.order
    with pytest.raises(NotYourTurn):
        table.play(second, ChooseColumn(1))
    with pytest.raises(no.ColumnNotUsed):
        table.play(first, ChooseColumn(0))
    table.play(first, ChooseColumn(4))
    with pytest.raises(no.ColumnTaken):
        table.play(second, ChooseColumn(4))
    assert GAME.to_move(table.state) == tuple(sorted((first, second)))
    assert third not in GAME.to_move(table.state)


def test_t37_ties_by_turn_order() -> None:
    table = Table(3)
    table.state.round = 8
    for seat, column in enumerate((3, 4, 2)):
        table.area(seat).column, table.area(seat).prestige = column, (40, 40, 20)[seat]
        table.play(seat, Finish())
    assert table.state.order == (2, 0, 1)
    rows = [(row.seat, row.place) for row in GAME.standings(table.state)]
    assert rows == [(0, 1), (1, 2), (2, 3)]
    assert table.state.stars == [0] * 5
    with pytest.raises(MatchOver):
        table.play(0, Finish())


def test_seats_lay_in_any_order_with_the_same_result() -> None:
    """Whoever acts first, the round ends alike; nobody waits for another (R21)."""
    ends = []
    for is_turned in (False, True):
        table = Table(2, tokens=(CAR,))
        for seat in (0, 1):
            put(BOARD, table.area(seat), table.find("road_x"), START, 0)
            table.hold("road_t", "road_t", seat=seat)
        while table.state.round == 3:
            seat = GAME.to_move(table.state)[-1 if is_turned else 0]
            table.play(seat, next(menu.moves(GAME, table.state, seat)))
        ends.append(table.state)
    assert ends[0] == ends[1]
    assert ends[0].areas[0].column == NONE
