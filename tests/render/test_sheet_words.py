import functools

import pytest

from engine.parts.route_board import CARDS
from render import (
    europa,
    hand,
    icons,
    kit,
    marks,
    mini_map,
    preview,
    question,
    score,
    ticket_tile,
    tunnel,
)
from render.fonts import covers
from tests.render import sheets

MODULES = (hand, icons, kit, marks, mini_map, preview, question, score, ticket_tile, tunnel)
KEYS = sorted(
    {
        *hand.HAND_WORDS,
        *question.QUESTION_WORDS,
        *tunnel.TUNNEL_WORDS,
        *score.words(europa.COLUMNS),
        "rails-sheet-borrowed",
    }
)
ROOM = {
    "market": ("title", 38, 180),
    "deck": ("medium", 27, 124),
    "tickets-left": ("medium", 27, 124),
    "score": ("title", 46, 390),
    "shared": ("title", 46, 390),
    "keep-two": ("title", 40, 1000),
    "keep-one": ("title", 40, 1000),
    "laid": ("medium", 32, 400),
    "revealed": ("medium", 32, 386),
    "extra": ("bold", 34, 194),
    "in-hand": ("medium", 36, 250),
    "to-go": ("medium", 28, 104),
    "total": ("bold", 31, 120),
    "part-routes": ("bold", 31, 120),
    "part-tickets": ("bold", 31, 120),
    "part-stations": ("bold", 31, 120),
    "part-longest": ("bold", 31, 120),
}
"""Where a word stands: its font, size and room."""


@pytest.mark.parametrize("language", ["es", "en"])
def test_every_word_is_known_and_written_by_every_font(language):
    words = sheets.words(language)
    for key in KEYS:
        assert words[key], key
        for role in ("title", "bold", "medium"):
            assert all(covers(role, sign) for sign in words[key]), key
    for city in range(52):
        name = sheets.kit().city(city, words)
        assert all(covers(role, sign) for sign in name for role in ("title", "bold", "label"))
    for sign in "0123456789+−–/ABCD…":
        assert all(covers(role, sign) for role in ("title", "bold", "medium")), sign


def said(word, language):
    """A word of the sheets of any such game, or of this one's own."""
    words = sheets.words(language)
    return words.get(f"rails-sheet-{word}") or words[f"europa-sheet-{word}"]


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("word", list(ROOM))
def test_every_word_fits_where_it_stands(word, language):
    role, size, room = ROOM[word]
    text = said(word, language)
    assert marks.length(text, role, round(size * 2 / 3) + 1) <= room


@pytest.mark.parametrize("language", ["es", "en"])
def test_the_state_of_a_ticket_is_written_out_while_there_are_four(language):
    box = ticket_tile.boxes(254, 282).state
    for word in ("to-go", "joined", "blocked", "by-station"):
        text = said(word, language)
        figures = 66 if word == "to-go" else 34
        assert marks.length(text, "medium", 20) <= box[2] - box[0] - figures, word


def test_a_city_without_a_translation_has_its_name_of_the_board():
    place = sheets.BOARD.places[0]
    assert sheets.kit().city(0, {}) == place.names["es"]


def test_every_card_of_the_board_has_a_face():
    assert [kit.card_word(card) for card in range(9)] == list(CARDS)
    assert kit.card_word(-1) == ""


def test_everything_kept_is_bounded():
    fixed = {icons.icons, icons._whole}  # a fixed number of names
    for module in MODULES:
        for kept in vars(module).values():
            if isinstance(kept, functools._lru_cache_wrapper) and kept not in fixed:
                assert kept.cache_info().maxsize is not None, kept
