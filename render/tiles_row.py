"""The row of columns between the areas, the tokens, the start tiles on offer."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PIL import Image, ImageDraw

from engine.games.railroad_tiles.board import COLUMNS, Board
from engine.games.railroad_tiles.numbering import LETTERS
from engine.games.railroad_tiles.rules import ACTIVE_TOKENS, ROUNDS, SEATS_WITH_ALL_COLUMNS
from engine.games.railroad_tiles.state import NONE
from engine.games.railroad_tiles.view import PublicView
from render import marks
from render.art import tiles as art
from render.fonts import ELLIPSIS, cut, readable, wrap
from render.palette import (
    BROWN,
    CREAM,
    GOLD,
    GOLD_DARK,
    INK,
    MAROON,
    PAPER_DARK,
    PAPER_PANEL,
    SUBTITLE,
    TITLE,
    WOOD,
)
from render.tiles_area import Box, look_of, seat_disc

GAME: Final = "railroad_tiles"
ROW_WORDS: Final = tuple(
    f"{GAME}-picture-{word}"
    for word in ("title", "subtitle", "round", "bag", "waiting", "active", "over", "seat")
)
GAP: Final = 8
HEAD: Final = 46
SMALL_LINE: Final = 25
"""From one line of the last news to the next, when it takes two."""
Say = Callable[[str], str]


def say_from(words: Mapping[str, str]) -> Say:
    """Words of the pictures by their last part."""
    return lambda word: words.get(f"{GAME}-picture-{word}", "")


def name_of(names: Sequence[str], seat: int, say: Say) -> str:
    """The name of a seat as the fonts can write it."""
    name = names[seat] if seat < len(names) else ""
    return readable("bold", name, f"{say('seat')} {seat + 1}".strip())


def plate(image: Image.Image, box: Box, is_lit: bool = False) -> None:
    """A paper plate with a wooden edge."""
    draw = ImageDraw.Draw(image)
    fill = (255, 247, 214) if is_lit else PAPER_PANEL
    draw.rounded_rectangle(box, 9, fill=fill, outline=GOLD_DARK if is_lit else WOOD, width=3)


def draw_title(
    image: Image.Image, box: Box, seen: PublicView, words: Mapping[str, str], heading: str
) -> None:
    """Title, round, bag, tokens, what happened last."""
    say, (x0, y0, x1, y1) = say_from(words), box
    plate(image, box)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((x0 + 7, y0 + 7, x1 - 7, y0 + 72), 5, fill=MAROON, outline=GOLD)
    middle = (x0 + x1) / 2
    below = say("over") if seen.phase == "over" else say("subtitle")
    title = say("title")
    size = marks.fitting(title, "title", 40, x1 - x0 - 140)
    marks.write(image, (x0 + 20, y0 + 40), title, "title", size, TITLE)
    marks.write(image, (x1 - 20, y0 + 40), below, "title", 32, SUBTITLE, "rm")
    top = y0 + 96
    parts = [(say("round"), f"{max(1, seen.round)}/{ROUNDS}"), (say("bag"), str(seen.bag))]
    for number, (label, count) in enumerate(parts):
        x = x0 + 16 + number * (x1 - x0 - 20) // 2
        long = marks.write(image, (x, top), label, "medium", 28, BROWN)
        marks.write(image, (x + long + 9, top), count, "bold", 34, INK)
    _tokens(image, (x0 + 14, top + 26, x1 - 14, top + 122), seen, say)
    if heading:
        _heading(image, heading, (x0 + 8, top + 128, x1 - 8, y1 - 8), middle)


def _tokens(image: Image.Image, box: Box, seen: PublicView, say: Say) -> None:
    """The one that waits, then the two active places."""
    x0, y0, x1, _ = box
    wide = (x1 - x0) / 3
    waiting = seen.shown[-1:] if 0 < seen.round < ROUNDS else ()
    places = [*waiting, *[None] * (1 - len(waiting)), *seen.active[::-1]]
    places += [None] * (1 + ACTIVE_TOKENS - len(places))
    draw = ImageDraw.Draw(image)
    half = x0 + wide
    marks.write(image, (x0 + wide / 2, y0 + 10), say("waiting"), "medium", 24, BROWN, "mm")
    marks.write(image, ((half + x1) / 2, y0 + 10), say("active"), "medium", 24, BROWN, "mm")
    for number, pawn in enumerate(places):
        x, y = x0 + wide * (number + 0.5), y0 + 60
        if pawn is None:
            draw.ellipse((x - 32, y - 32, x + 32, y + 32), outline=GOLD, width=3)
        else:
            sprite = art.token(pawn, 72, number == 0)
            image.paste(sprite, (round(x - 36), round(y - 36)), sprite)
    draw.line((half, y0 + 4, half, y0 + 94), fill=GOLD, width=2)


def _heading(image: Image.Image, text: str, box: Box, middle: float) -> None:
    """What happened, in a line, or in two smaller ones."""
    x0, y0, x1, y1 = box
    if y1 - y0 < 2 * SMALL_LINE:
        return
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle(box, 6, fill=(255, 238, 160), outline=GOLD_DARK, width=2)
    said, room = readable("bold", text, ""), x1 - x0 - 18
    size, lines = 26, wrap("bold", said, 26, room, 1)
    for smaller in (22, 19):
        if lines and lines[-1].endswith(ELLIPSIS):
            size, lines = smaller, wrap("bold", said, smaller, room, 2)
    top = (y0 + y1) / 2 - (len(lines) - 1) * SMALL_LINE / 2
    for number, line in enumerate(lines):
        marks.write(image, (middle, top + number * SMALL_LINE), line, "bold", size, INK, "mm")


def draw_columns(
    image: Image.Image,
    box: Box,
    board: Board,
    seen: PublicView,
    names: Sequence[str],
    words: Mapping[str, str],
) -> None:
    """All that can be chosen, and who has chosen what; before the first round the start tiles."""
    if seen.phase == "start_tiles":
        draw_offer(image, box, board, seen.offer)
        return
    first = 0 if len(seen.areas) >= SEATS_WITH_ALL_COLUMNS else 1
    used = range(first, len(COLUMNS))
    x0, y0, x1, y1 = box
    wide = (x1 - x0 - GAP * (len(used) - 1)) / len(used)
    heads = {area.column: seat for seat, area in enumerate(seen.areas) if area.column != NONE}
    for place, column in enumerate(used):
        left = round(x0 + place * (wide + GAP))
        own = (left, y0, round(left + wide), y1)
        plate(image, own, column not in heads and seen.phase == "round")
        _head(image, own, column, seen.stars[column])
        inner = (own[0] + 10, y0 + HEAD + 6, own[2] - 10, y1 - 10)
        if column in heads:
            _taken(image, inner, heads[column], name_of(names, heads[column], say_from(words)))
        else:
            _tiles(image, inner, board, seen.columns[column])


def _head(image: Image.Image, box: Box, column: int, stars: int) -> None:
    x0, y0, x1, _ = box
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((x0 + 6, y0 + 6, x1 - 6, y0 + HEAD), 5, fill=MAROON)
    marks.write(image, (x0 + 20, y0 + 27), str(column + 1), "title", 34, TITLE)
    shown = min(stars, 4)
    for number in range(shown):
        sprite = art.star(34)
        image.paste(sprite, (x1 - 46 - number * 34, y0 + 9), sprite)
    if stars > shown:
        at = (x1 - 18 - shown * 34, y0 + 27)
        marks.write(image, at, f"{stars}×", "bold", 30, TITLE, "rm")


def _taken(image: Image.Image, box: Box, seat: int, name: str) -> None:
    """Whose column it is."""
    x0, y0, x1, y1 = box
    middle = ((x0 + x1) / 2, (y0 + y1) / 2 - 18)
    seat_disc(image, seat, middle, 40)
    size = marks.fitting(name, "bold", 32, x1 - x0, 22)
    said = cut("bold", name, size, x1 - x0)
    marks.write(image, (middle[0], middle[1] + 66), said, "bold", size, INK, "mm")


def _tiles(image: Image.Image, box: Box, board: Board, tiles: Sequence[int]) -> None:
    """Two by two, as large as they go."""
    x0, y0, x1, y1 = box
    rows = max(1, -(-len(tiles) // 2))
    side = min((x1 - x0 - GAP) // 2, (y1 - y0 - GAP * (rows - 1)) // rows, 132)
    top = (y0 + y1 - rows * side - (rows - 1) * GAP) / 2
    for number, tile in enumerate(tiles):
        row, place = divmod(number, 2)
        count = min(2, len(tiles) - row * 2)
        left = (x0 + x1 - count * side - (count - 1) * GAP) / 2
        at = round(left + place * (side + GAP)), round(top + row * (side + GAP))
        image.paste(art.tile(look_of(board, tile, 0), side), at)


def draw_offer(
    image: Image.Image, box: Box, board: Board, tiles: Sequence[int], most: int = 190
) -> None:
    """Tiles with the letters of their buttons, in a row."""
    x0, y0, x1, y1 = box
    plate(image, box)
    count = max(1, len(tiles))
    side = min(most, y1 - y0 - 64, (x1 - x0 - 20) // count - 24)
    step = min((x1 - x0 - 20) / count, side * 1.5)
    left = (x0 + x1) / 2 - step * count / 2
    for number, tile in enumerate(tiles):
        x, y = round(left + step * (number + 0.5) - side / 2), y1 - 12 - side
        image.paste(art.tile(look_of(board, tile, 0), side), (x, y))
        at = (x + side / 2, y0 + 28)
        draw = ImageDraw.Draw(image)
        draw.ellipse((at[0] - 20, at[1] - 20, at[0] + 20, at[1] + 20), fill=MAROON, outline=GOLD)
        marks.write(image, at, LETTERS[number], "bold", 30, CREAM, "mm")


def paper(size: tuple[int, int]) -> Image.Image:
    """The ground of a whole picture."""
    return Image.new("RGB", size, PAPER_DARK)
