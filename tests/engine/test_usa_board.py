"""The board of ¡Aventureros al Tren!: what holds of it, that a slip would be seen, that saved
matches can rely on its order."""

from dataclasses import replace
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from engine.games import GAMES
from engine.games.aventureros.survey import survey
from engine.parts.route_board import COLORS, Board, read_board

GAME: Any = next(game for game in GAMES if game.info.id == "aventureros")
BOARD: Board = GAME.board
FINGERPRINTS = {
    "cities": (36, "2b13cacbe3573faf"),
    "routes": (100, "cb6c624f47be8560"),
    "tickets": (30, "6b9fc0af62589741"),
}
"""How many there were when the first match could be saved, and a digest of their order."""


def order(listed: str) -> str:
    ids = {
        "cities": BOARD.cities,
        "routes": [route.name for route in BOARD.routes],
        "tickets": [ticket.name for ticket in BOARD.tickets],
    }[listed]
    kept = ids[: FINGERPRINTS[listed][0]]
    return sha256(" ".join(kept).encode()).hexdigest()[:16]


@pytest.mark.parametrize("listed", FINGERPRINTS)
def test_the_order_of_the_board_is_kept(listed: str) -> None:
    assert order(listed) == FINGERPRINTS[listed][1]


def test_everything_that_must_hold_of_the_board_does() -> None:
    found = list(survey(BOARD))
    assert [finding.name for finding in found if finding.holds is False] == []
    assert sum(finding.holds is True for finding in found) >= 18


def with_route(name: str, **changes: Any) -> Board:
    routes = tuple(
        replace(route, **changes) if route.name == name else route for route in BOARD.routes
    )
    return replace(BOARD, routes=routes)


ORANGE = (COLORS.index("orange"),)
SLIPS = {
    "el_paso_santa_fe_of_3": (with_route("el_paso-santa_fe", length=3), "spaces"),
    "denver_salt_lake_city_orange": (
        with_route("denver-salt_lake_city-b", colors=ORANGE),
        "colours are even",
    ),
    "a_ticket_worth_its_shortest_path": (
        replace(
            BOARD,
            tickets=tuple(
                replace(ticket, points=20) if ticket.name == "los_angeles-new_york" else ticket
                for ticket in BOARD.tickets
            ),
        ),
        "tickets above their shortest path",
    ),
}


@pytest.mark.parametrize(("board", "name"), SLIPS.values(), ids=SLIPS)
def test_the_slips_of_public_data_would_be_seen(board: Board, name: str) -> None:
    assert name in {finding.name for finding in survey(board) if finding.holds is False}


def test_a_route_that_lacks_would_be_seen(tmp_path: Path) -> None:
    whole = Path(str(files("data") / "boards" / "aventureros.toml")).read_text("utf-8")
    rows = [row for row in whole.splitlines() if '"sault_ste_marie-winnipeg"' not in row]
    path = tmp_path / "aventureros.toml"
    path.write_text("\n".join(rows), "utf-8")
    assert "routes" in {one.name for one in survey(read_board(path)) if one.holds is False}
