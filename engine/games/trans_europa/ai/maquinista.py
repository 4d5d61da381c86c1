"""The strong level: it guesses its rivals' cities from what they do, and plays the round on in its
head after each opening of a cheapest way to join its own.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from engine.ai.budget import Budget
from engine.answers import Bits
from engine.game import Game, Seat
from engine.games.trans_europa import tracks
from engine.games.trans_europa.ai.openings import best_places, openings
from engine.games.trans_europa.ai.playout import Playout
from engine.games.trans_europa.ai.suspicion import Suspicion, suspicion
from engine.games.trans_europa.board import COLORS
from engine.games.trans_europa.ground import Ground, Nets, ground_of, joined
from engine.games.trans_europa.moves import EndTurn, LayTrack, Move, PlaceHub
from engine.games.trans_europa.rules import cards, nodes
from engine.games.trans_europa.state import NOWHERE, Phase, State

if TYPE_CHECKING:
    from random import Random

STARTS: Final = 16
"""Crossings that it considers for its marker."""
GUESSES: Final = 20
"""Sets of rivals' hands on which it tries every move."""


def maquinista(game: Game[State, Move, Any], view: Any, random: "Random", budget: int) -> Move:
    """A move for the seat of the view; an expansion is one round played on."""
    state, seat = game.imagine(view, random), view.seat
    thought = Thought(state, seat, random, Budget(budget))
    if state.phase is Phase.HUBS:
        return thought.best(thought.starts())
    return thought.best(thought.tracks())


class Thought:
    """One decision: what it knows, what it suspects, what it may spend."""

    def __init__(self, state: State, seat: Seat, random: "Random", budget: Budget) -> None:
        self.state, self.seat, self.random, self.budget = state, seat, random, budget
        self.ground: Ground = ground_of(state.board)
        spot = self.ground.spot
        self.cities = list(Bits(state.hands[seat]))
        self.nets: Nets = [spot[node] for node in state.hubs if node != NOWHERE]
        for _, edge in state.history:
            one, other = state.board.edges[edge]
            self.nets = joined(self.nets, spot[one], spot[other])

    def starts(self) -> list[Move]:
        """Free crossings of its cheapest trees, some of them by chance when there are many."""
        offered = nodes(self.state, self.seat)
        best = best_places(self.ground, [self.ground.spot[city] for city in self.cities])
        found = [node for node in offered if self.ground.spot[node] & best]
        if not found:
            found = [node for node in self.cities if node in offered] or [offered[0]]
        if len(found) > STARTS:
            found = self.random.sample(found, STARTS)
        return [PlaceHub(node) for node in found]

    def tracks(self) -> list[Move]:
        """The free lines at which a cheapest tree may go on from its network, and the end of the
        turn where it may end."""
        state, board, spot = self.state, self.state.board, self.ground.spot
        own = next(net for net in self.nets if net & spot[state.hubs[self.seat]])
        offered = tracks.edges(state, self.seat)
        first = openings(self.ground, self.nets, [spot[city] for city in self.cities], own)
        found: list[Move] = []
        for edge in offered:
            one, other = board.edges[edge]
            far = spot[one] | spot[other]
            if far & ~own & first[board.costs[edge] - 1]:
                found.append(LayTrack(edge))
        if tracks.can_stop(state, self.seat):
            return [*found, EndTurn()]
        return found or [LayTrack(offered[0])]

    def best(self, moves: Sequence[Move]) -> Move:
        """The move after which it loses least, and its rivals most, over all guesses; the first
        when there is nothing left to spend."""
        if len(moves) == 1:
            return moves[0]
        gains = [0.0] * len(moves)
        guess = self._guesser()
        for _ in range(GUESSES):
            if self.budget.left < len(moves):
                break
            hands, starts = guess()
            for number, move in enumerate(moves):
                self.budget.spend()
                gains[number] += self._gain(move, hands, starts)
        return moves[gains.index(max(gains))]

    def _guesser(self) -> Callable[[], tuple[list[int], list[int]]]:
        """Deals hands, its own as it is and its rivals' as they may be; with each a city of it, at
        which a rival that has no marker yet would begin."""
        state, spot = self.state, self.ground.spot
        piles = [
            [city for city in cards(state, color) if city not in self.cities]
            for color in range(len(COLORS))
        ]
        suspects: dict[Seat, Suspicion] = {
            rival: suspicion(self.ground, state, piles, rival)
            for rival in range(len(state.scores))
            if rival != self.seat
        }

        def deal() -> tuple[list[int], list[int]]:
            hands, starts = [0] * len(state.scores), [0] * len(state.scores)
            hands[self.seat] = self.ground.mask(self.cities)
            for rival, suspect in suspects.items():
                cities = suspect.guess(self.random)
                hands[rival] = self.ground.mask(cities)
                starts[rival] = spot[self.random.choice(cities)]
            return hands, starts

        return deal

    def _gain(self, move: Move, hands: Sequence[int], starts: Sequence[int]) -> float:
        """What the rivals lose on average more than it does itself, if these are the hands."""
        state, spot = self.state, self.ground.spot
        hubs = [spot[node] if node != NOWHERE else 0 for node in state.hubs]
        turn, laid, nets = state.turn, state.laid_this_turn, self.nets
        if isinstance(move, PlaceHub):
            hubs[self.seat] = spot[move.node]
            hubs = [hub or start for hub, start in zip(hubs, starts, strict=True)]
            turn, nets = state.first, list(dict.fromkeys(hubs))
        elif isinstance(move, EndTurn):
            turn, laid = (turn + 1) % len(hubs), 0
        playout = Playout(self.ground, hubs, hands, nets, turn, laid, state.supply)
        if isinstance(move, LayTrack):
            one, other = state.board.edges[move.edge]
            playout.laid += state.board.costs[move.edge]
            playout.lay(spot[one], spot[other])
        lost = playout.lost()
        others = sum(lost) - lost[self.seat]
        return others / (len(lost) - 1) - lost[self.seat]
