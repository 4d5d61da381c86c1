"""The painter of Rieles de Europa: its views as positions, its scenes as pictures."""

from collections.abc import Callable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Final

from PIL import Image

from engine.parts.route_board import CARDS, GRAY, POINTS, Board, read_board
from render import hand, preview, question, score
from render.canvas import jpeg
from render.europa_position import position_of
from render.icons import icons
from render.layer_cache import LayerCache
from render.layout import read_layout
from render.painter import Job, Picture, Region, RenderError
from render.route_board import RouteBoard, Track
from render.route_map import RouteMap

GAME: Final = "europa"

Scene = Callable[[Job, Board, RouteMap], Image.Image]
"""Draws one scene of a job."""


class EuropaPainter:
    """Draws boards, hands, previews, questions and score sheets."""

    def __init__(self, cache: LayerCache) -> None:
        path = files("data") / "boards" / "europa.toml"
        self.board = read_board(Path(str(path)))
        self.map = RouteMap(describe(self.board), cache)
        self._scenes: Mapping[str, Scene] = {
            "board": draw_board,
            "hand": hand.draw,
            "question": question.draw,
            "preview": preview.draw,
            "score": score.draw,
        }

    @property
    def words(self) -> tuple[str, ...]:
        """The catalogue keys of everything that the pictures write."""
        keys = (
            *self.map.board.words,
            *hand.HAND_WORDS,
            *question.QUESTION_WORDS,
            *preview.PREVIEW_WORDS,
            *score.SCORE_WORDS,
        )
        return tuple(dict.fromkeys(keys))

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
        return jpeg(scene(job, self.board, self.map))

    def icons(self) -> Mapping[str, bytes]:
        """The small pictures of buttons and text."""
        return icons()

    def floor(self) -> Picture:
        """The least that any picture of the board costs: the printed board copied and encoded."""
        return jpeg(self.map.printed({}).copy())


def describe(board: Board) -> RouteBoard:
    """The board as a picture needs it. Raises `RenderError` when its layout does not place it."""
    words = [route.name for route in board.routes]
    return RouteBoard(
        game=GAME,
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
        points=POINTS,
    )


def draw_board(job: Job, board: Board, map_: RouteMap) -> Image.Image:
    """The whole board, or one of its regions."""
    position = position_of(job, board)
    if not job.region:
        return map_.whole(position, job.words)
    if job.region not in [region.id for region in map_.board.layout.regions]:
        raise RenderError(f"no region {job.region}")
    return map_.region(position, job.words, job.region)
