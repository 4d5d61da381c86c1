"""Regions and crops: what they hold, that it can be read, that it is drawn at their own size."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from engine.parts.events import RouteClaimed
from render.europa_position import position_of
from render.names import far_names, names_of
from render.overlay import MARK, Ghost, Mark
from render.palette import CREAM, WHITE
from render.route_map import LARGE, Extras
from render.strip import STRIP_HEIGHT
from render.window import Window
from tests.render.geometry import overlap
from tests.render.sheets import BOARD, GAME, PAINTER, drawn, job, opened, played, words

MAP = PAINTER.map
LAYOUT = MAP.board.layout
REGIONS = {region.id: Window(region.box, LARGE) for region in LAYOUT.regions}
PHONE = 350
"""Pixels of a picture's width on a phone."""


def names(language):
    return [words(language)[f"europa-city-{city}"] for city in BOARD.cities]


def inside(window, margin=12):
    return {
        city for city, place in enumerate(LAYOUT.cities) if window.holds(place.x, place.y, margin)
    }


def crop(state, box, extras=None):
    wanted = job("board", GAME.view(state, None))
    return MAP.crop(position_of(wanted, BOARD), wanted.words, box, extras)


def changed(one: Image.Image, other: Image.Image):
    return ImageChops.difference(one, other).getbbox()


def test_the_painter_offers_them():
    assert [region.id for region in PAINTER.regions] == list(REGIONS)
    assert len(REGIONS) >= 6


def test_every_city_and_every_route_is_in_a_region():
    shown = {region: inside(window) for region, window in REGIONS.items()}
    assert set.union(*shown.values()) == set(range(52))
    for route, place in zip(BOARD.routes, LAYOUT.routes, strict=True):
        seen = {
            number
            for number, slot in enumerate(place.slots)
            if any(window.holds(slot.x, slot.y, 4) for window in REGIONS.values())
        }
        assert len(seen) == route.length, route.name


@pytest.mark.parametrize("region", REGIONS)
def test_a_region_is_a_light_picture_twice_as_large(region):
    picture = drawn("board", GAME.view(played(5, moves=150), None), region=region)
    x0, y0, x1, y1 = REGIONS[region].box
    assert list(picture.size) == [2 * (x1 - x0), 2 * (y1 - y0) + STRIP_HEIGHT]
    assert len(picture.data) <= 900 * 1024
    assert picture.size[1] <= 1.3 * picture.size[0]


@pytest.mark.parametrize("region", REGIONS)
def test_its_names_can_be_read_on_a_phone(region):
    wide = REGIONS[region].size[0]
    assert LAYOUT.label_size * LARGE * PHONE / wide >= 11


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("region", REGIONS)
def test_its_cities_are_named_wholly_inside(region, language):
    window = REGIONS[region]
    placed = names_of(LAYOUT, names(language), window)
    assert inside(window) <= {name.city for name in placed}
    for name in placed:
        x0, y0, x1, y1 = name.box
        assert min(x0, y0) >= 11, BOARD.cities[name.city]
        assert x1 <= window.size[0] - 11, BOARD.cities[name.city]
        assert y1 <= window.size[1] - 11, BOARD.cities[name.city]
    for one, other in combinations(placed, 2):
        assert overlap(one.box, other.box) == 0, (one.city, other.city)


@pytest.mark.parametrize("region", REGIONS)
def test_a_route_that_leaves_says_where_it_goes(region):
    window = REGIONS[region]
    shown = inside(window, 0)
    far = {
        end
        for route in BOARD.routes
        for near, end in (route.ends, route.ends[::-1])
        if near in shown and end not in shown
    }
    assert {name.city for name in far_names(MAP.board, names("es"), window)} == far


def sharpness(image):
    """How much the picture changes from pixel to pixel."""
    edges = image.convert("L").filter(ImageFilter.Kernel((3, 3), (0, 1, 0, 1, -4, 1, 0, 1, 0), 1))
    return ImageStat.Stat(edges).rms[0]


@pytest.mark.parametrize("region", REGIONS)
def test_a_region_is_no_enlarged_picture(region):
    state, window = played(4, moves=150), REGIONS[region]
    wanted = job("board", GAME.view(state, None))
    small = MAP.whole(position_of(wanted, BOARD), wanted.words)
    box = tuple(round(v) for v in window.box)
    enlarged = small.crop(box).resize(window.size, Image.Resampling.BICUBIC)
    assert sharpness(crop(state, window.box)) > 1.3 * sharpness(enlarged)


def test_the_strip_tells_whose_turn_and_how_many_points():
    state = played(3, moves=60)
    plain = opened(drawn("board", GAME.view(state, None), region="iberia"))
    state.players[1].points += 3
    other = opened(drawn("board", GAME.view(state, None), region="iberia"))
    box = changed(plain, other)
    assert box
    assert box[3] <= STRIP_HEIGHT + 8


def test_a_claim_shows_in_the_regions_that_hold_it_and_only_there():
    state = GAME.setup(4, {}, "regions")
    before = {region: crop(state, window.box) for region, window in REGIONS.items()}
    lisbon = BOARD.cities.index("lisboa")
    route = next(route for route in BOARD.routes if lisbon in route.ends)
    state.players[2].routes |= 1 << route.id
    state.open &= ~(1 << route.id)
    after = {region: crop(state, window.box) for region, window in REGIONS.items()}
    assert [region for region in REGIONS if changed(before[region], after[region])] == ["iberia"]


def test_a_crop_shows_ghosts_marks_and_what_it_is_about():
    state = GAME.setup(3, {}, "crops")
    place = LAYOUT.routes[40]
    box = MAP.window(place.path)
    window = Window(box, LARGE)
    plain = crop(state, box)
    ghost = crop(state, box, Extras(ghosts=(Ghost(1, route=40),)))
    for slot in place.slots:
        x, y = (round(v) for v in window.at(slot.x, slot.y))
        assert plain.getpixel((x, y)) != ghost.getpixel((x, y))
    white = ImageChops.difference(plain, ghost).getbbox()
    assert white
    assert WHITE in set(ghost.get_flattened_data())
    mark = crop(state, box, Extras(marks=(Mark(box[0] + 60, box[1] + 60, "7"),)))
    assert mark.getpixel((120, 120 - MARK * LARGE + 8)) == CREAM
    assert changed(plain, mark) == (120 - 42, 120 - 42, 120 + 43, 120 + 43)
    city = BOARD.routes[40].ends[0]
    station = crop(state, box, Extras(ghosts=(Ghost(2, city=city),)))
    ring = crop(state, box, Extras(focus=(city,)))
    at_x, at_y = window.at(LAYOUT.cities[city].x, LAYOUT.cities[city].y)
    for image in (station, ring):
        x0, y0, x1, y1 = changed(plain, image)
        assert abs((x0 + x1) / 2 - at_x) < 12
        assert y0 < at_y < y1


@pytest.mark.parametrize("route", range(0, 117, 9))
def test_a_window_holds_the_whole_route_inside_the_board(route):
    x0, y0, x1, y1 = MAP.window(LAYOUT.routes[route].path)
    assert (x1 - x0) / (y1 - y0) == pytest.approx(550 / 350, abs=0.02)
    assert x1 - x0 >= 550
    left, top, right, bottom = MAP.limits
    assert left <= x0 < x1 <= right
    assert top <= y0 < y1 <= bottom
    assert all(x0 < x < x1 and y0 < y < y1 for x, y in LAYOUT.routes[route].path)


def test_a_halo_shows_in_a_region_too():
    state = GAME.setup(3, {}, "halo")
    route = next(r for r in BOARD.routes if r.ends[0] == BOARD.cities.index("lisboa"))
    state.players[0].routes |= 1 << route.id
    view = GAME.view(state, None)
    plain, new = (
        opened(drawn("board", view, region="iberia", events=events))
        for events in ((), (RouteClaimed(0, route.id, 0, 2, 0),))
    )
    assert changed(plain, new)
