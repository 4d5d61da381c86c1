"""The command line as a whole: its commands, its exit codes, one line for what goes wrong."""

import json
import re
import socket
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import aiohttp
import click
import discord
import pytest
from click.testing import CliRunner, Result

from bot.cli import rieles
from bot.config import Config
from engine.games import GAMES
from engine.survey import Finding
from tests.toy import Gardens

COMMANDS = {
    "bench": [],
    "board": ["check"],
    "commands": [],
    "db": ["backup", "check", "upgrade"],
    "local": [],
    "record": ["check"],
    "render": [],
    "run": [],
    "selfplay": [],
}
VARIABLES = (
    "DISCORD_TOKEN",
    "RIELES_DATA",
    "RIELES_DATABASE_URL",
    "RIELES_LANGUAGE",
    "RIELES_LOG_LEVEL",
)
SELFPLAY = ["selfplay", "--game", "europa", "--levels", "random", "--seats", "2"]


def ask(*args: str, **environment: str) -> Result:
    clean = dict.fromkeys(VARIABLES)
    return CliRunner().invoke(rieles, args, env=clean | environment)


def last_line(result: Result) -> str:
    return result.stderr.strip().splitlines()[-1]


def test_the_surface_is_exactly_this() -> None:
    found = {
        name: sorted(command.commands) if isinstance(command, click.Group) else []
        for name, command in rieles.commands.items()
    }
    assert found == COMMANDS


@pytest.mark.parametrize(
    "words",
    [(), *((name,) for name in COMMANDS)]
    + [(name, child) for name, children in COMMANDS.items() for child in children],
)
def test_every_command_has_help(words: tuple[str, ...]) -> None:
    result = ask(*words, "--help")
    assert result.exit_code == 0
    assert result.stdout.startswith(f"Usage: rieles {' '.join(words)}".rstrip())
    assert len(result.stdout.splitlines()) > 4


BAD_USAGE = {
    "no command": (["fly"], "No such command 'fly'"),
    "unknown game": (["selfplay", "--game", "go", "--seats", "2"], "there is no game 'go'"),
    "no game": (["selfplay", "--seats", "2"], "--game"),
    "too few seats": (["selfplay", "--game", "europa", "--seats", "1"], "2 to 5 seats, not 1"),
    "too many seats": (["selfplay", "--game", "europa", "--seats", "6"], "2 to 5 seats, not 6"),
    "seats that are no number": (["selfplay", "--game", "europa", "--seats", "x"], "--seats"),
    "no matches": ([*SELFPLAY, "--matches", "0"], "--matches"),
    "unknown level": ([*SELFPLAY, "--levels", "genius"], "there is no level 'genius'"),
    "levels for other seats": ([*SELFPLAY, "--levels", "random,random,random"], "3 levels for 2"),
    "no jobs": ([*SELFPLAY, "--jobs", "0"], "--jobs"),
    "no record": (["record", "check", "/nowhere/a.jsonl"], "does not exist"),
    "no file to check": (["record", "check"], "FILE"),
    "unknown board": (["board", "check", "go"], "there is no game 'go'"),
    "unknown level of a board": (
        ["board", "check", "europa", "--matches", "1", "--level", "genius"],
        "there is no level 'genius'",
    ),
    "levels by seat of a board": (
        ["board", "check", "--matches", "1", "--level", "random,random"],
        "there is no level 'random,random'",
    ),
    "unknown bench": (["bench", "weight"], "there is no bench 'weight'"),
    "a port that is none": (["local", "--port", "0"], "--port"),
    "people that are too many": (["local", "--people", "6"], "--people"),
    "a picture of nothing": (["render", "--out", "a.png"], "--record"),
}


@pytest.mark.parametrize("case", BAD_USAGE)
def test_bad_usage_is_told_and_exits_with_2(case: str) -> None:
    """Before anything else is said, and by the name of an option that was given."""
    args, said = BAD_USAGE[case]
    result = ask(*args)
    assert result.exit_code == 2, result.output
    assert not result.stdout
    if option := re.search(r"Invalid value for '?(--\w+)", last_line(result)):
        assert option[1] in args
    assert said in last_line(result)
    assert "Traceback" not in result.output


CANNOT = {
    "run without a token": (["run"], {}, "DISCORD_TOKEN is not set"),
    "a wrong level of the log": (["run"], {"RIELES_LOG_LEVEL": "LOUD"}, "RIELES_LOG_LEVEL: "),
    "a wrong language": (["local"], {"RIELES_LANGUAGE": "fr"}, "RIELES_LANGUAGE: 'fr'"),
    "a data folder that is a file": (["local"], {"RIELES_DATA": __file__}, "RIELES_DATA: "),
    "another Discord": (
        ["run"],
        {"DISCORD_TOKEN": "a.b.c", "RIELES_DISCORD_API": "https://example.org"},
        "RIELES_DISCORD_API: it does not lead to this machine",
    ),
    "a database elsewhere": (
        ["db", "check"],
        {"RIELES_DATABASE_URL": "mysql://h/n"},
        "RIELES_DATABASE_URL: ",
    ),
}


@pytest.mark.parametrize("case", CANNOT)
def test_what_cannot_run_says_why_in_one_line_and_exits_with_3(case: str) -> None:
    args, environment, said = CANNOT[case]
    result = ask(*args, **environment)
    assert result.exit_code == 3, result.output
    assert result.stderr.startswith("Error: ")
    assert len(result.stderr.strip().splitlines()) == 1
    assert said in result.stderr
    assert "a.b.c" not in result.output


NO_DISCORD = {
    "the token is refused": (discord.LoginFailure("Improper token"), "DISCORD_TOKEN: "),
    "no connection": (
        aiohttp.ClientConnectionError("Connect call failed ('127.0.0.1', 9)"),
        "connected to the Internet",
    ),
    "no gateway": (discord.GatewayNotFound(), "connected to the Internet"),
    "an outage": (
        discord.DiscordServerError(Mock(status=503, reason="Service Unavailable"), ""),
        "https://discordstatus.com",
    ),
}


@pytest.mark.parametrize("case", NO_DISCORD)
def test_where_discord_does_not_let_in_one_line_says_what_to_do(
    case: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    error, said = NO_DISCORD[case]
    monkeypatch.setattr("bot.app.run", Mock(side_effect=error))
    result = ask("run", DISCORD_TOKEN="a.b.c")
    assert result.exit_code == 3, result.output
    assert len(result.stderr.strip().splitlines()) == 1
    assert said in result.stderr
    assert "a.b.c" not in result.output


def test_local_mode_says_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    """An installation for Discord alone has no virtual one."""
    monkeypatch.setattr("bot.commands.serving.find_spec", lambda name: None)
    result = ask("local")
    assert result.exit_code == 3
    assert result.stderr.strip().splitlines() == [
        "Error: local mode needs more than the bot: pip install 'rieles[local]'"
    ]


def test_a_port_that_another_program_has(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        result = ask("local", "--port", port, RIELES_DATA=str(tmp_path))
    assert result.exit_code == 3, result.output
    assert result.stderr.startswith(f"Error: port {port} cannot be had (Address already in use): ")
    assert not list(tmp_path.iterdir())
    assert len(result.stderr.strip().splitlines()) == 1


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    result = ask(*SELFPLAY, "--matches", "1", "--record", str(blocked / "below"))
    assert result.exit_code == 3
    assert result.stderr == f"Error: {blocked / 'below'}: Not a directory\n"


def test_the_slash_commands_are_printed_without_a_token() -> None:
    result = ask("commands")
    assert result.exit_code == 0
    (group,) = json.loads(result.stdout)
    assert group["name"] == "rieles"
    assert {"nueva", "jugar", "deshacer"} <= {option["name"] for option in group["options"]}


def test_a_database_is_made_checked_and_copied(tmp_path: Path) -> None:
    where = {"RIELES_DATA": str(tmp_path)}
    for command in ("check", "backup"):
        early = ask("db", command, **where)
        assert early.exit_code == 3
        assert str(tmp_path / "rieles.db") in early.stderr
        assert len(early.stderr.splitlines()) == 1
    made = ask("db", "upgrade", **where)
    assert made.exit_code == 0
    assert made.stdout.startswith("at revision ")
    assert ask("db", "upgrade", **where).stdout == made.stdout
    assert ask("db", "check", **where).stdout == "sound\n"
    copied = ask("db", "backup", **where)
    path = Path(copied.stdout.strip())
    assert path.parent == tmp_path / "backups"
    elsewhere = {"RIELES_DATABASE_URL": f"sqlite:///{path}"}
    assert ask("db", "check", **where, **elsewhere).stdout == "sound\n"


@pytest.mark.parametrize("command", ["check", "upgrade", "backup"])
def test_a_file_that_is_no_database(command: str, tmp_path: Path) -> None:
    path = tmp_path / "rieles.db"
    path.write_bytes(b"no database at all, but long enough to have had a header" * 40)
    before = path.read_bytes()
    result = ask("db", command, RIELES_DATA=str(tmp_path))
    assert result.exit_code == 3, result.output
    assert len(result.stderr.splitlines()) == 1
    assert path.read_bytes() == before


def test_a_database_with_faults_fails_its_check(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def check(url: str, games: object) -> list[str]:
        return ["match 3: move 9 is not offered", "match 4: another final count"]

    monkeypatch.setattr("bot.host.audit.check", check)
    result = ask("db", "check", RIELES_DATA=str(tmp_path))
    assert result.exit_code == 1
    assert result.stderr.splitlines() == [
        "match 3: move 9 is not offered",
        "match 4: another final count",
        "Error: 2 faults",
    ]


def test_the_bot_is_started_with_what_the_environment_says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    started: list[tuple[object, ...]] = []
    monkeypatch.setattr("bot.app.run", lambda *args: started.append(args), raising=False)
    monkeypatch.setattr("bot.app.run_local", lambda *args: started.append(args), raising=False)
    token, quiet = {"DISCORD_TOKEN": "a.b.c"}, Config(log_level="WARNING")
    assert ask("run", **token, RIELES_LANGUAGE="en").exit_code == 0
    assert ask("local", **token, RIELES_DATABASE_URL="sqlite:///x/y.db").exit_code == 0
    chosen = ask("local", "--port", "8080", "--people", "4", "--data", str(tmp_path), **token)
    assert chosen.exit_code == 0
    assert started == [
        (Config(token="a.b.c", language="en"),),
        (replace(quiet, database_url="sqlite+aiosqlite:///x/y.db"), None, 2),
        (
            replace(quiet, data=tmp_path, database_url=f"sqlite+aiosqlite:///{tmp_path}/rieles.db"),
            8080,
            4,
        ),
    ]


def test_a_board_is_surveyed_and_its_matches_are_summed_up() -> None:
    result = ask("board", "check", "europa", "--matches", "1", "--level", "random")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == "europa: europa"
    assert "ok   cities: 52, of 52" in lines
    assert "     balance: 4 matches of self-play" in lines
    quick = ask("board", "check", "--matches", "0")
    assert quick.exit_code == 0
    assert "balance" not in quick.stdout


def test_a_board_that_breaks_a_rule_fails_the_check(monkeypatch: pytest.MonkeyPatch) -> None:
    class Crooked:
        info = GAMES[0].info

        def survey(self) -> list[Finding]:
            return [Finding("ends", "2", True), Finding("bends", "3", False), Finding("looks", "1")]

    monkeypatch.setattr("engine.games.GAMES", (Crooked(),))
    monkeypatch.setattr(Crooked, "balance", lambda self, ended: [], raising=False)
    monkeypatch.setattr(Crooked, "workloads", lambda self, random: [], raising=False)
    result = ask("board", "check", "--matches", "0")
    assert result.exit_code == 1
    assert result.stdout.splitlines()[1:] == ["ok   ends: 2", "FAIL bends: 3", "     looks: 1"]
    assert result.stderr == "Error: 1 of the board's rules is broken\n"


def test_a_game_without_a_survey_cannot_be_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.games.GAMES", (Gardens(),))
    result = ask("board", "check", "gardens")
    assert result.exit_code == 3
    assert result.stderr == "Error: gardens has no figures of its board\n"


def test_a_board_that_is_broken_is_told_by_file_and_key(tmp_path: Path) -> None:
    """The games are built when a command first needs them, so the fault has one place to end."""
    board = tmp_path / "data" / "boards"
    board.mkdir(parents=True)
    (board / "europa.toml").write_text("cities = 7\n")
    program = (
        "import sys, pathlib, importlib.resources as resources\n"
        f"resources.files = lambda name: pathlib.Path({str(tmp_path)!r}) / name\n"
        "from bot.cli import main\nmain()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, "board", "check"], capture_output=True, text=True
    )
    assert done.returncode == 3
    assert done.stderr.startswith("Error: europa.toml: cities: 7 is no list")
    assert "Traceback" not in done.stderr


def run(*args: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-m", "bot", *args], capture_output=True, text=True)


def test_the_program_itself_ends_with_these_codes() -> None:
    assert run("--help").returncode == 0
    assert run("selfplay", "--game", "go", "--seats", "2").returncode == 2
    done = run(*SELFPLAY, "--matches", "2", "--seed", "7", "--json")
    assert done.returncode == 0
    assert [match["seed"] for match in json.loads(done.stdout)["matches"]] == ["7", "8"]
    assert done.stderr == ""


def test_self_play_needs_no_discord_no_database_no_pictures() -> None:
    program = (
        "import sys\nfrom bot.cli import rieles\n"
        f"rieles({[*SELFPLAY, '--matches', '1']!r}, standalone_mode=False)\n"
        "heavy = {'discord', 'simcord', 'sqlalchemy', 'PIL', 'aiohttp'} & set(sys.modules)\n"
        "sys.exit(f'imported: {heavy}' if heavy else 0)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_a_reader_that_leaves_early_makes_no_noise() -> None:
    command = f"{sys.executable} -m bot board check europa --matches 0 | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True)
    assert done.stdout.startswith("europa: ")
    assert done.stderr == ""
