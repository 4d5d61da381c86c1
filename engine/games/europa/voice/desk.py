"""What a seat wants to know before it moves, and why it cannot do what it looks for."""

from collections.abc import Callable

from engine.game import Seat
from engine.games.europa import rules, stations, tunnels
from engine.games.europa.ai.ground import ground_seen
from engine.games.europa.state import Phase, State
from engine.games.europa.view import PrivateView, PublicView
from engine.parts import claims
from engine.parts.planner.needs import needs
from engine.parts.route_board import LOCOMOTIVE, Board
from engine.parts.speech import desk as words
from engine.parts.speech import since as changed
from engine.parts.speech.cards import shown
from engine.text import Text, Who, Word, text


def desk(board: Board, view: PublicView | PrivateView) -> list[Text]:
    """The tunnel that waits; tickets, the nearest first; points and wagons; the last round."""
    if isinstance(view, PublicView):
        return []
    found = needs(ground_seen(board, view.public, view.seat), view.tickets)
    me = view.public.players[view.seat]
    lines = _tunnel(view) + words.tickets(found)
    if view.public.phase != "first_tickets":
        lines.append(
            text("europa-desk-me", points=me.points, wagons=me.wagons, stations=me.stations)
        )
    return lines + words.last_round(view.public.turns_left)


def since(
    board: Board, before: PublicView | PrivateView, view: PublicView | PrivateView
) -> list[Text]:
    """Tickets whose way was cut, and who comes near the end."""
    if isinstance(view, PublicView):
        return []
    then = before if isinstance(before, PublicView) else before.public
    was = needs(ground_seen(board, then, view.seat), view.tickets)
    found = needs(ground_seen(board, view.public, view.seat), view.tickets)
    had, left = ([player.wagons for player in seen.players] for seen in (then, view.public))
    return changed.tickets(was, found) + changed.near_the_end(had, left, view.seat)


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


def absent(state: State, seat: Seat) -> list[Text]:
    """Why each kind of move that is not open is not."""
    match state.phase:
        case Phase.OVER:
            return [text("rails-absent-over")]
        case Phase.FIRST_TICKETS | Phase.TICKETS if state.players[seat].offer:
            return [text("rails-absent-choose")]
        case Phase.FIRST_TICKETS:
            return [text("rails-absent-others-choose")]
        case _ if seat != state.turn:
            return [text("rails-absent-turn", who=Who(state.turn))]
        case Phase.SECOND_CARD:
            return [text("rails-absent-second")]
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


def _no_tickets(state: State, seat: Seat) -> Text:
    return text("rails-absent-tickets")


def _no_station(state: State, seat: Seat) -> Text:
    player = state.players[seat]
    if not player.stations:
        return text("europa-absent-station")
    return text("europa-absent-station-cards", n=stations.price(player))


KINDS: tuple[tuple[Callable[[State, Seat], object], Callable[[State, Seat], Text]], ...] = (
    (rules.can_draw, _no_draw),
    (claims.open_routes, words.no_claim),
    (rules.can_take_tickets, _no_tickets),
    (stations.can_build, _no_station),
)
"""The kinds of a turn in their order: when each is open, and why it is not."""
