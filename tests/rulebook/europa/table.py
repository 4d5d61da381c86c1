"""A match in a position of one's own, written in the letters of the rules document.

The toy board: cities A-G; colours r(ojo) a(zul) v(erde) n(egro) b(lanco) y (amarillo) o (naranja),
g(ris); L is a locomotive, _ an empty slot of the market.
"""

from typing import Any

from engine.game import Event
from engine.games.europa.game import Europa
from engine.games.europa.moves import Move
from engine.games.europa.scoring import count_tickets
from engine.games.europa.state import Phase, Player, State
from engine.match import Match
from engine.parts.market import EMPTY, Stays
from engine.parts.route_board import COLORS, DECK_CARDS, LOCOMOTIVE, Board, Route, Ticket

GRAY = tuple(range(8))
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
CITIES = "ABCDEFG"
ROUTES = """t01 A-B b3|t02 B-C g3|t03 C-D r2 T|t04 D-E g2 T|t05 E-F g3 F1|t06 F-G g2 F2|t07a A-D a2
t07b A-D v2|t08a E-G g2|t08b E-G g2|t09 A-E n6|t10 C-F g8|t11 B-D o1|t12 D-G y5|t13a C-E r3 T
t13b C-E g3 T"""
TICKETS = "A-C8 A-E10 A-E8 B-F7 A-G12 A-C5 B-E5 A-E5 A-C10"
NORMAL, LONG = 46, 8


def color(letter: str) -> int:
    return LOCOMOTIVE if letter == "L" else COLORS.index(LETTERS[letter])


def cards(text: str) -> list[int]:
    return [EMPTY if letter == "_" else color(letter) for letter in text.replace(" ", "")]


def hand(text: str) -> list[int]:
    return [cards(text).count(card) for card in range(9)]


def toy_board() -> Board:
    rows = [row.split() for row in ROUTES.replace("\n", "|").split("|")]
    names = [row[0] for row in rows]
    routes = []
    for number, (name, ends, price, *marks) in enumerate(rows):
        twin = {"a": "b", "b": "a"}.get(name[-1])
        routes.append(
            Route(
                id=number,
                name=name,
                ends=(CITIES.index(ends[0]), CITIES.index(ends[2])),
                length=int(price[1:]),
                colors=GRAY if price[0] == "g" else (color(price[0]),),
                symbols=next((int(mark[1:]) for mark in marks if mark[0] == "F"), 0),
                is_tunnel="T" in marks,
                twin=names.index(name[:-1] + twin) if twin else None,
            )
        )
    tickets = [
        Ticket(
            number, f"n{number}", (CITIES.index(row[0]), CITIES.index(row[2])), int(row[3:]), False
        )
        for number, row in enumerate(TICKETS.split())
    ]
    tickets += [Ticket(n, f"n{n}", (0, 1), 5, False) for n in range(len(tickets), NORMAL)]
    tickets += [Ticket(n, f"l{n}", (0, 6), 20, True) for n in range(NORMAL, NORMAL + LONG)]
    return Board("toy", tuple(CITIES), tuple(routes), tuple(tickets))


class Table(Match[State, Move]):
    """A match between turns, seat 0 to move, with what is said put in place and nothing else."""

    def __init__(self, game: Europa, seats: int = 2) -> None:
        super().__init__(game, game.setup(seats, {}, "toy"))
        for player in self.state.players:
            player.tickets, player.offer = player.offer, ()
            player.known = [0] * 9
        self.state.phase, self.state.turn, self.state.stays = Phase.TURN, 0, Stays.NO

    def __getitem__(self, seat: int) -> Player:
        return self.state.players[seat]

    def deal(self, market: str = "", deck: str = "", discard: str = "", **hands: str) -> "Table":
        """`deck` in the order of drawing; hands as `p0="rrL"`."""
        self.state.market = cards(market)
        self.state.deck = cards(deck)[::-1]
        self.state.discard = cards(discard)
        for name, text in hands.items():
            self[int(name[1])].hand = hand(text)
        return self

    def hold_the_rest(self, seat: int) -> "Table":
        """All cards that are nowhere yet go to a hand, so that there are 110."""
        for card in range(9):
            self[seat].hand[card] = 0
            self[seat].hand[card] = DECK_CARDS.count(card) - self.everything().count(card)
        return self

    def everything(self) -> list[int]:
        """Every card of the match, wherever it is (R18)."""
        state = self.state
        found = state.deck + state.discard + [card for card in state.market if card != EMPTY]
        for player in state.players:
            found += [card for card, count in enumerate(player.hand) for _ in range(count)]
        if tunnel := state.tunnel:
            found += [tunnel.color] * tunnel.cards + [LOCOMOTIVE] * tunnel.locomotives
            found += tunnel.revealed
        return sorted(found)

    def own(self, seat: int, names: str) -> "Table":
        for name in names.split():
            route = self.number("route", name)
            self[seat].routes |= 1 << route
            self.state.open &= ~(1 << route)
        return self

    def put_stations(self, seat: int, cities: str) -> "Table":
        for city in cities.split():
            self[seat].cities |= 1 << self.number("city", city)
            self[seat].stations -= 1
            self.state.free_cities &= ~(1 << self.number("city", city))
        return self

    def give_tickets(self, seat: int, *numbers: int) -> "Table":
        self[seat].tickets = numbers
        return self

    def number(self, field: str, word: str) -> int:
        return list(self.game.vocabulary[field]).index(word)

    def claim(self, seat: int, route: str, payment: str) -> list[Event]:
        """Pay with the cards written out: `bbL`."""
        return self.say(seat, f"claim {route} {self.payment(payment)}")

    def station(self, seat: int, city: str, payment: str) -> list[Event]:
        return self.say(seat, f"station {city} {self.payment(payment)}")

    def payment(self, text: str) -> str:
        names = list(dict.fromkeys(self.game.vocabulary["color"][card] for card in cards(text)))
        colors = ",".join([name for name in names if name != "loco"]) or "loco"
        return f"{colors} {text.count('L')}"

    def borrowed(self, seat: int) -> tuple[int, str]:
        """What the tickets of a seat are worth, and the routes that its stations borrow."""
        count = count_tickets(self.state, seat)
        routes = self.game.vocabulary["route"]
        return count.points, " ".join(sorted([routes[loan.route] for loan in count.loans]))

    def standing(self, seat: int) -> Any:
        return next(row for row in self.game.standings(self.state) if row.seat == seat)


def told(events: list[Event], kind: type[Any]) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]
