"""Draws the pictures of tiles in docs/pictures from a match that the computer plays.

python tools/tile_pictures.py [FOLDER]
"""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from bot.text import Catalogues
from engine.ai import BUDGET
from engine.game import Log
from engine.games import GAMES
from engine.games.railroad_tiles import laying
from render import PAINTERS, draw
from render.painter import Job

NAME = "railroad_tiles"
GAME: Any = next(game for game in GAMES if game.info.id == NAME)
NAMES = ("Ana", "Bruno", "Carla")
SEED = 2


def played(is_there: Callable[[Any], bool]) -> tuple[Any, tuple[Any, ...]]:
    """A match of the strongest computer players up to a moment, and the last move's events."""
    policy = list(GAME.info.policies.values())[-1]
    random, told = Random(SEED), Log()
    state = GAME.setup(len(NAMES), {}, f"pictures {SEED}")
    while (to_move := GAME.to_move(state)) and not is_there(state):
        seat, told = random.choice(to_move), Log()
        GAME.play(state, seat, policy(GAME, GAME.view(state, seat), random, BUDGET), told)
    return state, tuple(event for event in told.events if event.only_for is None)


def busy(state: Any) -> bool:
    """All lay at once, somebody with several tiles."""
    hands = [len(area.hand) for area in state.areas]
    return state.round == 6 and max(hands) > 2 and len(GAME.to_move(state)) == len(NAMES)


def main(folder: Path) -> None:
    """Write them all."""
    words = Catalogues().speaker("es", GAME, NAMES).words(PAINTERS[NAME].words)

    def job(state: Any, scene: str = "board", seat: int | None = None, **more: Any) -> Job:
        return Job(NAME, scene, GAME.view(state, seat), NAMES, words, **more)

    middle, events = played(busy)
    seat = max(range(len(NAMES)), key=lambda n: len(middle.areas[n].hand))
    ways = [
        (len(laying.facings(middle, seat, tile, cell)), tile, cell)
        for tile in laying.tiles(middle, seat)
        for cell in laying.cells(middle, seat, tile)
    ]
    _, tile, cell = max(ways)
    ended, _ = played(lambda state: False)
    jobs = {
        "table": job(middle, events=events),
        "places": job(middle, "question", seat, chosen=("lay", tile)),
        "facings": job(middle, "question", seat, chosen=("lay", tile, cell)),
        "end": job(ended),
        "score": job(ended, "score", standings=tuple(GAME.standings(ended))),
    }
    for name, wanted in jobs.items():
        picture = draw(wanted)
        path = folder / f"{NAME}_{name}.{picture.format}"
        path.write_bytes(picture.data)
        print(path, picture.size, len(picture.data) // 1024, "KiB")  # noqa: T201


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures"))
