"""Which card to draw: what it saves for the routes that one is going for."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.parts.market import EMPTY, Holder
from engine.parts.planner.purse import lacking, shortage
from engine.parts.planner.race import draws_for
from engine.parts.route_board import DECK, DECK_CARDS, LOCOMOTIVE, Board

NEXT = 0.4
"""What a card for the next route counts beyond a card that is needed."""
LATER = 0.4
"""What a card counts for routes that are built if there is time."""
RARE = 0.5
"""What a turn of drawing counts that a card saves because its colour holds everything up."""
WILD = 0.3
"""What a locomotive counts beyond what it saves now: it still fits when plans change."""
PILE = 0.02
"""A card of a colour that one has more of, other things equal."""


class Shown(Protocol):
    """A state whose cards are drawn."""

    board: Board
    market: list[int]
    discard: list[int]

    @property
    def players(self) -> Sequence[Holder]:
        """By seat."""
        ...


@dataclass(frozen=True, slots=True)
class Wishes:
    """Masks of routes that cards are drawn for."""

    goals: int
    """All that are planned."""
    target: int
    """The next of them."""
    later: int
    """Those that are built if there is time."""


def best_source(
    state: Shown, seat: int, offered: Sequence[int], wishes: Wishes, *, is_first: bool
) -> int:
    """The market slot or the deck, of those offered as first or as second card of a turn."""
    values = card_values(state.board, state.players[seat].hand, wishes)
    blind = deck_value(state, seat, values)
    worth = {
        source: blind if source == DECK else values[state.market[source]] for source in offered
    }
    wild = [source for source in worth if is_first and _is_wild(state, source)]
    plain = sorted(
        [(value, source) for source, value in worth.items() if source not in wild],
        reverse=True,
    )
    if not wild:
        return plain[0][1]
    if not plain or values[LOCOMOTIVE] > plain[0][0] + _second(plain, blind):
        return wild[0]
    return plain[0][1]


def _second(plain: Sequence[tuple[float, int]], blind: float) -> float:
    """What the second card would bring: the deck may be drawn from twice."""
    return max([blind, *[value for value, _ in plain[1:]]])


def _is_wild(state: Shown, source: int) -> bool:
    """A visible locomotive: as first card it takes the whole turn, and it is never the second."""
    return source != DECK and state.market[source] == LOCOMOTIVE


def card_values(board: Board, hand: Sequence[int], wishes: Wishes) -> list[float]:
    """What a card of each kind brings, in cards."""
    before = _burden(board, hand, wishes)
    values = []
    for card, count in enumerate(hand):
        more = list(hand)
        more[card] += 1
        values.append(before - _burden(board, more, wishes) + PILE * count)
    values[LOCOMOTIVE] += WILD
    return values


def _burden(board: Board, hand: Sequence[int], wishes: Wishes) -> float:
    short = shortage(board, hand, wishes.goals)
    return (
        sum(short)
        + RARE * draws_for(short)
        + NEXT * lacking(board, hand, wishes.target)
        + LATER * lacking(board, hand, wishes.goals | wishes.later)
    )


def deck_value(state: Shown, seat: int, values: Sequence[float]) -> float:
    """What the top card brings in the mean: any card that nobody has shown."""
    unseen = [DECK_CARDS.count(card) for card in range(9)]
    for other, player in enumerate(state.players):
        for card, count in enumerate(player.hand if other == seat else player.known):
            unseen[card] -= count
    for card in state.market:
        if card != EMPTY:
            unseen[card] -= 1
    for card in state.discard:
        unseen[card] -= 1
    total = sum(unseen)
    return sum([count * value for count, value in zip(unseen, values, strict=True)]) / max(1, total)
