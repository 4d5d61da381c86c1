"""What a series of matches comes to: means, wins and decision times by level, as plain values."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean, median
from typing import Any

from bot.selfplay import Played
from engine.game import Standing


def plain(game: str, seats: int, played: Sequence[Played], seconds: float) -> dict[str, Any]:
    """A series as JSON values: each match, then the summary. `seconds` is what all of it took."""
    return {
        "game": game,
        "seats": seats,
        "matches": [_match(one) for one in played],
        "summary": summary(played, seconds),
    }


def _match(one: Played) -> dict[str, Any]:
    return {
        "seed": one.plan.seed,
        "moves": one.moves,
        "seconds": round(one.seconds, 4),
        "standings": [
            {
                "seat": row.seat,
                "level": one.plan.levels[row.seat],
                "points": row.total,
                "rank": row.place,
                "breakdown": dict(row.parts),
            }
            for row in one.standings
        ],
    }


def summary(played: Sequence[Played], seconds: float) -> dict[str, Any]:
    """The series in few numbers."""
    levels = dict.fromkeys(level for one in played for level in one.plan.levels)
    return {
        "matches": len(played),
        "seconds": round(seconds, 3),
        "matches_per_second": round(len(played) / seconds, 2),
        "mean_moves": round(fmean(one.moves for one in played), 1),
        "levels": {level: _level(level, played) for level in levels},
    }


def _level(level: str, played: Sequence[Played]) -> dict[str, Any]:
    rows = [
        (one, row) for one in played for row in one.standings if one.plan.levels[row.seat] == level
    ]
    first = Counter(_firsts(one.standings) for one, row in rows if row.place == 1)
    standings = [row for _, row in rows]
    times = sorted(time for one in played for time in one.decisions.get(level, ()))
    return {
        "seats": len(rows),
        "mean_points": round(fmean(row.total for row in standings), 2),
        "wins": first[1],
        "shared_wins": first.total() - first[1],
        "win_rate": round(sum(count / seats for seats, count in first.items()) / len(rows), 4),
        "mean_parts": _means(row.parts for row in standings),
        "mean_details": _means(_numbers(row.details) for row in standings),
        "rates": _rates(standings),
        "decisions": len(times),
        "decision_ms": spread(times),
    }


def _firsts(standings: Sequence[Standing]) -> int:
    return sum(row.place == 1 for row in standings)


def _numbers(details: Mapping[str, Any]) -> dict[str, float]:
    """The numbers in a standing's details, and how many rows its lists have."""
    found: dict[str, float] = {}
    for key, value in details.items():
        match value:
            case int() | float():
                found[key] = value
            case list() | tuple():
                found[key] = len(value)
            case dict():
                found |= {f"{key}_{name}": number for name, number in _numbers(value).items()}
    return found


def _means(rows: Iterable[Mapping[str, float]]) -> dict[str, float]:
    listed = list(rows)
    keys = dict.fromkeys(key for row in listed for key in row)
    return {key: round(fmean(row.get(key, 0) for row in listed), 2) for key in keys}


def _rates(standings: Sequence[Standing]) -> dict[str, float]:
    """Of all rows in the details, how many are so: `tickets_completed` from each row's
    `is_completed` in the list `tickets`, whatever a game calls them."""
    true: Counter[str] = Counter()
    counted: Counter[str] = Counter()
    for row in standings:
        for key, value in row.details.items():
            for item in value if isinstance(value, list | tuple) else ():
                for name, flag in item.items() if isinstance(item, dict) else ():
                    if isinstance(flag, bool):
                        counted[f"{key}_{name.removeprefix('is_')}"] += 1
                        true[f"{key}_{name.removeprefix('is_')}"] += flag
    return {name: round(true[name] / count, 4) for name, count in counted.items()}


def spread(times: Sequence[float]) -> dict[str, float]:
    """Median, 99th percentile and greatest of sorted times; zeros when there are none."""
    if not times:
        return {"median": 0.0, "p99": 0.0, "max": 0.0}
    p99 = times[min(len(times) - 1, len(times) * 99 // 100)]
    return {"median": round(median(times), 4), "p99": round(p99, 4), "max": round(times[-1], 4)}
