"""Gardens, a toy game that only the tests know: all plant two plots at once, step by step."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any, ClassVar

from engine.answers import Bits
from engine.codec import Codec
from engine.errors import IllegalMove
from engine.event import Public
from engine.game import Ask, GameInfo, Kind, Options, Saved, Seat, Standing, Tell, silent

PLOTS = 30
EACH = 2


@dataclass(frozen=True, slots=True)
class Plant:
    plot: int


@dataclass(frozen=True, slots=True)
class Planted(Public):
    seat: int
    plot: int


@dataclass(frozen=True, slots=True)
class Rested(Public):
    seat: int


@dataclass(slots=True)
class State:
    board: str
    owner: list[int] = field(default_factory=lambda: [-1] * PLOTS)
    left: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class View:
    owner: tuple[int, ...]
    left: tuple[int, ...]
    to_move: tuple[int, ...]


def free(state: State, seat: Seat) -> Bits:
    return Bits(sum(1 << plot for plot, owner in enumerate(state.owner) if owner < 0))


PLANT = Kind("plant", Plant, cache(Plant), free, (Ask("plot", free, "plots"),), is_step=True)


class Gardens:
    info = GameInfo("gardens", range(2, 5), ("toy",))
    saved = Saved(State, View, Planted | Rested, Codec([Planted | Rested], []))
    kinds: ClassVar[dict[Any, Any]] = {Plant: PLANT}
    vocabulary: ClassVar[dict[str, Sequence[str]]] = {"plot": [f"plot{n}" for n in range(PLOTS)]}

    def setup(self, seats: int, options: Options, seed: str, tell: Tell = silent) -> State:
        return State("toy", left=[EACH] * seats)

    def copy(self, state: State) -> State:
        return State(state.board, state.owner[:], state.left[:])

    def to_move(self, state: State) -> tuple[Seat, ...]:
        return tuple(seat for seat, left in enumerate(state.left) if left)

    def kinds_now(self, state: State, seat: Seat) -> Sequence[Any]:
        return (PLANT,) if state.left[seat] else ()

    def play(self, state: State, seat: Seat, move: Plant, tell: Tell = silent) -> None:
        state.owner[move.plot] = seat
        state.left[seat] -= 1
        tell(Planted, seat, move.plot)

    def refusal(self, state: State, seat: Seat, move: Plant) -> IllegalMove:
        return IllegalMove()

    def view(self, state: State, seat: Seat | None) -> View:
        return View(tuple(state.owner), tuple(state.left), self.to_move(state))

    def imagine(self, view: View, random: Random) -> State:
        return State("toy", list(view.owner), list(view.left))

    def standings(self, state: State) -> list[Standing]:
        return [Standing(seat, 1, 0, {}) for seat in range(len(state.left))]
