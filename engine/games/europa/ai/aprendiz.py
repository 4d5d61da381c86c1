"""The easy level: greedy, one ticket at a time. It sees no shared ways, no rivals and no clock.

It builds what it can pay on the shortest way of its nearest ticket; its hands itch when they are
full. Beatable, but it knows the rules and what the pieces are for.
"""

from typing import TYPE_CHECKING, Any, Final

from engine.answers import Bits
from engine.game import Game, Seat
from engine.games.europa.ai.finish import station, stations
from engine.games.europa.ai.ground import ground_of
from engine.games.europa.moves import Move, PayTunnel, Retreat
from engine.games.europa.rules import can_draw, keepable, sources
from engine.games.europa.state import Phase, State
from engine.games.europa.tunnels import extra_locomotives
from engine.parts.claims import open_routes
from engine.parts.moves import DrawCard, KeepTickets, TakeTickets
from engine.parts.planner.greedy import fewest, longest, next_ticket, source

if TYPE_CHECKING:
    from random import Random

FULL_HAND: Final = 12
"""With so many cards it builds the longest route that it can pay, wherever that is."""
LONG_ENOUGH: Final = 3
"""Shorter routes are not worth its while, off the way of a ticket."""
FEW_WAGONS: Final = 10
"""With fewer it builds anything, and thinks of stations."""
MANY_WAGONS: Final = 25
"""With so many, and all tickets joined, it takes more."""


def aprendiz(game: Game[State, Move, Any], view: Any, random: "Random", budget: int) -> Move:
    """A move for the seat of the view; it expands nothing."""
    state, seat = game.imagine(view, random), view.seat
    ground = ground_of(state, seat)
    if state.phase in (Phase.FIRST_TICKETS, Phase.TICKETS):
        return KeepTickets(fewest(ground, keepable(state, seat)))
    if state.phase is Phase.TUNNEL:
        options = extra_locomotives(state, seat)
        return PayTunnel(options[0]) if options else Retreat()
    nearest = next_ticket(ground, state.players[seat].tickets)
    way = nearest.routes if nearest else 0
    if state.phase is Phase.SECOND_CARD:
        return draw(state, seat, way)
    return turn(state, seat, way)


def turn(state: State, seat: Seat, way: int) -> Move:
    """Build on the way; save a ticket late; take more; build anything long; draw."""
    player, payable = state.players[seat], open_routes(state, seat).mask
    if way & payable:
        return longest(state, seat, Bits(way & payable))
    if player.wagons < FEW_WAGONS:
        saving = max(stations(state, seat), key=lambda found: found[0], default=None)
        if saving and saving[0] > 0:
            return saving[1]
    if not way and player.wagons >= MANY_WAGONS and state.tickets:
        return TakeTickets()
    if not way or sum(player.hand) >= FULL_HAND:
        routes = state.board.routes
        least = 1 if player.wagons < FEW_WAGONS else LONG_ENOUGH
        if found := [number for number in Bits(payable) if routes[number].length >= least]:
            return longest(state, seat, found)
    return draw(state, seat, way) if can_draw(state, seat) else anything(state, seat)


def draw(state: State, seat: Seat, way: int) -> DrawCard:
    """A card, for the way where one is shown."""
    offered = sources(state, seat)
    return DrawCard(source(state.board, state.players[seat].hand, state.market, offered, way))


def anything(state: State, seat: Seat) -> Move:
    """No card is left to draw."""
    if payable := open_routes(state, seat):
        return longest(state, seat, payable)
    if state.tickets:
        return TakeTickets()
    return station(state, seat, next(iter(Bits(state.free_cities))), 0)
