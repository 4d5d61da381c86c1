"""Signs of life of the running parts."""

from dataclasses import dataclass


@dataclass(slots=True)
class Pulse:
    """What the running parts leave for whoever looks."""

    ticked: int = 0
    """When the last whole beat ended, milliseconds since 1970; 0: none yet."""
    lag: float = 0.0
    """Seconds that it was late."""
