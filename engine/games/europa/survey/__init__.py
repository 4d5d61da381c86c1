"""What can be said of the board of Rieles de Europa: its figures, and what must hold of them."""

from collections.abc import Iterator

from engine.games.europa.survey.balance import findings as balance
from engine.games.europa.survey.counts import findings as counts
from engine.games.europa.survey.geography import findings as geography
from engine.games.europa.survey.tickets import findings as tickets
from engine.parts.route_board import Board
from engine.parts.survey.network import findings as network
from engine.parts.survey.work import workloads
from engine.survey import Finding

__all__ = ["balance", "survey", "workloads"]


def survey(board: Board) -> Iterator[Finding]:
    """Every finding that follows from the board alone."""
    for findings in (counts, network, geography, tickets):
        yield from findings(board)
