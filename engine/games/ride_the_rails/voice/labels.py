"""What stands on buttons and options, and what is asked."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from engine.game import Seat
from engine.games.ride_the_rails import rides, tracks
from engine.games.ride_the_rails.state import Phase, State
from engine.games.ride_the_rails.voice import advice
from engine.games.ride_the_rails.voice.names import ICONS, bonuses, paid, spot
from engine.text import Label, Listed, Text, Who, Word, text

if TYPE_CHECKING:
    from engine.game import Kind
    from engine.menu import Path

OPENERS: Final[Mapping[str, str]] = {
    "share": "🎟️",
    "build": "🛤️",
    "stop": "✋",
    "passenger": "🧍",
    "link": "➡️",
    "arrive": "🏁",
    "stay": "💤",
}
"""The sign on the button of a kind of move."""


def label(state: State, seat: Seat, path: "Path", known: int) -> Label:
    """The answers of `path` from `known` on; all of them known: the verb that confirms."""
    kind, *answers = path
    word: str = kind.word
    if known == 0:
        return _kind(state, seat, kind, answers)
    if known >= len(path):
        return Label(text(f"ride_the_rails-confirm-{word}"))
    match word, answers[known - 1 :]:
        case "build", [railroad] if known == 1:
            return _railroad(state, railroad)
        case "build", [railroad, hex]:
            return _line(railroad, _hex(state, seat, railroad, hex))
        case "build", [hex]:
            return _hex(state, seat, answers[0], hex)
        case "share", [railroad]:
            return _share(state, railroad)
        case "passenger", [hex]:
            return _passenger(state, seat, hex)
        case "link", [hex] if known == 1:
            return _city(state, seat, hex, rides.next_railroads(state, seat, hex))
        case "link", [hex, railroad]:
            return _city(state, seat, hex, [railroad])
        case _:
            return _leg(state, seat, answers[0], answers[-1])


def _kind(state: State, seat: Seat, kind: "Kind[State, Any]", answers: list[Any]) -> Label:
    """The button of a kind, with what it does where there is nothing to choose; or a whole move as
    one line."""
    word = kind.word
    if answers:
        rest = _rest(state, seat, word, answers)
        verb = text(f"ride_the_rails-verb-{word}")
        return Label(text("ride_the_rails-line", kind=verb, rest=rest))
    if word == "arrive" and state.ride:
        money = rides.payout(state, seat, state.ride)[seat]
        return Label(text("ride_the_rails-arrive", n=money), OPENERS[word])
    name = text(f"ride_the_rails-kind-{word}")
    only = _only(state, seat, kind)
    if only:
        rest = _rest(state, seat, word, only)
        return Label(text("ride_the_rails-line", kind=name, rest=rest), OPENERS[word])
    return Label(name, OPENERS[word])


def _only(state: State, seat: Seat, kind: "Kind[State, Any]") -> list[Any]:
    """The answers of the one move that a kind has; none where there are several."""
    found: list[Any] = []
    for ask in kind.asks:
        offered = ask.answers(state, seat, *found)
        if len(offered) != 1:
            return []
        found.append(offered[0])
    return found


def _rest(state: State, seat: Seat, word: str, answers: list[Any]) -> Text:
    """Everything after the verb, with what it would pay."""
    match word, answers:
        case "build", [railroad, hex]:
            where = text(
                "ride_the_rails-placed", railroad=Word("railroad", railroad), hex=Word("hex", hex)
            )
            pays = bonuses(state, seat, railroad, hex)
            return _with(where, Listed(tuple(pays))) if pays else where
        case "build" | "share", [railroad, *_]:
            return text("ride_the_rails-word", word=Word("railroad", railroad))
        case "link", [hex, railroad]:
            where = text(
                "ride_the_rails-ridden", railroad=Word("railroad", railroad), hex=Word("hex", hex)
            )
            own = 1 + state.players[seat].shares[railroad]
            return _with(where, Listed((text("ride_the_rails-money", n=own),)))
        case _:
            return text("ride_the_rails-word", word=Word("hex", answers[0]))


def _with(first: Text, rest: Listed) -> Text:
    return text("ride_the_rails-with", first=first, rest=rest)


def _line(railroad: int, label: Label) -> Label:
    """A place with the railroad before it."""
    name = text("ride_the_rails-word", word=Word("railroad", railroad))
    whole = text("ride_the_rails-line", kind=name, rest=label.text)
    return Label(whole, ICONS[railroad], label.note, label.is_advised)


# Shares
def _share(state: State, railroad: int) -> Label:
    name = text("ride_the_rails-word", word=Word("railroad", railroad))
    cities = (state.tracks[railroad] & state.board.cities).bit_count()
    note = text("ride_the_rails-note-share", n=cities, pool=state.pool[railroad])
    return Label(name, ICONS[railroad], note)


# Track
def _railroad(state: State, railroad: int) -> Label:
    name, pool = Word("railroad", railroad), state.pool[railroad]
    return Label(text("ride_the_rails-offer-railroad", railroad=name, n=pool), ICONS[railroad])


def _hex(state: State, seat: Seat, railroad: int, hex: int) -> Label:
    """A place for a locomotive: what it pays, or which city it comes nearer to."""
    name, pays = Word("hex", hex), bonuses(state, seat, railroad, hex)
    goal = advice.steps(state, railroad).get(hex)
    if pays:
        money = sum(n for one in pays if isinstance(n := one.args["n"], int))
        said = text("ride_the_rails-offer-paying", hex=name, n=money)
        return Label(said, note=_listed(pays), is_advised=True)
    is_mountain = state.board.mountains >> hex & 1
    key = "ride_the_rails-offer-mountain" if is_mountain else "ride_the_rails-offer-hex"
    said = text(key, hex=name)
    if goal is None:
        return Label(said)
    if goal.city == hex:
        return Label(said, note=text("ride_the_rails-note-reaches"), is_advised=True)
    note = text("ride_the_rails-note-towards", city=spot(state.board, goal.city))
    return Label(said, note=note, is_advised=True)


def _listed(items: list[Text]) -> Text:
    return text("ride_the_rails-list", items=Listed(tuple(items)))


# Journeys
def _passenger(state: State, seat: Seat, hex: int) -> Label:
    name, plan = text("ride_the_rails-word", word=Word("hex", hex)), advice.best(state, seat)
    if plan is None or plan.ride.cities[0] != hex:
        return Label(name)
    money = rides.payout(state, seat, plan.ride)[seat]
    note = text("ride_the_rails-note-journey", n=money, links=len(plan.ride.railroads))
    return Label(name, note=note, is_advised=True)


def _city(state: State, seat: Seat, hex: int, railroads: list[int]) -> Label:
    """The next city, and what the link there pays; over one railroad or any of several."""
    name = Word("hex", hex)
    if len(railroads) != 1:
        names = Listed(tuple([Word("railroad", railroad) for railroad in railroads]))
        note = text("ride_the_rails-note-several", railroads=names)
        return Label(
            text("ride_the_rails-offer-hex", hex=name),
            note=note,
            is_advised=_is_next(state, seat, hex),
        )
    railroad = railroads[0]
    said = text(
        "ride_the_rails-offer-link",
        hex=name,
        railroad=Word("railroad", railroad),
        n=1 + state.players[seat].shares[railroad],
    )
    note = text("ride_the_rails-list", items=_pays(state, seat, railroad))
    return Label(said, ICONS[railroad], note, _is_next(state, seat, hex, railroad))


def _leg(state: State, seat: Seat, hex: int, railroad: int) -> Label:
    """The railroad of a link whose city is known."""
    money = 1 + state.players[seat].shares[railroad]
    said = text("ride_the_rails-offer-leg", railroad=Word("railroad", railroad), n=money)
    note = text("ride_the_rails-list", items=_pays(state, seat, railroad))
    return Label(said, ICONS[railroad], note, _is_next(state, seat, hex, railroad))


def _pays(state: State, seat: Seat, railroad: int) -> Listed:
    """What one more link pays: its mover for the city, every owner for each share."""
    money = [player.shares[railroad] for player in state.players]
    money[seat] += 1
    return paid(money, seat)


def _is_next(state: State, seat: Seat, hex: int, railroad: int | None = None) -> bool:
    """Whether the best way on that is known goes there."""
    if state.ride is None or (plan := advice.best(state, seat)) is None:
        return False
    done = len(state.ride.railroads)
    if done == len(plan.ride.railroads) or plan.ride.cities[done + 1] != hex:
        return False
    return railroad in (None, plan.ride.railroads[done])


# What is asked
def prompt(state: State, seat: Seat, path: "Path") -> Text | None:
    """What is being asked after these answers."""
    kind, *answers = path
    match kind.word, answers:
        case "share", []:
            return text("ride_the_rails-ask-share", n=state.round)
        case "build", []:
            only = tracks.railroads(state, seat)
            if len(only) == 1:
                return text("ride_the_rails-ask-hex", railroad=Word("railroad", only[0]))
            return text("ride_the_rails-ask-build")
        case "build", [railroad]:
            return text("ride_the_rails-ask-hex", railroad=Word("railroad", railroad))
        case "passenger", []:
            return text("ride_the_rails-ask-passenger")
        case "link", [] if state.ride:
            is_first = not state.ride.railroads
            return text("ride_the_rails-ask-first-link" if is_first else "ride_the_rails-ask-link")
        case "link", [hex]:
            return text("ride_the_rails-ask-railroad", city=spot(state.board, hex))
        case _:
            return None


def ranked(state: State, seat: Seat, path: "Path") -> list[Any]:
    """All answers to the question after `path`, the most useful first."""
    kind, *answers = path
    offered = list(kind.asks[len(answers)].answers(state, seat, *answers))
    shares = state.players[seat].shares
    match kind.word, answers:
        case "build", [railroad]:
            near, cities = advice.steps(state, railroad), state.board.cities
            return sorted(
                offered,
                key=lambda hex: (
                    -len(bonuses(state, seat, railroad, hex)),
                    near[hex].cost if hex in near else advice.FAR,
                    not cities >> hex & 1,
                ),
            )
        case "passenger", []:
            return sorted(offered, key=lambda hex: not _passenger(state, seat, hex).is_advised)
        case "link", []:
            return sorted(
                offered, key=lambda hex: (not _is_next(state, seat, hex), -_most(state, seat, hex))
            )
        case _:
            return sorted(offered, key=lambda railroad: -shares[railroad])


def _most(state: State, seat: Seat, hex: int) -> int:
    """What the best link to a city pays its mover's shares."""
    shares = state.players[seat].shares
    return max(shares[railroad] for railroad in rides.next_railroads(state, seat, hex))


def absent(state: State, seat: Seat) -> list[Text]:
    """Why each kind of move that is not open is not."""
    if state.phase is Phase.OVER:
        return [text("ride_the_rails-absent-over")]
    now = state.order[-1 - state.turns if state.phase is Phase.SHARE else state.turns]
    if seat != now:
        return [text("ride_the_rails-absent-turn", who=Who(now))]
    if state.phase is Phase.SHARE:
        return [text("ride_the_rails-absent-share")]
    if state.phase is Phase.RIDE:
        return [text("ride_the_rails-absent-ride")]
    if tracks.left(state) <= 0:
        return [text("ride_the_rails-absent-limit", n=len(state.built))]
    closed = [
        Word("railroad", railroad)
        for railroad, count in enumerate(state.players[seat].shares)
        if count and railroad not in tracks.railroads(state, seat)
    ]
    return [text("ride_the_rails-absent-closed", railroads=Listed(tuple(closed)))] if closed else []
