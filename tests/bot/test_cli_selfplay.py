"""`rieles selfplay`, `rieles record check`, `rieles render`: matches out of nothing, and back."""

import json
from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner, Result
from PIL import Image

from bot import selfplay, tally
from bot.cli import rieles
from bot.selfplay import Endless, Plan, Played, plans, play, play_all
from engine import menu
from engine.ai import BUDGET
from engine.game import Standing
from engine.games import GAMES
from engine.record import read
from tests.toy import Gardens

EUROPA = next(game for game in GAMES if game.info.id == "europa")


def ask(*args: str) -> Result:
    return CliRunner().invoke(rieles, args, catch_exceptions=False)


def series(*more: str, seats: int = 2, matches: int = 2, seed: int = 5) -> Result:
    return ask(
        "selfplay",
        "--game=europa",
        f"--seats={seats}",
        f"--matches={matches}",
        f"--seed={seed}",
        *(more or ("--levels=random",)),
    )


def timeless(plain: Any) -> Any:
    """The same without what a clock said."""
    if isinstance(plain, dict):
        clock = ("seconds", "matches_per_second", "decision_ms")
        return {key: timeless(value) for key, value in plain.items() if key not in clock}
    return [timeless(item) for item in plain] if isinstance(plain, list) else plain


def test_the_json_has_this_shape() -> None:
    plain = json.loads(series("--levels=random", "--json", seats=3).stdout)
    assert list(plain) == ["game", "seats", "matches", "summary"]
    assert (plain["game"], plain["seats"]) == ("europa", 3)
    for match in plain["matches"]:
        assert list(match) == ["seed", "moves", "seconds", "standings"]
        assert match["moves"] > 100
        assert match["seconds"] > 0
        assert sorted(row["seat"] for row in match["standings"]) == [0, 1, 2]
        assert match["standings"][0]["rank"] == 1
        for row in match["standings"]:
            assert list(row) == ["seat", "level", "points", "rank", "breakdown"]
            assert row["level"] == "random"
            assert sum(row["breakdown"].values()) == row["points"]
    summary = plain["summary"]
    assert summary["matches"] == 2
    assert summary["mean_moves"] == sum(match["moves"] for match in plain["matches"]) / 2
    (level,) = summary["levels"].values()
    points = [row["points"] for match in plain["matches"] for row in match["standings"]]
    assert level["seats"] == 6
    assert level["mean_points"] == round(sum(points) / 6, 2)
    assert 0 <= level["rates"]["tickets_completed"] < 0.5
    assert level["decisions"] == sum(match["moves"] for match in plain["matches"])
    assert 0 < level["decision_ms"]["median"] <= level["decision_ms"]["p99"]
    assert level["decision_ms"]["p99"] <= level["decision_ms"]["max"]


def test_equal_seeds_give_equal_matches_in_any_company() -> None:
    whole = json.loads(series("--levels=random", "--json", matches=3, seed=5).stdout)
    again = json.loads(series("--levels=random", "--json", matches=3, seed=5).stdout)
    later = json.loads(series("--levels=random", "--json", matches=1, seed=7).stdout)
    assert timeless(whole) == timeless(again)
    assert timeless(whole["matches"][2]) == timeless(later["matches"][0])
    assert whole["matches"][0]["standings"] != whole["matches"][1]["standings"]


def test_processes_change_nothing() -> None:
    one = json.loads(series("--levels=random", "--json").stdout)
    two = json.loads(series("--levels=random", "--json", "--jobs=2").stdout)
    assert timeless(one) == timeless(two)


def test_people_get_a_short_table() -> None:
    result = series()
    assert result.exit_code == 0
    assert result.stdout.startswith("europa, 2 seats: 2 matches in ")
    for word in ("random", "points", "wins", "parts", "decisions", "tickets_completed"):
        assert word in result.stdout


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    assert series("--levels=random", f"--record={tmp_path}", matches=2).exit_code == 0
    return tmp_path


def test_one_record_a_match_named_by_game_seats_seed_and_number(recorded: Path) -> None:
    assert sorted(path.name for path in recorded.iterdir()) == [
        "europa-2-5-0000.jsonl",
        "europa-2-5-0001.jsonl",
    ]
    second = read((recorded / "europa-2-5-0001.jsonl").read_text().splitlines())
    assert second.header["seed"] == "6"


def test_records_are_right(recorded: Path) -> None:
    paths = sorted(map(str, recorded.iterdir()))
    result = ask("record", "check", *paths)
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [f"{path}: right" for path in paths]


def changed(path: Path, change: Callable[[list[Any]], Any]) -> None:
    rows = [json.loads(line) for line in path.read_text().splitlines()]
    change(rows)
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))


def test_a_record_that_was_changed_fails_the_check_and_the_others_are_still_told(
    recorded: Path,
) -> None:
    wrong, right = sorted(recorded.iterdir())

    def cheat(rows: list[Any]) -> None:
        rows[-1]["standings"][0]["total"] += 10

    changed(wrong, cheat)
    result = ask("record", "check", str(wrong), str(right))
    assert result.exit_code == 1
    assert result.stdout == f"{right}: right\n"
    assert f"{wrong}: closing: the final count is another" in result.stderr
    assert result.stderr.endswith("Error: 1 of 2 records are wrong\n")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"hello\n",
        b"{}\n",
        b"[1]\n",
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b'{"record": 1}\n{"seq": 1}\n',
    ],
)
def test_a_file_that_is_no_record_fails_the_check_in_one_line(
    content: bytes, tmp_path: Path
) -> None:
    path = tmp_path / "some.jsonl"
    path.write_bytes(content)
    result = ask("record", "check", str(path))
    assert result.exit_code == 1
    told, summed = result.stderr.splitlines()
    assert told.startswith(f"{path}: ")
    assert summed == "Error: 1 of 1 records are wrong"


def test_a_file_that_cannot_be_read_is_another_matter(
    recorded: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = sorted(recorded.iterdir())
    real = Path.read_text

    def refuse(self: Path, *args: Any, **kwargs: Any) -> str:
        if self == paths[0]:
            raise PermissionError(13, "Permission denied", str(self))
        return real(self, *args, **kwargs)

    monkeypatch.setattr(Path, "read_text", refuse)
    result = ask("record", "check", *map(str, paths))
    assert result.exit_code == 3
    assert f"{paths[0]}: it cannot be read: Permission denied" in result.stderr
    assert f"{paths[1]}: right" in result.stdout


# Pictures
def drawn(path: Path, out: Path, *more: str) -> Result:
    return ask("render", "--record", str(path), "--out", str(out), *more)


def test_a_board_and_a_hand_can_be_drawn_from_a_record(recorded: Path, tmp_path: Path) -> None:
    path = recorded / "europa-2-5-0000.jsonl"
    looks = {}
    for name, more in {
        "start.jpg": ("--at", "0"),
        "later.jpg": ("--at", "120"),
        "end.jpg": (),
        "hand.png": ("--at", "120", "--seat", "1"),
    }.items():
        out = tmp_path / name
        result = drawn(path, out, *more)
        assert (result.exit_code, result.stdout) == (0, f"{out}\n")
        looks[name] = out.read_bytes()
    assert len(set(looks.values())) == 4
    formats = [Image.open(BytesIO(look)).format for look in looks.values()]
    assert formats == ["JPEG", "JPEG", "JPEG", "PNG"]


def test_what_cannot_be_drawn_is_told(recorded: Path, tmp_path: Path) -> None:
    path, out = recorded / "europa-2-5-0000.jsonl", tmp_path / "a.png"
    last = len(read(path.read_text().splitlines()).moves)
    for more, code, said in (
        (("--at", str(last + 1)), 2, f"the record has the moves 1 to {last}, not {last + 1}"),
        (("--at", "-1"), 2, "--at"),
        (("--seat", "2"), 2, "the seats are 0 to 1, not 2"),
        (("--out", "a.gif"), 2, "no .jpg, .png or .webp"),
        (("--out", str(tmp_path / "none" / "a.png")), 3, "No such file or directory"),
    ):
        result = drawn(path, out, *more)
        assert result.exit_code == code, result.output
        assert said in result.stderr.splitlines()[-1]
    assert not out.exists()


def test_no_picture_of_what_is_no_record(recorded: Path, tmp_path: Path) -> None:
    path = recorded / "europa-2-5-0000.jsonl"

    def other_game(rows: list[Any]) -> None:
        rows[0]["game"] = "go"

    def other_seats(rows: list[Any]) -> None:
        rows[0]["seats"] = 9

    def other_move(rows: list[Any]) -> None:
        rows[9]["words"] = "fly away"

    whole = path.read_text()
    for change, said in (
        (other_game, "of a game that is not here: go"),
        (other_seats, "no match begins as line 1 says"),
        (other_move, "'fly away' is not offered"),
        (lambda rows: rows[0].pop("seed"), "public record"),
        (lambda rows: rows[0].pop("record"), "it is no record"),
    ):
        path.write_text(whole)
        changed(path, change)
        result = drawn(path, tmp_path / "a.png")
        assert result.exit_code == 3, result.output
        assert said in result.stderr
        assert len(result.stderr.splitlines()) == 1


# Beneath the command
def greedy(game: Any, view: Any, random: Random, budget: int) -> Any:
    """A policy for the toy game: the first free plot."""
    state = game.imagine(view, random)
    return next(menu.moves(game, state, game.to_move(state)[0]))


def test_policies_play_any_game_from_their_own_view() -> None:
    game: Any = Gardens()
    seen = []

    def spy(game: Any, view: Any, random: Random, budget: int) -> Any:
        seen.append((type(view).__name__, budget))
        return greedy(game, view, random, budget)

    game.info = replace(game.info, policies={"spy": spy})
    played = play(game, Plan("gardens", 2, 0, "1", ("spy", "random")))
    assert played.moves == 4
    assert seen == [("View", BUDGET)] * 2
    assert len(played.decisions["spy"]) == len(played.decisions["random"]) == 2


def test_a_match_without_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "MOST_MOVES", 20)
    with pytest.raises(Endless, match=r"match 0 \(seed 3\) goes on after 20 moves"):
        play(EUROPA, Plan("europa", 2, 0, "3", ("random", "random")))
    result = series()
    assert result.exit_code == 1
    assert result.stderr == "Error: match 0 (seed 5) goes on after 20 moves\n"


def test_wins_are_counted_alone_and_shared() -> None:
    def match(number: int, places: tuple[int, int]) -> Played:
        standings = [
            Standing(
                seat,
                place,
                10 * seat,
                {"a": 10 * seat},
                {"rows": [{"is_done": seat == 0}, {"is_done": True}], "n": seat, "in": {"b": 4}},
            )
            for seat, place in enumerate(places)
        ]
        levels = ("x", "y") if number % 2 else ("y", "x")
        plan = Plan("toy", 2, number, "s", levels)
        return Played(plan, 8, 0.1, standings, None, (4, 4), {"x": [3.0, 1.0], "y": []})

    summed = tally.summary([match(0, (1, 2)), match(1, (1, 2)), match(2, (1, 1))], 2.0)
    assert summed["matches_per_second"] == 1.5
    x, y = summed["levels"]["x"], summed["levels"]["y"]
    assert (x["wins"], x["shared_wins"], x["win_rate"]) == (1, 1, 0.5)
    assert (y["wins"], y["shared_wins"], y["win_rate"]) == (1, 1, 0.5)
    assert x["mean_points"] == round(20 / 3, 2)
    assert y["mean_details"] == {"rows": 2, "n": 0.33, "in_b": 4}
    assert (x["rates"], y["rates"]) == ({"rows_done": 0.6667}, {"rows_done": 0.8333})
    assert x["decision_ms"] == {"median": 2.0, "p99": 3.0, "max": 3.0}
    assert y["decision_ms"] == {"median": 0.0, "p99": 0.0, "max": 0.0}


def test_turns_are_counted_not_moves() -> None:
    game: Any = Gardens()
    (played,) = play_all([game], plans("gardens", 2, 1, 0, ("random", "random")))
    assert played.moves == 4
    assert list(played.turns) == [1, 1]
