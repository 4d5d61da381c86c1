"""What a turn is decided on, and the decisions that any game of routes and tickets has."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeVar

from engine.ai.budget import Budget
from engine.answers import Bits
from engine.game import Seat
from engine.parts.claims import Builder, open_routes
from engine.parts.moves import ClaimRoute
from engine.parts.planner.draws import Wishes, best_source
from engine.parts.planner.fillers import fillers
from engine.parts.planner.network import Surface
from engine.parts.planner.prospect import Prospect, prospect
from engine.parts.planner.purse import after, lacking, route_payments, spare, thriftiest
from engine.parts.planner.threat import most_threatened
from engine.parts.route_board import Board

CARDS_SPARED: Final = 1
"""Cards kept for a tunnel's extra, as long as there is time to get them."""
SLACK: Final = 2.0
"""With fewer turns than this to spare, nothing waits any more."""


class Planner(Builder, Protocol):
    """A seat with tickets to join."""

    tickets: tuple[int, ...]
    known: list[int]


class Planned(Protocol):
    """A state in which a turn is thought about."""

    board: Board
    open: int
    market: list[int]
    discard: list[int]
    turns_left: int

    @property
    def players(self) -> Sequence[Planner]:
        """By seat."""
        ...


S = TypeVar("S", bound=Planned)


@dataclass(frozen=True, slots=True)
class Thought(Generic[S]):
    """What a turn is decided on."""

    state: S
    seat: Seat
    surface: Surface
    turns: float
    """Turns left."""
    plan: Prospect
    later: tuple[int, ...]
    """Routes for their points, if there is time."""
    budget: Budget

    @property
    def hand(self) -> list[int]:
        """The seat's cards."""
        return self.state.players[self.seat].hand

    @property
    def wanted(self) -> int:
        """Mask of the routes of the plan."""
        return self.plan.network.routes

    @property
    def time_to_spare(self) -> float:
        """Turns left beyond those that the plan takes."""
        return self.turns - self.plan.turns


def think(state: S, seat: Seat, surface: Surface, turns: float, budget: Budget) -> Thought[S]:
    """Plan the tickets for so many turns, then what is left over."""
    player = state.players[seat]
    plan = prospect(surface, player.hand, player.tickets, turns, budget)
    later = fillers(surface.ground, player.hand, plan.network.wagons, turns - plan.turns)
    return Thought(state, seat, surface, turns, plan, tuple(later), budget)


def build_planned(thought: Thought[S]) -> ClaimRoute | None:
    """A route of the plan that can be paid without robbing another; the most threatened first."""
    payable = open_routes(thought.state, thought.seat).mask
    moves = {
        number: move
        for number in Bits(thought.wanted & payable)
        if (move := claim(thought, number))
    }
    if len(moves) < 2:
        return next(iter(moves.values()), None)
    network = thought.plan.network
    return moves[most_threatened(thought.surface, network, tuple(moves), thought.budget)]


def claim(thought: Thought[S], number: int) -> ClaimRoute | None:
    """Build a route with what the rest of the plan misses least, unless it would be missed or a
    tunnel had better wait for a card to spare."""
    board, hand, rest = thought.state.board, thought.hand, thought.wanted & ~(1 << number)
    route = board.routes[number]
    found = route_payments(thought.state, thought.seat, number)
    payment = thriftiest(board, hand, route.length, found, rest)[0]
    has_time = thought.time_to_spare > SLACK
    if route.is_tunnel and has_time and spare(board, hand, number, payment) < CARDS_SPARED:
        return None
    if lacking(board, after(hand, route.length, payment), rest) > lacking(
        board, hand, thought.wanted
    ):
        return None
    return ClaimRoute(number, *payment)


def build_for_points(thought: Thought[S]) -> ClaimRoute | None:
    """With the plan built, the route that brings most points a turn."""
    if thought.wanted:
        return None
    payable = open_routes(thought.state, thought.seat)
    moves = (claim(thought, number) for number in thought.later if number in payable)
    return next((move for move in moves if move), None)


def choose_source(thought: Thought[S], offered: Sequence[int], *, is_first: bool) -> int:
    """Of the cards on offer, the one that helps most: the plan first, then routes for their
    points."""
    board, hand = thought.state.board, thought.hand
    later = 0
    for number in thought.later:
        later |= 1 << number
    goals = thought.wanted or later
    if thought.wanted:
        ordered = sorted(Bits(thought.wanted), key=lambda n: lacking(board, hand, 1 << n))
    else:
        ordered = list(thought.later)
    wishes = Wishes(goals, 1 << ordered[0] if ordered else 0, later)
    return best_source(thought.state, thought.seat, offered, wishes, is_first=is_first)
