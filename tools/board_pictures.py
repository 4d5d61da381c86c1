"""Draws the pictures of the board in docs/pictures from a match that the computer plays.

python tools/board_pictures.py [FOLDER]
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from bot.text import Catalogues
from engine.ai import BUDGET
from engine.game import Log
from engine.games import GAMES
from render import PAINTERS, draw
from render.painter import Job

GAME: Any = GAMES[0]
NAMES = ("Ana", "Bruno 🤖", "Carla", "Diego 🤖", "Elsa")
WAGONS = 112
"""On the board of the picture of a match half played."""


def played(seats: int, seed: int, wagons: int) -> tuple[Any, Sequence[Any]]:
    """A match of the strongest computer players up to the claim that brings so many wagons on the
    board, and the public events of that move; to its end where there are never so many."""
    policy = list(GAME.info.policies.values())[-1]
    random, state, told = Random(seed), GAME.setup(seats, {}, f"pictures {seed}"), Log()
    while to_move := GAME.to_move(state):
        seat, told = to_move[0], Log()
        GAME.play(state, seat, policy(GAME, GAME.view(state, seat), random, BUDGET), told)
        laid = sum(45 - player.wagons for player in state.players)
        if laid >= wagons and any(type(event).__name__ == "RouteClaimed" for event in told.events):
            break
    public = [event for event in told.events if event.only_for is None and not event.is_sealed]
    return state, public


def main(folder: Path) -> None:
    """Write them all."""
    speaker = Catalogues().speaker("es", GAME, [name.removesuffix(" 🤖") for name in NAMES])
    words = speaker.words(PAINTERS["europa"].words)

    def job(state: Any, events: Sequence[Any], region: str = "") -> Job:
        story = [speaker.plain(text) for text in GAME.voice.story(events, None)]
        view = GAME.view(state, None)
        heading = story[0] if story else ""
        return Job("europa", "board", view, NAMES, words, region, None, tuple(events), (), heading)

    begun = GAME.setup(3, {}, "pictures start")
    middle, move = played(5, 12, WAGONS)
    ended, last = played(5, 12, 10_000)
    jobs = {
        "start": job(begun, ()),
        "midgame": job(middle, move),
        "end": job(ended, last),
        "region": job(middle, move, "center"),
    }
    for name, wanted in jobs.items():
        picture = draw(wanted)
        path = folder / f"europa_{name}.{picture.format}"
        path.write_bytes(picture.data)
        print(path, picture.size, len(picture.data) // 1024, "KiB")  # noqa: T201


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures"))
