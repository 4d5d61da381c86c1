"""Paths, needs and networks against networkx and against all sets of routes."""

from itertools import product
from random import Random

import networkx
import pytest

from engine.ai.budget import Budget
from engine.answers import Bits
from engine.games.europa.ai.ground import ground_of, ground_seen
from engine.parts.planner.loans import places
from engine.parts.planner.needs import Need, missing, nearest_first, need, needs
from engine.parts.planner.network import Surface, Weights
from engine.parts.planner.paths import CLOSED, cheapest, wagon_weights
from tests.ai.boards import fewest_wagons, graph, ground, joins, small_board
from tests.ai.duel import GAME
from tests.ai.test_policies import positions

BOARDS = range(40)


def some_routes(random: Random, board, share: float) -> int:
    return sum(1 << route.id for route in board.routes if random.random() < share)


def plain(lie) -> Weights:
    return Weights(tuple(wagon_weights(lie.board, lie.mine, lie.open)), loan=1000, idle_loan=500)


@pytest.mark.parametrize("number", BOARDS)
def test_a_cheapest_path_is_as_long_as_networkx_says(number):
    random = Random(number)
    board = small_board(random)
    mine = some_routes(random, board, 0.2)
    free = some_routes(random, board, 0.7) & ~mine
    weights = wagon_weights(board, mine, free)
    net = graph(board, mine | free, mine)
    for start, goal in product(range(len(board.cities)), repeat=2):
        found = cheapest(board, weights, start, goal)
        if not networkx.has_path(net, start, goal):
            assert found is None
            continue
        cost = int(networkx.shortest_path_length(net, start, goal, weight="weight"))
        assert found is not None
        assert found[0] == cost == sum(weights[route] for route in Bits(found[1]))
        assert start == goal or networkx.has_path(graph(board, found[1]), start, goal)
        if cost:
            assert cheapest(board, weights, start, goal, limit=cost) is None
        assert cheapest(board, weights, start, goal, limit=cost + 1) == found


def test_a_closed_route_is_never_used():
    board = small_board(Random(1))
    assert cheapest(board, [CLOSED] * len(board.routes), 0, 1) is None


@pytest.mark.parametrize("number", BOARDS)
def test_a_need_is_the_fewest_wagons_over_own_and_open_routes(number):
    random = Random(number)
    board = small_board(random)
    mine = some_routes(random, board, 0.25)
    rivals = some_routes(random, board, 0.3) & ~mine
    lie = ground(board, mine, rivals)
    net = graph(board, mine | lie.open, mine)
    for ticket in board.tickets:
        found = need(lie, ticket)
        if networkx.has_path(net, *ticket.ends):
            least = networkx.shortest_path_length(net, *ticket.ends, weight="weight")
            assert found.missing == least == missing(board, mine, lie.open, ticket.ends)
            assert found.routes & ~lie.open == 0
            assert joins(board, mine | found.routes, ticket.id)
            assert found.is_joined == joins(board, mine, ticket.id)
        else:
            assert found.missing is None
            assert found.is_impossible
            assert missing(board, mine, lie.open, ticket.ends) is None


@pytest.mark.parametrize("number", range(60))
def test_a_station_can_save_a_ticket_exactly_when_one_loan_joins_it(number):
    """One station in hand, no way open: compared with trying every rival's route."""
    random = Random(number)
    board = small_board(random, routes=12)
    mine = some_routes(random, board, 0.4)
    rivals = board.all_routes & ~mine
    lie = ground(board, mine, rivals, stations=1)
    for ticket in board.tickets:
        found = need(lie, ticket)
        if found.missing is None:
            saved = any(joins(board, mine | 1 << route, ticket.id) for route in Bits(rivals))
            assert found.by_station == saved
            assert found.is_impossible != saved


def test_each_loan_takes_a_station_of_its_own():
    board = small_board(Random(3))
    one, other = board.routes[0], board.routes[1]
    both = 1 << one.id | 1 << other.id
    assert places(ground(board, rivals=both, stations=1), 1 << one.id) in [
        (end,) for end in one.ends
    ]
    assert places(ground(board, rivals=both, stations=1), both) is None
    built = 1 << one.ends[0]
    lie = ground(board, rivals=both, stations=1, cities=built)
    found = places(lie, both)
    assert found is not None
    assert len(found) == 1
    assert places(ground(board, rivals=both, cities=built), 1 << one.id) == ()


@pytest.mark.parametrize("number", BOARDS)
def test_a_network_joins_its_tickets_and_is_never_below_the_best(number):
    random = Random(number)
    board = small_board(random)
    lie = ground(board, mine=some_routes(random, board, 0.15))
    tickets = [ticket.id for ticket in board.tickets]
    found = Surface(lie, plain(lie)).lay(tickets, Budget(50), 4)
    assert found.routes & ~lie.open == 0
    assert found.wagons == found.cost
    for ticket in tickets:
        assert (ticket in found.paths) == joins(board, lie.mine | lie.open, ticket)
        if ticket in found.paths:
            assert joins(board, lie.mine | found.routes, ticket)
    best = fewest_wagons(lie, list(found.paths))
    assert best is not None
    assert best <= found.wagons <= best * 1.5


def test_a_network_is_nearly_always_the_best_there_is():
    best = 0
    for number in BOARDS:
        board = small_board(Random(number))
        lie = ground(board)
        found = Surface(lie, plain(lie)).lay([t.id for t in board.tickets], Budget(50), 4)
        best += found.wagons == fewest_wagons(lie, list(found.paths))
    assert best >= 0.85 * len(BOARDS)


def test_a_network_borrows_only_what_has_no_way_of_its_own():
    for number in BOARDS:
        random = Random(number)
        board = small_board(random)
        mine = some_routes(random, board, 0.3)
        rivals = some_routes(random, board, 0.5) & ~mine
        lie = ground(board, mine, rivals, stations=3)
        found = Surface(lie, plain(lie)).lay([t.id for t in board.tickets], Budget(50), 4)
        assert found.loans & ~rivals == 0
        assert len(found.stations) == found.loans.bit_count() <= 3
        for ticket, path in found.paths.items():
            assert joins(board, mine | path, ticket)
            own = missing(board, mine, lie.open, board.tickets[ticket].ends)
            assert path & rivals == 0 or own is None or path & rivals & ~found.loans == 0


def test_what_is_given_up_leaves_the_network():
    board = small_board(Random(2))
    surface = Surface(ground(board), plain(ground(board)))
    found = surface.lay([0, 1, 2], Budget(50), 4)
    less = surface.without(found, 1)
    assert set(less.paths) == set(found.paths) - {1}
    assert less.cost <= found.cost


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_ground_is_the_same_from_a_view_and_from_a_state(seats):
    for state in positions(seats, f"ground {seats}", 15):
        for seat in range(seats):
            view = GAME.view(state, seat)
            assert ground_seen(GAME.board, view.public, seat) == ground_of(state, seat)


def test_needs_come_nearest_first_and_the_impossible_last():
    rows = [
        Need(0, None, 0, by_station=False),
        Need(1, 0, 0, by_station=False),
        Need(2, None, 0, by_station=True),
        Need(3, 7, 1, by_station=False),
        Need(4, 2, 1, by_station=False),
    ]
    assert [row.ticket for row in nearest_first(rows)] == [4, 3, 2, 1, 0]


def test_several_needs_are_those_of_each():
    lie = ground_of(GAME.setup(2, {}, "needs"), 0)
    tickets = [3, 20, 41]
    assert needs(lie, tickets) == [need(lie, lie.board.tickets[t]) for t in tickets]
