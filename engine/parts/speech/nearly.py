"""Routes that one card more would pay: told, never offered."""

from engine.answers import Bits
from engine.game import Seat
from engine.parts import claims
from engine.parts.market import Holder
from engine.parts.planner.advice import helpful
from engine.parts.planner.ground import ground_of
from engine.parts.planner.thought import Planned
from engine.parts.route_board import LOCOMOTIVE, Route
from engine.text import Arg, Listed, Text, Word, text

NAMED = 6
"""Routes that the line names."""


def nearly(state: Planned, seat: Seat, under: Word | None) -> list[Text]:
    """«Te falta 1 carta: París–Lyon A (1 verde)…», those of one city where it is asked for."""
    board, player, ground = state.board, state.players[seat], ground_of(state, seat)
    unpaid = ground.open & ~sum(1 << r for r in claims.open_routes(state, seat))
    if under is not None:
        unpaid &= board.at[under.value]
    short = {
        route: card for route in Bits(unpaid) if (card := missing(player, board.routes[route]))
    }
    if not short:
        return []
    helped = helpful(ground, player.tickets)
    best = sorted(short, key=lambda r: (r not in helped, -board.routes[r].points, r))
    names: list[Arg] = [
        text("rails-nearly-one", route=Word("route", r), color=Word("color", short[r] - 1))
        for r in best[:NAMED]
    ]
    if len(best) > NAMED:
        names.append(text("rails-more", n=len(best) - NAMED))
    return [text("rails-nearly", routes=Listed(tuple(names)))]


def missing(player: Holder, route: Route) -> int:
    """The one card that would pay it, plus one (0: none alone does): of the colour held most, else
    a locomotive."""
    wild = player.hand[LOCOMOTIVE]
    color = max(route.colors, key=lambda one: player.hand[one])
    held = player.hand[color]
    if wild >= route.symbols and route.symbols < route.length and held + wild + 1 == route.length:
        return color + 1
    if wild + 1 >= route.symbols and held + wild + 1 >= route.length:
        return LOCOMOTIVE + 1
    return 0
