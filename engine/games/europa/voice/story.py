"""What happened, a line a turn: tunnels and stations beside what every game has."""

from collections.abc import Sequence

from engine.event import is_for
from engine.game import Event as Told
from engine.game import Seat
from engine.games.europa.events import StationBuilt, TunnelLeft, TunnelRevealed
from engine.games.europa.rules import FIRST_OFFER
from engine.parts.events import RouteClaimed
from engine.parts.route_board import Board
from engine.parts.speech.cards import payment, shown
from engine.parts.speech.story import Teller
from engine.text import Text, Word


def story(board: Board, events: Sequence[Told], reader: Seat | None) -> list[Text]:
    """The lines of some events; only those that `reader` may know of are told."""
    teller = Teller(board, reader, FIRST_OFFER)
    for event in events:
        if not is_for(event, reader):
            continue
        match event:
            case TunnelRevealed() | TunnelLeft() | StationBuilt():
                teller.end_draw()
                _hear_own(teller, event)
            case RouteClaimed() if board.routes[event.route].is_tunnel:
                teller.end_draw()
                _hear_dug(teller, board, event)
            case _:
                teller.hear(event)
    teller.end_draw()
    return teller.lines


def _hear_own(teller: Teller, event: TunnelRevealed | TunnelLeft | StationBuilt) -> None:
    match event:
        case TunnelRevealed(seat, number, _, _, revealed, extra) if extra:
            name = Word("route", number)
            teller.say("europa-event-tunnel", seat, route=name, n=extra, cards=shown(revealed))
        case TunnelLeft(seat, number):
            teller.drop("europa-event-tunnel", seat)
            teller.say("europa-event-left", seat, route=Word("route", number))
        case StationBuilt(seat, city, color, count, wild):
            paid = payment(color, count, wild)
            teller.say("europa-event-station", seat, city=Word("city", city), cards=paid)


def _hear_dug(teller: Teller, board: Board, event: RouteClaimed) -> None:
    """A tunnel that is built: what it cost more than its length."""
    route = board.routes[event.route]
    extra = event.cards + event.locomotives - route.length
    teller.drop("europa-event-tunnel", event.seat)
    teller.say(
        "europa-event-claim-extra" if extra else "europa-event-claim-tunnel",
        event.seat,
        route=Word("route", route.id),
        points=route.points,
        cards=payment(event.color, event.cards, event.locomotives),
        n=extra,
    )
