"""What a move would do, before it is confirmed."""

from typing import TYPE_CHECKING

from engine.game import Seat
from engine.games.ride_the_rails import rides
from engine.games.ride_the_rails.state import Ride, State
from engine.games.ride_the_rails.voice import advice
from engine.games.ride_the_rails.voice.names import bonuses, paid, spot, spots
from engine.text import Text, Word, text

if TYPE_CHECKING:
    from engine.menu import Path


def preview(state: State, seat: Seat, path: "Path") -> list[Text]:
    """Lines about a move; what was not answered yet is left out."""
    if not path:
        return []
    kind, *answers = path
    match kind.word, answers:
        case "share", [railroad]:
            return _share(state, seat, railroad)
        case "build", [railroad, hex]:
            return _build(state, seat, railroad, hex)
        case "stop", _:
            return [text("ride_the_rails-preview-stop", n=len(state.built))]
        case "passenger", [hex]:
            return _passenger(state, seat, hex)
        case "link", [hex, railroad] if state.ride:
            ride = state.ride
            return _link(state, seat, Ride((*ride.cities, hex), (*ride.railroads, railroad)))
        case "arrive", _ if state.ride:
            return arrival(state, seat, state.ride)
        case "stay", _:
            return [text("ride_the_rails-preview-stay")]
        case _:
            return []


def _share(state: State, seat: Seat, railroad: int) -> list[Text]:
    owned = state.players[seat].shares[railroad]
    return [
        text(
            "ride_the_rails-preview-share",
            railroad=Word("railroad", railroad),
            before=owned,
            after=owned + 1,
            pool=state.pool[railroad] - 1,
        )
    ]


def _build(state: State, seat: Seat, railroad: int, hex: int) -> list[Text]:
    name, place = Word("railroad", railroad), spot(state.board, hex)
    key = "start" if not state.tracks[railroad] else "build"
    lines = [text(f"ride_the_rails-preview-{key}", railroad=name, hex=place)]
    if state.board.mountains >> hex & 1 and not state.climbed:
        lines.append(text("ride_the_rails-preview-mountain"))
    return lines + bonuses(state, seat, railroad, hex)


def _passenger(state: State, seat: Seat, hex: int) -> list[Text]:
    lines = [text("ride_the_rails-preview-passenger", city=spot(state.board, hex))]
    trial = state.copy()
    trial.ride = Ride((hex,))
    plan = advice.best(trial, seat)
    if plan is not None:
        money = rides.payout(state, seat, plan.ride)[seat]
        cities = spots(state.board, plan.ride.cities)
        lines.append(text("ride_the_rails-preview-best", n=money, cities=cities))
    return lines


def _link(state: State, seat: Seat, ride: Ride) -> list[Text]:
    one, other = (spot(state.board, city) for city in ride.cities[-2:])
    leg = Ride(ride.cities[-2:], ride.railroads[-1:])
    money = rides.payout(state, seat, leg)
    money[seat] -= len(ride.railroads) > 1  # the city that the link leaves has been counted
    return [
        text(
            "ride_the_rails-preview-link",
            one=one,
            other=other,
            railroad=Word("railroad", ride.railroads[-1]),
            paid=paid(money, seat),
        ),
        *arrival(state, seat, ride),
    ]


def arrival(state: State, seat: Seat, ride: Ride) -> list[Text]:
    """What a journey would pay if it ended where it is."""
    money = paid(rides.payout(state, seat, ride), seat)
    return [text("ride_the_rails-preview-arrive", n=len(ride.railroads), paid=money)]
