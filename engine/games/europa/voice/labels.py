"""What stands on buttons and options, and the typed line of a move."""

from typing import TYPE_CHECKING, Any

from engine.game import Seat
from engine.games.europa import stations
from engine.games.europa.ai.ground import ground_of
from engine.games.europa.state import Phase, State
from engine.games.europa.voice.cards import (
    DECK_ICON,
    ICONS,
    color_of,
    payment,
    route_icon,
    short_payment,
)
from engine.games.europa.voice.hints import hints, savings
from engine.games.europa.voice.position import need_text
from engine.parts import claims
from engine.parts.offers import TICKETS_DRAWN
from engine.parts.planner.advice import Help
from engine.parts.planner.needs import need
from engine.parts.route_board import DECK, LOCOMOTIVE
from engine.text import Label, Listed, Text, Word, text

if TYPE_CHECKING:
    from engine.menu import Path

OPENERS = {"claim": "🛤️", "tickets": "🎫", "station": "🏠"}
"""The sign on the button that opens a kind of move."""


def label(state: State, seat: Seat, path: "Path", known: int) -> Label:
    """The answers of `path` from `known` on; all of them known: the verb that confirms."""
    kind, *answers = path
    word: str = kind.word
    if known == 0 and not answers:
        return Label(text(f"europa-kind-{word}"), OPENERS.get(word, ""))
    if known == 0:
        return Label(
            text("europa-line", kind=text(f"europa-verb-{word}"), rest=_rest(state, seat, path))
        )
    if known >= len(path):
        return Label(confirm(state, path))
    match word:
        case "draw":
            return _source(state, answers[0])
        case "claim":
            return _claim(state, seat, answers, known)
        case "station":
            return _station(state, seat, answers, known)
        case "keep":
            return _keep(state, seat, answers[0])
        case _:
            return _extra(state, answers[0])


def confirm(state: State, path: "Path") -> Text:
    """The verb of the button that plays a whole move."""
    kind, *answers = path
    match kind.word:
        case "claim" if answers and state.board.routes[answers[0]].is_tunnel:
            return text("europa-confirm-tunnel")
        case "tickets":
            return text("europa-confirm-tickets", n=min(TICKETS_DRAWN, len(state.tickets)))
        case "keep":
            return text("europa-confirm-keep", n=len(answers[0]) if answers else 0)
        case word:
            return text(f"europa-confirm-{word}")


# The typed line
def _rest(state: State, seat: Seat, path: "Path") -> Text:
    """Everything after the verb: «París–Zúrich · 3 moradas»."""
    kind, first, *others = path
    match kind.word:
        case "draw":
            return _source(state, first).text
        case "keep":
            return text("europa-list", items=Listed(tuple([Word("tickets", one) for one in first])))
        case "pay":
            return _paid_extra(state, first)
    is_tunnel = kind.word == "claim" and state.board.routes[first].is_tunnel
    place = Word("route" if kind.word == "claim" else "city", first)
    name = text("europa-line-tunnel" if is_tunnel else "europa-word", word=place)
    if not others:
        return name
    return text("europa-line", kind=name, rest=_paid(state, seat, path))


def _paid(state: State, seat: Seat, path: "Path") -> Text:
    """A payment in words, or its colour while the locomotives are not known."""
    kind, place, color, *wild = path
    if not wild:
        return text("europa-word", word=Word("color", color))
    price = (
        state.board.routes[place].length if kind.word == "claim" else _station_price(state, seat)
    )
    return payment(color, price - wild[0], wild[0])


# One answer
def _source(state: State, source: int) -> Label:
    if source == DECK:
        return Label(text("europa-word", word=Word("source", DECK)), DECK_ICON)
    color = state.market[source]
    return Label(text("europa-word", word=Word("color", color)), ICONS[color], is_icon_enough=True)


def _claim(state: State, seat: Seat, answers: list[Any], known: int) -> Label:
    number, *paid = answers
    route = state.board.routes[number]
    if known > 1:
        return _payment(state, seat, number, paid, known - 2)
    if len(paid) == 2:
        words = payment(paid[0], route.length - paid[1], paid[1])
        line = text("europa-line", kind=text("europa-word", word=Word("route", number)), rest=words)
        return Label(line, ICONS[paid[0]])
    name = text("europa-offer", route=Word("route", number), spaces=color_of(route))
    if route.is_tunnel:
        name = text("europa-offer-tunnel", **name.args)
    if route.symbols:
        length, wild = route.length, route.symbols
        name = text("europa-offer-ferry", route=Word("route", number), n=length, wild=wild)
    hint = hints(state, seat).get(number)
    return Label(name, route_icon(route), _route_note(state, seat, number, hint), hint is not None)


def _payment(state: State, seat: Seat, number: int, paid: list[int], known: int) -> Label:
    """«3», «2 + 1🚂» beside the icon of the colour; for a tunnel it is but a try."""
    route = state.board.routes[number]
    if len(paid) == 1 or known == 1:
        return _part(paid, known)
    color, wild = paid
    count = route.length - wild
    short = short_payment(count, wild)
    if route.is_tunnel:
        short = text("europa-try", paid=short)
    is_lean = wild == route.symbols and color != LOCOMOTIVE
    return Label(short, ICONS[color], payment(color, count, wild), is_lean)


def _part(paid: list[int], known: int) -> Label:
    """The colour alone, or the locomotives alone, where the choice is taken in two steps."""
    if known == 0:
        return Label(text("europa-word", word=Word("color", paid[0])), ICONS[paid[0]])
    return Label(text("europa-cards", n=paid[1], color=Word("color", LOCOMOTIVE)))


def _route_note(state: State, seat: Seat, number: int, hint: Help | None) -> Text:
    """«+4 · termina Bilbao–Zúrich (7) · 16 pagos»."""
    points = state.board.routes[number].points
    ways = sum(
        len(claims.locomotives(state, seat, number, color))
        for color in claims.colors(state, seat, number)
    )
    if hint is None:
        return text("europa-note", points=points, ways=ways)
    key = "europa-note-completes" if hint.completes else "europa-note-nearer"
    ticket = state.board.tickets[hint.ticket]
    return text(
        key, points=points, ways=ways, ticket=Word("tickets", ticket.id), worth=ticket.points
    )


def _station(state: State, seat: Seat, answers: list[int], known: int) -> Label:
    city, *paid = answers
    if known > 1:
        if len(paid) == 1 or known == 3:
            return _part(paid, known - 2)
        color, wild = paid
        count = _station_price(state, seat) - wild
        is_lean = not wild
        return Label(short_payment(count, wild), ICONS[color], payment(color, count, wild), is_lean)
    name = text("europa-word", word=Word("city", city))
    if len(paid) == 2:
        words = payment(paid[0], _station_price(state, seat) - paid[1], paid[1])
        return Label(text("europa-line", kind=name, rest=words), ICONS[paid[0]])
    saving = savings(state, seat).get(city)
    if saving is None:
        return Label(name)
    ticket = state.board.tickets[saving.ticket]
    note = text(
        "europa-note-saves",
        ticket=Word("tickets", ticket.id),
        worth=ticket.points,
        route=Word("route", saving.route),
    )
    return Label(name, note=note, is_advised=True)


def _station_price(state: State, seat: Seat) -> int:
    return stations.price(state.players[seat])


def _keep(state: State, seat: Seat, tickets: tuple[int, ...]) -> Label:
    """One ticket with what it needs, or the list of several."""
    if len(tickets) != 1:
        names = Listed(tuple([Word("tickets", number) for number in tickets]))
        return Label(text("europa-list", items=names))
    ticket = state.board.tickets[tickets[0]]
    found = need(ground_of(state, seat), ticket)
    name = text("europa-ticket-worth", ticket=Word("tickets", ticket.id), points=ticket.points)
    return Label(name, note=need_text(state.board, found, is_short=True))


def _extra(state: State, wild: int) -> Label:
    """The extra cards of a tunnel."""
    if state.tunnel is None:
        return Label(text("europa-number", n=wild))
    count = state.tunnel.extra - wild
    icon = ICONS[state.tunnel.color]
    return Label(short_payment(count, wild), icon, _paid_extra(state, wild), is_advised=not wild)


def _paid_extra(state: State, wild: int) -> Text:
    if state.tunnel is None:
        return text("europa-number", n=wild)
    return payment(state.tunnel.color, state.tunnel.extra - wild, wild)


def prompt(state: State, seat: Seat, path: "Path") -> Text | None:
    """What is being asked after these answers."""
    if not path:
        return None
    kind, *answers = path
    match kind.word, len(answers):
        case "claim", n if n and n < 3:
            is_tunnel = state.board.routes[answers[0]].is_tunnel
            return text("europa-ask-tunnel-cards" if is_tunnel else "europa-ask-cards")
        case "station", n if n and n < 3:
            return text("europa-ask-cards")
        case _, n if n:
            return None
        case word, _:
            return _opening(state, seat, word)


def _opening(state: State, seat: Seat, word: str) -> Text | None:
    """The line above the first answers of a kind of move."""
    match word:
        case "draw":
            is_second = state.phase is Phase.SECOND_CARD
            return text("europa-ask-second" if is_second else "europa-ask-draw")
        case "keep":
            is_first = state.phase is Phase.FIRST_TICKETS
            return text("europa-ask-keep-first" if is_first else "europa-ask-keep")
        case "pay":
            return text("europa-ask-pay")
        case "claim" | "station":
            return text(f"europa-ask-{word}")
        case _:
            return None
