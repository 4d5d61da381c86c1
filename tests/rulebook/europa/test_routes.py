"""Construir rutas, rutas grises, normas generales, puntos por ruta, rutas dobles, ferris."""

import pytest

from engine import menu
from engine.errors import NotationError, NotYourTurn
from engine.game import Log
from engine.games.europa import refusals as no
from engine.games.europa.game import Europa
from engine.parts.events import LastRoundStarted, RouteClaimed
from engine.parts.moves import ClaimRoute
from engine.parts.route_board import POINTS
from tests.rulebook.europa.table import Table, cards, color, hand, told

MARKET, DECK = "ravnb", "rrrrrr"


@pytest.mark.parametrize("payment", ["bbb", "bbL", "bLL", "LLL"])
def test_t21_a_white_route_of_three(table: Table, payment: str) -> None:
    """Una ruta blanca de 3 se paga con 3 cartas blancas, o con 2 blancas y una locomotora."""
    table.deal(MARKET, DECK, p0="bbbLLLr")
    events = table.claim(0, "t01", payment)
    assert (table[0].points, table[0].wagons) == (4, 42)
    assert sorted(cards(payment)) == sorted(table.state.discard)
    left = [a - b for a, b in zip(hand("bbbLLLr"), hand(payment), strict=True)]
    assert table[0].hand == left
    paid = told(events, RouteClaimed)[0]
    assert (paid.cards, paid.locomotives) == (3 - payment.count("L"), payment.count("L"))


def test_t21_another_colour_does_not_pay_it(table: Table) -> None:
    """Pagas tantas cartas como casillas tenga, del color de la ruta."""
    table.deal(MARKET, DECK, p0="bbrrr")
    with pytest.raises(no.WrongColor):
        table.claim(0, "t01", "rrr")
    with pytest.raises(no.MixedColors):
        table.claim(0, "t01", "bbr")
    with pytest.raises(no.NotEnoughCards):
        table.claim(0, "t01", "bbb")


@pytest.mark.parametrize("payment", ["rrr", "rrL", "LLL"])
def test_t22_a_gray_route_takes_any_one_colour(table: Table, payment: str) -> None:
    """Se pagan con cualquier color, pero todas las cartas del mismo color."""
    table.deal(MARKET, DECK, p0="rrravLLL")
    table.claim(0, "t02", payment)
    assert table[0].points == 4


@pytest.mark.parametrize("payment", ["rav", "rra"])
def test_t22_colours_are_not_mixed(table: Table, payment: str) -> None:
    """Tres rojas valen; una roja, una azul y una verde no."""
    table.deal(MARKET, DECK, p0="rrravLLL")
    with pytest.raises(no.MixedColors):
        table.claim(0, "t02", payment)


def test_t23_a_payment_has_exactly_the_length(table: Table) -> None:
    """pago_de_mas: 4 cards for 3 spaces."""
    table.deal(MARKET, DECK, p0="bbbbLLLL")
    route, white = table.number("route", "t01"), color("b")
    for locomotives in (-1, 4):
        with pytest.raises(no.Overpaid):
            table.play(0, ClaimRoute(route, white, locomotives))
    with pytest.raises(NotationError):
        table.say(0, "claim t01 white -1")


def test_t24_wagons_for_every_space(table: Table) -> None:
    """Necesitas tener vagones suficientes para la longitud de la ruta."""
    table.deal(MARKET, DECK, p0="rrr")
    table[0].wagons = 2
    with pytest.raises(no.NotEnoughWagons):
        table.claim(0, "t02", "rrr")
    table[0].wagons = 3
    events = table.claim(0, "t02", "rrr")
    assert table[0].wagons == 0
    assert told(events, LastRoundStarted) == [LastRoundStarted(0)]


@pytest.mark.parametrize("wagons", range(9))
def test_br5_no_route_is_longer_than_the_wagons_left(toy: Europa, wagons: int) -> None:
    table = Table(toy).deal(MARKET, DECK, p0="r" * 8 + "n" * 8 + "y" * 8)
    table[0].wagons = wagons
    lengths = {
        toy.board.routes[move.route].length
        for move in menu.moves(toy, table.state, 0)
        if isinstance(move, ClaimRoute)
    }
    assert lengths == {length for length in (2, 3, 5, 6, 8) if length <= wagons}


@pytest.mark.parametrize(
    ("route", "payment", "points"),
    [
        ("t11", "o", 1),
        ("t07a", "aa", 2),
        ("t01", "bbb", 4),
        ("t12", "yyyyy", 10),
        ("t09", "nnnnnn", 15),
        ("t10", "r" * 8, 21),
    ],
)
def test_t25_points_by_length(table: Table, route: str, payment: str, points: int) -> None:
    """Puntos por ruta: 1:1, 2:2, 3:4, 4:7, 5:10, 6:15, 8:21."""
    table.deal(MARKET, DECK, p0=payment)
    table.claim(0, route, payment)
    assert table[0].points == points


def test_t25_every_length_of_the_board_has_points(europa: Europa) -> None:
    assert {route.length for route in europa.board.routes} == set(POINTS)
    assert POINTS == {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 8: 21}


def test_t26_a_route_is_its_owners_for_ever(table: Table) -> None:
    """Una ruta construida es de su dueño para siempre: nadie más puede usarla."""
    table.deal(MARKET, DECK, p0="bbbbbb", p1="bbb").own(1, "t01")
    with pytest.raises(no.RouteTaken) as refused:
        table.claim(0, "t01", "bbb")
    assert refused.value.said is not None
    assert refused.value.said.key == no.RouteTaken.key
    table.claim(0, "t02", "bbb")
    with pytest.raises(no.RouteTaken):
        table.claim(1, "t02", "bbb")
    with pytest.raises(no.RouteTaken):
        table.claim(1, "t01", "bbb")


@pytest.mark.parametrize("seats", [2, 3], ids=["t27", "t28"])
def test_t27_t28_the_twin_closes_for_everybody(toy: Europa, seats: int) -> None:
    """Con 2 o 3 jugadores, en cuanto alguien construye una, la otra queda cerrada para todos."""
    table = Table(toy, seats).deal(MARKET, DECK, **{f"p{seat}": "aavv" for seat in range(seats)})
    table.claim(0, "t07a", "aa")
    for seat in range(1, seats):
        table.state.turn = seat
        with pytest.raises(no.TwinClosed):
            table.claim(seat, "t07b", "vv")
    table.state.turn = 0
    with pytest.raises(no.TwinOwned):
        table.claim(0, "t07b", "vv")
    closed = toy.view(table.state, None)
    assert closed.closed == (table.number("route", "t07b"),)  # type: ignore[union-attr]


@pytest.mark.parametrize("seats", [4, 5])
def test_t29_with_four_seats_another_may_build_the_twin(toy: Europa, seats: int) -> None:
    """Con 4 o 5 jugadores, cada una la puede construir un jugador distinto."""
    table = Table(toy, seats).deal(MARKET, DECK, p0="aavv", p1="vvvv")
    table.claim(0, "t07a", "aa")
    table.claim(1, "t07b", "vv")
    assert table[1].points == 2
    table = Table(toy, seats).deal(MARKET, DECK, p0="aavv")
    table.claim(0, "t07a", "aa")
    table.state.turn = 0
    with pytest.raises(no.TwinOwned):
        table.claim(0, "t07b", "vv")


def test_t30_nor_both_lines_of_a_gray_double(toy: Europa) -> None:
    """Un mismo jugador no puede tener las dos (R29)."""
    table = Table(toy, 4).deal(MARKET, DECK, p0="aarr")
    table.claim(0, "t08a", "aa")
    table.state.turn = 0
    with pytest.raises(no.TwinOwned):
        table.claim(0, "t08b", "rr")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_br6_who_may_build_the_other_line(europa: Europa, seats: int) -> None:
    """For every double of the real board."""
    for route in europa.board.routes:
        if route.twin is None:
            continue
        table = Table(europa, seats)
        for player in table.state.players:
            player.hand = [12] * 8 + [14]
        europa.play(table.state, 0, ClaimRoute(route.id, route.colors[0], route.symbols))
        table.state.phase, table.state.tunnel, table.state.turn = (
            type(table.state.phase)(1),
            None,
            1,
        )
        if route.is_tunnel and not table[0].routes:
            continue
        for seat in range(seats):
            table.state.turn = seat
            offered = {
                move.route
                for move in menu.moves(europa, table.state, seat)
                if isinstance(move, ClaimRoute)
            }
            assert route.id not in offered
            assert (route.twin in offered) == (seats >= 4 and seat != 0)


def test_t31_one_route_a_turn(table: Table) -> None:
    """Una ruta se construye entera en un solo turno, y solo una por turno."""
    table.deal(MARKET, DECK, p0="bbbaa")
    table.claim(0, "t01", "bbb")
    with pytest.raises(NotYourTurn):
        table.claim(0, "t07a", "aa")


def test_t32_routes_need_not_be_connected(table: Table) -> None:
    """Tus rutas no tienen por qué estar conectadas entre sí."""
    table.deal(MARKET, DECK, p0="bbbLL")
    table.claim(0, "t01", "bbb")
    table.state.turn = 0
    table.claim(0, "t06", "LL")
    assert table[0].points == 6


@pytest.mark.parametrize("payment", ["Lvv", "LLv", "LLL"])
def test_t33_a_ferry_asks_a_locomotive_for_each_symbol(table: Table, payment: str) -> None:
    """Un ferri de 3 casillas con un símbolo se paga con una locomotora y dos cartas verdes."""
    table.deal(MARKET, DECK, p0="LLLvvv")
    table.claim(0, "t05", payment)
    assert table[0].points == 4
    assert sorted(table.state.discard) == sorted(cards(payment))


def test_t33_without_its_locomotive_a_ferry_is_not_paid(table: Table) -> None:
    """Por cada casilla con ese símbolo pagas obligatoriamente una locomotora."""
    table.deal(MARKET, DECK, p0="LLLvvvr")
    with pytest.raises(no.SymbolsUncovered):
        table.claim(0, "t05", "vvv")
    with pytest.raises(no.MixedColors):
        table.claim(0, "t05", "Lvr")


def test_t34_a_ferry_of_symbols_alone(table: Table) -> None:
    """Two spaces, two symbols: locomotives alone (R25)."""
    table.deal(MARKET, DECK, p0="LLv")
    with pytest.raises(no.SymbolsUncovered):
        table.claim(0, "t06", "Lv")
    table.claim(0, "t06", "LL")
    assert table[0].hand == hand("v")


def test_t35_what_is_paid_leaves_the_hand(table: Table) -> None:
    """Hand L v v v: (verde, k=2, l=1) leaves v."""
    table.deal(MARKET, DECK, p0="Lvvv")
    with pytest.raises(no.SymbolsUncovered):
        table.claim(0, "t05", "vvv")
    table.claim(0, "t05", "vvL")
    assert table[0].hand == hand("v")


def test_r22_a_colour_names_at_least_one_of_its_cards(table: Table) -> None:
    """All locomotives is said so, not as a colour."""
    table.deal(MARKET, DECK, p0="bbbLLL")
    with pytest.raises(no.WrongName):
        table.say(0, "claim t01 white 3")
    with pytest.raises(no.WrongName):
        table.say(0, "claim t01 loco 2")


def test_r23_the_payment_with_fewest_locomotives_comes_first(table: Table) -> None:
    table.deal(MARKET, DECK, p0="bbbLLL")
    claims = [
        move
        for move in menu.moves(table.game, table.state, 0)
        if isinstance(move, ClaimRoute) and move.route == table.number("route", "t01")
    ]
    assert [move.locomotives for move in claims] == [0, 1, 2, 3]


def test_r31_a_station_hinders_no_route(table: Table) -> None:
    table.deal(MARKET, DECK, p0="bbb").put_stations(1, "A B")
    table.claim(0, "t01", "bbb")
    assert table[0].points == 4


def test_br8_br9_each_payment_costs_exactly_itself(europa: Europa) -> None:
    """Whatever is offered: hand, discards, points and wagons change by the payment alone."""
    start = Table(europa)
    start.state.players[0].hand = [3] * 8 + [4]
    start.state.deck += [0] * 30
    for move in menu.moves(europa, start.state, 0):
        if not isinstance(move, ClaimRoute) or europa.board.routes[move.route].is_tunnel:
            continue
        state, route, log = start.state.copy(), europa.board.routes[move.route], Log()
        europa.play(state, 0, move, log)
        spent = [a - b for a, b in zip(start[0].hand, state.players[0].hand, strict=True)]
        rest = route.length - move.locomotives
        assert sum(spent) == route.length
        assert spent[8] == move.locomotives
        assert rest == 0 or spent[move.color] == rest
        assert sorted(state.discard) == sorted(
            [card for card, count in enumerate(spent) for _ in range(count)]
        )
        assert state.players[0].wagons == 45 - route.length
        assert state.players[0].points == route.points
