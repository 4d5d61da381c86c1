"""Pictures of Ride the Rails: what each shows."""

import io
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageOps, ImageStat

from bot.text import Catalogues
from engine import menu
from engine.answers import Bits
from engine.game import Log
from engine.games import GAMES
from engine.games.ride_the_rails import tracks
from engine.games.ride_the_rails.events import LocomotivePlaced, PassengerRode
from engine.games.ride_the_rails.moves import Build, PickUp, RideLink
from engine.games.ride_the_rails.state import Phase
from render import PAINTERS, draw, marks
from render.fonts import width
from render.hex_layout import KEY_BOX, LABEL, PANELS, REGIONS, SIZE, HexLayout
from render.hex_panel import SIGNS
from render.painter import Job, RenderError

GAME: Any = next(game for game in GAMES if game.info.id == "ride_the_rails")
PAINTER = PAINTERS["ride_the_rails"]
NAMES = ("Ana", "Bruno 🤖", "Carla Fernández de la Vega", "Diego 🤖", "Elsa")
LAYOUT = HexLayout(GAME.board)
LEAST_SIZE = 19
"""Pixels of a line of the key."""
FAINT, SEEN = 12, 0.25
"""A change of grey that nobody sees; the part of a hex that must change more."""


def played(seats, wanted):
    """A match of the easy level up to a position, and the events of the last turn."""
    random, told = Random(4), Log()
    state = GAME.setup(seats, {}, f"pictures {seats}")
    policy = next(iter(GAME.info.policies.values()))
    last = None
    while (to_move := GAME.to_move(state)) and not wanted(state):
        if (state.phase, to_move) != last:
            told, last = Log(), (state.phase, to_move)
        move = policy(GAME, GAME.view(state, to_move[0]), random, 200)
        GAME.play(state, to_move[0], move, told)
    return state, tuple(told.events)


def built(state):
    return state.round == 4 and state.phase is Phase.BUILD and state.turns == 2


@pytest.fixture(scope="module")
def match():
    return played(5, built)


@pytest.fixture(scope="module")
def riding():
    """A journey under way that may go on."""
    return played(3, lambda s: s.round == 2 and s.ride and len(s.ride.railroads) == 1)[0]


def job(state, scene="board", seat=None, **more):
    return Job("ride_the_rails", scene, GAME.view(state, seat), NAMES, **more)


def picture(job):
    return Image.open(io.BytesIO(draw(job).data)).convert("RGB")


def differ(one, other):
    return ImageChops.difference(one, other).getbbox()


def around(hex, half=24):
    x, y = LAYOUT.middles[hex]
    return tuple(round(v) for v in (x - half, y - half, x + half, y + half))


def differ_at(one, other, hex):
    """More than JPEG makes of a change elsewhere."""
    found = ImageChops.difference(one.crop(around(hex)), other.crop(around(hex))).convert("L")
    return bool(found.point([v > 60 and 255 for v in range(256)]).getbbox())


def test_the_board_has_its_size_and_weight(match):
    state, events = match
    done = draw(job(state, events=events, heading="Ana llevó al viajero de Boston a Albany"))
    assert done.size == SIZE
    assert len(done.data) < 900 * 1024


def test_every_locomotive_stands_in_its_hex(match):
    state = match[0].copy()
    full = picture(job(state))
    for railroad in range(2):
        hex = state.tracks[railroad].bit_length() - 1
        state.tracks[railroad] ^= 1 << hex
        assert differ_at(full, picture(job(state)), hex)
        state.tracks[railroad] ^= 1 << hex


def test_passengers_and_bonuses_are_seen_to_go(match):
    state = match[0].copy()
    full = picture(job(state))
    city, five = state.board.places[40].hex, state.board.places[13].hex
    state.passengers &= ~(1 << city)
    state.fives = 0
    state.fives ^= 1 << five
    other = picture(job(state))
    assert differ_at(full, other, city)
    state.fives = 0
    assert differ_at(other, picture(job(state)), five)


def test_what_was_built_last_glows(match):
    state, events = match
    new = [event for event in events if isinstance(event, LocomotivePlaced)]
    assert new
    plain, lit = picture(job(state)), picture(job(state, events=events))
    assert all(differ_at(plain, lit, event.hex) for event in new)


def test_the_steps_of_a_draft_glow_too(match):
    """The view of a draft holds them; nothing has been told yet."""
    state = match[0].copy()
    seat = GAME.to_move(state)[0]
    move = next(move for move in menu.moves(GAME, state, seat) if isinstance(move, Build))
    GAME.play(state, seat, move)
    still = state.copy()
    still.built = ()
    assert differ_at(picture(job(still, "hand", seat)), picture(job(state, "hand", seat)), move.hex)


def test_a_journey_glows_on_every_hex():
    state, _ = played(3, lambda s: s.round == 3)
    hexes = tuple(n for n in range(200) if state.tracks[0] >> n & 1)[:4]
    ride = PassengerRode(0, (hexes[0], hexes[-1]), (0,), hexes, 2)
    plain, lit = picture(job(state)), picture(job(state, events=(ride,)))
    assert all(differ_at(plain, lit, hex) for hex in hexes)


def test_a_journey_under_way_is_seen_and_what_may_follow_ringed(riding):
    seat = GAME.to_move(riding)[0]
    still = riding.copy()
    still.ride = None
    before, shown = picture(job(still)), picture(job(riding))
    assert all(differ_at(before, shown, city) for city in riding.ride.cities)
    assert differ(shown, picture(job(riding, "question", seat)))


def test_a_question_shows_where_one_may_build_for_the_railroad_chosen(match):
    state = match[0].copy()
    seat = GAME.to_move(state)[0]
    plain, asked = picture(job(state, "hand", seat)), picture(job(state, "question", seat))
    assert differ(plain, asked)
    own = [r for r, shares in enumerate(state.players[seat].shares) if shares]
    one = picture(job(state, "question", seat, chosen=("build", own[0])))
    assert differ(one, plain)
    assert differ(one, asked) or len(own) == 1


def test_nobody_else_is_shown_the_choices(match):
    state, _ = match
    other = (GAME.to_move(state)[0] + 1) % 5
    assert not differ(picture(job(state, "hand", other)), picture(job(state, "question", other)))


def test_a_preview_shows_the_move_where_it_would_lie(match, riding):
    city = GAME.board.places[0].hex
    for state, move, another in (
        (match[0], Build(0, 100), Build(1, 100)),
        (match[0], PickUp(city), PickUp(GAME.board.places[9].hex)),
        (riding, RideLink(riding.ride.cities[0], 0), RideLink(city, 1)),
    ):
        shown = [picture(job(state, "preview", 0, move=one)) for one in (move, another)]
        assert shown[0].size != shown[1].size or differ(*shown)


@pytest.mark.parametrize("region", REGIONS)
def test_regions_are_drawn_at_double_size(match, region):
    x0, y0, x1, y1 = REGIONS[region]
    done = draw(job(match[0], region=region))
    assert done.size == (2 * (x1 - x0), 2 * (y1 - y0))
    assert len(done.data) < 1024 * 1024


def test_regions_together_show_every_hex_with_its_neighbours():
    for x, y in LAYOUT.middles:
        assert any(
            a <= max(x - 26, 14) and x + 26 <= c and b < y - 24 and y + 24 < d
            for a, b, c, d in REGIONS.values()
        ), (x, y)


def test_no_panel_covers_a_hex():
    for x, y in LAYOUT.middles:
        for a, b, c, d in PANELS:
            assert not (a < x + 24 and x - 24 < c and b < y + 20 and y - 20 < d), (x, y)


@pytest.mark.parametrize("language", ["es", "en"])
def test_names_keep_clear_of_each_other_of_the_panels_and_of_the_locomotives(language):
    names = [city.names[language] for city in GAME.board.places]
    boxes = []
    for town in LAYOUT.towns(names):
        half, (x, y) = width("label", names[town.city], LABEL) / 2, town.at
        boxes.append((x - half, y - LABEL * 0.4, x + half, y + LABEL * 0.4))
    for number, (a, b, c, d) in enumerate(boxes):
        assert a > 12
        assert c < SIZE[0] - 12
        for e, f, g, h in [*boxes[:number], *PANELS]:
            assert c <= e or g <= a or d <= f or h <= b, names[number]
        for city in GAME.board.places:
            x, y = LAYOUT.middles[city.hex]
            assert not (a < x < c and b < y < d), (names[number], city.name)


def test_the_count_has_a_row_a_seat():
    state, _ = played(4, lambda state: False)
    standings = tuple(GAME.standings(state))
    done = draw(job(state, "score", standings=standings))
    assert done.size[0] == 1100
    fewer = replace(job(state, "score"), standings=standings[:2])
    assert done.size[1] > draw(fewer).size[1]


def test_every_railroad_has_an_icon():
    icons = PAINTER.icons()
    assert len(icons) == len(set(icons.values())) == 6
    for data in icons.values():
        assert Image.open(io.BytesIO(data)).size == (128, 128)
        assert len(data) < 256 * 1024


def test_what_there_is_not_is_named(match):
    for wrong in (job(match[0], "dance"), job(match[0], region="mars")):
        with pytest.raises(RenderError, match=r"dance|mars"):
            draw(wrong)


@pytest.mark.parametrize("language", ["es", "en"])
def test_the_key_reminds_of_every_limit_of_the_rules_inside_its_box(match, monkeypatch, language):
    """How many locomotives fit in a hex, in Chicago, in the east, and how many cities there."""
    written, plain = [], marks.write

    def noted(image, at, text, role, size, *rest):
        written.append((text, at, size))
        return plain(image, at, text, role, size, *rest)

    monkeypatch.setattr(marks, "write", noted)
    words = Catalogues().speaker(language, GAME, NAMES).words(PAINTER.words)
    draw(replace(job(match[0]), words=words))
    _, _, x1, y1 = KEY_BOX
    found = {text: (at, size) for text, at, size in written}
    for sign in SIGNS:
        said = words[f"ride_the_rails-picture-{sign}"]
        (x, y), size = found[said]  # whole, not cut
        assert size >= LEAST_SIZE
        assert x + width("medium", said, size) <= x1
        assert y + size / 2 <= y1
    assert "2" in words["ride_the_rails-picture-east"]
    assert "Chicago" in words["ride_the_rails-picture-capacity"]


def test_places_to_build_on_are_seen_at_a_third_of_the_size(match):
    """As on a phone: a good part of each free hex is another than before."""
    state = match[0].copy()
    seat = GAME.to_move(state)[0]
    (railroad, *_) = tracks.railroads(state, seat)
    plain = picture(job(state, "hand", seat))
    asked = picture(job(state, "question", seat, chosen=("build", railroad)))
    standing = {hex for track in state.tracks for hex in Bits(track)}
    free = [
        hex
        for hex in tracks.hexes(state, seat, railroad)
        if hex not in standing and not GAME.board.cities >> hex & 1
    ]
    assert free
    for hex in free:
        crops = [ImageOps.grayscale(one.crop(around(hex))) for one in (plain, asked)]
        changed = ImageChops.difference(*crops).point(lambda value: 255 * (value > FAINT))
        assert ImageStat.Stat(changed).mean[0] > 255 * SEEN
