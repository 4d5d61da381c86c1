"""What the bench times beside what every game has: the longest trail, on kind and unkind nets."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from engine.parts.route_board import WAGONS, Board, Route
from engine.parts.trail import longest_trail
from engine.survey import Workload

if TYPE_CHECKING:
    from random import Random

NETS: Final = 400
SLOWEST_MS: Final = 20.0
"""What the slowest trail may take."""


def workloads(board: Board, random: "Random") -> Iterator[Workload]:
    """Nets of one player's wagons, grown four ways."""
    for name, grow in (
        ("scattered", _scattered),
        ("connected", _connected),
        ("dense", _dense),
        ("short and dense", _short),
    ):
        yield Workload(
            f"longest trail, {name} nets", partial(_calls, board, grow, random), SLOWEST_MS
        )


def trails(name: str, board: Board, nets: Sequence[int]) -> Workload:
    """The longest trails of some nets, as masks of routes."""
    calls = [partial(longest_trail, board, built) for built in nets]
    return Workload(f"longest trail, {name} nets", partial(iter, calls), SLOWEST_MS)


def _calls(
    board: Board, grow: Callable[[Board, "Random"], int], random: "Random"
) -> Iterator[Callable[[], object]]:
    for _ in range(NETS):
        yield partial(longest_trail, board, grow(board, random))


def _scattered(board: Board, random: "Random") -> int:
    """Routes anywhere."""
    order = list(board.routes)
    random.shuffle(order)
    return _fill(order)


def _connected(board: Board, random: "Random") -> int:
    """Each route touches what is there."""
    return _grown(board, random, lambda route, seen: random.random())


def _dense(board: Board, random: "Random") -> int:
    """Each route closes a ring where one can: many ways round, the worst for a search."""
    return _grown(
        board, random, lambda route, seen: -sum(end in seen for end in route.ends) + random.random()
    )


def _short(board: Board, random: "Random") -> int:
    """Rings of the shortest routes: the most routes that the wagons can lay."""
    return _grown(
        board,
        random,
        lambda route, seen: route.length - sum(end in seen for end in route.ends) + random.random(),
    )


def _grown(board: Board, random: "Random", worth: Callable[[Route, set[int]], float]) -> int:
    """A net grown from one city, the cheapest route first, until the wagons are laid."""
    seen, built, wagons = {random.randrange(len(board.cities))}, 0, WAGONS
    while True:
        next_ones = [
            route
            for route in board.routes
            if not built >> route.id & 1
            and route.length <= wagons
            and not seen.isdisjoint(route.ends)
            and (route.twin is None or not built >> route.twin & 1)
        ]
        if not next_ones:
            return built
        route = min(next_ones, key=lambda route: worth(route, seen))
        built |= 1 << route.id
        seen.update(route.ends)
        wagons -= route.length


def _fill(order: Iterable[Route]) -> int:
    built, wagons = 0, WAGONS
    for route in order:
        is_twin = route.twin is not None and built >> route.twin & 1
        if route.length <= wagons and not is_twin:
            built |= 1 << route.id
            wagons -= route.length
    return built
