"""What stands on buttons and options, the typed line of a move, and what it would do."""

from typing import TYPE_CHECKING, Any

from engine.game import Seat
from engine.games.aventureros.state import Phase, State
from engine.parts.offers import TICKETS_DRAWN
from engine.parts.planner.advice import colors_first, helpful, routes_first
from engine.parts.planner.ground import ground_of
from engine.parts.planner.purse import route_payments
from engine.parts.speech import labels, preview
from engine.text import Label, Text, Word, text

if TYPE_CHECKING:
    from engine.menu import Path

OPENERS = {"claim": "🛤️", "tickets": "🎫"}
"""The sign on the button that opens a kind of move."""


def label(state: State, seat: Seat, path: "Path", known: int) -> Label:
    """The answers of `path` from `known` on; all of them known: the verb that confirms."""
    kind, *answers = path
    word: str = kind.word
    if known == 0 and not answers:
        return Label(text(f"aventureros-kind-{word}"), OPENERS.get(word, ""))
    if known == 0:
        return Label(labels.line(text(f"aventureros-verb-{word}"), _rest(state, path)))
    if known >= len(path):
        return Label(_confirm(state, path))
    match word:
        case "draw":
            return labels.source(state.market, answers[0])
        case "claim":
            ground = ground_of(state, seat)
            hint = helpful(ground, state.players[seat].tickets).get(answers[0])
            return labels.claim(state, seat, answers, known, hint)
        case _:
            return labels.keep(ground_of(state, seat), answers[0])


def _confirm(state: State, path: "Path") -> Text:
    """The verb of the button that plays a whole move."""
    kind, *answers = path
    match kind.word:
        case "tickets":
            return text("rails-confirm-tickets", n=min(TICKETS_DRAWN, len(state.tickets)))
        case "keep":
            return text("rails-confirm-keep", n=len(answers[0]) if answers else 0)
        case word:
            return text(f"aventureros-confirm-{word}")


def _rest(state: State, path: "Path") -> Text:
    """Everything after the verb: «Denver–Omaha · 4 moradas»."""
    kind, first, *paid = path
    match kind.word:
        case "draw":
            return labels.source(state.market, first).text
        case "keep":
            return labels.named(first)
        case _:
            name = text("rails-word", word=Word("route", first))
            if not paid:
                return name
            return labels.line(name, labels.paid_with(state.board.routes[first].length, paid))


def prompt(state: State, path: "Path") -> Text | None:
    """What is being asked after these answers."""
    if not path:
        return None
    kind, *answers = path
    match kind.word, len(answers):
        case "draw", 0:
            is_second = state.phase is Phase.SECOND_CARD
            return text("rails-ask-second" if is_second else "rails-ask-draw")
        case "claim", 0:
            return text("aventureros-ask-claim")
        case "claim", 1 | 2:
            return text("aventureros-ask-cards")
        case "keep", 0:
            is_first = state.phase is Phase.FIRST_TICKETS
            return text("aventureros-ask-keep-first" if is_first else "rails-ask-keep")
        case _:
            return None


def ranked(state: State, seat: Seat, path: "Path") -> list[Any]:
    """All answers to the question after `path`, the most useful first. Cards keep the order of the
    market, since the buttons stand under its picture."""
    player, ground = state.players[seat], ground_of(state, seat)
    kind, *earlier = path
    ask = kind.asks[len(earlier)]
    match kind.word, ask.field:
        case "claim", "route":
            return routes_first(ground, player.tickets, list(ask.answers(state, seat)))
        case "claim", "color":
            paid = route_payments(state, seat, earlier[0])
            return colors_first(ground, player.tickets, player.hand, earlier[0], paid)
        case _:
            return list(ask.answers(state, seat, *earlier))


def foresee(state: State, seat: Seat, path: "Path") -> list[Text]:
    """Lines about what a move would do; what was not answered yet is left out."""
    if not path:
        return []
    kind, *answers = path
    match kind.word:
        case "claim" if answers:
            lines = preview.claim(state, seat, answers[0])
            return lines + preview.consequences(state, seat, answers[0])
        case "draw" if answers:
            return preview.draw(state.market, answers[0], is_first=state.phase is Phase.TURN)
        case "tickets":
            return preview.tickets(state, seat, len(state.tickets))
        case "keep" if answers:
            return _kept(state, seat, answers[0])
        case _:
            return []


def _kept(state: State, seat: Seat, kept: tuple[int, ...]) -> list[Text]:
    left = [number for number in state.players[seat].offer if number not in kept]
    lines = [preview.keep(state.board, kept)]
    if left:
        lines.append(text("rails-preview-leave", tickets=preview.listed(state.board, left)))
    return lines
