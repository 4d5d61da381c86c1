"""What a move would put on the board: a crop at double size with the pieces as ghosts."""

from typing import Final

from PIL import Image

from render import art, marks
from render.canvas import Point, paste_centre
from render.kit import Kit
from render.overlay import Ghost
from render.painter import Job
from render.palette import GOLD, WOOD
from render.position import Position
from render.route_map import LARGE, Extras
from render.window import Window

SIZE: Final = (1100, 700)
"""Of the picture; a long route's surroundings are reduced to it."""
RIM: Final = 6
"""Pixels of the frame."""


def draw(job: Job, kit: Kit, position: Position, ghost: Ghost) -> Image.Image:
    """The board around a route or a city that is not built yet."""
    map_ = kit.map
    places: list[Point] = []
    if ghost.city is not None:
        places.append((map_.cities[ghost.city].x, map_.cities[ghost.city].y))
    if ghost.route is not None:
        places += [*map_.routes[ghost.route].path, map_.routes[ghost.route].badge]
    box = map_.window(places)
    image = map_.crop(position, job.words, box, Extras(ghosts=(ghost,)))
    if ghost.route is not None:
        seal = art.badge(f"+{kit.board.routes[ghost.route].points}", LARGE)
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
