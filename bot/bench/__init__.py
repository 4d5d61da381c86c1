"""Benches: each measures one side of every game. A new one is a file and a line here."""

from collections.abc import Callable, Iterator, Mapping

from bot.bench import asking, deciding, drawing, hosting, own, playing, presses
from bot.bench.rows import Row
from bot.selfplay import AnyGame

Bench = Callable[[AnyGame], Iterator[Row]]

BENCHES: Mapping[str, Bench] = {
    "play": playing.bench,
    "positions": asking.bench,
    "own": own.bench,
    "players": deciding.bench,
    "pictures": drawing.bench,
    "hosting": hosting.bench,
    "presses": presses.bench,
}
"""By name, in the order in which they run."""
