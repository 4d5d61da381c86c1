"""Pictures of Trans Europa: what each shows, and what a public one never does."""

import io
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageChops

from engine.game import Log
from engine.games import GAMES
from engine.games.trans_europa.events import TrackLaid
from engine.games.trans_europa.moves import LayTrack, PlaceHub
from render import PAINTERS, draw
from render.lattice_layout import LABEL, PANEL, REGIONS, SIZE, LatticeLayout
from render.lattice_map import Lattice
from render.painter import Job, RenderError
from render.palette import SEATS

GAME: Any = next(game for game in GAMES if game.info.id == "trans_europa")
PAINTER = PAINTERS["trans_europa"]
NAMES = ("Ana", "Bruno 🤖", "Carla", "Diego 🤖", "Elsa", "Fidel")


def played(seats, tracks):
    """A match of the strong level up to so many tracks, and the events of the last move."""
    random, told = Random(4), Log()
    state = GAME.setup(seats, {}, f"pictures {seats}")
    policy = list(GAME.info.policies.values())[-1]
    while GAME.to_move(state) and state.laid.bit_count() < tracks:
        told = Log()
        GAME.play(state, state.turn, policy(GAME, GAME.view(state, state.turn), random, 200), told)
    return state, tuple(event for event in told.events if event.only_for is None)


def picture(job):
    return Image.open(io.BytesIO(draw(job).data)).convert("RGB")


def differ(one, other):
    return ImageChops.difference(one, other).getbbox()


@pytest.fixture(scope="module")
def match():
    return played(6, 20)


def test_the_board_has_its_size_and_weight(match):
    state, events = match
    done = draw(Job("trans_europa", "board", GAME.view(state, None), NAMES, events=events))
    assert done.size == SIZE
    assert len(done.data) < 900 * 1024


def test_a_public_board_is_the_same_whatever_the_hands(match):
    state, _ = match
    other = replace(state.copy(), hands=state.hands[::-1])
    jobs = [Job("trans_europa", "board", GAME.view(s, None), NAMES) for s in (state, other)]
    assert draw(jobs[0]).data == draw(jobs[1]).data


def test_a_hand_rings_its_cities_and_dashes_a_way(match):
    state, _ = match
    board = picture(Job("trans_europa", "board", GAME.view(state, None), NAMES))
    hand = picture(Job("trans_europa", "hand", GAME.view(state, 0), NAMES))
    assert differ(board, hand)
    layout = LatticeLayout(GAME.board)
    for node in GAME.view(state, 0).cities:
        x, y = layout.nodes[node]
        box = tuple(round(v) for v in (x - 30, y - 10, x - 21, y + 10))
        assert differ(board.crop(box), hand.crop(box)), GAME.board.nodes[node]


def test_a_new_track_glows(match):
    state, events = match
    assert any(isinstance(event, TrackLaid) for event in events)
    view = GAME.view(state, None)
    plain = picture(Job("trans_europa", "board", view, NAMES))
    assert differ(plain, picture(Job("trans_europa", "board", view, NAMES, events=events)))


def test_a_track_tells_who_laid_it(match):
    state, _ = match
    other = state.copy()
    seat, edge = state.history[0]
    other.history[0] = ((seat + 1) % 6, edge)
    boards = [
        picture(Job("trans_europa", "board", GAME.view(s, None), NAMES)) for s in (state, other)
    ]
    (x0, y0), (x1, y1) = LatticeLayout(GAME.board).ends(edge)
    left, top, right, bottom = differ(*boards)
    assert left < (x0 + x1) / 2 < right
    assert top < (y0 + y1) / 2 < bottom
    assert max(right - left, bottom - top) < 40


def test_a_scored_round_shows_the_hands_and_what_was_missing():
    state, _ = played(4, 10_000)
    state = state.copy()
    view = GAME.view(state, None)
    last = view.rounds[-1]
    shown = picture(Job("trans_europa", "board", view, NAMES))
    bare = replace(last, hands=((),) * 4, missing=((),) * 4)
    before = picture(Job("trans_europa", "board", replace(view, rounds=(bare,)), NAMES))
    layout = LatticeLayout(GAME.board)
    for city in (city for hand in last.hands for city in hand):
        x, y = layout.nodes[city]
        box = tuple(round(v) for v in (x + 12, y - 26, x + 26, y - 12))
        assert differ(shown.crop(box), before.crop(box)), GAME.board.nodes[city]
    for edge in (edge for edges in last.missing for edge in edges):
        (x0, y0), (x1, y1) = layout.ends(edge)
        box = tuple(
            round(v)
            for v in (
                (x0 + x1) / 2 - 12,
                (y0 + y1) / 2 - 12,
                (x0 + x1) / 2 + 12,
                (y0 + y1) / 2 + 12,
            )
        )
        assert differ(shown.crop(box), before.crop(box)), GAME.board.edge_names[edge]


@pytest.mark.parametrize("move", [LayTrack(100), PlaceHub(60)])
def test_a_preview_shows_the_move_where_it_would_lie(match, move):
    view = GAME.view(match[0], match[0].turn)
    shown = picture(Job("trans_europa", "preview", view, NAMES, move=move))
    other = LayTrack(101) if isinstance(move, LayTrack) else PlaceHub(61)
    assert differ(shown, picture(Job("trans_europa", "preview", view, NAMES, move=other)))


def test_a_question_shows_what_is_offered_from_near():
    state, _ = played(2, 3)
    view = GAME.view(state, state.turn)
    near = draw(Job("trans_europa", "question", view, NAMES))
    assert near.size[0] < SIZE[0]
    assert near.size != draw(Job("trans_europa", "hand", view, NAMES)).size == SIZE
    waiting = GAME.view(state, 1 - state.turn)
    assert draw(Job("trans_europa", "question", waiting, NAMES)).size == SIZE
    begun = GAME.setup(2, {}, "marker")
    asked = GAME.view(begun, begun.turn)
    assert draw(Job("trans_europa", "question", asked, NAMES)).size == SIZE


def test_a_marker_is_seen_whole_wherever_it_stands():
    """Also at the upper edge, on the board and on a part of it."""
    board: Any = PAINTERS["trans_europa"].map  # type: ignore[attr-defined]
    ends = [node for node, place in enumerate(GAME.board.places) if place.row == 0]

    def ink(node, box):
        """Pixels of the marker's colour."""
        shown, names = (
            Lattice((), {} if node is None else {0: node}),
            ["" for _ in GAME.board.cities],
        )
        image = board.part(shown, names, box) if box else board.whole(shown, names)
        return dict(c[::-1] for c in image.getcolors(1 << 24)).get(SEATS[0], 0)

    middle = next(n for n, place in enumerate(GAME.board.places) if place.row == 3)
    x0, y0, x1, _ = board.limits
    for box in (None, (x0, y0, x1, 300.0)):
        bare = ink(None, box)
        whole = ink(middle, box) - bare
        assert whole > 200
        for node in (ends[0], ends[-1]):
            assert ink(node, box) - bare > 0.9 * whole, GAME.board.places[node]


@pytest.mark.parametrize("region", REGIONS)
def test_regions_are_drawn_at_double_size(match, region):
    view = GAME.view(match[0], None)
    x0, y0, x1, y1 = REGIONS[region]
    done = draw(Job("trans_europa", "board", view, NAMES, region=region))
    assert done.size[0] <= 2 * (x1 - x0)
    assert done.size[1] <= 2 * (y1 - y0)
    assert len(done.data) < 1024 * 1024


def test_regions_together_show_every_crossing():
    for x, y in LatticeLayout(GAME.board).nodes:
        assert any(a < x < c and b < y < d for a, b, c, d in REGIONS.values()), (x, y)


@pytest.mark.parametrize("language", ["es", "en"])
def test_names_keep_clear_of_each_other_and_of_the_panel(language):
    from render.fonts import width

    names = [city.names[language] for city in GAME.board.cities]
    boxes = []
    for town in LatticeLayout(GAME.board).towns(names):
        half = width("label", names[town.city], LABEL) / 2
        x, y = town.at
        boxes.append((x - half, y - LABEL / 2, x + half, y + LABEL / 2))
    assert all(box[0] > PANEL[2] and box[2] < SIZE[0] - 10 for box in boxes)
    for number, (a, b, c, d) in enumerate(boxes):
        for e, f, g, h in boxes[:number]:
            assert c <= e or g <= a or d <= f or h <= b, names[number]


def test_the_count_has_a_row_a_seat():
    state, _ = played(4, 10_000)
    standings = tuple(GAME.standings(state))
    job = Job("trans_europa", "score", GAME.view(state, None), NAMES, standings=standings)
    done = draw(job)
    assert done.size[0] == 1100
    assert done.size[1] > draw(replace(job, standings=standings[:2])).size[1]


def test_what_there_is_not_is_named(match):
    view = GAME.view(match[0], None)
    for job in (
        Job("trans_europa", "dance", view, NAMES),
        Job("trans_europa", "board", view, NAMES, region="mars"),
    ):
        with pytest.raises(RenderError, match=r"dance|mars"):
            draw(job)
