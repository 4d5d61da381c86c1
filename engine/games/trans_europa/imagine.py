"""A whole match that agrees with what one seat sees: the rivals' cities are guesses.

Who has been announced as connected gets connected cities, everybody else a hand that is not.
"""

from typing import TYPE_CHECKING, Final

from engine.games.trans_europa.board import COLORS, Board
from engine.games.trans_europa.rules import cards
from engine.games.trans_europa.state import Net, Phase, State
from engine.games.trans_europa.tracks import join
from engine.games.trans_europa.view import PrivateView

if TYPE_CHECKING:
    from random import Random

TRIES: Final = 50
"""Deals thrown away because they contradict what is seen, before one is taken as it is."""


def imagine(board: Board, view: PrivateView, random: "Random") -> State:
    """Everything public as it is; hands by chance that agree with what was announced."""
    public = view.public
    state = State(
        board,
        seed=str(random.random()),
        scores=list(public.scores),
        hubs=list(public.hubs),
        first=public.first,
        turn=public.turn,
        nets=[Net(1 << node, board.at[node]) for node in public.hubs if node >= 0],
        laid=sum(1 << edge for edge in public.tracks),
        history=list(public.history),
        supply=public.supply,
        laid_this_turn=public.laid_this_turn,
        connected=public.connected,
        round=public.round,
        phase=Phase[public.phase.upper()],
        rounds=list(public.rounds),
    )
    for edge in public.tracks:
        join(state, edge)
    for _ in range(TRIES):
        state.hands = guess(state, view, random)
        found = [any(h & net.nodes == h for net in state.nets) for h in state.hands]
        if all(is_in == (seat in state.connected) for seat, is_in in enumerate(found)):
            break
    return state


def guess(state: State, view: PrivateView, random: "Random") -> tuple[int, ...]:
    """One city of each colour a seat, no city twice; the connected choose first, from the network
    of whoever is to move."""
    hands = [0] * len(state.scores)
    hands[view.seat] = sum(1 << city for city in view.cities)
    rivals = [seat for seat in range(len(hands)) if seat != view.seat]
    rivals.sort(key=lambda seat: seat not in state.connected)
    hub = 1 << max(0, state.hubs[state.turn])
    reached = next((net.nodes for net in state.nets if net.nodes & hub), 0)
    for color in range(len(COLORS)):
        pile = [city for city in cards(state, color) if city not in view.cities]
        random.shuffle(pile)
        for seat in rivals:
            inside = [city for city in pile if reached >> city & 1 and seat in state.connected]
            city = (inside or pile)[0]
            pile.remove(city)
            hands[seat] |= 1 << city
    return tuple(hands)
