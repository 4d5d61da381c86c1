"""What can be said of the hex map: its figures, and what must hold of them (section E of the rules
document)."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import cos, hypot, radians
from statistics import fmean
from typing import TYPE_CHECKING, Final

from engine.answers import Bits
from engine.games.ride_the_rails.board import GROUPS, LANGUAGES, RAILROADS, Board, City
from engine.games.ride_the_rails.planner import EXPANSIONS, best_ride
from engine.games.ride_the_rails.state import POOL, Phase, State
from engine.games.ride_the_rails.tracks import border
from engine.survey import Ended, Finding, Workload

if TYPE_CHECKING:
    from random import Random

MIDDLE: Final = 38.0
"""The latitude at which the projection keeps its scale."""
WIDTH: Final = 1.35
"""Degrees of latitude in the width of a hex."""
SLOWEST_MS: Final = 300.0
"""What the search for a journey may take."""


def survey(board: Board) -> Iterator[Finding]:
    """Everything that follows from the board alone."""
    yield from _counts(board)
    yield from _ground(board)
    yield from _cities(board)
    yield from _distances(board)


def _counts(board: Board) -> Iterator[Finding]:
    hexes, mountains = len(board.hexes), board.mountains.bit_count()
    columns = {hex.column // 2 for hex in board.hexes}
    yield Finding(
        "hexes",
        f"{hexes} in {board.rows} rows and {len(columns)} columns, 360 to 440",
        360 <= hexes <= 440,
    )
    yield Finding(
        "mountains",
        f"{mountains}, {mountains / hexes:.0%}; 45 to 65, none a city",
        45 <= mountains <= 65 and not board.mountains & board.cities,
    )
    counts = {group: sum(city.group == group for city in board.places) for group in GROUPS}
    yield Finding(
        "cities",
        f"{len(board.places)}: " + ", ".join(f"{count} {group}" for group, count in counts.items()),
        counts == {"plain": 37, "five": 4, "east": 6, "west": 4, "chicago": 1},
    )
    named = sum(len(city.names) == len(LANGUAGES) for city in board.places)
    yield Finding("cities with a name in each language", str(named), named == len(board.places))
    yield Finding("locomotives", f"{POOL} of each of {len(RAILROADS)} railroads")


def _ground(board: Board) -> Iterator[Finding]:
    everything = (1 << len(board.hexes)) - 1
    reached = _reached(board, everything).bit_count()
    yield Finding("hexes that hang together", str(reached), reached == len(board.hexes))
    low = everything & ~board.mountains
    reached = _reached(board, low).bit_count()
    yield Finding("the same without mountains", str(reached), reached == low.bit_count())
    cuts = [hex.name for number, hex in enumerate(board.hexes) if _cuts(board, number)]
    yield Finding("hexes that cut the map", ", ".join(cuts) or "none", len(cuts) <= 3)


def _cuts(board: Board, hex: int) -> bool:
    """Whether the map falls apart without a hex; never where its neighbours hang together."""
    if _reached(board, board.around[hex]) == board.around[hex]:
        return False
    others = (1 << len(board.hexes)) - 1 & ~(1 << hex)
    return _reached(board, others) != others


def _reached(board: Board, allowed: int) -> int:
    """Some hexes, and all that hang together with the first of them."""
    found = allowed & -allowed
    while more := border(board, found) & allowed:
        found |= more
    return found


def steps_from(board: Board, start: int, allowed: int = -1) -> dict[int, int]:
    """Hex -> steps to it over allowed hexes, for every hex that can be reached."""
    found, fresh, steps = {start: 0}, 1 << start, 0
    seen = fresh
    while fresh:
        steps += 1
        fresh = border(board, fresh) & allowed & ~seen
        seen |= fresh
        found |= dict.fromkeys(Bits(fresh), steps)
    return found


def _cities(board: Board) -> Iterator[Finding]:
    near = [
        min(steps for hex, steps in steps_from(board, city.hex).items() if steps and hex in cities)
        for cities in [Bits(board.cities)]
        for city in board.places
    ]
    beside = sum(steps == 1 for steps in near)
    yield Finding("cities beside another", str(beside), beside < 4)
    mean = fmean(near)
    yield Finding("steps to the nearest city", f"mean {mean:.2f}", 2.0 <= mean <= 2.8)
    open_ground = (1 << len(board.hexes)) - 1 & ~board.east
    ways = [(board.around[city] & open_ground).bit_count() for city in Bits(board.east)]
    yield Finding("least open neighbours of an east coast city", str(min(ways)), min(ways) >= 2)
    inland = _reached(board, open_ground)
    yield Finding(
        "cities sealed off by the east coast",
        str((open_ground & ~inland & board.cities).bit_count()),
        inland == open_ground,
    )
    shifts = _shifts(board)
    worst = max(shifts, key=lambda name: shifts[name])
    figure = f"mean {fmean(shifts.values()):.2f} hexes, most {shifts[worst]:.2f} ({worst})"
    yield Finding("cities from their true place", figure, shifts[worst] < 1.5)


def _shifts(board: Board) -> dict[str, float]:
    """City -> hexes between its place on the map and its true one, the map laid on as well as it
    can be."""
    true = {city.name: _projected(city) for city in board.places}
    drawn = {city.name: board.hexes[city.hex].place for city in board.places}
    x, y = (fmean(true[name][axis] - drawn[name][axis] for name in true) for axis in (0, 1))
    return {
        name: hypot(true[name][0] - drawn[name][0] - x, true[name][1] - drawn[name][1] - y)
        for name in true
    }


def _projected(city: City) -> tuple[float, float]:
    return city.longitude * cos(radians(MIDDLE)) / WIDTH, -city.latitude / WIDTH


def _distances(board: Board) -> Iterator[Finding]:
    steps = {city.hex: steps_from(board, city.hex) for city in board.places}
    chicago = next(Bits(board.chicago).__iter__())
    names = board.vocabulary["hex"]
    for what, mask, least, most in (
        ("east coast", board.east, 7, 10),
        ("west coast", board.west, 18, 23),
        ("$5 cities", board.fives, 5, 14),
    ):
        found = {names[city]: steps[chicago][city] for city in Bits(mask)}
        figure = ", ".join(f"{name} {count}" for name, count in found.items())
        yield Finding(
            f"steps from Chicago, {what}",
            f"{figure}; {least} to {most}",
            all(least <= count <= most for count in found.values()),
        )
    coasts = [steps[west][east] for west in Bits(board.west) for east in Bits(board.east)]
    yield Finding(
        "coast to coast", f"{min(coasts)} to {max(coasts)} steps, 22 at least", min(coasts) >= 22
    )
    table = [("city", "hex", "group", "nearest", "to Chicago")]
    for city in board.places:
        others = [count for other, count in steps[city.hex].items() if other in steps and count]
        hex = board.hexes[city.hex].name.upper()
        nearest, away = str(min(others)), str(steps[city.hex][chicago])
        table.append((city.names["es"], hex, city.group, nearest, away))
    yield Finding("by city", f"{len(board.places)} cities", table=table)


def balance(ended: Sequence[Ended]) -> Iterator[Finding]:
    """Money, links and bonuses of matches between computer players."""
    by_seats: dict[int, list[Ended]] = defaultdict(list)
    for match in ended:
        by_seats[match.seats].append(match)
    table: list[tuple[str, ...]] = [
        ("seats", "matches", "winner", "last", "rides", "dividends", "bonuses", "lines", "sold out")
    ]
    for seats, matches in sorted(by_seats.items()):
        rows = [row for match in matches for row in match.standings]
        bonuses = [
            sum(row.parts[part] for part in ("chicago", "fives", "crossing")) for row in rows
        ]
        figures = [
            fmean(max(row.total for row in match.standings) for match in matches),
            fmean(min(row.total for row in match.standings) for match in matches),
            fmean(row.parts["rides"] for row in rows),
            fmean(row.parts["dividends"] for row in rows),
            fmean(bonuses),
            fmean(match.final.crossed for match in matches),
            fmean(match.final.pool.count(0) for match in matches),
        ]
        table.append((str(seats), str(len(matches)), *(f"{figure:.1f}" for figure in figures)))
    yield Finding("balance", f"{len(ended)} matches of self-play", table=table)


def workloads(board: Board, random: "Random") -> Iterator[Workload]:
    """The search for the best journey on networks of whole lines."""
    yield Workload("best journey, full networks", partial(_calls, board, random), SLOWEST_MS)


def _calls(board: Board, random: "Random") -> Iterator[Callable[[], object]]:
    for _ in range(40):
        lines = [_line(board, random) for _ in RAILROADS]
        state = State(board, [], (), board.cities, 0, lines, phase=Phase.RIDE)
        worth = [random.randint(1, 4) for _ in RAILROADS]
        yield partial(best_ride, state, worth, EXPANSIONS)


def _line(board: Board, random: "Random") -> int:
    """A railroad of many hexes, from city to near city."""
    at = random.choice(list(Bits(board.cities)))
    track = 1 << at
    while track.bit_count() < POOL - 4:
        steps = steps_from(board, at)
        near = sorted((s, random.random(), city) for city in Bits(board.cities & ~track)
                      for s in [steps[city]])  # fmt: skip
        to = near[0][2]
        while at != to:
            home = steps_from(board, to)
            at = min(Bits(board.around[at]), key=lambda hex: (home[hex], random.random()))
            track |= 1 << at
    return track
