"""The facts of the board, straight from its file."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

FILE = Path(__file__).parents[3] / "data" / "boards" / "europa.toml"
COLORS = ["red", "orange", "yellow", "green", "blue", "purple", "black", "white"]
CARDS = [*COLORS, "loco"]
POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 8: 21}


@dataclass(frozen=True)
class Route:
    number: int
    word: str
    ends: tuple[str, str]
    length: int
    color: str
    symbols: int
    is_tunnel: bool
    double: str


@dataclass(frozen=True)
class Ticket:
    number: int
    word: str
    ends: tuple[str, str]
    points: int
    is_long: bool


class Facts:
    def __init__(self) -> None:
        rows = tomllib.loads(FILE.read_text(encoding="utf-8"))
        self.cities = [row["id"] for row in rows["cities"]]
        self.routes = [
            Route(
                number,
                row["id"],
                (row["ends"][0], row["ends"][1]),
                row["length"],
                row["color"],
                row.get("locomotives", 0),
                row.get("kind") == "tunnel",
                row.get("double", ""),
            )
            for number, row in enumerate(rows["routes"])
        ]
        self.tickets = [
            Ticket(
                number,
                row["id"],
                (row["ends"][0], row["ends"][1]),
                row["points"],
                row.get("kind") == "long",
            )
            for number, row in enumerate(rows["tickets"])
        ]
        self.route = {route.word: route for route in self.routes}
        self.ticket = {ticket.word: ticket for ticket in self.tickets}
