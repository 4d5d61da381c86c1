"""The private picture: the own area large, what is being asked above it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from PIL import Image, ImageDraw

from engine.games.railroad_tiles import laying, pawns, rules, scoring
from engine.games.railroad_tiles.board import SPAN, START, Board
from engine.games.railroad_tiles.numbering import spots
from engine.games.railroad_tiles.pawns import SEATS_WITH_SWAPS
from engine.games.railroad_tiles.state import NONE, Area, State
from engine.games.railroad_tiles.view import PrivateView
from render import marks
from render.art import tiles as art
from render.layers import frame
from render.painter import Job
from render.palette import BROWN, CREAM, GOLD, INK, MAROON
from render.tiles_area import (
    CLOSES,
    LETTERS,
    OPENS,
    ROUND,
    Box,
    Ground,
    Mark,
    draw_area,
    ghost,
    look_of,
    looks,
    table,
)
from render.tiles_board import span
from render.tiles_row import GAME, Say, draw_columns, draw_offer, paper, plate, say_from

WIDTH, HEIGHT = 1100, 1000
EDGE: Final = 16
STRIP: Final = 172
"""The height of what is held."""
CHOICE: Final = 300
"""The height of the columns to choose from."""
VIEW: Final = 210
"""Of a facing: its place with what lies around it."""
MOST: Final = 132
"""Pixels of a tile at the most."""
RIM: Final = 8
HAND_WORDS: Final = (
    *[f"{GAME}-picture-{word}" for word in ("prestige", "total", "closes", "opens")],
    *[f"{GAME}-side-{side}" for side in "nesw"],
)


@dataclass(frozen=True, slots=True)
class Asked:
    """What is being chosen: a tile in hand, a place for it."""

    tile: int | None = None
    cell: int | None = None


def draw_hand(job: Job, board: Board, state: State, is_asked: bool) -> Image.Image:
    """The area of the seat of a view, which `state` was imagined from; numbers only where it is
    asked something."""
    view: PrivateView = job.view
    area = state.areas[view.seat]
    chosen = _chosen(job, state, view.seat) if is_asked else Asked()
    whole = paper((WIDTH, HEIGHT))
    top = _head(whole, job, board, state, chosen, is_asked)
    found = _marks(job, board, state, chosen) if is_asked else {}
    if chosen.cell is not None:
        found = {chosen.cell: Mark("?")}
    bottom = top + _height((*area.laid, *found), HEIGHT - EDGE - top) if area.laid else top - 8
    image = whole.crop((0, 0, WIDTH, bottom + EDGE))
    if area.laid:
        box = (EDGE, top, WIDTH - EDGE, bottom)
        table(image, box)
        ground = Ground(
            view.seat,
            looks(board, view.public.areas[view.seat]),
            frozenset(area.pawns),
            marks=found,
            rectangle=scoring.largest_rectangle(area.laid),
            sides=_sides(job.words),
        )
        inner = (box[0] + RIM, box[1] + RIM, box[2] - RIM, box[3] - RIM)
        draw_area(image, inner, ground, MOST)
    frame(image)
    return image


def _height(cells: Sequence[int], most: int) -> int:
    """What an area needs when its tiles are as large as the width allows."""
    columns, rows = span(cells)
    across = WIDTH - 2 * EDGE - 2 * RIM - LETTERS
    side = min(MOST, across / (columns + ROUND))
    return min(most, round((rows + ROUND) * side) + LETTERS + 2 * RIM)


def _sides(words: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(words.get(f"{GAME}-side-{side}", side.upper()) for side in "nesw")


def _chosen(job: Job, state: State, seat: int) -> Asked:
    """What has been answered; the only tile that can be laid is chosen by itself."""
    match job.chosen:
        case ("lay", tile, cell, *_):
            return Asked(tile, cell)
        case ("lay" | "start", tile, *_):
            return Asked(tile)
        case () if state.areas[seat].hand:
            tiles = laying.tiles(state, seat)
            return Asked(tiles[0]) if len(tiles) == 1 else Asked()
        case _:
            return Asked()


def _head(
    image: Image.Image, job: Job, board: Board, state: State, chosen: Asked, is_asked: bool
) -> int:
    """What is above the area; returns where that begins."""
    seen, seat = job.view.public, job.view.seat
    area = state.areas[seat]
    if is_asked and chosen.cell is not None and chosen.tile is not None:
        facings = laying.facings(state, seat, chosen.tile, chosen.cell)
        return _facings(image, board, area, chosen.tile, chosen.cell, facings, job)
    if is_asked and job.chosen[:1] == ("start",) and chosen.tile is not None:
        facings = tuple(rules.start_facings(state, seat, chosen.tile))
        return _facings(image, board, area, chosen.tile, START, facings, job)
    is_choosing = area.column == NONE and seen.phase != "over"
    if is_choosing and seat in seen.to_move:
        box = (EDGE, EDGE, WIDTH - EDGE, EDGE + CHOICE)
        draw_columns(image, box, board, seen, job.names, job.words)
        top = EDGE + CHOICE + 8
        return top if seen.phase == "start_tiles" else _strip(image, top, job, board, area, chosen)
    return _strip(image, EDGE, job, board, area, chosen)


def _strip(image: Image.Image, top: int, job: Job, board: Board, area: Area, chosen: Asked) -> int:
    """The tiles in hand with their letters, the open tokens, the count so far."""
    is_tall = bool(area.hand)
    high = STRIP if is_tall else 84
    left = EDGE
    if is_tall:
        wide = 30 + len(area.hand) * 150
        draw_offer(image, (EDGE, top, EDGE + wide, top + high), board, area.hand, 112)
        left = EDGE + wide + 8
    _figures(image, (left, top, WIDTH - EDGE, top + high), job, board, area, chosen)
    return top + high + 8


def _key(image: Image.Image, at: tuple[float, float], say: Say) -> None:
    """What the two figures of a place mean, from its left end."""
    x, y = at
    for word, sign, fill in (("closes", "−1", CLOSES), ("opens", "+1", OPENS)):
        x += marks.write(image, (x, y), sign, "bold", 32, fill) + 8
        x += marks.write(image, (x, y), say(word), "medium", 28, BROWN) + 22


def _figures(
    image: Image.Image, box: Box, job: Job, board: Board, area: Area, chosen: Asked
) -> None:
    """Tokens, stars, openings and the count in one line where it is low; else in two, or in three
    with the key to the places."""
    plate(image, box)
    x0, y0, _, y1 = box
    say, is_tall, has_key = say_from(job.words), y1 - y0 > 100, chosen.tile is not None
    y = y0 + ((38 if has_key else 44) if is_tall else (y1 - y0) // 2)
    x: float = x0 + 16
    for pawn in area.tokens:
        sprite = art.token(pawn, 56)
        image.paste(sprite, (round(x), y - 28), sprite)
        x += 62
    parts = [
        (art.star(40), str(area.stars)),
        (art.opening(46), str(scoring.openings(area))),
    ]
    for sprite, count in parts:
        image.paste(sprite, (round(x), y - sprite.height // 2), sprite)
        x += marks.write(image, (x + sprite.width + 6, y), count, "bold", 36, BROWN)
        x += sprite.width + 24
    total = str(scoring.total(board, area)).replace("-", "−")
    if has_key:
        _key(image, (x0 + 16, y0 + 145), say)
    if is_tall:
        y = y0 + (94 if has_key else 124)
        x = x0 + 16
    for label, figure in ((say("prestige"), str(area.prestige)), (say("total"), total)):
        x += marks.write(image, (x, y), label, "medium", 30, BROWN) + 8
        x += marks.write(image, (x, y), figure, "title", 36, MAROON) + 26


def _marks(job: Job, board: Board, state: State, chosen: Asked) -> dict[int, Mark]:
    """The places of the tile that is chosen; else the spots that a pawn may take."""
    seat = job.view.seat
    area = state.areas[seat]
    if area.column == NONE or area.is_done:
        return {}
    if area.hand:
        if chosen.tile is None:
            return {}
        found = {}
        cells = laying.cells(state, seat, chosen.tile)
        count = scoring.ends(board.sides[chosen.tile][0])
        for number, cell in enumerate(cells, 1):
            closed = scoring.ends(area.edge[cell])
            found[cell] = Mark(str(number), closed, count - closed)
        return found
    return _spots(job.chosen, board, state, seat)


def _spots(chosen: tuple[Any, ...], board: Board, state: State, seat: int) -> dict[int, Mark]:
    """All spots that may be asked for now, with what a pawn would win."""
    area = state.areas[seat]
    wanted: Sequence[int] = pawns.tokens(state, seat)
    match chosen:
        case ("pawn", token, *_):
            wanted = [token]
        case ("swap", _, pawn, *_):
            wanted = [pawn]
        case ("swap", token):
            wanted = pawns.other_pawns(state, seat, token)
        case _ if len(state.areas) == SEATS_WITH_SWAPS and area.stars and area.tokens:
            wanted = range(3)
    found = {}
    for number, cell in enumerate(spots(board, area), 1):
        pawn = board.spots[area.laid[cell][0]]
        if pawn in wanted:
            points = pawns.worth(board, area, cell, pawn)
            found[cell] = Mark(str(number), note=f"+{points}")
    return found


def _facings(
    image: Image.Image,
    board: Board,
    area: Area,
    tile: int,
    cell: int,
    facings: Sequence[int],
    job: Job,
) -> int:
    """Each way in which the tile may lie, drawn among what lies around its place."""
    most = (WIDTH - 2 * EDGE + 8) // (VIEW + 8)
    rows = -(-len(facings) // most)
    for number, facing in enumerate(facings):
        row, place = divmod(number, most)
        count = min(most, len(facings) - row * most)
        left = round((WIDTH - count * (VIEW + 8) + 8) / 2) + place * (VIEW + 8)
        top = EDGE + row * (VIEW + 8)
        box = (left, top, left + VIEW, top + VIEW)
        _facing(image, box, board, area, (tile, cell, facing), job.view.seat)
        at = (left + 26, top + 26)
        ImageDraw.Draw(image).ellipse(
            (at[0] - 22, at[1] - 22, at[0] + 22, at[1] + 22), fill=CREAM, outline=INK, width=2
        )
        marks.write(image, at, str(number + 1), "bold", 32, INK, "mm")
    return EDGE + rows * (VIEW + 8)


def _facing(
    image: Image.Image,
    box: Box,
    board: Board,
    area: Area,
    lay: tuple[int, int, int],
    seat: int,
) -> None:
    """A window of a bit more than one tile around a place."""
    tile, cell, facing = lay
    side = round((box[2] - box[0]) / 1.9)
    view = Image.new("RGB", (box[2] - box[0], box[3] - box[1]))
    table(view, (-20, -20, view.width + 20, view.height + 20))
    left = (view.width - side) // 2
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            other = cell + dx + dy * SPAN
            if other in area.laid:
                owner = seat if other in area.pawns else None
                sprite = art.tile(look_of(board, *area.laid[other]), side, owner)
                view.paste(sprite, (left + dx * side, left + dy * side))
    ghost(view, (left, left), side, look_of(board, tile, facing))
    draw = ImageDraw.Draw(view)
    draw.rectangle((0, 0, view.width - 1, view.height - 1), outline=GOLD, width=4)
    image.paste(view, box[:2])
