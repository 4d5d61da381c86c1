"""Draws the film, the chart and the news of docs/pictures from a match that the computer plays.

python tools/story_pictures.py [FOLDER]
"""

import sys
from pathlib import Path
from typing import Any

from bot.games import hosted
from bot.host.filming import Course, Reel, Still, made
from bot.text import Catalogues
from engine.match import start
from render import PAINTERS, chart, draw
from render.painter import Job, Picture
from tools.sheet_pictures import GAME, NAMES, moments

SEATS, SEED = 4, 12
BOARDS = 24
"""Of the film: the documents need not have all sixty."""
MISSED = 24
"""Moves that the news tell at once."""
LANGUAGE = "es"


def main(folder: Path) -> None:
    """Write the three."""
    speaker = Catalogues().speaker(LANGUAGE, GAME, names=NAMES[:SEATS])
    words = speaker.words(PAINTERS[GAME.info.id].words)
    match, _ = start(GAME, SEATS, {}, f"pictures {SEED}")
    seen: list[tuple[Any, list[Any]]] = []
    for moment in moments(SEATS, SEED):
        if moment.move is None:
            break
        told = match.play(moment.seat, moment.move)
        public = [one for one in told if one.only_for is None and not one.is_sealed]
        seen.append((GAME.view(match.state, None), public))
    half = len(seen) // 2
    late = [event for _, events in seen[half - MISSED : half] for event in events]
    _keep(folder / "europa_news.jpg", draw(_job(seen[half - 1][0], late, words)))
    _keep(folder / "europa_film.webp", _film(seen, words))
    _keep(folder / "europa_chart.png", _chart(match.record, speaker))


def _job(view: Any, events: list[Any], words: Any) -> Job:
    return Job(GAME.info.id, "board", view, NAMES[:SEATS], words, events=tuple(events))


def _film(seen: list[tuple[Any, list[Any]]], words: Any) -> Picture:
    places = [number * (len(seen) - 1) // (BOARDS - 1) for number in range(BOARDS)]
    stills = []
    for before, place in zip([-1, *places], places, strict=False):
        events = [event for _, some in seen[before + 1 : place + 1] for event in some]
        still = made(Still(_job(seen[place][0], events, words)), draw, {})
        assert isinstance(still, bytes)
        stills.append(still)
    found = made(Reel(tuple(stills)), draw, {})
    assert isinstance(found, Picture)
    return found


def _chart(record: list[tuple[int, str]], speaker: Any) -> Picture:
    words = {key: speaker.words([f"chat-{key}"])[f"chat-{key}"] for key in chart.WORDS}
    work = Course(GAME.info.id, SEATS, {}, f"pictures {SEED}", record, NAMES[:SEATS], words)
    found = made(work, draw, hosted())
    assert isinstance(found, Picture)
    return found


def _keep(path: Path, picture: Picture) -> None:
    path.write_bytes(picture.data)
    print(f"{path} {len(picture.data) // 1024} KiB")  # noqa: T201


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures"))
