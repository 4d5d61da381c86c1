"""¡Aventureros al Tren!, in the order of its rulebook.

Each action is two things side by side: what may be answered (the questions of the tree) and what
the move does; it says whether the turn is over. S and R numbers are those of the rules document.
"""

from collections.abc import Sequence
from typing import assert_never

from engine.answers import Several
from engine.chance import shuffled
from engine.game import Seat, Tell, silent
from engine.games.aventureros.events import FirstTicketsReturned, TicketsLaid
from engine.games.aventureros.moves import Move
from engine.games.aventureros.state import (
    FIRST_TICKETS,
    OVER,
    SECOND_CARD,
    TICKETS,
    TURN,
    Player,
    State,
)
from engine.parts import claims, market, offers
from engine.parts.events import (
    DeckLaid,
    HandDealt,
    MatchEnded,
    MatchStarted,
    RouteClaimed,
    TicketsChosen,
    TicketsKept,
    TicketsOffered,
    TurnsBegan,
    TurnSkipped,
)
from engine.parts.moves import ClaimRoute, DrawCard, KeepTickets, TakeTickets
from engine.parts.rounds import count_turn
from engine.parts.route_board import DECK, DECK_CARDS, LOCOMOTIVE, Board

FIRST_HAND = 4
FIRST_OFFER = 3
FIRST_TICKETS_KEPT = 2


# Preparación
def setup(board: Board, seats: int, seed: str, tell: Tell) -> State:
    """Four cards each, the market, three tickets each (S7-S11); who starts is drawn by lot (R4)."""
    deck = shuffled(seed, "deck", DECK_CARDS)
    tickets = shuffled(seed, "tickets", [ticket.id for ticket in board.tickets])
    first = shuffled(seed, "first", range(seats))[0]
    tell(MatchStarted, seats, first)
    tell(DeckLaid, tuple(deck), "deck")
    tell(TicketsLaid, tuple(tickets))
    players = [Player([0] * 9) for _ in range(seats)]
    for seat, player in enumerate(players):
        cards = tuple([deck.pop() for _ in range(FIRST_HAND)])
        for card in cards:
            player.hand[card] += 1
        tell(HandDealt, seat, cards)
    state = State(board, seed, players, deck, tickets, board.all_routes, first, turn=first)
    market.settle(state, tell)
    for seat, player in enumerate(players):
        player.offer = tuple([tickets.pop() for _ in range(FIRST_OFFER)])
        tell(TicketsOffered, seat, player.offer)
    return state


# En tu turno
def to_move(state: State) -> tuple[Seat, ...]:
    """The first tickets are chosen by all at once; then one seat at a time (R17)."""
    if state.phase is FIRST_TICKETS:
        return tuple(seat for seat, player in enumerate(state.players) if player.offer)
    return () if state.phase is OVER else (state.turn,)


def play(state: State, seat: Seat, move: Move, tell: Tell = silent) -> None:
    """One move that the tree offered; each action says whether the turn is over (S1)."""
    match move:
        case DrawCard():
            is_over = draw_card(state, seat, move, tell)
        case ClaimRoute():
            is_over = claim_route(state, seat, move, tell)
        case KeepTickets():
            is_over = keep_tickets(state, seat, move, tell)
        case TakeTickets():
            is_over = take_tickets(state, seat, tell)
        case _:
            assert_never(move)
    if is_over:
        end_turn(state, tell)


# Cartas de vagón
def sources(state: State, seat: Seat) -> Sequence[int]:
    """The deck and the filled slots. None when a turn begins without a deck (S23, R7); as second
    card no visible locomotive (R6)."""
    if state.phase is TURN:
        return market.sources(state) if state.deck else ()
    return market.sources(state, LOCOMOTIVE)


def from_deck(state: State, seat: Seat, source: int) -> bool:
    """Two unseen cards are often wanted at once."""
    return source == DECK and state.phase is TURN


def draw_card(state: State, seat: Seat, move: DrawCard, tell: Tell) -> bool:
    """One card; the turn goes on with a second unless the first was a visible locomotive, or none
    is left that may be taken (S19, R5, R8, R9)."""
    is_first = state.phase is TURN
    is_wild = market.draw(state, seat, state.players[seat], move.source, tell)
    if not is_first or is_wild:
        return True
    state.phase = SECOND_CARD
    return not sources(state, seat)


# Rutas
def claim_route(state: State, seat: Seat, move: ClaimRoute, tell: Tell) -> bool:
    """Pay with cards of one colour and locomotives, place the trains, score (S2, S4, S5, S26)."""
    route = state.board.routes[move.route]
    cards = route.length - move.locomotives
    market.spend(state, state.players[seat], move.color, cards, move.locomotives)
    claims.take(state, seat, route)
    tell(RouteClaimed, seat, route.id, move.color, cards, move.locomotives)
    return True


# Billetes de destino
def can_take_tickets(state: State, seat: Seat) -> bool:
    """One ticket at least is left (R16)."""
    return bool(state.tickets)


def for_good(state: State, seat: Seat, *_: object) -> bool:
    """Tickets once seen or chosen stay (R16, R27)."""
    return True


def take_tickets(state: State, seat: Seat, tell: Tell) -> bool:
    """Three, or what is left (R16)."""
    offers.take(state, seat, state.players[seat], tell)
    state.phase = TICKETS
    return False


def has_offer(state: State, seat: Seat) -> bool:
    """Tickets wait for a choice."""
    return bool(state.players[seat].offer)


def keepable(state: State, seat: Seat) -> Several:
    """Two or more of the first three (S11, S24), one or more later (R16)."""
    offer = state.players[seat].offer
    least = FIRST_TICKETS_KEPT if state.phase is FIRST_TICKETS else 1
    return Several(offer, least, len(offer))


def keep_tickets(state: State, seat: Seat, move: KeepTickets, tell: Tell) -> bool:
    """What is not kept goes under the deck; the first ones when all have chosen (S12, R16, R17)."""
    player, kept = state.players[seat], move.tickets
    returned = tuple([ticket for ticket in player.offer if ticket not in kept])
    player.tickets += kept
    player.offer = ()
    tell(TicketsKept, seat, len(kept), len(returned))
    tell(TicketsChosen, seat, kept)
    if state.phase is not FIRST_TICKETS:
        offers.put_under(state, seat, returned, tell)
        return True
    player.returned = returned
    if not to_move(state):
        begin_turns(state, tell)
    return False


def begin_turns(state: State, tell: Tell) -> None:
    """All have chosen: the first tickets not kept go under the deck together (R17)."""
    returned: tuple[int, ...] = ()
    for player in state.players:
        returned += player.returned
        player.returned = ()
    if returned:
        returned, stream = offers.mixed(state, returned)
        state.tickets[:0] = returned
        tell(FirstTicketsReturned, returned, stream)
    state.phase = TURN
    tell(TurnsBegan, state.turn)


# Final de la partida
def end_turn(state: State, tell: Tell) -> None:
    """The last round (S16, R19), the next seat, and the seats that can do nothing (R20)."""
    market.settle(state, tell)
    seats = len(state.players)
    for _ in range(seats):
        if count_turn(state, tell) == 0:
            break
        state.turn = (state.turn + 1) % seats
        state.phase = TURN
        if can_do_something(state, state.turn):
            return
        tell(TurnSkipped, state.turn)
    state.phase = OVER
    tell(MatchEnded)


def can_do_something(state: State, seat: Seat) -> bool:
    """There is no voluntary pass, so a seat is skipped only when this fails (R20)."""
    return bool(state.deck or state.tickets or claims.open_routes(state, seat))
