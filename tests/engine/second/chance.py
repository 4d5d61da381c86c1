"""How a shuffle is made again from the seed."""

import hashlib
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")


def shuffle(seed: str, stream: str, items: Iterable[T]) -> list[T]:
    def key(place: int) -> str:
        return hashlib.sha256(f"{seed}/{stream}/{place}".encode()).hexdigest()

    row = list(items)
    return [row[place] for place in sorted(range(len(row)), key=key)]


def seal(seed: str) -> str:
    return hashlib.sha256(f"seal/{seed}".encode()).hexdigest()
