"""The score panel of a route board: players, market, piles, key and the last move in words."""

import functools
from collections.abc import Mapping, Sequence
from typing import Final

from PIL import Image, ImageDraw

from render import art
from render.art.slots import Look
from render.canvas import rounded
from render.fonts import ELLIPSIS, cut, readable, wrap
from render.marks import fitting, length, write
from render.palette import (
    BLACK,
    BROWN,
    CITY_RED,
    CREAM,
    GOLD_DARK,
    INK,
    MAROON,
    PAPER_DARK,
    PAPER_PANEL,
    SEATS,
    TITLE,
    mix,
)
from render.position import Player, Position
from render.route_board import RouteBoard

ROW: Final = (240, 88)
ROW_STEP: Final = 95
CARD: Final = (72, 96)
FAINT: Final = (190, 170, 136)


def draw_panel(
    image: Image.Image, board: RouteBoard, position: Position, words: Mapping[str, str]
) -> None:
    """Write a position into the empty panel of a printed board."""
    say = Say(board.game, words)
    x0, y0, x1, y1 = (round(v) for v in board.layout.panel)
    _ribbon(image, position, say, (x0, y0, x1))
    _piles(image, position, say, (x0, x1))
    top = 163
    for player in position.players:
        image.paste(row(player, position.most_stations, say.seat(player)), (x0 + 8, top))
        top += ROW_STEP
    top = _market(image, position, say, (x0, top, x1))
    foot = y1 - 8
    is_roomy = y1 - top > 262
    if len(position.players) < 5 and is_roomy:
        _points(image, board, say, (x0 + 12, top + 4, x1 - 12))
        top += 92
    key = legend(say.legend(board.legend)) if is_roomy else short_legend(*say.short(board))
    image.paste(key, (x0 + 8, foot - key.height))
    foot -= key.height + 4
    if position.heading:
        _heading(image, position.heading, (x0 + 8, max(top, foot - 100), x1 - 8, foot))


class Say:
    """What the panel writes, in the reader's language."""

    def __init__(self, game: str, words: Mapping[str, str]) -> None:
        self._game, self._words = game, words

    def __call__(self, word: str) -> str:
        """The text of one word."""
        return self._words.get(f"{self._game}-picture-{word}", "")

    def seat(self, player: Player) -> str:
        """A player's name as the fonts can write it, else the number of the seat."""
        return readable("bold", player.name, f"{self('seat')} {player.seat + 1}".strip())

    def legend(self, items: Sequence[str]) -> tuple[tuple[str, str], ...]:
        """Each item of the key with its sentence."""
        return tuple((item, self(f"legend-{item}")) for item in items)

    def short(self, board: RouteBoard) -> tuple[tuple[tuple[str, str], ...], tuple[str, str]]:
        """The key in single words, and the first of its sentences."""
        first = board.legend[0]
        words = tuple((item, self(f"short-{item}")) for item in board.short)
        return words, (first, self(f"legend-{first}"))


def _ribbon(image: Image.Image, position: Position, say: Say, at: tuple[int, int, int]) -> None:
    """Over the lower line of the title: the last round, the end."""
    word = "over" if position.is_over else "last-round" if position.is_last_round else ""
    if not word or not say(word):
        return
    x0, y0, x1 = at
    draw = ImageDraw.Draw(image)
    box = (x0 + 14, y0 + 64, x1 - 14, y0 + 104)
    draw.rounded_rectangle(box, 4, fill=(255, 214, 92), outline=INK, width=2)
    size = fitting(say(word), "bold", 36, x1 - x0 - 44, 18)
    write(image, ((x0 + x1) / 2, y0 + 84), say(word), "bold", size, MAROON, "mm")


def _piles(image: Image.Image, position: Position, say: Say, at: tuple[int, int]) -> None:
    """How many cards are discarded and how many tickets are left, each by name."""
    room = (at[1] - at[0] - 34) / 2
    for text, count, side in (("discard", position.discard, 0), ("tickets", position.tickets, 1)):
        number, label = str(count), say(text)
        digits = length(number, "bold", 25) + 7
        size = fitting(label, "medium", 22, room - digits, 14)
        x = at[0] + 13 if side == 0 else at[1] - 13 - length(label, "medium", size) - digits
        long = write(image, (x, 146), label, "medium", size, BROWN)
        write(image, (x + long + 7, 146), number, "bold", 25, INK)


@functools.lru_cache(64)
def row(player: Player, most_stations: int, name: str) -> Image.Image:
    """A player's row: name, points, and by small pictures wagons, cards, tickets, stations."""
    image = Image.new("RGB", ROW, PAPER_PANEL)
    draw, color = ImageDraw.Draw(image), SEATS[player.seat]
    wide, high = ROW
    active = player.is_to_move
    draw.rounded_rectangle(
        (0, 0, wide - 1, high - 1),
        7,
        fill=(255, 247, 214) if active else PAPER_DARK,
        outline=GOLD_DARK if active else FAINT,
        width=4 if active else 1,
    )
    rounded(draw, (0, 0, 13, high - 1), 4, color)
    if active:
        draw.polygon([(13, 10), (13, 34), (26, 22)], fill=(186, 96, 10))
    left = 30 if active else 21
    points = str(player.points)
    digits = fitting(points, "title", 41, 74, 24)
    room = wide - 16 - left - length(points, "title", digits) - (28 if player.is_ai else 0)
    size = fitting(name, "bold", 30, room, 24)
    written = cut("bold", name, size, room)
    long = write(image, (left, 22), written, "bold", size, INK)
    if player.is_ai:
        art.robot(draw, left + long + 15, 23, 10, BROWN, PAPER_DARK)
    write(image, (wide - 9, 25), points, "title", digits, mix(color, BLACK, 0.3), "rm")
    _counts(image, draw, player)
    for number in range(most_stations):
        _house(draw, 199 + number * 12.5, player.seat if number < player.stations else None)
    return image


def _counts(image: Image.Image, draw: ImageDraw.ImageDraw, player: Player) -> None:
    art.paste_wagon(image, art.wagon(player.seat, 32, 16, 0), 34, 66)
    write(image, (56, 66), str(player.wagons), "bold", 26, INK)
    draw.rounded_rectangle((94, 55, 109, 77), 3, fill=MAROON, outline=INK, width=1)
    write(image, (114, 66), str(player.cards), "bold", 26, INK)
    draw.rounded_rectangle((145, 58, 166, 75), 3, fill=(250, 244, 226), outline=INK, width=1)
    draw.line([(149, 67), (161, 65)], fill=CITY_RED, width=2)
    write(image, (170, 66), str(player.tickets), "bold", 26, INK)


def _house(draw: ImageDraw.ImageDraw, x: float, seat: int | None) -> None:
    """A station still to be built, or the place of one that stands on the board."""
    shape = [(x, 76), (x, 66), (x + 4.5, 57), (x + 9, 66), (x + 9, 76)]
    if seat is None:
        draw.polygon(shape, fill=(226, 213, 188), outline=(176, 156, 126))
    else:
        draw.polygon(shape, fill=SEATS[seat], outline=INK)


def _market(image: Image.Image, position: Position, say: Say, at: tuple[int, int, int]) -> int:
    """Five cards and the deck with its count, three in a row; returns where they end."""
    x0, top, x1 = at
    write(image, ((x0 + x1) / 2, top + 12), say("market"), "bold", 22, BROWN, "mm")
    top += 25
    places = [(x0 + 12 + i % 3 * 80, top + i // 3 * (CARD[1] + 6)) for i in range(6)]
    for place, color in zip(places, position.market, strict=False):
        if color is None:
            box = (*place, place[0] + CARD[0], place[1] + CARD[1])
            ImageDraw.Draw(image).rounded_rectangle(box, 6, outline=FAINT, width=2)
        else:
            sprite = art.card(color, *CARD)
            image.paste(sprite, place, sprite)
    _deck(image, position.deck, places[-1])
    return top + 2 * CARD[1] + 12


def _deck(image: Image.Image, count: int, at: tuple[int, int]) -> None:
    x, y = at
    draw = ImageDraw.Draw(image)
    if count:
        for shift in (4, 2, 0) if count > 2 else (0,):
            sprite = art.card_back(*CARD)
            image.paste(sprite, (x + shift, y - shift), sprite)
    else:
        draw.rounded_rectangle((x, y, x + CARD[0], y + CARD[1]), 6, outline=FAINT, width=2)
    plate = (x + 12, y + 54, x + 60, y + 90)
    draw.rounded_rectangle(plate, 6, fill=CREAM, outline=INK, width=1)
    write(image, (x + 36, y + 72), str(count), "bold", 36 if count < 100 else 30, INK, "mm")


def _points(image: Image.Image, board: RouteBoard, say: Say, at: tuple[int, int, int]) -> None:
    """The table of points by length."""
    x0, y, x1 = at
    draw = ImageDraw.Draw(image)
    size = fitting(say("points"), "bold", 20, x1 - x0)
    write(image, ((x0 + x1) / 2, y + 10), say("points"), "bold", size, BROWN, "mm")
    wide = (x1 - x0) / len(board.points)
    for number, (slots, points) in enumerate(board.points.items()):
        x = x0 + wide * (number + 0.5)
        rounded(draw, (x - wide / 2 + 1, y + 24, x + wide / 2 - 1, y + 50), 3, MAROON)
        write(image, (x, y + 37), str(slots), "bold", 22, TITLE, "mm")
        write(image, (x, y + 65), str(points), "bold", 24, INK, "mm")


def _heading(image: Image.Image, text: str, box: tuple[int, int, int, int]) -> None:
    """What happened, in up to three lines."""
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle(box, 6, fill=(255, 238, 160), outline=GOLD_DARK, width=2)
    x0, y0, x1, y1 = box
    clean = readable("bold", text, "")
    for size, step in ((25, 27), (23, 24)):
        lines = min(3, (y1 - y0 - 6) // step)
        rows = wrap("bold", clean, size, x1 - x0 - 18, lines)
        if not rows or not rows[-1].endswith(ELLIPSIS):
            break
    top = (y0 + y1) / 2 - (len(rows) - 1) * step / 2
    for number, line in enumerate(rows):
        write(image, (x0 + 9, top + number * step), line, "bold", size, INK)


@functools.lru_cache(8)
def legend(items: tuple[tuple[str, str], ...]) -> Image.Image:
    """The key with the real sprites, a line each."""
    image = Image.new("RGB", (240, 4 + 34 * len(items)), PAPER_PANEL)
    for number, (item, text) in enumerate(items):
        y = 20 + number * 34
        _sample(image, item, 23, y)
        write(image, (48, y), text, "medium", fitting(text, "medium", 22, 190), BROWN)
    return image


PLACES: Final = ((21, 44), (111, 44), (182, 44))
"""Where the samples of the short key stand, and the room for their words."""


@functools.lru_cache(8)
def short_legend(words: tuple[tuple[str, str], ...], last: tuple[str, str]) -> Image.Image:
    """The key in two lines, where there is no room for more: single words, then one sentence."""
    top = 27 if words else 0
    image = Image.new("RGB", (240, top + 27), PAPER_PANEL)
    placed = [(*one, x, 14, room) for one, (x, room) in zip(words, PLACES, strict=False)]
    for item, text, x, y, room in [*placed, (*last, 21, top + 14, 192)]:
        _sample(image, item, x, y)
        left = x + (14 if item == "station" else 22)
        write(image, (left, y), text, "medium", fitting(text, "medium", 20, room), BROWN)
    return image


SAMPLES: Final = {
    "gray": Look(30, 15, "gray", "plain", False),
    "tunnel": Look(30, 15, "green", "tunnel", False),
    "ferry": Look(30, 15, "gray", "ferry", True),
    "closed": Look(30, 15, "red", "plain", False),
    "color": Look(30, 15, "blue", "plain", False),
    "double": Look(30, 13, "yellow", "plain", False),
}


def _sample(image: Image.Image, item: str, x: int, y: int) -> None:
    if item == "station":
        sprite = art.station(0).resize((34, 34), Image.Resampling.LANCZOS)
        image.paste(sprite, (x - 17, y - 21), sprite)
        return
    sprite = art.slot(SAMPLES[item], 0.0).reduce(4)
    for off in (-7, 7) if item == "double" else (0,):
        image.paste(sprite, (x - sprite.width // 2, y + off - sprite.height // 2), sprite)
    if item == "closed":
        cross = art.closed(30, 15, 0)
        image.paste(cross, (x - cross.width // 2, y - cross.height // 2), cross)
