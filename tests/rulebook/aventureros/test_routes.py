"""Reclamar rutas, rutas grises, rutas dobles, puntos."""

import pytest

from engine.errors import WrongPhase
from engine.games.aventureros import refusals as no
from engine.games.aventureros.game import Aventureros
from engine.parts.route_board import GRAY
from tests.rulebook.tables import RailTable, hand


@pytest.mark.parametrize("payment", ["yyyyyy", "yyyyLL", "LLLLLL"])
def test_a15_a_yellow_route_of_six(table: RailTable, payment: str) -> None:
    """Juega cartas del mismo color en igual número que la longitud; las locomotoras son comodines
    (S2, S4)."""
    table.deal("ravnb", "rrrr", p0=payment)
    table.claim(0, "helena-seattle", payment)
    assert table[0].points == 15
    assert table[0].wagons == 39
    assert table[0].hand == hand("")


def test_a15_another_colour_does_not_pay_it(table: RailTable) -> None:
    table.deal("ravnb", "rrrr", p0="yyyyyrrrrrr")
    with pytest.raises(no.MixedColors):
        table.claim(0, "helena-seattle", "yyyyyr")
    with pytest.raises(no.WrongColor):
        table.claim(0, "helena-seattle", "rrrrrr")


@pytest.mark.parametrize("payment", ["nnnnnn", "nnnLLL"])
def test_a16_a_gray_route_takes_any_one_colour(table: RailTable, payment: str) -> None:
    """Las rutas grises pueden reclamarse con cualquier color, todas del mismo (S5, S21)."""
    table.deal("ravnb", "rrrr", p0=payment)
    table.claim(0, "sault_ste_marie-winnipeg", payment)
    assert table[0].points == 15


def test_a16_colours_are_not_mixed(table: RailTable) -> None:
    table.deal("ravnb", "rrrr", p0="nnnaaa")
    with pytest.raises(no.MixedColors):
        table.claim(0, "sault_ste_marie-winnipeg", "nnnaaa")


def next_to(table: RailTable, seat: int, cards: str) -> None:
    """A seat's turn, with cards."""
    table.state.turn = seat
    table[seat].hand = hand(cards)


@pytest.mark.parametrize("seats", [2, 3])
def test_a17_with_few_seats_the_other_line_closes_for_all(usa: Aventureros, seats: int) -> None:
    """En partidas de 2 o 3 jugadores, si uno reclama una de las dos la otra se cierra (S18)."""
    table = RailTable(usa, seats).deal("ravnb", "rrrr", p0="rrr")
    table.claim(0, "denver-salt_lake_city-a", "rrr")
    for seat in range(seats):
        next_to(table, seat, "yyy")
        with pytest.raises(no.TwinOwned if seat == 0 else no.TwinClosed):
            table.claim(seat, "denver-salt_lake_city-b", "yyy")


@pytest.mark.parametrize("seats", [4, 5])
def test_a17_with_four_the_other_line_is_for_another(usa: Aventureros, seats: int) -> None:
    """Un jugador solo puede reclamar una de las dos (S17)."""
    table = RailTable(usa, seats).deal("ravnb", "rrrr", p0="rrr")
    table.claim(0, "denver-salt_lake_city-a", "rrr")
    next_to(table, 0, "yyy")
    with pytest.raises(no.TwinOwned):
        table.claim(0, "denver-salt_lake_city-b", "yyy")
    next_to(table, 2, "yyy")
    table.claim(2, "denver-salt_lake_city-b", "yyy")
    assert table[2].points == 4


def test_a18_a_gray_double_is_for_two(usa: Aventureros) -> None:
    table = RailTable(usa, 5).deal("ravnb", "rrrr", p0="r", p1="a", p2="v")
    table.claim(0, "portland-seattle-a", "r")
    table.claim(1, "portland-seattle-b", "a")
    for line in ("a", "b"):
        with pytest.raises(no.RouteTaken):
            table.claim(2, f"portland-seattle-{line}", "v")


def test_a19_a_train_for_every_space(table: RailTable) -> None:
    """vagones_insuficientes (R13)."""
    table.deal("ravnb", "rrrr", p0="aaaaa")
    table[0].wagons = 4
    with pytest.raises(no.NotEnoughWagons):
        table.claim(0, "atlanta-miami", "aaaaa")
    table[0].wagons = 5
    table.claim(0, "atlanta-miami", "aaaaa")
    assert table[0].wagons == 0


A20 = (
    ("dallas-houston-a", "r", 1),
    ("dallas-little_rock", "rr", 2),
    ("chicago-duluth", "rrr", 4),
    ("dallas-el_paso", "rrrr", 7),
    ("helena-omaha", "rrrrr", 10),
    ("miami-new_orleans", "rrrrrr", 15),
)


def test_a20_points_by_length(table: RailTable) -> None:
    """1:1, 2:2, 3:4, 4:7, 5:10, 6:15, marcados de inmediato (S26)."""
    total = 0
    for route, payment, points in A20:
        table.deal("ravnb", "vvvvvvvv", p0=payment, p1="")
        table.state.turn = 0
        table.claim(0, route, payment)
        total += points
        assert table[0].points == total
    assert total == 39


def test_a20_no_route_has_other_lengths(usa: Aventureros) -> None:
    assert {route.length for route in usa.board.routes} == {1, 2, 3, 4, 5, 6}


def test_a21_one_route_a_turn(table: RailTable) -> None:
    """En tu turno, eliges una acción (S1)."""
    table.deal("ravnb", "rrrr", p0="rrrr")
    table.claim(0, "dallas-houston-a", "r")
    assert table.state.turn == 1


def test_a22_routes_need_not_connect(table: RailTable) -> None:
    """No estás obligado a conectar con rutas anteriores (S22)."""
    table.deal("ravnb", "rrrr", p0="rrrr")
    table.own(0, "seattle-vancouver-a")
    table.claim(0, "houston-new_orleans", "rr")
    assert table[0].routes.bit_count() == 2


def test_a23_a_payment_has_exactly_the_length(table: RailTable) -> None:
    """pago_de_mas: a payment names its locomotives, so more cards than spaces cannot be said."""
    table.deal("ravnb", "rrrr", p0="rrrLLLL")
    with pytest.raises(no.Overpaid):
        table.say(0, "claim chicago-duluth loco 4")
    table.claim(0, "chicago-duluth", "rrr")
    assert table[0].hand == hand("LLLL")


def test_a24_three_slips_of_public_data(usa: Aventureros) -> None:
    """Lengths and colours in which copies of the board differ, as settled."""
    routes = {route.name: route for route in usa.board.routes}
    assert routes["el_paso-santa_fe"].length == 2
    lines = [routes[f"denver-salt_lake_city-{line}"].colors for line in "ab"]
    names = usa.vocabulary["color"]
    assert sorted(names[color] for (color,) in lines) == ["red", "yellow"]
    winnipeg = routes["sault_ste_marie-winnipeg"]
    assert (winnipeg.length, len(winnipeg.colors)) == (6, 8)
    assert GRAY not in names


def test_r14_nothing_but_plain_routes(usa: Aventureros) -> None:
    """No ferries, no tunnels; no move builds anything else."""
    assert {route.kind for route in usa.board.routes} == {"plain"}
    assert {kind.word for kind in usa.kinds.values()} == {"draw", "claim", "tickets", "keep"}


def test_s01_a_turn_is_one_action(table: RailTable) -> None:
    """Una carta robada no deja reclamar."""
    table.deal("ravnb", "rrrr", p0="rrrr")
    table.say(0, "draw deck")
    with pytest.raises(WrongPhase):
        table.claim(0, "dallas-houston-a", "r")
