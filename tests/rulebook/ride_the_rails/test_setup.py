"""The board, the seats, the phases and the shares: T1-T5, T36-T37 of the rules document."""

import pytest

from engine import menu
from engine.errors import NotationError, NotYourTurn, WrongPhase, WrongSeats
from engine.games.ride_the_rails import events as ev
from engine.games.ride_the_rails import refusals as no
from engine.games.ride_the_rails.board import ORANGE, PURPLE, RAILROADS, RED, YELLOW
from engine.games.ride_the_rails.moves import Build, TakeShare
from engine.games.ride_the_rails.state import Phase
from tests.rulebook.ride_the_rails.rails import USA, Rails


def test_t01_board() -> None:
    board = USA.board
    masks = (board.cities, board.east, board.west, board.fives, board.chicago)
    assert [mask.bit_count() for mask in masks] == [52, 6, 4, 4, 1]
    assert (board.east | board.west | board.chicago | board.fives).bit_count() == 15
    assert not board.mountains & board.cities
    state = USA.setup(3, {}, "one")
    assert state.pool == [27] * 6
    assert state.passengers == board.cities
    assert [player.money for player in state.players] == [0, 0, 0]


def test_t01_starts_follow_the_colours_of_the_cities() -> None:
    board = USA.board
    assert board.starts[RED] == board.east
    assert board.starts[PURPLE] == board.west
    assert board.starts[ORANGE] == board.east | board.chicago
    assert board.starts[YELLOW] == board.chicago
    assert board.starts[-1] == board.cities


def test_t02_seats() -> None:
    assert list(USA.info.seats) == [3, 4, 5]
    for seats in (2, 6):
        with pytest.raises(WrongSeats):
            USA.setup(seats, {}, "one")


def test_s2_the_order_is_drawn() -> None:
    assert len({USA.setup(4, {}, f"{number}").order for number in range(30)}) > 10


def test_t03_order_of_the_phases() -> None:
    table = Rails(USA, phase=Phase.SHARE)
    seats = []
    for words in ["share red"] * 3 + ["stop"] * 3 + ["stay"] * 3:
        seats.append(USA.to_move(table.state)[0])
        table.say(seats[-1], words)
    assert seats == [2, 1, 0, 0, 1, 2, 0, 1, 2]


def test_t04_railroads_open_by_rounds() -> None:
    table = Rails(USA, phase=Phase.SHARE)
    for number, count in zip(range(1, 7), (2, 3, 4, 5, 6, 6), strict=True):
        table.state.round = number
        question = menu.choices(USA, table.state, 2, (USA.kinds[TakeShare],))
        assert question is not None
        assert list(question.answers) == list(range(count))
    table.state.round = 1
    with pytest.raises(no.NotOpenYet):
        table.play(2, TakeShare(ORANGE))
    table.state.round = 2
    table.play(2, TakeShare(ORANGE))


@pytest.mark.parametrize(("number", "opens"), [(1, [2]), (2, [3]), (3, [4]), (4, [5]), (5, [])])
def test_t04_the_opening_is_told(number: int, opens: list[int]) -> None:
    table = Rails(USA, phase=Phase.RIDE)
    table.state.round = number
    told = [event for seat in range(3) for event in table.say(seat, "stay")]
    assert [event.railroad for event in told if isinstance(event, ev.RailroadOpened)] == opens


def test_t05_shares_and_track_come_from_one_pool() -> None:
    table = Rails(USA, phase=Phase.SHARE)
    table.play(2, TakeShare(RED))
    assert table.state.pool[RED] == 26
    table.state.pool[RED] = 0
    with pytest.raises(no.SoldOut):
        table.play(1, TakeShare(RED))
    table.state.phase, table.state.turns = Phase.BUILD, 2
    with pytest.raises(no.SoldOut):
        table.build(2, RED, "boston")


def test_r3_any_number_of_shares() -> None:
    table = Rails(USA, phase=Phase.SHARE).own(2, *[RED] * 5)
    table.play(2, TakeShare(RED))
    assert table.state.players[2].shares[RED] == 6


@pytest.mark.parametrize(
    ("money", "order"),
    [
        ((10, 7, 7), (2, 1, 0)),
        ((5, 5, 5), (2, 1, 0)),
        ((1, 2, 3), (0, 1, 2)),
        ((3, 2, 1), (2, 1, 0)),
    ],
)
def test_t36_order_by_money(money: tuple[int, ...], order: tuple[int, ...]) -> None:
    table = Rails(USA, phase=Phase.RIDE)
    for player, amount in zip(table.state.players, money, strict=True):
        player.rode = amount
    for seat in range(3):
        table.say(seat, "stay")
    assert table.state.order == order
    assert table.state.round == 6
    assert table.state.phase is Phase.SHARE


def test_t37_shared_victory() -> None:
    table = Rails(USA, phase=Phase.RIDE)
    table.state.round = 6
    for player, amount in zip(table.state.players, (9, 9, 4), strict=True):
        player.rode = amount
    told = [event for seat in range(3) for event in table.say(seat, "stay")]
    assert isinstance(told[-1], ev.MatchEnded)
    assert USA.to_move(table.state) == ()
    assert [(row.seat, row.place) for row in USA.standings(table.state)] == [(0, 1), (1, 1), (2, 3)]


def test_the_count_names_where_money_came_from() -> None:
    table = Rails(USA).own(1, RED)
    player = table.state.players[1]
    player.rode, player.chicago, player.fives, player.crossing = 9, 2, 5, 12
    player.dividends[RED] = 7
    first = USA.standings(table.state)[0]
    assert (first.seat, first.total, sum(first.parts.values())) == (1, 35, 35)
    assert first.details["dividends"]["red"] == 7
    assert first.details["shares"]["red"] == 1


def test_what_is_said_out_of_turn() -> None:
    table = Rails(USA)
    with pytest.raises(WrongPhase):
        table.play(0, TakeShare(RED))
    with pytest.raises(NotYourTurn):
        table.play(1, Build(RED, 0))
    with pytest.raises(NotationError):
        table.say(0, "build green boston")
    assert RAILROADS[RED] == "red"


def test_numbers_that_name_nothing_are_refused() -> None:
    table = Rails(USA, phase=Phase.SHARE)
    with pytest.raises(no.NoSuchRailroad):
        table.play(2, TakeShare(9))
    table.state.phase, table.state.turns = Phase.BUILD, 2
    table.own(2, RED)
    with pytest.raises(no.NoSuchHex):
        table.play(2, Build(RED, 4000))
