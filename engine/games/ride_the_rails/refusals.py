"""Why a move is not offered. Asked only after the tree said no; it never decides."""

from typing import ClassVar, assert_never

from engine.errors import IllegalMove
from engine.game import Seat
from engine.games.ride_the_rails import rides, rules, tracks
from engine.games.ride_the_rails.board import RAILROADS
from engine.games.ride_the_rails.moves import (
    Arrive,
    Build,
    Move,
    PickUp,
    RideLink,
    StayHome,
    StopBuilding,
    TakeShare,
)
from engine.games.ride_the_rails.state import State
from engine.text import Arg, Text, Word


class Refused(IllegalMove):
    """A reason of this game, with what it speaks of."""

    key: ClassVar[str] = ""

    def __init__(self, **args: Arg) -> None:
        super().__init__(Text(self.key, args))


class NoSuchRailroad(Refused):
    """There are six railroads."""

    rule, topic, key = "S1", "railroads", "ride_the_rails-refusal-no-railroad"


class NoSuchHex(Refused):
    """The board has no such hex, or no city on it."""

    rule, topic, key = "R37", "legend", "ride_the_rails-refusal-no-hex"


class NotOpenYet(Refused):
    """The railroad opens in a later round."""

    rule, topic, key = "S4", "railroads", "ride_the_rails-refusal-not-open"


class SoldOut(Refused):
    """No locomotive of it is left."""

    rule, topic, key = "R2", "share", "ride_the_rails-refusal-sold-out"


class NoShare(Refused):
    """Who builds for a railroad owns a share of it."""

    rule, topic, key = "S5", "build", "ride_the_rails-refusal-no-share"


class TooManyLocomotives(Refused):
    """The limit of the turn."""

    rule, topic, key = "S5, S6", "build", "ride_the_rails-refusal-too-many"


class MountainTooLate(Refused):
    """The last locomotive of the limit cannot be the first on a mountain."""

    rule, topic, key = "S6", "build", "ride_the_rails-refusal-mountain"


class NotAStart(Refused):
    """The first locomotive goes to a city that shows its colour."""

    rule, topic, key = "S7, S10", "railroads", "ride_the_rails-refusal-not-a-start"


class NotAdjacent(Refused):
    """Every other one goes beside the railroad's own track."""

    rule, topic, key = "S7", "build", "ride_the_rails-refusal-not-adjacent"


class AlreadyThere(Refused):
    """One locomotive of a railroad in a hex."""

    rule, topic, key = "S8", "capacity", "ride_the_rails-refusal-already-there"


class HexFull(Refused):
    """Two locomotives in a hex, one in a city of the east coast."""

    rule, topic, key = "S8, S9", "capacity", "ride_the_rails-refusal-full"


class TooManyEastCities(Refused):
    """A railroad holds two cities of the east coast at the most."""

    rule, topic, key = "S9", "capacity", "ride_the_rails-refusal-east"


class NoPassenger(Refused):
    """Nobody waits in that city any more."""

    rule, topic, key = "S15, R4", "ride", "ride_the_rails-refusal-no-passenger"


class NoLink(Refused):
    """No railroad joins the two cities directly."""

    rule, topic, key = "S15, R10", "ride", "ride_the_rails-refusal-no-link"


class VisitedTwice(Refused):
    """A journey visits each hex once."""

    rule, topic, key = "S16", "ride", "ride_the_rails-refusal-twice"


class MustRide(Refused):
    """A journey is possible, so it is due."""

    rule, topic, key = "R6", "ride", "ride_the_rails-refusal-must-ride"


def refusal(state: State, seat: Seat, move: Move) -> IllegalMove:
    """The first rule that the move breaks, in the order of the rulebook."""
    match move:
        case TakeShare(railroad) | Build(railroad, _) | RideLink(_, railroad) if (
            railroad not in range(len(RAILROADS))
        ):
            return NoSuchRailroad()
        case Build(_, hex) | PickUp(hex) | RideLink(hex, _) if hex not in range(
            len(state.board.hexes)
        ):
            return NoSuchHex()
        case TakeShare(railroad):
            name = Word("railroad", railroad)
            is_open = railroad in rules.open_railroads(state)
            return SoldOut(railroad=name) if is_open else NotOpenYet(railroad=name)
        case Build(railroad, hex):
            return _building(state, seat, railroad, hex)
        case PickUp(city):
            waits = state.passengers >> city & 1
            return NoLink() if waits else NoPassenger(city=Word("hex", city))
        case RideLink(city, railroad):
            return _riding(state, city, railroad)
        case Arrive():
            return NoLink()
        case StayHome():
            return MustRide()
        case StopBuilding():
            return IllegalMove()
        case _:
            assert_never(move)


def _building(state: State, seat: Seat, railroad: int, hex: int) -> IllegalMove:
    name, place = Word("railroad", railroad), Word("hex", hex)
    if not state.players[seat].shares[railroad]:
        return NoShare(railroad=name)
    if not state.pool[railroad]:
        return SoldOut(railroad=name)
    if tracks.left(state) <= 0:
        return TooManyLocomotives(n=len(state.built))
    track, bit = state.tracks[railroad], 1 << hex
    if track & bit:
        return AlreadyThere(railroad=name, hex=place)
    if track and not tracks.border(state.board, track) & bit:
        return NotAdjacent(railroad=name, hex=place)
    if tracks.full(state) & bit:
        return HexFull(hex=place)
    if not track and not tracks.starts(state, railroad) & bit:
        return NotAStart(railroad=name, hex=place)
    if state.board.mountains & bit:
        return MountainTooLate(hex=place)
    return TooManyEastCities(railroad=name)


def _riding(state: State, city: int, railroad: int) -> IllegalMove:
    if state.ride is None:
        return NoLink()
    is_seen = city in state.ride.cities
    if is_seen or rides.ways_of(state, railroad, state.ride.cities[-1], city):
        return VisitedTwice(city=Word("hex", city))
    return NoLink()
