"""The final count: money, and where it came from (S21)."""

from engine.game import Standing
from engine.games.ride_the_rails.board import RAILROADS
from engine.games.ride_the_rails.state import State


def standings(state: State) -> list[Standing]:
    """Most money first; equals share a place (S21, R35)."""
    best = sorted([player.money for player in state.players], reverse=True)
    rows = [
        Standing(
            seat,
            best.index(player.money) + 1,
            player.money,
            {
                "rides": player.rode,
                "dividends": sum(player.dividends),
                "chicago": player.chicago,
                "fives": player.fives,
                "crossing": player.crossing,
            },
            {
                "shares": dict(zip(RAILROADS, player.shares, strict=True)),
                "dividends": dict(zip(RAILROADS, player.dividends, strict=True)),
            },
        )
        for seat, player in enumerate(state.players)
    ]
    return sorted(rows, key=lambda row: row.place)
