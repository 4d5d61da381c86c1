"""The environment: what each variable means, and what is said of a wrong one."""

import logging
from pathlib import Path

import pytest

from bot.config import Config, ConfigError, read_config

TOKEN = "MTA0.Gx7abc.secret-part_of-it"


def test_an_empty_environment_is_enough() -> None:
    config = read_config({})
    assert config == Config()
    assert config.token == ""
    assert config.database_url == "sqlite+aiosqlite:///var/rieles.db"
    assert (config.data, config.language, config.log_level) == (Path("var"), "es", "INFO")
    assert config.discord_api is config.discord_gateway is config.discord_cdn is None


def test_every_variable_arrives(tmp_path: Path) -> None:
    config = read_config(
        {
            "DISCORD_TOKEN": f" {TOKEN}\n",
            "RIELES_DATA": str(tmp_path),
            "RIELES_LANGUAGE": "EN",
            "RIELES_LOG_LEVEL": "debug",
            "RIELES_DISCORD_API": "http://127.0.0.1:4000/api/",
            "RIELES_DISCORD_GATEWAY": "ws://[::1]:4001",
            "RIELES_DISCORD_CDN": "https://localhost:4002",
        }
    )
    assert config.token == TOKEN
    assert config.data == tmp_path
    assert config.database_url == f"sqlite+aiosqlite:///{tmp_path}/rieles.db"
    assert (config.language, config.log_level) == ("en", "DEBUG")
    assert config.discord_api == "http://127.0.0.1:4000/api"
    assert config.discord_gateway == "ws://[::1]:4001"
    assert config.discord_cdn == "https://localhost:4002"


def test_a_blank_variable_counts_as_none() -> None:
    assert read_config({"RIELES_LANGUAGE": "  ", "DISCORD_TOKEN": ""}) == Config()


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("sqlite:///a/b.db", "sqlite+aiosqlite:///a/b.db"),
        ("sqlite+aiosqlite:////a/b.db", "sqlite+aiosqlite:////a/b.db"),
        ("postgresql://u:p@h/n", "postgresql+asyncpg://u:p@h/n"),
        ("postgresql+asyncpg://u:p@h/n", "postgresql+asyncpg://u:p@h/n"),
    ],
)
def test_a_database_may_be_named_without_its_driver(given: str, meant: str) -> None:
    assert read_config({"RIELES_DATABASE_URL": given}).database_url == meant


WRONG = {
    "DISCORD_TOKEN": [f'"{TOKEN}"', f"Bot {TOKEN}", "a\x00b", "señal"],
    "RIELES_DATABASE_URL": ["rieles.db", "mysql://h/n", "sqlite://", "sqlite:///"],
    "RIELES_LANGUAGE": ["fr", "español"],
    "RIELES_LOG_LEVEL": ["LOUD", "20"],
    "RIELES_DISCORD_API": [
        "https://discord.com/api",
        "http://127.0.0.1.example.org",
        "http://localhost@example.org",
        "http://user@127.0.0.1:80",
        "http://example.org\\@127.0.0.1/",
        "http://10.0.0.1",
        "http://0.0.0.0:80",
        "http://127.0.0.1:99999",
        "http://[::1",
        "ws://127.0.0.1",
        "127.0.0.1:80",
        "http://",
    ],
    "RIELES_DISCORD_GATEWAY": ["wss://gateway.discord.gg", "http://127.0.0.1"],
    "RIELES_DISCORD_CDN": ["https://cdn.discordapp.com", "ftp://127.0.0.1"],
}


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in WRONG.items() for value in values]
)
def test_a_wrong_value_is_named_in_one_line(name: str, value: str) -> None:
    with pytest.raises(ConfigError) as error:
        read_config({name: value})
    said = str(error.value)
    assert said.startswith(f"{name}: ")
    assert "\n" not in said
    assert "need" in said or name == "DISCORD_TOKEN"


def test_a_data_folder_that_is_a_file(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.touch()
    with pytest.raises(ConfigError, match=r"RIELES_DATA: .*is a file; it needs a folder"):
        read_config({"RIELES_DATA": str(path)})


def test_all_wrong_values_are_named_at_once() -> None:
    with pytest.raises(ConfigError) as error:
        read_config({"RIELES_LANGUAGE": "fr", "RIELES_LOG_LEVEL": "x", "DISCORD_TOKEN": "a b"})
    assert [fault.split(":")[0] for fault in error.value.faults] == [
        "DISCORD_TOKEN",
        "RIELES_LANGUAGE",
        "RIELES_LOG_LEVEL",
    ]


def test_secrets_are_in_no_repr_log_or_error(caplog: pytest.LogCaptureFixture) -> None:
    password = "hunter2"
    environment = {
        "DISCORD_TOKEN": TOKEN,
        "RIELES_DATABASE_URL": f"postgresql://me:{password}@host/name",
    }
    config = read_config(environment)
    logging.getLogger("test").warning("%s %r", config, config)
    with pytest.raises(ConfigError) as error:
        read_config(
            {
                "DISCORD_TOKEN": f"'{TOKEN}'",
                "RIELES_DATABASE_URL": f"mysql://me:{password}@host/name",
                "RIELES_DISCORD_API": f"https://me:{password}@host",
            }
        )
    for said in (repr(config), str(config), caplog.text, str(error.value), repr(error.value)):
        assert TOKEN not in said
        assert password not in said
