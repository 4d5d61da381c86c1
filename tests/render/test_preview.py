import pytest

from engine.games.europa.moves import BuildStation, PayTunnel, Retreat
from engine.parts.moves import ClaimRoute, DrawCard, KeepTickets, TakeTickets
from render import preview
from tests.render import sheets


@pytest.mark.parametrize("route", range(0, 117, 13))
def test_a_route_is_shown_with_its_wagons_as_ghosts(route):
    view = sheets.turn_view([1] * 9, [3])
    picture = sheets.drawn("preview", view, move=ClaimRoute(route, 0, 0))
    assert picture.size == preview.SIZE
    assert len(picture.data) < 900 * 1024
    sheets.opened(picture)


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_ghosts_are_of_the_seat_that_asks(seats):
    views = [sheets.turn_view([1] * 9, [3], seats=seats, seat=seat) for seat in range(seats)]
    for move in (ClaimRoute(30, 0, 0), BuildStation(20, 0, 0)):
        pictures = {sheets.drawn("preview", view, move=move).data for view in views}
        assert len(pictures) == seats


def test_the_own_network_is_on_it():
    move = BuildStation(sheets.BOARD.routes[30].ends[0], 0, 0)
    bare = sheets.drawn("preview", sheets.turn_view([1] * 9, [3]), move=move)
    built = sheets.drawn("preview", sheets.turn_view([1] * 9, [3], routes=[30]), move=move)
    assert bare.data != built.data


@pytest.mark.parametrize(
    "move",
    [DrawCard(5), TakeTickets(), KeepTickets((1,)), PayTunnel(0), Retreat(), None],
    ids=lambda move: type(move).__name__,
)
def test_a_move_that_puts_nothing_on_the_board_shows_the_question(move):
    view = sheets.turn_view([1] * 9, [3])
    assert sheets.drawn("preview", view, move=move) == sheets.drawn("question", view)


def test_only_the_place_of_the_move_matters():
    """Neither the payment nor what the seat holds is told by the picture."""
    poor, rich = (sheets.turn_view(held, [3]) for held in ([1] * 9, [5] * 9))
    one = sheets.drawn("preview", poor, move=ClaimRoute(30, 0, 0))
    assert one == sheets.drawn("preview", rich, move=ClaimRoute(30, 3, 2))
