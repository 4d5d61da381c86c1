"""What may be seen: everything. A seat's view differs from the public one only in whose it is, and
the state comes back from either."""

from dataclasses import dataclass

from engine.answers import Bits
from engine.game import Seat
from engine.games.ride_the_rails.board import Board
from engine.games.ride_the_rails.links import mask
from engine.games.ride_the_rails.rules import to_move
from engine.games.ride_the_rails.state import Phase, Player, Ride, State


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What one seat has, and where its money came from."""

    money: int
    shares: tuple[int, ...]
    dividends: tuple[int, ...]
    rode: int
    chicago: int
    fives: int
    crossing: int


@dataclass(frozen=True, slots=True)
class View:
    """What everybody sees."""

    board: str
    seat: Seat | None
    """Whose eyes these are; nothing else depends on it."""
    round: int
    phase: str
    """`share`, `build`, `ride` or `over`."""
    to_move: tuple[Seat, ...]
    order: tuple[Seat, ...]
    turns: int
    players: tuple[PlayerView, ...]
    tracks: tuple[tuple[int, ...], ...]
    """[railroad]: its hexes."""
    pool: tuple[int, ...]
    passengers: tuple[int, ...]
    """The cities that still have theirs, by hex."""
    fives: tuple[int, ...]
    """The $5 cities that still pay."""
    built: tuple[tuple[int, int], ...]
    """Railroad and hex of the locomotives placed in this turn."""
    climbed: bool
    crossed: bool
    ride: Ride | None


def view(state: State, seat: Seat | None) -> View:
    """A state as it is seen."""
    return View(
        board=state.board.name,
        seat=seat,
        round=state.round,
        phase=state.phase.name.lower(),
        to_move=to_move(state),
        order=state.order,
        turns=state.turns,
        players=tuple([_player(player) for player in state.players]),
        tracks=tuple([tuple(Bits(track)) for track in state.tracks]),
        pool=tuple(state.pool),
        passengers=tuple(Bits(state.passengers)),
        fives=tuple(Bits(state.fives)),
        built=state.built,
        climbed=state.climbed,
        crossed=state.crossed,
        ride=state.ride,
    )


def _player(player: Player) -> PlayerView:
    return PlayerView(
        player.money,
        tuple(player.shares),
        tuple(player.dividends),
        player.rode,
        player.chicago,
        player.fives,
        player.crossing,
    )


def state_of(board: Board, seen: View) -> State:
    """The state itself: nothing is hidden."""
    return State(
        board=board,
        players=[
            Player(list(p.shares), list(p.dividends), p.rode, p.chicago, p.fives, p.crossing)
            for p in seen.players
        ],
        order=seen.order,
        passengers=mask(seen.passengers),
        fives=mask(seen.fives),
        tracks=[mask(track) for track in seen.tracks],
        pool=list(seen.pool),
        round=seen.round,
        phase=Phase[seen.phase.upper()],
        turns=seen.turns,
        built=seen.built,
        climbed=seen.climbed,
        crossed=seen.crossed,
        ride=seen.ride,
    )
