"""The count of a round and of the match (S15-S19)."""

from typing import Any

from engine.answers import Bits
from engine.game import Seat, Standing
from engine.games.trans_europa.missing import missing_lines
from engine.games.trans_europa.state import FIRST_SCORE, Scored, State


def count(state: State) -> Scored:
    """The least lines that connect the five cities, markers apart (R14, R15, R22)."""
    board = state.board
    hands = tuple([tuple(Bits(hand)) for hand in state.hands])
    lines = tuple([missing_lines(board, state.laid, hand) for hand in hands])
    lost = tuple([sum([board.costs[edge] for edge in edges]) for edges in lines])
    return Scored(tuple(state.hubs), tuple(state.history), hands, lines, lost)


def standings(state: State) -> list[Standing]:
    """Most points first, below zero too; equals share a place (S19, R3, R25)."""
    best = sorted(state.scores, reverse=True)
    rows = [
        Standing(
            seat,
            best.index(score) + 1,
            score,
            {"start": FIRST_SCORE, "lost": score - FIRST_SCORE},
            {"rounds": [_round(state, scored, seat) for scored in state.rounds]},
        )
        for seat, score in enumerate(state.scores)
    ]
    return sorted(rows, key=lambda row: row.place)


def _round(state: State, scored: Scored, seat: Seat) -> dict[str, Any]:
    """What a seat lost in one round, by the words of the board."""
    board = state.board
    return {
        "cities": [board.nodes[node] for node in scored.hands[seat]],
        "missing": [board.edge_names[edge] for edge in scored.missing[seat]],
        "lost": scored.lost[seat],
    }
