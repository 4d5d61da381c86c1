"""What can be said of the board of Rieles de Europa: its figures, and what must hold of them."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.games.europa.survey.balance import findings as balance
from engine.games.europa.survey.counts import findings as counts
from engine.games.europa.survey.geography import findings as geography
from engine.games.europa.survey.tickets import findings as tickets
from engine.games.europa.survey.unkind import UNKIND
from engine.parts.route_board import Board
from engine.parts.survey import work
from engine.parts.survey.network import findings as network
from engine.survey import Finding, Workload

if TYPE_CHECKING:
    from random import Random

__all__ = ["balance", "survey", "workloads"]


def survey(board: Board) -> Iterator[Finding]:
    """Every finding that follows from the board alone."""
    for findings in (counts, network, geography, tickets):
        yield from findings(board)


def workloads(board: Board, random: "Random") -> Iterator[Workload]:
    """The longest trails of nets that grow by chance, and of the most unkind ones known."""
    yield from work.workloads(board, random)
    yield work.trails("unkind", board, [built & board.all_routes for built in UNKIND])
