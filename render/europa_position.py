"""A view of Rieles de Europa as a position and as what a seat sees."""

from typing import Final

from engine.games.europa.ai.ground import ground_seen
from engine.games.europa.events import StationBuilt
from engine.games.europa.view import PrivateView, PublicView
from engine.parts.events import RouteClaimed
from engine.parts.planner.needs import needs
from engine.parts.route_board import CARDS, Board
from render.painter import Job
from render.position import Player, Position, named
from render.seen import Seen

STATIONS: Final = 3


def position_of(job: Job, board: Board) -> Position:
    """What a view shows; of a private one only its public part and the cities of its tickets."""
    private = job.view if isinstance(job.view, PrivateView) else None
    view: PublicView = private.public if private else job.view
    tickets = private.tickets if private else ()
    return Position(
        claimed={route: seat for seat, p in enumerate(view.players) for route in p.routes},
        closed=frozenset(view.closed),
        stations={city: seat for seat, p in enumerate(view.players) for city in p.cities},
        players=_players(view, job.names),
        market=tuple(None if card < 0 else CARDS[card] for card in view.market),
        deck=view.deck,
        discard=view.discard,
        tickets=view.tickets,
        pending=(view.tunnel.route, view.turn) if view.tunnel else None,
        new_routes=tuple(e.route for e in job.events if isinstance(e, RouteClaimed)),
        new_stations=tuple(e.city for e in job.events if isinstance(e, StationBuilt)),
        wanted=tuple(sorted({end for ticket in tickets for end in board.tickets[ticket].ends})),
        is_last_round=view.last_round is not None,
        is_over=not view.to_move,
        heading=job.heading,
        most_stations=STATIONS,
    )


def _players(view: PublicView, names: tuple[str, ...]) -> tuple[Player, ...]:
    return tuple(
        Player(
            seat,
            *named(names, seat),
            points=player.points,
            wagons=player.wagons,
            cards=player.cards,
            tickets=player.tickets,
            stations=player.stations,
            is_to_move=seat in view.to_move,
        )
        for seat, player in enumerate(view.players)
    )


def seen_by(board: Board, view: PrivateView) -> Seen:
    """What the seat of a view sees of its own."""
    public, me = view.public, view.public.players[view.seat]
    ground = ground_seen(board, public, view.seat)
    return Seen(
        seat=view.seat,
        hand=view.hand,
        market=public.market,
        deck=public.deck,
        tickets_left=public.tickets,
        points=me.points,
        wagons=me.wagons,
        stations=me.stations,
        built=me.routes,
        is_second=public.phase == "second_card" and public.turn == view.seat,
        is_first_offer=public.phase == "first_tickets",
        tickets=tuple(needs(ground, view.tickets)),
        offer=tuple(needs(ground, view.offer)),
    )
