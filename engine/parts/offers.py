"""Tickets on offer: drawn from their deck, and what is not kept goes back under it."""

from typing import Protocol

from engine.chance import shuffled
from engine.game import Seat, Tell
from engine.parts.events import TicketsOffered, TicketsReturned, TicketsTaken

TICKETS_DRAWN = 3


class Chooser(Protocol):
    """A seat that chooses tickets."""

    tickets: tuple[int, ...]
    offer: tuple[int, ...]
    """Tickets drawn and not yet chosen from."""


class TicketDeck(Protocol):
    """A state with a deck of tickets, the top one last."""

    seed: str
    tickets: list[int]
    shuffles: int


def take(state: TicketDeck, seat: Seat, player: Chooser, tell: Tell) -> None:
    """Three, or what is left."""
    deck = state.tickets
    player.offer = tuple([deck.pop() for _ in range(min(TICKETS_DRAWN, len(deck)))])
    tell(TicketsTaken, seat, len(player.offer))
    tell(TicketsOffered, seat, player.offer)


def put_under(state: TicketDeck, seat: Seat, returned: tuple[int, ...], tell: Tell) -> None:
    """Under the deck of tickets, in an order that nobody can count on."""
    if returned:
        returned, stream = mixed(state, returned)
        state.tickets[:0] = returned
        tell(TicketsReturned, seat, returned, stream)


def mixed(state: TicketDeck, tickets: tuple[int, ...]) -> tuple[tuple[int, ...], str]:
    """Tickets shuffled among themselves, and the stream that did it; none for a single one."""
    if len(tickets) < 2:
        return tickets, ""
    stream = f"returned {state.shuffles}"
    state.shuffles += 1
    return tuple(shuffled(state.seed, stream, tickets)), stream
