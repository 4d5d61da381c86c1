"""What can be said of the set of tiles: its figures, and what must hold of them (section E of the
rules document)."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from statistics import fmean
from typing import TYPE_CHECKING, Final

from engine.games.railroad_tiles import pawns, scoring
from engine.games.railroad_tiles.board import COLUMNS, PAWNS, RAIL, ROAD, START, TOKENS, Board
from engine.games.railroad_tiles.laying import fitting, put
from engine.games.railroad_tiles.rules import ACTIVE_TOKENS, ROUNDS, SEATS_WITH_ALL_COLUMNS
from engine.games.railroad_tiles.state import Area
from engine.survey import Ended, Finding, Workload

if TYPE_CHECKING:
    from random import Random

TILES: Final = 106
TOWNS: Final = 30
STATIONS: Final = 30
SPOTS: Final = (25, 25, 28)
"""Trains, cars, travelers."""
PLACEMENTS: Final = sum(min(ACTIVE_TOKENS, number) for number in range(ROUNDS))
"""Tokens that a seat may use in a match: 0, 1, 2, 2 … (R9)."""
MOST_DISCARDS: Final = 0.01
MOST_UNUSED: Final = 0.15
"""Shares of tiles and of placements that may be lost between players who try."""
LEAST_CITIES: Final = 0.4
"""How many a seat should make at the least, on average: who aims at them makes more."""
MOST_TILES: Final = 33
"""In one area: the start tile and the largest column of each round."""
DRAWN: Final = 45
"""Tiles of which so many can be laid at random."""
SLOWEST_MS: Final = 2.0


def survey(board: Board) -> Iterator[Finding]:
    """Everything that follows from the set alone."""
    yield from _counts(board)
    yield from _symmetry(board)
    yield from _bag(board)


def _counts(board: Board) -> Iterator[Finding]:
    tiles = board.tiles
    copies = Counter(tile.kind for tile in tiles)
    yield Finding("tiles", f"{len(tiles)} of {len(copies)} kinds", len(tiles) == TILES)
    towns = sum(tile.is_town for tile in tiles)
    yield Finding("towns", str(towns), towns == TOWNS)
    stations = sum(board.shape(tile).has_station for tile in range(len(tiles)))
    yield Finding("stations", str(stations), stations == STATIONS)
    found = tuple(board.spots.count(pawn) for pawn in range(len(PAWNS)))
    said = ", ".join(f"{count} {pawn}" for count, pawn in zip(found, PAWNS, strict=True))
    yield Finding("spots", said, found == SPOTS)
    tokens = Counter(TOKENS)
    said = ", ".join(f"{tokens[pawn]} {name}" for pawn, name in enumerate(PAWNS))
    yield Finding("tokens", f"{said}; {PLACEMENTS} placements", len(TOKENS) == ROUNDS - 1)
    table = [("kind", "copies", "towns", "spots", "facings")]
    for kind, shape in enumerate(board.shapes):
        own = [tile for tile in tiles if tile.kind == kind]
        spots = Counter(PAWNS[tile.spot] for tile in own if tile.spot is not None)
        table.append(
            (
                shape.name,
                str(len(own)),
                str(sum(tile.is_town for tile in own)),
                ", ".join(f"{count} {name}" for name, count in spots.items()) or "-",
                str(sum(face is not None for face in shape.faces)),
            )
        )
    yield Finding("kinds", str(len(board.shapes)), table=table)


def _symmetry(board: Board) -> Iterator[Finding]:
    """Road and rail changed for each other, cars and trains too, give the same set."""
    here = Counter(_look(board, tile, is_swapped=False) for tile in range(len(board.tiles)))
    there = Counter(_look(board, tile, is_swapped=True) for tile in range(len(board.tiles)))
    apart = sum((here - there).values())
    yield Finding("tiles without a twin of the other way", str(apart), not apart)


def _look(board: Board, tile: int, is_swapped: bool) -> tuple[object, ...]:
    """A tile whatever its facing; with road and rail changed for each other."""
    shape, own = board.shape(tile), board.tiles[tile]
    swapped = {ROAD: RAIL, RAIL: ROAD}
    ways = [swapped[way] if is_swapped else way for way in shape.ways]
    faces = [tuple(sorted(zip(ways, face.routes, strict=True))) for face in shape.faces if face]
    spot = own.spot
    if is_swapped and spot in (0, 1):
        spot = 1 - spot
    return min(faces), shape.has_station, own.is_town, spot


def _bag(board: Board) -> Iterator[Finding]:
    """The most that a match may draw: the chosen columns the largest, the kept one the smallest
    (R4)."""
    for seats in (2, 3, 4):
        used = COLUMNS[0 if seats >= SEATS_WITH_ALL_COLUMNS else 1 :]
        most = seats + sum(used) + (ROUNDS - 1) * (sum(used) - min(used))
        holds = most <= len(board.tiles)
        yield Finding(f"most tiles drawn by {seats} seats", f"{most}", holds)


def balance(board: Board, ended: Sequence[Ended]) -> Iterator[Finding]:
    """What players who try lose and make: discards, placements, cities, openings, totals."""
    by_seats: dict[int, list[Ended]] = defaultdict(list)
    for match in ended:
        by_seats[match.seats].append(match)
    areas = [area for match in ended for area in match.final.areas]
    taken = [len(area.laid) + len(area.refused) + len(area.lost) for area in areas]
    lost = sum(len(area.lost) for area in areas) / sum(taken)
    yield Finding(
        "tiles that fitted nowhere",
        f"{lost:.2%}, less than {MOST_DISCARDS:.0%}",
        lost < MOST_DISCARDS,
    )
    unused = 1 - fmean([len(area.pawns) for area in areas]) / PLACEMENTS
    yield Finding(
        "placements not used", f"{unused:.1%}, less than {MOST_UNUSED:.0%}", unused < MOST_UNUSED
    )
    cities = fmean([row.parts["cities"] for match in ended for row in match.standings])
    cities /= scoring.CITY_POINTS
    said = f"{cities:.2f}, at least {LEAST_CITIES}"
    yield Finding("cities a seat", said, cities >= LEAST_CITIES)
    heads = ("seats", "matches", "total", "best", "prestige", "rectangle", "cities", "openings")
    table: list[tuple[str, ...]] = [(*heads, "stars", "bag left")]
    for seats, matches in sorted(by_seats.items()):
        rows = [row for match in matches for row in match.standings]
        figures = [
            fmean([row.total for row in rows]),
            fmean([max(row.total for row in match.standings) for match in matches]),
            *[fmean([row.parts[part] for row in rows]) for part in ("prestige", "rectangle")],
            fmean([row.parts["cities"] for row in rows]) / scoring.CITY_POINTS,
            fmean([row.details["openings"] for row in rows]),
            fmean([row.parts["stars"] for row in rows]),
            float(min(match.final.bag for match in matches)),
        ]
        table.append((str(seats), str(len(matches)), *(f"{figure:.1f}" for figure in figures)))
    yield Finding("balance", f"{len(ended)} matches of self-play", table=table)


def workloads(board: Board, random: "Random") -> Iterator[Workload]:
    """The count of a full area, and the prestige of a pawn in it."""
    yield Workload("count of an area", partial(_counts_of, board, random), SLOWEST_MS)
    yield Workload("prestige of a pawn", partial(_pawns_of, board, random), SLOWEST_MS)


def _areas(board: Board, random: "Random") -> Iterator[Area]:
    """Areas of 33 tiles laid at random."""
    for _ in range(100):
        area, laid = Area(), random.sample(range(len(board.tiles)), DRAWN)
        put(board, area, laid[0], START, 0)
        for tile in laid[1:]:
            places = [
                (cell, facing)
                for cell, asked in area.edge.items()
                for facing in fitting(board.sides[tile], asked)
            ]
            if places and len(area.laid) < MOST_TILES:
                put(board, area, tile, *random.choice(places))
        yield area


def _counts_of(board: Board, random: "Random") -> Iterator[Callable[[], object]]:
    for area in _areas(board, random):
        yield partial(scoring.count, board, area)


def _pawns_of(board: Board, random: "Random") -> Iterator[Callable[[], object]]:
    for area in _areas(board, random):
        spots = [cell for cell, (tile, _) in area.laid.items() if board.spots[tile] >= 0]
        area.pawns = spots[1:]
        if spots:
            pawn = board.spots[area.laid[spots[0]][0]]
            yield partial(pawns.worth, board, area, spots[0], pawn)
