"""How long things take: turns that a seat needs for a plan, turns that the match still has.

The figures are measured on matches of these players on the Europa board, two seats, seeds 100-159:
what was reckoned before a turn against what came after.
"""

from collections.abc import Sequence
from math import exp
from typing import Protocol

from engine.game import Seat
from engine.parts.rounds import LAST_WAGONS

CARDS_A_TURN = 1.7
"""Useful cards that a turn of drawing brings while many colours are wanted; at most two."""
TWO_COLORS_A_TURN = 1.1
"""The same when they must be of two colours."""
ONE_COLOR_A_TURN = 0.7
"""The same when they must be of one: the market seldom shows it."""
LOCOMOTIVES_A_TURN = 0.6
"""The same for locomotives that a ferry demands."""
WASTE = 1.25
"""How much longer plans take than reckoned: useless cards, lost routes, tunnels."""
WASTED_TURNS = 0.5
"""And this on top, since the last cards come slowly."""
HURRY = 1.05
"""How much longer rivals take than they would at best."""
SPREAD = 0.5
SPREAD_A_TURN = 0.06
"""How far such a forecast is off: so many turns, and this for each turn still to come."""


def turns_for(pieces: int, short: Sequence[int]) -> float:
    """Turns that some routes and stations take, with the draws for what they lack (`shortage`)."""
    plain = pieces + draws_for(short)
    return WASTED_TURNS + WASTE * plain if plain > 1 else plain


def draws_for(short: Sequence[int]) -> float:
    """Turns of drawing. Many kinds together come fast, the last ones of one colour slowly."""
    *colors, wild, anything = short
    colors.sort()
    return max(
        (sum(colors) + 2 * wild + anything) / CARDS_A_TURN,
        (colors[-1] + colors[-2]) / TWO_COLORS_A_TURN,
        colors[-1] / ONE_COLOR_A_TURN,
        wild / LOCOMOTIVES_A_TURN,
    )


class Racer(Protocol):
    """A seat in the race to the end."""

    hand: list[int]
    wagons: int


class Race(Protocol):
    """A state that ends when somebody has used up its wagons."""

    turns_left: int

    @property
    def players(self) -> Sequence[Racer]:
        """By seat."""
        ...


def turns_left(state: Race, seat: Seat, wagons_a_claim: float) -> float:
    """Turns that this seat will still have, this one counted, if the fastest rival hurries; a route
    takes so many wagons in the mean. Of the rivals only the wagons and the number of cards are
    read."""
    if state.turns_left >= 0:
        return 1.0
    soonest = min(
        turns_to_end(player.wagons, sum(player.hand), wagons_a_claim)
        for other, player in enumerate(state.players)
        if other != seat
    )
    return 2.0 + HURRY * soonest


def turns_to_end(wagons: int, cards: int, wagons_a_claim: float) -> float:
    """Turns that somebody takes at best to use the wagons but two."""
    to_lay = max(0, wagons - LAST_WAGONS)
    return to_lay / wagons_a_claim + max(0, to_lay - cards) / 2


def in_time(needed: float, turns: float) -> float:
    """The chance that what takes so many turns is done in so many."""
    return 1 / (1 + exp(min(50.0, (needed - turns) / (SPREAD + SPREAD_A_TURN * turns))))
