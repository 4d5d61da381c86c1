"""Where there are mountains and water, coarsely: what tunnels and ferries are checked against.

Boxes are (south, north, west, east) in degrees.
"""

from typing import Final, TypeAlias

from engine.board import Point

Box: TypeAlias = tuple[float, float, float, float]

RANGES: Final[dict[str, Box]] = {
    "pyrenees": (42.0, 43.6, -2.6, 3.2),
    "massif_central": (44.0, 46.6, 1.5, 4.6),
    "jura": (46.0, 47.7, 5.3, 8.2),
    "alps": (43.6, 48.2, 5.4, 16.2),
    "apennines": (42.0, 44.8, 9.0, 13.6),
    "carpathians": (44.8, 49.8, 19.0, 27.0),
    "balkans": (40.8, 44.4, 19.0, 25.0),
    "western_anatolia": (38.6, 40.6, 26.5, 31.0),
}
"""The ranges that tunnels may lie under, bounded by their outer summits and foothills."""

SUMMITS: Final[dict[str, tuple[Point, ...]]] = {
    "pyrenees": ((43.03, -1.71), (42.63, 0.66), (42.52, 2.46)),  # Mendaur, Aneto, Canigou
    "massif_central": ((45.53, 2.81), (45.06, 2.76), (44.43, 3.74)),  # Sancy, Cantal, Lozère
    "jura": ((46.27, 5.94), (46.82, 6.48), (47.13, 7.06)),  # Neige, Chasseron, Chasseral
    "alps": ((44.67, 7.09), (45.83, 6.87), (47.07, 12.69), (46.38, 13.84)),
    # Monviso, Mont Blanc, Großglockner, Triglav
    "apennines": ((44.19, 10.70), (42.82, 13.28), (42.47, 13.57)),  # Cimone, Vettore, Corno Grande
    "carpathians": ((49.16, 20.13), (48.16, 24.50), (45.60, 24.74)),  # Gerlach, Hoverla, Moldoveanu
    "balkans": ((43.40, 22.68), (42.18, 23.59), (41.76, 23.40)),  # Midžor, Musala, Vihren
    "western_anatolia": ((40.07, 29.22), (39.70, 26.85)),  # Uludağ, Ida
}
"""Well-known summits of each range: its box must hold them."""

SEAS: Final[dict[str, tuple[Box, ...]]] = {
    "north_sea": ((51.6, 53.0, 2.0, 4.2), (55.5, 58.0, -1.0, 6.0), (57.3, 58.2, 6.0, 9.0)),
    "english_channel": ((49.7, 50.7, -3.0, 0.9),),
    "celtic_sea": ((48.9, 51.9, -7.5, -5.8), (48.7, 50.0, -6.0, -4.0)),
    "irish_sea": ((52.3, 54.2, -6.05, -4.4),),
    "north_channel": ((53.9, 55.4, -5.6, -4.9),),
    "baltic_sea": (
        (54.1, 54.65, 10.95, 12.4),
        (54.95, 55.5, 12.25, 12.75),
        (56.5, 59.2, 18.6, 21.3),
        (59.5, 60.05, 22.6, 28.8),
    ),
    "western_mediterranean": ((39.9, 42.9, 3.4, 8.2), (39.5, 42.0, 9.8, 12.3)),
    "tyrrhenian_sea": ((38.4, 41.4, 9.8, 13.8),),
    "ionian_sea": ((36.5, 40.0, 16.8, 20.6),),
    "aegean_sea": ((36.3, 39.4, 24.2, 26.9),),
    "ionian_and_aegean": (
        (34.5, 36.4, 20.5, 26.0),
        (35.0, 38.0, 15.8, 20.5),
        (36.6, 38.5, 24.4, 26.6),
    ),
    "black_sea": ((41.8, 45.4, 28.7, 33.3), (45.0, 46.4, 30.9, 32.4)),
}
"""Boxes of open water in the seas that ferries cross: at least 82 % of each, most of them 95 %, is
water in the 1 km elevation model GLOBE (NOAA), looked up on a grid of 80 × 80 points."""
