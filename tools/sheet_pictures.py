"""Draws the pictures of sheets in docs/pictures from matches that the computer plays.

python tools/sheet_pictures.py [FOLDER [GAME…]]
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, count
from pathlib import Path
from random import Random
from typing import Any

from bot.text import Catalogues
from engine.ai import BUDGET
from engine.games import GAMES
from engine.parts.moves import ClaimRoute
from render import PAINTERS, draw
from render.painter import Job

DRAWN = ("europa", "aventureros")
NAMES = ("Ana", "Bruno 🤖", "Carla", "Diego 🤖", "Elsa")
SEED = 12


@dataclass(frozen=True, slots=True)
class Moment:
    """A position, who is to move, and the move that follows."""

    game: Any
    state: Any
    seat: int
    move: Any

    @property
    def view(self) -> Any:
        """What that seat sees."""
        return self.game.view(self.state, self.seat)


def moments(game: Any, seats: int, seed: int) -> Iterator[Moment]:
    """A whole match of the strongest computer players; the last moment has no move."""
    policy = list(game.info.policies.values())[-1]
    random, state = Random(seed), game.setup(seats, {}, f"pictures {seed}")
    while to_move := game.to_move(state):
        seat = to_move[0]
        move = policy(game, game.view(state, seat), random, BUDGET)
        yield Moment(game, game.copy(state), seat, move)
        game.play(state, seat, move)
    yield Moment(game, state, 0, None)


def first(match: list[Moment], wanted: Callable[[Moment], object]) -> Moment:
    """The first moment of a kind, in this match or, where it has none, in those after it."""
    others = (moment for seed in count(SEED + 1) for moment in moments(match[0].game, 5, seed))
    return next(moment for moment in chain(match, others) if wanted(moment))


def is_rich(moment: Moment) -> bool:
    """A hand worth a picture: many colours, a network, a ticket joined and others that are not."""
    player, view = moment.state.players[moment.seat], moment.view
    if view.public.phase != "turn" or sum(map(bool, player.hand)) < 6 or len(player.tickets) < 3:
        return False
    sums = [row for row in moment.game.standings(moment.state) if row.seat == moment.seat]
    done = [ticket["is_completed"] for ticket in sums[0].details["tickets"]]
    return any(done) and not all(done)


def draw_all(game: Any, folder: Path) -> None:
    """The sheets of one game."""
    name_of = game.info.id
    words = Catalogues().speaker("es", game, [""] * 5).words(PAINTERS[name_of].words)

    def job(scene: str, moment: Moment, **more: Any) -> Job:
        return Job(name_of, scene, moment.view, NAMES, words, **more)

    match = list(moments(game, 5, SEED))
    claims = [moment for moment in match if isinstance(moment.move, ClaimRoute)]
    claim, end = claims[len(claims) // 2], match[-1]
    counted = tuple(game.standings(end.state))
    jobs = {
        "tickets": job("question", match[0]),
        "hand": job("hand", first(match, is_rich)),
        "preview": job("preview", claim, move=claim.move),
        "score": Job(name_of, "score", game.view(end.state, None), NAMES, words, standings=counted),
    }
    if hasattr(end.state, "tunnel"):
        jobs["tunnel"] = job("question", first(match, lambda moment: moment.state.tunnel))
    for name, wanted in jobs.items():
        picture = draw(wanted)
        path = folder / f"{name_of}_{name}.{picture.format}"
        path.write_bytes(picture.data)
        print(path, picture.size, len(picture.data) // 1024, "KiB")  # noqa: T201


def main(folder: Path, chosen: Sequence[str]) -> None:
    """Write those of the games that are named, or of all."""
    for game in GAMES:
        if game.info.id in (chosen or DRAWN):
            draw_all(game, folder)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures"), sys.argv[2:])
