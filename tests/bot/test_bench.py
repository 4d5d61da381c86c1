"""The benches: what they measure is what they say, and the command tells limits."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from click.testing import CliRunner

import bot.bench
import engine.games
from bot.bench import BENCHES, asking, clock, deciding, drawing, hosting, own, playing, presses
from bot.bench.rows import Row
from bot.cli import rieles
from engine.games import GAMES
from tests.toy import Gardens

EUROPA = GAMES[0]


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of each, so that the tests see every row without waiting for a good figure."""
    monkeypatch.setattr(playing, "MATCHES", 2)
    monkeypatch.setattr(asking, "MATCHES", 1)
    monkeypatch.setattr(asking, "EVERY", 31)
    monkeypatch.setattr(deciding, "MATCHES", 1)
    monkeypatch.setattr(deciding, "TAKEN_OVER", 1)
    monkeypatch.setattr(clock, "ROUNDS", 1)


def rows(found: Iterator[Row]) -> dict[str, Row]:
    listed = list(found)
    assert len({row.name for row in listed}) == len(listed)
    return {row.name: row for row in listed}


def test_random_play_is_measured_for_every_number_of_seats() -> None:
    found = rows(playing.bench(EUROPA))
    for seats in (2, 3, 4, 5):
        name = f"europa, random play, {seats} seats"
        rate, moves, loops = (
            found[name],
            found[f"{name}, moves"],
            found[f"{name}, per calibration loop"],
        )
        played = [playing.play(EUROPA, seats, f"{seats} {number}") for number in range(2)]
        assert moves.value / rate.value == pytest.approx(sum(played) / 2)
        assert loops.value == pytest.approx(rate.value * found["calibration loop"].value / 1e3)
    assert found["europa, random play, 2 seats"].limit == 500
    assert found["europa, random play, 4 seats"].limit == 250


@pytest.mark.parametrize(("name", "asked"), [("ride_the_rails", 900), ("railroad_tiles", 250)])
def test_a_game_says_how_many_matches_are_asked_of_it(name: str, asked: float) -> None:
    game = next(game for game in GAMES if game.info.id == name)
    assert rows(playing.bench(game))[f"{name}, random play, 4 seats"].limit == asked


def test_one_position_is_measured_on_every_side() -> None:
    found = rows(asking.bench(EUROPA))
    assert found["europa, one question, greatest"].limit == 1000
    assert found["europa, one question, greatest"].unit == "µs"
    assert found["europa, most moves in a tree"].value >= 100
    for name in ("the whole tree", "copy of a state", "write a state", "read a state", "imagine"):
        greatest = found[f"europa, {name}, greatest"]
        assert 0 < found[f"europa, {name}, p99"].value <= greatest.value


def test_decisions_are_measured_in_own_matches_and_in_a_seat_taken_over() -> None:
    found = rows(deciding.bench(EUROPA))
    for level in EUROPA.info.policies:
        for table in ("2 seats", "5 seats", "a seat taken over"):
            greatest = found[f"europa, {level}, {table}, greatest"]
            assert greatest.limit == 20
            assert greatest.value >= found[f"europa, {level}, {table}, p99"].value > 0


def test_a_game_without_policies_pictures_or_workloads_has_no_such_rows() -> None:
    toy: Any = Gardens()
    assert list(deciding.bench(toy)) == []
    assert list(drawing.bench(toy)) == []
    assert list(own.bench(toy)) == []
    assert rows(playing.bench(toy))["gardens, random play, 3 seats"].limit is None


def test_a_games_own_workloads_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.parts.survey.work.NETS", 2)
    found = rows(own.bench(EUROPA))
    assert len(found) == 15
    for nets in ("dense", "unkind"):
        assert found[f"europa, longest trail, {nets} nets, greatest"].limit == 20


def test_the_calibration_loop_never_changes() -> None:
    """Figures in loops compare from one version to another only while the loop is this one."""
    assert clock._loop() % 1_000_003 == 564297
    assert clock.calibration() > 0


def test_times_are_sorted_and_the_quickest_repeat_counts() -> None:
    slept = iter([0, 3, 1] * 3)
    times = clock.milliseconds([lambda: sum(range(20_000 * next(slept)))] * 3)
    assert times == sorted(times)
    listed = list(clock.spread_rows("x", [1.0, 2.0, 30.0], 20))
    assert [row.value for row in listed] == [2.0, 30.0, 30.0]
    assert [row.holds for row in listed] == [None, None, False]


@pytest.mark.parametrize(
    ("row", "holds"),
    [
        (Row("a", 5, "ms"), None),
        (Row("a", 5, "ms", 5), True),
        (Row("a", 6, "ms", 5), False),
        (Row("a", 5, "/s", 5, is_floor=True), True),
        (Row("a", 4, "/s", 5, is_floor=True), False),
    ],
)
def test_a_row_knows_whether_it_is_within_its_limit(row: Row, holds: bool | None) -> None:
    assert row.holds is holds


@pytest.mark.soak
def test_the_whole_bot_is_weighed_with_matches_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "STORED", 3)
    found = rows(hosting.bench(EUROPA))
    assert found["europa, 3 stored, moves of each"].value > 40
    assert found["europa, 3 stored, start to ready"].value > 0.1
    bot_alone = found["europa, 3 stored, the bot's process"].value
    assert found["europa, 3 stored, with drawing and thinking"].value > bot_alone + 40


@pytest.mark.soak
def test_presses_are_measured_alone_and_among_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presses, "LIVE", 2)
    monkeypatch.setattr(presses, "SECONDS", 8.0)
    found = rows(presses.bench(EUROPA))
    assert found["europa, one match, turns passed"].value > 5
    assert found["europa, one match, press to the next table, p95"].value > 10
    assert found["europa, 2 matches, presses"].value >= 2
    assert 0 < found["europa, 2 matches, press to acknowledgement, p99"].value < 5_000


def some(game: Any) -> Iterator[Row]:
    yield Row("quick", 2.0, "ms", 5.0)
    yield Row("slow", 9.0, "ms", 5.0)


def test_the_command_prints_a_table_or_json_and_fails_beyond_a_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot.bench, "BENCHES", {"some": some})
    monkeypatch.setattr(engine.games, "GAMES", engine.games.GAMES[:1])
    table = CliRunner().invoke(rieles, ["bench"])
    assert table.exit_code == 1
    assert table.stderr == "Error: beyond their limits: slow\n"
    head, quick, slow = table.stdout.splitlines()
    assert head == "some"
    assert quick.split() == ["quick", "2", "ms", "≤", "5", "ms", "ok"]
    assert slow.split() == ["slow", "9", "ms", "≤", "5", "ms", "FAIL"]
    plain = json.loads(CliRunner().invoke(rieles, ["bench", "some", "--json"]).stdout)
    assert plain["rows"][1] == {
        "bench": "some",
        "name": "slow",
        "value": 9.0,
        "unit": "ms",
        "limit": 5.0,
        "is_floor": False,
        "holds": False,
    }


def test_every_bench_has_a_word() -> None:
    assert all(name.isidentifier() for name in BENCHES)
