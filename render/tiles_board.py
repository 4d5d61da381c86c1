"""The public picture: the row of columns above, every area below."""

from collections.abc import Mapping, Sequence
from typing import Final

from PIL import Image

from engine.games.railroad_tiles import scoring
from engine.games.railroad_tiles.board import Board, place_of
from engine.games.railroad_tiles.imagine import built
from engine.games.railroad_tiles.laying import REFUSALS
from engine.games.railroad_tiles.state import NONE
from engine.games.railroad_tiles.view import PublicView
from render import marks
from render.art import tiles as art
from render.fonts import cut
from render.layers import frame
from render.painter import Job
from render.palette import BLACK, BROWN, GREEN, INK, MAROON, SEATS, mix
from render.tiles_area import ROUND, Box, Ground, draw_area, look_of, looks, seat_disc, table
from render.tiles_row import draw_columns, draw_title, name_of, paper, plate, say_from

WIDTH: Final = 1650
HEIGHT: Final = 1200
"""At the most: a table with few tiles is lower."""
EDGE: Final = 18
TOP: Final = 318
"""Where the areas begin."""
TITLE: Final = 350
"""The right edge of the title."""
HEAD: Final = 96
"""The height of a seat's plate."""
NARROW, LOW = 385, 270
"""The least width and height of a seat's plate with its area."""
MOST: Final = 150
"""Pixels of a tile at the most."""
GAP: Final = 10
RIM: Final = 10
"""Of the cloth around an area."""
News = Mapping[int, frozenset[int]]
"""Seat -> the cells that glow."""


def draw_board(job: Job, board: Board, seen: PublicView, news: News) -> Image.Image:
    """Everything that everybody sees."""
    boxes = places(seen)
    image = paper((WIDTH, boxes[-1][3] + EDGE))
    draw_title(image, (EDGE, EDGE, TITLE, TOP - 10), seen, job.words, job.heading)
    row = (TITLE + 10, EDGE, WIDTH - EDGE, TOP - 10)
    draw_columns(image, row, board, seen, job.names, job.words)
    for seat, box in zip(seen.order, boxes, strict=True):
        draw_seat(image, box, job, board, seen, seat, news.get(seat, frozenset()))
    frame(image)
    return image


def draw_part(job: Job, board: Board, seen: PublicView, seat: int, news: News) -> Image.Image:
    """One area as large as the picture."""
    image = paper((WIDTH, HEIGHT))
    box = (EDGE, EDGE, WIDTH - EDGE, HEIGHT - EDGE)
    draw_seat(image, box, job, board, seen, seat, news.get(seat, frozenset()))
    frame(image)
    return image


def draw_row(job: Job, board: Board, seen: PublicView) -> Image.Image:
    """The columns alone, larger."""
    image = paper((WIDTH, 470))
    draw_columns(image, (EDGE, EDGE, WIDTH - EDGE, 470 - EDGE), board, seen, job.names, job.words)
    frame(image)
    return image


def places(seen: PublicView) -> list[Box]:
    """A box for each seat in turn order: side by side, or two by two where tiles come out larger;
    each as wide as its area asks for, so that all tiles are of one size."""
    spans = [span([cell for cell, _, _ in seen.areas[seat].laid]) for seat in seen.order]
    ways = [[spans], [spans[:2], spans[2:]]] if len(spans) == 4 else [[spans]]
    side, rows = max(((_fitting(way), way) for way in ways), key=lambda one: one[0])
    boxes, top = list[Box](), TOP
    for row in rows:
        high = _height(row, side)
        free = WIDTH - 2 * EDGE + GAP - sum(_width(one, side) + GAP for one in row)
        left = float(EDGE)
        for one in row:
            wide = _width(one, side) + free / len(row)
            boxes.append((round(left), top, round(left + wide), top + high))
            left += wide + GAP
        top += high + GAP
    return boxes


Span = tuple[int, int]
"""Columns and rows of an area."""


def span(cells: Sequence[int]) -> Span:
    """How wide and how high some cells lie."""
    found = [place_of(cell) for cell in cells] or [(0, 0)]
    wide, high = ({place[axis] for place in found} for axis in (0, 1))
    return max(wide) - min(wide) + 1, max(high) - min(high) + 1


def _fitting(rows: Sequence[Sequence[Span]]) -> int:
    """The largest side of a tile with which such rows fill no more than the picture."""
    across, down = WIDTH - 2 * EDGE + GAP, HEIGHT - TOP - EDGE + GAP
    for side in range(MOST, 8, -1):
        is_wide = any(sum(_width(one, side) + GAP for one in row) > across for row in rows)
        if not is_wide and sum(_height(row, side) + GAP for row in rows) <= down:
            return side
    return 8


def _width(area: Span, side: int) -> int:
    return max(NARROW, round((area[0] + ROUND) * side) + 2 * RIM)


def _height(row: Sequence[Span], side: int) -> int:
    tall = max(rows for _, rows in row)
    return max(LOW, HEAD + round((tall + ROUND) * side) + 2 * RIM)


def _inner(box: Box) -> Box:
    return box[0] + RIM, box[1] + HEAD + 2, box[2] - RIM, box[3] - RIM


def draw_seat(
    image: Image.Image,
    box: Box,
    job: Job,
    board: Board,
    seen: PublicView,
    seat: int,
    new: frozenset[int],
) -> None:
    """A seat's plate, and its area on the cloth under it."""
    area = seen.areas[seat]
    table(image, (box[0], box[1] + HEAD - 12, box[2], box[3]))
    _plate(image, (box[0], box[1], box[2], box[1] + HEAD), job, board, seen, seat)
    whole = built(board, area)
    ground = Ground(
        seat,
        looks(board, area),
        frozenset(area.pawns),
        new,
        rectangle=scoring.largest_rectangle(whole.laid) if seen.phase == "over" else (),
    )
    draw_area(image, _inner(box), ground, MOST)


def _plate(
    image: Image.Image, box: Box, job: Job, board: Board, seen: PublicView, seat: int
) -> None:
    """Name and total; stars, openings, refused tiles; the tiles that it is laying."""
    x0, y0, x1, y1 = box
    area, whole = seen.areas[seat], built(board, seen.areas[seat])
    plate(image, box, seat in seen.to_move)
    seat_disc(image, seat, (x0 + 36, y0 + 32), 20)
    total = str(scoring.total(board, whole)).replace("-", "−")
    color = mix(SEATS[seat], BLACK, 0.3)
    long = marks.write(image, (x1 - 16, y0 + 29), total, "title", 42, color, "rm")
    right = x1 - 30 - long
    if area.is_done:
        tick = marks.tick(34, GREEN)
        image.paste(tick, (round(right - 38), y0 + 16), tick)
        right -= 46
    name, room = name_of(job.names, seat, say_from(job.words)), right - x0 - 70
    size = marks.fitting(name, "bold", 36, room, 26)
    said = cut("bold", name, size, room)
    marks.write(image, (x0 + 66, y0 + 33), said, "bold", size, INK)
    x, y = x0 + 18, y1 - 22
    refused = f"{len(area.refused)}/{REFUSALS}"
    parts = (
        (art.star(34), str(area.stars)),
        (art.opening(40), str(scoring.openings(whole))),
        (marks.cross(24, MAROON), refused),
    )
    for sprite, count in parts:
        image.paste(sprite, (x, y - sprite.height // 2), sprite)
        long = marks.write(image, (x + sprite.width + 6, y), count, "bold", 30, BROWN)
        x += round(sprite.width + long + 26)
    if area.column != NONE and not area.is_done:
        _hand(image, board, area.hand, x, x1 - 14, y)


def _hand(
    image: Image.Image, board: Board, hand: Sequence[int], left: float, right: float, y: int
) -> None:
    """The tiles still to be laid, small, from the right."""
    side = 38
    for number, tile in enumerate(reversed(hand)):
        x = round(right - (number + 1) * (side + 5))
        if x < left:
            break
        image.paste(art.tile(look_of(board, tile, 0), side), (x, y - side // 2))
