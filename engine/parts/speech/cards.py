"""Cards and payments in words. Every colour of card is said, never only shown."""

from collections.abc import Sequence
from typing import Final

from engine.answers import Bits
from engine.parts.market import EMPTY
from engine.parts.route_board import LOCOMOTIVE, Board, Route
from engine.text import Icon, Listed, Text, Word, text

ICONS: Final = (
    "carta_roja",
    "carta_naranja",
    "carta_amarilla",
    "carta_verde",
    "carta_azul",
    "carta_morada",
    "carta_negra",
    "carta_blanca",
    "carta_locomotora",
)
"""The small picture of each card, by its number."""
DECK_ICON: Final = "carta_dorso"
GRAY_ICON: Final = "gris"


def card(color: int) -> Text:
    """«🟥 roja»; an empty slot says so."""
    if color == EMPTY:
        return text("rails-slot-empty")
    return text("rails-card", icon=Icon(ICONS[color]), color=Word("color", color))


def cards(color: int, count: int) -> Text:
    """«3 moradas»."""
    return text("rails-cards", n=count, color=Word("color", color))


def payment(color: int, count: int, wild: int) -> Text:
    """«2 amarillas y 1 locomotora»: so many of a colour, so many locomotives besides."""
    parts = [cards(kind, n) for kind, n in ((color, count), (LOCOMOTIVE, wild)) if n]
    return text("rails-list", items=Listed(tuple(parts)))


def short_payment(count: int, wild: int) -> Text:
    """«2 + 1🚂»: beside the icon of its colour."""
    if not wild:
        return text("rails-number", n=count)
    return text("rails-pay-both" if count else "rails-pay-wild", n=count, wild=wild)


def hand(counts: Sequence[int]) -> Listed:
    """All cards of a hand, as a list."""
    return Listed(tuple(cards(color, count) for color, count in enumerate(counts) if count))


def shown(colors: Sequence[int]) -> Listed:
    """Cards turned up, one by one."""
    return Listed(tuple(card(color) for color in colors))


def color_of(route: Route) -> Text:
    """«3 moradas», «3 grises»: the spaces of a route."""
    if len(route.colors) > 1:
        return text("rails-gray", n=route.length)
    return cards(route.colors[0], route.length)


def route_icon(route: Route) -> str:
    """The card that pays it."""
    return GRAY_ICON if len(route.colors) > 1 else ICONS[route.colors[0]]


def routes(board: Board, mask: int) -> Listed:
    """The names of some routes, longest first."""
    found = sorted(Bits(mask), key=lambda route: (-board.routes[route].length, route))
    return Listed(tuple(Word("route", route) for route in found))


def ticket(board: Board, number: int) -> Text:
    """«Bilbao–Zúrich (7)»."""
    return text("rails-ticket", ticket=Word("tickets", number), points=board.tickets[number].points)
