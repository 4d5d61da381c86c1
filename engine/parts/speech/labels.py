"""What stands on buttons and options for cards, routes and tickets."""

from collections.abc import Sequence

from engine.game import Seat
from engine.parts import claims
from engine.parts.planner.advice import Help
from engine.parts.planner.ground import Ground
from engine.parts.planner.needs import need
from engine.parts.route_board import DECK, LOCOMOTIVE, Board, Route
from engine.parts.speech.cards import (
    DECK_ICON,
    ICONS,
    color_of,
    payment,
    route_icon,
    short_payment,
)
from engine.parts.speech.position import need_text
from engine.text import Label, Listed, Text, Word, text


def line(kind: Text, rest: Text) -> Text:
    """«construir · París–Zúrich»: a verb and what it is done to, or a place and its price."""
    return text("rails-line", kind=kind, rest=rest)


def source(market: Sequence[int], place: int) -> Label:
    """A card of the market, or the deck."""
    if place == DECK:
        return Label(text("rails-word", word=Word("source", DECK)), DECK_ICON)
    color = market[place]
    return Label(text("rails-word", word=Word("color", color)), ICONS[color], is_icon_enough=True)


def claim(
    state: claims.Building, seat: Seat, answers: Sequence[int], known: int, hint: Help | None
) -> Label:
    """A route, its payment, or both; `known` answers are known already, with the kind."""
    number, *paid = answers
    route = state.board.routes[number]
    if known > 1:
        return _payment(route, paid, known - 2)
    if len(paid) == 2:
        words = payment(paid[0], route.length - paid[1], paid[1])
        return Label(line(text("rails-word", word=Word("route", number)), words), ICONS[paid[0]])
    return Label(
        offer(route), route_icon(route), _route_note(state, seat, number, hint), hint is not None
    )


def offer(route: Route) -> Text:
    """A route with its spaces, and what makes it special."""
    name, length = Word("route", route.id), route.length
    if route.symbols:
        return text("rails-offer-ferry", route=name, n=length, wild=route.symbols)
    key = "rails-offer-tunnel" if route.is_tunnel else "rails-offer"
    return text(key, route=name, spaces=color_of(route))


def _payment(route: Route, paid: Sequence[int], known: int) -> Label:
    """«3», «2 + 1🚂» beside the icon of the colour; for a tunnel it is but a try."""
    if len(paid) == 1 or known == 1:
        return part(paid, known)
    color, wild = paid
    count = route.length - wild
    short = short_payment(count, wild)
    if route.is_tunnel:
        short = text("rails-try", paid=short)
    is_lean = wild == route.symbols and color != LOCOMOTIVE
    return Label(short, ICONS[color], payment(color, count, wild), is_lean)


def part(paid: Sequence[int], known: int) -> Label:
    """The colour alone, or the locomotives alone, where the choice is taken in two steps."""
    if known == 0:
        return Label(text("rails-word", word=Word("color", paid[0])), ICONS[paid[0]])
    return Label(text("rails-cards", n=paid[1], color=Word("color", LOCOMOTIVE)))


def paid_with(price: int, paid: Sequence[int]) -> Text:
    """A payment in words, or its colour while the locomotives are not known."""
    color, *wild = paid
    if not wild:
        return text("rails-word", word=Word("color", color))
    return payment(color, price - wild[0], wild[0])


def _route_note(state: claims.Building, seat: Seat, number: int, hint: Help | None) -> Text:
    """«+4 · termina Bilbao–Zúrich (7) · 16 pagos»."""
    points = state.board.routes[number].points
    ways = sum(
        len(claims.locomotives(state, seat, number, color))
        for color in claims.colors(state, seat, number)
    )
    if hint is None:
        return text("rails-note", points=points, ways=ways)
    key = "rails-note-completes" if hint.completes else "rails-note-nearer"
    ticket = state.board.tickets[hint.ticket]
    return text(
        key, points=points, ways=ways, ticket=Word("tickets", ticket.id), worth=ticket.points
    )


def keep(ground: Ground, tickets: Sequence[int]) -> Label:
    """One ticket with what it needs, or the list of several."""
    if len(tickets) != 1:
        return Label(named(tickets))
    board: Board = ground.board
    ticket = board.tickets[tickets[0]]
    name = text("rails-ticket-worth", ticket=Word("tickets", ticket.id), points=ticket.points)
    return Label(name, note=need_text(board, need(ground, ticket), is_short=True))


def named(tickets: Sequence[int]) -> Text:
    """The names of some tickets."""
    return text("rails-list", items=Listed(tuple([Word("tickets", one) for one in tickets])))
