"""What a hand can pay, and which cards it lacks for some routes together."""

from collections.abc import Sequence

from engine.answers import Bits
from engine.game import Seat
from engine.parts import claims
from engine.parts.route_board import LOCOMOTIVE, Board, Route

Payment = tuple[int, int]
"""Colour, and how many of the cards are locomotives."""

ANY = 9
"""Where a shortage counts the cards that may be of one of several colours."""


def shortage(board: Board, hand: Sequence[int], planned: int) -> list[int]:
    """The cards that all the routes of the mask still lack, paid well: by colour; then locomotives
    that ferries demand; then cards of gray routes, which may yet be of another colour."""
    left, wild = list(hand[:LOCOMOTIVE]), hand[LOCOMOTIVE]
    short = [0] * (ANY + 1)
    grays: list[Route] = []
    for number in Bits(planned):
        route = board.routes[number]
        if len(route.colors) > 1:
            grays.append(route)
            continue
        color = route.colors[0]
        paid = min(left[color], route.length)
        left[color] -= paid
        short[color] += route.length - paid
    grays.sort(key=_dearest)
    for route in grays:
        given = min(route.symbols, wild)
        wild -= given
        short[LOCOMOTIVE] += route.symbols - given
        plain, most = route.length - route.symbols, max(left)
        paid = min(most, plain)
        left[left.index(most)] -= paid
        short[ANY] += plain - paid
    for _ in range(wild):
        worst = max(short)
        if not worst:
            break
        short[short.index(worst)] -= 1
    return short


def lacking(board: Board, hand: Sequence[int], planned: int) -> int:
    """How many cards in all the routes of the mask still lack."""
    return sum(shortage(board, hand, planned))


def _dearest(route: Route) -> tuple[int, int]:
    return (-route.symbols, -route.length)


def route_payments(state: claims.Building, seat: Seat, number: int) -> list[Payment]:
    """Every way in which the seat may pay a route now."""
    return [
        (color, wild)
        for color in claims.colors(state, seat, number)
        for wild in claims.locomotives(state, seat, number, color)
    ]


def after(hand: Sequence[int], cards: int, payment: Payment) -> list[int]:
    """The hand once a price of so many cards is paid so."""
    color, wild = payment
    left = list(hand)
    left[color] -= cards - wild
    left[LOCOMOTIVE] -= wild
    return left


def thriftiest(
    board: Board, hand: Sequence[int], cards: int, found: Sequence[Payment], rest: int
) -> list[Payment]:
    """Payments of so many cards, best first: what leaves the rest of a plan (mask of routes) best
    provided; then fewest locomotives; then the colour that most cards are left of."""
    return sorted(
        found,
        key=lambda payment: (
            lacking(board, after(hand, cards, payment), rest),
            payment[1],
            -hand[payment[0]],
            payment[0],
        ),
    )


def spare(board: Board, hand: Sequence[int], number: int, payment: Payment) -> int:
    """Cards left after that payment that could pay a tunnel's extra."""
    color, _ = payment
    left = after(hand, board.routes[number].length, payment)
    return left[LOCOMOTIVE] + (0 if color == LOCOMOTIVE else left[color])
