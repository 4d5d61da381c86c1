"""What a seat is being asked now: tickets on offer, a tunnel to be paid; else simply its hand."""

from typing import Final

from PIL import Image

from engine.games.europa.view import PrivateView
from engine.parts.route_board import CARDS, Board
from render import hand, marks, tunnel
from render.canvas import Box
from render.card_row import draw_row
from render.kit import Kit, kit_of, ticket_tile, tickets_seen
from render.painter import Job
from render.route_map import RouteMap
from render.ticket_tile import TILE_WORDS, draw_tile

QUESTION_WORDS: Final = (
    *TILE_WORDS,
    *tunnel.TUNNEL_WORDS,
    "europa-sheet-keep-one",
    "europa-sheet-keep-two",
)
LETTERS: Final = "ABCD"
HEAD: Final = 74
GAP: Final = 10
ROW: Final = 134
"""The height of the hand below the tickets."""


def draw(job: Job, board: Board, map_: RouteMap) -> Image.Image:
    """The picture of the present question of `job.view.seat`."""
    view: PrivateView = job.view
    if view.offer:
        return _offer(job, view, kit_of(board, map_))
    if view.public.tunnel and view.public.turn == view.seat:
        return tunnel.draw(job, kit_of(board, map_))
    return hand.draw(job, board, map_)


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


def _offer(job: Job, view: PrivateView, kit: Kit) -> Image.Image:
    boxes = places(len(view.offer))
    foot = round(boxes[-1][3])
    has_cards = any(view.hand)
    image = marks.cloth(hand.WIDTH, foot + (ROW if has_cards else 26), 0).copy()
    word = "keep-two" if view.public.phase == "first_tickets" else "keep-one"
    text = job.words[f"europa-sheet-{word}"]
    marks.caption(image, (hand.WIDTH / 2, 42), text, "title", 40, 1000, marks.IVORY, "mm")
    needs = tickets_seen(kit, view, view.offer)
    for need, box, letter in zip(needs, boxes, LETTERS, strict=False):
        tile = ticket_tile(kit, view, need, job.words, letter)
        draw_tile(image, box, tile, kit.maps, job.words)
    if has_cards:
        draw_row(image, view.hand, range(len(CARDS)), hand.EDGE + 8, foot + ROW / 2 - 6)
    return image
