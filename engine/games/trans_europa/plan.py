"""What a seat still needs: one cheapest way to join its five cities, its marker with them.

Everything here follows from what that seat sees.
"""

from collections.abc import Sequence
from functools import lru_cache

from engine.games.trans_europa.board import Board
from engine.games.trans_europa.missing import missing_lines


@lru_cache(maxsize=512)
def lines(board: Board, laid: int, places: tuple[int, ...]) -> tuple[int, ...]:
    """The free lines of a cheapest tree over some crossings, laid tracks at no cost."""
    return missing_lines(board, laid, places)


def cost(board: Board, edges: Sequence[int]) -> int:
    """What some lines cost: 1 a single, 2 a double."""
    return sum([board.costs[edge] for edge in edges])


def pieces(board: Board, laid: int, cities: Sequence[int]) -> list[list[int]]:
    """The cities by network: those that tracks join already stand together."""
    found: list[list[int]] = []
    for city in cities:
        reached = network(board, laid, city)
        if not any(piece[0] in reached for piece in found):
            found.append([other for other in cities if other in reached])
    return found


@lru_cache(maxsize=1024)
def network(board: Board, laid: int, node: int) -> frozenset[int]:
    """All crossings that tracks join to one."""
    seen, stack = {node}, [node]
    while stack:
        for edge, other in board.links[stack.pop()]:
            if laid >> edge & 1 and other not in seen:
                seen.add(other)
                stack.append(other)
    return frozenset(seen)
