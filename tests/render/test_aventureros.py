"""The pictures of ¡Aventureros al Tren!: its regions, its own scenes, its secrets."""

from functools import cache
from io import BytesIO
from itertools import combinations
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.text import Catalogues
from engine import menu
from engine.game import Log
from engine.games import GAMES
from engine.games.aventureros.state import Phase
from engine.parts.events import RouteClaimed
from engine.parts.moves import ClaimRoute
from render import PAINTERS, draw
from render.fonts import covers
from render.names import far_names, names_of
from render.painter import Job, RenderError
from render.route_map import LARGE
from render.strip import STRIP_HEIGHT
from render.window import Window
from tests.render.geometry import overlap

GAME: Any = next(game for game in GAMES if game.info.id == "aventureros")
PAINTER: Any = PAINTERS["aventureros"]
BOARD, LAYOUT = PAINTER.board, PAINTER.map.board.layout
REGIONS = {region.id: Window(region.box, LARGE) for region in LAYOUT.regions}
NAMES = ("Ana", "Bruno 🤖", "Carla", "Diego", "Elsa 🤖")
PHONE = 350


@cache
def words(language: str = "es") -> dict[str, str]:
    return Catalogues().speaker(language, names=()).words(PAINTER.words)


def job(scene: str, view: object, **more: Any) -> Job:
    return Job("aventureros", scene, view, NAMES, words(), **more)


def opened(job: Job) -> Image.Image:
    with Image.open(BytesIO(draw(job).data)) as image:
        return image.convert("RGB")


def played(seats: int, moves: int) -> Any:
    random = Random(seats)
    state = GAME.setup(seats, {}, f"pictures {seats}")
    for _ in range(moves):
        to_move = GAME.to_move(state)
        if not to_move:
            break
        GAME.play(state, to_move[0], menu.pick(GAME, state, to_move[0], random.random))
    return state


def test_every_city_and_every_slot_is_in_a_region() -> None:
    shown = [
        city
        for city, place in enumerate(LAYOUT.cities)
        if any(window.holds(place.x, place.y, 12) for window in REGIONS.values())
    ]
    assert shown == list(range(36))
    for route, place in zip(BOARD.routes, LAYOUT.routes, strict=True):
        for slot in place.slots:
            assert any(w.holds(slot.x, slot.y, 4) for w in REGIONS.values()), route.name


@pytest.mark.parametrize("region", REGIONS)
def test_a_region_is_a_light_picture_that_can_be_read_on_a_phone(region: str) -> None:
    picture = draw(job("board", GAME.view(played(5, 150), None), region=region))
    x0, y0, x1, y1 = REGIONS[region].box
    assert list(picture.size) == [2 * (x1 - x0), 2 * (y1 - y0) + STRIP_HEIGHT]
    assert len(picture.data) <= 900 * 1024
    assert picture.size[1] <= 1.3 * picture.size[0]
    assert LAYOUT.label_size * LARGE * PHONE / REGIONS[region].size[0] >= 11


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("region", REGIONS)
def test_the_names_of_a_region_lie_wholly_inside(region: str, language: str) -> None:
    window = REGIONS[region]
    names = [words(language)[f"aventureros-city-{city}"] for city in BOARD.cities]
    placed = names_of(LAYOUT, names, window)
    for name in placed:
        x0, y0, x1, y1 = name.box
        assert min(x0, y0, window.size[0] - x1, window.size[1] - y1) >= 11, BOARD.cities[name.city]
    for one, other in combinations(placed, 2):
        assert overlap(one.box, other.box) == 0, (one.city, other.city)
    assert far_names(PAINTER.map.board, names, window)


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_board_of_a_match_is_light(seats: int) -> None:
    picture = draw(job("board", GAME.view(played(seats, 200), None)))
    assert picture.size == (1650, 1050)
    assert len(picture.data) <= 900 * 1024


def test_a_claim_shows_and_glows() -> None:
    state = GAME.setup(3, {}, "halo")
    plain = opened(job("board", GAME.view(state, None)))
    route = BOARD.routes[10]
    state.players[0].routes |= 1 << route.id
    view = GAME.view(state, None)
    built = opened(job("board", view))
    new = opened(job("board", view, events=(RouteClaimed(0, route.id, 0, 2, 0),)))
    assert ImageChops.difference(plain, built).getbbox()
    assert ImageChops.difference(built, new).getbbox()


def test_a_closed_line_is_crossed_out() -> None:
    state = GAME.setup(2, {}, "closed")
    double = next(route for route in BOARD.routes if route.twin is not None)
    state.open &= ~(1 << double.id)
    place = LAYOUT.routes[double.id].slots[0]
    box = tuple(round(v) for v in (place.x - 20, place.y - 20, place.x + 20, place.y + 20))
    plain = opened(job("board", GAME.view(GAME.setup(2, {}, "closed"), None))).crop(box)
    assert ImageChops.difference(
        plain, opened(job("board", GAME.view(state, None))).crop(box)
    ).getbbox()


def test_what_a_seat_is_asked() -> None:
    """Tickets on offer at the start and later; else the hand; a preview of a claim is a map."""
    state = GAME.setup(3, {}, "asked")
    offer = draw(job("question", GAME.view(state, 0)))
    for seat in range(3):
        kept = state.players[seat].offer[:2]
        state.players[seat].tickets, state.players[seat].offer = kept, ()
    state.phase = Phase.TURN
    view = GAME.view(state, state.turn)
    hand = draw(job("hand", view))
    assert draw(job("question", view)).data == hand.data != offer.data
    ghost = draw(job("preview", view, move=ClaimRoute(3, 0, 0)))
    assert ghost.size == (1100, 700)
    assert draw(job("preview", view)).data == hand.data


def test_a_public_picture_shows_no_ticket_and_no_card_of_a_hand() -> None:
    state = played(4, 60)
    public = opened(job("board", GAME.view(state, None)))
    for player in state.players:
        player.hand = player.hand[::-1]
        player.tickets = tuple(29 - ticket for ticket in player.tickets)
    assert not ImageChops.difference(public, opened(job("board", GAME.view(state, None)))).getbbox()


def test_the_sheet_of_the_count_has_three_parts() -> None:
    state, random, log = GAME.setup(5, {}, "count"), Random(5), Log()
    while to_move := GAME.to_move(state):
        GAME.play(state, to_move[0], menu.pick(GAME, state, to_move[0], random.random), log)
    standings = tuple(GAME.standings(state))
    picture = draw(job("score", GAME.view(state, None), standings=standings))
    assert picture.size[0] == 1100
    assert len(picture.data) <= 900 * 1024


def test_what_is_not_there_is_refused() -> None:
    view = GAME.view(GAME.setup(2, {}, "no"), None)
    with pytest.raises(RenderError):
        draw(job("board", view, region="iberia"))
    with pytest.raises(RenderError):
        draw(job("tunnel", view))


@pytest.mark.parametrize("language", ["es", "en"])
def test_every_word_can_be_written(language: str) -> None:
    for key, text in words(language).items():
        assert text, key
        for role in ("title", "bold", "medium"):
            assert all(covers(role, sign) for sign in text), key
