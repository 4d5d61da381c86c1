"""A whole match that agrees with what one seat sees: the unseen cards and tickets dealt at random.

What was announced holds: cards that a rival was seen taking are in its hand, the discards are what
was laid there, every seat has as many tickets as it is seen to have.
"""

from typing import TYPE_CHECKING

from engine.answers import Bits
from engine.games.aventureros.state import Phase, Player, State
from engine.games.aventureros.view import PrivateView
from engine.parts.claims import close_twin
from engine.parts.market import Stays
from engine.parts.route_board import Board
from engine.parts.unseen import guess_hand, unseen_cards

if TYPE_CHECKING:
    from random import Random


def imagine(board: Board, view: PrivateView, random: "Random") -> State:
    """Rivals' hands and tickets, the decks and their order are guesses; the rest is as seen."""
    public, rivals = view.public, [n for n in range(len(view.public.players)) if n != view.seat]
    known = [public.players[seat].known for seat in rivals]
    cards = unseen_cards(public.market, (view.hand, public.discarded, *known))
    random.shuffle(cards)
    state = State(
        board,
        seed=str(random.random()),
        players=[Player(list(seen.known), seen.wagons, seen.points) for seen in public.players],
        deck=[cards.pop() for _ in range(public.deck)],
        tickets=[],
        open=board.all_routes,
        first=public.first,
        turn=public.turn,
        discard=[card for card, count in enumerate(public.discarded) for _ in range(count)],
        market=list(public.market),
        stays=Stays(public.stays),
        phase=Phase[public.phase.upper()],
        turns_left=public.turns_left,
    )
    for player, seen in zip(state.players, public.players, strict=True):
        player.known = list(seen.known)
        player.routes = sum([1 << route for route in seen.routes])
        state.open &= ~player.routes
    for player in state.players:
        for route in Bits(player.routes):
            close_twin(state, player, board.routes[route])
    for seat in rivals:
        guess_hand(
            state.players[seat], public.players[seat].cards, public.players[seat].known, cards
        )
    own = state.players[view.seat]
    own.hand, own.tickets, own.offer = list(view.hand), view.tickets, view.offer
    own.returned = view.returned
    guess_tickets(state, view, random)
    return state


def guess_tickets(state: State, view: PrivateView, random: "Random") -> None:
    """Deal the tickets that the seat has not seen."""
    seen = (*view.tickets, *view.offer, *view.returned)
    unseen = [ticket.id for ticket in state.board.tickets if ticket.id not in seen]
    random.shuffle(unseen)

    def some(count: int) -> tuple[int, ...]:
        return tuple([unseen.pop() for _ in range(count)])

    for seat, shown in enumerate(view.public.players):
        if seat != view.seat:
            player = state.players[seat]
            player.tickets, player.offer = some(shown.tickets), some(shown.offered)
            player.returned = some(shown.returned)
    state.tickets = unseen
