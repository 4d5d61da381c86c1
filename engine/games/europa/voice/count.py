"""The final count in words, and what decided a match."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.game import Event, Seat, Standing
from engine.games.europa.events import TunnelLeft
from engine.games.europa.voice.cards import ticket
from engine.parts.events import RouteClaimed
from engine.parts.route_board import Board
from engine.text import Arg, Listed, Text, Who, Word, text

MOMENTS = 3
"""Lines about what decided a match."""
DEAR_TUNNEL = 2
"""Extra cards from which a tunnel is worth a line."""
CLOSE = 10
"""Points that separate the first two of a match that was close."""


def score(board: Board, standing: Standing) -> list[Text]:
    """Routes, tickets one by one, stations, longest line, total."""
    parts, details = standing.parts, standing.details
    tickets = details["tickets"]
    loans = {row["route"]: row for row in details["borrowed"]}
    trail = details["trail"]["length"]
    return [
        text("europa-score-routes", points=parts["routes"]),
        text(
            "europa-score-tickets",
            points=parts["tickets"],
            done=details["completed"],
            n=len(tickets),
        ),
        *[_ticket(row, loans) for row in tickets],
        text("europa-score-stations", points=parts["stations"], n=details["stations"]),
        text(
            "europa-score-longest" if parts["longest"] else "europa-score-no-longest",
            points=parts["longest"],
            n=trail,
        ),
        text("europa-score-total", points=standing.total),
    ]


def _ticket(row: Mapping[str, Any], loans: Mapping[int, Mapping[str, int]]) -> Text:
    """One ticket with the way that joined it; a borrowed route names its owner and the station."""
    name, points = Word("tickets", row["ticket"]), row["points"]
    if not row["is_completed"]:
        return text("europa-score-ticket-lost", ticket=name, points=points)
    way: list[Arg] = [
        _lent(loans[route]) if route in row["borrowed"] else Word("route", route)
        for route in row["routes"]
    ]
    return text("europa-score-ticket", ticket=name, points=points, routes=Listed(tuple(way)))


def _lent(loan: Mapping[str, int]) -> Text:
    return text(
        "europa-score-loan",
        route=Word("route", loan["route"]),
        who=Who(loan["owner"]),
        city=Word("city", loan["city"]),
    )


def moments(board: Board, standings: Sequence[Standing], events: Sequence[Event]) -> list[Text]:
    """At most three things that decided it, the weightiest first."""
    found = [
        *_tickets_apart(standings),
        *_saved(board, standings),
        *_lost(board, standings),
        *_dearest_tunnel(board, events),
        *_longest(standings),
        *_retreats(events),
    ]
    return [line for _, line in sorted(found, key=lambda pair: -pair[0])][:MOMENTS]


Weighed = list[tuple[int, Text]]


def _tickets_apart(standings: Sequence[Standing]) -> Weighed:
    """The tickets alone turned the first two round."""
    if len(standings) < 2:
        return []
    first, second = standings[0], standings[1]
    apart = first.parts["tickets"] - second.parts["tickets"]
    lead = first.total - second.total
    if apart <= lead or first.total == second.total:
        return []
    return [
        (
            apart,
            text(
                "europa-decided-tickets",
                who=Who(first.seat),
                other=Who(second.seat),
                points=apart,
                lead=lead,
            ),
        )
    ]


def _rows(standing: Standing) -> Sequence[Mapping[str, Any]]:
    rows: Sequence[Mapping[str, Any]] = standing.details["tickets"]
    return rows


def _saved(board: Board, standings: Sequence[Standing]) -> Weighed:
    """The dearest ticket that a station saved: it would have counted against its owner."""
    found: Weighed = []
    for standing in standings:
        city = {row["route"]: row["city"] for row in standing.details["borrowed"]}
        for row in _rows(standing):
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


def _lost(board: Board, standings: Sequence[Standing]) -> Weighed:
    """The dearest ticket that stayed open."""
    found = [
        (-row["points"], standing.seat, row["ticket"])
        for standing in standings
        for row in _rows(standing)
        if not row["is_completed"]
    ]
    if not found:
        return []
    points, seat, number = max(found)
    line = text("europa-decided-lost", who=Who(seat), ticket=Word("tickets", number), points=points)
    return [(points, line)]


def _dearest_tunnel(board: Board, events: Sequence[Event]) -> Weighed:
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


def _longest(standings: Sequence[Standing]) -> Weighed:
    """The award weighs more where the match was close."""
    owners = [standing for standing in standings if standing.parts["longest"]]
    if not owners:
        return []
    is_close = len(standings) > 1 and standings[0].total - standings[1].total <= CLOSE
    trail = owners[0].details["trail"]["length"]
    who = Listed(tuple([Who(standing.seat) for standing in owners]))
    line = text("europa-decided-longest", who=who, n=trail, count=len(owners))
    return [(12 if is_close else 5, line)]


def _retreats(events: Sequence[Event]) -> Weighed:
    """Somebody turned back from a tunnel more than once."""
    counts: dict[Seat, int] = {}
    for event in events:
        if isinstance(event, TunnelLeft):
            counts[event.seat] = counts.get(event.seat, 0) + 1
    if not counts or max(counts.values()) < 2:
        return []
    seat = max(counts, key=lambda one: counts[one])
    return [(3 * counts[seat], text("europa-decided-left", who=Who(seat), n=counts[seat]))]
