from dataclasses import replace
from random import Random
from time import perf_counter

import pytest

from engine.games.europa.state import Phase
from engine.parts.planner.needs import nearest_first
from engine.parts.route_board import LOCOMOTIVE
from render import hand
from render.kit import ticket_tile
from render.painter import Job
from tests.render import sheets

FULL = (7, 7, 7, 7, 7, 7, 6, 6, 6)


def some_hands():
    random = Random(3)
    yield [0] * 9
    yield [12] * 8 + [14]
    yield list(FULL)
    for cards in range(1, 61):
        held = [0] * 9
        for _ in range(cards):
            held[random.randrange(9)] += 1
        yield held
    for colors in range(1, 10):
        yield [1] * colors + [0] * (9 - colors)
        yield [12] * colors + [0] * (9 - colors)


@pytest.mark.parametrize("held", list(some_hands()), ids=str)
def test_cards_of_a_colour_lie_together_and_apart_from_others(held):
    piles = hand.piles(held)
    assert [(pile.card, pile.held) for pile in piles] == [
        (card, count) for card, count in enumerate(held) if count
    ]
    boxes = [pile.box for pile in piles]
    assert not sheets.overlaps(boxes)
    room = (hand.EDGE, hand.STRIP + 56, hand.WIDTH - hand.EDGE + 12, hand.TICKETS_TOP - 20)
    assert all(sheets.is_inside(box, room) for box in boxes)


@pytest.mark.parametrize("count", range(31))
def test_any_number_of_tickets_fits(count):
    boxes = hand.tiles(count)
    assert len(boxes) == count
    assert not sheets.overlaps(boxes)
    frame = (hand.EDGE, hand.TICKETS_TOP, hand.WIDTH - hand.EDGE, hand.height(count) - 20)
    assert all(sheets.is_inside(box, frame) for box in boxes)


def test_up_to_eight_tickets_keep_the_shape_that_discord_shows_without_reducing():
    assert max(hand.height(count) for count in range(9)) <= 710


@pytest.mark.parametrize("held", [[0] * 9, list(FULL), [12] * 8 + [14]], ids=["0", "60", "110"])
@pytest.mark.parametrize("tickets", [0, 1, 4, 8, 15])
def test_extreme_hands_are_drawn(held, tickets):
    picture = sheets.drawn("hand", sheets.turn_view(held, range(tickets)))
    assert picture.size == (1100, hand.height(tickets))
    assert len(picture.data) < 900 * 1024
    sheets.opened(picture)


@pytest.mark.parametrize("seats", range(2, 6))
def test_every_seat_of_every_table_has_its_hand(seats):
    state = sheets.played(seats, moves=90)
    pictures = {sheets.drawn("hand", sheets.GAME.view(state, seat)).data for seat in range(seats)}
    assert len(pictures) == seats


def test_the_same_view_is_the_same_bytes():
    view = sheets.turn_view([1, 2, 3, 0, 0, 4, 0, 0, 1], [3, 9, 20])
    assert sheets.drawn("hand", view) == sheets.drawn("hand", view)


@pytest.mark.parametrize(
    "change",
    [
        {"hand": (1, 2, 3, 0, 0, 4, 0, 0, 2)},
        {"tickets": (3, 9, 21)},
    ],
    ids=["hand", "tickets"],
)
def test_what_the_seat_has_is_what_one_sees(change):
    view = sheets.turn_view([1, 2, 3, 0, 0, 4, 0, 0, 1], [3, 9, 20])
    assert sheets.drawn("hand", view).data != sheets.drawn("hand", replace(view, **change)).data


def test_the_picture_does_not_depend_on_what_the_seat_cannot_know():
    view = sheets.GAME.view(sheets.played(4, seed=5, moves=60), 1)
    one, other = (sheets.GAME.imagine(view, Random(seed)) for seed in (1, 2))
    assert [player.hand for player in one.players] != [player.hand for player in other.players]
    assert one.deck != other.deck
    pictures = {sheets.drawn("hand", sheets.GAME.view(state, 1)).data for state in (one, other)}
    assert len(pictures) == 1


def test_a_visible_locomotive_is_crossed_out_for_the_second_card():
    state = sheets.turn([1] * 9, [3])
    state.market = [0, 1, LOCOMOTIVE, 3, 4]
    first = sheets.opened(sheets.drawn("hand", sheets.GAME.view(state, 0)))
    state.phase = Phase.SECOND_CARD
    second = sheets.opened(sheets.drawn("hand", sheets.GAME.view(state, 0)))
    x = 232 + 2 * 102
    slot, other = (x, 24, x + 86, 136), (x + 102, 24, x + 188, 136)
    assert first.crop(slot).tobytes() != second.crop(slot).tobytes()
    assert first.crop(other).tobytes() == second.crop(other).tobytes()


def test_it_is_not_crossed_out_for_those_who_wait():
    state = sheets.turn([1] * 9, [3])
    state.market = [0, 1, LOCOMOTIVE, 3, 4]
    pictures = set()
    for phase in (Phase.TURN, Phase.SECOND_CARD):
        state.phase = phase
        pictures.add(sheets.drawn("hand", sheets.GAME.view(state, 1)).data)
    assert len(pictures) == 1


STRANGE = [
    "",
    " ",
    "W" * 5000,
    "田中さん",
    "🤖",
    "🚂🚂🚂",
    "مرحبا",
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢",
    "a\nb\x00c",
    "\u202eabc",
    "ﷺ" * 99,
]


@pytest.mark.parametrize("name", STRANGE)
def test_any_name_is_drawn(name):
    view = sheets.turn_view([1] * 9, [3])
    sheets.opened(sheets.drawn("hand", view, names=(name,) * 4))
    sheets.opened(sheets.drawn("hand", view, names=()))


def test_a_long_name_ends_before_the_figures():
    view = sheets.turn_view([1] * 9, [3])
    short = sheets.opened(sheets.drawn("hand", view, names=("A",) * 4))
    long = sheets.opened(sheets.drawn("hand", view, names=("W" * 80,) * 4))
    figures = (735, 156, 1080, 212)
    assert short.crop(figures).tobytes() == long.crop(figures).tobytes()


def test_tickets_nearest_to_be_joined_come_first_and_the_joined_last():
    routes = sheets.BOARD.routes
    near = next(ticket for ticket in sheets.BOARD.tickets if ticket.points == 5)
    own = next(way for way in ways(near.ends) if len(way) <= 2)
    view = sheets.turn_view([1] * 9, [0, near.id, 30], routes=own)
    found = nearest_first(sheets.seen(view).tickets)
    tiles = [ticket_tile(sheets.kit(), sheets.seen(view), need, sheets.words()) for need in found]
    assert [tile.missing for tile in tiles] == sorted(
        (tile.missing for tile in tiles), key=lambda missing: (missing == 0, missing)
    )
    assert tiles[-1].missing == 0
    assert tiles[-1].errand.wanted == ()
    assert all(routes[route].length for route in tiles[0].errand.wanted)


@pytest.mark.parametrize("ticket", range(0, 54, 5))
def test_the_dashed_way_joins_the_cities_with_what_is_missing(ticket):
    view = sheets.turn_view([1] * 9, [ticket], routes=[4, 40, 80])
    (need,) = sheets.seen(view).tickets
    tile = ticket_tile(sheets.kit(), sheets.seen(view), need, sheets.words())
    wanted = tile.errand.wanted
    assert sum(sheets.BOARD.routes[route].length for route in wanted) == tile.missing
    reached = {tile.errand.ends[0]}
    for _ in sheets.BOARD.cities:
        for route in (*wanted, 4, 40, 80):
            ends = set(sheets.BOARD.routes[route].ends)
            if ends & reached:
                reached |= ends
    assert tile.errand.ends[1] in reached


def ways(ends):
    """Ways of one or two routes between two cities."""
    routes = sheets.BOARD.routes
    for one in routes:
        if set(one.ends) == set(ends):
            yield [one.id]
        for other in routes:
            if set(one.ends) ^ set(other.ends) == set(ends):
                yield [one.id, other.id]


def test_a_warm_hand_takes_no_longer_than_a_blink():
    view = sheets.turn_view([1] * 9, [3, 9, 20, 30])
    sheets.drawn("hand", view)
    times = []
    for _ in range(5):
        start = perf_counter()
        sheets.drawn("hand", view)
        times.append(perf_counter() - start)
    assert min(times) < 0.15


def test_words_come_from_the_job():
    view = sheets.turn_view([0] * 9, [])
    plain = Job("europa", "hand", view, sheets.NAMES, sheets.words("es"))
    assert sheets.PAINTER.draw(plain).data != sheets.drawn("hand", view, language="en").data
