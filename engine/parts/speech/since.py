"""What others have changed for a seat: tickets that have become dearer, who comes near the end."""

from collections.abc import Sequence

from engine.answers import Bits
from engine.game import Seat
from engine.parts.planner.needs import Need
from engine.text import Arg, Listed, Text, Who, Word, text

FEW_WAGONS = 10
"""From here on a seat is said to come near the end."""
NAMED = 4
"""Routes of a new way that one line names."""


def tickets(before: Sequence[Need], now: Sequence[Need]) -> list[Text]:
    """Those whose cheapest way was cut, with the new one; and those that have none any more."""
    found = []
    for was, need in zip(before, now, strict=True):
        ticket = Word("tickets", need.ticket)
        if need.is_impossible and not was.is_impossible:
            found.append(text("rails-since-lost", ticket=ticket))
        elif need.missing is None and was.missing is not None:
            found.append(text("rails-since-station", ticket=ticket))
        elif need.missing is not None and need.missing > (was.missing or 0):
            by = Listed(_way(need))
            key = "rails-since-cut"
            found.append(text(key, ticket=ticket, n=need.missing, was=was.missing or 0, by=by))
    return found


def _way(need: Need) -> tuple[Arg, ...]:
    routes: list[Arg] = [Word("route", route) for route in Bits(need.routes)]
    if len(routes) > NAMED:
        return (*routes[:NAMED], text("rails-more", n=len(routes) - NAMED))
    return tuple(routes)


def near_the_end(before: Sequence[int], now: Sequence[int], reader: Seat) -> list[Text]:
    """Other seats whose wagons have become few, by the wagons that each had and has."""
    return [
        text("rails-since-wagons", who=Who(seat), n=left)
        for seat, (had, left) in enumerate(zip(before, now, strict=True))
        if seat != reader and left <= FEW_WAGONS < had
    ]
