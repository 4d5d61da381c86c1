"""The final count, and books that balance (T33-T36, T38)."""

from random import Random

import pytest

from engine import menu
from engine.game import Log
from engine.games.railroad_tiles import scoring
from tests.contract.walks import lively
from tests.rulebook.railroad_tiles.second import Lot, hear
from tests.rulebook.railroad_tiles.table import BOARD, GAME, Table, cell, sides


@pytest.mark.parametrize(
    ("cells", "points"),
    [
        ([(x, y) for x in range(3) for y in range(2)] + [(3, 0)], 6),
        ([(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)], 3),
        ([(x, 0) for x in range(5)], 5),
        ([(0, y) for y in range(4)], 4),
        ([(0, 0)], 1),
    ],
)
def test_t33_the_largest_rectangle(cells: list[tuple[int, int]], points: int) -> None:
    laid = [cell(x, y) for x, y in cells]
    found = scoring.largest_rectangle(laid)
    assert len(set(found)) == len(found) == points
    assert set(found) <= set(laid)


@pytest.mark.parametrize(
    ("cells", "groups"),
    [
        ([(0, 0), (0, 1)], 0),
        ([(0, 0), (0, 1), (1, 0)], 1),
        ([(x, 0) for x in range(7)], 1),
        ([(x, 0) for x in range(3)] + [(x, 2) for x in range(3)], 2),
        ([(n, n) for n in range(3)], 0),
    ],
)
def test_t34_cities(cells: list[tuple[int, int]], groups: int) -> None:
    table = Table()
    town = table.find("road_end", is_town=True)
    table.area().laid = {cell(x, y): (town, 0) for x, y in cells}
    assert len(scoring.cities(BOARD, table.area())) == groups
    assert scoring.count(BOARD, table.area())["cities"] == 5 * groups


@pytest.mark.parametrize(("count", "lost"), [(0, 0), (5, 0), (6, -1), (12, -7)])
def test_t35_openings(count: int, lost: int) -> None:
    area = Table().area()
    area.edge = {n: sides("H---") & 3 for n in range(count)}
    assert scoring.openings(area) == count
    assert scoring.count(BOARD, area)["openings"] == lost


def test_t35_openings_into_a_hole() -> None:
    table = Table().lie(0, 0, "road_straight", "H-H-").lie(1, 0, "road_end", "--H-")
    assert scoring.openings(table.area()) == 3
    table.lie(0, 1, "road_curve", "HH--").lie(2, 1, "road_straight", "-H-H")
    table.lie(1, 2, "road_straight", "H-H-")
    assert scoring.openings(table.area()) == 7
    assert scoring.ends(table.area().edge[cell(1, 1)]) == 4


def test_t36_the_total() -> None:
    table = Table().lie(0, 0, "road_straight", "H-H-").lie(0, 1, "road_straight", "H-H-")
    table.area().prestige, table.area().stars, table.area().refused = 7, 3, (50, 51)
    assert scoring.count(BOARD, table.area()) == {
        "prestige": 7,
        "rectangle": 2,
        "cities": 0,
        "stars": 3,
        "openings": 0,
    }
    assert scoring.total(BOARD, table.area()) == 12


def balance(seats: int, number: int) -> None:
    """One match: after every move no tile is missing and the count agrees with another one."""
    random, log = Random(f"books {seats} {number}"), Log()
    state = GAME.setup(seats, {}, f"books {number}", log)
    lots, heard = [Lot() for _ in range(seats)], 0
    while to_move := GAME.to_move(state):
        seat = random.choice(to_move)
        GAME.play(state, seat, lively(GAME, state, seat, random), log)
        for event in log.events[heard:]:
            hear(lots, event)
        heard = len(log.events)
        assert scoring.count(BOARD, state.areas[seat]) == lots[seat].parts
        held = [*state.bag, *state.gone, *state.offer]
        for column in state.columns:
            held += column
        for area in state.areas:
            held += [
                *area.hand,
                *area.refused,
                *area.lost,
                *[tile for tile, _ in area.laid.values()],
            ]
        assert sorted(held) == list(range(len(BOARD.tiles)))
    for area in state.areas:
        assert len(area.pawns) <= 13
        assert len(area.refused) <= 2
        assert len(area.laid) <= 33
    for row in GAME.standings(state):
        assert dict(row.parts) == lots[row.seat].parts
        assert row.total == sum(lots[row.seat].parts.values())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t38_books_balance(seats: int) -> None:
    for number in range(10):
        balance(seats, number)


@pytest.mark.soak
@pytest.mark.parametrize("block", range(10))
def test_t38_books_balance_in_a_thousand_matches(block: int) -> None:
    for number in range(100):
        balance(2 + number % 3, 1000 + 100 * block + number)


def test_the_questions_that_a_random_match_asks_are_few() -> None:
    """A tile, a place, a facing: each fits one list of Discord, place by place."""
    most = {"tile": 0, "cell": 0, "facing": 0}
    for number in range(5):
        random, state = Random(number), GAME.setup(4, {}, f"few {number}")
        while to_move := GAME.to_move(state):
            seat = random.choice(to_move)
            path: menu.Path = ()
            while question := menu.choices(GAME, state, seat, path):
                if question.field in most:
                    most[question.field] = max(most[question.field], len(question.answers))
                path = (*path, random.choice(list(question.answers)))
            GAME.play(state, seat, path[0].make(*path[1:]))
    assert most["tile"] <= 4
    assert most["facing"] <= 8
    assert 10 < most["cell"] <= 40
