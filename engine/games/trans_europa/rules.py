"""Trans Europa, in the order of its rulebook: rounds of markers and tracks until a score runs out.

R and S numbers are those of the rules document. Tracks and the count of missing ones have files of
their own.
"""

from typing import Final, assert_never

from engine.answers import Bits
from engine.chance import shuffled
from engine.game import Seat, Tell, silent
from engine.games.trans_europa import tracks
from engine.games.trans_europa.board import COLORS, TRACKS, Board
from engine.games.trans_europa.events import (
    CitiesLaid,
    HandDealt,
    HubPlaced,
    MatchEnded,
    MatchStarted,
    RoundScored,
    RoundStarted,
    TurnEnded,
)
from engine.games.trans_europa.moves import EndTurn, LayTrack, Move, PlaceHub
from engine.games.trans_europa.scoring import count
from engine.games.trans_europa.state import FIRST_SCORE, NOWHERE, Net, Phase, State

SEATS_WITH_ALL_CITIES: Final = 4
"""Two and three play without the dashed cities (S3)."""
LAST_SCORE: Final = 0
"""The red space (R2)."""


# Preparación
def setup(board: Board, seats: int, seed: str, tell: Tell = silent) -> State:
    """Everybody's engine in the shed, a start player at random (S2, S5, R7)."""
    first = shuffled(seed, "first", range(seats))[0]
    state = State(board, seed, [FIRST_SCORE] * seats, [NOWHERE] * seats, first, first)
    tell(MatchStarted, seats, first)
    deal(state, tell)
    return state


def deal(state: State, tell: Tell) -> None:
    """One city of each colour to each seat, all cards shuffled anew each round (S4, S17, R26)."""
    tell(RoundStarted, state.round, state.first)
    piles = tuple(
        [
            tuple(shuffled(state.seed, f"round {state.round} {name}", cards(state, color)))
            for color, name in enumerate(COLORS)
        ]
    )
    tell(CitiesLaid, state.round, piles)
    seats = range(len(state.scores))
    state.hands = tuple([sum([1 << pile[seat] for pile in piles]) for seat in seats])
    for seat, hand in enumerate(state.hands):
        tell(HandDealt, seat, tuple(Bits(hand)))


def cards(state: State, color: int) -> list[int]:
    """The cities in play: without the dashed ones for two or three seats (S3)."""
    is_whole = len(state.scores) >= SEATS_WITH_ALL_CITIES
    return [
        city.node
        for city in state.board.cities
        if city.color == color and (is_whole or not city.is_dashed)
    ]


# Desarrollo de una ronda
def to_move(state: State) -> tuple[Seat, ...]:
    """One seat at a time (S5)."""
    return () if state.phase is Phase.OVER else (state.turn,)


def play(state: State, seat: Seat, move: Move, tell: Tell = silent) -> None:
    """One move that the tree offered."""
    match move:
        case LayTrack(edge):
            lay_track(state, seat, edge, tell)
        case EndTurn():
            end_turn(state, seat, tell)
        case PlaceHub(node):
            place_hub(state, seat, node, tell)
        case _:
            assert_never(move)


# Marcador de inicio
def nodes(state: State, seat: Seat) -> Bits:
    """Any crossing without another marker, cities too (S7, R6)."""
    taken = sum(1 << node for node in state.hubs if node >= 0)
    return Bits(state.board.all_nodes & ~taken)


def place_hub(state: State, seat: Seat, node: int, tell: Tell) -> None:
    """The whole first turn (R5)."""
    state.hubs[seat] = node
    state.nets.append(Net(1 << node, state.board.at[node]))
    tell(HubPlaced, seat, node)
    if NOWHERE not in state.hubs:
        state.phase = Phase.TRACKS
    next_turn(state)


# Construir vías
def lay_track(state: State, seat: Seat, edge: int, tell: Tell) -> None:
    """The round ends with the first connected hand or the last track (S12, S14). Exception: who
    connects others with a first single track may lay a second (S13, R16-R19)."""
    tracks.lay(state, seat, edge, tell)
    may_go_on = state.supply > 0 and not tracks.is_turn_over(state, seat, edge)
    if not state.connected and state.supply:
        if not may_go_on:
            next_turn(state)
    elif may_go_on and seat not in state.connected:
        state.phase = Phase.ENDING
    else:
        end_round(state, tell)


def end_turn(state: State, seat: Seat, tell: Tell) -> None:
    """A second track is not laid (R11, R17)."""
    tell(TurnEnded, seat)
    if state.phase is Phase.ENDING:
        end_round(state, tell)
    else:
        next_turn(state)


def next_turn(state: State) -> None:
    """Clockwise (S5)."""
    state.turn = (state.turn + 1) % len(state.scores)
    state.laid_this_turn = 0


# Final de la ronda y recuento
def end_round(state: State, tell: Tell) -> None:
    """Everybody loses the tracks that are missing; then the next round or the end (S15-S18)."""
    scored = count(state)
    state.rounds.append(scored)
    for seat, lost in enumerate(scored.lost):
        state.scores[seat] -= lost
    tell(RoundScored, state.round, scored, tuple(state.scores))
    if min(state.scores) <= LAST_SCORE:
        state.phase = Phase.OVER
        tell(MatchEnded)
    else:
        begin_round(state, tell)


def begin_round(state: State, tell: Tell) -> None:
    """Tracks and markers come off; the left neighbour begins (S17)."""
    state.round += 1
    state.first = state.turn = (state.first + 1) % len(state.scores)
    state.hubs = [NOWHERE] * len(state.scores)
    state.nets, state.laid, state.history, state.supply = [], 0, [], TRACKS
    state.laid_this_turn, state.connected, state.phase = 0, (), Phase.HUBS
    deal(state, tell)
