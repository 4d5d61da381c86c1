"""The set of tiles, and a tile in its facings (T1, T3, T9, T10)."""

from collections import Counter
from hashlib import sha256

import pytest

from engine.errors import BoardError
from engine.games.railroad_tiles import rules
from engine.games.railroad_tiles.board import CAR, RAIL, ROAD, TOKENS, TRAIN, TRAVELER, read_board
from tests.rulebook.railroad_tiles.table import BOARD, GAME, Table, sides

COPIES = {
    "road_straight": 10, "rail_straight": 10, "road_curve": 10, "rail_curve": 10, "road_t": 7,
    "rail_t": 7, "road_x": 3, "rail_x": 3, "road_end": 4, "rail_end": 4, "overpass": 8,
    "st_straight": 8, "st_curve": 8, "st_t_road": 4, "st_t_rail": 4, "st_x_corner": 3,
    "st_x_straight": 3,
}  # fmt: skip


def test_t01_the_tiles_and_the_tokens() -> None:
    tiles = BOARD.tiles
    assert len({tile.name for tile in tiles}) == len(tiles) == 106
    assert Counter(BOARD.shapes[tile.kind].name for tile in tiles) == COPIES
    stations = [tile for tile in tiles if BOARD.shapes[tile.kind].has_station]
    assert sum(tile.is_town for tile in tiles) == len(stations) == 30
    spots = Counter(tile.spot for tile in tiles if tile.spot is not None)
    assert spots == {TRAIN: 25, CAR: 25, TRAVELER: 28}
    assert Counter(TOKENS) == {TRAIN: 3, CAR: 2, TRAVELER: 2}


def test_saved_matches_still_mean_the_same_tiles() -> None:
    """Ids are positions: tiles are added at the end only, then this fingerprint is taken anew."""
    kinds = [f"{shape.name}:{shape.pattern}" for shape in BOARD.shapes]
    tiles = [f"{tile.name}:{tile.kind}:{tile.is_town}:{tile.spot}" for tile in BOARD.tiles]
    found = sha256(" ".join([*kinds, *tiles]).encode()).hexdigest()[:16]
    assert found == "67fc04fb4e29906e"


def test_t03_start_tiles_differ_in_their_routes() -> None:
    """A town makes no other route: the second curve goes back."""
    names = [tile.name for tile in BOARD.tiles]
    curves = [n for n, name in enumerate(names) if name.startswith("road_curve")]
    town = next(n for n in curves if BOARD.tiles[n].is_town)
    other = next(n for n in curves if not BOARD.tiles[n].is_town)
    drawn = [other, town, names.index("rail_t_01"), 0]
    assert rules.start_tiles(BOARD, drawn, 2) == (other, names.index("rail_t_01"))
    overpass, station = names.index("overpass_01"), names.index("st_x_straight_01")
    assert rules.start_tiles(BOARD, [overpass, station, 0], 2) == (overpass, 0)


@pytest.mark.parametrize(
    ("kind", "count"),
    [
        ("road_straight", 2), ("road_curve", 4), ("road_t", 4), ("road_x", 1), ("road_end", 4),
        ("overpass", 2), ("st_straight", 4), ("st_curve", 8), ("st_t_road", 4),
        ("st_x_corner", 4), ("st_x_straight", 2),
    ],
)  # fmt: skip
def test_t09_facings_that_differ(kind: str, count: int) -> None:
    tile = Table().find(kind)
    assert len(rules.start_facings(GAME.setup(2, {}, "nine"), 0, tile)) == count


def test_t10_mirrored() -> None:
    tile = Table().find("st_t_road")
    assert BOARD.face(tile, 0).sides == sides("HRH-")
    assert BOARD.face(tile, 0).routes == ((0, 2), (1,))
    assert BOARD.face(tile, 1).sides == sides("-HRH")
    assert BOARD.face(tile, 1).routes == ((1, 3), (2,))
    curve = Table().find("st_curve")
    assert BOARD.face(curve, 4).sides == sides("H--R")
    assert BOARD.face(curve, 4).routes == ((0,), (3,))


@pytest.mark.parametrize("spot", [CAR, TRAIN])
def test_t10_a_spot_stays_on_its_route(spot: int) -> None:
    """However an overpass lies, a car stands on its road and a train on its rails."""
    tile, way = Table().find("overpass", spot=spot), {CAR: ROAD, TRAIN: RAIL}[spot]
    lying = [facing for facing, face in enumerate(BOARD.sides[tile]) if face]
    assert len(lying) == 2
    for facing in lying:
        face = BOARD.face(tile, facing)
        route = face.routes[BOARD.tiles[tile].spot_route]
        assert {face.side(side) for side in route} == {way}


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ('kinds = [{ id = "a", routes = ["path n"] }]', "no way"),
        ('kinds = [{ id = "a", routes = ["road up"] }]', "names no sides"),
        ('kinds = [{ id = "a", routes = ["road n", "rail n"] }]', "share no side"),
        ('kinds = [{ id = "a", routes = [] }]', "share no side"),
        ('kinds = [{ id = "a", routes = ["road n"] }, { id = "a", routes = ["rail n"] }]', "also"),
    ],
)
def test_a_kind_that_cannot_be_is_refused(tmp_path, line: str, wrong: str) -> None:
    file = tmp_path / "tiles.toml"
    file.write_text(f'{line}\ntiles = [{{ id = "a1", kind = "a" }}]\n')
    with pytest.raises(BoardError, match=wrong):
        read_board(file)


@pytest.mark.parametrize(
    ("row", "wrong"),
    [
        ('{ id = "a1", kind = "b" }', "not known"),
        ('{ id = "a1", kind = "a", spot = "train" }', "no train can stand"),
        ('{ id = "a1", kind = "a" }, { id = "a1", kind = "a" }', "also"),
        ('{ id = "a1", kind = "a", spots = "car" }', "no such key"),
    ],
)
def test_a_tile_that_cannot_be_is_refused(tmp_path, row: str, wrong: str) -> None:
    file = tmp_path / "tiles.toml"
    file.write_text(f'kinds = [{{ id = "a", routes = ["road n"] }}]\ntiles = [{row}]\n')
    with pytest.raises(BoardError, match=wrong):
        read_board(file)
