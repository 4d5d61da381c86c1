"""What Europa tells of events, in Spanish, word for word."""

import random

from engine.game import Log
from engine.games.europa import events as told
from engine.games.europa.game import PAY
from engine.games.europa.state import Phase
from engine.parts import events as shared
from engine.parts.moves import ClaimRoute, KeepTickets, TakeTickets
from engine.parts.route_board import DECK, LOCOMOTIVE
from tests.bot.europa_table import (
    BLUE,
    BOARD,
    EUROPA,
    GREEN,
    ORANGE,
    PURPLE,
    RED,
    route,
    said,
    story,
    ticket,
)


# What happened
def test_two_cards_of_one_turn_are_one_line():
    events = [
        shared.CardDrawn(1, DECK, None),
        shared.CardSeen(1, RED),
        shared.CardDrawn(1, DECK, None),
        shared.CardSeen(1, BLUE),
    ]
    assert said(story(events, None)) == ["🔵 Bruno 🤖 robó 2 del mazo"]
    assert said(story(events, 0)) == ["🔵 Bruno 🤖 robó 2 del mazo"]
    assert said(story(events, 1)) == ["Has robado del mazo: 🟥 roja y 🟦 azul"]


def test_cards_of_two_seats_are_two_lines():
    events = [shared.CardDrawn(0, DECK, None), shared.CardDrawn(1, DECK, None)]
    assert said(story(events, None)) == [
        "🔴 Ana robó 1 del mazo",
        "🔵 Bruno 🤖 robó 1 del mazo",
    ]


def test_four_cards_of_a_seat_are_two_turns():
    assert len(story([shared.CardDrawn(0, DECK, None)] * 4, None)) == 2


def test_a_card_from_the_market_says_what_takes_its_place():
    events = [shared.CardDrawn(0, 2, BLUE), shared.SlotFilled(2, GREEN)]
    assert said(story(events, None)) == ["🔴 Ana cogió 🟦 azul"]
    assert said(story(events, 0)) == ["Has cogido 🟦 azul", "En su sitio entra 🟩 verde"]


def test_mixed_cards_and_a_new_market_between():
    events = [
        shared.CardDrawn(0, 2, BLUE),
        shared.SlotFilled(2, LOCOMOTIVE),
        shared.MarketDiscarded((8, 8, 8, 1, 1)),
        shared.DeckShuffled(40),
        shared.CardDrawn(0, DECK, None),
        shared.CardSeen(0, RED),
    ]
    assert said(story(events, None)) == [
        "🔴 Ana cogió 🟦 azul y robó 1 del mazo",
        "Se acabó el mazo: se barajan 40 cartas de los descartes",
        "Tres locomotoras a la vista: mercado nuevo",
    ]
    assert said(story(events, 0))[0] == "Has cogido 🟦 azul y robado del mazo: 🟥 roja"


def test_a_built_route_says_its_points_and_to_its_owner_the_price():
    events = [shared.RouteClaimed(0, route("paris-zurich"), PURPLE, 2, 1)]
    assert said(story(events, 1)) == ["🔴 Ana construyó **París–Zúrich** · +4"]
    mine = "Has construido **París–Zúrich** con 2 moradas y 1 locomotora: +4"
    assert said(story(events, 0)) == [mine]


def test_a_tunnel_is_one_line_once_it_is_decided():
    tunnel = route("munich-zurich")
    shown = told.TunnelRevealed(0, tunnel, ORANGE, 0, (ORANGE, LOCOMOTIVE, RED), 2)
    built = shared.RouteClaimed(0, tunnel, ORANGE, BOARD.routes[tunnel].length + 1, 1)
    assert said(story([shown], None)) == [
        "🔴 Ana decide si paga 2 más por el túnel **Múnich–Zúrich**: "
        "🟧 naranja, 🚂 locomotora y 🟥 roja"
    ]
    assert said(story([shown, built], None)) == [
        "🔴 Ana construyó el túnel **Múnich–Zúrich** con 2 cartas de más · +2"
    ]
    assert said(story([shown, told.TunnelLeft(0, tunnel)], None)) == [
        "🔴 Ana se retiró del túnel **Múnich–Zúrich**"
    ]
    assert len(story([shown, built], 0)) == 1


def test_tickets_are_told_to_their_seat_and_counted_to_the_others():
    kept = (ticket("madrid", "paris"),)
    events = [
        shared.TicketsTaken(0, 3),
        shared.TicketsOffered(0, (*kept, 11, 12)),
        shared.TicketsKept(0, 1, 2),
        shared.TicketsChosen(0, kept),
    ]
    assert said(story(events[:1], None)) == ["🔴 Ana robó 3 billetes y está eligiendo"]
    assert said(story(events, 2)) == ["🔴 Ana se quedó 1 billete de 3"]
    assert said(story(events, 0)) == ["Te has quedado Madrid–París (8)"]


def test_sealed_and_other_seats_events_are_never_told():
    hidden = [
        shared.DeckLaid((1, 2, 3), "deck"),
        told.TicketsLaid((1,), (2,)),
        told.TicketsLeftOut(0, (3,)),
        shared.TicketsReturned(0, (4,), ""),
    ]
    private = [
        shared.HandDealt(1, (1, 2)),
        shared.TicketsOffered(1, (3,)),
        shared.TicketsChosen(1, (3,)),
    ]
    for reader in (None, 0):
        assert story([*hidden, *private], reader) == []
    assert len(story(private, 1)) == 2


def test_a_whole_turn_of_a_tunnel_is_told_from_its_own_events():
    """Events as the rules tell them, not as written here."""
    lines: set[str] = set()
    for seed in range(40):
        picks = random.Random(seed)
        state = EUROPA.setup(2, {}, f"tunnel {seed}")
        for seat in (0, 1):
            EUROPA.play(state, seat, KeepTickets(state.players[seat].offer))
        state.players[state.turn].hand = [9, 9, 9, 9, 9, 9, 9, 9, 9]
        log = Log()
        seat = state.turn
        tunnel = picks.choice([r for r in BOARD.routes if r.is_tunnel])
        move = ClaimRoute(tunnel.id, tunnel.colors[0], 0)
        EUROPA.play(state, seat, move, log)
        if state.phase is Phase.TUNNEL:
            pay = PAY.make(0)
            EUROPA.play(state, seat, pay, log)
        told_lines = story(log.events, None)
        keys = [line.key for line in told_lines if "market" not in line.key]
        assert len([key for key in keys if "claim" in key]) == 1
        assert "europa-event-tunnel" not in keys
        lines.update(keys)
    assert {"europa-event-claim-tunnel", "europa-event-claim-extra"} <= lines


def test_taking_tickets_is_told_while_they_are_being_chosen():
    state = EUROPA.setup(2, {}, "tickets")
    for seat in (0, 1):
        EUROPA.play(state, seat, KeepTickets(state.players[seat].offer))
    log, seat = Log(), state.turn
    EUROPA.play(state, seat, TakeTickets(), log)
    assert [line.key for line in story(log.events, 1 - seat)] == ["rails-event-taken"]
    assert [line.key for line in story(log.events, seat)] == ["rails-event-offered-you"]
