"""Names of places, sums of money and what a step would pay, as texts."""

from collections.abc import Iterable, Sequence
from typing import Final

from engine.game import Log, Seat
from engine.games.ride_the_rails import tracks
from engine.games.ride_the_rails.board import RAILROADS, Board
from engine.games.ride_the_rails.events import ChicagoPaid, ContinentCrossed, FivePaid
from engine.games.ride_the_rails.state import State
from engine.text import Listed, Text, Who, Word, text

ICONS: Final = tuple(f"rail_{railroad}" for railroad in RAILROADS)
"""[railroad]: the small picture of its locomotive."""


def spot(board: Board, hex: int) -> Word:
    """A city by its bare name, any other hex by its coordinates."""
    city = board.city_at.get(hex)
    return Word("hex", hex) if city is None else Word("city", city)


def spots(board: Board, hexes: Iterable[int]) -> Listed:
    """Some of them."""
    return Listed(tuple([spot(board, hex) for hex in hexes]))


def paid(money: Sequence[int], seat: Seat | None = None) -> Listed:
    """What each seat is paid, whoever gets nothing left out; one of them as «you»."""
    own = (
        [text("ride_the_rails-paid-you", n=money[seat])] if seat is not None and money[seat] else []
    )
    others = [
        text("ride_the_rails-paid", who=Who(other), n=amount)
        for other, amount in enumerate(money)
        if amount and other != seat
    ]
    return Listed((*own, *others))


def bonuses(state: State, seat: Seat, railroad: int, hex: int) -> list[Text]:
    """What a locomotive would pay at once."""
    log, trial = Log(), state.copy()
    tracks.build(trial, seat, railroad, hex, log)
    found = []
    for event in log.events:
        match event:
            case ChicagoPaid(_, money):
                found.append(text("ride_the_rails-bonus-chicago", n=money))
            case FivePaid(_, _, money):
                found.append(text("ride_the_rails-bonus-five", n=money))
            case ContinentCrossed(_, money):
                found.append(text("ride_the_rails-bonus-crossing", n=money))
    return found


def shares(owned: Sequence[int]) -> Listed:
    """The shares of one seat, railroad by railroad."""
    return Listed(
        tuple(
            [
                text("ride_the_rails-count", n=count, railroad=Word("railroad", railroad))
                for railroad, count in enumerate(owned)
                if count
            ]
        )
    )
