import unicodedata
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from render.fonts import FILES, covers, cut, fit, font, readable, width, wrap
from render.painter import RenderError
from tests.render.sheets import PAINTER, words

ROLES = {"title": "title", "sea": "sea", "city": "label"}


@pytest.mark.parametrize("language", ["es", "en"])
def test_the_fonts_have_every_letter_that_the_board_writes(language):
    for key in PAINTER.map.board.words:
        text, kind = words(language)[key], key.split("-")[1]
        roles = ("sea",) if kind == "sea" else ("label",) if kind == "city" else ("bold", "medium")
        if key.endswith(("title", "subtitle")):
            roles = ("title",)
        for role in roles:
            missing = [sign for sign in text if not covers(role, sign)]
            assert text, key
            assert not missing, (key, missing)


def test_a_sign_that_no_font_has_is_not_covered():
    assert covers("bold", "ñ")
    assert not covers("bold", "✓")
    assert not covers("bold", "→")
    assert not covers("bold", "漢")


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Ana", "Ana"),
        ("𝓐𝓷𝓪 𝔅", "Ana B"),
        ("Ａｎａ", "Ana"),
        ("🚂 Ana 👩‍👩‍👧", "Ana"),
        ("A\u200bn\u200da\ufeff", "Ana"),
        ("\u202eanA\u202c", "anA"),
        ("Zo\u0351\u036b\u0343e", "Zoe"),
        ("Иван Грозный", "Ivan Groznyy"),
        ("Ελένη", "Eleni"),
        ("**Ana** `x` ~~y~~ ||z||", "**Ana** `x` ~~y~~ ||z||"),
        ("  a \n\t b  ", "a b"),
        ("שלום", "Asiento 1"),
        ("漢字", "Asiento 1"),
        ("🚂🚂", "Asiento 1"),
        ("***", "Asiento 1"),
        ("", "Asiento 1"),
    ],
)
def test_strange_names_become_readable(name, written):
    assert readable("bold", name, "Asiento 1") == written


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=40))
def test_no_name_is_too_strange(name):
    written = readable("bold", name, "?")
    assert written
    assert all(covers("bold", sign) for sign in written)
    assert not any(unicodedata.category(sign)[0] == "C" for sign in written)


def test_a_long_text_is_cut_where_it_fits():
    shorter = cut("bold", "W" * 60, 30, 150)
    assert shorter.endswith("…")
    assert len(shorter) > 2
    assert width("bold", shorter, 30) <= 150
    assert cut("bold", "Ana", 30, 150) == "Ana"


def test_a_text_is_wrapped_into_its_lines():
    text = "Diego construye un túnel de Budapest a Lemberg y pasa a la cabeza"
    rows = wrap("bold", text, 25, 222, 3)
    assert len(rows) == 3
    assert all(width("bold", row, 25) <= 222 for row in rows)
    assert " ".join(rows).startswith("Diego construye un túnel de Budapest")
    assert wrap("bold", "", 25, 222, 3) == ()


def test_a_dot_between_parts_neither_ends_nor_begins_a_line():
    rows = wrap("bold", "Diego construyó Ámsterdam–Bruselas · +1", 25, 222, 3)
    assert rows == ("Diego construyó", "Ámsterdam–Bruselas", "+1")
    assert wrap("bold", "Elsa roba · +1", 25, 222, 3) == ("Elsa roba · +1",)


def test_the_largest_size_that_fits_is_taken():
    letters = fit("bold", "Constantinopla", 40, 120)
    assert letters.getlength("Constantinopla") <= 120
    assert font("bold", letters.size + 1).getlength("Constantinopla") > 120


def test_text_is_the_same_wherever_it_is_drawn():
    """The basic layout engine: what another machine has installed does not move a letter."""
    assert all(font(role, 20).layout_engine == 0 for role in FILES)


def test_a_missing_font_is_named(monkeypatch):
    monkeypatch.setitem(FILES, "nowhere", "Nowhere.ttf")
    with pytest.raises(RenderError, match=r"Nowhere\.ttf"):
        font("nowhere", 20)


def test_random_names_never_grow_beyond_their_room():
    random = Random(4)
    for _ in range(60):
        name = "".join(chr(random.randrange(32, 0x24F)) for _ in range(32))
        assert width("bold", cut("bold", readable("bold", name), 30, 140), 30) <= 140
