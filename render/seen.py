"""What a seat's own pictures show of cards, routes and tickets: no game, no view."""

from dataclasses import dataclass

from engine.parts.planner.needs import Need


@dataclass(frozen=True, slots=True)
class Seen:
    """What one seat sees of its own, and of market and decks."""

    seat: int
    hand: tuple[int, ...]
    """Nine counts."""
    market: tuple[int, ...]
    """By slot; -1 is empty."""
    deck: int
    tickets_left: int
    points: int
    wagons: int
    stations: int | None
    """Left to build; None in a game without."""
    built: tuple[int, ...]
    """Its routes."""
    is_second: bool
    """It draws the second card of its turn."""
    is_first_offer: bool
    """The tickets on offer are those of the start."""
    tickets: tuple[Need, ...]
    offer: tuple[Need, ...]
