"""Writes the names of a board's places into the catalogues: `python tools/places.py`.

Cities come from the board file; routes and tickets are named after their two ends. Run it after
every change of a board's cities, routes or tickets; a test compares.
"""

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from engine.games import GAMES
from engine.games.europa.board import Board, Route

LANGUAGES = ("es", "en")
HEAD = "# Names of places, written by tools/places.py from the board; do not edit.\n"


def lines(board: Board, game: str, language: str) -> Iterator[str]:
    """One entry a place; `.also` holds what else people type for a city."""
    names = [place.names[language] for place in board.places]
    yield HEAD
    for place, name in zip(board.places, names, strict=True):
        yield f"{game}-city-{place.name} = {name}"
        others = [other for other in place.known_as if other != name]
        if others:
            yield f"    .also = {', '.join(others)}"
    yield ""
    for route in board.routes:
        one, other = (names[end] for end in route.ends)
        yield f"{game}-route-{route.name} = {one}–{other}{lane(route)}"
    yield ""
    for ticket in board.tickets:
        one, other = (names[end] for end in ticket.ends)
        yield f"{game}-tickets-{ticket.name} = {one}–{other}"


def lane(route: Route) -> str:
    """The letter of a line of a double."""
    return "" if route.twin is None else " A" if route.id < route.twin else " B"


def write() -> None:
    """The file of each game that has a board with places, in each language."""
    folder = Path(str(files("data") / "locales"))
    for game in GAMES:
        board = getattr(game, "board", None)
        for language in LANGUAGES if isinstance(board, Board) else ():
            said = "\n".join(lines(board, game.info.id, language)) + "\n"
            (folder / language / f"{game.info.id}-places.ftl").write_text(said, encoding="utf-8")


if __name__ == "__main__":
    write()
