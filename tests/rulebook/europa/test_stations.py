"""Estaciones."""

from itertools import product
from random import Random

import pytest

from engine.games.europa import refusals as no
from engine.games.europa.game import Europa
from engine.parts.route_board import Ticket
from engine.parts.trail import longest_trail
from tests.rulebook.europa.table import Table, cards, hand

MARKET, DECK = "ravnb", "rrrrrr"


@pytest.mark.parametrize(
    ("built", "payment"),
    [
        ("", "r"),
        ("", "L"),
        ("B", "rr"),
        ("B", "rL"),
        ("B", "LL"),
        ("B C", "rrr"),
        ("B C", "rrL"),
        ("B C", "LLL"),
    ],
)
def test_t55_one_two_and_three_cards(table: Table, built: str, payment: str) -> None:
    """La primera cuesta 1 carta cualquiera, la segunda 2 y la tercera 3 del mismo color. Las
    locomotoras valen como comodín."""
    table.deal(MARKET, DECK, p0="rrrLLLa").put_stations(0, built)
    table.station(0, "A", payment)
    assert table[0].stations == 2 - len(built.split())
    assert sorted(table.state.discard) == sorted(cards(payment))
    left = [a - b for a, b in zip(hand("rrrLLLa"), hand(payment), strict=True)]
    assert table[0].hand == left
    assert table.state.turn == 1


@pytest.mark.parametrize(("built", "payment"), [("B", "ra"), ("B C", "rra")])
def test_t55_of_one_colour(table: Table, built: str, payment: str) -> None:
    table.deal(MARKET, DECK, p0="rrra").put_stations(0, built)
    with pytest.raises(no.MixedColors):
        table.station(0, "A", payment)


def test_t55_too_few_cards(table: Table) -> None:
    table.deal(MARKET, DECK, p0="rav").put_stations(0, "B")
    with pytest.raises(no.NotEnoughCards):
        table.station(0, "A", "rr")


def test_t55_there_is_no_fourth(table: Table) -> None:
    """sin_estaciones."""
    table.deal(MARKET, DECK, p0="rrrrrr").put_stations(0, "B C D")
    with pytest.raises(no.NoStations):
        table.station(0, "A", "rrr")


@pytest.mark.parametrize("owner", [0, 1])
def test_t56_one_station_a_city(table: Table, owner: int) -> None:
    """Se construyen en cualquier ciudad que no tenga ya una estación, de nadie."""
    table.deal(MARKET, DECK, p0="rrr").put_stations(owner, "A")
    with pytest.raises(no.StationThere):
        table.station(0, "A", "rr" if owner == 0 else "r")


def test_t57_no_routes_are_needed_there(table: Table) -> None:
    """No hace falta tener rutas allí."""
    table.deal(MARKET, DECK, p0="r")
    table.state.open = 0
    table.station(0, "G", "r")
    assert table[0].cities == 1 << 6


SOURCE = "bilbao-madrid bilbao-burdeos-a"


@pytest.mark.parametrize(
    ("city", "tickets", "stations"),
    [("burdeos", 8, 8), ("paris", 8, 8), ("madrid", -8, 8), ("bilbao", -8, 8), ("", -8, 12)],
)
def test_t58_the_example_of_the_rules(
    europa: Europa, city: str, tickets: int, stations: int
) -> None:
    """Con una estación en Burdeos o en París, al final puedes usar su ruta y el billete cuenta como
    completado."""
    table = Table(europa).own(0, SOURCE).own(1, "burdeos-paris").put_stations(0, city)
    table.give_tickets(0, madrid_paris(europa).id)
    parts = table.standing(0).parts
    assert (parts["tickets"], parts["stations"]) == (tickets, stations)


def madrid_paris(europa: Europa) -> Ticket:
    ends = {europa.board.cities.index("madrid"), europa.board.cities.index("paris")}
    ticket = next(ticket for ticket in europa.board.tickets if set(ticket.ends) == ends)
    assert ticket.points == 8
    return ticket


def test_t59_a_route_that_nobody_built_is_not_lent(europa: Europa) -> None:
    """Any route incident to the city owned by ANOTHER player at the end (R55)."""
    table = Table(europa).own(0, SOURCE).put_stations(0, "burdeos")
    table.give_tickets(0, madrid_paris(europa).id)
    assert table.borrowed(0) == (-8, "")


@pytest.mark.parametrize(
    ("own", "rival", "cities", "tickets", "points", "borrowed"),
    [
        ("t01 t11", "t03 t04", "D", (0, 1), 2, "t04"),
        ("t01 t11 t05", "t04", "D", (2, 3), 15, "t04"),
        ("t01", "t11 t02 t12", "B G", (4, 5), 7, "t11 t12"),
        ("t01 t11", "t03 t04", "D", (8, 7, 6), 0, "t04"),
    ],
    ids=["t60", "t61", "t62", "t64"],
)
def test_t60_t61_t62_t64_the_choice_that_gives_most(
    toy: Europa,
    own: str,
    rival: str,
    cities: str,
    tickets: tuple[int, ...],
    points: int,
    borrowed: str,
) -> None:
    """Cada estación usa una sola ruta rival, la misma para todos tus billetes. El juego elige la
    que más puntos te da: todas juntas (R56), y a igualdad la que completa más (R57)."""
    table = Table(toy).own(0, own).own(1, rival).put_stations(0, cities).give_tickets(0, *tickets)
    assert table.borrowed(0) == (points, borrowed)


def test_t63_with_no_route_of_ones_own(europa: Europa) -> None:
    """A ticket may be completed with several borrowed routes (R58)."""
    ends = tuple(europa.board.cities.index(city) for city in ("zurich", "viena"))
    ticket = Ticket(len(europa.board.tickets), "extra", (ends[0], ends[1]), 5, False)
    board = europa.board
    game = Europa(
        type(board)(board.name, board.cities, board.routes, (*board.tickets, ticket), board.places)
    )
    table = Table(game).own(1, "munich-zurich munich-viena").give_tickets(0, ticket.id)
    assert table.put_stations(0, "munich").borrowed(0) == (-5, "")
    assert table.put_stations(0, "viena").borrowed(0) == (5, "munich-viena munich-zurich")


def test_t65_either_line_of_a_double_and_only_one_is_listed(europa: Europa) -> None:
    """For a double, each line is a separate route with its own owner (R55)."""
    table = Table(europa, 4).own(0, "bilbao-madrid").own(1, "bilbao-burdeos-a")
    table.own(2, "bilbao-burdeos-b burdeos-paris").put_stations(0, "bilbao burdeos")
    table.give_tickets(0, madrid_paris(europa).id)
    assert table.borrowed(0) == (8, "bilbao-burdeos-a burdeos-paris")
    rows = table.standing(0).details["borrowed"]
    owners = {europa.board.routes[row["route"]].name: row["owner"] for row in rows}
    assert owners == {"bilbao-burdeos-a": 1, "burdeos-paris": 2}


def test_t66_a_borrowed_route_joins_no_line(table: Table) -> None:
    """La ruta prestada no cuenta para la línea más larga."""
    table.own(0, "t11 t05").own(1, "t04").put_stations(0, "D").give_tickets(0, 3)
    assert table.borrowed(0) == (7, "t04")
    assert longest_trail(table.state.board, table[0].routes) == 3
    assert table.standing(0).details["trail"]["length"] == 3


def test_t67_two_players_borrow_the_same_route(toy: Europa) -> None:
    """Two players may borrow the same route (R59)."""
    table = Table(toy, 3).own(0, "t01").own(1, "t02").own(2, "t11 t03")
    table.put_stations(0, "B").give_tickets(0, 0).own(0, "t13a")
    table = Table(toy, 3).own(0, "t01").own(1, "t07a").own(2, "t02")
    table.put_stations(0, "B").give_tickets(0, 0)
    table.own(1, "t11").put_stations(1, "C").give_tickets(1, 0)
    assert table.borrowed(0) == (8, "t02")
    assert table.borrowed(1) == (8, "t02")


def test_r57_fewer_routes_then_the_smallest(toy: Europa) -> None:
    """Equal points and tickets: fewer borrowed routes, then the smallest route."""
    table = Table(toy, 4).own(1, "t08a").own(2, "t08b t06").own(0, "t04")
    board_ticket = toy.board.tickets[4]
    assert board_ticket.ends == (0, 6)
    table.own(0, "t07a").put_stations(0, "E F G").give_tickets(0, 4)
    assert table.borrowed(0) == (12, "t08a")


def test_r60_a_station_that_finds_nothing_is_still_built(table: Table) -> None:
    """Cada estación que no construyas te da 4 puntos al final."""
    table.give_tickets(0)
    assert table.standing(0).parts["stations"] == 12
    assert table.put_stations(0, "A").standing(0).parts["stations"] == 8


def test_the_station_that_borrows_is_told(europa: Europa) -> None:
    """R72: tickets one by one with the routes used and borrowed."""
    table = Table(europa).own(0, SOURCE).own(1, "burdeos-paris").put_stations(0, "burdeos")
    table.give_tickets(0, madrid_paris(europa).id)
    details = table.standing(0).details
    route = table.number("route", "burdeos-paris")
    city = table.number("city", "burdeos")
    assert details["borrowed"] == [{"city": city, "route": route, "owner": 1}]
    row = details["tickets"][0]
    assert row["borrowed"] == [route]
    assert route in row["routes"]
    assert len(row["routes"]) == 3


@pytest.mark.parametrize("number", range(120))
def test_best_loans_against_every_combination(europa: Europa, number: int) -> None:
    """The joint optimum, by trying each combination on the bare network."""
    random, board = Random(number), europa.board
    seats = random.choice([2, 3, 5])
    table = Table(europa, seats)
    for route in random.sample(board.routes, 70):
        owner = random.randrange(seats)
        twin = route.twin is not None and table[owner].routes >> route.twin & 1
        if not twin and random.random() < 0.8:
            table.own(owner, route.name)
    cities = random.sample(board.cities, random.randint(1, 3))
    table.put_stations(0, " ".join(cities))
    table.give_tickets(0, *random.sample(range(len(board.tickets)), random.randint(1, 9)))
    rival = [r for r in board.routes if any(p.routes >> r.id & 1 for p in table.state.players[1:])]
    best: tuple[int, int, int, list[int]] | None = None
    chosen: list[int] = []
    for choice in product(
        *[[None, *[r.id for r in rival if board.cities.index(c) in r.ends]] for c in cities]
    ):
        routes = sorted([route for route in choice if route is not None])
        points, completed = brute_tickets(table, routes)
        rank = (-points, -completed, len(routes), routes)
        if best is None or rank < best:
            best, chosen = rank, routes
    assert best is not None
    names = " ".join(sorted(board.routes[route].name for route in chosen))
    assert table.borrowed(0) == (-best[0], names)


def brute_tickets(table: Table, borrowed: list[int]) -> tuple[int, int]:
    board, usable = table.state.board, set(borrowed)
    usable |= {route.id for route in board.routes if table[0].routes >> route.id & 1}
    points = completed = 0
    for number in table[0].tickets:
        ticket, reached = board.tickets[number], {board.tickets[number].ends[0]}
        for _ in board.cities:
            for route in usable:
                if set(board.routes[route].ends) & reached:
                    reached |= set(board.routes[route].ends)
        is_joined = ticket.ends[1] in reached
        points += ticket.points if is_joined else -ticket.points
        completed += is_joined
    return points, completed
