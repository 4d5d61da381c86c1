"""Draws the pictures of sheets in docs/pictures from matches that the computer plays.

python tools/sheet_pictures.py [FOLDER]
"""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain, count
from pathlib import Path
from random import Random
from typing import Any

from bot.text import Catalogues
from engine.ai import BUDGET
from engine.games import GAMES
from engine.games.europa.ai.ground import ground_seen
from engine.parts.moves import ClaimRoute
from engine.parts.planner.needs import needs
from render import PAINTERS, draw
from render.painter import Job

GAME: Any = GAMES[0]
NAMES = ("Ana", "Bruno 🤖", "Carla", "Diego 🤖", "Elsa")
SEED = 12


@dataclass(frozen=True, slots=True)
class Moment:
    """A position, who is to move, and the move that follows."""

    state: Any
    seat: int
    move: Any

    @property
    def view(self) -> Any:
        """What that seat sees."""
        return GAME.view(self.state, self.seat)


def moments(seats: int, seed: int) -> Iterator[Moment]:
    """A whole match of the strongest computer players; the last moment has no move."""
    policy = list(GAME.info.policies.values())[-1]
    random, state = Random(seed), GAME.setup(seats, {}, f"pictures {seed}")
    while to_move := GAME.to_move(state):
        seat = to_move[0]
        move = policy(GAME, GAME.view(state, seat), random, BUDGET)
        yield Moment(GAME.copy(state), seat, move)
        GAME.play(state, seat, move)
    yield Moment(state, 0, None)


def first(match: list[Moment], wanted: Callable[[Moment], object]) -> Moment:
    """The first moment of a kind, in this match or, where it has none, in those after it."""
    others = (moment for seed in count(SEED + 1) for moment in moments(5, seed))
    return next(moment for moment in chain(match, others) if wanted(moment))


def is_rich(moment: Moment) -> bool:
    """A hand worth a picture: many colours, a network, a ticket joined and others that are not."""
    player, view = moment.state.players[moment.seat], moment.view
    if view.public.phase != "turn" or sum(map(bool, player.hand)) < 6 or len(player.tickets) < 3:
        return False
    found = needs(ground_seen(GAME.board, view.public, moment.seat), view.tickets)
    return 0 < sum(need.is_joined for need in found) < len(found)


def main(folder: Path) -> None:
    """Write them all."""
    speaker = Catalogues().speaker("es", GAME, [""] * 5)
    words = speaker.words(PAINTERS["europa"].words)
    match = list(moments(5, SEED))
    rich = first(match, is_rich)
    asked = first(match, lambda moment: moment.state.tunnel)
    claims = [moment for moment in match if isinstance(moment.move, ClaimRoute)]
    claim = claims[len(claims) // 2]
    end = match[-1]
    public = GAME.view(end.state, None)
    jobs = {
        "tickets": Job("europa", "question", match[0].view, NAMES, words),
        "hand": Job("europa", "hand", rich.view, NAMES, words),
        "tunnel": Job("europa", "question", asked.view, NAMES, words),
        "preview": Job("europa", "preview", claim.view, NAMES, words, move=claim.move),
        "score": Job(
            "europa", "score", public, NAMES, words, standings=tuple(GAME.standings(end.state))
        ),
    }
    for name, job in jobs.items():
        picture = draw(job)
        path = folder / f"europa_{name}.{picture.format}"
        path.write_bytes(picture.data)
        print(path, picture.size, len(picture.data) // 1024, "KiB")  # noqa: T201


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures"))
