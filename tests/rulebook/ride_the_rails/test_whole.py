"""Whole matches: T38-T39 of the rules document."""

from dataclasses import fields
from random import Random
from typing import Any

import pytest

from engine import menu, snapshot
from engine.game import Log
from engine.games.ride_the_rails import events as ev
from engine.games.ride_the_rails import tracks
from engine.games.ride_the_rails.board import RED
from engine.games.ride_the_rails.moves import Build, Move, RideLink
from engine.games.ride_the_rails.state import Phase, State
from tests.rulebook.ride_the_rails.rails import USA, Rails

PAYMENTS = (ev.ChicagoPaid, ev.FivePaid, ev.ContinentCrossed, ev.DividendPaid, ev.PassengerRode)


def keen(state: State, seat: int, random: Random) -> Move:
    """Random play that builds and rides as far as it may."""
    while True:
        move = menu.pick(USA, state, seat, random.random)
        goes_on = [k for k in menu.open_kinds(USA, state, seat) if k.word in ("build", "link")]
        if not goes_on or isinstance(move, Build | RideLink) or random.random() < 0.1:
            return move


def check_pieces(state: State) -> None:
    """Locomotives, capacities, cities of the east coast."""
    for railroad, track in enumerate(state.tracks):
        shares = sum(player.shares[railroad] for player in state.players)
        assert state.pool[railroad] + shares + track.bit_count() == 27
        assert (track & USA.board.east).bit_count() <= 2
    once, twice = tracks.crowds(state)
    assert not twice & USA.board.east
    laid = sum(track.bit_count() for track in state.tracks)
    assert laid - once.bit_count() - twice.bit_count() <= 4  # more than two: Chicago alone


def check_connected(state: State) -> None:
    for track in state.tracks:
        piece = track & -track
        while more := tracks.border(USA.board, piece) & track:
            piece |= more
        assert piece == track


def check_money(state: State, told: list[Any]) -> None:
    """Every dollar is in the events, and nothing else changed hands."""
    money = [0] * len(state.players)
    for event in told:
        if isinstance(event, PAYMENTS):
            money[event.seat] += event.money
    assert money == [player.money for player in state.players]
    rode = [event for event in told if isinstance(event, ev.PassengerRode)]
    assert state.passengers.bit_count() == 52 - len(rode)
    dividends = sum(event.money for event in told if isinstance(event, ev.DividendPaid))
    assert dividends == sum(sum(player.dividends) for player in state.players)
    assert sum(isinstance(event, ev.ContinentCrossed) for event in told) <= 1


def balance(seats: int, number: int) -> None:
    """One match: no locomotive is missing after any move, no dollar at the end."""
    random, log = Random(f"books {seats} {number}"), Log()
    state = USA.setup(seats, {}, f"{number}", log)
    while to_move := USA.to_move(state):
        USA.play(state, to_move[0], keen(state, to_move[0], random), log)
        check_pieces(state)
    check_connected(state)
    check_money(state, log.events)
    assert sum(isinstance(event, ev.RoundEnded) for event in log.events) == 6
    assert sum(sum(player.shares) for player in state.players) == 6 * seats


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_t38_books_balance(seats: int) -> None:
    for number in range(8):
        balance(seats, number)


@pytest.mark.soak
@pytest.mark.parametrize("block", range(5))
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_t38_books_balance_in_five_hundred_matches(seats: int, block: int) -> None:
    for number in range(100):
        balance(seats, 1000 + 100 * block + number)


def test_t39_saved_in_the_middle_of_a_build() -> None:
    table = Rails(USA, 4).own(0, RED)
    table.build(0, RED, "boston")
    again = snapshot.load(USA, snapshot.dump(USA, table.state), USA.info.schema)
    assert again == table.state
    assert {"built", "climbed"} <= {field.name for field in fields(again)}
    assert list(menu.moves(USA, again, 0)) == list(menu.moves(USA, table.state, 0))


def test_t39_saved_in_the_middle_of_a_ride() -> None:
    table = Rails(USA, phase=Phase.RIDE).track(RED, "boston", "nueva_york")
    table.ride(0, "passenger boston")
    again = snapshot.load(USA, snapshot.dump(USA, table.state), USA.info.schema)
    assert again == table.state
    assert again.ride == table.state.ride
    assert list(menu.moves(USA, again, 0)) == list(menu.moves(USA, table.state, 0))
