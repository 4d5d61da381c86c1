"""The cards that one seat has not seen: what may be anywhere hidden."""

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.parts.market import EMPTY, Holder
from engine.parts.route_board import DECK_CARDS


def unseen_cards(
    market: Iterable[int], counted: Iterable[Sequence[int]], shown: Iterable[int] = ()
) -> list[int]:
    """All cards but those of the market, those of some counts (a hand, the discards, what rivals
    are known to hold) and others that are shown, sorted."""
    left = Counter(DECK_CARDS)
    left.subtract(card for card in market if card != EMPTY)
    left.subtract(shown)
    for counts in counted:
        left.subtract(dict(enumerate(counts)))
    return [card for card in range(9) for _ in range(left[card])]


def guess_hand(player: Holder, count: int, known: Sequence[int], cards: list[int]) -> None:
    """The cards that a seat is known to hold, and others from the top of those unseen."""
    player.hand, player.known = list(known), list(known)
    for _ in range(count - sum(known)):
        player.hand[cards.pop()] += 1
