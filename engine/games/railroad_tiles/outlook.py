"""What an area promises: how much a tile would be worth in each place, from what everybody sees.

Advice for people and the computer players' arithmetic; never part of legality. A value is in points
that one may hope for, not in points won.
"""

from collections.abc import Iterable
from typing import Final

from engine.games.railroad_tiles.board import PAWNS, ROAD, STEPS, TOKENS, TRAVELER, Board
from engine.games.railroad_tiles.laying import fitting
from engine.games.railroad_tiles.pawns import MOST_PRESTIGE, Place, joined
from engine.games.railroad_tiles.rules import ACTIVE_TOKENS, ROUNDS
from engine.games.railroad_tiles.scoring import (
    CITY_POINTS,
    CITY_TILES,
    FREE_OPENINGS,
    ends,
    largest_rectangle,
    openings,
)
from engine.games.railroad_tiles.state import NONE, Area, State

HOPE: Final = 0.86
"""What each placement still to come is worth less than the one before."""
UNSHOWN: Final = 1.7
"""Placements that a token still in the stack will give: two, the last ones fewer."""
TOUCH: Final = 0.3
"""For each neighbour beyond the first: a compact area leaves few openings and large rectangles."""
RECTANGLE: Final = 0.75
OPENING_NOW, OPENING_LATER = 1.0, 0.45
"""What an opening above the free ones costs in the last round, and in the first."""
OPEN: Final = 0.06
"""What any opening costs."""
TOWNS: Final = (0.0, 0.5, 1.7)
"""What a group of so many towns promises; three are a city."""
Net = tuple[int, int]
"""Of a network: pawns of a type on it, and empty spots for it."""
Lay = tuple[int, int, int]
"""Tile, cell, facing."""


def placements_left(state: State, seat: int) -> tuple[float, float, float]:
    """How many pawns of each type a seat may still place, as far as tokens have been shown."""
    area, found = state.areas[seat], [0.0, 0.0, 0.0]
    shown = state.tokens[: state.round]
    for number, token in enumerate(shown):
        first = number + 2
        for round_ in range(first, first + ACTIVE_TOKENS):
            is_now = round_ == state.round and area.column == NONE
            if is_now or state.round < round_ <= ROUNDS:
                found[token] += 1
    for token in area.tokens:
        found[token] += 1
    for pawn in range(len(PAWNS)):
        found[pawn] += UNSHOWN * (TOKENS.count(pawn) - shown.count(pawn))
    return found[0], found[1], found[2]


class Outlook:
    """One area as it lies, looked at once; then each placement is a small sum."""

    def __init__(self, board: Board, area: Area, left: tuple[float, ...], rounds: int) -> None:
        """`left`: placements still to come, by type; `rounds`: to play after this one."""
        self.board, self.area, self.left, self.rounds = board, area, left, rounds
        self.openings = openings(area)
        self._above = OPENING_NOW + (OPENING_LATER - OPENING_NOW) * min(1.0, rounds / (ROUNDS - 1))
        self._root: tuple[dict[Place, int], dict[Place, int]] = (
            _networks(board, area, by_stations=False),
            _networks(board, area, by_stations=True),
        )
        self._nets: tuple[dict[int, Net], dict[int, Net], dict[int, Net]] = self._count()
        self._hopes = [self._hope(pawn, self._nets[pawn].values()) for pawn in range(len(PAWNS))]
        self._rectangle = len(largest_rectangle(area.laid))
        self._rectangles: dict[int, int] = {}

    def _count(self) -> tuple[dict[int, Net], dict[int, Net], dict[int, Net]]:
        """For each type, the networks that matter to it."""
        nets: tuple[dict[int, Net], ...] = ({}, {}, {})
        board, area = self.board, self.area
        for cell, (tile, _) in area.laid.items():
            pawn = board.spots[tile]
            if pawn >= 0:
                root = self._root[pawn == TRAVELER][cell, board.tiles[tile].spot_route]
                pawns, empty = nets[pawn].get(root, (0, 0))
                is_taken = cell in area.pawns
                nets[pawn][root] = (pawns + is_taken, empty + (not is_taken))
        return nets[0], nets[1], nets[2]

    def _hope(self, pawn: int, nets: Iterable[Net]) -> float:
        """What the placements still to come may bring on these networks, the best first."""
        left, factor, hope = self.left[pawn], 1.0, 0.0
        for pawns, empty in sorted(nets, key=_promise, reverse=True):
            for more in range(1, empty + 1):
                if left <= 0:
                    return hope
                hope += factor * min(1.0, left) * min(MOST_PRESTIGE, pawns + more)
                left -= 1
                factor *= HOPE
        return hope

    # A tile
    def gain(self, tile: int, cell: int, facing: int) -> float:
        """What a tile in a place is hoped to add."""
        area, board = self.area, self.board
        asked = area.edge[cell]
        closed = ends(asked)
        opened = ends(board.sides[tile][facing]) - closed
        touching = sum([asked >> shift & 3 != 0 for shift in (0, 2, 4, 6)])
        value = TOUCH * (touching - 1) + RECTANGLE * self._wider(cell)
        value -= self._cost(self.openings + opened - closed) - self._cost(self.openings)
        if board.tiles[tile].is_town:
            value += self._towns(cell)
        return value + self._joined(tile, cell, facing)

    def _cost(self, count: int) -> float:
        return OPEN * count + self._above * max(0, count - FREE_OPENINGS)

    def _wider(self, cell: int) -> int:
        """How much larger the largest rectangle gets."""
        if cell not in self._rectangles:
            self._rectangles[cell] = _with(self.area.laid, cell, self._rectangle)
        return self._rectangles[cell] - self._rectangle

    def _towns(self, cell: int) -> float:
        """What one town more promises: the groups that it joins count no longer."""
        area, tiles = self.area, self.board.tiles
        size, before, seen = 1, 0.0, [cell]
        for step in STEPS:
            group = [cell + step] if cell + step not in seen else []
            group = [c for c in group if c in area.laid and tiles[area.laid[c][0]].is_town]
            for here in group:
                seen.append(here)
                for other_step in STEPS:
                    other = here + other_step
                    is_new = other in area.laid and other not in seen and other not in group
                    if is_new and tiles[area.laid[other][0]].is_town:
                        group.append(other)
            size += len(group)
            before += self._city(len(group))
        return self._city(size) - before

    def _city(self, size: int) -> float:
        if size >= CITY_TILES:
            return float(CITY_POINTS)
        return TOWNS[size] * min(1.0, (self.rounds + 1) / 4)

    def _joined(self, tile: int, cell: int, facing: int) -> float:
        """What the networks promise once this tile joins some of them."""
        board, area = self.board, self.area
        routes = board.face(tile, facing).routes
        spot, own = board.spots[tile], board.tiles[tile].spot_route
        value, met_by_route = 0.0, []
        for number, sides in enumerate(routes):
            met = []
            for side in sides:
                other = cell + STEPS[side]
                if other in area.laid:
                    theirs = board.face(*area.laid[other]).route_at((side + 2) % 4)
                    met.append((other, theirs))
            met_by_route.append(met)
            pawn = 1 if board.shape(tile).ways[number] == ROAD else 0
            has_spot = spot == pawn and own == number
            value += self._merged(pawn, [self._root[0][place] for place in met], has_spot)
        if board.shape(tile).has_station:
            met_by_route = [[place for met in met_by_route for place in met]]
            own = 0
        for number, met in enumerate(met_by_route):
            has_spot = spot == TRAVELER and own == number
            value += self._merged(TRAVELER, [self._root[1][place] for place in met], has_spot)
        return value

    def _merged(self, pawn: int, roots: list[int], has_spot: bool) -> float:
        """The change of a type's hope when some networks become one."""
        nets = self._nets[pawn]
        own = {root: nets[root] for root in roots if root in nets}
        if not has_spot and len(own) < 2:
            return 0.0
        one = (sum([n[0] for n in own.values()]), sum([n[1] for n in own.values()]) + has_spot)
        others = [net for root, net in nets.items() if root not in own]
        return self._hope(pawn, [*others, one]) - self._hopes[pawn]

    # A pawn
    def pawn_gain(self, cell: int, points: int) -> float:
        """What a pawn on an empty spot adds: its points now, and what it does to later ones."""
        tile, _ = self.area.laid[cell]
        pawn = self.board.spots[tile]
        nets = dict(self._nets[pawn])
        root = self._root[pawn == TRAVELER][cell, self.board.tiles[tile].spot_route]
        pawns, empty = nets[root]
        nets[root] = (pawns + 1, empty - 1)
        return points + self._hope(pawn, nets.values()) - self._hopes[pawn]

    def lays(self, tile: int) -> list[tuple[float, Lay]]:
        """All ways to lay a tile with what they are worth."""
        sides = self.board.sides[tile]
        return [
            (self.gain(tile, cell, facing), (tile, cell, facing))
            for cell, asked in self.area.edge.items()
            for facing in fitting(sides, asked)
        ]


def outlook(state: State, seat: int) -> Outlook:
    """The outlook of a seat's area in a match."""
    left = placements_left(state, seat)
    return Outlook(state.board, state.areas[seat], left, ROUNDS - state.round)


def _promise(net: Net) -> tuple[int, int]:
    return min(MOST_PRESTIGE, net[0] + net[1]), net[0]


def _with(laid: Iterable[int], cell: int, least: int) -> int:
    """The largest rectangle that holds a cell not yet laid, or `least` where that is larger."""
    tiles = {*laid, cell}
    left = right = cell
    while left - 1 in tiles:
        left -= 1
    while right + 1 in tiles:
        right += 1
    rows = STEPS[2]
    for first in range(left, cell + 1):
        for last in range(cell, right + 1):
            width = last - first + 1
            height = 1
            for step in (-rows, rows):
                row = first + step
                while all(place in tiles for place in range(row, row + width)):
                    height += 1
                    row += step
            least = max(least, width * height)
    return least


def _networks(board: Board, area: Area, by_stations: bool) -> dict[Place, int]:
    """The number of the network that each route of each tile belongs to."""
    found: dict[Place, int] = {}
    count = 0
    for cell, (tile, facing) in area.laid.items():
        for route in range(len(board.face(tile, facing).routes)):
            if (cell, route) not in found:
                found[cell, route] = count
                queue = [(cell, route)]
                for here, number in queue:
                    for place in joined(board, area, here, number, by_stations):
                        if place not in found:
                            found[place] = count
                            queue.append(place)
                count += 1
    return found
