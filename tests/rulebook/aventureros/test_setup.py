"""Preparación."""

from itertools import count
from typing import Any

import pytest

from engine.errors import WrongSeats
from engine.game import Event, Log
from engine.games.aventureros import refusals as no
from engine.games.aventureros.events import FirstTicketsReturned
from engine.games.aventureros.game import Aventureros
from engine.games.aventureros.state import Phase
from engine.match import Match
from engine.parts.events import MarketDiscarded
from engine.parts.moves import KeepTickets
from engine.parts.route_board import LOCOMOTIVE
from tests.rulebook.tables import told


def keep(match: Match[Any, Any], seat: int, most: int) -> list[Event]:
    """Keep the first so many tickets of the offer."""
    offer = match.state.players[seat].offer
    return match.play(seat, KeepTickets(offer[:most]))


def test_a01_hands_market_decks(usa: Aventureros) -> None:
    """Baraja las cartas de vagón, reparte 4 a cada jugador, 5 boca arriba; 3 billetes a cada
    uno."""
    for number in count():
        state = usa.setup(4, {}, f"a01 {number}")
        if not state.discard:
            break
    assert [sum(player.hand) for player in state.players] == [4] * 4
    assert len(state.market) == 5
    assert len(state.deck) == 89
    assert [len(player.offer) for player in state.players] == [3] * 4
    assert len(state.tickets) == 18
    assert all(player.wagons == 45 and player.points == 0 for player in state.players)


def test_a02_two_or_three_tickets_are_kept(usa: Aventureros) -> None:
    """Al inicio debes guardar al menos dos; puedes guardar los tres."""
    match = Match(usa, usa.setup(2, {}, "a02"))
    names = usa.vocabulary["tickets"]
    with pytest.raises(no.TooFewTickets):
        match.say(0, f"keep {names[match.state.players[0].offer[0]]}")
    below = set(match.state.players[0].offer)
    keep(match, 0, 2)
    keep(match, 1, 3)
    assert [len(player.tickets) for player in match.state.players] == [2, 3]
    assert len(match.state.tickets) == 25
    assert match.state.tickets[0] in below


def test_a03_what_is_returned_can_come_up_later(usa: Aventureros) -> None:
    """Los billetes devueltos se ponen bajo el mazo, cuando todos han elegido."""
    match = Match(usa, usa.setup(2, {}, "a03"))
    returned = {match.state.players[seat].offer[2] for seat in (0, 1)}
    assert not told(keep(match, 1, 2), FirstTicketsReturned)
    assert len(match.state.tickets) == 24
    (event,) = told(keep(match, 0, 2), FirstTicketsReturned)
    assert len(match.state.tickets) == 26
    assert tuple(match.state.tickets[:2]) == event.tickets
    assert set(event.tickets) == returned
    assert match.state.phase is Phase.TURN


def test_a03_their_order_is_random(usa: Aventureros) -> None:
    """R17: shuffled among themselves."""
    orders = set()
    for number in range(12):
        match = Match(usa, usa.setup(2, {}, f"order {number}"))
        first, second = (match.state.players[seat].offer[2] for seat in (0, 1))
        keep(match, 0, 2)
        keep(match, 1, 2)
        orders.add(tuple(match.state.tickets[:2]) == (first, second))
    assert orders == {True, False}


def test_a04_a_first_market_with_three_locomotives_is_replaced(usa: Aventureros) -> None:
    """Si en cualquier momento tres de las cinco son locomotoras, se descartan todas."""
    for number in range(400):
        log = Log()
        state = usa.setup(2, {}, f"a04 {number}", log)
        if found := told(log.events, MarketDiscarded):
            assert found[0].cards.count(LOCOMOTIVE) >= 3
            assert state.market.count(LOCOMOTIVE) < 3
            assert len(state.discard) == 5 * len(found)
            return
    raise AssertionError("no seed shows three locomotives")


@pytest.mark.parametrize("seats", [1, 6])
def test_a05_two_to_five_seats(usa: Aventureros, seats: int) -> None:
    with pytest.raises(WrongSeats):
        usa.setup(seats, {}, "a05")


def test_r04_who_starts_is_drawn_by_lot(usa: Aventureros) -> None:
    """Determina quién empieza: el jugador más viajero, sin más definición (S14)."""
    assert {usa.setup(3, {}, f"r04 {n}").turn for n in range(30)} == {0, 1, 2}


def test_s13_what_others_keep_is_secret(usa: Aventureros) -> None:
    """Los billetes guardados se mantienen secretos (S13, S25): one sees how many."""
    match = Match(usa, usa.setup(3, {}, "s13"))
    keep(match, 0, 2)
    public: Any = usa.view(match.state, None)
    assert [player.tickets for player in public.players] == [2, 0, 0]
    assert [player.returned for player in public.players] == [1, 0, 0]
    mine: Any = usa.view(match.state, 0)
    other: Any = usa.view(match.state, 1)
    assert (len(mine.tickets), len(mine.returned)) == (2, 1)
    assert (other.tickets, other.returned) == ((), ())
