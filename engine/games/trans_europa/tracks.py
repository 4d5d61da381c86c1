"""Tracks: where one may be laid, what it joins, and whom it connects (S8-S13)."""

from typing import Final

from engine.answers import Bits
from engine.game import Seat, Tell
from engine.games.trans_europa.board import Board
from engine.games.trans_europa.events import CitiesConnected, NobodyConnected, TrackLaid
from engine.games.trans_europa.state import Net, State

TRACKS_A_TURN: Final = 2
"""Single ones (S8)."""


# Construir vías
def edges(state: State, seat: Seat) -> Bits:
    """Free lines at the own network; after a single track only a single line (S8-S11, R10)."""
    hub = state.hubs[seat]
    own = next((net.edges for net in state.nets if net.nodes >> hub & 1), 0) if hub >= 0 else 0
    refused = state.laid | (state.board.doubles if state.laid_this_turn else 0)
    return Bits(own & ~refused)


def can_stop(state: State, seat: Seat) -> bool:
    """At least one track a turn (S8, R11)."""
    return state.laid_this_turn > 0


def is_turn_over(state: State, seat: Seat, edge: int) -> bool:
    """After two singles, a double, or when only doubles are left (S8, R12)."""
    return (
        state.laid_this_turn == TRACKS_A_TURN
        or bool(state.board.doubles >> edge & 1)
        or not edges(state, seat)
    )


def lay(state: State, seat: Seat, edge: int, tell: Tell) -> None:
    """One track; whose five cities it connects is told at once (S12, R20, R21)."""
    before = state.nets
    net = join(state, edge)
    state.laid |= 1 << edge
    state.history.append((seat, edge))
    state.supply -= 1
    state.laid_this_turn += 1
    tell(TrackLaid, seat, edge)
    found = tuple([owner for owner, hand in enumerate(state.hands) if hand & net.nodes == hand])
    if len(found) > len(state.connected):
        state.connected = found
        tell(CitiesConnected, found)
    elif might_connect(state.board, before, net):
        tell(NobodyConnected)


def join(state: State, edge: int) -> Net:
    """The network that a track makes of those at its ends (S10, R24)."""
    board = state.board
    one, other = board.edges[edge]
    joined, apart = Net(1 << one | 1 << other, board.at[one] | board.at[other]), []
    for net in state.nets:
        if net.nodes & joined.nodes:
            joined = Net(net.nodes | joined.nodes, net.edges | joined.edges)
        else:
            apart.append(net)
    state.nets = [*apart, joined]
    return joined


def might_connect(board: Board, before: list[Net], net: Net) -> bool:
    """Whether some hand could be connected now that was not before: public, hands aside."""
    if not all(color & net.nodes for color in board.colors):
        return False
    cities = sum(board.colors) & net.nodes
    return not any(cities & old.nodes == cities for old in before)
