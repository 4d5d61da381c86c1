"""Measuring: a loop that never changes, and the time of many calls."""

from collections.abc import Callable, Iterable, Iterator
from time import process_time
from typing import Final

from bot.bench.rows import Row

ROUNDS: Final = 5
"""Repetitions, of which the quickest counts: the others waited for somebody else."""
STEPS: Final = 40_000
MULTIPLIER, INCREMENT, MODULUS = 1_103_515_245, 12_345, 1 << 31
"""The generator of C's example `rand`: a fixed walk through numbers."""


def calibration() -> float:
    """Seconds of one calibration loop, the best of several.

    Integer arithmetic, masks and a short list, as an engine of games does them. It is the measure
    of a machine: rates given in loops compare from one machine to another.
    """
    return min(_processor_seconds(_loop) for _ in range(ROUNDS))


def _loop() -> int:
    number, mask, counts = 1, 0, [0] * 9
    for _ in range(STEPS):
        number = (number * MULTIPLIER + INCREMENT) % MODULUS
        mask ^= 1 << number % 117
        counts[number % 9] += mask.bit_count() & 1
    return number ^ mask ^ sum(counts)


def _processor_seconds(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return process_time() - start


def best_seconds(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Processor time of the quickest round."""
    return min(_processor_seconds(work) for _ in range(rounds))


def milliseconds(calls: Iterable[Callable[[], object]], repeats: int = 3) -> list[float]:
    """The processor time of each call, sorted: the quickest of its repeats, so that neither what
    other processes took nor the first call of all is counted."""
    return sorted(min(_processor_seconds(call) for _ in range(repeats)) * 1e3 for call in calls)


def spread_rows(
    name: str, times: list[float], limit: float | None = None, unit: str = "ms"
) -> Iterator[Row]:
    """Median, 99th percentile and greatest of sorted milliseconds; the last one has the limit."""
    times = [time * (1e3 if unit == "µs" else 1) for time in times] or [0.0]
    yield Row(f"{name}, median of {len(times)}", times[len(times) // 2], unit)
    yield Row(f"{name}, p99", times[min(len(times) - 1, len(times) * 99 // 100)], unit)
    yield Row(f"{name}, greatest", times[-1], unit, limit)
