"""The final count in words: routes, tickets, the longest trail, and what decided a match."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.game import Standing
from engine.text import Arg, Listed, Text, Who, Word, text

Weighed = list[tuple[int, Text]]
"""Lines with how much they weigh."""
MOMENTS = 3
"""Lines about what decided a match."""
CLOSE = 10
"""Points that separate the first two of a match that was close."""


def routes(standing: Standing) -> Text:
    """The points of the routes."""
    return text("rails-score-routes", points=standing.parts["routes"])


def tickets(standing: Standing) -> Text:
    """Their points, and how many are completed."""
    details = standing.details
    return text(
        "rails-score-tickets",
        points=standing.parts["tickets"],
        done=details["completed"],
        n=len(details["tickets"]),
    )


def ticket(row: Mapping[str, Any], lent: Mapping[int, Text]) -> Text:
    """One ticket with the way that joined it; a route that was lent says so."""
    name, points = Word("tickets", row["ticket"]), row["points"]
    if not row["is_completed"]:
        return text("rails-score-ticket-lost", ticket=name, points=points)
    way: list[Arg] = [lent.get(route, Word("route", route)) for route in row["routes"]]
    return text("rails-score-ticket", ticket=name, points=points, routes=Listed(tuple(way)))


def longest(standing: Standing, won: str, lost: str) -> Text:
    """The longest trail, by the key for one with the award or the one for another."""
    points = standing.parts["longest"]
    return text(won if points else lost, points=points, n=standing.details["trail"]["length"])


def total(standing: Standing) -> Text:
    """Everything together."""
    return text("rails-score-total", points=standing.total)


def weightiest(found: Weighed) -> list[Text]:
    """At most three lines."""
    return [line for _, line in sorted(found, key=lambda pair: -pair[0])][:MOMENTS]


def tickets_apart(standings: Sequence[Standing]) -> Weighed:
    """The tickets alone turned the first two round."""
    if len(standings) < 2:
        return []
    first, second = standings[0], standings[1]
    apart = first.parts["tickets"] - second.parts["tickets"]
    lead = first.total - second.total
    if apart <= lead or first.total == second.total:
        return []
    who, other = Who(first.seat), Who(second.seat)
    return [(apart, text("rails-decided-tickets", who=who, other=other, points=apart, lead=lead))]


def ticket_rows(standing: Standing) -> Sequence[Mapping[str, Any]]:
    """The tickets of a seat as they were counted."""
    rows: Sequence[Mapping[str, Any]] = standing.details["tickets"]
    return rows


def dearest_lost(standings: Sequence[Standing]) -> Weighed:
    """The dearest ticket that stayed open."""
    found = [
        (-row["points"], standing.seat, row["ticket"])
        for standing in standings
        for row in ticket_rows(standing)
        if not row["is_completed"]
    ]
    if not found:
        return []
    points, seat, number = max(found)
    line = text("rails-decided-lost", who=Who(seat), ticket=Word("tickets", number), points=points)
    return [(points, line)]


def longest_decided(standings: Sequence[Standing], key: str) -> Weighed:
    """The award for the longest trail, said by a key; it weighs more where the match was close."""
    owners = [standing for standing in standings if standing.parts["longest"]]
    if not owners:
        return []
    is_close = len(standings) > 1 and standings[0].total - standings[1].total <= CLOSE
    trail = owners[0].details["trail"]["length"]
    who = Listed(tuple([Who(standing.seat) for standing in owners]))
    line = text(key, who=who, n=trail, count=len(owners))
    return [(12 if is_close else 5, line)]
