"""What the sheets of Rieles de Europa are drawn from, and how a view becomes what they say."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.answers import Bits
from engine.games.europa.ai.ground import ground_seen
from engine.games.europa.view import PrivateView
from engine.parts.planner.needs import Need, needs
from engine.parts.route_board import CARDS, Board
from engine.parts.ways import cheapest
from render.europa_position import AI_MARK
from render.fonts import readable
from render.mini_map import Chart, Errand, MiniMaps
from render.painter import Job
from render.route_map import RouteMap
from render.ticket_tile import TicketTile

NAME_WORDS: Final = ("europa-picture-seat",)
EMPTY: Final = -1
"""A market slot without a card."""


@dataclass(frozen=True, slots=True)
class Kit:
    """The board and its mini-maps; one for each process."""

    board: Board
    maps: MiniMaps

    def city(self, city: int, words: Mapping[str, str]) -> str:
        """The name of a city in the reader's language."""
        known = words.get(f"europa-city-{self.board.cities[city]}")
        return known or self.board.places[city].names["es"]

    def route(self, route: int, words: Mapping[str, str]) -> str:
        """The name of a route: its two cities."""
        one, other = self.board.routes[route].ends
        return f"{self.city(one, words)}–{self.city(other, words)}"


@lru_cache(2)
def kit_of(board: Board, map_: RouteMap) -> Kit:
    """The kit over one board and its map, made once."""
    places = [(city.x, city.y) for city in map_.cities]
    return Kit(board, MiniMaps(Chart(map_.plain, places, [road.path for road in map_.routes])))


def seat_name(job: Job, seat: int, role: str) -> tuple[str, bool]:
    """The name of a seat as the font of a role can write it, and whether the computer plays it."""
    name = job.names[seat] if seat < len(job.names) else ""
    otherwise = f"{job.words['europa-picture-seat']} {seat + 1}"
    return readable(role, name.removesuffix(AI_MARK), otherwise), name.endswith(AI_MARK)


def card_word(card: int) -> str:
    """The word of a card, by which the palette knows it; empty for a slot without one."""
    return "" if card == EMPTY else CARDS[card]


def tickets_seen(kit: Kit, view: PrivateView, tickets: Sequence[int]) -> list[Need]:
    """How far tickets are for the seat of a view, in the order given."""
    return needs(ground_seen(kit.board, view.public, view.seat), tickets)


def ticket_tile(
    kit: Kit, view: PrivateView, need: Need, words: Mapping[str, str], letter: str = ""
) -> TicketTile:
    """A ticket as its owner sees it."""
    ticket = kit.board.tickets[need.ticket]
    own = view.public.players[view.seat].routes
    wanted = () if need.is_joined else tuple(Bits(need.routes))
    lengths = [route.length for route in kit.board.routes]
    usable = sum(1 << route for route in {*own, *wanted})
    way = cheapest(kit.board, usable, lengths, ticket.ends) or ()
    one, other = ticket.ends
    return TicketTile(
        cities=(kit.city(one, words), kit.city(other, words)),
        points=ticket.points,
        is_long=ticket.is_long,
        errand=Errand(ticket.ends, own, wanted, way, need.is_joined, view.seat),
        missing=need.missing,
        by_station=need.by_station,
        letter=letter,
    )
