"""What may be seen: built by naming what is public; a private view adds one seat's own cities."""

from dataclasses import dataclass

from engine.answers import Bits
from engine.game import Seat
from engine.games.trans_europa.state import Scored, State


@dataclass(frozen=True, slots=True)
class PublicView:
    """What everybody sees."""

    board: str
    phase: str
    """`hubs`, `tracks`, `ending` or `over`."""
    round: int
    to_move: tuple[Seat, ...]
    first: Seat
    """Who began the round."""
    turn: Seat
    scores: tuple[int, ...]
    hubs: tuple[int, ...]
    """By seat, the crossing of its marker; -1 before it is placed."""
    history: tuple[tuple[Seat, int], ...]
    """Seat and line of each track of the round, in the order in which they were laid."""
    supply: int
    laid_this_turn: int
    connected: tuple[Seat, ...]
    """Those announced as connected, while the round ends."""
    rounds: tuple[Scored, ...]
    """All rounds that were scored, with the hands that were shown."""

    @property
    def tracks(self) -> tuple[int, ...]:
        """The lines with a track, in the order in which they were laid."""
        return tuple([edge for _, edge in self.history])


@dataclass(frozen=True, slots=True)
class PrivateView:
    """What one seat sees."""

    public: PublicView
    seat: Seat
    cities: tuple[int, ...]
    """The crossings of its five cities."""

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """As in the public view."""
        return self.public.to_move


def public_view(state: State, to_move: tuple[Seat, ...]) -> PublicView:
    """The public part of a state, field by field."""
    return PublicView(
        board=state.board.name,
        phase=state.phase.name.lower(),
        round=state.round,
        to_move=to_move,
        first=state.first,
        turn=state.turn,
        scores=tuple(state.scores),
        hubs=tuple(state.hubs),
        history=tuple(state.history),
        supply=state.supply,
        laid_this_turn=state.laid_this_turn,
        connected=state.connected,
        rounds=tuple(state.rounds),
    )


def private_view(state: State, to_move: tuple[Seat, ...], seat: Seat) -> PrivateView:
    """The public view, and a seat's own cities."""
    return PrivateView(public_view(state, to_move), seat, tuple(Bits(state.hands[seat])))
