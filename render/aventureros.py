"""The painter of ¡Aventureros al Tren!: its views as positions, its scenes as pictures."""

from typing import Final

from PIL import Image

from engine.parts.moves import ClaimRoute
from engine.parts.route_board import POINTS
from render import hand, preview, question, score
from render.aventureros_position import position_of, seen_by
from render.kit import Kit
from render.layer_cache import LayerCache
from render.overlay import Ghost
from render.painter import Job
from render.route_map import RouteMap
from render.route_painter import RoutePainter, describe, draw_board, read

LEGEND: Final = ("gray", "color", "double", "closed")
LONGEST: Final = 6
COLUMNS: Final = {"routes": 546, "tickets": 692, "longest": 846, "total": 996}
"""The middle of each column of figures on the score sheet."""


def aventureros_painter(cache: LayerCache) -> RoutePainter:
    """Draws boards, hands, previews, questions and score sheets."""
    board = read("aventureros")
    points = {length: worth for length, worth in POINTS.items() if length <= LONGEST}
    map_ = RouteMap(describe(board, points, LEGEND, ()), cache)
    kit = Kit(board, map_)

    def foreseen(job: Job) -> Image.Image:
        if not isinstance(job.move, ClaimRoute):
            return question.draw(job, kit, seen_by(board, job.view))
        ghost = Ghost(job.view.seat, route=job.move.route)
        return preview.draw(job, kit, position_of(job, board), ghost)

    return RoutePainter(
        board,
        map_,
        {
            "board": lambda job: draw_board(job, position_of(job, board), map_),
            "hand": lambda job: hand.draw(job, kit, seen_by(board, job.view)),
            "question": lambda job: question.draw(job, kit, seen_by(board, job.view)),
            "preview": foreseen,
            "score": lambda job: score.draw(job, kit, COLUMNS),
        },
        (*hand.HAND_WORDS, *question.QUESTION_WORDS, *score.words(COLUMNS)),
    )
