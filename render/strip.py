"""The strip over a region: who plays, points, wagons, whose turn, what is left in the deck."""

from collections.abc import Mapping
from typing import Final

from PIL import Image, ImageDraw

from render import art
from render.canvas import rounded
from render.fonts import cut, fit, font, readable
from render.layout import MapRegion
from render.palette import BLACK, GOLD, GOLD_DARK, INK, PAPER_DARK, SEATS, TITLE, WOOD, mix
from render.position import Player, Position
from render.route_board import RouteBoard

STRIP_HEIGHT: Final = 112
EDGE: Final = 12
DECK: Final = 84


def draw_strip(
    image: Image.Image,
    board: RouteBoard,
    position: Position,
    words: Mapping[str, str],
    region: MapRegion,
) -> None:
    """Fill the top of a picture."""
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, image.width, STRIP_HEIGHT), fill=WOOD)
    seat_word = words.get(f"{board.game}-picture-seat", "")
    wide = (image.width - 2 * EDGE - DECK) // max(1, len(position.players))
    for number, player in enumerate(position.players):
        name = readable("bold", player.name, f"{seat_word} {player.seat + 1}".strip())
        cell = (EDGE + number * wide, EDGE, EDGE + (number + 1) * wide - 6, STRIP_HEIGHT - 6)
        _cell(image, player, name, cell)
    _deck(image, position.deck, (image.width - EDGE - DECK + 4, EDGE))
    title = words.get(f"{board.game}-region-{region.id}", "")
    if not position.players and title:
        draw.text((EDGE + 8, 48), title, font=font("title", 40), fill=TITLE, anchor="lm")


def _cell(image: Image.Image, player: Player, name: str, box: tuple[int, int, int, int]) -> None:
    x0, y0, x1, y1 = box
    draw, color, active = ImageDraw.Draw(image), SEATS[player.seat], player.is_to_move
    draw.rounded_rectangle(
        box,
        7,
        fill=(255, 247, 214) if active else PAPER_DARK,
        outline=GOLD_DARK if active else GOLD,
        width=5 if active else 1,
    )
    rounded(draw, (x0, y0, x0 + 12, y1), 4, color)
    points = str(player.points)
    digits = fit("title", points, 46, 80, 24)
    room = x1 - x0 - 34 - digits.getlength(points)
    draw.text(
        (x0 + 22, y0 + 21),
        cut("bold", name, 32, room),
        font=font("bold", 32),
        fill=INK,
        anchor="lm",
    )
    draw.text((x1 - 10, y0 + 26), points, font=digits, fill=mix(color, BLACK, 0.3), anchor="rm")
    art.paste_wagon(image, art.wagon(player.seat, 26, 13, 0, 2), x0 + 48, y0 + 70)
    draw.text((x0 + 80, y0 + 70), str(player.wagons), font=font("bold", 32), fill=INK, anchor="lm")


def _deck(image: Image.Image, count: int, at: tuple[int, int]) -> None:
    back = art.card_back(54, 72)
    image.paste(back, (at[0], at[1] + 9), back)
    draw = ImageDraw.Draw(image)
    plate = (at[0] + 20, at[1] + 44, at[0] + 76, at[1] + 84)
    draw.rounded_rectangle(plate, 6, fill=PAPER_DARK, outline=INK, width=1)
    letters = fit("bold", str(count), 34, 48)
    place = ((plate[0] + plate[2]) / 2, (plate[1] + plate[3]) / 2)
    draw.text(place, str(count), font=letters, fill=INK, anchor="mm")
