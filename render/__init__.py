"""Pictures: a view in, an image out."""

from collections.abc import Mapping

from render.painter import Job, Painter, Picture, Region, RenderError

__all__ = ["PAINTERS", "Job", "Painter", "Picture", "Region", "RenderError", "draw"]

PAINTERS: Mapping[str, Painter] = {}
"""By the id of the game."""


def draw(job: Job) -> Picture:
    """Draw a job with its game's painter: what a drawing process runs."""
    painter = PAINTERS.get(job.game)
    if painter is None:
        raise RenderError(f"no painter for {job.game}")
    return painter.draw(job)
