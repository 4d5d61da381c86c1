"""A whole record checked: raises `Wrong` at the first thing that cannot be."""

import json
from collections.abc import Callable, Iterable

from tests.engine.second.chance import seal
from tests.engine.second.count import check_count, same
from tests.engine.second.facts import COLORS, Facts
from tests.engine.second.match import Second

PACK = sorted([color for color in COLORS for _ in range(12)] + ["loco"] * 14)


def check(
    lines: Iterable[str], facts: Facts, watch: Callable[[Second], None] = lambda match: None
) -> Second:
    """`watch` is shown the match before each move."""
    header, *moves, closing = [json.loads(line) for line in lines]
    same("game", header["game"], "europa")
    same("seal", header["seal"], seal(header["seed"]))
    match = Second(facts, header["seats"], header["seed"])
    same("set-up", header["setup"], match.told)
    last = 0
    for row in moves:
        watch(match)
        same("number", row["seq"] > last, True)
        last = row["seq"]
        same(f"move {last}", row["events"], match.play(row["seat"], row["words"]))
        same("the 110 cards", match.everything(), PACK)
        for seat in match.seats:
            same("wagons", seat.wagons + sum(route.length for route in seat.routes), 45)
            same("no negative wagons", seat.wagons >= 0, True)
    same("over", closing["is_over"], not match.to_move())
    check_count(match, closing["standings"])
    return match
