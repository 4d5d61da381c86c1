"""Writes the names of a board's places into the catalogues: `python tools/places.py`.

Cities come from the board file; routes and tickets are named after their two ends. Run it after
every change of a board's cities, routes or tickets; a test compares.
"""

from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

from engine.games import GAMES
from engine.games.ride_the_rails.board import Board as HexMap
from engine.games.trans_europa.board import Board as Lattice
from engine.parts.route_board import Board, Route

LANGUAGES = ("es", "en")
ROWS = {"es": "Fila", "en": "Row"}
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


def crossings(board: Lattice, game: str, language: str) -> Iterator[str]:
    """Crossings by their letter and number, with the city that stands on them; lines by both."""
    names = [node.upper() for node in board.nodes]
    for node, city in board.city_at.items():
        names[node] = city.names[language]
    yield HEAD
    for city in board.cities:
        yield f"{game}-city-{city.name} = {city.names[language]}"
    yield ""
    for row in board.vocabulary["row"]:
        yield f"{game}-row-{row} = {ROWS[language]} {row.upper()}"
    yield ""
    for node, (word, name) in enumerate(zip(board.nodes, names, strict=True)):
        others = dict.fromkeys(board.city_at[node].names.values()) if node in board.city_at else {}
        also = [word.upper(), *[other for other in others if other != name]]
        yield f"{game}-node-{word} = {name}" + (f" ({word.upper()})" if others else "")
        if others:
            yield f"    .also = {', '.join(also)}"
    yield ""
    for word, (one, other) in zip(board.edge_names, board.edges, strict=True):
        yield f"{game}-edge-{word} = {names[one]}–{names[other]}"


def hexes(board: HexMap, game: str, language: str) -> Iterator[str]:
    """Hexes by their letter and number, with the city that stands on them."""
    yield HEAD
    for city in board.places:
        yield f"{game}-city-{city.name} = {city.names[language]}"
    yield ""
    for row in board.vocabulary["row"]:
        yield f"{game}-row-{row} = {ROWS[language]} {row.upper()}"
    yield ""
    for number, (word, hex) in enumerate(zip(board.vocabulary["hex"], board.hexes, strict=True)):
        at, place = hex.name.upper(), board.city_at.get(number)
        if place is None:
            yield f"{game}-hex-{word} = {at}"
            continue
        names = board.places[place].names
        others = [name for name in dict.fromkeys(names.values()) if name != names[language]]
        yield f"{game}-hex-{word} = {names[language]} ({at})"
        yield f"    .also = {', '.join([at, *others])}"


def lane(route: Route) -> str:
    """The letter of a line of a double."""
    return "" if route.twin is None else " A" if route.id < route.twin else " B"


def files_of(games: Iterable[Any]) -> Iterator[tuple[str, str, str]]:
    """The language, the name and the text of each file: of the games whose board has places."""
    for game in games:
        board = getattr(game, "board", None)
        for language in LANGUAGES:
            if isinstance(board, Board):
                said = lines(board, game.info.id, language)
            elif isinstance(board, Lattice):
                said = crossings(board, game.info.id, language)
            elif isinstance(board, HexMap):
                said = hexes(board, game.info.id, language)
            else:
                continue
            yield language, f"{game.info.id}-places.ftl", "\n".join(said) + "\n"


def write() -> None:
    """All of them, where the catalogues are."""
    folder = Path(str(files("data") / "locales"))
    for language, name, said in files_of(GAMES):
        (folder / language / name).write_text(said, encoding="utf-8")


if __name__ == "__main__":
    write()
