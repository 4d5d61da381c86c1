"""What may be seen: built by naming what is public; a private view adds one seat's own secrets
(R30)."""

from dataclasses import dataclass

from engine.answers import Bits
from engine.game import Seat
from engine.games.aventureros.state import Player, State
from engine.parts.rounds import last_round


@dataclass(frozen=True, slots=True)
class PublicPlayer:
    """What everybody sees of a seat."""

    cards: int
    tickets: int
    offered: int
    """Tickets drawn and not yet chosen from."""
    returned: int
    """First tickets that it did not keep and that are not yet under the deck."""
    wagons: int
    points: int
    """Of its routes so far."""
    routes: tuple[int, ...]
    known: tuple[int, ...]
    """Nine counts: cards that it was seen taking and has not laid since. They are in its hand, at
    least."""


@dataclass(frozen=True, slots=True)
class PublicView:
    """What everybody sees."""

    board: str
    phase: str
    """`first_tickets`, `turn`, `second_card`, `tickets` or `over`."""
    first: Seat
    """Who began."""
    turn: Seat
    to_move: tuple[Seat, ...]
    market: tuple[int, ...]
    """By slot; -1 is empty."""
    stays: int
    """Not 0: three locomotives or more were left in the market (`Stays`)."""
    deck: int
    discard: int
    discarded: tuple[int, ...]
    """Nine counts: everything in the discards was laid or shown before all."""
    tickets: int
    turns_left: int
    """Of the last round; -1 before it."""
    last_round: Seat | None
    """Who started the last round, and will play the last turn."""
    closed: tuple[int, ...]
    """Routes that nobody may build any more, because their twin is built: crossed out."""
    players: tuple[PublicPlayer, ...]


@dataclass(frozen=True, slots=True)
class PrivateView:
    """What one seat sees."""

    public: PublicView
    seat: Seat
    hand: tuple[int, ...]
    """Nine counts."""
    tickets: tuple[int, ...]
    offer: tuple[int, ...]
    returned: tuple[int, ...]
    """First tickets that it did not keep, until they go under the deck."""

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """As in the public view."""
        return self.public.to_move


def public_view(state: State, to_move: tuple[Seat, ...]) -> PublicView:
    """The public part of a state, field by field."""
    discard = state.discard
    owned = 0
    for player in state.players:
        owned |= player.routes
    return PublicView(
        board=state.board.name,
        phase=state.phase.name.lower(),
        first=state.first,
        turn=state.turn,
        to_move=to_move,
        market=tuple(state.market),
        stays=int(state.stays),
        deck=len(state.deck),
        discard=len(discard),
        discarded=tuple([discard.count(card) for card in range(9)]),
        tickets=len(state.tickets),
        turns_left=state.turns_left,
        last_round=last_round(state),
        closed=tuple(Bits(state.board.all_routes & ~state.open & ~owned)),
        players=tuple([public_player(player) for player in state.players]),
    )


def public_player(player: Player) -> PublicPlayer:
    """The public part of a seat."""
    return PublicPlayer(
        cards=sum(player.hand),
        tickets=len(player.tickets),
        offered=len(player.offer),
        returned=len(player.returned),
        wagons=player.wagons,
        points=player.points,
        routes=tuple(Bits(player.routes)),
        known=tuple(player.known),
    )


def private_view(state: State, to_move: tuple[Seat, ...], seat: Seat) -> PrivateView:
    """The public view, and a seat's own secrets."""
    player = state.players[seat]
    return PrivateView(
        public_view(state, to_move),
        seat,
        tuple(player.hand),
        player.tickets,
        player.offer,
        player.returned,
    )
