"""The final count in words, and what decided a match."""

from collections.abc import Sequence

from engine.game import Event, Standing
from engine.games.ride_the_rails.board import RAILROADS, Board
from engine.games.ride_the_rails.events import ContinentCrossed, PassengerRode
from engine.games.ride_the_rails.voice.names import spot
from engine.text import Listed, Text, Who, Word, text


def score(standing: Standing) -> list[Text]:
    """Where the money came from, the dividends railroad by railroad."""
    parts, details = standing.parts, standing.details
    lines = [
        text("ride_the_rails-score-rides", n=parts["rides"]),
        text("ride_the_rails-score-dividends", n=parts["dividends"]),
    ]
    paid = [
        text(
            "ride_the_rails-score-railroad",
            railroad=Word("railroad", number),
            shares=details["shares"][railroad],
            n=details["dividends"][railroad],
        )
        for number, railroad in enumerate(RAILROADS)
        if details["dividends"][railroad]
    ]
    if paid:
        lines.append(text("ride_the_rails-list", items=Listed(tuple(paid))))
    lines += [
        text(f"ride_the_rails-score-{part}", n=parts[part])
        for part in ("chicago", "fives", "crossing")
        if parts[part]
    ]
    return [*lines, text("ride_the_rails-score-total", n=standing.total)]


def moments(board: Board, standings: Sequence[Standing], events: Sequence[Event]) -> list[Text]:
    """The longest journey, the railroad that paid one seat most, who crossed the continent."""
    lines = []
    journeys = [event for event in events if isinstance(event, PassengerRode)]
    if journeys:
        longest = max(journeys, key=lambda event: len(event.railroads))
        first, last = (spot(board, longest.cities[end]) for end in (0, -1))
        who, links = Who(longest.seat), len(longest.railroads)
        lines.append(
            text("ride_the_rails-decided-journey", who=who, first=first, last=last, n=links)
        )
    paid = [
        (row.details["dividends"][railroad], -row.seat, -number)
        for row in standings
        for number, railroad in enumerate(RAILROADS)
    ]
    if paid and max(paid)[0]:
        money, seat, number = max(paid)
        name = Word("railroad", -number)
        lines.append(
            text("ride_the_rails-decided-railroad", who=Who(-seat), railroad=name, n=money)
        )
    for event in events:
        if isinstance(event, ContinentCrossed):
            lines.append(
                text("ride_the_rails-decided-crossing", who=Who(event.seat), n=event.money)
            )
    return lines
