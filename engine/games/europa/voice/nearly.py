"""Routes that one card more would pay: told, never offered."""

from typing import TYPE_CHECKING

from engine.answers import Bits
from engine.game import Seat
from engine.games.europa.ai.ground import ground_of
from engine.games.europa.state import Player, State
from engine.games.europa.voice.hints import hints
from engine.parts import claims
from engine.parts.route_board import LOCOMOTIVE, Route
from engine.text import Arg, Listed, Text, Word, text

if TYPE_CHECKING:
    from engine.menu import Path

NAMED = 6
"""Routes that the line names."""


def nearly(state: State, seat: Seat, path: "Path", under: Word | None) -> list[Text]:
    """«Te falta 1 carta: París–Lyon A (1 verde)…», those of one city where it is asked for."""
    if len(path) != 1 or path[0].word != "claim":
        return []
    board, player = state.board, state.players[seat]
    unpaid = ground_of(state, seat).open & ~sum(1 << r for r in claims.open_routes(state, seat))
    if under is not None:
        unpaid &= board.at[under.value]
    short = {
        route: card for route in Bits(unpaid) if (card := missing(player, board.routes[route]))
    }
    if not short:
        return []
    helped = hints(state, seat)
    best = sorted(short, key=lambda r: (r not in helped, -board.routes[r].points, r))
    names: list[Arg] = [
        text("europa-nearly-one", route=Word("route", r), color=Word("color", short[r] - 1))
        for r in best[:NAMED]
    ]
    if len(best) > NAMED:
        names.append(text("europa-more", n=len(best) - NAMED))
    return [text("europa-nearly", routes=Listed(tuple(names)))]


def missing(player: Player, route: Route) -> int:
    """The one card that would pay it, plus one (0: none alone does): of the colour held most, else
    a locomotive (R22-R25)."""
    wild = player.hand[LOCOMOTIVE]
    color = max(route.colors, key=lambda one: player.hand[one])
    held = player.hand[color]
    if wild >= route.symbols and route.symbols < route.length and held + wild + 1 == route.length:
        return color + 1
    if wild + 1 >= route.symbols and held + wild + 1 >= route.length:
        return LOCOMOTIVE + 1
    return 0
