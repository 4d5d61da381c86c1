"""Missing tracks, scores and the end of the match."""

from itertools import combinations
from random import Random

import pytest

from engine import menu
from engine.answers import Bits
from engine.errors import MatchOver
from engine.game import Log
from engine.games.trans_europa import events as ev
from engine.games.trans_europa import tracks
from engine.games.trans_europa.board import Board
from engine.games.trans_europa.missing import missing, missing_lines
from engine.games.trans_europa.state import Phase
from tests.rulebook.trans_europa.lattice import GAME, Lattice, P, Q, graph


def test_t20_t22_missing_tracks() -> None:
    table = Lattice(Q, "ag", laid="a-b")
    hand = list(Bits(table.mask("adgxy")))
    assert missing(*of(table), hand) == 7
    table.state.laid |= 1 << table.edge("b=x")
    assert missing(*of(table), hand) == 5


def of(table: Lattice) -> tuple[Board, int]:
    return table.state.board, table.state.laid


def test_t20_against_every_subset_of_lines() -> None:
    random = Random(5)
    for _ in range(60):
        nodes = "abcdefg"
        pairs = random.sample(list(combinations(nodes, 2)), 7) + [
            (one, random.choice(nodes[:n])) for n, one in enumerate(nodes) if n
        ]
        lines = {tuple(sorted(pair)): random.choice("-=") for pair in pairs}
        board = graph(" ".join(f"{a}{mark}{b}" for (a, b), mark in lines.items())).board
        laid = random.getrandbits(len(board.edges)) & random.getrandbits(len(board.edges))
        hand = random.sample(range(7), random.randint(1, 5))
        assert missing(board, laid, hand) == cheapest(board, laid, hand)
        found = sum(1 << edge for edge in missing_lines(board, laid, hand))
        assert connects(board, laid | found, hand)


def cheapest(board: Board, laid: int, hand: list[int]) -> int:
    free = [edge for edge in range(len(board.edges)) if not laid >> edge & 1]
    best = 99
    for count in range(len(board.nodes)):
        for some in combinations(free, count):
            cost = sum(board.costs[edge] for edge in some)
            if cost < best and connects(board, laid | sum(1 << edge for edge in some), hand):
                best = cost
    return best


def connects(board: Board, edges: int, hand: list[int]) -> bool:
    nets: list[set[int]] = [{node} for node in range(len(board.nodes))]
    for edge in Bits(edges):
        meet = [net for net in nets if net & set(board.edges[edge])]
        nets = [net for net in nets if net not in meet] + [set().union(*meet)]
    return any(set(hand) <= net for net in nets)


def test_t21_two_singles_or_a_double() -> None:
    board = graph("a=b a-c c-b").board
    assert missing(board, 0, [0, 1]) == 2


@pytest.mark.parametrize(
    ("scores", "hand", "is_over", "after"),
    [((13, 2), "agbcd", True, -2), ((13, 4), "agbcd", True, 0), ((13, 5), "agbcd", False, 1)],
)
def test_t23_end_of_the_match(
    scores: tuple[int, int], hand: str, is_over: bool, after: int
) -> None:
    table = Lattice(P, "ag", f"ab {hand}", laid="c-d")
    table.state.scores = list(scores)
    table.lay(0, "a-b")
    assert table.state.scores == [13, after]
    assert (table.state.phase is Phase.OVER) == is_over
    if is_over:
        with pytest.raises(MatchOver):
            table.lay(0, "b-c")


@pytest.mark.parametrize(("scores", "places"), [((7, 7, -1), [1, 1, 3]), ((-1, -4, -4), [1, 2, 2])])
def test_t24_t25_winners(scores: tuple[int, ...], places: list[int]) -> None:
    table = Lattice(P, "abc")
    table.state.scores = list(scores)
    assert [row.place for row in table.game.standings(table.state)] == places


def test_t26_the_last_track() -> None:
    table = Lattice(P, "ag", "abcde cdefg")
    table.state.supply = 1
    table.lay(0, "a-b")
    assert table.state.round == 2
    assert table.state.scores == [10, 9]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_t31_t32_books_balance(seats: int) -> None:
    random = Random(seats)
    for number in range(6):
        log = Log()
        state = GAME.setup(seats, {}, f"{number}", log)
        while to_move := GAME.to_move(state):
            seat = to_move[0]
            if state.phase is Phase.TRACKS and not state.laid_this_turn:
                assert tracks.edges(state, seat)
            if state.phase is Phase.TRACKS and random.random() < 0.02:
                for hand in state.hands:
                    is_in = any(hand & net.nodes == hand for net in state.nets)
                    assert is_in == (missing(GAME.board, state.laid, list(Bits(hand))) == 0)
            GAME.play(state, seat, menu.pick(GAME, state, seat, random.random), log)
            assert state.supply + state.laid.bit_count() == 83
        scores = [13] * seats
        for event in log.events:
            if isinstance(event, ev.RoundScored):
                scores = [had - lost for had, lost in zip(scores, event.scored.lost, strict=True)]
                assert scores == list(event.scores)
        assert scores == state.scores
