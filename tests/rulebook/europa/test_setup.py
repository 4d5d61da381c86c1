"""Preparación."""

import pytest

from engine import menu
from engine.errors import UnknownOption, WrongPhase, WrongSeats
from engine.game import Log
from engine.games.europa import refusals as no
from engine.games.europa.events import TicketsLeftOut
from engine.games.europa.game import Europa
from engine.match import start
from engine.parts.events import MarketDiscarded, SlotFilled
from engine.parts.market import EMPTY
from engine.parts.moves import KeepTickets
from engine.parts.route_board import LOCOMOTIVE
from tests.rulebook.europa.table import Table, told


def test_t01_hands_market_and_deck(toy: Europa) -> None:
    """Cada jugador recibe 4 cartas de vagón. Se ponen 5 cartas boca arriba en el mercado."""
    state = toy.setup(3, {}, "one")
    assert [sum(player.hand) for player in state.players] == [4, 4, 4]
    assert len(state.market) == 5
    assert EMPTY not in state.market
    assert len(state.deck) == 110 - 12 - 5
    assert not state.discard
    assert [len(player.offer) for player in state.players] == [4, 4, 4]
    assert len({ticket for player in state.players for ticket in player.offer}) == 12
    for player in state.players:
        assert [toy.board.tickets[t].is_long for t in player.offer] == [True, False, False, False]


def test_t02_two_of_the_four_tickets(toy: Europa) -> None:
    """Se queda al menos 2 de los cuatro, los que quiera. Los descartados salen de la partida."""
    match, _ = start(toy, 2, {}, "two")
    long, one, two, three = match.state.players[0].offer
    names = toy.vocabulary["tickets"]
    with pytest.raises(no.TooFewTickets):
        match.say(0, f"keep {names[long]}")
    events = match.say(0, f"keep {names[one]},{names[two]}")
    assert match.state.players[0].tickets == (one, two)
    assert told(events, TicketsLeftOut) == [TicketsLeftOut(0, (long, three))]
    assert not {long, three} & set(match.state.tickets)


def test_t03_everybody_chooses_before_the_first_turn(toy: Europa) -> None:
    """Nobody takes a turn before everyone has chosen (R5)."""
    match, _ = start(toy, 3, {}, "three")
    for seat in (0, 2):
        names = [toy.vocabulary["tickets"][ticket] for ticket in match.state.players[seat].offer]
        match.say(seat, f"keep {names[0]},{names[1]}")
    assert toy.to_move(match.state) == (1,)
    with pytest.raises(WrongPhase):
        match.say(1, "draw deck")


def test_t04_the_ticket_deck_holds_no_long_and_no_discarded_ones(europa: Europa) -> None:
    """Los descartados salen de la partida (R2, R3)."""
    match, _ = start(europa, 5, {}, "four")
    for seat in range(5):
        kept = match.state.players[seat].offer[:2]
        match.say(seat, "keep " + ",".join(europa.vocabulary["tickets"][t] for t in kept))
    normal = sum(not ticket.is_long for ticket in europa.board.tickets)
    assert normal >= 46
    assert len(match.state.tickets) == normal - 15
    assert not any(europa.board.tickets[ticket].is_long for ticket in match.state.tickets)


def test_t05_a_first_market_with_three_locomotives_is_replaced(toy: Europa) -> None:
    """Si en el mercado llega a haber 3 locomotoras, se descartan las 5 cartas (R19, R20)."""
    for number in range(400):
        log = Log()
        state = toy.setup(2, {}, f"{number}", log)
        first = [event.card for event in told(log.events, SlotFilled)][:5]
        if first.count(LOCOMOTIVE) >= 3:
            assert told(log.events, MarketDiscarded)[0] == MarketDiscarded(tuple(first))
            assert sorted(state.discard[:5]) == sorted(first)
            assert state.market.count(LOCOMOTIVE) < 3
            assert EMPTY not in state.market
            break
        assert not told(log.events, MarketDiscarded)
    else:
        pytest.fail("no set-up with three locomotives was found")


def test_r01_the_first_seat_is_drawn_by_lot(toy: Europa) -> None:
    """El primer jugador se sortea y después se juega por orden."""
    first = [toy.setup(5, {}, f"{number}").first for number in range(200)]
    assert {first.count(seat) > 20 for seat in range(5)} == {True}
    table = Table(toy, 3).deal("ravnb", "r" * 40)
    table.state.turn = 2
    turns = []
    for _ in range(6):
        turns.append(table.state.turn)
        table.say(table.state.turn, "draw deck")
    assert turns == [2, 2, 0, 0, 1, 1]


def test_r04_all_four_may_be_kept_and_the_long_one_left_out(toy: Europa) -> None:
    """Se queda al menos 2 de los cuatro, los que quiera."""
    state = toy.setup(2, {}, "r4")
    kept = [move.tickets for move in menu.moves(toy, state, 0) if isinstance(move, KeepTickets)]
    assert len(kept) == 6 + 4 + 1
    assert state.players[0].offer in kept
    assert state.players[0].offer[1:] in kept


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_r08_two_to_five_seats(toy: Europa, seats: int) -> None:
    """Rieles de Europa es para 2 a 5 jugadores."""
    with pytest.raises(WrongSeats):
        toy.setup(seats, {}, "eight")


def test_r08_the_real_board_has_enough_tickets(europa: Europa) -> None:
    assert sum(ticket.is_long for ticket in europa.board.tickets) >= 5
    assert sum(not ticket.is_long for ticket in europa.board.tickets) >= 15


def test_unknown_options_are_refused(toy: Europa) -> None:
    with pytest.raises(UnknownOption):
        toy.setup(2, {"board": "usa"}, "options")
