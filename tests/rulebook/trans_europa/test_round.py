"""Markers, tracks and the end of a round: the cases of the rules document, by number."""

import pytest

from engine.errors import NotYourTurn, WrongPhase
from engine.games.trans_europa import events as ev
from engine.games.trans_europa import refusals as no
from engine.games.trans_europa import rules
from engine.games.trans_europa.moves import LayTrack, PlaceHub
from engine.games.trans_europa.state import Phase
from tests.rulebook.trans_europa.lattice import GAME, Lattice, P, Q, ending


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_t01_t02_t03_the_deal(seats: int) -> None:
    dashed = sum(1 << city.node for city in GAME.board.cities if city.is_dashed)
    for number in range(20):
        state = GAME.setup(seats, {}, f"{number}")
        assert [(hand & color).bit_count() for hand in state.hands for color in GAME.board.colors] \
            == [1] * 5 * seats  # fmt: skip
        assert sum(state.hands).bit_count() == 5 * seats
        assert seats > 3 or not sum(state.hands) & dashed
        assert len(rules.cards(state, 0)) == (7 if seats > 3 else 5)
    assert list(GAME.info.seats) == [2, 3, 4, 5, 6]


def test_t04_t05_markers_first() -> None:
    table = Lattice(P, "ag")
    table.state.phase, table.state.hubs, table.state.nets = Phase.HUBS, [-1, -1], []
    with pytest.raises(WrongPhase):
        table.lay(0, "a-b")
    table.play(0, PlaceHub(2))
    with pytest.raises(no.NodeTaken):
        table.play(1, PlaceHub(2))
    with pytest.raises(no.NoSuchNode):
        table.play(1, PlaceHub(99))
    table.play(1, PlaceHub(0))
    assert table.state.phase is Phase.TRACKS
    assert table.game.to_move(table.state) == (0,)


def test_t06_t07_tracks_hang_together() -> None:
    table = Lattice(P, "ca")
    with pytest.raises(no.NotConnected):
        table.lay(0, "e-f")
    table.lay(0, "c-d", "d-e")
    apart = Lattice(P, "ca")
    apart.lay(0, "c-d", "b-c")
    assert apart.state.turn == 1


def test_t08_a_double_is_the_whole_turn() -> None:
    table = Lattice(Q, "bg")
    table.lay(0, "b=x")
    assert table.state.turn == 1
    second = Lattice(Q, "bg")
    second.lay(0, "b-c")
    with pytest.raises(no.DoubleSecond):
        second.lay(0, "b=x")


def test_t09_at_least_one() -> None:
    table = Lattice(P, "cg")
    with pytest.raises(no.MustLay):
        table.stop(0)
    table.lay(0, "c-d")
    table.stop(0)
    assert table.state.turn == 1


def test_t10_taken_and_out_of_turn() -> None:
    table = Lattice(P, "cg")
    table.lay(0, "c-d")
    with pytest.raises(no.LineTaken):
        table.lay(0, "c-d")
    with pytest.raises(NotYourTurn):
        table.lay(1, "f-g")


def test_t11_joined_networks() -> None:
    table = Lattice(Q, "ae", laid="a-b b-c d-e")
    table.state.turn = 1
    with pytest.raises(no.NotConnected):
        table.lay(1, "b=x")
    table.state.turn = 0
    table.lay(0, "c-d")
    table.stop(0)
    table.lay(1, "b=x")


def test_t12_a_bare_marker_joins() -> None:
    table = Lattice(P, "ce")
    table.lay(0, "c-d", "d-e")
    table.lay(1, "b-c")


def test_t13_the_exception() -> None:
    table = ending()
    events = table.play(1, LayTrack(table.edge("c-d")))
    assert ev.CitiesConnected((0,)) in events
    assert table.state.phase is Phase.ENDING
    assert table.state.turn == 1
    table.stop(1)
    assert table.state.rounds[-1].lost[0] == 0


def test_t14_the_second_track_completes_the_builder() -> None:
    table = ending()
    table.state.hands = (table.state.hands[0], table.mask("gfedy"))
    table.lay(1, "c-d", "c-y")
    assert table.state.rounds[-1].lost == (0, 0)


def test_t15_no_double_as_second() -> None:
    table = ending()
    table.lay(1, "c-d")
    with pytest.raises(no.DoubleSecond):
        table.lay(1, "b=x")


def test_t16_own_cities_end_it_at_once() -> None:
    table = ending()
    table.state.hands = (table.state.hands[0], table.mask("gfedc"))
    table.lay(1, "c-d")
    assert table.state.round == 2
    assert table.state.rounds


def test_t17_a_second_track_ends_it_at_once() -> None:
    table = ending()
    table.lay(1, "x-d", "c-d")
    assert table.state.round == 2


def test_t18_a_double_ends_it_at_once() -> None:
    table = Lattice(Q, "bg", "abcde axbcd", laid="a-b b-c c-d")
    table.lay(0, "b=x")
    assert table.state.round == 2
    assert table.state.rounds
    assert table.state.rounds[-1].lost == (1, 0)


def test_t19_the_marker_does_not_matter() -> None:
    table = Lattice(Q, "gx", "abcde", laid="a-b b-c d-e b=x")
    table.state.turn = 1
    table.lay(1, "c-d")
    table.stop(1)
    assert table.state.rounds[-1].lost[0] == 0


def test_t27_the_last_track_connects() -> None:
    table = ending()
    table.state.supply = 1
    table.lay(1, "c-d")
    assert table.state.round == 2
    assert table.state.rounds
    assert table.state.rounds[-1].lost[0] == 0


def test_t28_next_round() -> None:
    table = Lattice(P, "ag", "ab gf")
    before = table.state.seed
    table.lay(0, "a-b")
    state = table.state
    assert (state.laid, state.supply, state.hubs, state.nets) == (0, 83, [-1, -1], [])
    assert state.first == state.turn == 1
    assert state.seed == before
    deals = {GAME.setup(4, {}, "deal").hands}
    other = GAME.setup(4, {}, "deal")
    other.round = 2
    rules.deal(other, lambda *_, **__: None)
    assert other.hands not in deals
