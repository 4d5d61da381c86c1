"""Views, words and boxes for the tests of the sheets: hand, question, preview, score."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from io import BytesIO
from itertools import combinations
from random import Random
from typing import Any

from PIL import Image

from bot.text import Catalogues
from engine import menu
from engine.games import GAMES
from engine.games.europa.state import Phase
from engine.parts.route_board import Board
from render import PAINTERS
from render.canvas import Box
from render.europa_position import seen_by
from render.kit import Kit
from render.painter import Job, Picture
from render.seen import Seen

GAME: Any = GAMES[0]
BOARD: Board = GAME.board
PAINTER: Any = PAINTERS["europa"]
NAMES = ("Ana", "Bruno 🤖", "Carla", "Diego", "Elsa 🤖")


@cache
def words(language="es"):
    return Catalogues().speaker(language, names=()).words(PAINTER.words)


@cache
def kit() -> Kit:
    return Kit(BOARD, PAINTER.map)


def seen(view: Any, **more: Any) -> Seen:
    """What a view's own sheets show, some of it as one wants it."""
    return replace(seen_by(BOARD, view), **more)


@cache
def _played(seats: int, seed: int, moves: int) -> Any:
    random = Random(seed)
    state = GAME.setup(seats, {}, f"sheet {seed}")
    for _ in range(moves):
        to_move = GAME.to_move(state)
        if not to_move:
            break
        GAME.play(state, to_move[0], menu.pick(GAME, state, to_move[0], random.random))
    return state


def played(seats: int, seed: int = 1, moves: int = 10_000) -> Any:
    """A match of random moves, as a state of one's own."""
    return GAME.copy(_played(seats, seed, moves))


def turn(hand: Sequence[int], tickets: Sequence[int], seats=4, seat=0, routes=()) -> Any:
    """A seat about to move, with what one wants it to have."""
    state = GAME.setup(seats, {}, "a turn")
    state.phase, state.turn = Phase.TURN, seat
    for player in state.players:
        player.offer = ()
    me = state.players[seat]
    me.hand, me.tickets = list(hand), tuple(tickets)
    for route in routes:
        me.routes |= 1 << route
        me.wagons -= BOARD.routes[route].length
        state.open &= ~(1 << route)
    return state


def turn_view(hand: Sequence[int], tickets: Sequence[int], **more: Any) -> Any:
    state = turn(hand, tickets, **more)
    return GAME.view(state, state.turn)


def job(scene: str, view: object, language="es", **more: Any) -> Job:
    return replace(Job("europa", scene, view, NAMES, words(language)), **more)


def drawn(scene: str, view: object, **more: Any) -> Picture:
    picture: Picture = PAINTER.draw(job(scene, view, **more))
    return picture


def opened(picture: Picture) -> Image.Image:
    image = Image.open(BytesIO(picture.data))
    image.load()
    assert image.size == picture.size
    return image


def overlaps(boxes: Iterable[Box]) -> list[tuple[Box, Box]]:
    """The pairs of boxes that share any pixel."""
    return [
        (a, b)
        for a, b in combinations(boxes, 2)
        if min(a[2], b[2]) > max(a[0], b[0]) and min(a[3], b[3]) > max(a[1], b[1])
    ]


def is_inside(box: Box, frame: Box) -> bool:
    return frame[0] <= box[0] <= box[2] <= frame[2] and frame[1] <= box[1] <= box[3] <= frame[3]
