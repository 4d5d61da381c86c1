"""The position in words: short for the alt text of a picture, whole for who plays without any."""

from engine.games.ride_the_rails import rides
from engine.games.ride_the_rails.board import Board
from engine.games.ride_the_rails.rules import ROUNDS
from engine.games.ride_the_rails.tracks import LIMITS
from engine.games.ride_the_rails.view import View, state_of
from engine.games.ride_the_rails.voice import advice
from engine.games.ride_the_rails.voice.names import paid, shares, spot, spots
from engine.text import Listed, Text, Who, Word, text


def caption(board: Board, view: View) -> list[Text]:
    """Whose turn, round, money and shares, and how far each railroad reaches."""
    return [
        *moment(board, view),
        *[_seat(view, seat) for seat in view.order],
        *_lines(board, view, is_short=True),
    ]


def moment(board: Board, view: View) -> list[Text]:
    """Whose turn it is and what it waits for."""
    if not view.to_move:
        return [text("ride_the_rails-moment-over")]
    (seat,) = view.to_move
    lines = [text(f"ride_the_rails-moment-{view.phase}", who=Who(seat), n=view.round, of=ROUNDS)]
    if view.phase == "build" and view.built:
        limit = LIMITS[len(view.players)] - view.climbed
        lines.append(text("ride_the_rails-moment-built", n=len(view.built), limit=limit))
    if view.ride:
        cities = spots(board, view.ride.cities)
        lines.append(text("ride_the_rails-moment-riding", cities=cities))
    return lines


def _seat(view: View, seat: int) -> Text:
    player = view.players[seat]
    if not any(player.shares):
        return text("ride_the_rails-seat-bare", who=Who(seat), n=player.money)
    owned = shares(player.shares)
    return text("ride_the_rails-seat", who=Who(seat), n=player.money, shares=owned)


def position(board: Board, view: View) -> list[Text]:
    """Everything: money, shares, every hex with track, passengers, bonuses still to be had."""
    lines = moment(board, view)
    order = Listed(tuple([Who(seat) for seat in view.order]))
    lines.append(text("ride_the_rails-position-order", order=order))
    lines += [_seat(view, seat) for seat in view.order]
    lines += _lines(board, view, is_short=False)
    waiting = set(view.passengers)
    gone = [city.hex for city in board.places if city.hex not in waiting]
    lines.append(text("ride_the_rails-position-passengers", n=len(waiting)))
    if gone:
        lines.append(text("ride_the_rails-position-gone", cities=spots(board, gone)))
    if view.fives:
        lines.append(text("ride_the_rails-position-fives", cities=spots(board, view.fives)))
    key = "crossed" if view.crossed else "uncrossed"
    return [*lines, text(f"ride_the_rails-position-{key}")]


def _lines(board: Board, view: View, *, is_short: bool) -> list[Text]:
    """Each railroad with track: its cities, or all its hexes."""
    lines = []
    for railroad, track in enumerate(view.tracks):
        name, pool = Word("railroad", railroad), view.pool[railroad]
        if not track:
            continue
        cities = [hex for hex in track if hex in board.city_at]
        shown = cities if is_short else [*cities, *[hex for hex in track if hex not in cities]]
        lines.append(
            text(
                "ride_the_rails-position-line",
                railroad=name,
                n=len(track),
                pool=pool,
                hexes=Listed(tuple([spot(board, hex) for hex in shown])),
            )
        )
    return lines


def desk(board: Board, view: View) -> list[Text]:
    """The money and the shares of the seat whose view it is; in its turn, how far it has come."""
    if view.seat is None:
        return []
    player = view.players[view.seat]
    lines = [text("ride_the_rails-desk-bare", n=player.money)]
    if any(player.shares):
        lines = [text("ride_the_rails-desk", n=player.money, shares=shares(player.shares))]
    if view.seat not in view.to_move:
        return lines
    if view.phase == "build":
        key = "climbed" if view.climbed else "built"
        limit = LIMITS[len(view.players)] - view.climbed
        return [*lines, text(f"ride_the_rails-desk-{key}", n=len(view.built), limit=limit)]
    if view.phase == "ride":
        return [*lines, *_journey(board, view, view.seat)]
    return lines


def _journey(board: Board, view: View, seat: int) -> list[Text]:
    """What the journey under way would pay if it ended; before it, the best one that is known."""
    state, ride = state_of(board, view), view.ride
    if ride is None:
        plan = advice.best(state, seat)
        if plan is None:
            return []
        first, last = (spot(board, plan.ride.cities[end]) for end in (0, -1))
        money, links = rides.payout(state, seat, plan.ride)[seat], len(plan.ride.railroads)
        return [text("ride_the_rails-desk-best", first=first, last=last, n=money, links=links)]
    here = spot(board, ride.cities[-1])
    if not ride.railroads:
        return [text("ride_the_rails-desk-leaves", city=here)]
    pays = paid(rides.payout(state, seat, ride), seat)
    return [text("ride_the_rails-desk-riding", city=here, n=len(ride.railroads), paid=pays)]
