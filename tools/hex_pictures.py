"""Draws the pictures of Ride the Rails in docs/pictures from a match that the computer plays.

python tools/hex_pictures.py [FOLDER]
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from bot.text import Catalogues
from engine.ai import BUDGET
from engine.game import Event, Log
from engine.games import GAMES
from engine.games.ride_the_rails.events import PassengerRode
from engine.games.ride_the_rails.moves import Arrive, Build
from render import PAINTERS, draw
from render.painter import Job

GAME: Any = next(game for game in GAMES if game.info.id == "ride_the_rails")
NAMES = ("Ana", "Bruno 🤖", "Carla", "Diego 🤖")
SEED = 3


@dataclass(frozen=True, slots=True)
class Moment:
    """A position, what the last turn told, and the move that follows."""

    state: Any
    events: Sequence[Event]
    move: Any = None

    @property
    def view(self) -> Any:
        """What the seat to move sees."""
        return GAME.view(self.state, GAME.to_move(self.state)[0])


def moments() -> Iterator[Moment]:
    """A whole match of the strongest computer players; the last moment has no move."""
    policy = list(GAME.info.policies.values())[-1]
    random, state = Random(SEED), GAME.setup(len(NAMES), {}, f"pictures {SEED}")
    told: list[Event] = []
    while to_move := GAME.to_move(state):
        log, seat = Log(), to_move[0]
        move = policy(GAME, GAME.view(state, seat), random, BUDGET)
        yield Moment(GAME.copy(state), told, move)
        GAME.play(state, seat, move, log)
        told = [*(told if len(state.built) > 1 else []), *log.events]
    yield Moment(state, told)


def main(folder: Path) -> None:
    """Write them all."""
    speaker = Catalogues().speaker("es", GAME, [name.removesuffix(" 🤖") for name in NAMES])
    words = speaker.words(PAINTERS[GAME.info.id].words)
    match = list(moments())
    late = [moment for moment in match if moment.state.round >= 5]
    rode = next(m for m in late if any(isinstance(e, PassengerRode) for e in m.events))
    riding = next(moment for moment in late if isinstance(moment.move, Arrive))
    building = next(
        moment
        for moment in match
        if moment.state.round == 3
        and len(moment.state.built) == 3
        and isinstance(moment.move, Build)
    )

    def job(scene: str, moment: Moment, view: Any = None, **more: Any) -> Job:
        story = [speaker.plain(text) for text in GAME.voice.story(moment.events, None)]
        return Job(
            GAME.info.id,
            scene,
            view or GAME.view(moment.state, None),
            NAMES,
            words,
            events=tuple(moment.events),
            heading=" · ".join(story[:2]),
            **more,
        )

    jobs = {
        "start": job("board", match[0]),
        "midgame": job("board", rode),
        "region": job("board", rode, region="northeast"),
        "build": job("question", building, building.view),
        "ride": job("question", riding, riding.view),
        "preview": job("preview", building, building.view, move=building.move),
        "score": job("score", match[-1], standings=tuple(GAME.standings(match[-1].state))),
    }
    for name, wanted in jobs.items():
        picture = draw(wanted)
        path = folder / f"{GAME.info.id}_{name}.{picture.format}"
        path.write_bytes(picture.data)
        print(path, picture.size, len(picture.data) // 1024, "KiB")  # noqa: T201


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures"))
