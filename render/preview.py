"""What a move would put on the board: a crop at double size with the pieces as ghosts."""

from typing import Final

from PIL import Image

from engine.games.europa.moves import BuildStation
from engine.games.europa.view import PrivateView
from engine.parts.moves import ClaimRoute
from engine.parts.route_board import Board
from render import art, marks, question
from render.canvas import paste_centre
from render.europa_position import position_of
from render.overlay import Ghost
from render.painter import Job
from render.palette import GOLD, WOOD
from render.route_map import LARGE, Extras, RouteMap
from render.window import Window

PREVIEW_WORDS: Final = question.QUESTION_WORDS
SIZE: Final = (1100, 700)
"""Of the picture; a long route's surroundings are reduced to it."""
RIM: Final = 6
"""Pixels of the frame."""


def draw(job: Job, board: Board, map_: RouteMap) -> Image.Image:
    """The board around the route or the city of `job.move`; the present question for any move
    that puts nothing on the board."""
    view: PrivateView = job.view
    match job.move:
        case ClaimRoute(route=route):
            ghost = Ghost(view.seat, route=route)
            places = [*map_.routes[route].path, map_.routes[route].badge]
        case BuildStation(city=city):
            ghost = Ghost(view.seat, city=city)
            places = [(map_.cities[city].x, map_.cities[city].y)]
        case _:
            return question.draw(job, board, map_)
    box = map_.window(places)
    image = map_.crop(position_of(job, board), job.words, box, Extras(ghosts=(ghost,)))
    if ghost.route is not None:
        seal = art.badge(f"+{board.routes[ghost.route].points}", LARGE)
        paste_centre(image, seal, *Window(box, LARGE).at(*map_.routes[ghost.route].badge))
    if image.size != SIZE:
        image = image.resize(SIZE, Image.Resampling.LANCZOS)
    return framed(image)


def framed(image: Image.Image) -> Image.Image:
    """The picture within a thin frame of wood and gold, its size unchanged."""
    edge = Image.new("RGB", image.size, WOOD)
    width, height = image.size
    marks.paste(edge, marks.plate(width - 4, height - 4, 3, GOLD), 2, 2)
    edge.paste(image.crop((RIM, RIM, width - RIM, height - RIM)), (RIM, RIM))
    return edge
