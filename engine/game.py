"""The whole interface between a game and everybody else."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Generic, ParamSpec, Protocol, TypeVar

from engine.answers import Answers
from engine.codec import Codec
from engine.errors import IllegalMove, UnknownOption, WrongSeats

if TYPE_CHECKING:
    from random import Random

    from engine.voice import Voice

Seat = int
"""The position of a player at the table, from 0."""
Options = Mapping[str, str]
"""What the lobby chose: option id -> value id."""
S = TypeVar("S")
M = TypeVar("M")
M_co = TypeVar("M_co", covariant=True)
V_co = TypeVar("V_co", covariant=True)
P = ParamSpec("P")


class Event(Protocol):
    """Something that happened; public, or for one seat only."""

    reveals: ClassVar[bool]
    """Whether it shows something that was hidden: what told it cannot be taken back."""
    is_sealed: ClassVar[bool]
    """For nobody until the match ends: how the deck lies, which tickets were left out."""
    is_moment: ClassVar[bool]
    """The table is to be shown because of it, even when nobody is newly called."""

    @property
    def only_for(self) -> Seat | None:
        """The one seat that may know of it; None is everybody. Sealed ones name no seat at all."""
        ...


class Tell(Protocol):
    """Receives an event not yet built: a listener builds it, `silent` does not pay for it."""

    def __call__(self, event: Callable[P, Event], /, *args: P.args, **kwargs: P.kwargs) -> None:
        """`tell(RouteClaimed, seat, …)`: the class of the event and what it says."""
        ...


def silent(event: Callable[P, Event], /, *args: P.args, **kwargs: P.kwargs) -> None:
    """Nobody listens: search and bulk play."""


class Log:
    """Collects the events of one move."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def __call__(self, event: Callable[P, Event], /, *args: P.args, **kwargs: P.kwargs) -> None:
        """Build it and keep it."""
        self.events.append(event(*args, **kwargs))


@dataclass(frozen=True, slots=True, eq=False)
class Ask:
    """One question, about one field of a move.

    `answers(state, seat, *earlier answers)` may trust that each earlier answer was offered, and is
    then never empty.
    """

    field: str
    answers: Callable[..., Answers[Any]]
    place: str = ""
    """Where on the board the answers lie («routes», «cities»); empty when nowhere."""
    is_several: bool = False
    """Its answers are always `Several`, so that a value is a tuple."""
    one_only: Callable[[], IllegalMove] | None = None
    """What to say to several words where one is asked, when that breaks a rule of its own."""


def never(*_: object) -> bool:
    """Not for any answers."""
    return False


@dataclass(frozen=True, slots=True, eq=False)
class Kind(Generic[S, M_co]):
    """A kind of move: one question for each field of its class, in declaration order."""

    word: str
    move: type[M_co]
    make: Callable[..., M_co]
    """The class, or `functools.cache` of it: then each move exists once."""
    can: Callable[[S, Seat], object]
    """True exactly when a whole move lies below; it need not list to know."""
    asks: tuple[Ask, ...] = ()
    commits: Callable[..., bool] = never
    """(state, seat, *answers): it is for good, so a person is asked once more."""
    twice: Callable[..., bool] = never
    """(state, seat, *answers): worth a button that plays it two times."""
    is_step: bool = False
    """It may wait in a draft: what it does follows from what its seat sees."""
    confirms: bool = False
    """It ends a turn made of steps: playing it confirms them, so that nothing else need."""
    is_private: bool = False
    """Its answers are its seat's secret: a public record gives its word alone."""

    def values(self, move: object) -> list[Any]:
        """The answers that a move gives, in the order of the questions."""
        return [getattr(move, ask.field) for ask in self.asks]


@dataclass(frozen=True, slots=True)
class Option:
    """A question of the lobby: keys `<game>-option-<id>` and `<game>-option-<id>-<value>`."""

    id: str
    values: tuple[str, ...]
    """The first one is the default."""


class Policy(Protocol):
    """A computer player: it sees one seat's view and answers with a move that the tree offers.

    Same view, same random state, same budget: same move.
    """

    def __call__(
        self, game: "Game[Any, Any, Any]", view: Any, random: "Random", budget: int
    ) -> Any:
        """A legal move for `view.seat`; `budget` counts expansions, never time."""
        ...


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What the lobby needs to know."""

    id: str
    seats: range
    boards: tuple[str, ...]
    options: tuple[Option, ...] = ()
    policies: Mapping[str, Policy] = field(default_factory=dict)
    """The computer players by level, the weakest first."""
    foresee: Callable[[Any, Seat], bool] | None = None
    """Puts an imagined state at the beginning of a seat's next turn, so that it can be planned;
    False where that cannot be imagined now. None: turns of this game cannot be planned."""
    rules_version: int = 1
    """Grows when a rule changes what a running match would do."""
    schema: int = 1
    """Grows when the saved state changes shape; `Saved.upgrades` then has one function more."""

    def check(self, seats: int, options: Options) -> None:
        """What every `setup` asks first. Raises `WrongSeats` and `UnknownOption`."""
        if seats not in self.seats:
            raise WrongSeats(f"{self.id} is for {self.seats[0]} to {self.seats[-1]}, not {seats}")
        known = {option.id: option.values for option in self.options}
        for option, value in options.items():
            if value not in known.get(option, ()):
                raise UnknownOption(f"{self.id} knows no option {option} = {value}")


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's place at the end (shared places are equal), with what makes up its total."""

    seat: Seat
    place: int
    total: int
    parts: Mapping[str, int]
    """Part -> points; they add up to the total."""
    details: Mapping[str, Any] = field(default_factory=dict)
    """What the parts rest on, as plain JSON values: enough for another program to count again."""


@dataclass(frozen=True, slots=True)
class Saved:
    """What a game writes down: its classes of state, public view and event, and how."""

    state: type[Any]
    public: type[Any]
    """Has `to_move`, as every public view; `later` too where seats are called one after the other
    into what several do at once: those who are still to be called."""
    events: Any
    codec: Codec
    """Made once: a converter compiles code for each class that it meets."""
    private: type[Any] | None = None
    """The class of a seat's own view; None where no seat has secrets and all see the public one."""
    upgrades: Sequence[Callable[[Any], Any]] = ()
    """[n]: plain JSON of schema n + 1 -> plain JSON of schema n + 2."""


class Game(Protocol[S, M, V_co]):
    """The rules of one title on one board. A game keeps no state of its own."""

    info: GameInfo
    saved: Saved
    kinds: Mapping[type[M], Kind[S, M]]
    """All of them, by the class of their moves."""
    vocabulary: Mapping[str, Sequence[str]]
    """For each field, the word of each value; a field that is not here is a number."""
    voice: "Voice[S, Any]"
    """How it speaks."""

    def setup(self, seats: int, options: Options, seed: str, tell: Tell = silent) -> S:
        """A match dealt: every permutation is laid out from the seed.

        Raises `WrongSeats` and `UnknownOption`: `info.check` does.
        """
        ...

    def copy(self, state: S) -> S:
        """A state that shares nothing that changes with the other."""
        ...

    def to_move(self, state: S) -> Sequence[Seat]:
        """Who may move now, several where the rules say so; empty when the match is over."""
        ...

    def kinds_now(self, state: S, seat: Seat) -> Sequence[Kind[S, M]]:
        """The kinds that this moment admits; each is open when its own `can` says so."""
        ...

    def play(self, state: S, seat: Seat, move: M, tell: Tell = silent) -> None:
        """Change the state by a move that the tree offered; it is not checked again."""
        ...

    def refusal(self, state: S, seat: Seat, move: M) -> IllegalMove:
        """Why the tree does not offer the move: the first rule that it breaks."""
        ...

    def view(self, state: S, seat: Seat | None) -> V_co:
        """What a seat sees; None is what everybody sees."""
        ...

    def imagine(self, view: Any, random: "Random") -> S:
        """A whole state that agrees with what one seat sees: what a computer player thinks with."""
        ...

    def standings(self, state: S) -> list[Standing]:
        """The final count, best first; of an unfinished match as it would count now."""
        ...
