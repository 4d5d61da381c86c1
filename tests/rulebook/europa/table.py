"""A match of Rieles de Europa in a position of one's own, on the toy board: cities A-G."""

from engine.game import Event
from engine.games.europa.scoring import count_tickets
from engine.parts.route_board import LOCOMOTIVE, Board, Route, Ticket
from tests.rulebook.tables import RailTable, cards, color, hand, told

__all__ = ["Table", "cards", "color", "hand", "told", "toy_board"]

GRAY = tuple(range(8))
CITIES = "ABCDEFG"
ROUTES = """t01 A-B b3|t02 B-C g3|t03 C-D r2 T|t04 D-E g2 T|t05 E-F g3 F1|t06 F-G g2 F2|t07a A-D a2
t07b A-D v2|t08a E-G g2|t08b E-G g2|t09 A-E n6|t10 C-F g8|t11 B-D o1|t12 D-G y5|t13a C-E r3 T
t13b C-E g3 T"""
TICKETS = "A-C8 A-E10 A-E8 B-F7 A-G12 A-C5 B-E5 A-E5 A-C10"
NORMAL, LONG = 46, 8


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


class Table(RailTable):
    """With what this game has beside cards, routes and tickets."""

    def everything(self) -> list[int]:
        """With the cards of a tunnel that waits (R18)."""
        found = super().everything()
        if tunnel := self.state.tunnel:
            found += [tunnel.color] * tunnel.cards + [LOCOMOTIVE] * tunnel.locomotives
            found += tunnel.revealed
        return sorted(found)

    def put_stations(self, seat: int, cities: str) -> "Table":
        for city in cities.split():
            self[seat].cities |= 1 << self.number("city", city)
            self[seat].stations -= 1
            self.state.free_cities &= ~(1 << self.number("city", city))
        return self

    def station(self, seat: int, city: str, payment: str) -> list[Event]:
        return self.say(seat, f"station {city} {self.payment(payment)}")

    def borrowed(self, seat: int) -> tuple[int, str]:
        """What the tickets of a seat are worth, and the routes that its stations borrow."""
        count = count_tickets(self.state, seat)
        routes = self.game.vocabulary["route"]
        return count.points, " ".join(sorted([routes[loan.route] for loan in count.loans]))
