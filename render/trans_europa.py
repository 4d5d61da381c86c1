"""The painter of Trans Europa: its views as lattices, its scenes as pictures."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from PIL import Image

from engine.games.trans_europa import plan
from engine.games.trans_europa.board import TRACKS, read_board
from engine.games.trans_europa.events import RoundScored, TrackLaid
from engine.games.trans_europa.moves import LayTrack, PlaceHub
from engine.games.trans_europa.state import NOWHERE, Scored
from engine.games.trans_europa.view import PrivateView, PublicView
from render.canvas import Point, jpeg
from render.lattice_layout import REGIONS
from render.lattice_map import Lattice, LatticeMap
from render.lattice_panel import GAME, PANEL_WORDS, Row, Sheet, draw_panel
from render.lattice_score import SCORE_WORDS, draw_score
from render.layer_cache import LayerCache
from render.painter import Job, Picture, Region, RenderError
from render.window import window_around

PREVIEW: Final = (520.0, 330.0)
"""Units of the board that a preview shows at the least."""
NEARBY: Final = (640.0, 400.0)
"""How far apart the lines of one question may lie for a picture at double size."""


class TransEuropaPainter:
    """Draws boards, hands, previews and score sheets."""

    def __init__(self, cache: LayerCache) -> None:
        path = files("data") / "boards" / f"{GAME}.toml"
        self.board = read_board(Path(str(path)))
        self.map = LatticeMap(self.board, cache)
        self._scenes: Mapping[str, Callable[[Job], Image.Image]] = {
            "board": self._board,
            "hand": self._hand,
            "question": self._question,
            "preview": self._preview,
            "score": draw_score,
        }

    @property
    def words(self) -> tuple[str, ...]:
        """The catalogue keys of everything that the pictures write."""
        cities = [f"{GAME}-city-{city.name}" for city in self.board.cities]
        return tuple(dict.fromkeys((*PANEL_WORDS, *SCORE_WORDS, *cities)))

    @property
    def regions(self) -> tuple[Region, ...]:
        """The parts of the board that can be drawn at double size."""
        return tuple(Region(region) for region in REGIONS)

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
        """None: crossings and lines are told by their names."""
        return {}

    def floor(self) -> Picture:
        """The least that any picture of the board costs: the printed board copied and encoded."""
        return jpeg(self.map.layer(1).copy())

    def _names(self, words: Mapping[str, str]) -> tuple[str, ...]:
        return tuple(
            words.get(f"{GAME}-city-{city.name}") or city.names["es"] for city in self.board.cities
        )

    def _board(self, job: Job) -> Image.Image:
        """The whole board or a region; between two rounds, the round that has been scored."""
        shown = self._shown(job)
        if job.region:
            if job.region not in REGIONS:
                raise RenderError(f"no region {job.region}")
            return self.map.part(shown, self._names(job.words), REGIONS[job.region])
        image = self.map.whole(shown, self._names(job.words))
        draw_panel(image, _sheet(job), job.words)
        return image

    def _hand(self, job: Job) -> Image.Image:
        """The whole board with the reader's cities ringed and one cheapest way dashed."""
        image = self.map.whole(self._shown(job), self._names(job.words))
        draw_panel(image, _sheet(job), job.words)
        return image

    def _question(self, job: Job) -> Image.Image:
        """Who lays tracks sees the lines that are offered at double size, or at least those on its
        way, which here begins at its network; the whole board where both lie too far apart, and for
        the marker."""
        offered = self._offered(job.view)
        if not offered:
            return self._hand(job)
        public, shown = _public(job), self._shown(job)
        ends_of_way = (*job.view.cities, public.hubs[job.view.seat])
        laid = sum(1 << edge for edge in public.tracks)
        shown = replace(shown, wanted=plan.lines(self.board, laid, ends_of_way))
        for lines in (offered, [line for line in offered if line in shown.wanted]):
            ends = [end for line in lines for end in self.map.layout.ends(line)]
            if ends and _is_near(ends):
                return self.map.part(shown, self._names(job.words), self._around(ends))
        return self._hand(job)

    def _offered(self, view: Any) -> list[int]:
        """The free lines at the reader's network, when it is its turn to lay tracks."""
        if not isinstance(view, PrivateView) or view.seat not in view.to_move:
            return []
        public, board = view.public, self.board
        hub = public.hubs[view.seat]
        if hub == NOWHERE:
            return []
        laid = sum(1 << edge for edge in public.tracks)
        reached = plan.network(board, laid, hub)
        most = 1 if public.laid_this_turn else max(board.costs)
        return [
            edge
            for edge, ends in enumerate(board.edges)
            if not laid >> edge & 1 and board.costs[edge] <= most and reached & set(ends)
        ]

    def _preview(self, job: Job) -> Image.Image:
        """The part of the board around a move that is not played yet."""
        public = _public(job)
        shown, middle = self._shown(job), [(900.0, 500.0)]
        ghost: dict[str, Any] = {}
        match job.move:
            case LayTrack(edge):
                ghost, middle = {"ghost_track": edge}, list(self.map.layout.ends(edge))
            case PlaceHub(node):
                ghost = {"ghost_hub": (public.turn, node)}
                middle = [self.map.layout.nodes[node]]
        drawn = Lattice(shown.history, shown.hubs, (), shown.cities, shown.wanted, **ghost)
        return self.map.part(drawn, self._names(job.words), self._around(middle))

    def _around(self, points: list[Point]) -> tuple[float, float, float, float]:
        return window_around(points, PREVIEW, self.map.limits)

    def _shown(self, job: Job) -> Lattice:
        """What stands on the board, and what a private view adds."""
        public = _public(job)
        last = _scored(job)
        new = tuple(e.edge for e in job.events if isinstance(e, TrackLaid))
        if last:
            return Lattice(
                last.history,
                dict(enumerate(last.hubs)),
                tuple(edge for edge in new if edge in last.tracks),
                owners={city: seat for seat, hand in enumerate(last.hands) for city in hand},
                missing=_needed(last),
            )
        hubs = {seat: hub for seat, hub in enumerate(public.hubs) if hub != NOWHERE}
        if not isinstance(job.view, PrivateView):
            return Lattice(public.history, hubs, tuple(e for e in new if e in public.tracks))
        laid = sum(1 << edge for edge in public.tracks)
        wanted = plan.lines(self.board, laid, job.view.cities)
        return Lattice(public.history, hubs, new, job.view.cities, wanted)


def _is_near(points: list[Point]) -> bool:
    """Whether they fit a picture at double size that a phone still shows well."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return max(xs) - min(xs) <= NEARBY[0] and max(ys) - min(ys) <= NEARBY[1]


def _scored(job: Job) -> Scored | None:
    """The round to be shown as it was scored: one that just ended, or the last of all."""
    public = _public(job)
    is_scored = any(isinstance(event, RoundScored) for event in job.events)
    if (is_scored or public.phase == "over") and public.rounds:
        return public.rounds[-1]
    return None


def _needed(scored: Scored) -> dict[int, tuple[int, ...]]:
    """Line -> the seats to which it was missing."""
    found: dict[int, tuple[int, ...]] = {}
    for seat, edges in enumerate(scored.missing):
        for edge in edges:
            found[edge] = (*found.get(edge, ()), seat)
    return found


def _public(job: Job) -> PublicView:
    view: PublicView = job.view.public if isinstance(job.view, PrivateView) else job.view
    return view


def _sheet(job: Job) -> Sheet:
    """A view as the panel shows it."""
    public = _public(job)
    rows = tuple(
        Row(
            seat,
            job.names[seat] if seat < len(job.names) else "",
            score,
            seat in public.to_move,
            seat in public.connected,
        )
        for seat, score in enumerate(public.scores)
    )
    last = _scored(job)
    round_shown = len(public.rounds) if last else public.round
    supply = TRACKS - len(last.history) if last else public.supply
    return Sheet(rows, round_shown, supply, not public.to_move, job.heading)
