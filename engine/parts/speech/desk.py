"""What a seat wants to know of its tickets, and why it cannot do what it looks for."""

from engine.game import Seat
from engine.parts.planner.ground import ground_of
from engine.parts.planner.needs import Need, nearest_first
from engine.parts.planner.thought import Planned
from engine.text import Arg, Listed, Text, Word, text

NAMED = 4
"""Tickets that one line names; the picture and the position show all."""


def tickets(found: list[Need]) -> list[Text]:
    """How far the tickets are, the nearest first: to be joined, joined, by a station, lost."""
    found = nearest_first(found)
    lines = _near([need for need in found if need.missing])
    lines += _named("rails-desk-joined", [need for need in found if need.is_joined])
    lines += _named("rails-desk-station", [need for need in found if need.by_station])
    return lines + _named("rails-desk-lost", [need for need in found if need.is_impossible])


def _near(found: list[Need]) -> list[Text]:
    """«Faltan 3 vagones para Bilbao–Zúrich y 8 para Lisboa–Varsovia.»"""
    if not found:
        return []
    first, *others = found[:NAMED]
    parts: list[Arg] = [
        text("rails-desk-first", n=first.missing or 0, ticket=Word("tickets", first.ticket))
    ]
    parts += [
        text("rails-desk-next", n=need.missing or 0, ticket=Word("tickets", need.ticket))
        for need in others
    ]
    return [text("rails-desk-missing", parts=Listed(tuple(parts)))]


def _named(key: str, found: list[Need]) -> list[Text]:
    if not found:
        return []
    names: list[Arg] = [Word("tickets", need.ticket) for need in found[:NAMED]]
    if len(found) > NAMED:
        names.append(text("rails-more", n=len(found) - NAMED))
    return [text(key, n=len(found), tickets=Listed(tuple(names)))]


def last_round(turns_left: int) -> list[Text]:
    """Turns that are left of it, once it has begun."""
    return [text("rails-desk-last-round", n=turns_left)] if turns_left > 0 else []


def no_claim(state: Planned, seat: Seat) -> Text:
    """No route is left, no wagons for any, or no cards for any."""
    player = state.players[seat]
    if not ground_of(state, seat).open:
        key = "rails-absent-claim-wagons" if state.open & ~player.barred else "rails-absent-claim"
        return text(key, n=player.wagons)
    return text("rails-absent-claim-cards", n=sum(player.hand))
