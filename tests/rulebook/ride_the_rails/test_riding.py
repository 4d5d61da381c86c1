"""Journeys and dividends: T23-T31 of the rules document, and the search for links."""

from collections.abc import Sequence
from random import Random

import pytest

from engine import menu
from engine.answers import Bits
from engine.games.ride_the_rails import events as ev
from engine.games.ride_the_rails import refusals as no
from engine.games.ride_the_rails import rides
from engine.games.ride_the_rails.board import BLUE, RED, Board
from engine.games.ride_the_rails.links import fits, links
from engine.games.ride_the_rails.moves import Arrive, PickUp, RideLink, StayHome
from engine.games.ride_the_rails.state import Phase
from engine.games.ride_the_rails.tracks import border
from tests.rulebook.ride_the_rails.rails import Rails, drawn


def line(row: str, *names: str) -> Rails:
    return Rails(drawn(row), phase=Phase.RIDE).track(RED, *names)


def test_t23_links_and_dividends() -> None:
    table = line("A.B.C", "a", "h01", "b", "h03", "c").own(0, RED, RED).own(1, RED)
    told = table.ride(0, "passenger a", "link b red", "link c red", "arrive")
    assert table.money == [3 + 4, 2, 0]
    assert [type(event) for event in told] == [ev.PassengerRode, ev.DividendPaid, ev.DividendPaid]
    ride = told[0]
    assert isinstance(ride, ev.PassengerRode)
    assert ride.money == 3
    assert table.names(ride.hexes) == ["a", "h01", "b", "h03", "c"]


def test_t24_the_example_of_the_rules() -> None:
    table = Rails(drawn("A.B.C.D"), phase=Phase.RIDE).own(0, RED, RED, BLUE).own(1, BLUE)
    table.track(RED, "a", "h01", "b", "h03", "c").track(BLUE, "c", "h05", "d")
    table.ride(0, "passenger a", "link b red", "link c red", "link d blue", "arrive")
    assert table.money == [5 + 4, 1, 0]


def test_t25_no_shares_no_dividends() -> None:
    table = line("A.B", "a", "h01", "b")
    table.ride(0, "passenger b", "link a red", "arrive")
    assert table.money == [2, 0, 0]


def test_what_a_journey_would_pay_is_what_it_pays() -> None:
    table = Rails(drawn("A.B.C.D"), phase=Phase.RIDE).own(0, RED).own(2, RED, BLUE, BLUE)
    table.track(RED, "a", "h01", "b", "h03", "c").track(BLUE, "c", "h05", "d")
    table.ride(0, "passenger a", "link b red", "link c red", "link d blue")
    assert table.state.ride is not None
    foretold = rides.payout(table.state, 0, table.state.ride)
    table.play(0, Arrive())
    assert table.money == foretold == [4 + 2, 0, 2 + 2]


def test_r9_neighbouring_cities_are_a_link() -> None:
    table = line("AB", "a", "b")
    told = table.ride(0, "passenger a", "link b red", "arrive")
    assert isinstance(told[0], ev.PassengerRode)
    assert table.names(told[0].hexes) == ["a", "b"]


def test_t26_change_in_a_city_only() -> None:
    table = Rails(drawn("..B", "A..", "..D"), phase=Phase.RIDE)
    table.track(RED, "a", "h11", "h12").track(BLUE, "h12", "b")
    assert not rides.passengers(table.state, 0)
    table.track(RED, "d").track(BLUE, "d")
    table.say(0, "passenger a")
    with pytest.raises(no.NoLink):
        table.play(0, RideLink(table.hex("b"), BLUE))
    table.say(0, "link d red")
    with pytest.raises(no.VisitedTwice):
        table.play(0, RideLink(table.hex("b"), BLUE))  # both legs need h12
    table.say(0, "arrive")


def test_r10_change_in_a_city() -> None:
    table = Rails(drawn("A.B.C"), phase=Phase.RIDE)
    table.track(RED, "a", "h01", "b").track(BLUE, "b", "h03", "c")
    table.ride(0, "passenger a", "link b red", "link c blue", "arrive")


def test_t27_nothing_twice() -> None:
    table = Rails(drawn("A.B.C", "D...."), phase=Phase.RIDE)
    table.track(RED, "a", "h01", "b", "h03", "c").track(BLUE, "b", "h01", "d")
    table.ride(0, "passenger a", "link b red")
    with pytest.raises(no.VisitedTwice):
        table.play(0, RideLink(table.hex("a"), RED))
    with pytest.raises(no.VisitedTwice):
        table.play(0, RideLink(table.hex("d"), BLUE))


def test_t28_the_free_path_is_found() -> None:
    """A-B on red by two rows; the blue leg needs the upper one."""
    table = Rails(drawn("...E.", "A...B", "....."), phase=Phase.RIDE)
    table.track(RED, "a", "h11", "h12", "h13", "b", "h20", "h21", "h22", "h23")
    table.track(BLUE, "b", "h13", "e")
    ways = rides.ways_of(table.state, RED, table.hex("a"), table.hex("b"))
    assert len(ways) > 1
    table.ride(0, "passenger a", "link b red", "link e blue", "arrive")


def test_t29_a_passenger_rides_once() -> None:
    table = line("A.B", "a", "h01", "b")
    table.ride(0, "passenger a", "link b red", "arrive")
    with pytest.raises(no.NoPassenger):
        table.play(1, PickUp(table.hex("a")))
    table.say(1, "passenger b")


def test_t30_t31_who_may_stay_home() -> None:
    table = Rails(drawn("A.B", "..."), phase=Phase.RIDE).track(RED, "a", "h01")
    table.say(0, "stay")
    with pytest.raises(no.NoLink):
        table.play(1, PickUp(table.hex("a")))
    table.track(RED, "b")
    with pytest.raises(no.MustRide):
        table.play(1, StayHome())
    table.state.passengers = 0
    table.say(1, "stay")


def test_r6_a_passenger_elsewhere_does_not_force_a_journey() -> None:
    table = Rails(drawn("A.B..C"), phase=Phase.RIDE).track(RED, "a", "h01", "b")
    table.state.passengers = 1 << table.hex("c")
    table.say(0, "stay")


def test_a_journey_has_a_link() -> None:
    table = line("A.B", "a", "h01", "b")
    table.say(0, "passenger a")
    with pytest.raises(no.NoLink):
        table.play(0, Arrive())


def test_r7_the_destination_needs_no_passenger() -> None:
    table = line("A.B", "a", "h01", "b")
    table.state.passengers = 1 << table.hex("a")
    table.ride(0, "passenger a", "link b red", "arrive")
    assert table.state.passengers == 0


# The search for links
def naive_fits(legs: Sequence[Sequence[int]]) -> bool:
    if not legs:
        return True
    return any(naive_fits([[w for w in leg if not w & way] for leg in legs[1:]]) for way in legs[0])


def test_r11_fits_agrees_with_a_naive_search() -> None:
    random = Random(9)
    seen = set()
    for _ in range(3000):
        legs = [
            [
                sum(1 << n for n in random.sample(range(12), random.randint(0, 3)))
                for _ in range(random.randint(1, 4))
            ]
            for _ in range(random.randint(0, 6))
        ]
        seen.add(expected := naive_fits(legs))
        assert fits(legs) == expected
    assert seen == {True, False}


def test_r8_links_are_minimal_and_complete() -> None:
    """Against every set of hexes, on random tracks of a small map."""
    board = drawn("A...", ".B..", "..C.", "D...").board
    random = Random(4)
    plain = [n for n in range(16) if not board.cities >> n & 1]
    for _ in range(40):
        track = board.cities | sum(1 << n for n in random.sample(plain, 8))
        inner = [n for n in plain if track >> n & 1]
        sets = [sum(1 << n for i, n in enumerate(inner) if pick >> i & 1) for pick in range(256)]
        found = links(board, track)
        for one in Bits(board.cities):
            for other in Bits(board.cities & ~(1 << one)):
                joined = [s for s in sets if joins(board, s, one, other)]
                least = {s for s in joined if not any(t != s and t & s == t for t in joined)}
                assert set(found[one].get(other, ())) == least


def joins(board: Board, hexes: int, one: int, other: int) -> bool:
    reached = 1 << one
    while more := border(board, reached) & hexes & ~reached:
        reached |= more
    return bool(board.around[other] & reached)


def test_every_offered_link_can_be_ridden() -> None:
    """Whatever is offered, the whole journey has ways without a hex in two of them."""
    random = Random(5)
    game = drawn("A..B.", "..C..", "D...F", ".G.H.", "I...J")
    for _ in range(20):
        table = Rails(game, phase=Phase.RIDE)
        for railroad in range(3):
            table.state.tracks[railroad] = sum(1 << n for n in random.sample(range(25), 14))
        while len(menu.open_kinds(game, table.state, 0)):
            if table.state.ride and table.state.ride.railroads:
                assert fits(rides.ways_so_far(table.state, table.state.ride))
            move = menu.pick(game, table.state, 0, random.random)
            table.play(0, move)
