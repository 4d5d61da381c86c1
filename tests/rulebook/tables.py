"""A match of cards, routes and tickets in a position of one's own, written in the letters of the
rules documents: colours r(ojo) a(zul) v(erde) n(egro) b(lanco) y (amarillo) o (naranja) m(orado),
g(ris); L is a locomotive, _ an empty slot of the market.
"""

from typing import Any

from engine import menu
from engine.game import Event
from engine.match import Match
from engine.parts.market import EMPTY, Stays
from engine.parts.route_board import COLORS, DECK_CARDS, LOCOMOTIVE, Board

LETTERS = {
    "r": "red",
    "o": "orange",
    "y": "yellow",
    "v": "green",
    "a": "blue",
    "m": "purple",
    "n": "black",
    "b": "white",
}


def color(letter: str) -> int:
    return LOCOMOTIVE if letter == "L" else COLORS.index(LETTERS[letter])


def cards(text: str) -> list[int]:
    return [EMPTY if letter == "_" else color(letter) for letter in text.replace(" ", "")]


def hand(text: str) -> list[int]:
    return [cards(text).count(card) for card in range(9)]


class RailTable(Match[Any, Any]):
    """A match between turns, seat 0 to move, with what is said put in place and nothing else."""

    def __init__(self, game: Any, seats: int = 2) -> None:
        super().__init__(game, game.setup(seats, {}, "toy"))
        for player in self.state.players:
            player.tickets, player.offer = player.offer, ()
            player.known = [0] * 9
        phases = type(self.state.phase)
        self.state.phase, self.state.turn, self.state.stays = phases.TURN, 0, Stays.NO

    @property
    def board(self) -> Board:
        """Of its game."""
        board: Board = self.state.board
        return board

    def __getitem__(self, seat: int) -> Any:
        return self.state.players[seat]

    def deal(self, market: str = "", deck: str = "", discard: str = "", **hands: str) -> Any:
        """`deck` in the order of drawing; hands as `p0="rrL"`."""
        self.state.market = cards(market)
        self.state.deck = cards(deck)[::-1]
        self.state.discard = cards(discard)
        for name, text in hands.items():
            self[int(name[1])].hand = hand(text)
        return self

    def hold_the_rest(self, seat: int) -> Any:
        """All cards that are nowhere yet go to a hand, so that there are 110."""
        for card in range(9):
            self[seat].hand[card] = 0
            self[seat].hand[card] = DECK_CARDS.count(card) - self.everything().count(card)
        return self

    def everything(self) -> list[int]:
        """Every card of the match, wherever it is."""
        state = self.state
        found: list[int] = state.deck + state.discard
        found += [card for card in state.market if card != EMPTY]
        for player in state.players:
            found += [card for card, count in enumerate(player.hand) for _ in range(count)]
        return sorted(found)

    def own(self, seat: int, names: str) -> Any:
        for name in names.split():
            route = self.number("route", name)
            self[seat].routes |= 1 << route
            self.state.open &= ~(1 << route)
        return self

    def give_tickets(self, seat: int, *numbers: int) -> Any:
        self[seat].tickets = numbers
        return self

    def number(self, field: str, word: str) -> int:
        return list(self.game.vocabulary[field]).index(word)

    def open_words(self, seat: int) -> list[str]:
        """What a seat may do, by the words of the notation."""
        return [kind.word for kind in menu.open_kinds(self.game, self.state, seat)]

    def sources(self, seat: int) -> list[str]:
        """Where a seat may draw a card from."""
        (kind,) = [kind for kind in self.game.kinds.values() if kind.word == "draw"]
        names = self.game.vocabulary["source"]
        return [names[place] for place in kind.asks[0].answers(self.state, seat)]

    def claim(self, seat: int, route: str, payment: str) -> list[Event]:
        """Pay with the cards written out: `bbL`."""
        return self.say(seat, f"claim {route} {self.payment(payment)}")

    def payment(self, text: str) -> str:
        names = list(dict.fromkeys(self.game.vocabulary["color"][card] for card in cards(text)))
        colors = ",".join([name for name in names if name != "loco"]) or "loco"
        return f"{colors} {text.count('L')}"

    def standing(self, seat: int) -> Any:
        return next(row for row in self.game.standings(self.state) if row.seat == seat)


def told(events: list[Event], kind: type[Any]) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]
