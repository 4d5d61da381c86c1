"""What a move of cards, routes or tickets would do, as far as its seat can know."""

from collections.abc import Sequence

from engine.game import Seat
from engine.parts.claims import SEATS_WITH_OPEN_TWINS, Builder
from engine.parts.offers import TICKETS_DRAWN
from engine.parts.planner.thought import Planned
from engine.parts.rounds import LAST_WAGONS
from engine.parts.route_board import DECK, LOCOMOTIVE, Board, Route
from engine.parts.speech.cards import color_of, ticket
from engine.parts.ways import pieces
from engine.text import Listed, Text, Word, text

LATE_WAGONS = 10
"""From here on new tickets are seldom completed."""


def claim(state: Planned, seat: Seat, number: int) -> list[Text]:
    """What a route is, what it brings, and the tickets that it joins."""
    route, player = state.board.routes[number], state.players[seat]
    lines = [
        text(f"rails-preview-{route.kind}", route=Word("route", number), spaces=color_of(route)),
        gain(player, route),
        *completed(state, seat, route),
    ]
    if route.symbols:
        lines.append(text("rails-preview-symbols", n=route.symbols))
    return lines


def gain(player: Builder, route: Route) -> Text:
    """Points and wagons before and after."""
    return text(
        "rails-preview-points",
        points=route.points,
        before=player.points,
        after=player.points + route.points,
        wagons=player.wagons,
        left=player.wagons - route.length,
    )


def completed(state: Planned, seat: Seat, route: Route) -> list[Text]:
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
                    "rails-preview-completes",
                    ticket=Word("tickets", number),
                    points=board.tickets[number].points,
                )
            )
    return lines


def consequences(state: Planned, seat: Seat, number: int) -> list[Text]:
    """The other line of a double that closes, the last round that begins."""
    route, left = state.board.routes[number], state.players[seat].wagons
    lines = []
    if route.twin is not None and state.open >> route.twin & 1:
        is_shared = len(state.players) >= SEATS_WITH_OPEN_TWINS
        lines.append(text("rails-preview-twin-own" if is_shared else "rails-preview-twin-all"))
    left -= route.length
    if left <= LAST_WAGONS and state.turns_left < 0:
        lines.append(text("rails-preview-last-round", n=left))
    return lines


def draw(market: Sequence[int], source: int, *, is_first: bool) -> list[Text]:
    """Only what is not seen at a glance: the visible locomotive ends the turn."""
    if is_first and source != DECK and market[source] == LOCOMOTIVE:
        return [text("rails-preview-wild-alone")]
    return []


def tickets(state: Planned, seat: Seat, left: int) -> list[Text]:
    """How many are drawn of those left, and whether it is late for them."""
    lines = [text("rails-preview-tickets", n=min(TICKETS_DRAWN, left))]
    wagons = state.players[seat].wagons
    if state.turns_left > 0:
        lines.append(text("rails-preview-tickets-last"))
    elif min(player.wagons for player in state.players) <= LATE_WAGONS:
        lines.append(text("rails-preview-tickets-late", n=wagons))
    return lines


def keep(board: Board, kept: Sequence[int]) -> Text:
    """The tickets that are kept, and what they may bring."""
    points = sum(board.tickets[number].points for number in kept)
    return text("rails-preview-keep", tickets=listed(board, kept), points=points)


def listed(board: Board, numbers: Sequence[int]) -> Listed:
    """Tickets with their points."""
    return Listed(tuple([ticket(board, number) for number in numbers]))
