"""The survey of Europa's board: what holds of ours, and that each check can fail."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from importlib.resources import files
from itertools import islice, pairwise
from pathlib import Path
from random import Random
from typing import Any

import networkx
import pytest

from engine import menu
from engine.games.europa.game import Europa
from engine.games.europa.survey import balance, survey, workloads
from engine.games.europa.survey.geography import cross, flat, is_inside, kilometres
from engine.games.europa.survey.seas import RANGES, SEAS, SUMMITS
from engine.games.europa.survey.unkind import UNKIND
from engine.parts.route_board import WAGONS, Board, City, Route, read_board
from engine.parts.survey.loads import shares
from engine.parts.survey.network import distances, is_bridge, is_cut, neighbours, pairs
from engine.parts.trail import longest_trail
from engine.survey import Ended, Finding, Surveyed
from tests.engine.second.count import longest_line
from tests.engine.second.facts import Facts

BOARD = read_board(Path(str(files("data") / "boards" / "europa.toml")))
NUMBER = {route.name: route.id for route in BOARD.routes}


def found(board: Board) -> dict[str, Finding]:
    return {finding.name: finding for finding in survey(board)}


def with_route(name: str, **changes: Any) -> Board:
    routes = list(BOARD.routes)
    routes[NUMBER[name]] = replace(routes[NUMBER[name]], **changes)
    return replace(BOARD, routes=tuple(routes))


def without(is_gone: Callable[[Route], bool]) -> Board:
    """The board with fewer routes, numbered anew."""
    kept = [replace(route, twin=None) for route in BOARD.routes if not is_gone(route)]
    return replace(BOARD, routes=tuple(replace(route, id=n) for n, route in enumerate(kept)))


def with_ticket(number: int, **changes: Any) -> Board:
    tickets = list(BOARD.tickets)
    tickets[number] = replace(tickets[number], **changes)
    return replace(BOARD, tickets=tuple(tickets))


def city(name: str) -> int:
    return BOARD.cities.index(name)


def test_every_rule_of_the_board_holds() -> None:
    findings = found(BOARD)
    assert [name for name, finding in findings.items() if finding.holds is False] == []
    assert sum(finding.holds is True for finding in findings.values()) >= 25
    assert len(findings) == len(list(survey(BOARD)))


def test_a_game_offers_its_survey() -> None:
    game = Europa(BOARD)
    assert isinstance(game, Surveyed)
    assert [finding.name for finding in game.survey()] == list(found(BOARD))


TURNED = {1: 8, 2: 6, 3: 5, 4: 4, 5: 3, 6: 2, 8: 1}
"""Short for long."""

BROKEN: dict[str, Board] = {
    "cities": replace(
        BOARD,
        cities=(*BOARD.cities, "oporto"),
        places=(*BOARD.places, City(52, "oporto", {"es": "Oporto", "en": "Porto"}, 41.15, -8.61)),
    ),
    "routes": without(lambda route: route.name == "lisboa-sevilla"),
    "long tickets": with_ticket(0, is_long=False),
    "normal tickets": with_ticket(20, is_long=True),
    "lengths": without(lambda route: route.length == 8),
    "colours are even": with_route("paris-zurich", colors=(0,)),
    "doubles": with_route("lyon-paris-a", length=2),
    "parallel routes that are no double": without(lambda route: False),
    "ferries that are tunnels": with_route("palermo-roma", is_tunnel=True),
    "coloured ferries": with_route("palermo-roma", colors=(3,)),
    "more locomotives than spaces": with_route("palermo-roma", symbols=4),
    "neighbours of a city": without(
        lambda route: city("lisboa") in route.ends and route.name != "lisboa-madrid"
    ),
    "connected": without(lambda route: city("lisboa") in route.ends),
    "bridges": without(
        lambda route: city("lisboa") in route.ends and route.name != "lisboa-madrid"
    ),
    "cut cities": without(
        lambda route: city("lisboa") in route.ends and route.name != "lisboa-madrid"
    ),
    "from west to east": replace(
        BOARD,
        places=tuple(
            replace(place, longitude=-10.0) if place.name == "brest" else place
            for place in BOARD.places
        ),
    ),
    "length against distance": replace(
        BOARD, routes=tuple(replace(route, length=TURNED[route.length]) for route in BOARD.routes)
    ),
    "crossings of drawn lines": with_route("esmirna-palermo", via=()),
    "a route and a foreign city": with_route("brest-paris", via=((49.4, 0.1),)),
    "tunnels under their range": with_route("milan-zurich", over="carpathians"),
    "ferries on their sea": with_route("palermo-roma", over="baltic_sea"),
    "railways on open water": with_route("palermo-roma", symbols=0),
    "tickets worth their shortest path": with_ticket(12, points=9),
    "points of long tickets": with_ticket(0, points=29),
    "points of normal tickets": with_ticket(20, points=14),
    "tickets for the same cities": with_ticket(20, ends=BOARD.tickets[21].ends[::-1]),
    "tickets between neighbours": with_ticket(20, ends=BOARD.routes[0].ends),
    "tickets of a city": replace(
        BOARD,
        tickets=tuple(t for t in BOARD.tickets if city("oslo") not in t.ends),
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_each_check_can_fail(name: str) -> None:
    finding = next(finding for finding in survey(BROKEN[name]) if finding.name == name)
    assert finding.holds is False


@pytest.mark.parametrize("name", ["cities", "connected", "lengths"])
def test_a_broken_board_is_surveyed_to_the_end(name: str) -> None:
    assert set(found(BROKEN[name])) == set(found(BOARD))


def test_every_check_that_must_hold_is_broken_by_some_board() -> None:
    must = {name for name, finding in found(BOARD).items() if finding.holds is not None}
    assert must == set(BROKEN)


# Against another program
def graph(board: Board) -> Any:
    net: networkx.Graph[int] = networkx.Graph()
    for route in board.routes:
        net.add_edge(*route.ends, weight=route.length)
    return net


def thinned(seed: int) -> Board:
    """A board with a third of its routes gone: it has bridges and cut cities, or is in pieces."""
    random = Random(seed)
    gone = {route.id for route in BOARD.routes if random.random() < 0.45}
    return without(lambda route: route.id in gone)


@pytest.mark.parametrize("seed", range(8))
def test_the_net_is_seen_as_networkx_sees_it(seed: int) -> None:
    board = thinned(seed) if seed else BOARD
    near, net = neighbours(board), graph(board)
    net.add_nodes_from(range(len(board.cities)))
    for start in (0, 17, 40):
        assert distances(near, start) == networkx.single_source_dijkstra_path_length(net, start)
    if networkx.is_connected(net):
        ours = {frozenset(route.ends) for route in pairs(board) if is_bridge(near, route)}
        assert ours == set(map(frozenset, networkx.bridges(net)))
        cut = {number for number in range(len(near)) if is_cut(near, number)}
        assert cut == set(networkx.articulation_points(net))


@pytest.mark.parametrize("number", [0, 6, 20, 53])
def test_a_ticket_is_shared_evenly_among_its_shortest_paths(number: int) -> None:
    ticket, near = BOARD.tickets[number], neighbours(BOARD)
    paths = list(networkx.all_shortest_paths(graph(BOARD), *ticket.ends, weight="weight"))
    wanted: dict[frozenset[int], float] = {}
    for path in paths:
        for pair in pairwise(path):
            wanted[frozenset(pair)] = wanted.get(frozenset(pair), 0) + 1 / len(paths)
    assert shares(near, distances(near, ticket.ends[1]), ticket) == pytest.approx(wanted)


def test_distances_on_the_globe() -> None:
    places = {place.name: place for place in BOARD.places}
    assert kilometres(places["lisboa"], places["moscu"]) == pytest.approx(3910, abs=25)
    assert kilometres(places["amsterdam"], places["bruselas"]) == pytest.approx(173, abs=1)
    assert flat((50.0, 14.0)) == pytest.approx((0, 0), abs=1e-6)
    east, north = flat((51.0, 14.0))
    assert east == pytest.approx(0, abs=1e-6)
    assert north == pytest.approx(111, abs=2)


def test_lines_that_cross_and_lines_that_touch() -> None:
    assert cross([(0, 0), (2, 2)], [(0, 2), (2, 0)])
    assert not cross([(0, 0), (2, 2)], [(2, 2), (3, 0)])
    assert not cross([(0, 0), (1, 1)], [(2, 0), (2, 5)])
    assert cross([(0, 0), (5, 0), (5, 5)], [(4, 3), (6, 3)])


def test_each_range_holds_its_summits_and_each_sea_and_range_has_a_route() -> None:
    assert set(SUMMITS) == set(RANGES)
    for name, summits in SUMMITS.items():
        assert all(is_inside(summit, RANGES[name]) for summit in summits), name
    over = {route.over for route in BOARD.routes if route.over}
    assert set(RANGES) | set(SEAS) == over


# Self-play and workloads
def ended(seats: int, seed: str) -> Ended:
    game, random = Europa(BOARD), Random(seed)
    state, turns, last = game.setup(seats, {}, seed), [0] * seats, -1
    while to_move := game.to_move(state):
        seat = to_move[0]
        turns[seat] += seat != last
        game.play(state, seat, menu.pick(game, state, seat, random.random))
        last = seat
    return Ended(game.standings(state), game.view(state, None), turns)


def test_the_balance_counts_what_was_played() -> None:
    matches = [ended(2, "a"), ended(2, "b"), ended(4, "c")]
    points, two, four, stations = balance(BOARD, matches)
    head, row, _ = points.table
    totals = [[standing.total for standing in match.standings] for match in matches[:2]]
    figures = dict(zip(head, row, strict=True))
    assert figures["seats"] == figures["matches"] == "2"
    assert figures["points"] == f"{sum(map(sum, totals)) / 4:.1f}"
    assert figures["winner"] == f"{sum(map(max, totals)) / 2:.1f}"
    assert figures["last"] == f"{sum(map(min, totals)) / 2:.1f}"
    tickets = [
        ticket["is_completed"]
        for match in matches[:2]
        for standing in match.standings
        for ticket in standing.details["tickets"]
    ]
    done = f"{sum(tickets) / len(tickets):.0%} of {len(tickets) / 4:.1f}"
    assert figures["tickets done"] == done
    assert (two.name, four.name) == ("routes built with 2 seats", "routes built with 4 seats")
    assert "never: " in four.figure
    assert [row[0] for row in stations.table[1:]] == ["2", "4"]
    assert list(balance(BOARD, [])) == []


def nets(random: Random, count: int) -> dict[str, Sequence[int]]:
    """The first nets of each workload, as masks of routes."""
    listed: dict[str, Sequence[int]] = {}
    for work in workloads(BOARD, random):
        calls = islice(work.calls(), count)
        listed[work.name] = [call.args[1] for call in calls]  # type: ignore[attr-defined]
    return listed


def test_workloads_are_nets_that_one_player_may_own() -> None:
    for name, masks in nets(Random(1), 20).items():
        assert len(set(masks)) > 10, name
        for built in masks:
            routes = [route for route in BOARD.routes if built >> route.id & 1]
            assert WAGONS - 8 <= sum(route.length for route in routes) <= WAGONS
            assert not any(route.twin in {other.id for other in routes} for route in routes)


def test_the_dense_nets_have_more_rings_than_the_others() -> None:
    def rings(built: int) -> int:
        net = graph(replace(BOARD, routes=tuple(r for r in BOARD.routes if built >> r.id & 1)))
        pieces = networkx.number_connected_components(net)
        return int(net.number_of_edges() - net.number_of_nodes() + pieces)

    mean = {
        name: sum(map(rings, masks)) / len(masks) for name, masks in nets(Random(2), 30).items()
    }
    assert mean["longest trail, scattered nets"] < 2
    assert mean["longest trail, connected nets"] < mean["longest trail, dense nets"]
    assert mean["longest trail, short and dense nets"] > 5


@pytest.mark.parametrize("built", UNKIND, ids=hex)
def test_the_longest_trail_of_an_unkind_net_is_that_of_every_walk(built: int) -> None:
    routes = [route for route in Facts().routes if built >> route.number & 1]
    assert longest_trail(BOARD, built) == longest_line(routes)
