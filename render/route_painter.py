"""A painter of a game on a board of routes: its scenes, each a function of a job."""

from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from pathlib import Path

from PIL import Image

from engine.parts.route_board import CARDS, GRAY, Board, read_board
from render.canvas import jpeg
from render.icons import icons
from render.layout import read_layout
from render.painter import Job, Picture, Region, RenderError
from render.position import Position
from render.route_board import RouteBoard, Track
from render.route_map import RouteMap

Scene = Callable[[Job], Image.Image]
"""Draws one scene."""


class RoutePainter:
    """Draws the scenes that it is given."""

    def __init__(
        self, board: Board, map_: RouteMap, scenes: Mapping[str, Scene], words: Sequence[str]
    ) -> None:
        """`words` are the catalogue keys of everything that the scenes write beside the board."""
        self.board = board
        self.map = map_
        self.words = tuple(dict.fromkeys((*map_.board.words, *words)))
        self._scenes = scenes

    @property
    def regions(self) -> tuple[Region, ...]:
        """The parts of the board that can be drawn at double size."""
        return tuple(Region(region.id) for region in self.map.board.layout.regions)

    @property
    def scenes(self) -> tuple[str, ...]:
        """What a job may ask for."""
        return tuple(self._scenes)

    def draw(self, job: Job) -> Picture:
        """A picture of a job. Raises `RenderError` for a scene or a region that there is not, and
        for a missing file."""
        scene = self._scenes.get(job.scene)
        if scene is None:
            raise RenderError(f"no scene {job.scene}")
        return jpeg(scene(job))

    def icons(self) -> Mapping[str, bytes]:
        """The small pictures of buttons and text."""
        return icons()

    def floor(self) -> Picture:
        """The least that any picture of the board costs: the printed board copied and encoded."""
        return jpeg(self.map.printed({}).copy())


def read(name: str) -> Board:
    """The board file of a game."""
    return read_board(Path(str(files("data") / "boards" / f"{name}.toml")))


def describe(
    board: Board, points: Mapping[int, int], legend: Sequence[str], short: Sequence[str]
) -> RouteBoard:
    """The board as a picture needs it: the points of each length, and what its key explains in
    sentences or in single words. Raises `RenderError` when its layout does not place it."""
    words = [route.name for route in board.routes]
    return RouteBoard(
        game=board.name,
        cities=board.cities,
        tracks=tuple(
            Track(
                ends=route.ends,
                length=route.length,
                color=CARDS[route.colors[0]] if len(route.colors) == 1 else GRAY,
                kind=route.kind,
                points=route.points,
            )
            for route in board.routes
        ),
        layout=read_layout(board.name, board.cities, words),
        bases={1: f"{board.name}.webp", 2: f"{board.name}-2x.webp"},
        points=points,
        legend=legend,
        short=short,
    )


def draw_board(job: Job, position: Position, map_: RouteMap) -> Image.Image:
    """The whole board, or one of its regions."""
    if not job.region:
        return map_.whole(position, job.words)
    if job.region not in [region.id for region in map_.board.layout.regions]:
        raise RenderError(f"no region {job.region}")
    return map_.region(position, job.words, job.region)
