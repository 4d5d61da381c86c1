"""Harvest, a sixth game that only the tests know, with everything that a game may have.

All choose seeds in secret at once; then in turn each plants step by step, or looks at the weather;
at last all bid in secret at once. Options, several-of, places, numbers, drafts, private and
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache
from random import Random
from typing import Any, ClassVar

from engine import menu
from engine.answers import Bits, Several
from engine.chance import shuffled
from engine.codec import Codec
from engine.errors import IllegalMove
from engine.event import Private, Public, Sealed
from engine.game import Ask, GameInfo, Kind, Option, Options, Saved, Seat, Standing, Tell, silent
from engine.text import text

SEEDS, DEALT, KEPT, STEPS = 12, 3, 1, 2
SUN, RAIN = 0, 1
FEW, MANY = 9, 16


class Phase(IntEnum):
    CHOOSE = 0
    PLANT = 1
    BID = 2
    OVER = 3


@dataclass(frozen=True, slots=True)
class Ground:
    name: str
    plots: int


GROUNDS = {"few": Ground("few", FEW), "many": Ground("many", MANY)}


# Moves
@dataclass(frozen=True, slots=True)
class Keep:
    seeds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Plant:
    plot: int
    depth: int


@dataclass(frozen=True, slots=True)
class Rest:
    """The end of a turn, whatever was planted."""


@dataclass(frozen=True, slots=True)
class Peek:
    """Look at the weather to come, instead of planting."""


@dataclass(frozen=True, slots=True)
class Bid:
    coins: int


# Events
@dataclass(frozen=True, slots=True)
class Dealt(Private):
    seeds: tuple[int, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class WeatherLaid(Sealed):
    pile: tuple[int, ...]
    stream: str


@dataclass(frozen=True, slots=True)
class Kept(Public):
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class SeedsKept(Private):
    seeds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Planted(Public):
    seat: int
    plot: int
    depth: int


@dataclass(frozen=True, slots=True)
class Rested(Public):
    seat: int


@dataclass(frozen=True, slots=True)
class Peeked(Public):
    seat: int
    left: int


@dataclass(frozen=True, slots=True)
class WeatherSeen(Private):
    weather: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class HasBid(Public):
    seat: int


@dataclass(frozen=True, slots=True)
class Bids(Public):
    coins: tuple[int, ...]
    reveals: ClassVar[bool] = True
    is_moment: ClassVar[bool] = True


Event = (
    Dealt | WeatherLaid | Kept | SeedsKept | Planted | Rested | Peeked | WeatherSeen | HasBid | Bids
)
Move = Keep | Plant | Rest | Peek | Bid


@dataclass(slots=True)
class Farmer:
    dealt: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()
    seen: tuple[int, ...] = ()
    coins: int = 3
    bid: int = -1

    def copy(self) -> "Farmer":
        return Farmer(self.dealt, self.kept, self.seen, self.coins, self.bid)


@dataclass(slots=True)
class State:
    ground: Ground
    seed: str
    farmers: list[Farmer]
    pile: list[int]
    owner: list[int]
    turns: int
    turn: int = 0
    steps: int = 0
    shuffles: int = 0
    phase: Phase = Phase.CHOOSE
    spent: list[int] = field(default_factory=list)

    def copy(self) -> "State":
        return State(
            self.ground,
            self.seed,
            [farmer.copy() for farmer in self.farmers],
            self.pile[:],
            self.owner[:],
            self.turns,
            self.turn,
            self.steps,
            self.shuffles,
            self.phase,
            self.spent[:],
        )


@dataclass(frozen=True, slots=True)
class View:
    ground: str
    phase: int
    turn: int
    turns: int
    steps: int
    to_move: tuple[int, ...]
    owner: tuple[int, ...]
    pile: int
    spent: tuple[int, ...]
    kept: tuple[int, ...]
    seen: tuple[int, ...]
    coins: tuple[int, ...]
    has_bid: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class SeatView:
    public: View
    seat: int
    dealt: tuple[int, ...]
    kept: tuple[int, ...]
    seen: tuple[int, ...]
    bid: int

    @property
    def to_move(self) -> tuple[int, ...]:
        return self.public.to_move


# Refusals
class PlotTaken(IllegalMove):
    rule, topic = "H2", "all"


class WrongDepth(IllegalMove):
    rule, topic = "H3", "all"


class NotKeepable(IllegalMove):
    rule, topic = "H1", "all"


class TooDear(IllegalMove):
    rule, topic = "H4", "all"


class NothingLeft(IllegalMove):
    rule, topic = "H5", "all"


class OnePlot(IllegalMove):
    rule, topic = "H2", "all"

    def __init__(self) -> None:
        super().__init__(text("harvest-one-plot"))


# Rules
def keepable(state: State, seat: Seat) -> Several:
    return Several(state.farmers[seat].dealt, KEPT, DEALT)


def has_dealt(state: State, seat: Seat) -> bool:
    return bool(state.farmers[seat].dealt)


def free(state: State, seat: Seat) -> Bits:
    if state.steps == STEPS:
        return Bits(0)
    return Bits(sum(1 << plot for plot, owner in enumerate(state.owner) if owner < 0))


def depths(state: State, seat: Seat, plot: int) -> range:
    return range(1, 2 + len(state.farmers[seat].kept))


def may_peek(state: State, seat: Seat) -> bool:
    return state.steps == 0 and bool(state.pile)


def coins(state: State, seat: Seat) -> range:
    return range(state.farmers[seat].coins + 1)


def always(state: State, seat: Seat) -> bool:
    return True


KEEP = Kind(
    "keep", Keep, Keep, has_dealt, (Ask("seeds", keepable, is_several=True),), is_private=True
)
PLANT = Kind(
    "plant",
    Plant,
    cache(Plant),
    free,
    (Ask("plot", free, "plots", one_only=OnePlot), Ask("depth", depths)),
    is_step=True,
)
REST: Kind[State, Rest] = Kind("rest", Rest, cache(Rest), always)
PEEK = Kind("peek", Peek, cache(Peek), may_peek, commits=lambda *_: True)
BID = Kind("bid", Bid, cache(Bid), always, (Ask("coins", coins),), is_private=True)
KINDS: dict[Phase, Sequence[Kind[State, Any]]] = {
    Phase.CHOOSE: (KEEP,),
    Phase.PLANT: (PLANT, PEEK, REST),
    Phase.BID: (BID,),
    Phase.OVER: (),
}


def first_answer(game: Any, view: Any, random: Random, budget: int) -> Any:
    """The first legal move."""

    return next(menu.moves(game, game.imagine(view, random), view.seat))


def any_answer(game: Any, view: Any, random: Random, budget: int) -> Any:
    """Any legal move."""

    return menu.pick(game, game.imagine(view, random), view.seat, random.random)


class Harvest:
    """A game; it speaks through the tests alone, and says nothing."""

    info = GameInfo(
        "harvest",
        range(2, 5),
        ("few", "many"),
        (Option("board", ("few", "many")), Option("weather", ("mixed", "sunny"))),
        {"first": first_answer, "any": any_answer},
    )
    saved = Saved(State, View, Event, Codec([Event, Move], GROUNDS.values()), private=SeatView)
    kinds: ClassVar[dict[Any, Any]] = {
        kind.move: kind for kinds in KINDS.values() for kind in kinds
    }
    vocabulary: ClassVar[dict[str, Sequence[str]]] = {
        "plot": [f"plot{number}" for number in range(MANY)],
        "seeds": tuple(f"seed{number}" for number in range(SEEDS)),
    }
    voice: Any = None

    def setup(self, seats: int, options: Options, seed: str, tell: Tell = silent) -> State:
        self.info.check(seats, options)
        ground = GROUNDS[options.get("board", "few")]
        weather = [SUN] * 6 if options.get("weather") == "sunny" else [SUN] * 3 + [RAIN] * 3
        pile = shuffled(seed, "weather", weather)
        tell(WeatherLaid, tuple(pile), "weather")
        seeds = shuffled(seed, "seeds", range(SEEDS))
        farmers = [Farmer(tuple(seeds[3 * n : 3 * n + DEALT])) for n in range(seats)]
        for seat, farmer in enumerate(farmers):
            tell(Dealt, seat, farmer.dealt)
        turns = min(3 * seats, ground.plots // STEPS)
        return State(ground, seed, farmers, pile, [-1] * ground.plots, turns)

    def copy(self, state: State) -> State:
        return state.copy()

    def to_move(self, state: State) -> tuple[Seat, ...]:
        farmers = enumerate(state.farmers)
        if state.phase is Phase.CHOOSE:
            return tuple(seat for seat, farmer in farmers if farmer.dealt)
        if state.phase is Phase.BID:
            return tuple(seat for seat, farmer in farmers if farmer.bid < 0)
        return () if state.phase is Phase.OVER else (state.turn,)

    def kinds_now(self, state: State, seat: Seat) -> Sequence[Any]:
        return KINDS[state.phase] if seat in self.to_move(state) else ()

    def play(self, state: State, seat: Seat, move: Move, tell: Tell = silent) -> None:
        farmer = state.farmers[seat]
        match move:
            case Keep(seeds):
                farmer.kept, farmer.dealt = seeds, ()
                tell(Kept, seat, len(seeds))
                tell(SeedsKept, seat, seeds)
                if not self.to_move(state):
                    state.phase = Phase.PLANT
            case Plant(plot, depth):
                state.owner[plot] = seat
                state.steps += 1
                tell(Planted, seat, plot, depth)
            case Rest():
                tell(Rested, seat)
                self.end_turn(state)
            case Peek():
                weather = state.pile.pop()
                farmer.seen += (weather,)
                tell(Peeked, seat, len(state.pile))
                tell(WeatherSeen, seat, weather)
                self.end_turn(state)
            case Bid(count):
                farmer.bid = count
                tell(HasBid, seat)
                if not self.to_move(state):
                    self.settle(state, tell)

    def end_turn(self, state: State) -> None:
        state.steps, state.turns = 0, state.turns - 1
        state.turn = (state.turn + 1) % len(state.farmers)
        if state.turns == 0:
            state.phase = Phase.BID

    def settle(self, state: State, tell: Tell) -> None:
        bids = tuple(farmer.bid for farmer in state.farmers)
        tell(Bids, bids)
        order = shuffled(state.seed, f"sold {state.shuffles}", range(len(bids)))
        state.shuffles += 1
        tell(WeatherLaid, tuple(order), "sold 0")
        state.spent = list(bids)
        for farmer in state.farmers:
            farmer.coins -= farmer.bid
        state.phase = Phase.OVER

    def refusal(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        match move:
            case Keep():
                return NotKeepable()
            case Plant(plot, _):
                return WrongDepth() if plot in free(state, seat) else PlotTaken()
            case Bid():
                return TooDear()
        return NothingLeft()

    def view(self, state: State, seat: Seat | None) -> View | SeatView:
        farmers = state.farmers
        public = View(
            state.ground.name,
            int(state.phase),
            state.turn,
            state.turns,
            state.steps,
            self.to_move(state),
            tuple(state.owner),
            len(state.pile),
            tuple(state.spent),
            tuple(len(farmer.kept) for farmer in farmers),
            tuple(len(farmer.seen) for farmer in farmers),
            tuple(farmer.coins for farmer in farmers),
            tuple(farmer.bid >= 0 for farmer in farmers),
        )
        if seat is None:
            return public
        own = farmers[seat]
        return SeatView(public, seat, own.dealt, own.kept, own.seen, own.bid)

    def imagine(self, view: SeatView, random: Random) -> State:
        public = view.public
        seeds = [seed for seed in range(SEEDS) if seed not in view.dealt + view.kept]
        random.shuffle(seeds)
        farmers = []
        for seat, count in enumerate(public.kept):
            farmer = Farmer(coins=public.coins[seat])
            if public.phase == Phase.CHOOSE and not count:
                farmer.dealt = (
                    tuple([seeds.pop() for _ in range(DEALT)]) if seat != view.seat else ()
                )
            farmer.kept = tuple([seeds.pop() for _ in range(count)]) if seat != view.seat else ()
            farmer.seen = tuple([random.randrange(2) for _ in range(public.seen[seat])])
            bid = public.spent[seat] if public.spent else random.randint(0, public.coins[seat])
            farmer.bid = bid if public.has_bid[seat] else -1
            farmers.append(farmer)
        own = farmers[view.seat]
        own.dealt, own.kept, own.seen, own.bid = view.dealt, view.kept, view.seen, view.bid
        return State(
            GROUNDS[public.ground],
            str(random.random()),
            farmers,
            [random.randrange(2) for _ in range(public.pile)],
            list(public.owner),
            public.turns,
            public.turn,
            public.steps,
            phase=Phase(public.phase),
            spent=list(public.spent),
        )

    def standings(self, state: State) -> list[Standing]:
        rows = []
        for seat, farmer in enumerate(state.farmers):
            parts = {
                "plots": state.owner.count(seat) * (1 + len(farmer.kept)),
                "sun": farmer.seen.count(SUN),
                "coins": farmer.coins,
            }
            rows.append((sum(parts.values()), seat, parts))
        rows.sort(key=lambda row: (-row[0], row[1]))
        totals = [total for total, _, _ in rows]
        return [
            Standing(
                seat, totals.index(total) + 1, total, parts, {"seen": list(self._seen(state, seat))}
            )
            for total, seat, parts in rows
        ]

    def _seen(self, state: State, seat: int) -> tuple[int, ...]:
        return state.farmers[seat].seen
