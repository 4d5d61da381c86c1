"""Laying, refusing and losing tiles (T5-T8, T11-T15)."""

import pytest

from engine.errors import WrongPhase
from engine.games.railroad_tiles import events as ev
from engine.games.railroad_tiles import laying
from engine.games.railroad_tiles import refusals as no
from engine.games.railroad_tiles.moves import Finish, LayTile, RefuseTile
from tests.rulebook.railroad_tiles.table import Table, cell


def test_t05_t06_t07_touching_sides_agree() -> None:
    table = Table().lie(0, 0, "road_straight", "H-H-")
    curve, rail, road = table.hold("road_curve", "rail_straight", "road_straight")
    with pytest.raises(no.SidesDisagree):
        table.lays(rail, 0, -1, "R-R-")
    with pytest.raises(no.SidesDisagree):
        table.lays(road, 1, 0, "-H-H")
    with pytest.raises(no.NotAdjacent):
        table.lays(rail, 1, 1, "R-R-")
    with pytest.raises(no.CellTaken):
        table.lays(rail, 0, 0, "R-R-")
    table.lays(curve, 0, -1, "-HH-")
    table.lays(rail, 1, 0, "R-R-")
    assert len(table.area().laid) == 3


def test_a_facing_that_stands_for_two_is_asked_once() -> None:
    table = Table().lie(0, 0, "road_straight", "H-H-")
    (tile,) = table.hold("road_straight")
    assert laying.facings(table.state, 0, tile, cell(0, 1)) == (0,)
    with pytest.raises(no.SameFacing):
        table.play(0, LayTile(tile, cell(0, 1), 2))


def test_t08_every_side_counts() -> None:
    """The cell east of a road and south of rails: one side agreeing is not enough."""
    table = Table().lie(0, 0, "road_straight", "-H-H").lie(0, -1, "road_straight", "-H-H")
    table.lie(1, -1, "st_curve", "--RH")
    end, curve, station = table.hold("road_end", "rail_curve", "st_curve")
    assert cell(1, 0) not in laying.cells(table.state, 0, end)
    with pytest.raises(no.SidesDisagree):
        table.lays(end, 1, 0, "---H")
    with pytest.raises(no.SidesDisagree):
        table.lays(curve, 1, 0, "RR--")
    table.lays(station, 1, 0, "R--H")


def test_t11_forced_discard() -> None:
    table = Table().lie(0, 0, "rail_x")
    (tile,) = table.hold("road_x")
    assert table.area().hand == table.area().refused == ()
    assert table.area().lost == (tile,)


def test_t12_not_while_another_fits() -> None:
    table = Table().lie(0, 0, "rail_x")
    road, station = table.hold("road_x", "st_straight")
    assert table.area().hand == (road, station)
    with pytest.raises(no.SidesDisagree):
        table.lays(road, 0, -1, "HHHH")
    table.lays(station, 0, -1, "H-R-")
    table.lays(road, 0, -2, "HHHH")
    assert table.area().hand == ()


def test_t13_refusing_the_last_that_fits() -> None:
    table = Table().lie(0, 0, "rail_x")
    road, station = table.hold("road_x", "st_straight")
    events = table.play(0, RefuseTile(station))
    assert ev.TilesDiscarded(0, (road,)) in events
    assert table.area().hand == ()
    assert table.area().refused == (station,)


def test_t14_two_refusals_in_a_match() -> None:
    table = Table().lie(0, 0, "road_x")
    one, other, third = table.hold("road_x", "road_x", "road_t")
    table.play(0, RefuseTile(one))
    with pytest.raises(no.NotInHand):
        table.play(0, RefuseTile(one))
    table.play(0, RefuseTile(other))
    with pytest.raises(no.NoRefusalsLeft):
        table.play(0, RefuseTile(third))
    table.lays(third, 0, 1, "HHH-")
    for seat in (0, 1):
        table.play(seat, Finish())
    assert table.state.round == 4
    assert table.area().refused == (one, other)
    assert laying.refusable(table.state, 0) == ()
    table.area().column = 1
    (late,) = table.hold("road_t")
    with pytest.raises(no.NoRefusalsLeft):
        table.play(0, RefuseTile(late))


def test_t15_no_end_with_a_tile_in_hand() -> None:
    table = Table().lie(0, 0, "road_x")
    table.hold("road_x")
    with pytest.raises(WrongPhase):
        table.play(0, Finish())
