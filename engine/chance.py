"""Chance: every shuffle is a named stream of the seed; no generator is kept in the state.

Anybody can check a shuffle in five lines of any language: sort the positions 0, 1, 2 … by the
SHA-256 digest of `seed/stream/position` (UTF-8), and lay the items out in that order.
"""

from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")


def shuffled(seed: str, stream: str, items: Iterable[T]) -> list[T]:
    """The items in the order that the seed gives this stream; equal arguments, equal order."""
    listed = list(items)
    if len(listed) < 2:
        return listed
    start = f"{seed}/{stream}/".encode()
    keys = [sha256(start + number).digest() for number in _numbers(len(listed))]
    laid = dict(zip(keys, listed, strict=True))
    return [laid[key] for key in sorted(keys)]


@cache
def _numbers(count: int) -> tuple[bytes, ...]:
    """The positions as they are hashed."""
    return tuple(str(position).encode() for position in range(count))


def seal(seed: str) -> str:
    """The seed's public promise: told at the start, checked when the seed is shown at the end."""
    return sha256(f"seal/{seed}".encode()).hexdigest()
