"""Pictures of Railroad Tiles: what each shows, and that nothing to come is in them."""

import io
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.text import Catalogues
from engine import menu
from engine.game import Log
from engine.games import GAMES
from engine.games.railroad_tiles import laying
from engine.games.railroad_tiles.board import START
from engine.games.railroad_tiles.events import TileLaid
from render import PAINTERS, draw, marks
from render.art.tiles import Look, tile
from render.painter import Job, RenderError
from render.palette import SEATS
from render.tiles_area import Plan, look_of
from render.tiles_board import HEIGHT, MOST, WIDTH, places
from render.tiles_hand import EDGE, STRIP
from render.tiles_hand import WIDTH as OWN_WIDTH

GAME: Any = next(game for game in GAMES if game.info.id == "railroad_tiles")
PAINTER = PAINTERS["railroad_tiles"]
NAMES = ("Ana", "Bruno 🤖", "Carla", "Diego 🤖")
WORDS = Catalogues().speaker("es", GAME, NAMES).words(PAINTER.words)
TOP_OF_AREA = EDGE + STRIP


def played(seats, is_there, seed=4):
    """A match of the easy level up to a moment, and the events of the last move."""
    random, told = Random(seed), Log()
    state = GAME.setup(seats, {}, f"pictures {seed}")
    policy = next(iter(GAME.info.policies.values()))
    while (to_move := GAME.to_move(state)) and not is_there(state):
        told, seat = Log(), to_move[0]
        GAME.play(state, seat, policy(GAME, GAME.view(state, seat), random, 20), told)
    return state, tuple(event for event in told.events if event.only_for is None)


def holding(state):
    """Somebody lays with several tiles in hand, in a later round."""
    return state.round > 4 and any(len(area.hand) > 2 for area in state.areas)


def job(state, scene="board", seat=None, **more):
    return Job("railroad_tiles", scene, GAME.view(state, seat), NAMES, WORDS, **more)


def picture(*args, **more):
    return Image.open(io.BytesIO(draw(job(*args, **more)).data)).convert("RGB")


def differ(one, other):
    if one.size != other.size:
        return (0, 0, 1, 1)
    return ImageChops.difference(one, other).getbbox()


@pytest.fixture(scope="module")
def match():
    return played(4, holding)


@pytest.fixture(scope="module")
def asked(match):
    """The match, who lays, a tile, a place where it fits in several ways."""
    state, _ = match
    seat = next(n for n, area in enumerate(state.areas) if len(area.hand) > 2)
    found = [
        (len(laying.facings(state, seat, tile, cell)), tile, cell)
        for tile in laying.tiles(state, seat)
        for cell in laying.cells(state, seat, tile)
    ]
    _, tile, cell = max(found)
    return state, seat, tile, cell


def test_the_table_has_its_size_and_weight(match):
    state, events = match
    done = draw(job(state, events=events, heading="Ana colocó una recta de carretera"))
    assert done.size[0] == WIDTH
    assert done.size[1] <= HEIGHT
    assert len(done.data) < 900 * 1024


def test_nothing_to_come_is_in_any_picture(match):
    state, _ = match
    other = replace(
        state.copy(),
        bag=state.bag[::-1],
        coins=tuple(1 - coin for coin in state.coins),
        tokens=(*state.tokens[: state.round], *state.tokens[state.round :][::-1]),
    )
    for scene, seat in (("board", None), ("hand", 0), ("question", 1)):
        jobs = [job(one, scene, seat) for one in (state, other)]
        assert draw(jobs[0]).data == draw(jobs[1]).data


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_area_has_its_place(seats):
    state, _ = played(seats, lambda state: False)
    boxes = places(GAME.view(state, None))
    assert len(boxes) == seats
    for number, one in enumerate(boxes):
        assert 0 <= one[0] < one[2] <= WIDTH
        assert one[3] <= HEIGHT
        for other in boxes[:number]:
            is_apart = other[2] <= one[0] or other[0] >= one[2] or other[3] <= one[1]
            assert is_apart, (one, other)


def test_cells_lie_apart_and_inside():
    cells = [START, START + 1, START - 100, START + 199]
    plan = Plan((10, 20, 400, 600), cells, MOST)
    corners = [plan.corner(cell) for cell in cells]
    assert plan.corner(START + 1) == (corners[0][0] + plan.side, corners[0][1])
    for x, y in corners:
        assert 10 <= x <= 400 - plan.side
        assert 20 <= y <= 600 - plan.side


def test_what_is_new_glows(match):
    state, _ = match
    seat = next(n for n, area in enumerate(state.areas) if area.laid)
    cell, (number, facing) = list(state.areas[seat].laid.items())[-1]
    events = (TileLaid(seat, number, cell, facing),)
    assert differ(picture(state), picture(state, events=events))


def test_each_question_has_its_picture(asked):
    """Tiles, places, facings: what has been chosen changes what is drawn."""
    state, seat, tile, cell = asked
    root = picture(state, "question", seat)
    placed = picture(state, "question", seat, chosen=("lay", tile))
    facing = picture(state, "question", seat, chosen=("lay", tile, cell))
    assert differ(root, placed)
    assert differ(placed, facing)
    assert differ(root, picture(state, "hand", (seat + 1) % 4))
    others = [other for other in laying.tiles(state, seat) if other != tile]
    assert differ(placed, picture(state, "question", seat, chosen=("lay", others[0])))


def test_the_only_tile_left_is_chosen_by_itself(asked):
    """As its places are on the panel at once."""
    state, seat, tile, _ = asked
    alone = state.copy()
    alone.areas[seat].hand = (tile,)
    both = [picture(alone, "question", seat, chosen=chosen) for chosen in ((), ("lay", tile))]
    assert not differ(*both)


def test_pawns_are_asked_for_on_their_spots():
    def is_there(state):
        seat = next((n for n in GAME.to_move(state)), None)
        return state.round > 3 and seat is not None and _tokens(state, seat)

    state, _ = played(2, is_there)
    seat = GAME.to_move(state)[0]
    token = _tokens(state, seat)[0]
    asked = picture(state, "question", seat, chosen=("pawn", token))
    assert differ(asked, picture(state, "hand", seat))


def _tokens(state, seat):
    pawn = next(kind for kind in GAME.kinds.values() if kind.word == "pawn")
    is_open = pawn in menu.open_kinds(GAME, state, seat)
    return list(pawn.can(state, seat)) if is_open else []


def test_start_tiles_and_columns_are_shown():
    state, _ = played(3, lambda state: True)
    seat = GAME.to_move(state)[0]
    offer = picture(state, "question", seat)
    turned = picture(state, "question", seat, chosen=("start", state.offer[0]))
    assert differ(offer, turned)
    state, _ = played(3, lambda state: state.round == 2)
    chooser = GAME.to_move(state)[0]
    assert differ(picture(state, "question", chosen=(), seat=chooser), picture(state))


@pytest.mark.parametrize("region", [region.id for region in PAINTER.regions])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_region_is_drawn(region, seats):
    state, _ = played(seats, lambda state: state.round == 2)
    assert draw(job(state, region=region)).size[0] == WIDTH


def test_the_count_is_drawn_best_first(match):
    state, _ = played(3, lambda state: False)
    rows = tuple(GAME.standings(state))
    sheet = picture(state, "score", standings=rows)
    assert differ(sheet, picture(state, "score", standings=rows[::-1]))


def test_what_there_is_not_is_refused(match):
    state, _ = match
    for wrong in (
        job(state, "dance"),
        job(state, region="mars"),
        job(state, "hand"),
    ):
        with pytest.raises(RenderError):
            draw(wrong)


def test_every_tile_looks_like_itself_alone():
    """No two kinds, and no two facings of a kind, can be taken for each other."""
    seen: dict[bytes, str] = {}
    for kind, shape in enumerate(GAME.board.shapes):
        number = next(n for n, one in enumerate(GAME.board.tiles) if one.kind == kind)
        for facing, face in enumerate(shape.faces):
            if face is None:
                continue
            look = replace(look_of(GAME.board, number, facing), spot=None, is_town=False, seed=0)
            data = tile(look, 60).tobytes()
            assert seen.setdefault(data, f"{shape.name} {facing}") == f"{shape.name} {facing}"


@pytest.mark.parametrize("seat", range(4))
def test_a_pawn_is_of_its_seat_and_type(seat):
    look = Look(roads=((0, 2),), rails=(), spot=1, spot_sides=(0, 2))
    empty, taken = tile(look, 100), tile(look, 100, seat)
    assert differ(empty, taken)
    assert SEATS[seat] in {color for _, color in taken.getcolors(10_000) or ()}
    other = replace(look, spot=2)
    assert differ(taken, tile(other, 100, seat))


@pytest.mark.parametrize("hand", [1, 2, 3, 4])
@pytest.mark.parametrize("language", ["es", "en"])
def test_no_words_of_the_own_strip_run_into_others(asked, monkeypatch, hand, language):
    """Whatever is held, and with the key to the places."""
    state, seat, tile, _ = asked
    full = state.copy()
    rest = [other for other in full.bag if other != tile][: hand - 1]
    full.areas[seat].hand, full.areas[seat].tokens = (tile, *rest), (0, 2)
    full.areas[seat].stars, full.areas[seat].prestige = 10, 28
    written, plain = [], marks.write

    def noted(image, at, text, role, size, fill, anchor="lm"):
        wide = plain(image, at, text, role, size, fill, anchor)
        left = at[0] - {"l": 0, "m": wide / 2, "r": wide}[anchor[0]]
        written.append((text, left, at[1] - size / 2, left + wide, at[1] + size / 2))
        return wide

    monkeypatch.setattr(marks, "write", noted)
    words = Catalogues().speaker(language, GAME, NAMES).words(PAINTER.words)
    picture_of = replace(job(full, "question", seat, chosen=("lay", tile)), words=words)
    draw(picture_of)
    strip = [one for one in written if one[4] < TOP_OF_AREA]
    assert {"−1", "+1", "28", "10"} <= {one[0] for one in strip}
    for number, one in enumerate(strip):
        assert one[3] <= OWN_WIDTH - EDGE, one
        for other in strip[:number]:
            is_apart = other[3] <= one[1] or other[1] >= one[3] or other[4] <= one[2]
            assert is_apart or other[2] >= one[4], (one, other)


@pytest.mark.parametrize(
    "heading",
    [
        "Ana eligió la columna 3",
        "Bruno colocó cruce de carreteras (coche)",
        "Orden de turno: Jugador 3, Jugador 1, Jugador 4, Jugador 2",
    ],
)
def test_the_last_news_are_whole(match, monkeypatch, heading):
    """In one line or two."""
    state, _ = match
    written, plain = [], marks.write

    def noted(image, at, text, *rest):
        written.append(text)
        return plain(image, at, text, *rest)

    monkeypatch.setattr(marks, "write", noted)
    draw(job(state, heading=heading))
    assert heading in " ".join(written)
