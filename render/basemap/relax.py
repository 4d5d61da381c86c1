"""Cities moved apart, tethered to where they are: the displacement becomes the warp of the map."""

import math

import numpy as np

from engine.parts.route_board import Board
from render.basemap.plan import AREA, LANE, SLOT_HEIGHT, Band, bands
from render.basemap.projection import SIZE, Array, View, Warp
from render.basemap.setting import Setting

ROUNDS = 700
TETHER = 0.045
APART = 84.0
"""The least distance between two cities."""


def relaxed(board: Board, setting: Setting) -> Warp:
    """The warp that gives every route of a board the room that its slots need."""
    view = View(setting)
    home = np.array([view.flat(place.longitude, place.latitude) for place in board.places])
    pulls = [_Pull(band, home, view) for band in bands(board)]
    turn = np.zeros(len(home))
    for pull in pulls:
        for city in pull.band.ends:
            turn[city] += SLOT_HEIGHT + (LANE if pull.band.lanes == 2 else 0) + 4
    radius = np.maximum(15, turn / (2 * math.pi))
    places = home.copy()
    for _ in range(ROUNDS):
        force = _apart(places)
        for pull in pulls:
            pull.act(places, force, radius)
        force += (home - places) * TETHER
        places += np.clip(force, -6, 6)
        places[:, 0] = np.clip(places[:, 0], AREA[0] + 34, AREA[2] - 40)
        places[:, 1] = np.clip(places[:, 1], AREA[1] + 34, AREA[3] - 50)
    ring = _frame()
    return Warp(np.r_[home, ring], np.r_[places, ring], smooth=0.002)


def _apart(places: Array) -> Array:
    away = places[:, None] - places[None]
    distance = np.hypot(away[..., 0], away[..., 1]) + np.eye(len(places)) * 1e9
    push = np.clip(APART - distance, 0, None) * 0.2
    force: Array = (away / distance[..., None] * push[..., None]).sum(1)
    return force


def _frame() -> Array:
    """Fixed points around the picture, so that its far corners do not fly away."""
    return np.array(
        [
            (x, y)
            for x in np.linspace(-500, SIZE[0] + 500, 8)
            for y in np.linspace(-500, SIZE[1] + 500, 7)
            if not (-100 < x < SIZE[0] + 100 and -100 < y < SIZE[1] + 100)
        ]
    )


class _Pull:
    """What one band does to the cities: room for its slots, and none of others on its way."""

    def __init__(self, band: Band, home: Array, view: View) -> None:
        self.band = band
        a, b = band.ends
        via = [view.flat(lon, lat) for lat, lon in band.via]
        line = np.array([home[a], *via, home[b]])
        straight = max(1.0, math.hypot(*(line[-1] - line[0])))
        self._stretch = max(1.0, float(np.hypot(*np.diff(line, axis=0).T).sum()) / straight)

    def act(self, places: Array, force: Array, radius: Array) -> None:
        """Add to the force on each city."""
        a, b = self.band.ends
        along = places[b] - places[a]
        distance = math.hypot(*along)
        slots = self.band.length * (37 if self.band.length <= 5 else 33)
        need = (slots + radius[a] + radius[b] + 6) / min(self._stretch, 1.12)
        if distance < need:
            push = along / distance * (need - distance) * 0.26
            force[a] -= push
            force[b] += push
        if not self.band.via:
            self._clear(places, force, along)

    def _clear(self, places: Array, force: Array, along: Array) -> None:
        """Move foreign cities off the straight band, and the band off them."""
        a, b = self.band.ends
        share = ((places - places[a]) @ along) / float(along @ along)
        off = places - (places[a] + np.clip(share, 0, 1)[:, None] * along)
        distance = np.hypot(off[:, 0], off[:, 1])
        clear = 34 + (10 if self.band.lanes == 2 else 0)
        between = (share > 0.05) & (share < 0.95) & (distance < clear) & (distance > 1e-6)
        for city in np.nonzero(between)[0]:
            if city not in (a, b):
                push = off[city] / distance[city] * (clear - distance[city]) * 0.15
                force[city] += push
                force[a] -= push * 0.4 * (1 - share[city])
                force[b] -= push * 0.4 * share[city]
