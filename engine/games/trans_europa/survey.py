"""What can be said of the lattice: its figures, and what must hold of them (section E of the rules
document)."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations
from statistics import fmean, pstdev
from typing import TYPE_CHECKING, Final

from engine.chance import shuffled
from engine.games.trans_europa.board import COLORS, KINDS, Board
from engine.games.trans_europa.missing import missing
from engine.survey import Ended, Finding, Workload

if TYPE_CHECKING:
    from random import Random

HANDS: Final = 400
"""Drawn for the costs; all 16,807 would take a minute."""
APART: Final = 3
"""Steps that cities of two colours should be apart, nearly always."""
SLOWEST_MS: Final = 4.0
"""What counting one hand may take at a median machine; the bench gives the slowest call."""


def survey(board: Board) -> Iterator[Finding]:
    """Everything that follows from the board alone."""
    yield from _counts(board)
    yield from _shape(board)
    yield from _cities(board)
    yield from _costs(board)


def _counts(board: Board) -> Iterator[Finding]:
    nodes, edges, cities = len(board.nodes), len(board.edges), len(board.cities)
    yield Finding("crossings", f"{nodes}, 190 to 230", 190 <= nodes <= 230)
    yield Finding("lines", f"{edges}, 490 to 600", 490 <= edges <= 600)
    doubles = board.doubles.bit_count()
    kinds = Counter(board.kinds)
    said = ", ".join(f"{kinds[kind]} {kind}" for kind in KINDS)
    yield Finding("double lines", f"{doubles / edges:.1%}: {said}", 0.24 <= doubles / edges <= 0.32)
    colors = Counter(city.color for city in board.cities)
    dashed = Counter(city.color for city in board.cities if city.is_dashed)
    yield Finding(
        "cities",
        f"{cities}: " + ", ".join(f"{colors[n]} {color}" for n, color in enumerate(COLORS)),
        cities == 35 and set(colors.values()) == {7},
    )
    yield Finding(
        "dashed cities",
        ", ".join(city.names["es"] for city in board.cities if city.is_dashed),
        set(dashed.values()) == {2} and len(dashed) == len(COLORS),
    )


def _shape(board: Board) -> Iterator[Finding]:
    degrees = [mask.bit_count() for mask in board.at]
    yield Finding("least lines at a crossing", str(min(degrees)), min(degrees) >= 2)
    at_city = min(degrees[city.node] for city in board.cities)
    yield Finding("least lines at a city", str(at_city), at_city >= 3)
    reached = len(steps_from(board, 0))
    yield Finding("reached from the first crossing", str(reached), reached == len(board.nodes))


def steps_from(board: Board, start: int) -> dict[int, int]:
    """Crossing -> lines to it, for every crossing that can be reached."""
    found = {start: 0}
    queue = [start]
    for node in queue:
        for _, other in board.links[node]:
            if other not in found:
                found[other] = found[node] + 1
                queue.append(other)
    return found


def _cities(board: Board) -> Iterator[Finding]:
    steps = {city.node: steps_from(board, city.node) for city in board.cities}
    apart = {
        (one.name, other.name): steps[one.node][other.node]
        for one, other in combinations(board.cities, 2)
    }
    near = [" and ".join(pair) for pair, count in apart.items() if count < 2]
    yield Finding("cities on neighbouring crossings", ", ".join(near) or "none", not near)
    color = {city.name: city.color for city in board.cities}
    across = [count for (one, other), count in apart.items() if color[one] != color[other]]
    share = sum(count >= APART for count in across) / len(across)
    yield Finding(f"cities of two colours {APART} steps apart", f"{share:.1%}", share >= 0.95)


def _costs(board: Board) -> Iterator[Finding]:
    """What random hands would cost on an empty board, whole and by city."""
    by_color = [
        [city for city in board.cities if city.color == color] for color in range(len(COLORS))
    ]
    of_city: dict[str, list[int]] = defaultdict(list)
    costs = []
    for number in range(HANDS):
        hand = [
            shuffled("hands", f"{number}/{color}", cities)[0]
            for color, cities in enumerate(by_color)
        ]
        costs.append(missing(board, 0, [city.node for city in hand]))
        for city in hand:
            of_city[city.name].append(costs[-1])
    mean, spread = fmean(costs), pstdev(costs)
    yield Finding(
        f"cost of a hand, {HANDS} drawn",
        f"mean {mean:.2f}, spread {spread:.2f}, {min(costs)} to {max(costs)}",
        24 <= mean <= 28 and spread <= 4.5,
    )
    table = [("city", "colour", "mean cost", "cards")]
    for city in board.cities:
        cards = "dashed" if city.is_dashed else "all"
        table.append(
            (city.names["es"], COLORS[city.color], f"{fmean(of_city[city.name]):.1f}", cards)
        )
    yield Finding("cost by city", f"{len(board.cities)} cities", table=table)


def balance(board: Board, ended: Sequence[Ended]) -> Iterator[Finding]:
    """Rounds, tracks and losses of matches between computer players."""
    by_seats: dict[int, list[Ended]] = defaultdict(list)
    for match in ended:
        by_seats[match.seats].append(match)
    table: list[tuple[str, ...]] = [
        ("seats", "matches", "rounds", "tracks a round", "lost a round", "winner", "last")
    ]
    for seats, matches in sorted(by_seats.items()):
        rounds = [scored for match in matches for scored in match.final.rounds]
        figures = [
            fmean(len(match.final.rounds) for match in matches),
            fmean(len(scored.tracks) for scored in rounds),
            fmean(lost for scored in rounds for lost in scored.lost),
            fmean(max(row.total for row in match.standings) for match in matches),
            fmean(min(row.total for row in match.standings) for match in matches),
        ]
        table.append((str(seats), str(len(matches)), *(f"{figure:.1f}" for figure in figures)))
    yield Finding("balance", f"{len(ended)} matches of self-play", table=table)


def workloads(board: Board, random: "Random") -> Iterator[Workload]:
    """The exact count of a hand, on an empty board and among tracks."""
    for name, laid in (("empty board", 0), ("among tracks", 40)):
        yield Workload(
            f"missing tracks of a hand, {name}", partial(_calls, board, laid, random), SLOWEST_MS
        )


def _calls(board: Board, laid: int, random: "Random") -> Iterator[Callable[[], object]]:
    for _ in range(200):
        edges = sum(1 << edge for edge in random.sample(range(len(board.edges)), laid))
        hand = [
            random.choice([city.node for city in board.cities if city.color == color])
            for color in range(len(COLORS))
        ]
        yield partial(missing, board, edges, hand)
