"""What a move would do, as far as its seat can know, while some of it may still be open."""

from typing import TYPE_CHECKING, Any

from engine.answers import Bits
from engine.game import Seat
from engine.games.europa import stations
from engine.games.europa.scoring import STATION_POINTS
from engine.games.europa.state import Phase, Player, State
from engine.games.europa.tunnels import REVEALED
from engine.parts.route_board import LOCOMOTIVE, Route
from engine.parts.speech import preview
from engine.parts.speech.cards import payment
from engine.text import Listed, Text, Who, Word, text

if TYPE_CHECKING:
    from engine.menu import Path

BORROWABLE = 6
"""Rivals' routes that one line names."""


def foresee(state: State, seat: Seat, path: "Path") -> list[Text]:
    """Lines about a move; what was not answered yet is left out."""
    if not path:
        return []
    kind, *answers = path
    match kind.word:
        case "claim" if answers:
            return _claim(state, seat, answers)
        case "station" if answers:
            return _station(state, seat, answers)
        case "draw" if answers:
            is_first = state.phase is Phase.TURN
            return preview.draw(state.market, answers[0], is_first=is_first)
        case "tickets":
            return preview.tickets(state, seat, len(state.tickets))
        case "keep" if answers:
            return _keep(state, seat, answers[0])
        case "pay":
            return _pay(state, seat, answers)
        case "retreat":
            return _retreat(state)
        case _:
            return []


# Routes
def _claim(state: State, seat: Seat, answers: list[Any]) -> list[Text]:
    route = state.board.routes[answers[0]]
    lines = preview.claim(state, seat, route.id)
    if route.is_tunnel:
        lines += _tunnel(state, state.players[seat], route, answers[1:])
    return lines + preview.consequences(state, seat, route.id)


def _tunnel(state: State, player: Player, route: Route, paid: list[int]) -> list[Text]:
    """What it may ask for, and what would be left to pay it with (R32-R38)."""
    shown = min(REVEALED, len(state.deck) + len(state.discard))
    if not shown:
        return [text("europa-preview-dig-none")]
    if len(paid) < 2:
        return [text("europa-preview-dig", n=shown)]
    color, wild = paid
    left = player.hand[LOCOMOTIVE] - wild
    if color == LOCOMOTIVE:
        return [text("europa-preview-dig-wild", n=shown, left=left)]
    same = player.hand[color] - (route.length - wild)
    return [
        text("europa-preview-dig-color", n=shown, color=Word("color", color), same=same, left=left)
    ]


# Tunnel decided
def _pay(state: State, seat: Seat, answers: list[int]) -> list[Text]:
    tunnel = state.tunnel
    if tunnel is None:
        return []
    route, player = state.board.routes[tunnel.route], state.players[seat]
    name = Word("route", route.id)
    lines = [text("europa-preview-pay-open", route=name, n=tunnel.extra)]
    if answers:
        paid = payment(tunnel.color, tunnel.extra - answers[0], answers[0])
        lines = [text("europa-preview-pay", route=name, cards=paid)]
    return [*lines, preview.gain(player, route), *preview.completed(state, seat, route)]


def _retreat(state: State) -> list[Text]:
    tunnel = state.tunnel
    if tunnel is None:
        return []
    back = payment(tunnel.color, tunnel.cards, tunnel.locomotives)
    return [text("europa-preview-retreat", cards=back, route=Word("route", tunnel.route))]


# Stations
def _station(state: State, seat: Seat, answers: list[int]) -> list[Text]:
    player, city = state.players[seat], answers[0]
    lines = [
        text(
            "europa-preview-station",
            city=Word("city", city),
            n=stations.price(player),
            left=player.stations,
            points=STATION_POINTS,
        )
    ]
    loans = _loans(state, seat, city)
    if not loans:
        return [*lines, text("europa-preview-no-loan")]
    named = Listed(tuple(loans[:BORROWABLE]))
    more = len(loans) - BORROWABLE
    if more > 0:
        return [*lines, text("europa-preview-loans-more", routes=named, n=more)]
    return [*lines, text("europa-preview-loans", routes=named)]


def _loans(state: State, seat: Seat, city: int) -> list[Text]:
    """Rivals' routes that end there: «Berlín–Varsovia A, de Bruno»."""
    return [
        text("europa-loan", route=Word("route", route), who=Who(other))
        for other, player in enumerate(state.players)
        if other != seat
        for route in Bits(player.routes & state.board.at[city])
    ]


# Tickets
def _keep(state: State, seat: Seat, kept: tuple[int, ...]) -> list[Text]:
    board, offer = state.board, state.players[seat].offer
    left = [number for number in offer if number not in kept]
    lines = [preview.keep(board, kept)]
    if left:
        is_first = state.phase is Phase.FIRST_TICKETS
        key = "europa-preview-leave-first" if is_first else "rails-preview-leave"
        lines.append(text(key, tickets=preview.listed(board, left)))
    return lines
