"""Colours that anybody can tell apart: computed, not believed."""

from itertools import combinations

import numpy as np
import pytest

from render.palette import CARDS, SEATS, symbol_ink

SIGHT = {
    "normal": np.eye(3),
    "protan": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deutan": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritan": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
"""Linear RGB as each sight has it: Machado, Oliveira, Fernandes 2009, severity 1."""
XYZ = np.array(
    [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ]
)
LEAST = 15.0


def linear(color):
    value = np.array(color) / 255
    return np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)


def lab(color, sight):
    white = np.array([0.95047, 1, 1.08883])
    ratio = XYZ @ np.clip(SIGHT[sight] @ linear(color), 0, 1) / white
    f = np.where(ratio > 0.008856, np.cbrt(ratio), 7.787 * ratio + 16 / 116)
    return 116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])


def ciede2000(one, other):
    """The colour difference of CIE 142-2001."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (np.hypot(a1, b1) + np.hypot(a2, b2)) / 2
    g = (1 - np.sqrt(mean**7 / (mean**7 + 25**7))) / 2
    c1, c2 = np.hypot(a1 * (1 + g), b1), np.hypot(a2 * (1 + g), b2)
    h1 = np.degrees(np.arctan2(b1, a1 * (1 + g))) % 360
    h2 = np.degrees(np.arctan2(b2, a2 * (1 + g))) % 360
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    dh = 2 * np.sqrt(c1 * c2) * np.sin(np.radians(turn / 2))
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    hue = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    t = (
        1
        - 0.17 * np.cos(np.radians(hue - 30))
        + 0.24 * np.cos(np.radians(2 * hue))
        + 0.32 * np.cos(np.radians(3 * hue + 6))
        - 0.20 * np.cos(np.radians(4 * hue - 63))
    )
    sl = 1 + 0.015 * (light - 50) ** 2 / np.sqrt(20 + (light - 50) ** 2)
    sc, sh = 1 + 0.045 * chroma, 1 + 0.015 * chroma * t
    rotation = np.radians(60 * np.exp(-(((hue - 275) / 25) ** 2)))
    rt = -2 * np.sqrt(chroma**7 / (chroma**7 + 25**7)) * np.sin(rotation)
    dl, dc, dh = (l2 - l1) / sl, (c2 - c1) / sc, dh / sh
    return float(np.sqrt(dl**2 + dc**2 + dh**2 + rt * dc * dh))


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0000),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((50, 2.5, 0), (58, 24, 15), 19.4535),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_difference_is_that_of_the_published_pairs(one, other, expected):
    """Sharma, Wu, Dalal 2005, table 1."""
    assert ciede2000(one, other) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("what", ["cards", "seats"])
def test_any_two_colours_stay_apart_for_every_sight(what, sight):
    cards = {word: style.fill for word, style in CARDS.items() if word != "loco"}
    colors = cards if what == "cards" else dict(enumerate(SEATS))
    pairs = [
        (ciede2000(lab(a, sight), lab(b, sight)), one, other)
        for (one, a), (other, b) in combinations(colors.items(), 2)
    ]
    assert min(pairs, key=lambda pair: pair[0])[0] >= LEAST, min(pairs, key=lambda pair: pair[0])


def test_every_colour_but_gray_has_a_symbol_of_its_own():
    symbols = [style.symbol for word, style in CARDS.items() if word != "gray"]
    assert CARDS["gray"].symbol == ""
    assert len(set(symbols)) == len(symbols) == 9


@pytest.mark.parametrize("color", [word for word in CARDS if word not in ("gray", "loco")])
def test_a_symbol_stands_out_from_its_slot(color):
    def luminance(value):
        return float(XYZ[1] @ linear(value))

    light, dark = sorted((luminance(CARDS[color].fill), luminance(symbol_ink(color))), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 3
