"""The board as matches between computer players show it: who scores by what, what gets built."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Final

from engine.parts.route_board import Board
from engine.parts.survey.network import pairs
from engine.survey import Ended, Finding

SHOWN: Final = 10
RARE: Final = 0.1
"""Built in fewer than this part of the matches."""


def findings(board: Board, ended: Sequence[Ended]) -> Iterator[Finding]:
    """A table by number of seats, and which routes are seldom or nearly always built."""
    if not ended:
        return
    by_seats: dict[int, list[Ended]] = defaultdict(list)
    for match in ended:
        by_seats[match.seats].append(match)
    yield _points(by_seats)
    for seats, matches in sorted(by_seats.items()):
        yield from _built(board, seats, matches)


def _points(by_seats: dict[int, list[Ended]]) -> Finding:
    head = ("seats", "matches", "turns a seat", "points", "winner", "last")
    parts = list(next(iter(by_seats.values()))[0].standings[0].parts)
    table = [(*head, *parts, "tickets done")]
    for seats, matches in sorted(by_seats.items()):
        rows = [row for match in matches for row in match.standings]
        figures = [
            fmean(turns for match in matches for turns in match.turns),
            fmean(row.total for row in rows),
            fmean(max(row.total for row in match.standings) for match in matches),
            fmean(min(row.total for row in match.standings) for match in matches),
            *(fmean(row.parts[part] for row in rows) for part in parts),
        ]
        table.append(
            (
                str(seats),
                str(len(matches)),
                *(f"{figure:.1f}" for figure in figures),
                _tickets_done(matches),
            )
        )
    count = sum(len(matches) for matches in by_seats.values())
    return Finding("balance", f"{count} matches of self-play", None, table)


def _tickets_done(matches: Sequence[Ended]) -> str:
    hands = [row.details["tickets"] for match in matches for row in match.standings]
    tickets = [ticket for hand in hands for ticket in hand]
    done = fmean(ticket["is_completed"] for ticket in tickets)
    return f"{done:.0%} of {len(tickets) / len(hands):.1f}"


def _built(board: Board, seats: int, matches: Sequence[Ended]) -> Iterator[Finding]:
    """Pairs of cities, since both lines of a double serve alike."""
    built: Counter[frozenset[int]] = Counter()
    for match in matches:
        built.update(
            {
                frozenset(board.routes[route].ends)
                for player in match.final.players
                for route in player.routes
            }
        )
    rates = {route.name: built[frozenset(route.ends)] / len(matches) for route in pairs(board)}
    order = sorted(rates, key=rates.__getitem__)
    never = [name for name in order if not rates[name]]
    rare = sum(rate < RARE for rate in rates.values())
    table = [("seldom built", "", "nearly always", "")]
    for low, high in zip(order[:SHOWN], reversed(order[-SHOWN:]), strict=True):
        table.append((low, f"{rates[low]:.0%}", high, f"{rates[high]:.0%}"))
    yield Finding(
        f"routes built with {seats} seats",
        f"{fmean(rates.values()):.0%} of the pairs a match; under {RARE:.0%}: {rare},"
        f" never: {len(never)}",
        None,
        table,
    )
