"""Where somebody looks for an answer."""

from collections.abc import Sequence
from typing import Any

from engine.parts.route_board import Board
from engine.text import Word


def keys(board: Board, field: str, answer: Any) -> Sequence[Word]:
    """A route and a ticket are looked for under their cities, whichever comes first."""
    match field:
        case "route":
            return [Word("city", end) for end in board.routes[answer].ends]
        case "tickets":
            numbers = answer if isinstance(answer, tuple) else (answer,)
            ends = [end for number in numbers for end in board.tickets[number].ends]
            return [Word("city", end) for end in ends]
        case "city" | "color" | "source":
            return [Word(field, answer)]
        case _:
            return []
