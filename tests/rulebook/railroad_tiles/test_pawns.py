"""Pawns, what is connected, stars for another type (T16-T23, T25, T31, T32)."""

import pytest

from engine import menu
from engine.games.railroad_tiles import pawns
from engine.games.railroad_tiles import refusals as no
from engine.games.railroad_tiles.board import CAR, TRAIN, TRAVELER
from engine.games.railroad_tiles.moves import PlacePawn, SwapPawn
from tests.rulebook.railroad_tiles.table import BOARD, GAME, Table, cell, prestige


@pytest.mark.parametrize(("before", "points"), [(0, 1), (3, 4), (4, 5), (7, 5)])
def test_t16_cars_in_a_row(before: int, points: int) -> None:
    table = Table(tokens=(CAR,)).lie(0, 0, "road_t", "HHH-", spot=CAR)
    for n in range(before):
        kind, faced = ("road_straight", "H-H-") if n < 5 else ("road_t", "HHH-")
        table.lie(0, n + 1, kind, faced, spot=CAR).pawn(0, n + 1)
    assert prestige(table.play(0, PlacePawn(CAR, cell(0, 0)))) == [points]
    assert table.area().prestige == points


def test_t17_an_overpass_lets_roads_through() -> None:
    table = Table(tokens=(CAR, TRAIN)).lie(0, 0, "overpass", "HRHR", spot=TRAIN)
    table.lie(0, -1, "road_straight", "H-H-", spot=CAR).pawn(0, -1)
    table.lie(0, 1, "road_straight", "H-H-", spot=CAR)
    assert prestige(table.play(0, PlacePawn(CAR, cell(0, 1)))) == [2]
    assert prestige(table.play(0, PlacePawn(TRAIN, cell(0, 0)))) == [1]


@pytest.mark.parametrize(("kind", "points"), [("overpass", 1), ("st_x_straight", 2)])
def test_t18_travelers_change_at_stations_only(kind: str, points: int) -> None:
    table = Table(tokens=(TRAVELER,)).lie(0, 0, kind, "HRHR")
    table.lie(0, -1, "road_straight", "H-H-", spot=TRAVELER).pawn(0, -1)
    table.lie(1, 0, "rail_straight", "-R-R", spot=TRAVELER)
    assert prestige(table.play(0, PlacePawn(TRAVELER, cell(1, 0)))) == [points]


def test_t19_trains_do_not_change() -> None:
    table = Table(tokens=(TRAIN,)).lie(0, 0, "rail_straight", "R-R-", spot=TRAIN).pawn(0, 0)
    table.lie(0, 1, "st_straight", "R-H-").lie(0, 2, "st_straight", "H-R-")
    table.lie(0, 3, "rail_straight", "R-R-", spot=TRAIN)
    assert prestige(table.play(0, PlacePawn(TRAIN, cell(0, 3)))) == [1]


def test_t20_a_station_with_a_pawn_cuts_nothing() -> None:
    table = Table(tokens=(TRAIN,)).lie(0, 0, "rail_straight", "R-R-", spot=TRAIN).pawn(0, 0)
    table.lie(0, 1, "st_t_rail", "RHR-", spot=TRAVELER).pawn(0, 1)
    table.lie(0, 2, "rail_straight", "R-R-", spot=TRAIN)
    assert prestige(table.play(0, PlacePawn(TRAIN, cell(0, 2)))) == [2]


def test_t21_loops_count_once() -> None:
    table = Table(tokens=(TRAIN,))
    table.lie(0, 0, "rail_curve", "-RR-", spot=TRAIN).lie(1, 0, "rail_curve", "--RR", spot=TRAIN)
    table.lie(0, 1, "rail_curve", "RR--").lie(1, 1, "rail_curve", "R--R").pawn(0, 0)
    assert prestige(table.play(0, PlacePawn(TRAIN, cell(1, 0)))) == [2]


def test_t22_t23_spots_match_and_hold_one_pawn() -> None:
    table = Table(tokens=(TRAVELER, CAR, CAR)).lie(0, 0, "road_t", "HHH-", spot=CAR)
    with pytest.raises(no.NoSuchSpot):
        table.play(0, PlacePawn(TRAVELER, cell(0, 0)))
    with pytest.raises(no.NoSuchToken):
        table.play(0, PlacePawn(TRAIN, cell(0, 0)))
    table.play(0, PlacePawn(CAR, cell(0, 0)))
    with pytest.raises(no.SpotTaken):
        table.play(0, PlacePawn(CAR, cell(0, 0)))
    table.say(0, "finish")
    assert table.area().prestige == 1


def test_t25_two_tokens_one_spot() -> None:
    table = Table(3, tokens=(TRAIN, TRAIN)).lie(0, 0, "rail_t", "RRR-")
    table.play(0, PlacePawn(TRAIN, cell(0, 0)))
    assert [kind.word for kind in menu.open_kinds(GAME, table.state, 0)] == ["finish"]


def test_finishing_is_for_good_where_a_pawn_could_be_placed() -> None:
    table = Table(3, tokens=(TRAIN,)).lie(0, 0, "rail_t", "RRR-")
    finish = menu.open_kinds(GAME, table.state, 0)[-1]
    assert finish.commits(table.state, 0)
    table.play(0, PlacePawn(TRAIN, cell(0, 0)))
    assert not finish.commits(table.state, 0)


def test_t31_a_star_for_another_pawn() -> None:
    table = Table(tokens=(TRAIN,)).lie(0, 0, "road_t", "HHH-", spot=CAR)
    with pytest.raises(no.NoSuchSpot):
        table.play(0, SwapPawn(TRAIN, TRAVELER, cell(0, 0)))
    with pytest.raises(no.SamePawn):
        table.play(0, SwapPawn(TRAIN, TRAIN, cell(0, 0)))
    assert table.area().stars == 1
    assert prestige(table.play(0, SwapPawn(TRAIN, CAR, cell(0, 0)))) == [1]
    assert table.area().stars == 0


def test_t31_not_with_three() -> None:
    table = Table(3, tokens=(TRAIN,)).lie(0, 0, "road_t", "HHH-", spot=CAR)
    with pytest.raises(no.OnlyForTwo):
        table.play(0, SwapPawn(TRAIN, CAR, cell(0, 0)))


def test_t31_not_without_a_star() -> None:
    table = Table(tokens=(TRAIN,)).lie(0, 0, "road_t", "HHH-", spot=CAR)
    table.area().stars = 0
    with pytest.raises(no.NoStars):
        table.play(0, SwapPawn(TRAIN, CAR, cell(0, 0)))


def test_t32_each_token_once() -> None:
    table = Table(tokens=(TRAIN, CAR)).lie(0, 0, "st_straight", "H-R-", spot=TRAVELER)
    table.lie(0, -1, "st_straight", "R-H-", spot=TRAVELER).lie(1, 0, "road_t", "HHH-", spot=CAR)
    table.area().stars = 3
    table.play(0, SwapPawn(TRAIN, TRAVELER, cell(0, 0)))
    with pytest.raises(no.NoSuchToken):
        table.play(0, SwapPawn(TRAIN, TRAVELER, cell(0, -1)))
    table.play(0, SwapPawn(CAR, TRAVELER, cell(0, -1)))
    assert table.area().stars == 1


def test_joined_routes_of_a_station() -> None:
    area = Table().lie(0, 0, "st_x_corner").area()
    by_stations = pawns.joined(BOARD, area, cell(0, 0), 0, by_stations=True)
    assert by_stations == [(cell(0, 0), 0), (cell(0, 0), 1)]
    assert pawns.joined(BOARD, area, cell(0, 0), 0, by_stations=False) == []
