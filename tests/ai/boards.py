"""Small random boards, and slow obvious answers to compare with."""

from itertools import combinations
from random import Random

import networkx

from engine.answers import Bits
from engine.parts.planner.ground import Ground
from engine.parts.route_board import Board, Route, Ticket

GRAY = tuple(range(8))


def small_board(random: Random, cities: int = 7, routes: int = 11, tickets: int = 4) -> Board:
    """Any cities joined anyhow, without doubles."""
    pairs = random.sample(list(combinations(range(cities), 2)), routes)
    lines = tuple(
        Route(number, f"r{number}", ends, random.choice([1, 2, 2, 3, 4]), GRAY)
        for number, ends in enumerate(pairs)
    )
    asked = random.sample(list(combinations(range(cities), 2)), tickets)
    return Board(
        "small",
        tuple(f"c{number}" for number in range(cities)),
        lines,
        tuple(
            Ticket(number, f"k{number}", ends, random.randint(5, 13), is_long=False)
            for number, ends in enumerate(asked)
        ),
    )


def ground(
    board: Board,
    mine: int = 0,
    rivals: int = 0,
    stations: int = 0,
    cities: int = 0,
    wagons: int = 45,
) -> Ground:
    """A ground where everything that nobody owns is open."""
    return Ground(
        board=board,
        mine=mine,
        open=board.all_routes & ~mine & ~rivals,
        rivals=rivals,
        wagons=wagons,
        stations=stations,
        cities=cities,
        free_cities=(1 << len(board.cities)) - 1 & ~cities,
    )


def graph(board: Board, routes: int, free: int = 0) -> "networkx.Graph[int]":
    """Some routes as a graph with their lengths; the free ones cost nothing."""
    found: networkx.Graph[int] = networkx.Graph()
    found.add_nodes_from(range(len(board.cities)))
    for number in Bits(routes):
        route = board.routes[number]
        found.add_edge(*route.ends, weight=0 if free >> number & 1 else route.length)
    return found


def joins(board: Board, routes: int, ticket: int) -> bool:
    return bool(networkx.has_path(graph(board, routes), *board.tickets[ticket].ends))


def fewest_wagons(ground: Ground, tickets: list[int]) -> int | None:
    """Of all sets of open routes, the one with fewest wagons that joins all tickets; slow."""
    board, best = ground.board, None
    choices = list(Bits(ground.open))
    for chosen in range(1 << len(choices)):
        routes = sum(1 << choices[place] for place in Bits(chosen))
        wagons = sum(board.routes[number].length for number in Bits(routes))
        if (best is None or wagons < best) and all(
            joins(board, routes | ground.mine, ticket) for ticket in tickets
        ):
            best = wagons
    return best
