"""Where a board lies on the globe: its projection, what is drawn around it, names on its waters."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

DegreeBox = tuple[float, float, float, float]
"""West, south, east, north."""


@dataclass(frozen=True)
class Sea:
    """A sea: its longest name, where it lies, and how it may be written."""

    name: str
    lon: float
    lat: float
    size: int
    tracking: int
    reach: int
    """How far from there it may stand, in units of the board."""


@dataclass(frozen=True)
class Heights:
    """Metres: where relief begins to show, how much more shows it all, full tint, snow."""

    low: int
    rise: int
    top: int
    snow: int


@dataclass(frozen=True)
class Setting:
    """Everything geographic that differs between boards."""

    cone: tuple[float, float, float, float]
    """Both standard parallels, the middle latitude and the meridian of the projection."""
    anchor: tuple[tuple[float, float], tuple[float, float]]
    """A place in degrees, longitude first, and where it lies on the unwarped picture."""
    stretch: float
    """Units of the board for one of the projection."""
    land: DegreeBox
    """The land that is drawn."""
    waters: DegreeBox
    """Where rivers and lakes are drawn."""
    heights: Heights
    seas: Mapping[str, Sea] = field(default_factory=dict)


EUROPE: Final = Setting(
    cone=(41, 58, 50, 15),
    anchor=((15.0, 49.0), (1004.0, 541.0)),
    stretch=2395.0,
    land=(-40.0, 20.0, 75.0, 78.0),
    waters=(-12.0, 34.0, 50.0, 66.0),
    heights=Heights(350, 1500, 1400, 2000),
    seas={
        "atlantic": Sea("Océano Atlántico", -11.0, 57.6, 25, 2, 160),
        "north_sea": Sea("Mar del Norte", 3.2, 55.8, 24, 2, 90),
        "baltic": Sea("Mar Báltico", 19.0, 57.0, 17, 0, 60),
        "biscay": Sea("Golfo de Vizcaya", -5.6, 45.3, 19, 1, 70),
        "mediterranean": Sea("Mar Mediterráneo", 3.6, 38.6, 26, 3, 90),
        "tyrrhenian": Sea("Mar Tirreno", 11.6, 39.9, 17, 0, 60),
        "adriatic": Sea("Mar Adriático", 15.6, 43.2, 17, 0, 50),
        "ionian": Sea("Mar Jónico", 19.2, 37.6, 18, 1, 60),
        "black_sea": Sea("Mar Negro", 32.6, 43.4, 23, 2, 90),
        "aegean": Sea("Mar Egeo", 25.2, 39.2, 16, 0, 60),
    },
)
NORTH_AMERICA: Final = Setting(
    cone=(33, 47, 39, -97),
    anchor=((-97.0, 39.0), (938.0, 562.0)),
    stretch=1930.0,
    land=(-170.0, 8.0, -45.0, 75.0),
    waters=(-130.0, 20.0, -60.0, 56.0),
    heights=Heights(600, 2000, 2600, 3000),
    seas={
        "atlantic": Sea("Océano Atlántico", -72.0, 33.0, 24, 2, 160),
        "gulf": Sea("Golfo de México", -90.5, 26.8, 24, 2, 110),
    },
)
SETTINGS: Final[Mapping[str, Setting]] = {"europa": EUROPE, "aventureros": NORTH_AMERICA}
"""By board."""
