"""The final count of ¡Aventureros al Tren! a second way: brute force on small boards,
networkx on matches of the real one."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import networkx
import pytest

from engine.ai import BUDGET
from engine.ai.uniform import uniform
from engine.games import GAMES
from engine.games.aventureros.game import Aventureros
from engine.games.aventureros.state import Player, State
from engine.parts.route_board import Board
from tests.ai.boards import small_board

GAME: Any = next(game for game in GAMES if game.info.id == "aventureros")
PLAYERS = (*GAME.info.policies.values(), uniform)


def played(number: int) -> State:
    """A match to its end, with a table and players that change from one to the next."""
    seats, random = 2 + number % 4, Random(number)
    state: State = GAME.setup(seats, {}, f"count {number}")
    while to_move := GAME.to_move(state):
        seat = to_move[0]
        policy = PLAYERS[(seat + number) % len(PLAYERS)]
        GAME.play(state, seat, policy(GAME, GAME.view(state, seat), random, BUDGET))
    return state


def net(board: Board, routes: int) -> Any:
    """One player's routes as a graph in which two cities may be joined twice."""
    graph: Any = networkx.MultiGraph()
    graph.add_nodes_from(range(len(board.cities)))
    for route in board.routes:
        if routes >> route.id & 1:
            graph.add_edge(*route.ends, key=route.id, length=route.length)
    return graph


def longest(graph: Any) -> int:
    """The longest trail: of each piece all (Euler), or the best of all its trails."""
    return max([_of_piece(graph.subgraph(piece)) for piece in networkx.connected_components(graph)])


def _of_piece(graph: Any) -> int:
    whole: int = sum(length for _, _, length in graph.edges(data="length"))
    odd = [city for city, degree in graph.degree if degree % 2]
    if len(odd) <= 2:
        return whole
    best = 0
    for trail in every_trail(graph):
        best = max(best, trail)
        if best >= whole:
            break
    return best


def every_trail(graph: Any) -> Iterator[int]:
    """The lengths of all trails, each after its own beginnings."""
    for start in graph.nodes:
        stack = [(start, frozenset[int](), 0)]
        seen = set()
        while stack:
            city, used, length = stack.pop()
            yield length
            for _, other, key, more in graph.edges(city, keys=True, data="length"):
                if key not in used and (other, used | {key}) not in seen:
                    seen.add((other, used | {key}))
                    stack.append((other, used | {key}, length + more))


def check(game: Any, state: Any) -> None:
    """Every figure of every standing against the second way."""
    board: Board = game.board
    nets = [net(board, player.routes) for player in state.players]
    trails = [longest(graph) for graph in nets]
    rows = game.standings(state)
    for row in rows:
        player, graph = state.players[row.seat], nets[row.seat]
        assert row.details["trail"]["length"] == trails[row.seat]
        has_award = trails[row.seat] == max(trails) > 0
        joined = [networkx.has_path(graph, *board.tickets[t].ends) for t in player.tickets]
        points = sum(
            board.tickets[t].points * (1 if done else -1)
            for t, done in zip(player.tickets, joined, strict=True)
        )
        worth = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}
        built = sum(worth[length] for _, _, length in graph.edges(data="length"))
        assert row.parts == {"routes": built, "tickets": points, "longest": 10 * has_award}
        assert row.total == built + points + 10 * has_award
        assert row.details["completed"] == sum(joined)
    order = [(row.total, row.details["completed"], row.parts["longest"]) for row in rows]
    assert order == sorted(order, reverse=True)
    assert [row.place for row in rows] == [order.index(key) + 1 for key in order]


@pytest.mark.parametrize("number", range(12))
def test_a_match_is_counted_the_same_by_networkx(number: int) -> None:
    check(GAME, played(number))


@pytest.mark.soak
def test_500_matches_are_counted_the_same_by_networkx() -> None:
    for number in range(100, 600):
        check(GAME, played(number))


@pytest.mark.parametrize("number", range(60))
def test_networks_on_small_boards_are_counted_the_same_by_brute_force(number: int) -> None:
    """Two seats with any routes of a small board, and any tickets."""
    random = Random(number)
    board = small_board(random)
    game: Any = Aventureros(board)
    owners = [random.choice((0, 1, None)) for _ in board.routes]
    players = []
    for seat in (0, 1):
        routes = [route for route, owner in zip(board.routes, owners, strict=True) if owner == seat]
        player = Player([0] * 9, points=sum(route.points for route in routes))
        player.routes = sum(1 << route.id for route in routes)
        player.tickets = tuple(random.choice(list(combinations(range(len(board.tickets)), 2))))
        players.append(player)
    check(game, State(board, "", players, [], [], 0, 0, 0))
