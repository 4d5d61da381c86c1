"""The final count in words, and what decided a match."""

from collections.abc import Sequence
from typing import Final

from engine.game import Standing
from engine.text import Text, Who, text

PARTS: Final = ("prestige", "rectangle", "cities", "stars", "openings")
APART: Final = 3
"""Points of a part by which the best seat leads, from which it is worth a line."""


def score(standing: Standing) -> list[Text]:
    """Each part with what made it, then the total."""
    made = {
        "prestige": len(standing.details["pawns"]),
        "rectangle": standing.parts["rectangle"],
        "cities": len(standing.details["cities"]),
        "stars": standing.parts["stars"],
        "openings": standing.details["openings"],
    }
    lines = [
        text(f"railroad_tiles-score-{part}", n=made[part], points=standing.parts[part])
        for part in PARTS
    ]
    return [*lines, text("railroad_tiles-score-total", n=standing.total)]


def moments(standings: Sequence[Standing]) -> list[Text]:
    """The parts in which somebody was furthest ahead; else how close it was."""
    found = []
    for part in PARTS:
        first, second, *_ = sorted(standings, key=lambda row: -row.parts[part])
        ahead = first.parts[part] - second.parts[part]
        if ahead >= APART:
            points = first.parts[part]
            found.append(
                (ahead, text(f"railroad_tiles-decided-{part}", who=Who(first.seat), n=points))
            )
    found.sort(key=lambda one: -one[0])
    if found:
        return [line for _, line in found[:3]]
    first, second, *_ = standings
    return [text("railroad_tiles-decided-close", n=first.total - second.total)]
