"""The picture of the whole board: what it shows, what it must not, what it costs."""

import math
import subprocess
import sys
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from engine.games.europa.events import StationBuilt
from engine.games.europa.state import Phase, Tunnel
from engine.parts.events import RouteClaimed
from engine.parts.route_board import COLORS
from render import art
from render.canvas import turned_box
from render.europa import europa_painter
from render.europa_position import position_of
from render.glow import AROUND
from render.layer_cache import LayerCache
from render.painter import RenderError
from render.palette import CARDS, GLOW, SEATS, WHITE, mix
from tests.render import sheets
from tests.render.sheets import BOARD, GAME, PAINTER, job, played

MAP = PAINTER.map
LAYOUT = MAP.board.layout
PANEL = tuple(round(v) for v in LAYOUT.panel)
LIMIT = 900 * 1024


def start(seats=3):
    return GAME.setup(seats, {}, "a board")


def claimed(routes, seats=5):
    """A match where seats own these routes and wait for a turn."""
    state = start(seats)
    state.phase, state.turn = Phase.TURN, 0
    for player in state.players:
        player.offer = ()
    for route, seat in routes.items():
        twin = BOARD.routes[route].twin
        state.players[seat].routes |= 1 << route
        state.players[seat].wagons -= BOARD.routes[route].length
        state.open &= ~(1 << route)
        if twin is not None and seats <= 3:
            state.open &= ~(1 << twin)
    return state


def public(state):
    return GAME.view(state, None)


def whole(state, **more):
    """The picture before it is encoded."""
    wanted = job("board", public(state), **more)
    return MAP.whole(position_of(wanted, BOARD), wanted.words)


def changed(one: Image.Image, other: Image.Image):
    """The box of the pixels that differ."""
    return ImageChops.difference(one, other).getbbox()


def off(a, b):
    return max(abs(x - y) for x, y in zip(a, b, strict=True))


def test_every_empty_slot_shows_its_own_colour():
    """What the rules say of a route, read back from the picture at four places of each slot."""
    image = whole(start())
    for route, place in zip(BOARD.routes, LAYOUT.routes, strict=True):
        color = CARDS[MAP.board.tracks[route.id].color].fill
        expected = (color, mix(color, WHITE, 0.14))
        wide, high = (0.25, 5.2) if route.kind == "ferry" else (0.33, 3.6)
        for slot in place.slots:
            cos, sin = math.cos(math.radians(slot.degrees)), math.sin(math.radians(slot.degrees))
            for along, across in product(
                (-wide * place.length, wide * place.length), (-high, high)
            ):
                at = (slot.x + along * cos - across * sin, slot.y + along * sin + across * cos)
                pixel = image.getpixel((round(at[0]), round(at[1])))
                assert min(off(pixel, one) for one in expected) <= 45, (route.name, pixel)


def test_the_colours_drawn_are_those_of_the_board():
    for route, track in zip(BOARD.routes, MAP.board.tracks, strict=True):
        expected = "gray" if len(route.colors) == 8 else COLORS[route.colors[0]]
        assert (track.color, track.kind, track.points) == (expected, route.kind, route.points)


def bars(route, seat):
    """How many bars the first wagon of a route shows along its roof, in grey."""
    image = whole(claimed({route: seat})).convert("L")
    place = LAYOUT.routes[route]
    slot = place.slots[0]
    turn = math.radians(slot.degrees)
    line: list[Any] = [
        image.getpixel(
            (
                round(slot.x + math.cos(turn) * step / 4 - math.sin(turn) * 3.4),
                round(slot.y + math.sin(turn) * step / 4 + math.cos(turn) * 3.4 - 5),
            )
        )
        for step in range(-56, 57)
    ]
    middle = (min(line) + max(line)) / 2
    is_bar = [(value > middle) is (seat != 3) for value in line]
    return sum(now and not before for before, now in zip([False, *is_bar], is_bar, strict=False))


@pytest.mark.parametrize("seat", range(5))
def test_a_wagon_tells_its_seat_without_colour(seat):
    """One bar for the first seat, five for the fifth, on a route that lies level."""
    level = min(
        BOARD.routes,
        key=lambda r: abs(math.sin(math.radians(LAYOUT.routes[r.id].slots[0].degrees))),
    )
    assert bars(level.id, seat) == seat + 1


@pytest.mark.parametrize("seat", range(5))
def test_a_claimed_route_is_covered_by_wagons_of_its_seat(seat):
    empty = whole(start(5))
    for route in BOARD.routes[seat::23]:
        image = whole(claimed({route.id: seat}))
        for slot in LAYOUT.routes[route.id].slots:
            x, y = round(slot.x), round(slot.y - 4)
            around = [
                image.getpixel((x + dx, y + dy)) for dx, dy in product(range(-9, 10), (-2, 0, 2))
            ]
            assert min(off(pixel, SEATS[seat]) for pixel in around) <= 60, route.name
            box = (x - 8, y - 8, x + 8, y + 8)
            assert changed(empty.crop(box), image.crop(box))


def test_stations_stand_in_their_cities():
    state = claimed({})
    before = whole(state)
    state.players[2].cities |= 1 << 7
    after = whole(state)
    place = LAYOUT.cities[7]
    box = changed(before.crop((PANEL[2], 0, 1650, 1050)), after.crop((PANEL[2], 0, 1650, 1050)))
    assert box
    assert abs((box[0] + box[2]) / 2 + PANEL[2] - place.x) < 10
    assert abs((box[1] + box[3]) / 2 - place.y) < 20


def glowing(image, plain):
    """Pixels that took the halo's own yellow, right of the panel."""
    box = (PANEL[2] + 6, 12, 1638, 1038)
    pairs = zip(
        image.crop(box).get_flattened_data(), plain.crop(box).get_flattened_data(), strict=True
    )
    return sum(new != old and off(new, GLOW) < 14 for new, old in pairs)


def test_what_is_new_glows_and_nothing_else():
    routes = dict.fromkeys((3, 30, 77), 1)
    state = claimed(routes)
    plain = whole(state)
    event = RouteClaimed(1, 30, 0, 2, 0)
    image = whole(state, events=(event,))
    assert glowing(image, plain) > 150
    slots = LAYOUT.routes[30].slots
    x0, y0, x1, y1 = changed(plain, image)
    badge = LAYOUT.routes[30].badge
    xs, ys = [*(s.x for s in slots), badge[0]], [*(s.y for s in slots), badge[1]]
    assert x0 >= min(xs) - AROUND - 30
    assert y0 >= min(ys) - AROUND - 30
    assert x1 <= max(xs) + AROUND + 30
    assert y1 <= max(ys) + AROUND + 30


def test_several_new_things_glow_together():
    state = claimed({3: 0, 77: 1})
    state.players[2].cities |= 1 << 7
    events = RouteClaimed(0, 3, 0, 2, 0), RouteClaimed(1, 77, 0, 2, 0), StationBuilt(2, 7, 0, 1, 0)
    plain = whole(state)
    one, two, three = (glowing(whole(state, events=events[:n]), plain) for n in (1, 2, 3))
    assert 0 < one < two < three


def test_a_closed_line_of_a_double_is_dimmed_and_crossed_out():
    double = next(route for route in BOARD.routes if route.twin is not None)
    two, five = (claimed({double.id: 0}, seats) for seats in (2, 5))
    assert public(two).closed == (double.twin,)
    assert public(five).closed == ()
    slot = LAYOUT.routes[double.twin].slots[0]
    box = (round(slot.x) - 6, round(slot.y) - 6, round(slot.x) + 6, round(slot.y) + 6)
    assert changed(whole(two).crop(box), whole(five).crop(box))
    red = [
        pixel
        for pixel in whole(two).crop(box).get_flattened_data()
        if off(pixel, (120, 26, 26)) < 40
    ]
    assert len(red) > 8


def test_a_tunnel_not_yet_paid_is_a_ghost_with_a_question():
    state = claimed({})
    route = next(route for route in BOARD.routes if route.is_tunnel)
    before = whole(state)
    state.phase = Phase.TUNNEL
    state.tunnel = Tunnel(route.id, 0, 2, 0, (1, 2, 3), 1)
    after = whole(state)
    for x, y in [(s.x, s.y) for s in LAYOUT.routes[route.id].slots] + [
        LAYOUT.routes[route.id].badge
    ]:
        assert off(before.getpixel((round(x), round(y))), after.getpixel((round(x), round(y)))) > 20
    wagon = whole(claimed({route.id: 0}))
    x, y = round(LAYOUT.routes[route.id].slots[0].x), round(LAYOUT.routes[route.id].slots[0].y)
    assert off(wagon.getpixel((x, y)), after.getpixel((x, y))) > 10


def test_the_panel_follows_the_position():
    """Each number of the view that the panel writes changes the panel, and only the panel."""
    state = claimed({})
    view = public(state)
    before = whole(state)
    more = replace(view.players[1], points=7)
    for other in (
        replace(view, deck=view.deck - 1),
        replace(view, discard=view.discard + 1),
        replace(view, tickets=view.tickets - 1),
        replace(view, market=(8, *view.market[1:])),
        replace(view, market=(-1, *view.market[1:])),
        replace(view, to_move=(1,)),
        replace(view, to_move=()),
        replace(view, last_round=2),
        replace(view, players=(view.players[0], more, *view.players[2:])),
    ):
        wanted = job("board", other)
        box = changed(before, MAP.whole(position_of(wanted, BOARD), wanted.words))
        assert box, other
        assert PANEL[0] <= box[0] < box[2] <= PANEL[2], other


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("moves", [0, 120, 10_000])
def test_every_board_is_a_light_file_of_the_right_shape(seats, moves):
    picture = sheets.drawn("board", public(played(seats, moves=moves)), heading="Ana roba 2 cartas")
    assert (picture.format, picture.size) == ("jpg", (1650, 1050))
    assert len(picture.data) <= LIMIT
    image = sheets.opened(picture)
    assert image.mode == "RGB"
    assert not image.getexif()  # neither programs nor dates nor texts beside the pixels
    assert {str(key) for key in image.info} <= {"jfif", "jfif_version", "jfif_unit", "jfif_density"}


def test_full_colour_is_kept():
    """4:4:4: each component of the JPEG has as many samples as the picture has pixels."""
    data = sheets.drawn("board", public(start())).data
    frame = data.index(b"\xff\xc0")
    components = [data[frame + 10 + 3 * n : frame + 13 + 3 * n] for n in range(3)]
    assert [component[1] for component in components] == [0x11, 0x11, 0x11]


def test_the_same_position_gives_the_same_bytes_in_another_process():
    script = (
        "import hashlib; from tests.render import sheets; from tests.render.sheets import *;"
        "view = GAME.view(played(4, moves=60), None);"
        "print(hashlib.sha256(drawn('board', view).data).hexdigest())"
    )
    import hashlib

    other = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    ).stdout.strip()
    mine = sheets.drawn("board", public(played(4, moves=60)))
    assert hashlib.sha256(mine.data).hexdigest() == other


def test_a_fresh_painter_draws_the_same_bytes(tmp_path):
    view = public(played(3, moves=90))
    mine = sheets.drawn("board", view)
    for _ in range(2):
        assert europa_painter(LayerCache(tmp_path)).draw(job("board", view)).data == mine.data


@pytest.mark.parametrize("region", ["", "center"])
def test_a_public_picture_knows_no_secret(region):
    """Two states that differ in hands, tickets, deck and seed give the public the same bytes."""
    random = Random(7)
    state = played(4, moves=150)
    view = public(state)
    for seat in range(4):
        other = GAME.imagine(GAME.view(state, seat), random)
        assert public(other) == view
        assert other.players[seat - 1].tickets != state.players[seat - 1].tickets
        assert other.seed != state.seed
        mine, theirs = (sheets.drawn("board", public(s), region=region) for s in (state, other))
        assert mine.data == theirs.data


def test_only_the_cities_of_the_own_tickets_tell_a_private_board_apart():
    state = claimed({3: 0})
    state.players[1].tickets = (0,)
    private = job("board", GAME.view(state, 1))
    image = MAP.whole(position_of(private, BOARD), private.words)
    plain = whole(state)
    for city in BOARD.tickets[0].ends:
        place = LAYOUT.cities[city]
        box = tuple(round(v) for v in (place.x - 18, place.y - 18, place.x + 18, place.y + 18))
        assert changed(plain.crop(box), image.crop(box))
    rival = job("board", GAME.view(state, 2))
    assert not changed(plain, MAP.whole(position_of(rival, BOARD), rival.words))


STRANGE = (
    "🚂" * 16,
    "\u202e\u2066evil\u2069",
    "W" * 32,
    "**_~`|>#@everyone<@1>",
    "Z͑ͫ̓ͪ̂ͫ̽A̵͙͆L̷G",
    "\u200b\u200d\ufeff",
    "שלום עולם",
    "漢字かな交じり",
    "",
    " \n\t ",
    "a\x00b\x1b[0m",
)


@pytest.mark.parametrize("name", STRANGE)
@pytest.mark.parametrize("region", ["", "iberia"])
def test_strange_names_stay_in_their_row(name, region):
    names = (name, *sheets.NAMES[1:])
    view = public(claimed({}))
    plain, strange = (
        sheets.opened(sheets.drawn("board", view, names=n, region=region, heading=h))
        for n, h in ((sheets.NAMES, "x"), (names, "x"))
    )
    box = changed(plain, strange)
    x1, y1 = (PANEL[2], 163 + 95) if not region else (plain.width, 120)
    assert box is None or (box[2] <= x1 + 8 and box[3] <= y1 + 8)


@settings(max_examples=12, deadline=None)
@given(st.text(max_size=60), st.text(max_size=300))
def test_no_name_and_no_heading_stops_a_picture(name, heading):
    wanted = job("board", public(start(2)), names=(name, name + "🤖"), heading=heading)
    assert MAP.whole(position_of(wanted, BOARD), wanted.words).size == (1650, 1050)


def test_fewer_names_than_seats_are_no_error():
    assert sheets.drawn("board", public(start(4)), names=()).data


def test_a_scene_or_region_that_there_is_not_is_named():
    with pytest.raises(RenderError, match="atlantis"):
        sheets.drawn("board", public(start()), region="atlantis")
    with pytest.raises(RenderError, match="opera"):
        sheets.drawn("opera", public(start()))


def test_the_floor_is_the_printed_board():
    floor = PAINTER.floor()
    assert floor.size == (1650, 1050)
    assert not changed(sheets.opened(floor), sheets.opened(PAINTER.floor()))


def test_a_wagon_stands_over_its_slot_whatever_its_angle():
    for degrees in range(-180, 180, 15):
        piece = art.wagon(0, 40, 16, degrees)
        corners = turned_box(0, 0, 40, 16, degrees)
        assert piece.dx <= min(x for x, _ in corners) + 1
        assert piece.dy <= min(y for _, y in corners) - 4
        assert piece.dx + piece.image.width >= max(x for x, _ in corners) - 1
