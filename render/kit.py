"""What the sheets of a game of routes and tickets are drawn from, and how tickets become tiles."""

from collections.abc import Mapping
from functools import cached_property
from typing import Final

from engine.answers import Bits
from engine.parts.planner.needs import Need
from engine.parts.route_board import CARDS, Board
from engine.parts.ways import cheapest
from render.fonts import readable
from render.mini_map import Chart, Errand, MiniMaps
from render.painter import Job
from render.position import named
from render.route_map import RouteMap
from render.seen import Seen
from render.ticket_tile import TicketTile

NAME_WORDS: Final = ("rails-sheet-seat",)
EMPTY: Final = -1
"""A market slot without a card."""


class Kit:
    """A board, its map and its mini-maps; one for each process."""

    def __init__(self, board: Board, map_: RouteMap) -> None:
        self.board = board
        self.map = map_

    @cached_property
    def maps(self) -> MiniMaps:
        """Small pictures of the way of a ticket."""
        places = [(city.x, city.y) for city in self.map.cities]
        return MiniMaps(Chart(self.map.plain, places, [road.path for road in self.map.routes]))

    def city(self, city: int, words: Mapping[str, str]) -> str:
        """The name of a city in the reader's language."""
        known = words.get(f"{self.map.board.game}-city-{self.board.cities[city]}")
        return known or self.board.places[city].names["es"]

    def route(self, route: int, words: Mapping[str, str]) -> str:
        """The name of a route: its two cities."""
        one, other = self.board.routes[route].ends
        return f"{self.city(one, words)}–{self.city(other, words)}"


def seat_name(job: Job, seat: int, role: str) -> tuple[str, bool]:
    """The name of a seat as the font of a role can write it, and whether the computer plays it."""
    name, is_ai = named(job.names, seat)
    return readable(role, name, f"{job.words['rails-sheet-seat']} {seat + 1}"), is_ai


def card_word(card: int) -> str:
    """The word of a card, by which the palette knows it; empty for a slot without one."""
    return "" if card == EMPTY else CARDS[card]


def ticket_tile(
    kit: Kit, seen: Seen, need: Need, words: Mapping[str, str], letter: str = ""
) -> TicketTile:
    """A ticket as its owner sees it."""
    ticket = kit.board.tickets[need.ticket]
    wanted = () if need.is_joined else tuple(Bits(need.routes))
    lengths = [route.length for route in kit.board.routes]
    usable = sum(1 << route for route in {*seen.built, *wanted})
    way = cheapest(kit.board, usable, lengths, ticket.ends) or ()
    one, other = ticket.ends
    return TicketTile(
        cities=(kit.city(one, words), kit.city(other, words)),
        points=ticket.points,
        is_long=ticket.is_long,
        errand=Errand(ticket.ends, seen.built, wanted, way, need.is_joined, seen.seat),
        missing=need.missing,
        by_station=need.by_station,
        letter=letter,
    )
