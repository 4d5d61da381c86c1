"""The count of Railroad Tiles made again from events alone, in another way: a graph for what is
connected, every rectangle tried, every side looked at."""

from dataclasses import dataclass, field

import networkx

from engine.game import Event
from engine.games.railroad_tiles import events as ev
from tests.rulebook.railroad_tiles.table import BOARD

AROUND = ((0, -1), (1, 0), (0, 1), (-1, 0))
LETTERS = {1: "-", 2: "H", 3: "R"}
At = tuple[int, int]


def at(cell: int) -> At:
    return cell % 100, cell // 100


@dataclass
class Lot:
    """What one seat has."""

    tiles: dict[At, tuple[int, int]] = field(default_factory=dict)
    pawns: dict[At, int] = field(default_factory=dict)
    stars: int = 1
    prestige: int = 0

    def side(self, place: At, side: int) -> str:
        """H, R or -; empty where nothing lies."""
        if place not in self.tiles:
            return ""
        tile, facing = self.tiles[place]
        return LETTERS[BOARD.sides[tile][facing] >> 2 * side & 3]

    def graph(self, pawn: int) -> "networkx.Graph[tuple[At, int]]":
        """Routes of tiles; an edge where a pawn of the type goes from one to the next."""
        graph: networkx.Graph[tuple[At, int]] = networkx.Graph()
        for place, (tile, facing) in self.tiles.items():
            routes = BOARD.face(tile, facing).routes
            graph.add_nodes_from((place, number) for number in range(len(routes)))
            if pawn == 2 and BOARD.shape(tile).has_station:
                graph.add_edges_from(((place, 0), (place, n)) for n in range(1, len(routes)))
            for number, sides in enumerate(routes):
                for side in sides:
                    other = place[0] + AROUND[side][0], place[1] + AROUND[side][1]
                    if other in self.tiles:
                        theirs = BOARD.face(*self.tiles[other]).routes
                        meets = next(n for n, s in enumerate(theirs) if (side + 2) % 4 in s)
                        graph.add_edge((place, number), (other, meets))
        return graph

    def place_pawn(self, place: At, pawn: int) -> int:
        """Its prestige."""
        lies = {p: (p, BOARD.tiles[self.tiles[p][0]].spot_route) for p in (*self.pawns, place)}
        reached = networkx.node_connected_component(self.graph(pawn), lies[place])
        others = [p for p, kind in self.pawns.items() if kind == pawn and lies[p] in reached]
        self.pawns[place] = pawn
        worth = min(5, 1 + len(others))
        self.prestige += worth
        return worth

    @property
    def openings(self) -> int:
        found = 0
        for x, y in self.tiles:
            for side, (dx, dy) in enumerate(AROUND):
                is_way = self.side((x, y), side) in ("H", "R")
                found += is_way and (x + dx, y + dy) not in self.tiles
        return found

    @property
    def rectangle(self) -> int:
        best = 0
        xs, ys = ({place[axis] for place in self.tiles} for axis in (0, 1))
        for x0 in xs:
            for y0 in ys:
                for x1 in (x for x in xs if x >= x0):
                    for y1 in (y for y in ys if y >= y0):
                        size = (x1 - x0 + 1) * (y1 - y0 + 1)
                        if size > best and all(
                            (x, y) in self.tiles
                            for x in range(x0, x1 + 1)
                            for y in range(y0, y1 + 1)
                        ):
                            best = size
        return best

    @property
    def cities(self) -> int:
        towns = [place for place, (tile, _) in self.tiles.items() if BOARD.tiles[tile].is_town]
        graph: networkx.Graph[At] = networkx.Graph()
        graph.add_nodes_from(towns)
        for x, y in towns:
            graph.add_edges_from(((x, y), (x + dx, y + dy)) for dx, dy in AROUND[:2]
                                 if (x + dx, y + dy) in towns)  # fmt: skip
        return sum(len(group) >= 3 for group in networkx.connected_components(graph))

    @property
    def parts(self) -> dict[str, int]:
        return {
            "prestige": self.prestige,
            "rectangle": self.rectangle,
            "cities": 5 * self.cities,
            "stars": self.stars,
            "openings": -max(0, self.openings - 5),
        }


def hear(lots: list[Lot], event: Event) -> None:
    """Take in one event. Asserts what an event itself says."""
    match event:
        case ev.TileLaid(seat, tile, cell, facing):
            lot, (x, y) = lots[seat], at(cell)
            assert (x, y) not in lot.tiles
            near = [(x + dx, y + dy) for dx, dy in AROUND]
            assert not lot.tiles or any(place in lot.tiles for place in near)
            lot.tiles[x, y] = (tile, facing)
            for side, place in enumerate(near):
                theirs = lot.side(place, (side + 2) % 4)
                assert theirs in ("", lot.side((x, y), side)), "sides disagree"
        case ev.ColumnChosen(seat, _, _, stars):
            lots[seat].stars += stars
        case ev.StarSpent(seat):
            lots[seat].stars -= 1
        case ev.PawnPlaced(seat, pawn, cell, prestige):
            assert BOARD.tiles[lots[seat].tiles[at(cell)][0]].spot == pawn
            assert at(cell) not in lots[seat].pawns
            assert prestige == lots[seat].place_pawn(at(cell), pawn)
