"""The state of a match: ints, masks and short lists."""

from dataclasses import dataclass, field
from enum import IntEnum

from engine.parts.market import EMPTY, Stays
from engine.parts.route_board import WAGONS, Board


class Phase(IntEnum):
    """What the match waits for."""

    FIRST_TICKETS = 0
    TURN = 1
    SECOND_CARD = 2
    TICKETS = 3
    OVER = 4


FIRST_TICKETS, TURN, SECOND_CARD, TICKETS, OVER = Phase
"""The phases by themselves, for what runs at every move: Python 3.11 finds a name five times as
quickly as a member of an enum."""


@dataclass(slots=True)
class Player:
    """What one seat has."""

    hand: list[int]
    """Nine counts: eight colours, then locomotives."""
    wagons: int = WAGONS
    points: int = 0
    """Of its routes."""
    routes: int = 0
    barred: int = 0
    """Twins of the own routes."""
    tickets: tuple[int, ...] = ()
    offer: tuple[int, ...] = ()
    """Tickets drawn and not yet chosen from."""
    returned: tuple[int, ...] = ()
    """First tickets that it did not keep, until all have chosen and they go under the deck."""
    known: list[int] = field(default_factory=lambda: [0] * 9)
    """Cards that everybody knows to be in the hand, at least: nine counts."""

    def copy(self) -> "Player":
        """Another, sharing nothing that changes."""
        return Player(
            self.hand[:],
            self.wagons,
            self.points,
            self.routes,
            self.barred,
            self.tickets,
            self.offer,
            self.returned,
            self.known[:],
        )


@dataclass(slots=True)
class State:
    """A whole match."""

    board: Board
    seed: str
    players: list[Player]
    deck: list[int]
    """The top card last, as in the deck of tickets."""
    tickets: list[int]
    open: int
    """Routes that nobody owns and no rule has closed."""
    first: int
    """The seat that began."""
    turn: int
    discard: list[int] = field(default_factory=list)
    market: list[int] = field(default_factory=lambda: [EMPTY] * 5)
    stays: Stays = Stays.NO
    phase: Phase = Phase.FIRST_TICKETS
    turns_left: int = -1
    """Turns of the last round still to play; -1 before it starts."""
    shuffles: int = 0

    def copy(self) -> "State":
        """Another, sharing nothing that changes."""
        return State(
            self.board,
            self.seed,
            [player.copy() for player in self.players],
            self.deck[:],
            self.tickets[:],
            self.open,
            self.first,
            self.turn,
            self.discard[:],
            self.market[:],
            self.stays,
            self.phase,
            self.turns_left,
            self.shuffles,
        )
