"""The painter of Rieles de Europa: its views as positions, its scenes as pictures."""

from typing import Final

from PIL import Image

from engine.games.europa.moves import BuildStation
from engine.parts.moves import ClaimRoute
from engine.parts.route_board import POINTS
from render import hand, preview, question, score, tunnel
from render.europa_position import position_of, seen_by
from render.kit import Kit
from render.layer_cache import LayerCache
from render.overlay import Ghost
from render.painter import Job
from render.route_map import RouteMap
from render.route_painter import RoutePainter, describe, draw_board, read

LEGEND: Final = ("gray", "tunnel", "ferry", "station", "closed")
SHORT: Final = ("tunnel", "ferry", "station")
COLUMNS: Final = {"routes": 508, "tickets": 632, "stations": 764, "longest": 888, "total": 1006}
"""The middle of each column of figures on the score sheet."""


def europa_painter(cache: LayerCache) -> RoutePainter:
    """Draws boards, hands, previews, questions and score sheets."""
    board = read("europa")
    map_ = RouteMap(describe(board, POINTS, LEGEND, SHORT), cache)
    kit = Kit(board, map_)

    def asked(job: Job) -> Image.Image:
        seen = seen_by(board, job.view)
        if not seen.offer and job.view.public.tunnel and job.view.public.turn == seen.seat:
            return tunnel.draw(job, kit)
        return question.draw(job, kit, seen)

    def foreseen(job: Job) -> Image.Image:
        match job.move:
            case ClaimRoute(route=route):
                ghost = Ghost(job.view.seat, route=route)
            case BuildStation(city=city):
                ghost = Ghost(job.view.seat, city=city)
            case _:
                return asked(job)
        return preview.draw(job, kit, position_of(job, board), ghost)

    return RoutePainter(
        board,
        map_,
        {
            "board": lambda job: draw_board(job, position_of(job, board), map_),
            "hand": lambda job: hand.draw(job, kit, seen_by(board, job.view)),
            "question": asked,
            "preview": foreseen,
            "score": lambda job: score.draw(job, kit, COLUMNS),
        },
        (
            *hand.HAND_WORDS,
            *question.QUESTION_WORDS,
            *tunnel.TUNNEL_WORDS,
            *score.words(COLUMNS),
            "rails-sheet-borrowed",
        ),
    )
