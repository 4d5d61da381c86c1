"""What stands on buttons and options, and the typed line of a move."""

from typing import TYPE_CHECKING

from engine.game import Seat
from engine.games.europa import stations
from engine.games.europa.ai.ground import ground_of
from engine.games.europa.state import Phase, State
from engine.games.europa.voice.hints import hints, savings
from engine.parts.offers import TICKETS_DRAWN
from engine.parts.speech import labels
from engine.parts.speech.cards import (
    ICONS,
    payment,
    short_payment,
)
from engine.text import Label, Text, Word, text

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
        return Label(labels.line(text(f"europa-verb-{word}"), _rest(state, seat, path)))
    if known >= len(path):
        return Label(confirm(state, path))
    match word:
        case "draw":
            return labels.source(state.market, answers[0])
        case "claim":
            return labels.claim(state, seat, answers, known, hints(state, seat).get(answers[0]))
        case "station":
            return _station(state, seat, answers, known)
        case "keep":
            return labels.keep(ground_of(state, seat), answers[0])
        case _:
            return _extra(state, answers[0])


def confirm(state: State, path: "Path") -> Text:
    """The verb of the button that plays a whole move."""
    kind, *answers = path
    match kind.word:
        case "claim" if answers and state.board.routes[answers[0]].is_tunnel:
            return text("europa-confirm-tunnel")
        case "tickets":
            return text("rails-confirm-tickets", n=min(TICKETS_DRAWN, len(state.tickets)))
        case "keep":
            return text("rails-confirm-keep", n=len(answers[0]) if answers else 0)
        case word:
            return text(f"europa-confirm-{word}")


# The typed line
def _rest(state: State, seat: Seat, path: "Path") -> Text:
    """Everything after the verb: «París–Zúrich · 3 moradas»."""
    kind, first, *others = path
    match kind.word:
        case "draw":
            return labels.source(state.market, first).text
        case "keep":
            return labels.named(first)
        case "pay":
            return _paid_extra(state, first)
    is_tunnel = kind.word == "claim" and state.board.routes[first].is_tunnel
    place = Word("route" if kind.word == "claim" else "city", first)
    name = text("europa-line-tunnel" if is_tunnel else "rails-word", word=place)
    if not others:
        return name
    return labels.line(name, _paid(state, seat, path))


def _paid(state: State, seat: Seat, path: "Path") -> Text:
    """A payment in words, or its colour while the locomotives are not known."""
    kind, place, *paid = path
    price = (
        state.board.routes[place].length if kind.word == "claim" else _station_price(state, seat)
    )
    return labels.paid_with(price, paid)


# One answer
def _station(state: State, seat: Seat, answers: list[int], known: int) -> Label:
    city, *paid = answers
    if known > 1:
        if len(paid) == 1 or known == 3:
            return labels.part(paid, known - 2)
        color, wild = paid
        count = _station_price(state, seat) - wild
        is_lean = not wild
        return Label(short_payment(count, wild), ICONS[color], payment(color, count, wild), is_lean)
    name = text("rails-word", word=Word("city", city))
    if len(paid) == 2:
        words = payment(paid[0], _station_price(state, seat) - paid[1], paid[1])
        return Label(labels.line(name, words), ICONS[paid[0]])
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


def _extra(state: State, wild: int) -> Label:
    """The extra cards of a tunnel."""
    if state.tunnel is None:
        return Label(text("rails-number", n=wild))
    count = state.tunnel.extra - wild
    icon = ICONS[state.tunnel.color]
    return Label(short_payment(count, wild), icon, _paid_extra(state, wild), is_advised=not wild)


def _paid_extra(state: State, wild: int) -> Text:
    if state.tunnel is None:
        return text("rails-number", n=wild)
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
            return text("rails-ask-second" if is_second else "rails-ask-draw")
        case "keep":
            is_first = state.phase is Phase.FIRST_TICKETS
            return text("europa-ask-keep-first" if is_first else "rails-ask-keep")
        case "pay":
            return text("europa-ask-pay")
        case "claim" | "station":
            return text(f"europa-ask-{word}")
        case _:
            return None
