"""A seat's own picture: market and decks, its cards by colour, its tickets with their mini-maps."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image

from engine.parts.planner.needs import nearest_first
from engine.parts.route_board import CARDS, LOCOMOTIVE
from render import marks
from render.art import card, card_back
from render.canvas import Box
from render.icons import sign
from render.kit import NAME_WORDS, Kit, card_word, seat_name, ticket_tile
from render.painter import Job
from render.palette import CITY_RED, GOLD, MAROON
from render.seen import Seen
from render.ticket_tile import TILE_WORDS, draw_tile

HAND_WORDS: Final = (
    *NAME_WORDS,
    *TILE_WORDS,
    *(
        f"rails-sheet-{word}"
        for word in ("market", "deck", "tickets-left", "pts", "no-cards", "no-tickets")
    ),
)
WIDTH: Final = 1100
"""Twice the width at which Discord shows it."""
EDGE: Final = 26
STRIP: Final = 152
"""Height of the market's strip."""
MARKET_CARD: Final = (86, 112)
HAND_CARD: Final = (102, 144)
HAND_TOP: Final = 216
TICKETS_TOP: Final = 396
GAP: Final = 10
FAN: Final = 26
"""Pixels by which cards of a colour lie apart where there is room."""
LEAST_FAN: Final = 10
LAYERS: Final = 6
"""More cards than this of one colour are told by their number alone."""
BESIDE: Final = 12
"""Pixels by which the number of a pile stands out of its card."""
FIGURE: Final = 24
"""Radius of the number of a pile."""
HEAP: Final = 3
"""Layers and pixels of a pile where there is no room for a fan."""


class Pile(NamedTuple):
    """The cards of one colour in the hand."""

    card: int
    held: int
    left: int
    layers: int
    step: int
    """Pixels between two of its layers."""

    lift: int
    """Pixels by which each lower layer stands out above."""

    @property
    def box(self) -> Box:
        """With its number."""
        right = self.left + HAND_CARD[0] + (self.layers - 1) * self.step
        top = HAND_TOP - (self.layers - 1) * self.lift
        return self.left, top, max(right, self.figure[0] + FIGURE), self.figure[1] + FIGURE

    @property
    def figure(self) -> tuple[int, int]:
        """The middle of its number, on the corner of the card in front: in a heap the leftmost."""
        front = 0 if self.lift else (self.layers - 1) * self.step
        return self.left + front + HAND_CARD[0] - BESIDE, HAND_TOP + HAND_CARD[1] - BESIDE


def piles(hand: Sequence[int]) -> list[Pile]:
    """The hand laid out within the width of the picture, colours in the order of the board: fans
    where there is room, else heaps."""
    held = [(number, count) for number, count in enumerate(hand) if count]
    spare = WIDTH - 2 * EDGE - len(held) * (HAND_CARD[0] + BESIDE)
    fanned = sum(min(count, LAYERS) - 1 for _, count in held)
    fan = min(FAN, (spare - len(held) * GAP) // fanned) if fanned else FAN
    is_fan = fan >= LEAST_FAN
    used = fanned * fan if is_fan else 0
    gap = min(GAP, (spare - used) // max(1, len(held) - 1))
    found, left = [], EDGE
    for number, count in held:
        if is_fan:
            pile = Pile(number, count, left, min(count, LAYERS), fan, 0)
        else:
            pile = Pile(number, count, left, min(count, HEAP), HEAP, HEAP)
        found.append(pile)
        left = round(pile.box[2]) + gap
    return found


def tiles(count: int) -> list[Box]:
    """Where the tickets lie: one row while there are four, then more and smaller ones."""
    if not count:
        return []
    columns, height = _shape(count)
    across = WIDTH - 2 * EDGE
    width = min(520, (across - (columns - 1) * GAP) // columns)
    boxes: list[Box] = []
    for place in range(count):
        row, column = divmod(place, columns)
        left, top = EDGE + column * (width + GAP), TICKETS_TOP + row * (height + GAP)
        boxes.append((left, top, left + width, top + height))
    return boxes


def _shape(count: int) -> tuple[int, int]:
    """Columns, and the height of a row."""
    if count <= 4:
        return max(2, count), 282
    if count <= 8:
        return (3 if count <= 6 else 4), 138
    if count <= 12:
        return 4, 124
    return 4, 112


def height(count: int) -> int:
    """Of a picture with so many tickets."""
    return round(max((box[3] for box in tiles(count)), default=TICKETS_TOP + 70)) + 24


def draw(job: Job, kit: Kit, seen: Seen) -> Image.Image:
    """The private picture of a seat."""
    found = nearest_first(seen.tickets)
    image = marks.cloth(WIDTH, height(len(found)), STRIP).copy()
    _market(image, seen, job)
    _header(image, seen, job)
    _cards(image, seen.hand, job)
    for need, box in zip(found, tiles(len(found)), strict=True):
        draw_tile(image, box, ticket_tile(kit, seen, need, job.words), kit.maps, job.words)
    if not found:
        middle = (WIDTH / 2, TICKETS_TOP + 34)
        word = job.words["rails-sheet-no-tickets"]
        marks.caption(image, middle, word, "medium", 32, WIDTH - 80, marks.IVORY, "mm")
    return image


def _market(image: Image.Image, seen: Seen, job: Job) -> None:
    width, tall = MARKET_CARD
    y = (STRIP - tall) / 2 + 2
    word = job.words["rails-sheet-market"]
    marks.caption(image, (32, STRIP / 2), word, "title", 38, 180, marks.IVORY)
    for slot, number in enumerate(seen.market):
        x = 232 + slot * (width + 16)
        if number == LOCOMOTIVE and seen.is_second:
            marks.paste(image, marks.dimmed("loco", width, tall), x, y)
        elif color := card_word(number):
            marks.paste(image, card(color, width, tall), x, y)
        else:
            marks.paste(image, marks.plate(width, tall, 8, (58, 32, 25), GOLD, 1), x, y)
    _stack(image, card_back(66, 86), 800, y, seen.deck, job.words["rails-sheet-deck"])
    back = marks.ticket_back(112, 78)
    word = job.words["rails-sheet-tickets-left"]
    _stack(image, back, 924, y, seen.tickets_left, word)


def _stack(
    image: Image.Image, back: Image.Image, x: float, y: float, count: int, word: str
) -> None:
    """A pile face down with the number of its cards, and what they are."""
    top = y + (86 - back.height) / 2 + 2
    for layer in (2, 1, 0) if count else ():
        marks.paste(image, back, x + layer * 4, top - layer * 3)
    middle = x + back.width / 2 + 4
    marks.badge(image, middle, top + back.height / 2, str(count), 27, MAROON)
    marks.caption(image, (middle, y + 100), word, "medium", 27, 124, marks.IVORY, "mm")


def _header(image: Image.Image, seen: Seen, job: Job) -> None:
    """Whose hand it is; from the right: its stations, wagons, cards, points."""
    y = 184
    x = float(WIDTH - 30)
    figures = (
        ("estacion", seen.stations),
        (f"seat_{seen.seat}", seen.wagons),
        ("carta_dorso", sum(seen.hand)),
    )
    for name, figure in figures:
        if figure is None:
            continue
        x -= marks.write(image, (x, y), str(figure), "bold", 36, marks.IVORY, "rm") + 48
        marks.paste(image, sign(name, 42), x, y - 22)
        x -= 30
    text = f"{seen.points} {job.words['rails-sheet-pts']}"
    x -= marks.caption(image, (x, y), text, "bold", 36, 160, (255, 226, 140), "rm") + 30
    marks.paste(image, sign(f"seat_{seen.seat}", 58), EDGE, y - 29)
    name, _ = seat_name(job, seen.seat, "title")
    marks.caption(image, (96, y), name, "title", 38, x - 96, marks.IVORY)


def _cards(image: Image.Image, hand: Sequence[int], job: Job) -> None:
    for pile in piles(hand):
        face = card(CARDS[pile.card], *HAND_CARD)
        for layer in range(pile.layers):
            place = layer if not pile.lift else pile.layers - 1 - layer
            rise = place * pile.lift
            marks.paste(image, face, pile.left + place * pile.step, HAND_TOP - rise)
        marks.badge(image, *pile.figure, str(pile.held), FIGURE, CITY_RED, (250, 236, 200))
    if not any(hand):
        middle = (WIDTH / 2, HAND_TOP + HAND_CARD[1] / 2)
        word = job.words["rails-sheet-no-cards"]
        marks.caption(image, middle, word, "medium", 32, WIDTH - 80, marks.IVORY, "mm")
