"""Thinking takes no longer where a seat is taken over from somebody who played oddly."""

from random import Random
from typing import Any

import pytest

from engine.ai import BUDGET
from engine.ai.budget import Budget
from engine.answers import Bits
from engine.games.europa.ai.finish import best_now
from engine.games.europa.ai.ground import ground_of
from engine.games.europa.ai.surface import surface_of
from engine.games.europa.state import Phase, State
from engine.games.europa.survey.unkind import UNKIND
from engine.parts.claims import open_routes
from engine.parts.count import LONGEST_POINTS
from engine.parts.moves import ClaimRoute
from engine.parts.planner import awards as awarding
from engine.parts.planner import network, prospect
from engine.parts.planner.awards import MOST_TRAILS, Claim, awards
from engine.parts.planner.prospect import MOST_PLANNED, likeliest
from engine.parts.trail import has_trail, limit, longest_trail, steps_of
from tests.ai.duel import GAME, MAQUINISTA, UNIFORM
from tests.ai.test_policies import positions

BOARD = GAME.board
MOST_PATHS = 700
"""Cheapest paths that one decision looks for: with two tickets it is some sixty."""


def counted(monkeypatch: pytest.MonkeyPatch, module: Any, name: str) -> list[int]:
    """How often a function of a module is called, from now on."""
    calls, function = [0], getattr(module, name)

    def call(*args: Any) -> Any:
        calls[0] += 1
        return function(*args)

    monkeypatch.setattr(module, name, call)
    return calls


def test_a_decision_looks_for_few_paths_however_many_tickets_there_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    calls = counted(monkeypatch, network, "cheapest")
    most = tickets = 0
    for state in positions(2, "collector", 60, (UNIFORM,)):
        for seat in GAME.to_move(state):
            calls[0] = 0
            MAQUINISTA(GAME, GAME.view(state, seat), Random(0), BUDGET)
            most = max(most, calls[0])
            tickets = max(tickets, len(state.players[seat].tickets))
    assert tickets > 15
    assert 100 < most <= MOST_PATHS


def test_of_many_tickets_the_joined_and_the_cheapest_for_their_points_are_planned_for() -> None:
    state = GAME.setup(2, {}, "many")
    player = state.players[0]
    player.tickets = tuple(range(0, 40, 2))
    player.routes = sum(1 << route.id for route in BOARD.routes if route.length == 2)
    surface = surface_of(ground_of(state, 0), player.hand)
    planned = likeliest(surface, player.tickets)
    costs = {ticket: surface.alone(ticket) for ticket in player.tickets}
    joined = {ticket for ticket, cost in costs.items() if cost == 0}
    rest = [
        ticket
        for ticket, cost in sorted(
            costs.items(), key=lambda row: ((row[1] or 0) / BOARD.tickets[row[0]].points, row[0])
        )
        if cost
    ]
    assert joined
    assert len(rest) > MOST_PLANNED
    assert set(planned) == joined | set(rest[:MOST_PLANNED])
    few = player.tickets[:MOST_PLANNED]
    assert likeliest(surface, few) == few
    plan = prospect.prospect(surface, player.hand, player.tickets, 30.0, Budget(BUDGET))
    unjoined = [ticket for ticket, path in plan.network.paths.items() if path]
    assert 0 < len(unjoined) <= MOST_PLANNED


@pytest.mark.parametrize("built", UNKIND, ids=hex)
def test_no_trail_is_longer_than_its_limit(built: int) -> None:
    random = Random(built)
    for share in (1, 3, 6, 12):
        net = built & ~sum(1 << route for route in random.sample(range(len(BOARD.routes)), share))
        longest = longest_trail(BOARD, net)
        assert longest <= limit(steps_of(BOARD, net))
        assert has_trail(BOARD, net, longest)
        assert not has_trail(BOARD, net, longest + 1)
    total = sum(BOARD.routes[route].length for route in Bits(built))
    assert limit(steps_of(BOARD, built)) < total


def last_turn(own: int, rival: int) -> State:
    """Two networks on the board, the turn of the first seat its last, with cards for anything."""
    state: State = GAME.setup(2, {}, "last")
    for seat, routes in enumerate((own, rival & ~own)):
        player = state.players[seat]
        player.tickets, player.offer = player.offer[:2], ()
        player.routes = routes
        player.wagons -= sum(BOARD.routes[route].length for route in Bits(routes))
        state.open &= ~routes
    state.players[0].hand = [6] * 9
    state.turn, state.turns_left, state.phase = 0, 1, Phase.TURN
    return state


def line(random: Random, taken: int, wagons: int) -> int:
    """A walk over free routes, as a mask, of so many wagons or a few more."""
    while True:
        found, left, at = 0, wagons, random.randrange(len(BOARD.cities))
        while left > 0 and (ways := list(Bits(BOARD.at[at] & ~taken & ~found))):
            route = BOARD.routes[random.choice(ways)]
            found, left = found | 1 << route.id, left - route.length
            at = sum(route.ends) - at
        if left <= 0:
            return found


@pytest.mark.parametrize("number", range(12))
def test_an_award_is_seen_wherever_a_route_wins_it(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(awarding, "MOST_TRAILS", 999)
    random = Random(number)
    own = line(random, 0, 9) | line(random, 0, 5)
    rival = line(random, own, longest_trail(BOARD, own) + random.randint(1, 4))
    state = last_turn(own, rival)
    longest = longest_trail(BOARD, rival)
    claims = [Claim(ClaimRoute(route, 0, 0), 0.0, 1.0) for route in open_routes(state, 0)]
    assert len(claims) > 40
    assert awards(BOARD, own, [rival], claims) == [
        LONGEST_POINTS * (longest_trail(BOARD, own | 1 << claim.move.route) >= longest)
        for claim in claims
    ]


def test_few_trails_are_tried_on_the_last_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = counted(monkeypatch, awarding, "has_trail")
    tried = []
    for number, built in enumerate(UNKIND):
        random = Random(number)
        own = built & ~sum(1 << route for route in random.sample(list(Bits(built)), 3))
        calls[0] = 0
        best_now(last_turn(own, line(random, own, 30)), 0)
        tried.append(calls[0])
    assert max(tried) == 1 + MOST_TRAILS
