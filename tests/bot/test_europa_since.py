"""What others have changed for a seat, said from the public position before."""

from typing import Any

from engine.answers import Bits
from engine.games.europa.ai.ground import ground_seen
from engine.games.europa.state import Phase
from engine.parts.planner.needs import needs
from tests.render.sheets import GAME

VOICE = GAME.voice


def position() -> Any:
    """Seat 0 has a ticket of some length."""
    state = GAME.setup(3, {}, "since")
    state.phase, state.turn = Phase.TURN, 0
    for player in state.players:
        player.tickets, player.offer = player.offer[:2], ()
    return state


def taken(state: Any, seat: int, route: int) -> None:
    state.players[seat].routes |= 1 << route
    state.players[seat].wagons -= state.board.routes[route].length
    state.open &= ~(1 << route)
    twin = state.board.routes[route].twin
    if twin is not None:
        state.open &= ~(1 << twin)


def keys(texts: list[Any]) -> list[str]:
    return [text.key for text in texts]


def test_a_ticket_whose_way_was_cut_with_its_new_way() -> None:
    state = position()
    before = GAME.view(state, None)
    ground = _ground(state)
    (need,) = needs(ground, state.players[0].tickets[:1])
    for route in list(Bits(need.routes))[:2]:
        taken(state, 1, route)
    found = VOICE.since(before, GAME.view(state, 0))
    cut = [text for text in found if text.key == "rails-since-cut"]
    assert cut
    (again,) = needs(_ground(state), state.players[0].tickets[:1])
    assert cut[0].args["n"] == again.missing
    assert cut[0].args["was"] == need.missing
    assert not set(Bits(again.routes)) & set(list(Bits(need.routes))[:2])


def _ground(state: Any) -> Any:
    return ground_seen(state.board, GAME.view(state, None), 0)


def test_who_comes_near_the_end_is_told_to_the_others_alone() -> None:
    state = position()
    before = GAME.view(state, None)
    state.players[1].wagons = 10
    assert keys(VOICE.since(before, GAME.view(state, 0))) == ["rails-since-wagons"]
    assert keys(VOICE.since(before, GAME.view(state, 1))) == []


def test_where_nothing_has_changed_nothing_is_said() -> None:
    state = position()
    before = GAME.view(state, None)
    assert VOICE.since(before, GAME.view(state, 0)) == []
    assert VOICE.since(before, GAME.view(state, None)) == []
