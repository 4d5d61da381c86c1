"""What a move would do, as far as its seat can know, while some of it may still be open."""

from typing import TYPE_CHECKING, Any

from engine.answers import Bits
from engine.game import Seat
from engine.games.europa import stations
from engine.games.europa.scoring import STATION_POINTS
from engine.games.europa.state import Phase, Player, State
from engine.games.europa.tunnels import REVEALED
from engine.games.europa.voice.cards import color_of, payment, ticket
from engine.parts.claims import SEATS_WITH_OPEN_TWINS
from engine.parts.offers import TICKETS_DRAWN
from engine.parts.rounds import LAST_WAGONS
from engine.parts.route_board import DECK, LOCOMOTIVE, Route
from engine.parts.ways import pieces
from engine.text import Listed, Text, Who, Word, text

if TYPE_CHECKING:
    from engine.menu import Path

LATE_WAGONS = 10
"""From here on new tickets are seldom completed."""
BORROWABLE = 6
"""Rivals' routes that one line names."""


def preview(state: State, seat: Seat, path: "Path") -> list[Text]:
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
            return _draw(state, answers[0])
        case "tickets":
            return _tickets(state, seat)
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
    route, player = state.board.routes[answers[0]], state.players[seat]
    name, spaces = Word("route", route.id), color_of(route)
    lines = [
        text(f"europa-preview-{route.kind}", route=name, spaces=spaces),
        _gain(player, route),
        *completed(state, seat, route),
    ]
    if route.symbols:
        lines.append(text("europa-preview-symbols", n=route.symbols))
    if route.is_tunnel:
        lines += _tunnel(state, player, route, answers[1:])
    return lines + _twin(state, route) + _last_wagons(state, player, route)


def _gain(player: Player, route: Route) -> Text:
    return text(
        "europa-preview-points",
        points=route.points,
        before=player.points,
        after=player.points + route.points,
        wagons=player.wagons,
        left=player.wagons - route.length,
    )


def completed(state: State, seat: Seat, route: Route) -> list[Text]:
    """The tickets that this route would join."""
    board, player = state.board, state.players[seat]
    before = pieces(board, player.routes)
    after = pieces(board, player.routes | 1 << route.id)
    lines = []
    for number in player.tickets:
        one, other = board.tickets[number].ends
        if before[one] != before[other] and after[one] == after[other]:
            lines.append(
                text(
                    "europa-preview-completes",
                    ticket=Word("tickets", number),
                    points=board.tickets[number].points,
                )
            )
    return lines


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


def _twin(state: State, route: Route) -> list[Text]:
    """The other line of a double closes (R28, R29)."""
    if route.twin is None or not state.open >> route.twin & 1:
        return []
    is_shared = len(state.players) >= SEATS_WITH_OPEN_TWINS
    return [text("europa-preview-twin-own" if is_shared else "europa-preview-twin-all")]


def _last_wagons(state: State, player: Player, route: Route) -> list[Text]:
    left = player.wagons - route.length
    if left > LAST_WAGONS or state.turns_left >= 0:
        return []
    return [text("europa-preview-last-round", n=left)]


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
    return [*lines, _gain(player, route), *completed(state, seat, route)]


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


# Cards and tickets
def _draw(state: State, source: int) -> list[Text]:
    """Only what is not seen at a glance: the visible locomotive ends the turn (R12)."""
    is_first = state.phase is Phase.TURN
    if is_first and source != DECK and state.market[source] == LOCOMOTIVE:
        return [text("europa-preview-wild-alone")]
    return []


def _tickets(state: State, seat: Seat) -> list[Text]:
    count = min(TICKETS_DRAWN, len(state.tickets))
    lines = [text("europa-preview-tickets", n=count)]
    wagons = state.players[seat].wagons
    if state.turns_left > 0:
        lines.append(text("europa-preview-tickets-last"))
    elif min(player.wagons for player in state.players) <= LATE_WAGONS:
        lines.append(text("europa-preview-tickets-late", n=wagons))
    return lines


def _keep(state: State, seat: Seat, kept: tuple[int, ...]) -> list[Text]:
    board, offer = state.board, state.players[seat].offer
    left = [number for number in offer if number not in kept]
    points = sum(board.tickets[number].points for number in kept)
    named = Listed(tuple([ticket(board, number) for number in kept]))
    lines = [text("europa-preview-keep", tickets=named, points=points)]
    if left:
        is_first = state.phase is Phase.FIRST_TICKETS
        others = Listed(tuple([ticket(board, number) for number in left]))
        lines.append(
            text(
                "europa-preview-leave-first" if is_first else "europa-preview-leave", tickets=others
            )
        )
    return lines
