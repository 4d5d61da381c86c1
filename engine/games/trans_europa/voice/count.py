"""The final count in words, and what decided a match."""

from collections.abc import Sequence

from engine.game import Standing
from engine.games.trans_europa.board import Board
from engine.games.trans_europa.voice.story import named
from engine.text import Text, Who, text

DEAR = 5
"""Points of one round from which it is worth a line."""


def score(board: Board, standing: Standing) -> list[Text]:
    """The start, each round with its cities, the total."""
    lines = [text("trans_europa-score-start", n=standing.parts["start"])]
    for number, row in enumerate(standing.details["rounds"], 1):
        cities = named([board.nodes.index(node) for node in row["cities"]])
        lines.append(text("trans_europa-score-round", n=number, points=-row["lost"], cities=cities))
    return [*lines, text("trans_europa-score-total", n=standing.total)]


def moments(standings: Sequence[Standing]) -> list[Text]:
    """The dearest round, and who finished most of them first."""
    lost = [
        (row["lost"], -number, standing.seat)
        for standing in standings
        for number, row in enumerate(standing.details["rounds"], 1)
    ]
    lines = []
    if lost and max(lost)[0] >= DEAR:
        points, number, seat = max(lost)
        lines.append(text("trans_europa-decided-lost", who=Who(seat), n=points, round=-number))
    safe = {
        standing.seat: sum(not row["lost"] for row in standing.details["rounds"])
        for standing in standings
    }
    best = max(safe, key=lambda seat: safe[seat], default=None)
    if best is not None and safe[best] > 1:
        lines.append(text("trans_europa-decided-safe", who=Who(best), n=safe[best]))
    return lines
