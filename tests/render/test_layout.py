"""Rules 4 to 9 of the picture, on the layout of each board of routes and against that board."""

import math
from functools import cache
from itertools import combinations, pairwise, product
from typing import Any, cast

import pytest

from bot.text import Catalogues
from render import PAINTERS
from render.fonts import readable, width
from render.names import label_place
from tests.render.geometry import (
    corners,
    meeting,
    overlap,
    penetration,
    rectangle,
    to_box,
    to_segment,
)

ROOF = 5
"""A wagon stands this much above its slot."""
APART = 8
"""Units between names on one line, at least."""
FIGURES = {"europa": (52, 117, 351, 25), "aventureros": (36, 100, 309, 0)}
"""Cities, routes, slots, engines."""


@cache
def words(game, language="es"):
    return Catalogues().speaker(language, names=()).words(PAINTERS[game].words)


class Printed:
    """A board of routes with its layout."""

    def __init__(self, game):
        self.game = game
        self.painter = cast(Any, PAINTERS[game])
        self.board, self.map = self.painter.board, self.painter.map
        self.layout = self.map.board.layout
        self.slots = [
            (
                route,
                number,
                rectangle(slot.x, slot.y, place.length, self.layout.slot_height, slot.degrees),
            )
            for route, place in enumerate(self.layout.routes)
            for number, slot in enumerate(place.slots)
        ]

    def city(self, city, language):
        return words(self.game, language)[f"{self.game}-city-{city}"]

    def names(self, language):
        """What each city's name covers."""
        found = []
        for word, place in zip(self.board.cities, self.layout.cities, strict=True):
            name = self.city(word, language)
            wide = width("label", readable("label", name), 22)
            x, _ = label_place(place, name, wide)
            box = place.name(name).box
            found.append((x - wide / 2, box[1] + 1, x + wide / 2, box[3] - 1))
        return found


@pytest.fixture(scope="module", params=FIGURES)
def printed(request):
    return Printed(request.param)


def near(a, b, reach=90):
    return abs(a[0][0] - b[0][0]) < reach and abs(a[0][1] - b[0][1]) < reach


def test_every_city_and_route_of_the_board_has_its_place(printed):
    found = (len(printed.layout.cities), len(printed.layout.routes), len(printed.slots))
    assert found == FIGURES[printed.game][:3]


def test_each_route_has_as_many_slots_and_engines_as_the_board_says(printed):
    for route, place in zip(printed.board.routes, printed.layout.routes, strict=True):
        assert len(place.slots) == route.length, route.name
        assert len(place.locos) == route.symbols, route.name
        assert all(0 <= number < route.length for number in place.locos)
    assert sum(len(place.locos) for place in printed.layout.routes) == FIGURES[printed.game][3]


def test_each_route_starts_and_ends_at_its_cities(printed):
    for route, way in zip(printed.board.routes, printed.layout.routes, strict=True):
        for city, point in zip(route.ends, (way.path[0], way.path[-1]), strict=True):
            assert (
                math.dist(point, (printed.layout.cities[city].x, printed.layout.cities[city].y)) < 1
            ), route.name


def test_slots_of_two_routes_never_overlap(printed):
    worst = [
        (penetration(a, b), printed.board.routes[one].name, printed.board.routes[other].name)
        for (one, _, a), (other, _, b) in combinations(printed.slots, 2)
        if one != other and near(a, b)
    ]
    assert max(worst)[0] == 0.0, max(worst)


def test_slots_of_one_route_lie_one_after_the_other(printed):
    for (one, a, first), (other, b, second) in pairwise(printed.slots):
        if one == other and b == a + 1:
            assert penetration(first, second) <= 1.5, printed.board.routes[one].name


def test_slots_are_long_enough_for_a_sign(printed):
    assert min(place.length for place in printed.layout.routes) >= 24


def test_no_slot_lies_on_a_city(printed):
    for route, number, slot in printed.slots:
        for city, place in enumerate(printed.layout.cities):
            gap = min(to_segment((place.x, place.y), a, b) for a, b in pairwise([*slot, slot[0]]))
            least = 7 if city in printed.board.routes[route].ends else 9.6
            assert gap >= least, (
                printed.board.routes[route].name,
                number,
                printed.board.cities[city],
            )


def test_routes_never_cross(printed):
    for (one, a), (other, b) in combinations(enumerate(printed.layout.routes), 2):
        if printed.board.routes[one].twin == other:
            continue
        shared = set(printed.board.routes[one].ends) & set(printed.board.routes[other].ends)
        ends = [(printed.layout.cities[city].x, printed.layout.cities[city].y) for city in shared]
        for p, q in product(pairwise(a.path), pairwise(b.path)):
            place = meeting(*p, *q)
            if place:
                pair = printed.board.routes[one].name, printed.board.routes[other].name
                assert any(math.dist(place, end) <= 12 for end in ends), pair


def test_no_route_passes_over_a_foreign_city(printed):
    for route, place in zip(printed.board.routes, printed.layout.routes, strict=True):
        for city, at in enumerate(printed.layout.cities):
            if city not in route.ends:
                gap = min(to_segment((at.x, at.y), a, b) for a, b in pairwise(place.path))
                assert gap >= 18, (route.name, printed.board.cities[city])


def test_the_two_lines_of_a_double_lie_side_by_side(printed):
    for route in printed.board.routes:
        if route.twin is None:
            continue
        mine, twin = printed.layout.routes[route.id].slots, printed.layout.routes[route.twin].slots
        for a, b in zip(mine, twin, strict=True):
            assert math.dist((a.x, a.y), (b.x, b.y)) == pytest.approx(19.6, abs=0.5)


def test_the_board_lies_right_of_the_panel_and_inside_the_frame(printed):
    x0, y0, x1, y1 = printed.map.limits
    for _, _, slot in printed.slots:
        assert all(x0 < x < x1 and y0 < y < y1 for x, y in slot)


@pytest.mark.parametrize("language", ["es", "en"])
class TestNames:
    def test_stand_inside_the_picture_and_off_the_panel(self, printed, language):
        x0, y0, x1, y1 = printed.map.limits
        for city, box in zip(printed.board.cities, printed.names(language), strict=True):
            assert min(box[0] - x0, box[1] - y0, x1 - box[2], y1 - box[3]) >= 0, city

    def test_cover_no_slot_and_no_roof(self, printed, language):
        for city, box in zip(printed.board.cities, printed.names(language), strict=True):
            around = corners(box)
            for route, _, slot in printed.slots:
                if near(around, slot, 170):
                    roof = [(x, y - ROOF) for x, y in slot]
                    where = (city, printed.board.routes[route].name)
                    assert penetration(around, slot) <= 1, where
                    assert penetration(around, roof) <= 2, where

    def test_do_not_read_as_one(self, printed, language):
        """On one line there are two spaces between them."""
        for (one, a), (other, b) in combinations(
            zip(printed.board.cities, printed.names(language), strict=True), 2
        ):
            assert overlap((a[0] - APART, a[1], a[2] + APART, a[3]), b) == 0, (one, other)

    def test_are_nearest_to_their_own_city(self, printed, language):
        dots = [(place.x, place.y) for place in printed.layout.cities]
        for city, box in enumerate(printed.names(language)):
            gaps = [to_box(dot, box) for dot in dots]
            assert min(gaps) == gaps[city], printed.board.cities[city]


def test_seas_lie_on_water_that_nothing_uses(printed):
    water = printed.map.plain
    for sea in printed.layout.seas:
        name = words(printed.game)[f"{printed.game}-sea-{sea.id}"]
        wide = width("sea", name, sea.size) + sea.tracking * len(name)
        box = (sea.x - wide / 2, sea.y - sea.size / 2, sea.x + wide / 2, sea.y + sea.size / 2)
        assert box[0] > printed.layout.panel[2], sea.id
        for route, _, slot in printed.slots:
            assert penetration(corners(box), slot) <= 2, (sea.id, printed.board.routes[route].name)
        blue = [
            water.getpixel((round(x), round(sea.y)))
            for x in (box[0] + wide * step / 20 for step in range(21))
        ]
        assert sum(pixel[2] > pixel[0] for pixel in blue) >= 17, sea.id


def test_the_panel_covers_no_land(printed):
    x0, y0, x1, y1 = (round(v) for v in printed.layout.panel)
    under = printed.map.plain.crop((x0, y0, x1, y1)).resize((32, 128))
    assert all(blue > red for red, _, blue in under.get_flattened_data())
