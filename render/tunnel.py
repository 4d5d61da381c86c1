"""A tunnel that asks for more: the cards laid, those turned up with the ones that count aglow, the
number still to pay, and what the hand has left for it."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.games.europa.state import Tunnel
from engine.games.europa.view import PrivateView
from engine.parts.route_board import CARDS, LOCOMOTIVE
from render import marks
from render.art import card
from render.canvas import Box
from render.card_row import draw_row
from render.kit import Kit
from render.mini_map import Errand
from render.painter import Job
from render.palette import GLOW, GOLD

TUNNEL_WORDS: Final = tuple(
    f"europa-sheet-{word}" for word in ("tunnel", "laid", "revealed", "extra", "in-hand", "none")
)
SIZE: Final = (1100, 500)
CARD: Final = (112, 158)
STONE: Final = (66, 56, 52)
LAID: Final[Box] = (30, 132, 430, 306)
REVEALED: Final[Box] = (470, 132, 856, 306)
EXTRA: Final[Box] = (880, 90, 1074, 320)
LEFT: Final[Box] = (30, 346, 650, 474)
MAP: Final[Box] = (670, 340, 1070, 478)


def draw(job: Job, kit: Kit) -> Image.Image:
    """The pending tunnel of `job.view.seat`."""
    view: PrivateView = job.view
    tunnel = view.public.tunnel
    if tunnel is None:
        raise ValueError("no tunnel is pending")
    image = marks.cloth(*SIZE, 0).copy()
    marks.paste(image, marks.plate(SIZE[0] - 20, 318, 14, STONE, GOLD, 2), 10, 10)
    title = f"{job.words['europa-sheet-tunnel']} {kit.route(tunnel.route, job.words)}"
    marks.caption(image, (32, 50), title, "title", 40, 1030, marks.IVORY)
    _laid(image, tunnel, job)
    _revealed(image, tunnel, job)
    _extra(image, tunnel, job)
    _left(image, view, tunnel, job)
    own = view.public.players[view.seat].routes
    ends = kit.board.routes[tunnel.route].ends
    errand = Errand(ends, own, (tunnel.route,), (tunnel.route,), False, view.seat)
    width, height = round(MAP[2] - MAP[0]), round(MAP[3] - MAP[1])
    marks.paste(image, marks.plate(width + 6, height + 6, 4, GOLD), MAP[0] - 3, MAP[1] - 3)
    image.paste(kit.maps.draw(errand, width, height), (round(MAP[0]), round(MAP[1])))
    return image


def counting(tunnel: Tunnel) -> list[bool]:
    """Of each card turned up: whether it asks for one more (R34, R36)."""
    wanted = {LOCOMOTIVE, tunnel.color} if tunnel.cards else {LOCOMOTIVE}
    return [found in wanted for found in tunnel.revealed]


def row(count: int, box: Box, width: int, gap: int = 14) -> list[float]:
    """The left edges of cards in a row; they overlap when there are too many for the box."""
    room = box[2] - box[0]
    step = min(width + gap, (room - width) / max(1, count - 1))
    return [box[0] + place * step for place in range(count)]


def _heading(image: Image.Image, box: Box, text: str) -> None:
    room = box[2] - box[0]
    marks.caption(image, (box[0], box[1] - 26), text, "medium", 32, room, (230, 216, 186))


def _laid(image: Image.Image, tunnel: Tunnel, job: Job) -> None:
    _heading(image, LAID, job.words["europa-sheet-laid"])
    laid = [tunnel.color] * tunnel.cards + [LOCOMOTIVE] * tunnel.locomotives
    for number, x in zip(laid, row(len(laid), LAID, CARD[0]), strict=True):
        marks.paste(image, card(CARDS[number], *CARD), x, LAID[1] + 8)


def _revealed(image: Image.Image, tunnel: Tunnel, job: Job) -> None:
    _heading(image, REVEALED, job.words["europa-sheet-revealed"])
    spread, y = 9, REVEALED[1] + 8
    places = row(len(tunnel.revealed), REVEALED, CARD[0], 22)
    for number, counts, x in zip(tunnel.revealed, counting(tunnel), places, strict=True):
        if counts:
            light = marks.halo(*CARD, 10, spread)
            image.paste(GLOW, (round(x) - 3 * spread, round(y) - 3 * spread), light)
            marks.paste(image, card(CARDS[number], *CARD), x, y)
        else:
            marks.paste(image, marks.dimmed(CARDS[number], *CARD), x, y)


def _extra(image: Image.Image, tunnel: Tunnel, job: Job) -> None:
    middle = (EXTRA[0] + EXTRA[2]) / 2
    marks.write(image, (middle, 192), f"+{tunnel.extra}", "title", 120, GLOW, "mm")
    text, room = job.words["europa-sheet-extra"], EXTRA[2] - EXTRA[0]
    marks.caption(image, (middle, 284), text, "bold", 34, room, marks.IVORY, "mm")


def _left(image: Image.Image, view: PrivateView, tunnel: Tunnel, job: Job) -> None:
    """The cards of the hand that could pay it."""
    y = (LEFT[1] + LEFT[3]) / 2
    heading = job.words["europa-sheet-in-hand"]
    width = marks.caption(image, (LEFT[0] + 6, y), heading, "medium", 36, 250, marks.IVORY)
    x = LEFT[0] + width + 36
    draw_row(image, view.hand, usable(tunnel), x, y)
    if not any(view.hand[number] for number in usable(tunnel)):
        text = job.words["europa-sheet-none"]
        marks.caption(image, (x, y), text, "bold", 36, LEFT[2] - x, (255, 190, 150))


def usable(tunnel: Tunnel) -> Sequence[int]:
    """The cards that may pay what a tunnel asks (R37)."""
    return (tunnel.color, LOCOMOTIVE) if tunnel.cards else (LOCOMOTIVE,)
