from dataclasses import replace
from itertools import pairwise

import pytest

from engine.games.europa.state import Phase, Tunnel
from engine.parts.moves import KeepTickets
from engine.parts.route_board import LOCOMOTIVE
from render import card_row, hand, question, tunnel
from tests.render import sheets

YELLOW = 2


@pytest.mark.parametrize("count", range(1, 5))
def test_the_tickets_on_offer_lie_apart(count):
    boxes = question.places(count)
    assert not sheets.overlaps(boxes)
    assert all(sheets.is_inside(box, (26, question.HEAD, 1074, 600)) for box in boxes)


def test_the_hand_below_an_offer_fits_with_all_its_colours():
    foot = question.places(4)[-1][3]
    boxes = card_row.places(9, hand.EDGE + 8, foot + question.ROW / 2 - 6)
    assert not sheets.overlaps([*boxes, *question.places(4)])
    frame = (hand.EDGE, foot, hand.WIDTH - hand.EDGE + 12, foot + question.ROW - 14)
    assert all(sheets.is_inside(box, frame) for box in boxes)


def test_the_hand_is_seen_while_tickets_are_chosen():
    state = sheets.turn([1] * 9, [3])
    state.phase, state.players[0].offer = Phase.TICKETS, (10, 20, 30)
    with_hand = sheets.drawn("question", sheets.GAME.view(state, 0))
    state.players[0].hand = [1, 1, 1, 1, 1, 2, 1, 1, 1]
    assert with_hand.data != sheets.drawn("question", sheets.GAME.view(state, 0)).data


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_first_tickets_are_asked_of_everybody(seats):
    state = sheets.GAME.setup(seats, {}, "first")
    pictures = {
        sheets.drawn("question", sheets.GAME.view(state, seat)).data for seat in range(seats)
    }
    assert len(pictures) == seats


def test_who_has_chosen_sees_its_hand():
    state = sheets.GAME.setup(3, {}, "first")
    sheets.GAME.play(state, 1, KeepTickets(state.players[1].offer[:2]))
    view = sheets.GAME.view(state, 1)
    assert sheets.drawn("question", view) == sheets.drawn("hand", view)


def test_with_nothing_special_to_ask_it_is_the_hand():
    view = sheets.turn_view([1] * 9, [3, 30])
    assert sheets.drawn("question", view) == sheets.drawn("hand", view)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_later_tickets_are_asked_of_the_seat_that_took_them(count):
    state = sheets.turn([1] * 9, [3])
    state.phase, state.players[0].offer = Phase.TICKETS, (10, 20, 30)[:count]
    mine = sheets.drawn("question", sheets.GAME.view(state, 0))
    assert mine.size[0] == 1100
    assert mine != sheets.drawn("hand", sheets.GAME.view(state, 0))
    theirs = sheets.GAME.view(state, 1)
    assert sheets.drawn("question", theirs) == sheets.drawn("hand", theirs)


@pytest.mark.parametrize(
    ("laid", "counts"),
    [
        (Tunnel(0, YELLOW, 2, 1, (YELLOW, 6, LOCOMOTIVE), 2), [True, False, True]),
        (Tunnel(0, YELLOW, 2, 0, (YELLOW, YELLOW), 2), [True, True]),
        (Tunnel(0, LOCOMOTIVE, 0, 3, (YELLOW, 6, LOCOMOTIVE), 1), [False, False, True]),
        (Tunnel(0, YELLOW, 0, 3, (YELLOW, 6, LOCOMOTIVE), 1), [False, False, True]),
    ],
    ids=["colour", "two revealed", "locomotives", "locomotives on a yellow tunnel"],
)
def test_the_cards_that_count_are_those_of_the_rule(laid, counts):
    """R34, R36: the colour laid and locomotives; locomotives alone where no colour was laid."""
    assert tunnel.counting(laid) == counts
    assert sum(counts) == laid.extra


def test_only_cards_that_may_pay_are_shown_of_the_hand():
    """R37."""
    assert list(tunnel.usable(Tunnel(0, YELLOW, 2, 1, (), 1))) == [YELLOW, LOCOMOTIVE]
    assert list(tunnel.usable(Tunnel(0, YELLOW, 0, 3, (), 1))) == [LOCOMOTIVE]


@pytest.mark.parametrize("count", range(1, 9))
def test_the_cards_laid_stay_in_their_part(count):
    places = tunnel.row(count, tunnel.LAID, tunnel.CARD[0])
    assert places[0] == tunnel.LAID[0]
    assert places[-1] + tunnel.CARD[0] <= tunnel.LAID[2] + 0.01
    assert all(b - a >= 40 for a, b in pairwise(places))


def test_the_parts_of_a_tunnel_never_touch():
    parts = [tunnel.LAID, tunnel.REVEALED, tunnel.EXTRA, tunnel.LEFT, tunnel.MAP]
    assert not sheets.overlaps(parts)
    assert all(sheets.is_inside(part, (0, 0, *tunnel.SIZE)) for part in parts)


def pending(seats=4, seat=0, revealed=(YELLOW, 6, LOCOMOTIVE), extra=2, held=None):
    state = sheets.turn(held or [1] * 9, [3], seats=seats, seat=seat)
    route = next(route.id for route in sheets.BOARD.routes if route.is_tunnel)
    state.phase = Phase.TUNNEL
    state.tunnel = Tunnel(route, YELLOW, 2, 1, revealed, extra)
    return state


@pytest.mark.parametrize("seats", range(2, 6))
def test_a_tunnel_is_asked_of_its_seat_alone(seats):
    for seat in range(seats):
        state = pending(seats, seat)
        picture = sheets.drawn("question", sheets.GAME.view(state, seat))
        assert picture.size == tunnel.SIZE
        sheets.opened(picture)
        other = sheets.GAME.view(state, (seat + 1) % seats)
        assert sheets.drawn("question", other).size[1] == hand.height(len(other.tickets))


def test_what_came_out_and_what_is_left_are_seen():
    pictures = {
        sheets.drawn("question", sheets.GAME.view(state, 0)).data
        for state in (
            pending(),
            pending(revealed=(YELLOW, 5, LOCOMOTIVE)),
            pending(extra=1, revealed=(5, 5, LOCOMOTIVE)),
            pending(held=[1, 1, 0, 1, 1, 1, 1, 1, 0]),
        )
    }
    assert len(pictures) == 4


def test_a_question_does_not_depend_on_the_words_order():
    state = pending()
    view = sheets.GAME.view(state, 0)
    shuffled = dict(reversed(sheets.words().items()))
    assert sheets.drawn("question", view) == sheets.drawn("question", view, words=shuffled)


def test_an_offer_says_how_many_to_keep():
    state = sheets.turn([1] * 9, [3])
    state.phase, state.players[0].offer = Phase.TICKETS, (10, 20, 30)
    view = sheets.GAME.view(state, 0)
    first = replace(view, public=replace(view.public, phase="first_tickets"))
    assert sheets.drawn("question", view).data != sheets.drawn("question", first).data
