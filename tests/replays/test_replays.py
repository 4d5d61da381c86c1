"""Whole matches kept as text: what was played must still lead to what was counted.

`pytest tests/replays --bless` writes the counts anew; a bless is a commit of its own.
"""

from pathlib import Path
from typing import Any

import pytest

from engine.game import Standing
from engine.games import GAMES
from engine.match import replay

FILES = sorted(Path(__file__).parent.glob("*.txt"))
RULE = "---"


def test_there_are_replays() -> None:
    assert FILES


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_d14_bp1_a_replay_leads_where_it_led(file: Path, pytestconfig: pytest.Config) -> None:
    head, moves, counted = [part.strip() for part in file.read_text("utf-8").split(RULE)]
    values = dict(line.split(" ", 1) for line in head.splitlines() if not line.startswith("#"))
    game = next(game for game in GAMES if game.info.id == values["game"])
    played = [line.split(" ", 1) for line in moves.splitlines()]
    record = [(int(seat), words) for seat, words in played]
    state = replay(game, int(values["seats"]), {}, values["seed"], record)
    assert not game.to_move(state)
    now = "\n".join([line_of(game, row) for row in game.standings(state)])
    if pytestconfig.getoption("--bless", default=False):
        file.write_text(f"{head}\n{RULE}\n{moves}\n{RULE}\n{now}\n", "utf-8")
    else:
        assert counted == now


def line_of(game: Any, row: Standing) -> str:
    """A standing as people can read it."""
    parts = " ".join(f"{part} {points}" for part, points in row.parts.items())
    head = f"seat {row.seat} place {row.place} total {row.total}: {parts}"
    if "rounds" in row.details:
        return "\n".join([head, *[f"  {_round(one)}" for one in row.details["rounds"]]])
    if "dividends" in row.details:
        return f"{head}\n{_shares(row)}"
    if "rectangle" in row.details:
        return f"{head}\n{_area(row)}"
    return f"{head}\n{_tickets(game, row)}"


def _round(one: Any) -> str:
    """A round of Trans Europa: what it cost, the cities, the lines that were missing."""
    missing = " ".join(one["missing"]) or "nothing"
    return f"lost {one['lost']}: {' '.join(one['cities'])}; missing {missing}"


def _shares(row: Standing) -> str:
    """The shares of Ride the Rails and what each railroad paid them."""
    shares, paid = row.details["shares"], row.details["dividends"]
    owned = [f"{shares[one]} {one} {paid[one]}" for one in shares if shares[one]]
    return f"  {', '.join(owned)}"


def _area(row: Standing) -> str:
    """What the parts of Railroad Tiles rest on."""
    details = row.details
    cities = " ".join("+".join(map(str, city)) for city in details["cities"])
    return (
        f"  tiles {len(details['tiles'])} pawns {len(details['pawns'])}"
        f" openings {details['openings']} refused {' '.join(details['refused']) or 'nothing'}\n"
        f"  rectangle {' '.join(map(str, details['rectangle']))}\n"
        f"  cities {cities or 'none'}"
    )


def _tickets(game: Any, row: Standing) -> str:
    """Tickets (+ or -), loans, the longest trail."""
    routes, cities = game.vocabulary["route"], game.vocabulary["city"]
    tickets = game.vocabulary["tickets"]
    details = row.details
    signs = [
        f"{'+' if t['is_completed'] else '-'}{tickets[t['ticket']]}" for t in details["tickets"]
    ]
    trail = [routes[route] for route in details["trail"]["routes"]]
    borrowed = ""
    if "borrowed" in details:
        loans = [f"{cities[loan['city']]}:{routes[loan['route']]}" for loan in details["borrowed"]]
        borrowed = f"  borrowed {' '.join(loans) or 'nothing'}\n"
    return (
        f"  tickets {' '.join(signs)}\n"
        f"{borrowed}"
        f"  trail {details['trail']['length']}: {' '.join(trail)}"
    )
