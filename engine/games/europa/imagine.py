"""A whole match that agrees with what one seat sees: the unseen cards and tickets dealt at random.

A computer player gets a view, never the state. It thinks with states made here; on them the rules
answer for its own seat as they do on the real one.
"""

from collections import Counter
from typing import TYPE_CHECKING

from engine.answers import Bits
from engine.games.europa.board import DECK_CARDS, LOCOMOTIVE, Board
from engine.games.europa.routes import close_twin
from engine.games.europa.state import EMPTY, Phase, Player, State
from engine.games.europa.view import PrivateView, PublicPlayer

if TYPE_CHECKING:
    from random import Random


def imagine(board: Board, view: PrivateView, random: "Random") -> State:
    """Rivals' hands and tickets, the decks and the discards are guesses; the rest is as seen."""
    public = view.public
    cards, tickets = unseen_cards(view), unseen_tickets(board, view)
    random.shuffle(cards)
    random.shuffle(tickets)
    tickets.sort(key=lambda ticket: not board.tickets[ticket].is_long)  # the deck holds no long one
    state = State(
        board,
        seed=str(random.random()),
        players=[],
        deck=[cards.pop() for _ in range(public.deck)],
        tickets=[tickets.pop() for _ in range(public.tickets)],
        open=board.all_routes,
        free_cities=(1 << len(board.cities)) - 1,
        turn=public.turn,
        discard=[cards.pop() for _ in range(public.discard)],
        market=list(public.market),
        phase=Phase[public.phase.upper()],
        tunnel=public.tunnel,
        turns_left=public.turns_left,
    )
    for seat, seen in enumerate(public.players):
        player = built_by(seen)
        if seat == view.seat:
            player.hand, player.tickets, player.offer = list(view.hand), view.tickets, view.offer
        else:
            guess = Counter([cards.pop() for _ in range(seen.cards)])
            player.hand = [guess[card] for card in range(9)]
            player.tickets = tuple([tickets.pop() for _ in range(seen.tickets)])
            player.offer = tuple([tickets.pop() for _ in range(seen.offered)])
        state.players.append(player)
    for player in state.players:
        close_board(state, player)
    return state


def unseen_cards(view: PrivateView) -> list[int]:
    left = Counter(DECK_CARDS)
    left.subtract(card for card in view.public.market if card != EMPTY)
    left.subtract(dict(enumerate(view.hand)))
    if tunnel := view.public.tunnel:
        left.subtract(tunnel.revealed)
        left.subtract({tunnel.color: tunnel.cards})
        left.subtract({LOCOMOTIVE: tunnel.locomotives})
    return list(left.elements())


def unseen_tickets(board: Board, view: PrivateView) -> list[int]:
    seen = view.tickets + view.offer
    return [ticket.id for ticket in board.tickets if ticket.id not in seen]


def built_by(seen: PublicPlayer) -> Player:
    return Player(
        hand=[],
        wagons=seen.wagons,
        stations=seen.stations,
        points=seen.points,
        routes=sum(1 << route for route in seen.routes),
        cities=sum(1 << city for city in seen.cities),
    )


def close_board(state: State, player: Player) -> None:
    """What a player's routes and stations leave for nobody else."""
    state.open &= ~player.routes
    state.free_cities &= ~player.cities
    for route in Bits(player.routes):
        close_twin(state, player, state.board.routes[route])
