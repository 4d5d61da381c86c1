"""What a seat is being asked now: which tickets on offer it keeps; else simply its hand."""

from typing import Final

from PIL import Image

from engine.parts.route_board import CARDS
from render import hand, marks
from render.canvas import Box
from render.card_row import draw_row
from render.kit import Kit, ticket_tile
from render.painter import Job
from render.seen import Seen
from render.ticket_tile import TILE_WORDS, draw_tile

QUESTION_WORDS: Final = (
    *TILE_WORDS,
    "rails-sheet-keep-one",
    "rails-sheet-keep-two",
)
LETTERS: Final = "ABCD"
HEAD: Final = 74
GAP: Final = 10
ROW: Final = 134
"""The height of the hand below the tickets."""


def draw(job: Job, kit: Kit, seen: Seen) -> Image.Image:
    """The tickets on offer, else the hand."""
    return _offer(job, kit, seen) if seen.offer else hand.draw(job, kit, seen)


def places(count: int) -> list[Box]:
    """The tiles of an offer: two by two, or all in a row while they are three or fewer."""
    columns, height = (2, 228) if count > 3 else (count, 306)
    across = hand.WIDTH - 2 * hand.EDGE
    width = min(520, (across - (columns - 1) * GAP) // columns)
    start = (hand.WIDTH - columns * width - (columns - 1) * GAP) / 2
    boxes: list[Box] = []
    for place in range(count):
        row, column = divmod(place, columns)
        left, top = start + column * (width + GAP), HEAD + row * (height + GAP)
        boxes.append((left, top, left + width, top + height))
    return boxes


def _offer(job: Job, kit: Kit, seen: Seen) -> Image.Image:
    boxes = places(len(seen.offer))
    foot = round(boxes[-1][3])
    has_cards = any(seen.hand)
    image = marks.cloth(hand.WIDTH, foot + (ROW if has_cards else 26), 0).copy()
    word = "keep-two" if seen.is_first_offer else "keep-one"
    text = job.words[f"rails-sheet-{word}"]
    marks.caption(image, (hand.WIDTH / 2, 42), text, "title", 40, 1000, marks.IVORY, "mm")
    for need, box, letter in zip(seen.offer, boxes, LETTERS, strict=False):
        tile = ticket_tile(kit, seen, need, job.words, letter)
        draw_tile(image, box, tile, kit.maps, job.words)
    if has_cards:
        draw_row(image, seen.hand, range(len(CARDS)), hand.EDGE + 8, foot + ROW / 2 - 6)
    return image
