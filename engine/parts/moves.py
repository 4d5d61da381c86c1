"""Moves of any game of cards, routes and tickets. A field is one question."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class KeepTickets:
    """Keep some of the tickets on offer, at the start or later."""

    tickets: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DrawCard:
    """Take a card from a market slot or from the deck."""

    source: int


@dataclass(frozen=True, slots=True)
class ClaimRoute:
    """Pay a route with cards of one colour and so many locomotives; colour `loco` when there is
    nothing else."""

    route: int
    color: int
    locomotives: int


@dataclass(frozen=True, slots=True)
class TakeTickets:
    """Draw three tickets, or what is left."""
