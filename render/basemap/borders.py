"""Frontiers: in Europe those of about 1900, modern lines that existed already and hand-drawn
approximations; in America those of today, which are nearly those of 1912.

Decoration in thin dashes, not survey data.
"""

from typing import Final

import numpy as np

from render.basemap.geography import Inputs, shared_lines
from render.basemap.projection import Array
from render.basemap.setting import NORTH_AMERICA, Setting

STATES: Final = "United States of America"
KEPT: Final = {
    frozenset({"Spain", "Portugal"}),
    frozenset({"Spain", "France"}),
    frozenset({"France", "Belgium"}),
    frozenset({"Belgium", "Netherlands"}),
    frozenset({"Netherlands", "Germany"}),
    frozenset({"Belgium", "Germany"}),
    frozenset({"Luxembourg", "Belgium"}),
    frozenset({"Luxembourg", "Germany"}),
    frozenset({"Luxembourg", "France"}),
    frozenset({"France", "Switzerland"}),
    frozenset({"Switzerland", "Germany"}),
    frozenset({"Switzerland", "Austria"}),
    frozenset({"Switzerland", "Italy"}),
    frozenset({"France", "Italy"}),
    frozenset({"Germany", "Austria"}),
    frozenset({"Germany", "Czechia"}),
    frozenset({"Norway", "Sweden"}),
    frozenset({"Romania", "Moldova"}),
    frozenset({"Romania", "Bulgaria"}),
    frozenset({"Turkey", "Iran"}),
    frozenset({"Bosnia and Herz.", "Serbia"}),
    frozenset({"Croatia", "Serbia"}),
    frozenset({"Algeria", "Morocco"}),
    frozenset({"Algeria", "Tunisia"}),
    frozenset({"Sweden", "Finland"}),
    frozenset({"Bosnia and Herz.", "Montenegro"}),
    frozenset({"Spain", "Morocco"}),
    frozenset({"Russia", "Norway"}),
    frozenset({"Norway", "Finland"}),
}
"""Pairs of countries whose present line stood already."""

DRAWN: Final = {
    "Germany-Russia": [
        (21.05, 55.75),
        (21.6, 55.4),
        (22.1, 55.05),
        (22.8, 54.9),
        (22.75, 54.36),
        (22.8, 53.9),
        (21.6, 53.45),
        (20.6, 53.2),
        (19.75, 52.98),
        (19.0, 52.93),
        (18.65, 52.95),
        (18.3, 52.5),
        (17.75, 52.2),
        (18.05, 51.75),
        (18.2, 51.3),
        (18.6, 51.05),
        (18.95, 50.75),
        (19.2, 50.35),
    ],
    "Austria-Russia (Galicia)": [
        (19.2, 50.35),
        (19.6, 50.2),
        (20.1, 50.12),
        (20.7, 50.3),
        (21.4, 50.55),
        (21.85, 50.67),
        (22.4, 50.42),
        (23.2, 50.35),
        (23.95, 50.6),
        (24.7, 50.4),
        (25.3, 49.95),
        (25.9, 49.75),
        (26.2, 49.3),
        (26.3, 48.75),
        (26.5, 48.45),
        (26.62, 48.25),
    ],
    "Germany-Austria (Silesia-Galicia)": [
        (14.82, 50.87),
        (15.7, 50.75),
        (16.3, 50.6),
        (16.6, 50.15),
        (17.2, 50.35),
        (17.75, 50.25),
        (18.1, 49.98),
        (18.6, 49.85),
        (19.0, 50.0),
        (19.2, 50.35),
    ],
    "Austria/Hungary-Romania (Carpathian crest)": [
        (26.62, 48.25),
        (26.2, 48.0),
        (25.6, 47.65),
        (25.25, 47.7),
        (25.55, 47.2),
        (26.0, 46.6),
        (26.4, 46.1),
        (26.6, 45.8),
        (26.1, 45.5),
        (25.4, 45.45),
        (24.5, 45.58),
        (23.6, 45.5),
        (22.9, 45.3),
        (22.45, 44.75),
        (22.4, 44.7),
    ],
    "Hungary-Serbia (Danube/Sava)": [
        (22.4, 44.7),
        (21.4, 44.8),
        (20.9, 44.75),
        (20.5, 44.83),
        (20.0, 44.75),
        (19.4, 44.9),
        (19.05, 44.88),
    ],
    "Austria-Italy (1866-1918)": [
        (10.47, 46.53),
        (10.5, 46.2),
        (10.6, 45.85),
        (10.85, 45.72),
        (11.2, 45.75),
        (11.7, 46.0),
        (11.95, 46.35),
        (12.25, 46.62),
        (12.7, 46.65),
        (13.4, 46.55),
        (13.5, 46.2),
        (13.4, 45.85),
        (13.4, 45.73),
    ],
    "France-Germany (Alsace-Lorraine)": [
        (6.35, 49.47),
        (5.95, 49.45),
        (6.1, 49.0),
        (6.7, 48.75),
        (7.1, 48.5),
        (7.0, 48.1),
        (6.9, 47.8),
        (7.2, 47.48),
        (7.55, 47.55),
    ],
    "Denmark-Germany (Kongea)": [
        (8.65, 55.38),
        (9.1, 55.42),
        (9.6, 55.42),
    ],
    "Serbia-Bulgaria-Ottoman-Montenegro": [
        (22.65, 44.2),
        (22.5, 43.65),
        (22.95, 43.2),
        (22.5, 42.85),
        (22.35, 42.35),
        (21.9, 42.4),
        (21.5, 42.6),
        (21.3, 43.0),
        (20.8, 43.25),
        (20.4, 43.35),
        (20.0, 43.5),
        (19.5, 43.55),
    ],
    "Bulgaria (with Rumelia)-Ottoman": [
        (22.35, 42.35),
        (22.9, 42.0),
        (23.3, 41.75),
        (24.0, 41.7),
        (24.9, 41.75),
        (25.6, 41.85),
        (26.2, 41.75),
        (26.6, 42.0),
        (27.2, 42.05),
        (28.0, 41.98),
    ],
    "Greece-Ottoman (1881/97)": [
        (21.0, 39.0),
        (21.2, 39.4),
        (21.35, 39.75),
        (21.8, 39.85),
        (22.3, 40.0),
        (22.6, 40.05),
    ],
    "Finland-Russia (Grand Duchy)": [
        (29.0, 60.15),
        (29.4, 60.5),
        (30.0, 61.0),
        (31.2, 61.9),
        (31.6, 62.9),
        (30.2, 63.7),
        (30.0, 64.8),
    ],
    "Russia-Ottoman/Persia caucasus": [
        (41.5, 41.35),
        (42.2, 40.9),
        (42.6, 40.3),
        (43.5, 40.1),
        (44.5, 39.7),
    ],
}
"""Longitude and latitude along each line that is gone."""


def frontiers(inputs: Inputs, setting: Setting) -> list[Array]:
    """All lines of a board as rows of longitude and latitude."""
    return american(inputs) if setting is NORTH_AMERICA else european(inputs)


def american(inputs: Inputs) -> list[Array]:
    """Between the countries, and between the states of the United States."""
    countries = {frozenset(pair) for pair in (("Canada", STATES), (STATES, "Mexico"))}
    found = [line for owners, line in shared_lines(inputs.countries()) if owners in countries]
    return found + [line for _, line in shared_lines(inputs.states(), "states")]


def european(inputs: Inputs) -> list[Array]:
    """The drawn ones are smoothed and wobble a little, as a hand does."""
    from scipy.interpolate import PchipInterpolator

    found = [line for owners, line in shared_lines(inputs.countries()) if owners in KEPT]
    for drawn in DRAWN.values():
        points = np.array(drawn, float)
        knots = np.arange(len(points))
        fine = np.linspace(0, len(points) - 1, len(points) * 8)
        line = np.stack([PchipInterpolator(knots, points[:, axis])(fine) for axis in (0, 1)], 1)
        hand = np.random.default_rng(int(abs(points[0, 0] * 100)))
        line[1:-1] += hand.normal(0, 0.03, (len(line) - 2, 2))
        found.append(line)
    return found
