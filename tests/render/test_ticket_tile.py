from dataclasses import replace

import pytest
from PIL import Image

from render import hand, question
from render.kit import ticket_tile
from render.marks import DONE, length
from render.mini_map import Errand
from render.ticket_tile import boxes, draw_tile, name_lines
from tests.render import sheets

SIZES = sorted(
    {
        (round(box[2]) - round(box[0]), round(box[3]) - round(box[1]), lettered)
        for lettered, places in ((False, hand.tiles), (True, question.places))
        for count in range(1, 5 if lettered else 25)
        for box in places(count)
    }
)


def ticket_names(language):
    cities = [sheets.kit().city(city, sheets.words(language)) for city in range(52)]
    return [tuple(cities[end] for end in ticket.ends) for ticket in sheets.BOARD.tickets]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_parts_of_a_tile_never_touch(size):
    parts = boxes(*size)
    seen = [part for part in parts if part[3] > part[1] and part is not parts.letter]
    if size[2]:
        seen.append(parts.letter)
    assert not sheets.overlaps(seen)
    assert all(sheets.is_inside(part, (0, 0, *size[:2])) for part in seen)


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_ticket_of_the_board_has_its_whole_name_legible(size, language):
    box = boxes(*size).name
    room, high = box[2] - box[0], box[3] - box[1]
    least = 24 if size[1] > 200 else 18
    for cities in ticket_names(language):
        letters, lines = name_lines(cities, room, high)
        assert letters >= least, cities
        assert all(length(line, "bold", letters) <= room for line in lines), cities
        assert len(lines) * letters <= high + 4, cities
        assert "".join(lines) == "–".join(cities)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_both_cities_of_every_ticket_are_on_its_map(size):
    left, top, right, bottom = boxes(*size).map
    width, height = round(right - left), round(bottom - top)
    view = sheets.turn_view([1] * 9, range(54))
    for need in sheets.seen(view).tickets:
        errand = ticket_tile(sheets.kit(), sheets.seen(view), need, sheets.words()).errand
        window = sheets.kit().maps.window(errand, width, height)
        for city in errand.ends:
            x, y = window.put(sheets.kit().maps.place(city))
            assert 9 <= x <= width - 9, need
            assert 9 <= y <= height - 9, need


def test_a_joined_ticket_has_a_green_frame_and_another_has_not():
    def edge(routes, ticket):
        view = sheets.turn_view([1] * 9, [ticket], routes=routes)
        (need,) = sheets.seen(view).tickets
        tile = ticket_tile(sheets.kit(), sheets.seen(view), need, sheets.words())
        image = Image.new("RGB", (300, 290))
        draw_tile(image, (10, 10, 265, 285), tile, sheets.kit().maps, sheets.words())
        return image.getpixel((130, 11)), tile

    done, tile = edge(range(0), 8)
    assert done != DONE
    assert tile.missing
    ends = sheets.BOARD.tickets[8].ends
    view = sheets.turn_view([1] * 9, [8])
    (need,) = sheets.seen(replace(view, tickets=(8,))).tickets
    wanted = [route for route in range(117) if need.routes >> route & 1]
    done, tile = edge(wanted, 8)
    assert done == DONE
    assert tile.missing == 0
    assert tile.errand.ends == ends


def test_the_map_tells_joined_open_and_cut_off_apart():
    maps = sheets.kit().maps
    ends = sheets.BOARD.tickets[20].ends
    own, free, *_ = [route.id for route in sheets.BOARD.routes if ends[0] in route.ends]
    pictures = [
        maps.draw(errand, 240, 160).tobytes()
        for errand in (
            Errand(ends, (own,), (), (), True, 0),
            Errand(ends, (own,), (free,), (), False, 0),
            Errand(ends, (own,), (), (), False, 0),
            Errand(ends, (own,), (), (), True, 1),
        )
    ]
    assert len(set(pictures)) == 4


def test_a_map_is_kept_and_the_keeping_is_bounded():
    maps = sheets.kit().maps
    errand = Errand((0, 1), (), (), (), True, 0)
    assert maps.draw(errand, 100, 100) is maps.draw(errand, 100, 100)
    assert maps.draw.cache_info().maxsize == 64


def test_the_network_on_the_map_is_the_seats_own():
    state = sheets.turn([1] * 9, [20], seat=2, routes=[7, 11])
    state.players[0].routes = 1 << 40
    view = sheets.GAME.view(state, 2)
    (need,) = sheets.seen(replace(view, tickets=(20,))).tickets
    errand = ticket_tile(sheets.kit(), sheets.seen(view), need, sheets.words()).errand
    assert (errand.own, errand.seat) == ((7, 11), 2)
