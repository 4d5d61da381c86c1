"""Draws the pictures of Trans Europa in docs/pictures from a match that the computer plays.

python tools/lattice_pictures.py [FOLDER]
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from bot.text import Catalogues
from engine.ai import BUDGET
from engine.game import Log
from engine.games import GAMES
from engine.games.trans_europa.events import RoundScored
from engine.games.trans_europa.moves import LayTrack
from render import PAINTERS, draw
from render.painter import Job

GAME: Any = next(game for game in GAMES if game.info.id == "trans_europa")
NAMES = ("Ana", "Bruno 🤖", "Carla", "Diego 🤖")
SEED = 12
TRACKS = 30
"""On the board of the picture of a round half played."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A position, the public events that led to it, and the move that follows."""

    state: Any
    events: Sequence[Any]
    move: Any = None

    @property
    def view(self) -> Any:
        """What the seat to move sees."""
        return GAME.view(self.state, self.state.turn)


def moments() -> Iterator[Moment]:
    """A whole match of the strongest computer players; the last moment has no move."""
    policy = list(GAME.info.policies.values())[-1]
    random, state = Random(SEED), GAME.setup(len(NAMES), {}, f"pictures {SEED}")
    public: list[Any] = []
    while to_move := GAME.to_move(state):
        told = Log()
        move = policy(GAME, GAME.view(state, to_move[0]), random, BUDGET)
        yield Moment(GAME.copy(state), public, move)
        GAME.play(state, to_move[0], move, told)
        public = [event for event in told.events if event.only_for is None and not event.is_sealed]
    yield Moment(state, public)


def main(folder: Path) -> None:
    """Write them all."""
    speaker = Catalogues().speaker("es", GAME, [name.removesuffix(" 🤖") for name in NAMES])
    words = speaker.words(PAINTERS[GAME.info.id].words)
    match = list(moments())
    middle = next(moment for moment in match if len(moment.state.history) == TRACKS)
    claim = next(
        moment
        for moment in match
        if len(moment.state.history) > TRACKS and isinstance(moment.move, LayTrack)
    )
    scored = next(
        moment for moment in match if any(isinstance(e, RoundScored) for e in moment.events)
    )

    def job(scene: str, moment: Moment, view: Any = None, **more: Any) -> Job:
        story = [speaker.plain(text) for text in GAME.voice.story(moment.events, None)]
        seen = view or GAME.view(moment.state, None)
        return Job(
            GAME.info.id,
            scene,
            seen,
            NAMES,
            words,
            events=tuple(moment.events),
            heading=" ".join(story[:1]),
            **more,
        )

    jobs = {
        "midgame": job("board", middle),
        "region": job("board", middle, region="center"),
        "hand": job("hand", middle, middle.view),
        "preview": job("preview", claim, claim.view, move=claim.move),
        "round": job("board", scored),
        "score": job("score", match[-1], standings=tuple(GAME.standings(match[-1].state))),
    }
    for name, wanted in jobs.items():
        picture = draw(wanted)
        path = folder / f"{GAME.info.id}_{name}.{picture.format}"
        path.write_bytes(picture.data)
        print(path, picture.size, len(picture.data) // 1024, "KiB")  # noqa: T201


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures"))
