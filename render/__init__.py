"""Pictures: a view in, an image out. Importing this loads no image and no board."""

import functools
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from render.painter import Job, Painter, Picture, Region, RenderError

__all__ = [
    "PAINTERS",
    "Job",
    "Painter",
    "Picture",
    "Region",
    "RenderError",
    "draw",
    "floor",
    "use_cache",
]

_folder: Path | None = None


def use_cache(folder: Path) -> None:
    """Keep printed boards in this existing folder; to be called before the first picture. Deleting
    its files only makes the next first picture slower."""
    global _folder
    _folder = folder


def _europa() -> Painter:
    from render.europa import europa_painter
    from render.layer_cache import LayerCache

    return europa_painter(LayerCache(_folder))


def _aventureros() -> Painter:
    from render.aventureros import aventureros_painter
    from render.layer_cache import LayerCache

    return aventureros_painter(LayerCache(_folder))


def _trans_europa() -> Painter:
    from render.layer_cache import LayerCache
    from render.trans_europa import TransEuropaPainter

    return TransEuropaPainter(LayerCache(_folder))


def _railroad_tiles() -> Painter:
    from render.railroad_tiles import RailroadTilesPainter

    return RailroadTilesPainter()


def _ride_the_rails() -> Painter:
    from render.layer_cache import LayerCache
    from render.ride_the_rails import RideTheRailsPainter

    return RideTheRailsPainter(LayerCache(_folder))


class _Painters(Mapping[str, Painter]):
    """Painters built when they are first asked for."""

    def __init__(self, makers: Mapping[str, Callable[[], Painter]]) -> None:
        self._makers = makers
        self._made = functools.cache(lambda game: makers[game]())

    def __getitem__(self, game: str) -> Painter:
        return self._made(game)

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)


PAINTERS: Mapping[str, Painter] = _Painters(
    {
        "europa": _europa,
        "aventureros": _aventureros,
        "trans_europa": _trans_europa,
        "railroad_tiles": _railroad_tiles,
        "ride_the_rails": _ride_the_rails,
    }
)
"""By the id of the game; a painter is built when it is first used."""


def draw(job: Job) -> Picture:
    """Draw a job with its game's painter: what a drawing process runs. Raises `RenderError`."""
    return _painter(job.game).draw(job)


def floor(game: str) -> Picture:
    """Copy and encode a game's printed board: the least that a picture of it costs, to measure
    the others by. Raises `RenderError`."""
    return _painter(game).floor()


def _painter(game: str) -> Painter:
    if game not in PAINTERS:
        raise RenderError(f"no painter for {game}")
    return PAINTERS[game]
