"""Hands: who sees them, what a track tells, what may be imagined."""

from functools import cache
from random import Random

import pytest

from engine import menu
from engine.answers import Bits
from engine.codec import Codec
from engine.errors import CannotUndo
from engine.games.trans_europa import events as ev
from engine.games.trans_europa import tracks
from engine.games.trans_europa.board import Board, City
from engine.games.trans_europa.missing import missing_lines
from engine.games.trans_europa.moves import LayTrack
from engine.games.trans_europa.state import Net, Phase, State
from engine.games.trans_europa.view import PrivateView
from tests.contract.walks import assert_alike
from tests.rulebook.trans_europa.lattice import GAME, Lattice, P, ending, graph


def test_t29_saved_while_a_round_ends() -> None:
    table = ending()
    table.lay(1, "c-d")
    codec = Codec([], [table.state.board])
    again = codec.load(codec.dump(table.state), State)
    assert again == table.state
    assert list(menu.moves(table.game, again, 1)) == list(menu.moves(table.game, table.state, 1))


def test_t30_views() -> None:
    state = GAME.setup(4, {}, "view")
    other = state.copy()
    other.hands = (state.hands[0], *state.hands[:0:-1])
    assert GAME.view(state, None) == GAME.view(other, None)
    assert GAME.view(state, 0) == GAME.view(other, 0) != GAME.view(state, 1)
    private = GAME.view(state, 0)
    assert isinstance(private, PrivateView)
    assert len(private.cities) == 5
    table = ending()
    table.lay(1, "c-d")
    table.stop(1)
    public = table.game.view(table.state, None)
    assert not isinstance(public, PrivateView)
    assert public.rounds
    assert public.rounds[-1].hands[0] == (0, 1, 2, 3, 4)


def test_silence_tells_too() -> None:
    """A track that could have connected somebody reveals, even when it did not."""
    board = graph(P).board
    cities = tuple(City(name, node, node) for node, name in enumerate("abcde"))
    few = Board("few", board.nodes, board.edges, board.edge_names, board.costs, cities)
    line = Net(0b01111, 0)
    assert tracks.might_connect(few, [line], Net(0b11111, 0))
    assert not tracks.might_connect(few, [Net(0b11111, 0)], Net(0b111111, 0))
    assert not tracks.might_connect(few, [], line)


def test_a_track_that_tells_cannot_be_taken_back() -> None:
    table = Lattice(P, "af", "fg fg", laid="a-b")
    before = table.state.copy()
    table.lay(0, "b-c")
    table.undo(0)
    assert table.state == before
    for color in range(5):
        assert table.state.board.colors[color]
    wide = Lattice(P, "ag", "abcdefg abcdefg", laid="a-b b-c c-d d-e")
    assert ev.NobodyConnected() in wide.play(0, LayTrack(wide.edge("e-f")))
    with pytest.raises(CannotUndo):
        wide.undo(0)


def eager(state: State, random: Random):
    """Lay what the own hand is missing, when it touches the own network."""
    seat = state.turn
    if state.phase is Phase.TRACKS:
        hand = [state.hubs[seat], *Bits(state.hands[seat])]
        offered = tracks.edges(state, seat)
        for edge in missing_lines(state.board, state.laid, hand):
            if edge in offered:
                return LayTrack(edge)
    return menu.pick(GAME, state, seat, random.random)


@cache
def last_tracks() -> list[tuple[State, int]]:
    """Positions of eager players in which one single track, laid by a rival, connects a hand."""
    found, random = [], Random(8)
    for number in range(3):
        state = GAME.setup(4, {}, f"{number}")
        while state.round == 1:
            GAME.play(state, state.turn, eager(state, random))
            for owner, hand in enumerate(state.hands):
                lines = missing_lines(GAME.board, state.laid, list(Bits(hand)))
                trial = state.copy()
                trial.turn, trial.laid_this_turn = (owner + 1) % 4, 0
                if len(lines) == 1 and lines[0] in tracks.edges(trial, trial.turn):
                    found.append((trial, lines[0]))
    return found


def test_a_last_track_reveals_whatever_the_hands() -> None:
    """Also on an imagined state in which it connects nobody: else undo would be an oracle."""
    for state, line in last_tracks():
        view = GAME.view(state, state.turn)
        assert isinstance(view, PrivateView)
        guess = GAME.imagine(view, Random(2))
        assert_alike(GAME, state.copy(), guess, state.turn, LayTrack(line))


def test_an_imagined_ending_connects_the_same_seats() -> None:
    random, seen = Random(8), 0
    for before, line in last_tracks():
        state = before.copy()
        GAME.play(state, state.turn, LayTrack(line))
        seen += state.phase is Phase.ENDING
        if state.phase is not Phase.ENDING:
            continue
        for seat in range(4):
            view = GAME.view(state, seat)
            assert isinstance(view, PrivateView)
            imagined = GAME.imagine(view, random)
            assert sum(imagined.hands).bit_count() == 20
            nets = [
                owner
                for owner, hand in enumerate(imagined.hands)
                if any(hand & net.nodes == hand for net in imagined.nets)
            ]
            assert tuple(nets) == state.connected
    assert seen > 1
