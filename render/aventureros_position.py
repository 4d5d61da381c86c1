"""A view of ¡Aventureros al Tren! as a position and as what a seat sees."""

from engine.games.aventureros.view import PrivateView, PublicView
from engine.parts.events import RouteClaimed
from engine.parts.planner.ground import ground_seen
from engine.parts.planner.needs import needs
from engine.parts.route_board import CARDS, Board
from render.painter import Job
from render.position import Player, Position, named
from render.seen import Seen


def position_of(job: Job, board: Board) -> Position:
    """What a view shows; of a private one only its public part and the cities of its tickets."""
    private = job.view if isinstance(job.view, PrivateView) else None
    view: PublicView = private.public if private else job.view
    tickets = private.tickets if private else ()
    return Position(
        claimed={route: seat for seat, p in enumerate(view.players) for route in p.routes},
        closed=frozenset(view.closed),
        players=_players(view, job.names),
        market=tuple(None if card < 0 else CARDS[card] for card in view.market),
        deck=view.deck,
        discard=view.discard,
        tickets=view.tickets,
        new_routes=tuple(e.route for e in job.events if isinstance(e, RouteClaimed)),
        wanted=tuple(sorted({end for ticket in tickets for end in board.tickets[ticket].ends})),
        is_last_round=view.last_round is not None,
        is_over=not view.to_move,
        heading=job.heading,
        most_stations=0,
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
            stations=0,
            is_to_move=seat in view.to_move,
        )
        for seat, player in enumerate(view.players)
    )


def seen_by(board: Board, view: PrivateView) -> Seen:
    """What the seat of a view sees of its own."""
    public, me = view.public, view.public.players[view.seat]
    built = [player.routes for player in public.players]
    ground = ground_seen(board, built, view.seat, me.wagons)
    return Seen(
        seat=view.seat,
        hand=view.hand,
        market=public.market,
        deck=public.deck,
        tickets_left=public.tickets,
        points=me.points,
        wagons=me.wagons,
        stations=None,
        built=me.routes,
        is_second=public.phase == "second_card" and public.turn == view.seat,
        is_first_offer=public.phase == "first_tickets",
        tickets=tuple(needs(ground, view.tickets)),
        offer=tuple(needs(ground, view.offer)),
    )
