"""The painter of Ride the Rails: its views as hex maps, its scenes as pictures."""

from collections.abc import Callable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from PIL import Image

from engine.games.ride_the_rails import rides, tracks
from engine.games.ride_the_rails.board import RAILROADS, read_board
from engine.games.ride_the_rails.events import LocomotivePlaced, PassengerRode
from engine.games.ride_the_rails.moves import Build, PickUp, RideLink
from engine.games.ride_the_rails.state import Ride, State
from engine.games.ride_the_rails.view import View, state_of
from render.art import hexes as art
from render.canvas import Point, jpeg
from render.hex_layout import REGIONS
from render.hex_map import HexMap, Shown
from render.hex_panel import GAME, PANEL_WORDS, Row, Sheet, draw_panels
from render.hex_score import SCORE_WORDS, draw_score
from render.layer_cache import LayerCache
from render.painter import Job, Picture, Region, RenderError
from render.window import window_around

PREVIEW: Final = (520.0, 330.0)
"""Units of the board that a preview shows at the least."""


class RideTheRailsPainter:
    """Draws boards, questions, previews and score sheets."""

    def __init__(self, cache: LayerCache) -> None:
        path = files("data") / "boards" / f"{GAME}.toml"
        self.board = read_board(Path(str(path)))
        self.map = HexMap(self.board, cache)
        self._scenes: Mapping[str, Callable[[Job], Image.Image]] = {
            "board": self._board,
            "hand": self._board,
            "question": self._question,
            "preview": self._preview,
            "score": draw_score,
        }

    @property
    def words(self) -> tuple[str, ...]:
        """The catalogue keys of everything that the pictures write."""
        cities = [f"{GAME}-city-{city.name}" for city in self.board.places]
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
        """A locomotive of each railroad."""
        return {f"rail_{railroad}": art.icon(railroad) for railroad in RAILROADS}

    def floor(self) -> Picture:
        """The least that any picture of the board costs: the printed board copied and encoded."""
        return jpeg(self.map.layer(1).copy())

    def _names(self, words: Mapping[str, str]) -> tuple[str, ...]:
        return tuple(
            words.get(f"{GAME}-city-{city.name}") or city.names["es"] for city in self.board.places
        )

    def _board(self, job: Job) -> Image.Image:
        """The whole board with its panels, or a region."""
        return self._whole(job, self._shown(job))

    def _question(self, job: Job) -> Image.Image:
        """The same, with all places that may be chosen."""
        return self._whole(job, self._shown(job, is_asked=True))

    def _whole(self, job: Job, shown: Shown) -> Image.Image:
        names = self._names(job.words)
        if job.region:
            if job.region not in REGIONS:
                raise RenderError(f"no region {job.region}")
            return self.map.part(shown, names, REGIONS[job.region])
        image = self.map.whole(shown, names)
        draw_panels(image, _sheet(job), job.words)
        return image

    def _preview(self, job: Job) -> Image.Image:
        """The part of the board around a move that is not played yet."""
        view: View = job.view
        state, extra = self._state(view), dict[str, Any]()
        middles = self.map.layout.middles
        near: list[Point] = [(middles[0][0] + 700, middles[0][1] + 350)]
        match job.move:
            case Build(railroad, hex):
                extra, near = {"ghost": (railroad, hex)}, [middles[hex]]
            case PickUp(hex):
                extra, near = {"ends": (hex,)}, [middles[hex]]
            case RideLink(hex, railroad) if view.ride:
                ride = Ride((*view.ride.cities, hex), (*view.ride.railroads, railroad))
                visited = rides.hexes(state, ride)
                extra = {"ride": visited, "ends": (ride.cities[0], hex)}
                near = [middles[one] for one in (*ride.cities[-2:], *visited[-1:])]
        shown = self._shown(job, **extra)
        return self.map.part(
            shown, self._names(job.words), window_around(near, PREVIEW, self.map.limits)
        )

    def _shown(self, job: Job, *, is_asked: bool = False, **extra: Any) -> Shown:
        """What stands on the board, what has just happened, and what may be chosen."""
        view: View = job.view
        told = [(e.railroad, e.hex) for e in job.events if isinstance(e, LocomotivePlaced)]
        new = dict.fromkeys([*told, *view.built])
        rode = [event for event in job.events if isinstance(event, PassengerRode)]
        facts: dict[str, Any] = {"new": tuple((r, hex) for r, hex in new if hex in view.tracks[r])}
        if view.ride:
            cities = view.ride.cities
            facts |= {"ride": rides.hexes(self._state(view), view.ride)}
            facts |= {"ends": (cities[0], cities[-1]) if len(cities) > 1 else cities}
        elif rode:
            facts |= {"ride": rode[-1].hexes, "ends": (rode[-1].cities[0], rode[-1].cities[-1])}
        if is_asked and view.seat in view.to_move:
            facts |= self._choices(view, job.chosen)
        facts |= extra
        return Shown(view.tracks, frozenset(view.passengers), frozenset(view.fives), **facts)

    def _choices(self, view: View, chosen: tuple[Any, ...]) -> dict[str, Any]:
        """Where its seat may build, for the railroad chosen or for all; which cities it may
        choose."""
        state = self._state(view)
        (seat,) = view.to_move
        if view.phase == "ride":
            found = rides.next_cities(state, seat) if view.ride else rides.passengers(state, seat)
            return {"ringed": tuple(found)}
        if view.phase != "build":
            return {}
        offered: dict[int, tuple[int, ...]] = {}
        railroads = chosen[1:2] if chosen[:1] == ("build",) else ()
        for railroad in railroads or tracks.railroads(state, seat):
            for hex in tracks.hexes(state, seat, railroad):
                offered[hex] = (*offered.get(hex, ()), railroad)
        return {"offered": offered}

    def _state(self, view: View) -> State:
        """Nothing is hidden: a view is the position."""
        return state_of(self.board, view)


def _sheet(job: Job) -> Sheet:
    """A view as the panels show it."""
    view: View = job.view
    rows = tuple(
        Row(
            seat,
            job.names[seat] if seat < len(job.names) else "",
            view.players[seat].money,
            view.players[seat].shares,
            seat in view.to_move,
        )
        for seat in view.order
    )
    phase = view.phase if view.to_move else ""
    return Sheet(rows, view.pool, view.round, phase, view.crossed, job.heading)
