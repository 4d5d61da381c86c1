import io
import re
from itertools import combinations

import numpy as np
import pytest
from PIL import Image

from engine.parts.route_board import CARDS
from render.icons import CARD_ICONS, icons, sign
from render.palette import SEATS

DARK, LIGHT = (49, 51, 56), (255, 255, 255)
"""Discord's pages."""


def shown(name, side, page):
    """An icon on a page, as numbers."""
    image = Image.open(io.BytesIO(icons()[name])).resize((side, side), Image.Resampling.LANCZOS)
    ground = Image.new("RGB", image.size, page)
    ground.paste(image, (0, 0), image)
    return ground


def test_there_is_one_for_each_card_each_seat_and_each_sign():
    assert [CARD_ICONS[card] for card in CARDS] == [
        "carta_roja",
        "carta_naranja",
        "carta_amarilla",
        "carta_verde",
        "carta_azul",
        "carta_morada",
        "carta_negra",
        "carta_blanca",
        "carta_locomotora",
    ]
    signs = {"carta_dorso", "gris", "billete", "estacion"}
    seats = {f"seat_{seat}" for seat in range(len(SEATS))}
    assert set(icons()) == {*CARD_ICONS.values(), *signs, *seats}


@pytest.mark.parametrize("name", list(icons()))
def test_discord_takes_it(name):
    data = icons()[name]
    assert len(data) < 256 * 1024
    assert re.fullmatch(r"[a-z0-9_]{2,32}", name)
    image = Image.open(io.BytesIO(data))
    assert (image.format, image.mode, image.size) == ("PNG", "RGBA", (128, 128))
    alpha = np.asarray(image.getchannel("A"))
    assert alpha[0, 0] == 0
    assert (alpha > 250).mean() > 0.3


@pytest.mark.parametrize("page", [DARK, LIGHT], ids=["dark", "light"])
@pytest.mark.parametrize("mode", ["RGB", "L"], ids=["colour", "gray"])
def test_any_two_differ_at_the_size_of_text(page, mode):
    """Mean difference of the pixels where they differ most, without colour too."""
    drawn = {
        name: np.asarray(shown(name, 22, page).convert(mode), float).reshape(22, 22, -1)
        for name in icons()
    }
    for one, other in combinations(drawn, 2):
        gap = np.abs(drawn[one] - drawn[other]).max(axis=2)
        strongest = np.sort(gap, axis=None)[-40:]
        assert strongest.mean() > 45, (one, other, strongest.mean())


@pytest.mark.parametrize("page", [DARK, LIGHT], ids=["dark", "light"])
def test_each_stands_out_from_the_page(page):
    for name in icons():
        gray = np.asarray(shown(name, 22, page).convert("L"), float)
        ground = Image.new("RGB", (1, 1), page).convert("L").getpixel((0, 0))
        assert (np.abs(gray - ground) > 60).mean() > 0.15, name


@pytest.mark.parametrize("seat", range(5))
def test_a_wagon_has_as_many_bars_as_its_seat_says(seat):
    image = Image.open(io.BytesIO(icons()[f"seat_{seat}"])).convert("L")
    row = np.asarray(image, float)[64, 12:116]
    body = np.median(np.concatenate([row[:4], row[-4:]]))
    is_bar = np.abs(row - body) > 40
    starts = np.flatnonzero(np.diff(is_bar.astype(int)) == 1)
    assert len(starts) == seat + 1


def test_they_are_drawn_the_same_each_time():
    first = dict(icons())
    icons.cache_clear()
    assert dict(icons()) == first


def test_a_sign_within_a_picture_is_the_icon():
    assert sign("seat_2", 128).size == (128, 128)
    assert sign("seat_2", 40) is sign("seat_2", 40)
