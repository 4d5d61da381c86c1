"""The final count: what it rests on, and the places."""

from collections.abc import Sequence
from typing import Any

from engine.game import Standing
from engine.parts.route_board import Board
from engine.parts.trail import steps_of, walk
from engine.parts.ways import cheapest

LONGEST_POINTS = 10


def awards(trails: Sequence[tuple[int, int]]) -> list[int]:
    """By seat, for the longest trails (length, routes): all that tie have it; nobody for none."""
    longest = max([length for length, _ in trails])
    return [LONGEST_POINTS if length == longest > 0 else 0 for length, _ in trails]


def placed(rows: list[tuple[tuple[int, ...], Standing]]) -> list[Standing]:
    """In order of their keys; equal keys share a place."""
    rows.sort(key=lambda row: row[0], reverse=True)
    keys = [key for key, _ in rows]
    return [
        Standing(row.seat, keys.index(key) + 1, row.total, row.parts, row.details)
        for key, row in rows
    ]


def ticket_row(
    board: Board, number: int, usable: int, piece: Sequence[int], prices: Sequence[int]
) -> dict[str, Any]:
    """A ticket with the cheapest way that completes it over the usable routes (a mask); `piece` is
    where each city belongs on them."""
    ticket = board.tickets[number]
    one, other = ticket.ends
    is_completed = piece[one] == piece[other]
    way = (cheapest(board, usable, prices, ticket.ends) if is_completed else None) or ()
    return {
        "ticket": number,
        "points": ticket.points if is_completed else -ticket.points,
        "is_completed": is_completed,
        "routes": list(way),
    }


def trail_row(board: Board, trail: tuple[int, int]) -> dict[str, Any]:
    """A longest trail and the routes on it in order."""
    length, routes = trail
    return {"length": length, "routes": list(walk(steps_of(board, routes)))}
