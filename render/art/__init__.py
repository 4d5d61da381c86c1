"""Sprites: everything that stands on a board or in a hand, drawn once and kept."""

from render.art.cards import card, card_back
from render.art.labels import label
from render.art.pieces import Wagon, badge, city_dot, closed, paste_wagon, station, wagon
from render.art.slots import slot
from render.art.symbols import loco, robot, symbol, tick

__all__ = [
    "Wagon",
    "badge",
    "card",
    "card_back",
    "city_dot",
    "closed",
    "label",
    "loco",
    "paste_wagon",
    "robot",
    "slot",
    "station",
    "symbol",
    "tick",
    "wagon",
]
