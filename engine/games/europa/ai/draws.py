"""Which card to draw: what it saves for the routes that one is going for."""

from collections.abc import Sequence

from engine.games.europa.ai.purse import lacking, shortage
from engine.games.europa.ai.race import draws_for
from engine.games.europa.rules import sources
from engine.games.europa.state import Phase, State
from engine.parts.market import EMPTY
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


def best_source(state: State, seat: int, goals: int, target: int, later: int) -> int:
    """The market slot or the deck. Masks of routes: all that are planned, the next of them, and
    those that are built if there is time."""
    values = card_values(state.board, state.players[seat].hand, goals, target, later)
    blind = deck_value(state, seat, values)
    worth = {
        source: blind if source == DECK else values[state.market[source]]
        for source in sources(state, seat)
    }
    plain = sorted(
        [(value, source) for source, value in worth.items() if not _is_wild(state, source)],
        reverse=True,
    )
    wild = [source for source in worth if _is_wild(state, source)]
    if not wild:
        return plain[0][1]
    if not plain or values[LOCOMOTIVE] > plain[0][0] + _second(plain, blind):
        return wild[0]
    return plain[0][1]


def _second(plain: Sequence[tuple[float, int]], blind: float) -> float:
    """What the second card would bring: the deck may be drawn from twice."""
    return max([blind, *[value for value, _ in plain[1:]]])


def _is_wild(state: State, source: int) -> bool:
    """A visible locomotive: it takes the whole turn, and is never a second card."""
    is_first = state.phase is Phase.TURN
    return is_first and source != DECK and state.market[source] == LOCOMOTIVE


def card_values(
    board: Board, hand: Sequence[int], goals: int, target: int, later: int
) -> list[float]:
    """What a card of each kind brings, in cards."""
    before = _burden(board, hand, goals, target, later)
    values = []
    for card, count in enumerate(hand):
        more = list(hand)
        more[card] += 1
        values.append(before - _burden(board, more, goals, target, later) + PILE * count)
    values[LOCOMOTIVE] += WILD
    return values


def _burden(board: Board, hand: Sequence[int], goals: int, target: int, later: int) -> float:
    short = shortage(board, hand, goals)
    return (
        sum(short)
        + RARE * draws_for(short)
        + NEXT * lacking(board, hand, target)
        + LATER * lacking(board, hand, goals | later)
    )


def deck_value(state: State, seat: int, values: Sequence[float]) -> float:
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
