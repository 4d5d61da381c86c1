"""Draws the pictures of the boards in docs/pictures from matches that the computer plays.

python tools/board_pictures.py [FOLDER [GAME…]]
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

BOARDS = {"europa": "center", "aventureros": "lakes"}
"""Games on a board of routes, each with the region that is shown."""
NAMES = ("Ana", "Bruno 🤖", "Carla", "Diego 🤖", "Elsa")
WAGONS = 112
"""On the board of the picture of a match half played."""


def played(game: Any, seats: int, seed: int, wagons: int) -> tuple[Any, Sequence[Any]]:
    """A match of the strongest computer players up to the claim that brings so many wagons on the
    board, and the public events of that move; to its end where there are never so many."""
    policy = list(game.info.policies.values())[-1]
    random, state, told = Random(seed), game.setup(seats, {}, f"pictures {seed}"), Log()
    while to_move := game.to_move(state):
        seat, told = to_move[0], Log()
        game.play(state, seat, policy(game, game.view(state, seat), random, BUDGET), told)
        laid = sum(45 - player.wagons for player in state.players)
        if laid >= wagons and any(type(event).__name__ == "RouteClaimed" for event in told.events):
            break
    public = [event for event in told.events if event.only_for is None and not event.is_sealed]
    return state, public


def draw_all(game: Any, region: str, folder: Path) -> None:
    """The pictures of one game."""
    name_of = game.info.id
    speaker = Catalogues().speaker("es", game, [name.removesuffix(" 🤖") for name in NAMES])
    words = speaker.words(PAINTERS[name_of].words)

    def job(state: Any, events: Sequence[Any], region: str = "") -> Job:
        story = [speaker.plain(text) for text in game.voice.story(events, None)]
        view = game.view(state, None)
        heading = story[0] if story else ""
        return Job(name_of, "board", view, NAMES, words, region, None, tuple(events), (), heading)

    middle, move = played(game, 5, 12, WAGONS)
    ended, last = played(game, 5, 12, 10_000)
    jobs = {
        "start": job(game.setup(3, {}, "pictures start"), ()),
        "midgame": job(middle, move),
        "end": job(ended, last),
        "region": job(middle, move, region),
    }
    for name, wanted in jobs.items():
        picture = draw(wanted)
        path = folder / f"{name_of}_{name}.{picture.format}"
        path.write_bytes(picture.data)
        print(path, picture.size, len(picture.data) // 1024, "KiB")  # noqa: T201


def main(folder: Path, chosen: Sequence[str]) -> None:
    """Write those of the games that are named, or of all."""
    for game in GAMES:
        if game.info.id in BOARDS and (not chosen or game.info.id in chosen):
            draw_all(game, BOARDS[game.info.id], folder)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures"), sys.argv[2:])
