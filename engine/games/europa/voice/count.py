"""The final count in words, and what decided a match."""

from collections.abc import Mapping, Sequence

from engine.game import Event, Seat, Standing
from engine.games.europa.events import TunnelLeft
from engine.parts.events import RouteClaimed
from engine.parts.route_board import Board
from engine.parts.speech import count
from engine.parts.speech.cards import ticket
from engine.text import Listed, Text, Who, Word, text

DEAR_TUNNEL = 2
"""Extra cards from which a tunnel is worth a line."""


def score(board: Board, standing: Standing) -> list[Text]:
    """Routes, tickets one by one, stations, longest line, total."""
    details = standing.details
    lent = {row["route"]: _lent(row) for row in details["borrowed"]}
    return [
        count.routes(standing),
        count.tickets(standing),
        *[count.ticket(row, lent) for row in details["tickets"]],
        text("europa-score-stations", points=standing.parts["stations"], n=details["stations"]),
        count.longest(standing, "europa-score-longest", "europa-score-no-longest"),
        count.total(standing),
    ]


def _lent(loan: Mapping[str, int]) -> Text:
    return text(
        "europa-score-loan",
        route=Word("route", loan["route"]),
        who=Who(loan["owner"]),
        city=Word("city", loan["city"]),
    )


def moments(board: Board, standings: Sequence[Standing], events: Sequence[Event]) -> list[Text]:
    """At most three things that decided it, the weightiest first."""
    return count.weightiest(
        [
            *count.tickets_apart(standings),
            *_saved(board, standings),
            *count.dearest_lost(standings),
            *_dearest_tunnel(board, events),
            *count.longest_decided(standings, "europa-decided-longest"),
            *_retreats(events),
        ]
    )


def _saved(board: Board, standings: Sequence[Standing]) -> count.Weighed:
    """The dearest ticket that a station saved: it would have counted against its owner."""
    found: count.Weighed = []
    for standing in standings:
        city = {row["route"]: row["city"] for row in standing.details["borrowed"]}
        for row in count.ticket_rows(standing):
            if row["borrowed"]:
                line = text(
                    "europa-decided-saved",
                    who=Who(standing.seat),
                    ticket=ticket(board, row["ticket"]),
                    n=len(row["borrowed"]),
                    cities=Listed(tuple([Word("city", city[route]) for route in row["borrowed"]])),
                    routes=Listed(tuple([Word("route", route) for route in row["borrowed"]])),
                )
                found.append((2 * row["points"], line))
    return sorted(found, key=lambda pair: -pair[0])[:1]


def _dearest_tunnel(board: Board, events: Sequence[Event]) -> count.Weighed:
    found = []
    for event in events:
        if isinstance(event, RouteClaimed) and board.routes[event.route].is_tunnel:
            extra = event.cards + event.locomotives - board.routes[event.route].length
            found.append((extra, event.seat, event.route))
    if not found or max(found)[0] < DEAR_TUNNEL:
        return []
    extra, seat, route = max(found)
    line = text("europa-decided-tunnel", who=Who(seat), route=Word("route", route), n=extra)
    return [(3 * extra, line)]


def _retreats(events: Sequence[Event]) -> count.Weighed:
    """Somebody turned back from a tunnel more than once."""
    counts: dict[Seat, int] = {}
    for event in events:
        if isinstance(event, TunnelLeft):
            counts[event.seat] = counts.get(event.seat, 0) + 1
    if not counts or max(counts.values()) < 2:
        return []
    seat = max(counts, key=lambda one: counts[one])
    return [(3 * counts[seat], text("europa-decided-left", who=Who(seat), n=counts[seat]))]
