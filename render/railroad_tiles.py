"""The painter of Railroad Tiles: its views as tables of tiles, its scenes as pictures."""

from collections.abc import Callable, Mapping
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Final

from PIL import Image

from engine.games.railroad_tiles.board import read_board
from engine.games.railroad_tiles.events import PawnPlaced, TileLaid
from engine.games.railroad_tiles.imagine import imagine
from engine.games.railroad_tiles.view import PrivateView, PublicView
from render.canvas import jpeg
from render.painter import Job, Picture, Region, RenderError
from render.tiles_board import HEIGHT, WIDTH, draw_board, draw_part, draw_row
from render.tiles_hand import HAND_WORDS, draw_hand
from render.tiles_row import GAME, ROW_WORDS, paper
from render.tiles_score import SCORE_WORDS, draw_score

ROW: Final = "columns"
SEATS: Final = ("first", "second", "third", "fourth")
"""Regions: the area of whoever stands there in the turn order."""


class RailroadTilesPainter:
    """Draws tables, hands and score sheets."""

    def __init__(self) -> None:
        path = files("data") / "boards" / f"{GAME}.toml"
        self.board = read_board(Path(str(path)))
        self._scenes: Mapping[str, Callable[[Job], Image.Image]] = {
            "board": self._board,
            "hand": self._hand,
            "question": self._question,
            "preview": self._question,
            "score": draw_score,
        }

    @property
    def words(self) -> tuple[str, ...]:
        """The catalogue keys of everything that the pictures write."""
        return tuple(dict.fromkeys((*ROW_WORDS, *HAND_WORDS, *SCORE_WORDS)))

    @property
    def regions(self) -> tuple[Region, ...]:
        """The columns, and each area by the turn order."""
        return tuple(Region(region) for region in (ROW, *SEATS))

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
        """None: tiles are told by their letters, places by their numbers."""
        return {}

    def floor(self) -> Picture:
        """The least that any picture of the table costs: paper encoded."""
        return jpeg(paper((WIDTH, HEIGHT)))

    def _board(self, job: Job) -> Image.Image:
        """Every area, one of them, or the columns."""
        seen = _public(job)
        news = {
            seat: frozenset(
                event.cell
                for event in job.events
                if isinstance(event, TileLaid | PawnPlaced) and event.seat == seat
            )
            for seat in range(len(seen.areas))
        }
        if not job.region:
            return draw_board(job, self.board, seen, news)
        if job.region not in (ROW, *SEATS):
            raise RenderError(f"no region {job.region}")
        place = SEATS.index(job.region) if job.region != ROW else len(SEATS)
        if place < len(seen.order):
            return draw_part(job, self.board, seen, seen.order[place], news)
        return draw_row(job, self.board, seen)

    def _hand(self, job: Job) -> Image.Image:
        """The own area with what is held."""
        return self._private(job, is_asked=False)

    def _question(self, job: Job) -> Image.Image:
        """The same with what is being chosen."""
        return self._private(job, is_asked=True)

    def _private(self, job: Job, is_asked: bool) -> Image.Image:
        if not isinstance(job.view, PrivateView):
            raise RenderError(f"the scene {job.scene} needs the view of a seat")
        state = imagine(self.board, job.view, Random(0))
        return draw_hand(job, self.board, state, is_asked)


def _public(job: Job) -> PublicView:
    view: PublicView = job.view.public if isinstance(job.view, PrivateView) else job.view
    return view
