"""Cards of a hand in a row, small: each colour once, with its number."""

from collections.abc import Iterable, Sequence
from typing import Final

from PIL import Image

from engine.parts.route_board import CARDS
from render import marks
from render.art import card
from render.canvas import Box
from render.palette import CITY_RED

SIZE: Final = (68, 96)
STEP: Final = 115
"""Nine colours fill the width of a sheet."""
LAYERS: Final = 3
FIGURE: Final = 22


def places(count: int, left: float, middle: float) -> list[Box]:
    """Where so many colours lie, with their numbers, around the height `middle`."""
    top = middle - SIZE[1] / 2
    return [
        (x, top - 6, x + SIZE[0] + FIGURE, top + SIZE[1] + 8)
        for x in (left + place * STEP for place in range(count))
    ]


def draw_row(
    image: Image.Image, hand: Sequence[int], cards: Iterable[int], left: float, middle: float
) -> None:
    """The cards of some colours that the hand holds."""
    held = [number for number in cards if hand[number]]
    for number, box in zip(held, places(len(held), left, middle), strict=True):
        face = card(CARDS[number], *SIZE)
        for layer in reversed(range(min(LAYERS, hand[number]))):
            marks.paste(image, face, box[0] + layer * 4, box[1] + 6 - layer * 3)
        x, y = box[0] + SIZE[0] - 2, box[3] - FIGURE
        marks.badge(image, x, y, str(hand[number]), FIGURE, CITY_RED, (250, 236, 200))
