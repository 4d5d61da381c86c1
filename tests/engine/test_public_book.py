"""Whoever hears only what everybody hears keeps the same book as everybody sees."""

from random import Random
from typing import Any

import pytest

from engine.event import is_for
from engine.game import Event, Log
from engine.games import GAMES
from engine.games.europa import events as ev
from engine.parts import events as shared
from engine.parts.route_board import LOCOMOTIVE
from tests.contract.walks import lively

EUROPA: Any = next(game for game in GAMES if game.info.id == "europa")
FIRST_TICKETS = 4


class Book:
    """Counts, from public events; and one seat's hand, from its own."""

    def __init__(self, seats: int, reader: int) -> None:
        self.reader = reader
        self.cards, self.tickets, self.offered = [4] * seats, [0] * seats, [FIRST_TICKETS] * seats
        self.wagons, self.stations, self.points = [45] * seats, [3] * seats, [0] * seats
        self.routes: list[list[int]] = [[] for _ in range(seats)]
        self.cities: list[list[int]] = [[] for _ in range(seats)]
        self.market, self.hand = [-1] * 5, [0] * 9
        self.deck, self.discard, self.ticket_deck = 110 - 4 * seats, 0, 46 - 3 * seats
        self.laid: tuple[int, int, int] | None = None
        self.revealed = 0

    def hear(self, event: Event) -> None:
        match event:
            case shared.HandDealt(_, dealt):
                for card in dealt:
                    self.hand[card] += 1
            case shared.CardSeen(_, card):
                self.hand[card] += 1
            case shared.CardDrawn(seat, source, card):
                self.draw(seat, source, card)
            case shared.SlotFilled(slot, card):
                self.market[slot] = card
                self.deck -= 1
            case shared.MarketDiscarded(cards):
                self.discard += len([card for card in cards if card >= 0])
                self.market = [-1] * 5
            case shared.DeckShuffled(count):
                assert count == self.discard
                self.deck, self.discard = self.deck + count, 0
            case shared.TicketsTaken() | shared.TicketsKept():
                self.hear_tickets(event)
            case _:
                self.hear_building(event)

    def hear_tickets(self, event: Event) -> None:
        match event:
            case shared.TicketsTaken(seat, count):
                self.offered[seat], self.ticket_deck = count, self.ticket_deck - count
            case shared.TicketsKept(seat, kept, returned):
                self.tickets[seat] += kept
                if self.tickets[seat] > kept:  # not the first ones, which leave the match
                    self.ticket_deck += returned
                self.offered[seat] = 0

    def draw(self, seat: int, source: int, card: int | None) -> None:
        self.cards[seat] += 1
        if card is None:
            self.deck -= 1
            return
        self.market[source] = -1
        if seat == self.reader:
            self.hand[card] += 1

    def hear_building(self, event: Event) -> None:
        match event:
            case ev.TunnelRevealed(seat, route, color, wild, revealed, _):
                cards = EUROPA.board.routes[route].length - wild
                self.pay(seat, color, cards, wild)
                self.laid, self.revealed = (color, cards, wild), len(revealed)
                self.discard -= cards + wild
                self.deck -= len(revealed)
            case ev.TunnelLeft(seat, _):
                assert self.laid is not None
                color, cards, wild = self.laid
                self.pay(seat, color, -cards, -wild)
                self.discard += cards + wild + self.revealed
                self.laid = None
            case shared.RouteClaimed(seat, route, color, cards, wild):
                if self.laid:  # it was on the table already
                    self.pay(seat, color, cards - self.laid[1], wild - self.laid[2])
                    self.discard += self.laid[1] + self.laid[2] + self.revealed
                    self.laid = None
                else:
                    self.pay(seat, color, cards, wild)
                self.routes[seat].append(route)
                self.wagons[seat] -= EUROPA.board.routes[route].length
                self.points[seat] += EUROPA.board.routes[route].points
            case ev.StationBuilt(seat, city, color, cards, wild):
                self.pay(seat, color, cards, wild)
                self.cities[seat].append(city)
                self.stations[seat] -= 1

    def pay(self, seat: int, color: int, cards: int, wild: int) -> None:
        self.cards[seat] -= cards + wild
        self.discard += cards + wild
        if seat == self.reader:
            self.hand[color] -= cards
            self.hand[LOCOMOTIVE] -= wild

    def check(self, view: Any) -> None:
        public = view.public
        assert list(public.market) == self.market
        assert (public.deck, public.discard) == (self.deck, self.discard)
        assert sum(public.discarded) == public.discard
        assert public.tickets == self.ticket_deck
        assert list(view.hand) == self.hand
        for seat, seen in enumerate(public.players):
            assert seen.cards == self.cards[seat]
            assert (seen.tickets, seen.offered) == (self.tickets[seat], self.offered[seat])
            assert (seen.wagons, seen.stations) == (self.wagons[seat], self.stations[seat])
            assert seen.points == self.points[seat]
            assert list(seen.routes) == sorted(self.routes[seat])
            assert list(seen.cities) == sorted(self.cities[seat])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("number", range(3))
def test_the_events_alone_keep_the_book(seats: int, number: int) -> None:
    random, log = Random(f"{seats} {number}"), Log()
    state = EUROPA.setup(seats, {}, f"book {number}", log)
    book = Book(seats, reader=number % seats)
    while True:
        for event in log.events:
            if is_for(event, book.reader):
                book.hear(event)
        if not state.tunnel:
            book.check(EUROPA.view(state, book.reader))
        if not (to_move := EUROPA.to_move(state)):
            break
        log = Log()
        EUROPA.play(state, to_move[0], lively(EUROPA, state, to_move[0], random), log)
