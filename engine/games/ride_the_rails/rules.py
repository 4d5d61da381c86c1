"""Ride the Rails, in the order of its rulebook: six rounds of shares, track and journeys.

R and S numbers are those of the rules document. Track and journeys have files of their own.
"""

from typing import Final, assert_never

from engine.chance import shuffled
from engine.game import Seat, Tell, silent
from engine.games.ride_the_rails import rides, tracks
from engine.games.ride_the_rails.board import Board
from engine.games.ride_the_rails.events import (
    BuildingEnded,
    MatchEnded,
    MatchStarted,
    NobodyRode,
    OrderChanged,
    RailroadOpened,
    RoundEnded,
    ShareTaken,
)
from engine.games.ride_the_rails.moves import (
    Arrive,
    Build,
    Move,
    PickUp,
    RideLink,
    StayHome,
    StopBuilding,
    TakeShare,
)
from engine.games.ride_the_rails.state import Phase, Player, Ride, State

ROUNDS: Final = 6
OPEN_AT_FIRST: Final = 2
"""Red and Blue; a railroad more each round until all six are open (S4)."""


# Preparación
def setup(board: Board, seats: int, seed: str, tell: Tell = silent) -> State:
    """A passenger in each city, no money, a random turn order (S2)."""
    order = tuple(shuffled(seed, "order", range(seats)))
    tell(MatchStarted, order)
    return State(board, [Player() for _ in range(seats)], order, board.cities, board.fives)


# Rondas y fases
def to_move(state: State) -> tuple[Seat, ...]:
    """Shares in reverse turn order, track and journeys in turn order (S3, S5, S15)."""
    if state.phase is Phase.OVER:
        return ()
    return (state.order[-1 - state.turns if state.phase is Phase.SHARE else state.turns],)


def play(state: State, seat: Seat, move: Move, tell: Tell = silent) -> None:
    """One move that the tree offered."""
    match move:
        case Build(railroad, hex):
            tracks.build(state, seat, railroad, hex, tell)
            return
        case RideLink(city, railroad):
            rides.ride_link(state, city, railroad)
            return
        case PickUp(city):
            state.ride = Ride((city,))
            return
        case TakeShare(railroad):
            take_share(state, seat, railroad, tell)
        case StopBuilding():
            tell(BuildingEnded, seat, len(state.built))
        case Arrive():
            if state.ride:
                rides.arrive(state, seat, state.ride, tell)
        case StayHome():
            tell(NobodyRode, seat)
        case _:
            assert_never(move)
    end_turn(state, tell)


# Fase 1: tomar una acción
def open_railroads(state: State) -> range:
    """Whose shares may be taken in this round (S4)."""
    return range(min(OPEN_AT_FIRST + state.round - 1, len(state.pool)))


def shares(state: State, seat: Seat) -> list[int]:
    """One must be taken, of an open railroad that is not sold out (S3, S4, R2)."""
    return [railroad for railroad in open_railroads(state) if state.pool[railroad]]


def take_share(state: State, seat: Seat, railroad: int, tell: Tell) -> None:
    """A locomotive becomes a share (S3)."""
    state.pool[railroad] -= 1
    state.players[seat].shares[railroad] += 1
    tell(ShareTaken, seat, railroad)


# Fin de turno, de fase y de ronda
def end_turn(state: State, tell: Tell) -> None:
    """The next seat, the next phase, or the end of the round."""
    state.turns += 1
    state.built, state.climbed = (), False
    if state.turns < len(state.order):
        return
    state.turns = 0
    if state.phase is Phase.RIDE:
        end_round(state, tell)
    else:
        state.phase = Phase.BUILD if state.phase is Phase.SHARE else Phase.RIDE


def end_round(state: State, tell: Tell) -> None:
    """Least money first; after rounds 1-4 the next railroad opens (S4, S20, S21)."""
    money = tuple([player.money for player in state.players])
    tell(RoundEnded, state.round, money)
    if state.round == ROUNDS:
        state.phase = Phase.OVER
        tell(MatchEnded)
        return
    opened = open_railroads(state).stop
    state.round += 1
    state.phase = Phase.SHARE
    backwards = state.order[::-1]  # sorting keeps the order of equals, and they swap places (R34)
    state.order = tuple(sorted(backwards, key=lambda seat: money[seat]))
    tell(OrderChanged, state.order)
    if open_railroads(state).stop > opened:
        tell(RailroadOpened, opened)
