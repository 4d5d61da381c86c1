"""The board as matches between computer players show it, with the stations that they build."""

from collections.abc import Iterator, Sequence
from statistics import fmean

from engine.parts.route_board import Board
from engine.parts.survey import balance
from engine.survey import Ended, Finding


def findings(board: Board, ended: Sequence[Ended]) -> Iterator[Finding]:
    """What any ticket game shows, and the stations built a seat by number of seats."""
    yield from balance.findings(board, ended)
    table = [("seats", "stations built")]
    for seats in sorted({match.seats for match in ended}):
        players = [one for match in ended if match.seats == seats for one in match.final.players]
        table.append((str(seats), f"{fmean(len(player.cities) for player in players):.2f}"))
    if ended:
        yield Finding("stations built a seat", "", None, table)
