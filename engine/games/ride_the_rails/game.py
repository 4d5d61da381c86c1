"""Ride the Rails as a `Game`: its kinds of move and what stands behind the interface."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from engine.codec import Codec
from engine.game import Ask, GameInfo, Kind, Options, Saved, Seat, Tell, silent
from engine.games.ride_the_rails import rides, rules, survey, tracks
from engine.games.ride_the_rails.ahead import foresee
from engine.games.ride_the_rails.ai.aprendiz import aprendiz
from engine.games.ride_the_rails.ai.maquinista import maquinista
from engine.games.ride_the_rails.board import Board
from engine.games.ride_the_rails.events import Event
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
from engine.games.ride_the_rails.refusals import refusal
from engine.games.ride_the_rails.scoring import standings
from engine.games.ride_the_rails.state import Phase, State
from engine.games.ride_the_rails.view import View, state_of, view
from engine.games.ride_the_rails.voice import RideTheRailsVoice
from engine.survey import Ended, Finding, Pace, Workload

if TYPE_CHECKING:
    from random import Random

    from engine.voice import Voice


def _always(state: State, seat: Seat) -> bool:
    return True


SHARE = Kind("share", TakeShare, cache(TakeShare), rules.shares, (Ask("railroad", rules.shares),))
BUILD = Kind(
    "build",
    Build,
    cache(Build),
    tracks.railroads,
    (Ask("railroad", tracks.railroads), Ask("hex", tracks.hexes, "hexes")),
    is_step=True,
)
STOP: Kind[State, StopBuilding] = Kind(
    "stop", StopBuilding, cache(StopBuilding), _always, confirms=True
)
PICK_UP = Kind(
    "passenger",
    PickUp,
    cache(PickUp),
    rides.passengers,
    (Ask("hex", rides.passengers, "hexes"),),
    is_step=True,
)
LINK = Kind(
    "link",
    RideLink,
    cache(RideLink),
    rides.next_cities,
    (Ask("hex", rides.next_cities, "hexes"), Ask("railroad", rides.next_railroads)),
    is_step=True,
)
ARRIVE = Kind("arrive", Arrive, cache(Arrive), rides.can_arrive, confirms=True)
STAY = Kind("stay", StayHome, cache(StayHome), rides.can_stay_home)

RIDING: Sequence[Kind[State, Move]] = (LINK, ARRIVE)
KINDS: Mapping[Phase, Sequence[Kind[State, Move]]] = {
    Phase.SHARE: (SHARE,),
    Phase.BUILD: (BUILD, STOP),
    Phase.RIDE: (PICK_UP, STAY),
    Phase.OVER: (),
}


class RideTheRails:
    """The rules on one board."""

    info = GameInfo(
        "ride_the_rails",
        range(3, 6),
        ("ride_the_rails",),
        policies={"aprendiz": aprendiz, "maquinista": maquinista},
        foresee=foresee,
    )
    pace = Pace({4: 900.0}, decision=20.0)
    kinds: Mapping[type[Move], Kind[State, Move]] = {
        kind.move: kind for kinds in (*KINDS.values(), RIDING) for kind in kinds
    }

    def __init__(self, board: Board) -> None:
        self.board = board
        self.vocabulary: Mapping[str, Sequence[str]] = board.vocabulary
        self.voice: Voice[State, Any] = RideTheRailsVoice(board)
        self.saved = Saved(State, View, Event, Codec([Event, Move], [board]))

    def setup(self, seats: int, options: Options, seed: str, tell: Tell = silent) -> State:
        """A match laid out."""
        self.info.check(seats, options)
        return rules.setup(self.board, seats, seed, tell)

    def kinds_now(self, state: State, seat: Seat) -> Sequence[Kind[State, Move]]:
        """What the phase admits, for whoever is to move."""
        if seat not in rules.to_move(state):
            return ()
        return RIDING if state.ride else KINDS[state.phase]

    def imagine(self, view: View, random: "Random") -> State:
        """The state that a view shows: all of it."""
        return state_of(self.board, view)

    def survey(self) -> Iterator[Finding]:
        """What holds of the board itself."""
        return survey.survey(self.board)

    def balance(self, ended: Sequence[Ended]) -> Iterator[Finding]:
        """What matches between computer players say of the board."""
        return survey.balance(ended)

    def workloads(self, random: "Random") -> Iterator[Workload]:
        """What the bench should time: the search for the best journey."""
        return survey.workloads(self.board, random)

    copy = staticmethod(State.copy)
    to_move = staticmethod(rules.to_move)
    play = staticmethod(rules.play)
    refusal = staticmethod(refusal)
    view = staticmethod(view)
    standings = staticmethod(standings)
