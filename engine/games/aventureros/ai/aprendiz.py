"""The easy level: greedy, one ticket at a time. It sees no shared ways, no rivals and no clock.

It builds what it can pay on the shortest way of its nearest ticket; its hands itch when they are
full. Beatable, but it knows the rules and what the pieces are for.
"""

from typing import TYPE_CHECKING, Any, Final

from engine.answers import Bits
from engine.game import Game, Seat
from engine.games.aventureros.moves import Move
from engine.games.aventureros.rules import keepable, sources
from engine.games.aventureros.state import Phase, State
from engine.parts.claims import open_routes
from engine.parts.moves import DrawCard, KeepTickets, TakeTickets
from engine.parts.planner.greedy import fewest, longest, next_ticket, source
from engine.parts.planner.ground import ground_of

if TYPE_CHECKING:
    from random import Random

FULL_HAND: Final = 12
"""With so many cards it builds the longest route that it can pay, wherever that is."""
LONG_ENOUGH: Final = 3
"""Shorter routes are not worth its while, off the way of a ticket."""
FEW_WAGONS: Final = 10
"""With fewer it builds anything."""
MANY_WAGONS: Final = 25
"""With so many, and all tickets joined, it takes more."""


def aprendiz(game: Game[State, Move, Any], view: Any, random: "Random", budget: int) -> Move:
    """A move for the seat of the view; it expands nothing."""
    state, seat = game.imagine(view, random), view.seat
    ground = ground_of(state, seat)
    if state.phase in (Phase.FIRST_TICKETS, Phase.TICKETS):
        return KeepTickets(fewest(ground, keepable(state, seat)))
    nearest = next_ticket(ground, state.players[seat].tickets)
    way = nearest.routes if nearest else 0
    if state.phase is Phase.TURN and (move := build_or_take(state, seat, way)):
        return move
    if offered := sources(state, seat):
        hand = state.players[seat].hand
        return DrawCard(source(state.board, hand, state.market, offered, way))
    if payable := open_routes(state, seat):
        return longest(state, seat, payable)
    return TakeTickets()


def build_or_take(state: State, seat: Seat, way: int) -> Move | None:
    """Build on the way; without one, take tickets early; build anything long with full hands."""
    player, payable = state.players[seat], open_routes(state, seat).mask
    if way & payable:
        return longest(state, seat, Bits(way & payable))
    if not way and player.wagons >= MANY_WAGONS and state.tickets:
        return TakeTickets()
    if not way or sum(player.hand) >= FULL_HAND:
        routes = state.board.routes
        least = 1 if player.wagons < FEW_WAGONS else LONG_ENOUGH
        if found := [number for number in Bits(payable) if routes[number].length >= least]:
            return longest(state, seat, found)
    return None
