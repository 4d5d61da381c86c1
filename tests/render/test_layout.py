"""Rules 4 to 9 of the picture, on the layout of Europa and against its board."""

import math
from itertools import combinations, pairwise, product

import pytest

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
from tests.render.sheets import BOARD, PAINTER, words

MAP = PAINTER.map
LAYOUT = MAP.board.layout
ROOF = 5
"""A wagon stands this much above its slot."""


def slots():
    for route, place in enumerate(LAYOUT.routes):
        for number, slot in enumerate(place.slots):
            yield (
                route,
                number,
                rectangle(slot.x, slot.y, place.length, LAYOUT.slot_height, slot.degrees),
            )


SLOTS = list(slots())


def names(language):
    """What each city's name covers."""
    found = []
    for city, place in zip(BOARD.cities, LAYOUT.cities, strict=True):
        wide = width("label", readable("label", words(language)[f"europa-city-{city}"]), 22)
        x, _ = label_place(place, words(language)[f"europa-city-{city}"], wide)
        box = place.name(words(language)[f"europa-city-{city}"]).box
        found.append((x - wide / 2, box[1] + 1, x + wide / 2, box[3] - 1))
    return found


def near(a, b, reach=90):
    return abs(a[0][0] - b[0][0]) < reach and abs(a[0][1] - b[0][1]) < reach


def test_every_city_and_route_of_the_board_has_its_place():
    assert (len(LAYOUT.cities), len(LAYOUT.routes), len(SLOTS)) == (52, 117, 351)


def test_each_route_has_as_many_slots_and_engines_as_the_board_says():
    for route, place in zip(BOARD.routes, LAYOUT.routes, strict=True):
        assert len(place.slots) == route.length, route.name
        assert len(place.locos) == route.symbols, route.name
        assert all(0 <= number < route.length for number in place.locos)
    assert sum(len(place.locos) for place in LAYOUT.routes) == 25


def test_each_route_starts_and_ends_at_its_cities():
    for route, place in zip(BOARD.routes, LAYOUT.routes, strict=True):
        for city, point in zip(route.ends, (place.path[0], place.path[-1]), strict=True):
            assert math.dist(point, (LAYOUT.cities[city].x, LAYOUT.cities[city].y)) < 1, route.name


def test_slots_of_two_routes_never_overlap():
    worst = [
        (penetration(a, b), BOARD.routes[one].name, BOARD.routes[other].name)
        for (one, _, a), (other, _, b) in combinations(SLOTS, 2)
        if one != other and near(a, b)
    ]
    assert max(worst)[0] == 0.0, max(worst)


def test_slots_of_one_route_lie_one_after_the_other():
    for (one, a, first), (other, b, second) in pairwise(SLOTS):
        if one == other and b == a + 1:
            assert penetration(first, second) <= 1.5, BOARD.routes[one].name


def test_slots_are_long_enough_for_a_sign():
    assert min(place.length for place in LAYOUT.routes) >= 24


def test_no_slot_lies_on_a_city():
    for route, number, slot in SLOTS:
        for city, place in enumerate(LAYOUT.cities):
            gap = min(to_segment((place.x, place.y), a, b) for a, b in pairwise([*slot, slot[0]]))
            least = 7 if city in BOARD.routes[route].ends else 9.6
            assert gap >= least, (BOARD.routes[route].name, number, BOARD.cities[city])


def test_routes_never_cross():
    for (one, a), (other, b) in combinations(enumerate(LAYOUT.routes), 2):
        if BOARD.routes[one].twin == other:
            continue
        shared = set(BOARD.routes[one].ends) & set(BOARD.routes[other].ends)
        ends = [(LAYOUT.cities[city].x, LAYOUT.cities[city].y) for city in shared]
        for p, q in product(pairwise(a.path), pairwise(b.path)):
            place = meeting(*p, *q)
            if place:
                pair = BOARD.routes[one].name, BOARD.routes[other].name
                assert any(math.dist(place, end) <= 12 for end in ends), pair


def test_no_route_passes_over_a_foreign_city():
    for route, place in zip(BOARD.routes, LAYOUT.routes, strict=True):
        for city, at in enumerate(LAYOUT.cities):
            if city not in route.ends:
                gap = min(to_segment((at.x, at.y), a, b) for a, b in pairwise(place.path))
                assert gap >= 18, (route.name, BOARD.cities[city])


def test_the_two_lines_of_a_double_lie_side_by_side():
    for route in BOARD.routes:
        if route.twin is None:
            continue
        mine, twin = LAYOUT.routes[route.id].slots, LAYOUT.routes[route.twin].slots
        for a, b in zip(mine, twin, strict=True):
            assert math.dist((a.x, a.y), (b.x, b.y)) == pytest.approx(19.6, abs=0.5)


def test_the_board_lies_right_of_the_panel_and_inside_the_frame():
    x0, y0, x1, y1 = MAP.limits
    for _, _, slot in SLOTS:
        assert all(x0 < x < x1 and y0 < y < y1 for x, y in slot)


@pytest.mark.parametrize("language", ["es", "en"])
class TestNames:
    def test_stand_inside_the_picture_and_off_the_panel(self, language):
        x0, y0, x1, y1 = MAP.limits
        for city, box in zip(BOARD.cities, names(language), strict=True):
            assert min(box[0] - x0, box[1] - y0, x1 - box[2], y1 - box[3]) >= 0, city

    def test_cover_no_slot_and_no_roof(self, language):
        for city, box in zip(BOARD.cities, names(language), strict=True):
            around = corners(box)
            for route, _, slot in SLOTS:
                if near(around, slot, 170):
                    roof = [(x, y - ROOF) for x, y in slot]
                    where = (city, BOARD.routes[route].name)
                    assert penetration(around, slot) <= 1, where
                    assert penetration(around, roof) <= 2, where

    def test_do_not_touch_each_other(self, language):
        for (one, a), (other, b) in combinations(
            zip(BOARD.cities, names(language), strict=True), 2
        ):
            assert overlap(a, b) == 0, (one, other)

    def test_are_nearest_to_their_own_city(self, language):
        dots = [(place.x, place.y) for place in LAYOUT.cities]
        for city, box in enumerate(names(language)):
            gaps = [to_box(dot, box) for dot in dots]
            assert min(gaps) == gaps[city], BOARD.cities[city]


def test_seas_lie_on_water_that_nothing_uses():
    water = MAP.plain
    for sea in LAYOUT.seas:
        name = words()[f"europa-sea-{sea.id}"]
        wide = width("sea", name, sea.size) + sea.tracking * len(name)
        box = (sea.x - wide / 2, sea.y - sea.size / 2, sea.x + wide / 2, sea.y + sea.size / 2)
        assert box[0] > LAYOUT.panel[2], sea.id
        for route, _, slot in SLOTS:
            assert penetration(corners(box), slot) <= 2, (sea.id, BOARD.routes[route].name)
        blue = [
            water.getpixel((round(x), round(sea.y)))
            for x in (box[0] + wide * step / 20 for step in range(21))
        ]
        assert sum(pixel[2] > pixel[0] for pixel in blue) >= 17, sea.id


def test_the_panel_covers_no_land():
    x0, y0, x1, y1 = (round(v) for v in LAYOUT.panel)
    under = MAP.plain.crop((x0, y0, x1, y1)).resize((32, 128))
    assert all(blue > red for red, _, blue in under.get_flattened_data())
