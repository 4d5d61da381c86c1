"""What a seat wants to know before it moves, and why it cannot do what it looks for."""

from collections.abc import Callable

from engine.game import Seat
from engine.games.europa import rules, stations, tunnels
from engine.games.europa.ai.ground import ground_of, ground_seen
from engine.games.europa.state import Phase, State
from engine.games.europa.view import PrivateView, PublicView
from engine.games.europa.voice.cards import shown
from engine.parts import claims
from engine.parts.planner.needs import Need, nearest_first, needs
from engine.parts.route_board import LOCOMOTIVE, Board
from engine.text import Arg, Listed, Text, Who, Word, text

NAMED = 4
"""Tickets that one line names; the picture and the position show all."""


def desk(board: Board, view: PublicView | PrivateView) -> list[Text]:
    """The tunnel that waits; tickets, the nearest first; points and wagons; the last round."""
    if isinstance(view, PublicView):
        return []
    found = nearest_first(needs(ground_seen(board, view.public, view.seat), view.tickets))
    me = view.public.players[view.seat]
    lines = _tunnel(view) + _near([need for need in found if need.missing])
    lines += _named("europa-desk-joined", [need for need in found if need.is_joined])
    lines += _named("europa-desk-station", [need for need in found if need.by_station])
    lines += _named("europa-desk-lost", [need for need in found if need.is_impossible])
    if view.public.phase != "first_tickets":
        lines.append(
            text("europa-desk-me", points=me.points, wagons=me.wagons, stations=me.stations)
        )
    if view.public.turns_left > 0:
        lines.append(text("europa-desk-last-round", n=view.public.turns_left))
    return lines


def _tunnel(view: PrivateView) -> list[Text]:
    """What a tunnel of this seat asks for, and whether it can be paid at all (R37, R40)."""
    laid = view.public.tunnel
    if laid is None or view.public.turn != view.seat:
        return []
    name = Word("route", laid.route)
    lines = [text("europa-desk-tunnel", route=name, n=laid.extra, cards=shown(laid.revealed))]
    usable = view.hand[LOCOMOTIVE]
    if laid.color != LOCOMOTIVE:
        usable += view.hand[laid.color]
    if usable < laid.extra:
        lines.append(_unpaid(laid.extra, laid.color))
    return lines


def _unpaid(extra: int, color: int) -> Text:
    is_wild = color == LOCOMOTIVE
    return text("europa-absent-pay", n=extra, color=Word("color", color), only=int(is_wild))


def _near(found: list[Need]) -> list[Text]:
    """«Faltan 3 vagones para Bilbao–Zúrich y 8 para Lisboa–Varsovia.»"""
    if not found:
        return []
    first, *others = found[:NAMED]
    parts: list[Arg] = [
        text("europa-desk-first", n=first.missing or 0, ticket=Word("tickets", first.ticket))
    ]
    parts += [
        text("europa-desk-next", n=need.missing or 0, ticket=Word("tickets", need.ticket))
        for need in others
    ]
    return [text("europa-desk-missing", parts=Listed(tuple(parts)))]


def _named(key: str, found: list[Need]) -> list[Text]:
    if not found:
        return []
    names: list[Arg] = [Word("tickets", need.ticket) for need in found[:NAMED]]
    if len(found) > NAMED:
        names.append(text("europa-more", n=len(found) - NAMED))
    return [text(key, n=len(found), tickets=Listed(tuple(names)))]


def absent(state: State, seat: Seat) -> list[Text]:
    """Why each kind of move that is not open is not."""
    match state.phase:
        case Phase.OVER:
            return [text("europa-absent-over")]
        case Phase.FIRST_TICKETS | Phase.TICKETS if state.players[seat].offer:
            return [text("europa-absent-choose")]
        case Phase.FIRST_TICKETS:
            return [text("europa-absent-others-choose")]
        case _ if seat != state.turn:
            return [text("europa-absent-turn", who=Who(state.turn))]
        case Phase.SECOND_CARD:
            return [text("europa-absent-second")]
        case Phase.TUNNEL:
            return _no_tunnel(state, seat)
        case _:
            return [why(state, seat) for can, why in KINDS if not can(state, seat)]


def _no_tunnel(state: State, seat: Seat) -> list[Text]:
    lines = [text("europa-absent-tunnel")]
    if state.tunnel and not tunnels.extra_locomotives(state, seat):
        lines.append(_unpaid(state.tunnel.extra, state.tunnel.color))
    return lines


def _no_draw(state: State, seat: Seat) -> Text:
    return text("europa-absent-draw")


def _no_claim(state: State, seat: Seat) -> Text:
    """No route is left, no wagons for any, or no cards for any."""
    player = state.players[seat]
    if not ground_of(state, seat).open:
        key = "europa-absent-claim-wagons" if state.open & ~player.barred else "europa-absent-claim"
        return text(key, n=player.wagons)
    return text("europa-absent-claim-cards", n=sum(player.hand))


def _no_tickets(state: State, seat: Seat) -> Text:
    return text("europa-absent-tickets")


def _no_station(state: State, seat: Seat) -> Text:
    player = state.players[seat]
    if not player.stations:
        return text("europa-absent-station")
    return text("europa-absent-station-cards", n=stations.price(player))


KINDS: tuple[tuple[Callable[[State, Seat], object], Callable[[State, Seat], Text]], ...] = (
    (rules.can_draw, _no_draw),
    (claims.open_routes, _no_claim),
    (rules.can_take_tickets, _no_tickets),
    (stations.can_build, _no_station),
)
"""The kinds of a turn in their order: when each is open, and why it is not."""
