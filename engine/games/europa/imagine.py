"""A whole match that agrees with what one seat sees: the unseen cards and tickets dealt at random.

A computer player gets a view, never the state. It thinks with states made here; on them the rules
answer for its own seat as they do on the real one. What was announced holds: cards that a rival was
seen taking are in its hand, the discards are what was laid there, first tickets are one long and
three normal ones.
"""

from typing import TYPE_CHECKING

from engine.answers import Bits
from engine.game import Seat
from engine.games.europa.rules import FIRST_OFFER
from engine.games.europa.state import Phase, Player, State
from engine.games.europa.view import PrivateView, PublicPlayer
from engine.parts import unseen
from engine.parts.claims import close_twin
from engine.parts.market import Stays
from engine.parts.route_board import LOCOMOTIVE, Board

if TYPE_CHECKING:
    from random import Random


def imagine(board: Board, view: PrivateView, random: "Random") -> State:
    """Rivals' hands and tickets, the decks and their order are guesses; the rest is as seen."""
    public = view.public
    cards = unseen_cards(view)
    random.shuffle(cards)
    state = State(
        board,
        seed=str(random.random()),
        players=[built_by(seen) for seen in public.players],
        deck=[cards.pop() for _ in range(public.deck)],
        tickets=[],
        open=board.all_routes,
        free_cities=(1 << len(board.cities)) - 1,
        first=public.first,
        turn=public.turn,
        discard=[card for card, count in enumerate(public.discarded) for _ in range(count)],
        market=list(public.market),
        stays=Stays(public.stays),
        phase=Phase[public.phase.upper()],
        tunnel=public.tunnel,
        turns_left=public.turns_left,
    )
    for seat, (player, seen) in enumerate(zip(state.players, public.players, strict=True)):
        close_board(state, player)
        if seat != view.seat:
            unseen.guess_hand(player, seen.cards, seen.known, cards)
    own = state.players[view.seat]
    own.hand, own.tickets, own.offer = list(view.hand), view.tickets, view.offer
    own.left_out = view.left_out
    guess_tickets(state, view, random)
    return state


def unseen_cards(view: PrivateView) -> list[int]:
    """The cards that may be anywhere hidden: what nobody has shown and the seat does not hold."""
    public = view.public
    known = [seen.known for seat, seen in enumerate(public.players) if seat != view.seat]
    shown: list[int] = []
    if tunnel := public.tunnel:
        shown += tunnel.revealed
        shown += [tunnel.color] * tunnel.cards + [LOCOMOTIVE] * tunnel.locomotives
    return unseen.unseen_cards(public.market, (view.hand, public.discarded, *known), shown)


def built_by(seen: PublicPlayer) -> Player:
    """A player as everybody sees it."""
    return Player(
        hand=list(seen.known),
        wagons=seen.wagons,
        stations=seen.stations,
        points=seen.points,
        routes=sum([1 << route for route in seen.routes]),
        cities=sum([1 << city for city in seen.cities]),
        known=list(seen.known),
    )


def close_board(state: State, player: Player) -> None:
    """What a player's routes and stations leave for nobody else."""
    state.open &= ~player.routes
    state.free_cities &= ~player.cities
    for route in Bits(player.routes):
        close_twin(state, player, state.board.routes[route])


def guess_tickets(state: State, view: PrivateView, random: "Random") -> None:
    """Deal the tickets that the seat has not seen; the deck holds no long one, a rival one at most.

    A rival who keeps few of its first four is less likely to have kept the long one among them.
    """
    board, public = state.board, view.public
    seen = (*view.tickets, *view.offer, *view.left_out)
    unseen = [ticket for ticket in board.tickets if ticket.id not in seen]
    random.shuffle(unseen)
    long = [ticket.id for ticket in unseen if ticket.is_long]
    normal = [ticket.id for ticket in unseen if not ticket.is_long]
    state.tickets = [normal.pop() for _ in range(public.tickets)]
    rivals = [seat for seat in range(len(public.players)) if seat != view.seat]
    for seat in rivals:
        if offered := public.players[seat].offered:
            first = state.phase is Phase.FIRST_TICKETS
            others = tuple([normal.pop() for _ in range(offered - first)])
            state.players[seat].offer = (long.pop(), *others) if first else others
    counts = {seat: public.players[seat].tickets for seat in rivals}
    with_long = holders_of_long(counts, len(normal), random)
    for seat, count in counts.items():
        others = tuple([normal.pop() for _ in range(count - (seat in with_long))])
        state.players[seat].tickets = (long.pop(), *others) if seat in with_long else others


def holders_of_long(counts: dict[Seat, int], normal: int, random: "Random") -> list[Seat]:
    """The rivals that hold a long ticket: by chance, and as many as the normal ones fall short."""
    found: list[Seat] = []
    others: list[Seat] = []
    for seat, count in counts.items():
        chance = min(count, FIRST_OFFER) / FIRST_OFFER
        (found if count and random.random() < chance else others).append(seat)
    short = sum(counts.values()) - len(found) - normal
    return found + [seat for seat in others if counts[seat]][: max(0, short)]
