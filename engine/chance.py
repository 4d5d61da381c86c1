"""Chance: every shuffle is a named stream of the seed; no generator is kept in the state.

Anybody can check a shuffle in five lines of any language: sort the positions 0, 1, 2 … by the
SHA-256 digest of `seed/stream/position` (UTF-8), and lay the items out in that order.
"""

from collections.abc import Iterable
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")


def shuffled(seed: str, stream: str, items: Iterable[T]) -> list[T]:
    """The items in the order that the seed gives this stream; equal arguments, equal order."""
    listed = list(items)
    if len(listed) < 2:
        return listed
    start = f"{seed}/{stream}/"
    keys = [sha256(f"{start}{position}".encode()).digest() for position in range(len(listed))]
    return [listed[position] for position in sorted(range(len(listed)), key=keys.__getitem__)]


def seal(seed: str) -> str:
    """The seed's public promise: told at the start, checked when the seed is shown at the end."""
    return sha256(f"seal/{seed}".encode()).hexdigest()
