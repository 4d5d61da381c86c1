"""A figure that a bench measured."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """One figure, perhaps with what it may be."""

    name: str
    value: float
    unit: str
    limit: float | None = None
    is_floor: bool = False
    """The limit is the least, not the most."""

    @property
    def holds(self) -> bool | None:
        """Whether it is within its limit; None where it has none."""
        if self.limit is None:
            return None
        return self.value >= self.limit if self.is_floor else self.value <= self.limit
